# What things on the table are, and the guided first game. Each `what-` has the number of its rule.

what-druid = A druid. Nobody owns him: everybody moves every druid, one place forward for each card of his colour.
    .rule = C-1
what-card = A druid card: it moves the druid of its colour one place. You get new ones only when nobody has any left.
    .rule = C-9
what-face-down = Start parts that lie face down. Only their owner knows them, until they are given up or the final exchange begins.
    .rule = C-4
what-helmet = Experience cards. One may be added to druid cards of the same colour for one more step. Left over at the end: 1 swaps a part, 2 take one.
    .rule = C-7
what-hand = Your hand. In your turn you play one or more druid cards of one colour.
    .rule = C-6
what-find = A place with finds: whoever stops a druid here takes as many parts from the display as it shows amulets.
    .rule = C-14
what-ruin = A ruin: whoever stops a druid here gives up as many parts as it shows, but draws an experience card.
    .rule = C-17
what-cult = A cult place: whoever stops a druid here may draw a druid card.
    .rule = C-20
what-start = The harbour, from which all druids set out.
    .rule = C-9
what-display = The display: nine open parts to take from. It is filled up after every find.
    .rule = C-5
what-part = A part of an amulet. Nine different parts make a complete amulet.
    .rule = C-15
what-amulet = One of this player's amulets. Empty places are still missing.
    .rule = C-15
what-amulets = This player's amulets: complete ones with a tick, then the incomplete ones with their number of parts.
    .rule = C-15
what-complete = Complete amulets, and behind them how large the incomplete ones are. Most complete amulets win; a tie is decided by the largest incomplete one.
    .rule = C-34
what-crown = Complete amulets. Who has most of them at the end wins.
    .rule = C-34
what-supply = Parts that are still face down. From here the display is filled up.
    .rule = C-16
what-reserve = Parts given up in ruins. They come back when the supply is used up.
    .rule = C-18
what-unseen = How many cards of each colour you have not seen yet: in the pile or in other hands.
    .rule = C-12

intro-turn =
    Play one or more cards of one colour: that druid walks one place for each card.
    Carry out only the place where he stops: take parts, give up parts, or draw a card.
    When nobody has druid cards left, everybody gets new ones.
    Once a druid has reached the goal, the round is finished, and experience cards are used.
intro-points =
    Complete amulets: nine different parts each. Most of them win.
    A tie: the largest incomplete amulet, then the next.

lesson-first = Collect the nine different parts of an amulet, more than once if you can: whoever has most complete amulets at the end wins.
lesson-first-in-find = Finding parts
lesson-first-in-cult = Three kinds of places
lesson-first-in-ruin = A ruin
lesson-first-in-experience = Experience
lesson-first-in-finale = To the end

lesson-first-goal = The goal: the most complete amulets. An amulet has nine different parts. Nine parts lie open here, and you can win them on the way across the island.
lesson-first-druids = Five druids walk along the road. Nobody owns one of them: you may move any, and so may the others.
lesson-first-hand = You move them with these cards. Each card takes the druid of its colour one place further. In a turn you play one or more cards of one colour.
lesson-first-to-village = The first place is a village: whoever stops there takes one part. Play one card, red for example: click its landing place, then the green button.
    .better = One card leads into the village, and that brings a part at once. Standing Stones gives only another card.
lesson-first-first-part = Now take a part. All of these are new to you: each brings you further.
    .better = All are good.
lesson-first-second-move = Black is still in the harbour: it can reach the village, too.
    .better = One card leads into the village again: another part at once.
lesson-first-second-part = Take another part that you do not have yet. A tick marks what fits into your largest amulet.
    .better = You have a ring already: a second one would begin a new amulet. First fill the one you have begun.
lesson-first-own-amulets = Your largest amulet has three parts now. You began with two equal parts, so the other one already lies in a second amulet.

lesson-first-three-kinds = There are three kinds of places. Finds give parts. Cult places give a card. Ruins cost parts. Only the place where a druid stops counts, not those he walks past.
lesson-first-to-stones = Brown can reach the standing stones with one card; every other move ends in a ruin. Play brown.
    .better = All others end in the ruin and cost you a part. The cult place costs nothing and brings a card.
lesson-first-draw = You may draw a druid card. More cards mean more turns in this round: draw.
    .better = A card more is a turn more, and it may save you from a ruin.

lesson-first-no-way-out = It happens to everyone: each of your cards leads into the ruin now. You must play one, nobody may pass. But a ruin also makes wiser.
lesson-first-to-ruin = Play any of your cards.
    .better = They all lead to the same ruin.
lesson-first-give = One part must go. You have the spiral twice: give up one of them, and your large amulet stays as it is.
    .better = Give up the spiral: you have it twice. Anything else tears a hole into your largest amulet.
lesson-first-wiser = For it you got an experience card, the one with the helmet. It can save you from the next ruin, as you will see.

lesson-first-helmets = You have two experience cards for grey. You may add them to a grey druid card, each for one more step.
lesson-first-look = Grey stands before the mill village. One card: village, one part. One more step: castle, two parts. Yet another: a ruin. So count your steps.
lesson-first-with-helmet = Play the grey card with one experience card: two parts.
    .better = One grey card with one experience card stops exactly at the castle: two parts instead of one, or instead of a ruin.
lesson-first-two-parts = Take two parts that your largest amulet is missing; they have a tick.
    .better = Two different parts with a tick would both have fitted into your largest amulet.
lesson-first-rounds = When nobody has any druid cards left, everybody gets five new ones. So it goes on, round after round, until a druid reaches the goal.

lesson-first-late = Now a late moment. You have one complete amulet and a second with six parts. Alder already has two complete ones. Can you catch up?
lesson-first-goal-place = The goal gives four parts. Once a druid has arrived, this round is played to its end, and that is the end of the game.
lesson-first-arrive = Brown needs two steps, and you have two brown cards. Go!
    .better = Two brown cards reach the goal: four parts, and three of them are all that your second amulet is missing.
lesson-first-four-parts = Wave, drop and lozenge complete your second amulet. Take them, and a fourth one.
    .better = Wave, drop and lozenge would have made your second amulet complete.
lesson-first-ending = Two complete amulets! Now play the round to its end. At the very end experience cards are worth something once more: one swaps a part, two take one.
