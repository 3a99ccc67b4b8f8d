# Meduris in English. Terms follow the glossary of docs/rules/meduris.md; the rules themselves stand in en-rules.ftl.
# Arguments: $seat, $seats, $owner, $asked and $rune_from arrive as names, terms ($good, $goods, $plateau, $from, $to, $rune,
# $chip, $face) as words, numbers as numbers. What the reader may not know, and nobody, arrives as the text "hidden".
# Numbers of the box ($temple_price, $substitution_rate, …) can stand in every message: FACTS in content.py.

title = Meduris
tagline = Settle the foot of the mountain, build huts and temples, and keep goods ready for the druid.

## Terms

good-wood = wood
good-wool = wool
good-copper = copper
good-stone = stone

plateau-wood = forest
plateau-wool = sheep pastures
plateau-copper = mine
plateau-stone = quarry

rune-serpent = serpent
rune-frame = frame
rune-branches = branches
rune-arch = arch
rune-whirl = whirl
rune-waves = waves
rune-bows = bows
rune-hook = hook
rune-arrow = arrow

chip-points2 = chip “2”
chip-free_hut = chip “hut”
chip-druid = chip “druid”
chip-face_down = chip face down
chip-none = no chip

face-wood = wood
face-wool = wool
face-copper = copper
face-stone = stone
face-any = +1 of any good
face-loss = −1

## What happened

event-starts = { $seat } is the start player
event-lay_chip = { $seat } lays a bonus chip face down on field { $field }
event-chip = On field { $field }: { $chip }
event-place = { $seat } places a worker: { $plateau }
event-turn = Turn { $turn }: { $seat }
event-roll = { $seat } rolls { $face }
event-harvest = { $seat } obtains { $amount } { $good }
event-short = Too little { $good } in the supply: { $seat } goes without { $amount }
event-take = { $seat } takes { $good }
event-take_nothing = { $seat } takes nothing
event-give = { $seat } gives back { $good }
event-lay = { $good ->
    [hidden] { $seat } lays down a good secretly
   *[other] { $seat } lays down { $good } secretly
}
event-worker = { $seat } moves a worker from the { $from } to the { $to }
event-pay = { $seat } spends { $amount } { $good }
event-free_hut = { $seat } builds for free on field { $field }
event-hut = { $size ->
    [one] { $seat } builds a free-standing hut on field { $field }
   *[other] { $seat } builds a hut on field { $field }: a settlement of { $size } huts
}
event-chip_points = The chip on field { $field } brings { $seat } { $points } points
event-druid_chip = { $seat } now has a druid chip under the hut on field { $field }
event-rune = { $seat } takes the rune stone: { $rune }
event-rune_from = { $seat } takes the rune stone from { $owner }: { $rune }
event-temple = { $seat } builds a temple on field { $field }
event-stone = The druid goes to his stone field { $stone }
event-druid_waits = There is no hut yet: the druid waits
event-druid = { $size ->
    [one] The druid stops at field { $field } and asks { $seat } (free-standing hut)
   *[other] The druid stops at field { $field } and asks { $seat } (settlement of { $size } huts)
}
event-river = The druid crosses the great river: interim rune scoring
event-river_points = { $points ->
    [one] Rune stones: { $points } point for { $seat }
   *[other] Rune stones: { $points } points for { $seat }
}
event-offer_nothing = { $points ->
    [0] { $seat } offers nothing at field { $field } and stays at 0 points
    [one] { $seat } offers nothing at field { $field } and loses { $points } point
   *[other] { $seat } offers nothing at field { $field } and loses { $points } points
}
event-offer_one = { $points ->
    [one] { $seat } offers one good at field { $field }: { $points } point
   *[other] { $seat } offers one good at field { $field }: { $points } points
}
event-offer_both = { $seat } offers both goods at field { $field }: { $points } points
event-offer_chip = { $points ->
    [one] { $seat } uses the druid chip at field { $field }: { $points } point
   *[other] { $seat } uses the druid chip at field { $field }: { $points } points
}
event-last_turns = { $seat } has built everything: all others have one more turn
event-will_build = { $seat } will still build
event-will_not_build = { $seat } will not build any more
event-exhausted = The mountain is empty and nobody builds any more
event-deadlock = No building fits on any field that is left
event-turn_cap = The game has lasted long enough
event-last_lap = The last lap of the druid begins
event-temple_points = { $points ->
    [one] Temple on field { $field }: { $points } point for { $seat }
   *[other] Temple on field { $field }: { $points } points for { $seat }
}
event-rune_points = { $runes ->
    [0] { $seat } has no rune stone: { $points } points
    [one] { $runes } rune stone of { $seat }: { $points } point
   *[other] { $runes } rune stones of { $seat }: { $points } points
}
event-result = { $points ->
    [one] Place { $place }: { $seat } with { $points } point
   *[other] Place { $place }: { $seat } with { $points } points
}

## A turn in one line

chapter-temples = Temples
chapter-runes = Rune stones
chapter-result = The end
net-lay_chip = chip on { $field }
net-place = worker: { $plateau }
net-harvest = got { $amount } { $good }
net-take = got { $good }
net-give = gave back { $good }
net-worker = worker to the { $to }
net-hut = hut on { $field }
net-druid_chip = a druid chip
net-rune = { $rune } rune
net-rune_from = { $whom ->
    [you] took your { $rune } rune
   *[other] took the { $rune } rune from { $owner }
}
net-temple = temple on { $field }
net-last_turns = the last turns begin

## What decided it

result-result = Place { $place }: { $seat } with { $points } points (temples { $temple_points }, { $runes } rune stones { $rune_points }); { $buildings } buildings, { $left } goods left
result-shared_victory = { $seats } share the victory: points, buildings and goods are equal
result-decided_by_points = { $seat } wins with { $points } points
result-decided_by_buildings = { $seat } wins the tie with more huts and temples, { $count } to { $other }
result-decided_by_goods = { $seat } wins the tie with more goods left, { $count } to { $other }

## Moves, with their effect

move-place = { $height ->
    [1] Place a worker: { $plateau } (empty)
   *[other] Place a worker: { $plateau } (at height { $height })
}
move-take = Take { $good } (supply: { $supply })
move-take_nothing = Take nothing
move-give = Give back { $good }
move-lay = Lay down { $good } secretly
move-lay_chip = Lay the bonus chip on field { $field }
move-worker = Move the worker at height { $height } from the { $from } to the { $to }: { $own } { $good } for you{ $others ->
    [0] {""}
   *[other] , { $others } for others
}
move-hut = Hut on field { $field }: { $free ->
    [true] free ({ $times }× { $goods } saved), {""}
   *[other] { $times }× { $goods }, {""}
}{ $replaced ->
    [0] {""}
   *[other] { $replaced } replaced { $substitution_rate }:1 ({ $cost } goods), {""}
}{ $rune_is ->
    [new] rune { $rune }, {""}
    [taken] rune { $rune } from { $rune_from }, {""}
   *[own] {""}
}{ $size ->
    [one] free-standing
   *[other] settlement of { $size }
}; { $stone ->
    [0] { $asked_size ->
        [0] the druid waits
       *[other] the druid asks { $asked }
    }
   *[other] druid to stone { $stone }
}{ $points ->
    [0] {""}
    [one] ; { $points } point at once
   *[other] ; { $points } points at once
}
move-temple = Temple on field { $field }: { $times ->
    [1] {""}
   *[other] { $times }× {""}
}{ $goods }{ $replaced ->
    [0] {""}
   *[other] , { $replaced } replaced { $substitution_rate }:1 ({ $cost } goods)
}, { $worth ->
    [one] { $worth } hut beside it
   *[other] { $worth } huts beside it
}; { $stone ->
    [0] { $asked_size ->
        [0] the druid waits
       *[other] the druid asks { $asked }
    }
   *[other] druid to stone { $stone }
}{ $points ->
    [0] {""}
    [one] ; { $points } point at once
   *[other] ; { $points } points at once
}
move-pay = Pay{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } wood
}{ $wool ->
    [0] {""}
   *[other] {" "}{ $wool } wool
}{ $copper ->
    [0] {""}
   *[other] {" "}{ $copper } copper
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone } stone
}{ $replaced ->
    [0] {""}
   *[other] {" "}(replaces { $instead_of })
}
move-offer_nothing = { $points ->
    [0] Offer nothing (you stay at 0)
   *[other] Offer nothing ({ $points })
}
move-offer_one = { $cost ->
    [one] Offer one of { $goods } (+{ $points })
   *[other] Offer one good, replaced by { $cost } others (+{ $points })
}
move-offer_both = Offer both goods: { $goods } (+{ $points }, { $cost } goods)
move-offer_chip = Use the druid chip (+{ $points })
move-will_build = I will still build
move-will_not_build = I will not build any more

confirm-place = Place worker
confirm-take = Take good
confirm-take_nothing = Take nothing
confirm-give = Give back
confirm-lay = Lay down
confirm-lay_chip = Lay chip
confirm-worker = Move worker
confirm-hut = Build hut
confirm-temple = Build temple
confirm-pay = Pay
confirm-offer_nothing = Offer nothing
confirm-offer_one = Offer one good
confirm-offer_both = Offer both goods
confirm-offer_chip = Use chip
confirm-will_build = I will build
confirm-will_not_build = No more

## Why not?

why-must_lay_chip = First lay a bonus chip on a field.
why-chip_too_near = Between two bonus chips there must be at least { $chip_gap } free fields; field { $field } is too near.
why-no_room_for_chips = With a chip on field { $field } there would be no room for the chips still to come.
why-no_such_field = There is no field { $field } on this side of the board; the last one is { $last }.
why-must_place_worker = First place one of your workers on a plateau.
why-tower_full = No more than { $max_workers_per_plateau } workers fit on one plateau: the { $plateau } is full.
why-must_take_good = First take a good from the mountain.
why-supply_empty = There is no { $good } left in the supply.
why-no_declining = At this table a good cannot be declined.
why-must_give_good = First give one of your goods back.
why-must_lay_good = First lay down one of your goods secretly.
why-good_not_held = You have no { $good }.
why-must_act = After the die you must move a worker, build a hut or build a temple.
why-choose_field_first = First choose where to build; then you pay.
why-choose_worker_first = First click the worker you want to move, then the plateau it goes to.
why-no_worker_there = There is no worker at height { $height } there: { $plateau }.
why-not_your_worker = This worker belongs to { $seat } ({ $plateau }, height { $height }); you move only your own.
why-same_plateau = The worker must leave the plateau it stands on: { $plateau }.
why-name_lower_worker = Two of your workers stand on each other there ({ $plateau }): name the lower one, at height { $height }.
why-no_huts_left = You have no hut left.
why-no_temples_left = You have no temple left.
why-hut_stands_there = Field { $field } is not free: a hut of { $seat } stands there.
why-temple_stands_there = Field { $field } is not free: a temple of { $seat } stands there.
why-chip_on_field = A temple may not be built on a bonus chip; on field { $field } lies the { $chip }.
why-cannot_pay = Field { $field } costs { $times }× { $goods }. You lack { $missing } of these; to replace them you would need { $needed } other goods and have { $spare }.
why-must_pay = First pay for { $goal ->
    [hut] the hut on field { $field }
    [temple] the temple on field { $field }
   *[other] the offering at field { $field }
}.
why-goods_not_held = You cannot pay { $paid } { $good }: you have { $held }.
why-payment_too_small = That is too little for { $times }× { $goods }; every missing good takes { $substitution_rate } others.
why-payment_too_large = That is too much for { $times }× { $goods }; every missing good takes exactly { $substitution_rate } others.
why-use_goods_held = At this table you may only replace goods you do not have.
why-must_offer = The druid is waiting at field { $field }: offer something or nothing.
why-cannot_offer_one = You have neither { $goods } nor { $substitution_rate } other goods instead.
why-cannot_offer_both = For both goods ({ $goods }) you lack { $missing }; to replace them you would need { $needed } other goods and have { $spare }.
why-lone_hut = The hut on field { $field } stands alone: both goods would bring no more than one.
why-no_druid_chip = There is no druid chip under the hut on field { $field }.
why-must_answer = First say whether you will still build.

## What is asked

ask-lay_chip = Lay a bonus chip on a field
    .help = Face down and unseen; at least { $chip_gap } free fields between two chips.
ask-place = Place a worker on a plateau
    .help = On top of those already there; no more than { $max_workers_per_plateau }.
ask-take = Take one good of your choice
    .help = It does not matter where your workers stand.
ask-give = Give one good back
    .help = It returns to the mountain.
ask-lay = Lay one good down secretly
    .help = All choose at the same time; then all is revealed.
ask-action = Your turn: worker, hut or temple
    .help = Look where the druid will go before you build.
ask-pay = Choose how you pay at field { $field }
    .help = { $substitution_rate } goods of any kinds replace one.
ask-offer = The druid asks at field { $field }
    .help = Nothing: −{ $nothing_costs }. One good: +{ $offer_one_points }. Both: a point for every hut of the settlement.
ask-still_build = The mountain is empty: will you still build?
    .help = If nobody will, the last lap begins.

asks-lay_chip = { $seat } lays a bonus chip
asks-place = { $seat } places a worker
asks-take = { $seat } takes a good
asks-give = { $seat } gives a good back
asks-lay = { $seat } lays a good down secretly
asks-action = { $seat } chooses an action
asks-pay = { $seat } chooses how to pay
asks-offer = The druid asks { $seat } for an offering
asks-still_build = { $seat } decides whether to build again
asks-deal = The die is rolled

step-roll = Roll the die
step-action = Act
step-druid = Druid

## Options of a table

option-start_player = Start player
    .help = Who places the first worker and takes the first turn.
option-chip_placement = Laying the bonus chips
    .help = At random, or by you: in turn order, face down and unseen.
option-chip_placement-random = at random
option-chip_placement-manual = by the players
option-huts_per_player_override = Shorter game: huts each
    .help = 0 is the printed number. Otherwise { $least_huts } to { $huts_of_two } with two players, { $least_huts } to { $huts_each } with three or four.
option-exhaustion_end = End with an empty mountain
    .help = When the last lap begins although nobody has built everything.
option-exhaustion_end-all_decline = when all in turn do not build
option-exhaustion_end-poll = when all say that they will not build
option-exhaustion_end-off = never
option-loss_order = Giving back goods
    .help = How the −1 of the die is carried out.
option-loss_order-turn_order = in turn order
option-loss_order-simultaneous = secretly, all at once
option-voluntary_substitution = Replace goods you have
    .help = { $substitution_rate } goods may replace one even if you have that one.
option-any_good_decline = A good may be declined
    .help = At the +1 of the die you may take nothing.
option-both_goods_alone = Both goods at a single hut
    .help = A hut that stands alone may also be given both goods. They bring 1 point, as one good does.
option-open_goods = Open goods
    .help = Everybody sees all goods; there are no screens.
option-goods_count = Show how many goods
    .help = Everybody sees how many goods the others have, but not which.

## Words of the board

turn = Turn { $turn }
last-turns = { $turns ->
    [one] Last turns: { $turns } to go
   *[other] Last turns: { $turns } to go
}
last-lap = Last lap of the druid
start-player = Start player
field = Field { $field }
district = District { $rune }
hut = hut
temple = temple
settlement = Settlement of { $size }
cost = Cost
great-river = The great river
druid = Druid
druid-on-stone = { $stone ->
    [0] The druid is on his temple
   *[other] The druid is on stone field { $stone }
}
druid-at-field = The druid stands at field { $field }
druid-goes = The druid will go here
route = Order of the last lap
mountain = Mountain
supply = Supply
supply-empty = Supply empty
tower = Tower
goods = Goods
hidden-goods = behind the screen
goods-held = { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
}
unseen = Behind the other screens
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
huts-left = { $huts ->
    [one] { $huts } hut left
   *[other] { $huts } huts left
}
temples-left = { $temples ->
    [one] { $temples } temple left
   *[other] { $temples } temples left
}
runes = { $runes ->
    [one] { $runes } rune stone
   *[other] { $runes } rune stones
}
pay-with = Pay with

## Why a move is good: what it brings more or less of

reason-tempo = the turns you have left
reason-points = your points
reason-rivals = the points of your best rival
reason-goods = goods in hand
reason-workers = your workers
reason-huts = your huts
reason-druid = the druid on his way to your huts
reason-temples = your temples
reason-fields = the fields you can build on
reason-runes = your rune stones

source-chips = bonus chips
source-refusals = refused offerings
source-offerings = offerings
source-river = rune stones at the river
source-temples = temples
source-runes = rune stones at the end
amount-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
amount-good = { $amount } { $good }
amount-huts =
    { $amount ->
        [one] { $amount } hut
       *[other] { $amount } huts
    }
amount-next_huts =
    { $amount ->
        [one] { $amount } hut the druid comes to next
       *[other] { $amount } huts the druid comes to next
    }
amount-temple_points =
    { $amount ->
        [one] { $amount } point from temples
       *[other] { $amount } points from temples
    }
amount-runes =
    { $amount ->
        [one] { $amount } rune stone
       *[other] { $amount } rune stones
    }
amount-runes_threatened =
    { $amount ->
        [one] { $amount } threatened rune stone
       *[other] { $amount } threatened rune stones
    }
amount-climb =
    { $amount ->
        [one] { $amount } good at the next climb
       *[other] { $amount } goods at the next climb
    }
amount-small_yield =
    { $amount ->
        [one] { $amount } good from all faces of the die
       *[other] { $amount } goods from all faces of the die
    }
amount-of_three =
    { $amount ->
        [one] { $amount } hut in a settlement of three
       *[other] { $amount } huts in settlements of three
    }
amount-of_more =
    { $amount ->
        [one] { $amount } hut in a settlement of four or more
       *[other] { $amount } huts in settlements of four or more
    }
amount-druid_chips =
    { $amount ->
        [one] { $amount } druid chip
       *[other] { $amount } druid chips
    }
amount-goods_lacking =
    { $amount ->
        [one] { $amount } good lacking for the last lap
       *[other] { $amount } goods lacking for the last lap
    }
amount-payable_of_more =
    { $amount ->
        [one] { $amount } field to build on in a large settlement
       *[other] { $amount } fields to build on in large settlements
    }
