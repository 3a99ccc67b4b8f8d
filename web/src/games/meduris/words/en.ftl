### Words on the Meduris board and in its panels. Moves, events and terms are in the game's own files.

me-board = Board of Meduris: a ring of { $fields } fields around the mountain
me-map = Small map: show another part of the board
me-zoom-in = Zoom in
me-zoom-out = Show the whole board

## The board in words

me-words-druid = Druid and die
me-words-next-hut = The next hut on the druid's way: field { $field }, { $name }
me-words-marker = The last lap began at field { $field }
me-words-river = The great river flows between field { $last } and field 0
me-words-die = The die shows: { $face }
me-words-plateau = { $plateau }: { $count ->
        [0] no workers
       *[other] workers from below: { $names }
    }; supply: { $supply } { $good }
me-words-district = District { $rune }, rune stone { $holder ->
        [none] unclaimed
       *[other] held by { $holder }
    }
me-words-field = Field { $field }, { $goods }: { $what }
me-words-hut = { $size ->
        [1] hut of { $name }
       *[other] hut of { $name } in a settlement of { $size } huts
    }
me-words-temple = temple of { $name }
me-words-free = { $size ->
        [1] free
       *[other] free, a hut here would make a settlement of { $size }
    }
me-words-druid-here = the druid stands here

## What a build means

me-field = Field { $field }, { $district } district.
me-costs = { $kind ->
        [hut] Hut costs { $cost }.
       *[temple] Temple costs { $cost }.
    }
me-costs-nothing = { $kind ->
        [hut] Nothing: the bonus chip pays.
       *[temple] Nothing.
    }
me-replaced = { $count ->
        [one] { $count } good replaced three for one, { $cost } goods in all.
       *[other] { $count } goods replaced three for one, { $cost } goods in all.
    }
me-worth = { $count ->
        [0] No hut beside it yet.
        [one] { $count } point at the end for the hut beside it.
       *[other] { $count } points at the end for the huts beside it.
    }
me-rune-new = The { $rune } rune, still unclaimed.
me-rune-own = The { $rune } rune is yours already.
me-rune-taken = The { $rune } rune from { $name }.
me-druid-stone = The druid goes to stone field { $stone }.
me-druid-waits = There is no hut to ask yet: the druid waits.
me-druid-enters = { $huts ->
        [one] The druid leaves the stones and asks at field { $field }.
       *[other] The druid leaves the stones and asks { $huts } huts from field { $field } on.
    }
me-druid-walks = { $huts ->
        [one] The druid walks { $steps ->
            [one] { $steps } field
           *[other] { $steps } fields
        } and asks at field { $field }.
       *[other] The druid walks { $steps ->
            [one] { $steps } field
           *[other] { $steps } fields
        } and asks { $huts } huts from field { $field } on.
    }
me-crosses-river = Great river: +1 per rune stone.
me-both-worth = Both goods bring { $points } points.
me-runes-then = { $count ->
        [one] You would hold { $count } rune stone.
       *[other] You would hold { $count } rune stones.
    }
me-points-now = { $points ->
        [one] +{ $points } point at once
       *[other] +{ $points } points at once
    }
me-last-piece = Your last building: everybody else has one more turn.
me-worker = { $state ->
        [held] Your worker in hand, at height { $height }: { $plateau }. Choose a plateau, or put it back.
       *[stands] Your worker at height { $height }: { $plateau }. Pick it up.
    }

## Decision panel

me-kinds = Kind of action
me-tab-worker = Worker
me-tab-hut = Hut
me-tab-temple = Temple
me-list = { $kind ->
        [worker] All moves of your workers
        [hut] All legal fields for a hut
       *[temple] All legal fields for a temple
    }
me-head-field = Field
me-head-cost = Cost
me-head-rune = Rune
me-head-worth = At the end
me-head-druid = Druid to
me-head-now = Now
me-title-action = Choose an action
me-title-place = Place a worker
me-title-take = Take one good
me-title-give = Give one good back
me-title-lay = Lay one good down
me-title-lay_chip = Lay a bonus chip
me-title-still_build = Will you still build?
me-title = { $kind ->
        [hut] Hut on field { $field }
       *[temple] Temple on field { $field }
    }
me-hut-note = { $size ->
        [1] Free-standing hut, each good once
       *[other] Hut { $size } of the settlement, each good ×{ $times }
    }
me-dear = { $count }× 3:1, { $cost } goods
me-free-note = The bonus chip pays for this hut
me-temple-note = A temple costs the same whatever stands beside it
me-pay = Pay
me-gain = Gain
me-druid = Druid
me-free = free
me-new = new
me-own = yours
me-from = from
me-stone = stone
me-others = others +{ $count }
me-instead-of = for
me-yields = This plateau yields { $good } from the top down.
me-yields-nothing = The supply there is empty: nobody gets anything.
me-choose = Choose a move
me-choose-note = Tap a gold field, or step through all of them.
me-choose-worker = Tap one of your workers, then a plateau, or step through all moves.
me-previous = Previous legal move
me-next = Next legal move
me-rune-is-new = Rune
me-rune-is-own = Your rune
me-rune-is-taken = Rune from
me-druid-asks = { $points ->
        [0] Druid
        [1] Druid asks
       *[other] Druid asks, { $points } points each
    }
me-legend-price = Gold fields are open to you; ×2 means each of the two goods twice.
me-legend-dearer = Dashed: you lack goods and pay three others for one.
me-legend-free = A bonus chip makes this hut free.
me-legend-walk = Where the druid would walk, and whom he would ask.
me-legend-worth = Gold fields are open to you; +3 are the huts beside it, scored at the end.
me-legend-worker = Pick up one of your workers.
me-legend-plateau = Then choose its new plateau; +3 is what you get.
me-legend-tower = Top 3, middle 2, bottom 1, for their owners.

## Paying, offering, goods

me-pay-title = { $goal ->
        [hut] Pay for the hut on field { $field }
        [temple] Pay for the temple on field { $field }
        [one] Which good do you offer?
       *[both] How do you pay for both goods?
    }
me-pay-note = Three goods replace one.
me-ways-to-pay = All ways to pay, cheapest first
me-more-ways = Show more ways ({ $count })
me-offer-title = The druid asks at field { $field }
me-settlement = { $size ->
        [1] Free-standing hut
       *[other] Settlement of { $size } huts
    }
me-offer-nothing = Nothing
me-offer-one = One good
me-offer-both = Both goods
me-offer-chip = Use the druid chip
me-offer-replaced = { $cost } goods, replaced three for one
me-chip-gone = Counts as both goods, then it is gone
me-why-not = Not possible. Why?
me-good-note = You { $held }, supply { $supply }
me-tower = { $count ->
        [0] nobody yet
       *[other] from below: { $names }
    }

## Own supplies and players

me-supplies = Your supplies
me-if-played = if you play this
me-payment-follows = payment follows
me-huts-left = Huts left
me-temples-left = Temples left
me-rune-stones = Rune stones
me-mountain = Mountain
me-unseen = Other screens
me-screens = All screens
me-points = points
me-points-word = { $points ->
        [one] point
       *[other] points
    }
me-start = Start player
me-built-all = all built
me-goods-hidden = Goods, hidden behind the screen
me-goods-count = { $count ->
        [one] { $count } good, hidden
       *[other] { $count } goods, hidden
    }

## The end

me-last-turns = Last turns
me-last-turns-help = { $name } has built everything; all others have one more turn.
me-turns-to-go = { $count ->
        [one] { $count } turn to go
       *[other] { $count } turns to go
    }
me-last-lap = Last lap of the druid
me-huts-to-go = { $count ->
        [one] { $count } hut to go
       *[other] { $count } huts to go
    }
me-final-scoring = Final scoring
me-player = Player
me-so-far = So far
me-temples = Temples
me-sum = Points
me-buildings = Huts and temples built
me-goods-left = Goods left
me-tie-break = A tie is decided by huts and temples built, then by goods left.
me-ended-now = If the game ended now, with temples and rune stones: { $points } points
