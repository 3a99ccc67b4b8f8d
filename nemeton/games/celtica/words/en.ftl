# Celtica in English. Terms follow the glossary of docs/rules/celtica.md; the rules themselves stand in en-rules.ftl.
# Arguments: $seat and $seats arrive as names, terms ($druid, $part, $parts, $from, …) as words, numbers as numbers.
# What the reader may not know arrives as the text "hidden".

title = Celtica
tagline = Walk the druids along one path, collect the parts of their amulets and keep clear of the Vikings.

## Terms

druid-red = red
druid-grey = grey
druid-white = white
druid-brown = brown
druid-black = black

part-large_1 = wave
part-large_2 = sun
part-large_3 = spiral
part-large_4 = leaf
part-small_1 = drop
part-small_2 = lozenge
part-small_3 = cross
part-small_4 = ring
part-middle = middle part

place-0 = Harbour (start)
place-1 = Ford Village
place-2 = Standing Stones
place-3 = Burnt Tower
place-4 = Mill Village
place-5 = Cliff Castle
place-6 = Fallen Abbey
place-7 = Oak Grove
place-8 = Lake Village
place-9 = Broken Bridge
place-10 = Heron Monastery
place-11 = Old Fort
place-12 = Moor Village
place-13 = Stone Circle
place-14 = King's Castle
place-15 = Raided Harbour
place-16 = Hill Village
place-17 = Cloud Monastery
place-18 = Black Ruin
place-19 = Great Monastery (goal)

pile-druid = draw pile of druid cards
pile-experience = draw pile of experience cards
pile-parts = supply of amulet parts (from the reserve)

## What happened

event-starts = { $seat } is the start player
event-round = Round { $round }: { $seat } begins
event-deal = { $druid ->
    [hidden] { $seat } is dealt a druid card
   *[other] { $seat } is dealt a { $druid } druid card
}
event-display = New in the display: { $part }
event-start_part = Start part for { $seat }: { $part }
event-secret_part = { $part ->
    [hidden] { $seat } lays a start part face down
   *[other] { $seat } lays a start part face down: { $part }
}
event-reveal = { $seat } turns up: { $parts }
event-reshuffle = Reshuffled: { $pile }
event-play = { $experience ->
    [0] { $cards ->
        [one] { $seat } plays { $cards } { $druid } druid card
       *[other] { $seat } plays { $cards } { $druid } druid cards
    }
    [one] { $cards ->
        [one] { $seat } plays { $cards } { $druid } druid card and { $experience } experience card
       *[other] { $seat } plays { $cards } { $druid } druid cards and { $experience } experience card
    }
   *[other] { $cards ->
        [one] { $seat } plays { $cards } { $druid } druid card and { $experience } experience cards
       *[other] { $seat } plays { $cards } { $druid } druid cards and { $experience } experience cards
    }
}
event-walk = { $seat } moves the { $druid } druid from { $from } to { $to }
event-stays = The { $druid } druid is already in the goal: the cards have no effect
event-take = { $seat } takes: { $parts }
event-give = { $seat } gives up: { $parts }
event-nothing_to_give = { $seat } has no part to give up
event-experience = { $druid ->
    [hidden] { $seat } draws an experience card
   *[other] { $seat } draws a { $druid } experience card
}
event-no_experience = No experience card is left for { $seat }
event-draw = { $druid ->
    [hidden] { $seat } draws a druid card
   *[other] { $seat } draws a { $druid } druid card
}
event-decline = { $seat } draws no card
event-out = { $seat } is out for the rest of the round
event-last_round = The { $druid } druid has reached the goal: this is the last round
event-all_arrived = { $seat } ends the game: all druids are in the goal
event-no_parts = { $seat } ends the game: there are no amulet parts left
event-void = { $cards ->
    [one] { $seat } discards { $cards } druid card, which is void
   *[other] { $seat } discards { $cards } druid cards, which are void
}
event-final = Final exchange: { $seat } may use experience cards
event-final_skipped = Final exchange: { $seat } cannot use any experience cards
event-swap = { $seat } swaps { $own } for { $part } ({ $swap_cost ->
    [one] { $swap_cost } experience card
   *[other] { $swap_cost } experience cards
})
event-buy = { $seat } takes for { $buy_cost ->
    [one] { $buy_cost } experience card
   *[other] { $buy_cost } experience cards
}: { $part }
event-done = { $seat } has finished the final exchange
event-result = { $complete ->
    [one] Place { $place }: { $seat } with { $complete } complete amulet
   *[other] Place { $place }: { $seat } with { $complete } complete amulets
}

## A turn in one line

chapter-result = The end
net-walk = { $druid } druid to { $to }
net-stays = { $druid } druid is in the goal already
net-take = took { $parts }
net-give = gave up { $parts }
net-experience = an experience card
net-draw = drew a card
net-out = out for this round
net-last_round = the last round
net-final_skipped = no final exchange
net-swap = { $own } for { $part }
net-buy = bought { $part }
net-done = final exchange finished
net-worth = { $count ->
    [one] { $worth } part
   *[other] { $worth } parts
}

## What decided it

result-result = { $complete ->
    [one] Place { $place }: { $seat } with { $complete } complete amulet; parts in incomplete amulets: { $incomplete }
   *[other] Place { $place }: { $seat } with { $complete } complete amulets; parts in incomplete amulets: { $incomplete }
}
result-shared_victory = { $seats } share the victory: all their amulets are equal
result-decided_by_complete = { $complete ->
    [one] { $seat } wins with { $complete } complete amulet
   *[other] { $seat } wins with { $complete } complete amulets
}
result-decided_by_incomplete = { $layer ->
    [1] { $seat } wins the tie with the largest incomplete amulet, { $size } to { $other } parts
    [2] { $seat } wins the tie with the second largest incomplete amulet, { $size } to { $other } parts
    [3] { $seat } wins the tie with the third largest incomplete amulet, { $size } to { $other } parts
   *[other] { $seat } wins the tie with incomplete amulet no. { $layer } by size, { $size } to { $other } parts
}

## Moves, with their effect

move-play = Play { $cards } { $druid }{ $experience ->
    [0] {""}
   *[other] {" "}+ { $experience } experience
}: { $to }, { $effect ->
    [take] { $amount ->
        [one] take { $amount } part
       *[other] take { $amount } parts
    }
    [give] { $amount ->
        [0] no part to give up
        [one] give up { $amount } part
       *[other] give up { $amount } parts
    }, { $ruin_cards ->
        [one] draw an experience card
       *[other] draw { $ruin_cards } experience cards
    }
    [draw] may draw a druid card
   *[nothing] no effect
}{ $wasted ->
    [0] {""}
    [one] , { $wasted } step lost
   *[other] , { $wasted } steps lost
}{ $only_ruin ->
    [true] {" "}(this colour reaches only ruins)
   *[other] {""}
}
move-take = Take { $parts }{ $fills ->
    [0] {""}
   *[other] {" "}({ $fills } for your largest incomplete amulet)
}
move-give = Give up { $parts }{ $breaks ->
    [0] {""}
    [one] {" "}(breaks { $breaks } complete amulet)
   *[other] {" "}(breaks { $breaks } complete amulets)
}
move-draw = Draw a druid card (draw pile: { $pile })
move-decline = Draw no card
move-swap = Swap { $own } for { $part } ({ $swap_cost ->
    [one] { $swap_cost } experience card
   *[other] { $swap_cost } experience cards
}): { $complete ->
    [one] { $complete } complete amulet
   *[other] { $complete } complete amulets
}
move-buy = Take { $part } ({ $buy_cost ->
    [one] { $buy_cost } experience card
   *[other] { $buy_cost } experience cards
}): { $complete ->
    [one] { $complete } complete amulet
   *[other] { $complete } complete amulets
}
move-done = Finish the final exchange

confirm-play = Play cards
confirm-take = Take parts
confirm-give = Give up parts
confirm-draw = Draw a card
confirm-decline = Draw no card
confirm-swap = Swap part
confirm-buy = Take part
confirm-done = Finish

## Why not?

why-must_play_cards = You must play at least one druid card now.
why-all_druids_past = No druid can stop there any more: druids only walk forward, and all of them are there or past it.
why-no_card_for_druids_behind = You have no card for a druid that is still on the way there ({ $druids }).
why-place_too_far = Too far: the { $druid } druid comes closest; it would need { $steps } steps, and your cards are good for { $reach }.
why-parts_only_at_find_sites = You take parts when a druid you move stops at a find site: play cards first.
why-experience_needs_druid_card = Experience cards are never played alone: you have no { $druid } druid card to go with them.
why-card_not_held = { $held ->
    [0] You have no { $druid } druid card in hand.
    [one] You have only { $held } { $druid } druid card, not { $cards }.
   *[other] You have only { $held } { $druid } druid cards, not { $cards }.
}
why-experience_not_held = { $held ->
    [0] You have no { $druid } experience card.
    [one] You have only { $held } { $druid } experience card, not { $cards }.
   *[other] You have only { $held } { $druid } experience cards, not { $cards }.
}
why-must_take_parts = { $amount ->
    [one] First take { $amount } part from the display.
   *[other] First take { $amount } parts from the display.
}
why-must_give_parts = First give up { $amount } of your parts.
why-wrong_number_of_parts = { $amount ->
    [one] It must be exactly { $amount } part, not { $given }.
   *[other] It must be exactly { $amount } parts, not { $given }.
}
why-part_not_there_to_take = The display does not hold enough parts of this kind: { $part }.
why-part_not_there_to_give = You do not own enough parts of this kind: { $part }.
why-draw_or_decline = You are at a cult place: draw a druid card or decline.
why-no_card_to_draw = There is no druid card left to draw.
why-final_exchange_only = In the final exchange you can only swap a part, take a part or finish.
why-too_few_experience_cards = { $cost ->
    [one] This costs { $cost } experience card; you have { $held }.
   *[other] This costs { $cost } experience cards; you have { $held }.
}
why-swap_same_kind = Swapping a part for one of the same kind ({ $part }) changes nothing.

## What is asked

ask-play = Your turn: play druid cards of one colour
    .help = One step per card; only the place where the druid stops counts.
ask-take = { $amount ->
    [one] Take { $amount } part from the display
   *[other] Take { $amount } parts from the display
}
    .help = Choose freely; then the display is refilled.
ask-give = Vikings! Give up { $amount } of your parts
    .help = Any parts you like; then you draw { $ruin_cards ->
        [one] an experience card
       *[other] { $ruin_cards } experience cards
    }.
ask-draw = Draw a druid card?
    .help = A drawn card must still be played in this round.
ask-final = Final exchange: use your experience cards
    .help = { $swap_cost ->
        [one] { $swap_cost } card
       *[other] { $swap_cost } cards
    }: swap a part. { $buy_cost ->
        [one] { $buy_cost } card
       *[other] { $buy_cost } cards
    }: take a part from the display.

asks-play = { $seat } is choosing druid cards to play
asks-take = { $seat } is choosing parts from the display
asks-give = { $seat } is choosing parts to give up
asks-draw = { $seat } may draw a druid card
asks-final = { $seat } may use experience cards
asks-deal = Cards and parts are being drawn

step-cards = Play cards
step-walk = Walk
step-place = Resolve the place

## Options of a table

option-start_player = Start player
    .help = Who opens the first round.
option-goal_gives_parts = The goal gives parts
    .help = Whoever brings a druid to the goal takes { $goal_parts ->
        [one] { $goal_parts } part
       *[other] { $goal_parts } parts
    }. Without this the goal gives nothing.
option-swap_returns_to = Swapped part goes to
    .help = Where your own part goes in the final exchange: into the display, where later players can take it, or into the reserve.
option-swap_returns_to-display = the display
option-swap_returns_to-reserve = the reserve
option-hidden_start_parts = Start parts face down
    .help = Only you know your two start parts. They are shown when you give them up, and before the final exchange.
option-open_experience = Open experience cards
    .help = Everybody sees which experience cards the others hold.

## Words of the board

round = Round { $round }
last-round = Last round
final-exchange = Final exchange
start-player = Start player
path = Path
druids = Druids
kind-village = village
kind-castle = castle
kind-monastery = monastery
kind-goal = goal
kind-ruin = ruin
kind-cult = cult place
effect-take = { $amount ->
    [one] take { $amount } part
   *[other] take { $amount } parts
}
effect-give = { $amount ->
    [one] give up { $amount } part
   *[other] give up { $amount } parts
}
effect-draw = may draw a druid card
display = Open display
supply = Supply
reserve = Reserve
draw-pile = Draw pile
discard-pile = Discard pile
unseen = Cards not seen yet
hand = Hand
experience = Experience
complete-amulets = Complete amulets
incomplete-amulets = Incomplete amulets
missing-parts = Missing parts
hidden-cards = { $cards ->
    [one] { $cards } hidden card
   *[other] { $cards } hidden cards
}
cards-left = { $cards ->
    [0] no druid cards left
    [one] { $cards } druid card left
   *[other] { $cards } druid cards left
}
experience-left = { $cards ->
    [0] no experience cards left
    [one] { $cards } experience card left
   *[other] { $cards } experience cards left
}
out = out this round

## Why a move is good

reason-end = how near the end is
reason-complete = your complete amulets
reason-largest = your largest incomplete amulet
reason-further = your further amulets
reason-parts = your amulet parts
reason-spare = spare parts for the ruins
reason-display = parts you need in the display
reason-scarce = parts that are hard to come by
reason-experience = your experience cards
reason-exchange = the final exchange
reason-cards = the number of your druid cards
reason-druids = where the druids stand
reason-hand = the cards in your hand
reason-turn = whose turn it is

source-start = parts at the start
source-stops = parts from stops
source-ruins = parts lost in ruins
source-exchange = the final exchange
amount-complete =
    { $amount ->
        [one] { $amount } complete amulet
       *[other] { $amount } complete amulets
    }
amount-largest =
    { $amount ->
        [one] { $amount } part in the largest amulet
       *[other] { $amount } parts in the largest amulet
    }
amount-parts =
    { $amount ->
        [one] { $amount } amulet part
       *[other] { $amount } amulet parts
    }
amount-open_parts =
    { $amount ->
        [one] { $amount } needed part in the display
       *[other] { $amount } needed parts in the display
    }
amount-experience =
    { $amount ->
        [one] { $amount } experience card
       *[other] { $amount } experience cards
    }
amount-cards =
    { $amount ->
        [one] { $amount } druid card in hand
       *[other] { $amount } druid cards in hand
    }
amount-fills =
    { $amount ->
        [one] { $amount } lacking part from the final exchange
       *[other] { $amount } lacking parts from the final exchange
    }
amount-spare =
    { $amount ->
        [one] { $amount } part to spare for the ruins
       *[other] { $amount } parts to spare for the ruins
    }
amount-idle =
    { $amount ->
        [one] { $amount } card for druids in the goal
       *[other] { $amount } cards for druids in the goal
    }
amount-stuck =
    { $amount ->
        [one] { $amount } colour in hand that can only do harm
       *[other] { $amount } colours in hand that can only do harm
    }
amount-arrived =
    { $amount ->
        [one] { $amount } druid in the goal
       *[other] { $amount } druids in the goal
    }

## The game's own measure, where others have points

measure = { $points ->
    [one] { $points } complete amulet
   *[other] { $points } complete amulets
}
measure-sources = Where the complete amulets came from
measure-over-time = Complete amulets
