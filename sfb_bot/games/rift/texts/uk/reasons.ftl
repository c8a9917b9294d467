# Why a move is good, after "it".
better-material = лишає тебе із сильнішою армією
better-ground = відвойовує місце
better-hand = лишає в тебе в руці кращі закляття
better-threats = готує більше атак
better-safety = лишає твоїх воїнів у більшій безпеці
better-portal = наближає тебе до ворожого порталу
better-tempo = не дає суперникові перепочинку
better-deck = лишає тобі більше воїнів у запасі
