# Why a move is good, after "it".
better-points = наближає бали
better-hero = покращує для тебе становище героїв
better-army = посилює твої фігури проти чужих
better-economy = приносить тобі більше
better-cards = лишає тобі більше карт
better-gear = споряджає твою сторону
better-danger = загрожує чужим і береже твоїх
better-position = веде твої фігури туди, де вони потрібні
