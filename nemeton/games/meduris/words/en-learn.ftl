# What things on the table are, and the guided first game. Each `what-` has the number of its rule.

what-good = Wood, wool, copper or stone: you pay huts and temples with them, and offer them to the druid.
    .rule = M-6
what-goods = Your goods. Nobody else sees them.
    .rule = M-6
what-screen = Goods behind a screen: only their owner knows them.
    .rule = M-6
what-plateau = A plateau with its tower of workers. When the die shows its good, each worker here earns one. A worker who comes up here earns as much as he stands high, and so do those below him.
    .rule = M-17
what-supply = What the mountain still has of this good. When it is gone, nobody earns any.
    .rule = M-12
what-worker = A worker. Instead of building you can move one to another plateau.
    .rule = M-16
what-rune = The rune stone of a district. It belongs to whoever built the last hut there. Each brings 1 point when the druid crosses the great river, and 1 + 2 + 3 … at the end.
    .rule = M-44
what-runes = Your rune stones: 1 point each whenever the druid crosses the great river, and 1 + 2 + 3 … points at the end.
    .rule = M-44
what-druid = The druid. After every building he walks clockwise to the next hut and asks each hut of that settlement for an offering.
    .rule = M-30
what-ended = How many points this player would have if the game ended now.
    .rule = M-43
what-die = The die, rolled at the beginning of each turn. A good: every worker on that plateau earns one. +1: everybody takes a good. −1: everybody gives one back.
    .rule = M-11
what-score = How many points this player has.
    .rule = M-3
what-points = This player's points. Who has most at the end wins.
    .rule = M-46
what-field = A field. A hut here costs both goods shown, as often as the settlement then has huts.
    .rule = M-21
what-chip = A bonus chip. “2”: 2 points at once. “Hut”: the hut is free. “Druid”: pays one offering later.
    .rule = M-26
what-hut = A hut. The druid asks its owner for an offering whenever he comes by.
    .rule = M-18
what-temple = A temple. At the end it brings 1 point for each hut of the settlements on both sides.
    .rule = M-43
what-settlement = So many huts stand side by side here, whoever owns them: that is what both goods together bring at an offering, and what the next hut costs more.
    .rule = M-20
what-starter = The start player: began the first turn.
    .rule = M-10
what-unseen = How many of each good lie behind the other screens together.
    .rule = M-6
what-stones = The druid's stones: the first builds take him from stone to stone, and nobody is asked for anything.
    .rule = M-29
what-offerings = What the druid brings when he asks: a point less for nothing, a point for one good, and for both as many points as the settlement has huts.
    .rule = M-34
what-tab = One of the three actions of a turn: move a worker, build a hut, or build a temple.
    .rule = M-15

intro-turn =
    The die: workers on the plateau it shows earn a good each, or everybody takes or gives back one.
    Then exactly one of three: move a worker and harvest, build a hut, or build a temple.
    After a building the druid walks to the next hut and asks the whole settlement for offerings.
intro-points =
    Offerings: nothing −1, one good +1, both goods as many as the settlement has huts.
    Rune stones: 1 each when the druid crosses the great river; at the end 1 + 2 + 3 …
    Temples: at the end 1 for each hut of the settlements beside them.
    Chips with a 2.

lesson-first = Build huts around the mountain and please the druid who walks from hut to hut: he has the points. Who has most of them at the end wins.
lesson-first-in-workers = Workers on the mountain
lesson-first-in-hut = The first hut
lesson-first-in-price = What a hut costs
lesson-first-in-druid = The druid asks
lesson-first-in-harvest = More goods
lesson-first-in-temple = A temple
lesson-first-in-finale = Settlements and the end

lesson-first-goal = The goal: have the most points at the end. Most of them come from this man, the druid. He walks from hut to hut and asks for offerings. So you need huts, and goods to give him.
lesson-first-mountain = Goods come from the mountain in the middle. It has four plateaus: wood, wool, copper and stone. Whoever has workers there earns goods.
lesson-first-place = You are purple (A), Hazel is blue (B). You take turns putting workers on the plateaus. Put your first one anywhere you like, say on wool: click the plateau, then the green button.
    .better = Any plateau is fine.
lesson-first-place-again = Workers stand on top of each other, at most three. Standing high pays off later. Your second one, please.
    .better = Any plateau is fine.
lesson-first-place-last = And the third. A second kind of good helps: no hut costs only one kind.
    .better = Any plateau is fine.

lesson-first-die = Every turn begins with the die. It shows wool: each worker on the wool plateau has just earned its owner one wool. You have two there, so you got two.
lesson-first-goods = These are your goods now. After the die you do exactly one thing: move a worker, build a hut or build a temple.
lesson-first-free-hut = A hut usually costs the two goods on its field. But on field 11 lies a chip with a hut: there it is free. Choose the field and build.
    .better = On fields 0 and 11 lies a chip with a hut: your first hut would have cost nothing there. Take gifts before Hazel does.
lesson-first-rune = The hut also brought you the rune stone of its district. Whenever the druid crosses the great river, each of your rune stones is worth 1 point, and at the end even more.

lesson-first-two-goods = Without a chip you pay. Field 16 shows wood and wool: a hut that stands alone costs one of each. You have both.
lesson-first-pay-hut = The chip here shows the druid: it stays under your hut and will pay an offering for you one day. Build on field 16.
    .better = Field 16 has a chip with the druid on it: it saves you an offering later. And you have exactly the goods that it costs.
lesson-first-payment = Pay one wood and one wool. What you lack you may replace with three other goods, but that is dear.
    .better = Pay with the goods shown: three others for one is a high price.
lesson-first-stones = After every building the druid moves on. The first three times he only climbs over three stones. From then on he walks around the mountain, along the huts.

lesson-first-walk = The druid is on his way, clockwise. After the next building he walks to the next hut: yours on field 11. The preview always tells you where he will go.
lesson-first-two-points = On field 25 lies a chip worth 2 points at once. Build there, for wood and stone.
    .better = The chip on field 25 gives 2 points at once, on top of hut and rune stone.
lesson-first-two-points-pay = One wood and one stone, as the field shows.
    .better = Pay with the goods shown: three others for one is a high price.
lesson-first-offer = Now he stands at your hut. If you give nothing you lose a point. One of the two goods of this field brings you one. Give him one.
    .better = One good turns −1 into +1. That is worth it nearly always, so keep a good or two for the druid.
lesson-first-offer-pay = Wool or copper, as you like.
    .better = Either is fine.
lesson-first-offered = Points! By the way: he also comes to your huts when Hazel builds. Whoever builds decides how far he walks.

lesson-first-few-goods = Only three goods are left: time for a harvest. You may move one of your workers to another plateau instead of building.
lesson-first-tower = He climbs on top of the tower there, and all of that tower earn: the lowest one good, the second two, the third three. In the mine you stand at the bottom already.
lesson-first-move-worker = Choose the tab “Worker”. Then move one from wool to copper: first click him, then the mine. He brings three copper, your worker at the bottom another one.
    .better = Going up to the copper brings you four goods at once: three for the man on top, one for yours at the bottom. Nothing else brings as much.

lesson-first-temple-worth = Field 26 lies between two settlements: your hut on one side, two huts on the other. A temple there brings 1 point for each of these huts at the end, also for Hazel's. If they grow, it grows with them.
lesson-first-build-temple = A temple never costs more than one of each good. Choose the tab “Temple”, then field 26.
    .better = Between two settlements a temple counts the huts on both sides: three already, and no other field has as many.
lesson-first-three-for-one = You have no wood. So three other goods replace it, as you like.
    .better = Any of these will do.
lesson-first-offer-again = And the druid comes once more. One wool, one point.
    .better = Your last wool turns −1 into +1.

lesson-first-settlement = The game is nearly over, you lead by 34 to 31. Huts that stand side by side are one settlement, whoever owns them. A hut on field 18 joins all of these to a settlement of four.
lesson-first-large-hut = In a settlement of four the hut costs everything four times: four stone and four wood. But when the druid comes, it is worth it. Build on field 18.
    .better = Field 18 makes one settlement out of four huts, three of them yours. The druid goes there at once, and both goods bring you 4 points at each of them.
lesson-first-large-pay = Four wood and four stone.
    .better = Pay with the goods shown: three others for one is a high price.
lesson-first-offer-both = Here both goods together bring as many points as the settlement has huts: 4. Give him both.
    .better = In a settlement of four, both goods or the chip bring 4 points. One good alone brings only 1.
lesson-first-both-pay = One wood and one wool.
    .better = Pay with the goods shown: three others for one is a high price.
lesson-first-ending = Now finish the game by yourself. Once somebody has built everything, the others have one more turn. Then the druid goes around one last time and asks every hut, so keep goods. At the end temples and rune stones count.
