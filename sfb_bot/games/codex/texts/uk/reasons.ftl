# Why a move is good, after "it".
better-base = покращує для тебе становище баз
better-strength = посилює твої удари
better-toughness = робить твоїх бійців витривалішими
better-levels = розвиває твоїх героїв
better-economy = приносить тобі більше золота
better-buildings = зміцнює твою базу спорудами
better-cards = лишає тобі більше карт
better-threat = загрожує чужій базі й береже твою
