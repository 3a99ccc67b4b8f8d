# What things on the table are, and the guided first game. Each `what-` has the number of its rule.

what-prestige = Prestige points. Who has most at the end wins.
    .rule = E-85
what-provisions = Provisions: you pay your way and your dice with them.
    .rule = E-16
what-mistletoe = Mistletoe: you brew potions with it.
    .rule = E-50
what-place = A cult place with its action fields. You may have one die here, and what its field shows you may do.
    .rule = E-32
what-action = An action field: whoever puts a die here may do what it shows.
    .rule = E-35
what-ended = How many points this player would have if the game ended now.
    .rule = E-79
what-die = A die. Placing it costs as many provisions as it shows. The highest one at a place wins 2 points.
    .rule = E-31
what-dice = Your dice in hand: one goes onto the board each turn.
    .rule = E-11
what-general = Your dice in the general supply. Bonuses bring them into your hand.
    .rule = E-11
what-pawn = A druid. Each turn he walks to another cult place; every dark stretch of forest on the way costs 1 more.
    .rule = E-25
what-price = What it costs to go there: the walk, and the die you place.
    .rule = E-26
what-walk = What the walk there costs.
    .rule = E-26
what-start = A start field.
    .rule = E-18
what-fire = A fireplace. Whoever has dice on all cult places around it lights it and gets the bonuses inside.
    .rule = E-37
what-dolmen = Dolmens stand in pairs of a colour. Join both by a chain of your dice: 2 points for each die of the shortest chain, and a beige dolmen.
    .rule = E-39
what-beige = Beige dolmens: whoever joins a pair takes the most valuable one left.
    .rule = E-40
what-sickle = Your sickle. Each step leads along your herbs, and its place at the end is worth points.
    .rule = E-47
what-herb = A medicinal herb. When the sickle reaches a pair, one of the two becomes active and helps you from then on.
    .rule = E-62
what-knowledge = Knowledge: at the end it multiplies the cult places you have won. It also decides ties in contests.
    .rule = E-84
what-tablet = A stone tablet: a task that brings points at the end, if you fulfil it.
    .rule = E-81
what-oracle = The oracle: open tablets with a bonus on both sides of each.
    .rule = E-49
what-oracle-stone = An oracle stone: who takes a tablet beside it gets this bonus.
    .rule = E-49
what-potion = Potions: you pay them with mistletoe, and they work at once.
    .rule = E-51
what-gem = A gem for your amulet: only different ones fit.
    .rule = E-53
what-amulet = Your amulet: gems bring bonuses now and points at the end.
    .rule = E-52
what-menhir = A menhir. Erecting one brings its bonus, and then those of all you have erected so far.
    .rule = E-55
what-stele = A stele. Erecting one brings its bonus as often as your die says.
    .rule = E-57
what-crown = Who wins the contest at this place: the highest die, 2 points.
    .rule = E-33

list-herbs = Herbs
list-potions = Potions
list-tablets = Stone tablets
column-herb = Herb
column-potion = Potion
column-tablet = Tablet
column-mistletoe = Mistletoe
column-points = Points
column-rule = What it does

intro-turn =
    Walk to another cult place and pay provisions for the way.
    Put a die on a free field there and pay as much as it shows; the highest die wins the contest.
    Carry out the action of the field.
    Light fires, join dolmens, make herbs active.
    Who cannot or will not takes an emergency turn: provisions and a die.
intro-points =
    During the game: contests, dolmens, potions, bonuses.
    At the end: leftovers, the sickle, fulfilled tablets, the amulet.
    Cult places with your die on top, times your knowledge.

lesson-first = Walk through the forest, put dice on cult places, light fires, join dolmens and gather knowledge: whoever has most prestige points at the end wins.
lesson-first-in-die = The first die
lesson-first-in-walk = Walking and paying
lesson-first-in-dolmens = Dolmens and a potion
lesson-first-in-fire = A fire
lesson-first-in-finale = To the end

lesson-first-goal = The goal: the most prestige points when the game ends. You have thirteen dice; each one you place on the board does something for you. Nothing is rolled any more, all is planning.
lesson-first-forest = This is a cult place in the forest. It has two fields, and each field shows an action. Whoever puts a die there may do it.
lesson-first-dice = These are your dice in hand. A die costs as many provisions as it shows. Low dice are cheap, high dice win contests.
lesson-first-first-turn = In your first turn you need not walk: your druid stands at his place already. Choose it.
    .better = The emergency turn is for who cannot pay. You have fifteen provisions, so place a die.
lesson-first-which-die = The 1 costs one provision only. Take it.
    .better = Nobody else is here, so a high die wins nothing. The 1 would have done the same for less.
lesson-first-which-field = One field shows the sickle, two steps; the other one a gem for the amulet. Take the sickle.
    .better = The sickle makes herbs active, and those help you in every turn to come. The earlier the better.
lesson-first-do-sickle = Carry it out: two steps.
    .better = An action costs nothing: carry it out.
lesson-first-first-herb = The sickle has reached the first pair of herbs. One of the two becomes active for the rest of the game. Choose one.
    .better = Either is fine.

lesson-first-price = Every turn you walk to another cult place, and you pay for it. Each place on the way costs 1, dark forest 1 more. The figures on the board tell the price: walk + die.
lesson-first-go-on = Walk to H10: two provisions. There the sickle can go on, even three steps.
    .better = At H10, quite near, your sickle gets three steps. Long walks are dear, and provisions are scarce.
lesson-first-cheap-die = The 2 is cheaper than the 3 and does the same here.
    .better = Without a contest, a cheaper die does the same.
lesson-first-more-sickle = Sickle, three steps.
    .better = Three steps reach the next pair of herbs: the earlier, the more turns it helps you.
lesson-first-do-again = Three steps.
    .better = An action costs nothing: carry it out.
lesson-first-fire-herb = The fire herb repeats a bonus whenever you light a fire. A good choice: you will light some.
    .better = The fire herb pays off again and again: every fire you light gives one of its bonuses twice.

lesson-first-chain = A few turns later. At the rim stand dolmens, two of each colour. Both orange ones are nearly joined by your dice. Only one place is missing.
lesson-first-close-it = Go to H01 and close the chain. The preview says what will be joined.
    .better = A die on H01 joins both orange dolmens: 8 points for the chain, 8 more for the beige dolmen.
lesson-first-mistletoe = Take the mistletoe: with it you can brew a potion at once.
    .better = Three mistletoe, one more thanks to your herb: enough for a strong potion at once.
lesson-first-brew = Rich Harvest costs all four: two dice, six provisions and five points. That is just what you need.
    .better = You have no dice left. Rich Harvest brings two, and provisions and points on top.
lesson-first-low-die = Which dice do you take? A 1 is the cheapest to place.
    .better = Low dice save provisions.
lesson-first-low-die-again = Another 1.
    .better = Low dice save provisions.
lesson-first-joined = The dolmens are joined: 2 points for each of the four dice, and 8 for the beige dolmen. That was a good turn!

lesson-first-hearth = Between cult places there are fireplaces. This one is surrounded by your dice, except for one place. Whoever has dice on all of them lights it and gets the bonuses inside.
lesson-first-light-it = Go to H00: that lights the fire, and there are provisions, too.
    .better = H00 lights a fire: its bonuses come on top of the action.
lesson-first-provisions = Twelve provisions, or three dice. You are nearly out of provisions: take those.
    .better = Without provisions you cannot walk. Dice you have.
lesson-first-bonus-die = The fire gives two steps of the sickle and a die. Take a cheap one.
    .better = Low dice save provisions.
lesson-first-once-more = And your fire herb repeats one of these bonuses. The sickle once more reaches the next herbs.
    .better = Either is fine.
lesson-first-fourth-herb = The next pair. Take the tablet herb.
    .better = Either is fine.

lesson-first-late = The last rounds. Hazel has far more points than you. But do not worry: most of them are counted at the end.
lesson-first-end-points = At the end count: your sickle, your tablets, your amulet, and every cult place where your die is the highest, times your knowledge. So knowledge is worth a lot now.
lesson-first-stone-and-fire = Go to H20. There you can erect a menhir and light a fire that brings knowledge.
    .better = H20 is near, lights a fire with two steps of knowledge, and lets you erect a menhir.
lesson-first-two = The 2 is enough.
    .better = The cheaper die does the same here.
lesson-first-menhir-field = Erect a menhir.
    .better = A menhir gives its own bonus and those of all your menhirs before: the more, the better.
lesson-first-which-menhir = Choose its bonus. After it come the bonuses of all menhirs you have erected so far.
    .better = Any of them is fine.
lesson-first-ending = Now finish the game by yourself: two or three turns. Look for fires, for knowledge, and for cult places that you can still win.
