### Words on the Edora board and in its panels. Moves, events and terms are in the game's own files.

step-ed-1 = 1
step-ed-2 = 2
step-ed-3 = 3
step-ed-4 = 4
step-ed-5 = 5
step-ed-6 = 6
step-ed-7 = 7
step-ed-now-1 = 1 Move
step-ed-now-2 = 2 Die
step-ed-now-3 = 3 Contest
step-ed-now-4 = 4 Action
step-ed-now-5 = 5 Fires
step-ed-now-6 = 6 Dolmens
step-ed-now-7 = 7 Herbs

## Pages

ed-pages = Pages of the table
ed-page-forest = Forest
ed-page-overview = Oracle and potions
ed-page-mats = Player boards
ed-round = Round { $round }
ed-tie-order = Ties
ed-tie-order-label = Ties are won in this order: { $names }
ed-tie-rule = Ties go to the marker further ahead, on one field to the upper one.

## Board

ed-board = Board of Edora: the forest with its 24 cult places
ed-zoom-in = Zoom in
ed-zoom-out = Show the whole board
ed-small-map = Map of the board: jump to the spot that is tapped
ed-field = Action field { $action }
ed-die = Die { $value }
ed-die-of = { $name } { $value }
ed-no-dice = No dice
ed-free-actions = Free: { $actions }
ed-walk-cost = { $cost ->
        [one] The walk costs { $cost } provision
       *[other] The walk costs { $cost } provisions
    }
ed-walk-first = First turn: no walk, nothing to pay for it
ed-price-of-die = Die { $value }: { $total } provisions in all{ $winner ->
        [none] { "" }
       *[other] , { $winner } wins the contest
    }
ed-completes-fires = { $count ->
        [one] Completes a fireplace
       *[other] Completes { $count } fireplaces
    }
ed-joins-dolmens = Joins the { $colour } dolmens
ed-fire = Fireplace

## The board in words

ed-words-place = { $portal ->
        [true] { $place }, in a portal clearing
       *[other] { $place }
    }
ed-words-field = { $name ->
        [none] { $action }: free
       *[other] { $action }: die { $value } of { $name }
    }
ed-words-pawns = Pawns: { $names }
ed-words-menhirs = Menhirs: { $stones }
ed-words-steles = Steles: { $stones }
ed-words-stone = { $name } ({ $bonus })
ed-words-ahead = Ahead in the contest: { $name }
ed-words-near = Next to { $places }
ed-words-clearing = In one clearing with { $places }
ed-words-dolmen = Dolmen { $colour }{ $name ->
        [none] { "" }
       *[other] , joined by { $name }
    }
ed-words-fires = Fireplaces
ed-words-fire = { $fire }, between { $places }: { $bonuses }{ $name ->
        [none] , not lit
       *[other] , fire of { $name }
    }
ed-words-spot = Tablet { $spot }: { $tablet }, between the stones { $first } and { $second }
ed-words-spot-empty = no tablet
ed-words-potion = { $potion }: { $cost } mistletoe{ $name ->
        [none] { "" }
       *[other] , brewed by { $name }
    }
ed-words-counted = { $what }: { $count }
ed-words-mat = Player boards of { $name }
ed-words-pawn = Pawn beside { $place }
ed-words-track = Knowledge: field { $field }, multiplier { $multiplier }
ed-words-tablet = { $tablet }: { $progress } of { $needs }{ $copies ->
        [1] { "" }
       *[other] , { $copies } copies
    }
ed-words-pair = Herbs at sickle step { $step }: { $herbs }

## Own board

ed-own-mat = Your board
ed-open-mat = Player boards of { $name }
ed-provisions = Provisions
ed-mistletoe = Mistletoe
ed-prestige = Prestige points
ed-knowledge = Knowledge track
ed-sickle = Sickle
ed-in-hand = Personal supply
ed-general = General supply
ed-show-prices = Die { $value }: show prices with it on the board
ed-sickle-track = Sickle track
ed-sickle-at = Sickle on step { $step }
ed-next-pair = { $steps ->
        [one] Herbs in { $steps } step
       *[other] Herbs in { $steps } steps
    }
ed-end-score = worth { $points } at the end
ed-field-times = the field reached, ×{ $multiplier }
ed-active-herbs = Active herbs
ed-inactive-herbs = Inactive herbs
ed-menhirs = Menhirs
ed-menhirs-placed = Menhirs placed
ed-menhirs-help = next one: its bonus and { $count } more, then itself again
ed-menhir-left = Menhir { $bonus }, not placed yet
ed-menhir-placed = Menhir { $bonus }, placed: its bonus comes again with every menhir
ed-steles = Steles
ed-steles-placed = Steles placed
ed-steles-help = die value, then
ed-stele-left = Stele { $bonus }, not placed yet
ed-stele-placed = Stele { $bonus }, placed
ed-amulet = Amulet
ed-amulet-level = each full level +{ $points }
ed-amulet-column = when the three left slots are filled
ed-gem-slot-empty = empty slot
ed-tablets = Stone tablets
ed-tablets-help = { $points } points each when fulfilled
ed-potions-brewed = Potions brewed
ed-dolmens = Dolmens
ed-hidden = hidden
ed-forecast = If the game ended now
ed-won-times = { $won } won × { $multiplier }
ed-master = Druid master (start player)

## Overview

ed-oracle = Oracle place
ed-oracle-help = A tablet brings the bonuses of both stones beside it.
ed-oracle-stone = Oracle stone: { $bonus }
ed-in-pile = Pile: { $count }.
ed-potions = Potions
ed-potions-help = Brewed only with the mistletoe action.
ed-costs-mistletoe = { $cost } mistletoe
ed-gems = Gems
ed-gems-help = One of each kind on an amulet.
ed-beige = Beige dolmens
ed-beige-help = For the next connections, besides { $points } points per die.
ed-knowledge-field = Field { $field }, multiplier { $multiplier }{ $names ->
        [none] { "" }
       *[other] : { $names }
    }

## Decisions

ed-choose = Choose
ed-turn-help = Choose a place. A die chosen on your board shows its prices.
ed-key-price = Way and die together, in provisions
ed-key-wins = Green: with it you win the contest
ed-key-loses = Red: somebody else wins it
ed-key-fire = A die there completes the fireplace
ed-pays-leaves = Costs { $cost } of { $held } provisions, leaves { $left }
ed-leaves = leaves { $left }
ed-may-turn = can still be turned by up to 2
ed-wins-contest = { $name } wins the contest
ed-warning-no_die = No die left for the next turn unless this one brings some
ed-warning-few_provisions = Only { $left } provisions left: plan a refill
ed-not-with-die = not with this die
ed-brings = Brings
ed-emergency-help = instead of a normal turn
ed-with-herb = with the herb's bonus
ed-no-room = { $taken ->
        [0] no room left: +{ $instead } prestige points instead
       *[other] only { $taken } left: +{ $instead } prestige points for the rest
    }
ed-instead = +{ $instead } prestige points for what no longer fits
ed-to-field = to field { $field }
ed-sickle-to = to step { $to }{ $pairs ->
        [0] { "" }
        [one] , one herb pair
       *[other] , { $pairs } herb pairs
    }
ed-progress = you have { $progress } of { $needs }
ed-costs-leaves = costs { $cost }, leaves { $left } mistletoe
ed-level = Level { $sign }
ed-bonuses-count = { $count } bonuses
ed-bonuses-repeat = { $count } bonuses and one again
ed-other-inactive = { $herb } becomes inactive
ed-decline-help = the die stays, the action is not carried out
ed-at-step = at step { $step }
ed-lay-help = Choose two herbs for the pair at step { $step } of the sickle track.
ed-option-decline = Do without the action
ed-pick-several = Choose { $count } dice: { $chosen } of { $count } chosen
ed-pick-label = Die { $value }: { $count } of { $held } chosen
ed-pick-held = { $held } there
ed-option-stop = { $of ->
    [raise] Turn no die
   *[brew] Brew nothing
}
ed-option-none = No bonus again
ed-option-provisions = Provisions
ed-option-dice = Dice
ed-option-knowledge = Knowledge
ed-option-sickle = Sickle

## End

ed-last-round = Last round
ed-last-round-help = Somebody has placed the last die. The round is finished, then comes the final scoring.
ed-final = Final scoring
ed-final-before = During the game
ed-final-leftovers = Leftovers
ed-final-sickle = Sickle
ed-final-tablets = Tablets
ed-final-amulet = Amulet
ed-final-cult_places = Cult places
ed-final-sum = Prestige points
ed-ended-now = If the game ended now: { $points } prestige points
