### Words on the Celtica board and in its panels. Moves, events and terms are in the game's own files.

ce-board = Board of Celtica: the island with its nineteen places, and the display
ce-letter-red = R
ce-letter-grey = G
ce-letter-white = W
ce-letter-brown = Br
ce-letter-black = Bl
ce-zoom-in = Zoom in
ce-zoom-out = Show the whole board

## The board in words

ce-words-druid = Druid, { $druid }: place { $pos }, { $place }
ce-words-place = { $pos }, { $place }: { $effect }{ $druids ->
        [none] { "" }
       *[other] ; here: { $druids }
    }
ce-words-start = start of the way
ce-words-counted = { $what }: { $count }
ce-words-cards = Cards
ce-words-discarded = Discarded druid cards: { $cards }
ce-words-hidden = Druid cards not seen yet: { $cards }
ce-words-amulets = Amulets of { $name }
ce-words-listed = { $what }: { $list }
ce-words-parts = Parts

## Display

ce-supply = Supply
ce-reserve = Reserve
ce-slot-empty = empty
ce-slot = Display { $number }: { $part }{ $state ->
        [chosen] , chosen as number { $order }
        [fits] , fits your largest incomplete amulet
       *[plain] { "" }
    }

## Hand

ce-hand = Your hand
ce-hand-counts = { $druid } druid, { $experience } experience
ce-hand-empty = No cards in hand
ce-play = Play
ce-card-druid = Druid card, { $druid }, { $letter }
ce-card-experience = Experience card, { $druid }, { $letter }
ce-card-needs = Experience card, { $druid }, { $letter }: it can only be added to druid cards of this colour, and you have none
ce-unseen = Cards not seen
ce-unseen-druid = Druid cards not seen, { $druid }: { $count }
ce-colour-count = { $druid } { $count }
ce-unseen-helmet = Experience cards not seen: { $count }

## Players

ce-druid-cards = Druid cards in hand
ce-face-down = { $count ->
    [one] One start part lies face down
   *[other] { $count } start parts lie face down
}
ce-experience-cards = Experience cards in hand
ce-rank = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
ce-out = out this round
ce-alone = plays alone
ce-complete = complete amulets
ce-then = then { $sizes }
ce-then-help = How many parts the incomplete amulets have; they decide between equal numbers of complete ones
ce-no-parts = no parts yet
ce-amulet-label = Amulet { $number }: { $count } of { $most } parts

## Playing cards

ce-play-title = Choose cards
ce-play-help = Each card is one step. Click cards, or where you want to land.
ce-play-ruined = Each card is one step. Only a ruin within reach: { $druids }.
ce-play-note = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } ({ $druid }), { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
ce-arrived = Already at the goal: the cards have no effect
ce-arrived-experience = Already at the goal: the experience cards would be lost without effect
ce-wasted = { $steps ->
        [one] { $steps } step lost
       *[other] { $steps } steps lost
    }
ce-effect-take = { $amount ->
        [one] take 1 part
       *[other] take { $amount } parts
    }
ce-effect-give = give up { $amount }, draw { $ruin_cards }
ce-effect-draw = may draw a druid card
ce-effect-nothing = no effect
ce-only-ruin = Cards of this colour only reach a ruin

## Taking and giving up parts

ce-take-title = { $amount ->
        [one] Take 1 part
       *[other] Take { $amount } parts
    }
ce-give-title = { $amount ->
        [one] Give up 1 part
       *[other] Give up { $amount } parts
    }
ce-chosen = { $count } of { $amount } chosen
ce-amulet = amulet { $number }
ce-size = { $after } of { $most }
ce-becomes = { $before } becomes { $after } of { $most }
ce-becomes-complete = complete
ce-lacks = still lacks
ce-start-again = Start again
ce-give-label = { $part }, you have { $count }{ $given ->
        [0] { "" }
       *[other] , giving up { $given }
    }
ce-breaks = { $count ->
        [one] Breaks up a complete amulet
       *[other] Breaks up { $count } complete amulets
    }

## Cult place

ce-draw-title = Draw a druid card?
ce-draw-note = A drawn card must be played in this round.
ce-draw-no = No
ce-draw-no-help = keep the hand as it is
ce-draw-yes = Draw one
ce-draw-pile = { $count ->
        [0] the discards are shuffled first
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }

## The end

ce-last-round = Last round
ce-arrived-druids = At the goal: { $druids }
ce-last-round-help = The goal is reached. The game ends when every hand is empty.
ce-last-round-chip = { $count ->
        [one] { $count } druid card left
       *[other] { $count } druid cards left
    }
ce-final-title = Final exchange
ce-final-help = { $swap_cost ->
        [one] { $swap_cost } experience card swaps
       *[other] { $swap_cost } experience cards swap
    } a part, { $buy_cost ->
        [one] { $buy_cost } takes
       *[other] { $buy_cost } take
    } one.
ce-final-chip = { $count ->
        [one] { $count } experience card left
       *[other] { $count } experience cards left
    }
ce-final-left = { $count ->
        [one] { $count } experience card left
       *[other] { $count } experience cards left
    }
ce-final-complete = { $count ->
        [one] Afterwards { $count } complete amulet
       *[other] Afterwards { $count } complete amulets
    }
ce-final-swap = Swap a part
ce-final-buy = Take a part
ce-final-done = Finish
ce-final-own = Give one of your parts
ce-final-display = Take from the display
