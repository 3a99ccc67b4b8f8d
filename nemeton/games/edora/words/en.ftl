# The Druids of Edora in English. Terms follow the glossary of docs/rules/edora.md; the rules themselves stand in en-rules.ftl.
# Arguments: $seat, $master and $contest arrive as names, terms ($place, $action, $herb, …) as words, numbers as numbers.
# What the reader may not know, or what there is not, arrives as the text "hidden".

title = The Druids of Edora
tagline = Walk from cult place to cult place, spend provisions and dice with care, and gain prestige in a forest full of bonuses.

## Terms

place-H00 = cult place H00
place-H01 = cult place H01
place-H02 = cult place H02
place-V00 = cult place V00
place-V01 = cult place V01
place-V02 = cult place V02
place-V03 = cult place V03
place-H10 = cult place H10
place-H11 = cult place H11
place-H12 = cult place H12
place-V10 = cult place V10
place-V11 = cult place V11
place-V12 = cult place V12
place-V13 = cult place V13
place-H20 = cult place H20
place-H21 = cult place H21
place-H22 = cult place H22
place-V20 = cult place V20
place-V21 = cult place V21
place-V22 = cult place V22
place-V23 = cult place V23
place-H30 = cult place H30
place-H31 = cult place H31
place-H32 = cult place H32

action-P = provisions or dice
action-K2 = knowledge, { $K2_steps } steps
action-K3 = knowledge, { $K3_steps } steps
action-S2 = sickle, { $S2_steps } steps
action-S3 = sickle, { $S3_steps } steps
action-T = stone tablet
action-M3c1 = { $M3c1_mistletoe } mistletoe, { $M3c1_potions } potion
action-M2c1 = { $M2c1_mistletoe } mistletoe, { $M2c1_potions } potion
action-M2c2 = { $M2c2_mistletoe } mistletoe, { $M2c2_potions } potions
action-M1c2 = { $M1c2_mistletoe } mistletoe, { $M1c2_potions } potions
action-A1x2 = amulet I ×{ $A1x2_multiplier }
action-A1x3 = amulet I ×{ $A1x3_multiplier }
action-A2x2 = amulet II ×{ $A2x2_multiplier }
action-A2x3 = amulet II ×{ $A2x3_multiplier }
action-A3x2 = amulet III ×{ $A3x2_multiplier }
action-A3x3 = amulet III ×{ $A3x3_multiplier }
action-MEN = erect a menhir
action-STE = erect a stele

bonus-prestige = prestige
bonus-knowledge = knowledge
bonus-provisions = provisions
bonus-die = die
bonus-mistletoe = mistletoe
bonus-sickle = sickle

herb-provisions = Provisions herb
herb-sickle = Sickle herb
herb-mistletoe = Mistletoe herb
herb-knowledge = Knowledge herb
herb-amulet = Amulet herb
herb-die_shift = Dice herb (±{ $herb_die_shift_shift })
herb-menhir = Menhir herb
herb-leap = Leap herb
herb-stele = Stele herb
herb-fire = Fire herb
herb-prestige = Prestige herb ({ $herb_prestige_exactly } → { $herb_prestige_becomes })
herb-tablet = Tablet herb

potion-standing_stone = Standing Stone
potion-second_bloom = Second Bloom
potion-fateful_turn = Fateful Turn
potion-herb_lore = Herb Lore
potion-travel_ration = Travel Ration
potion-keen_edge = Keen Edge
potion-acclaim = Acclaim
potion-lesser_stele = Lesser Stele
potion-oracle_call = Oracle Call
potion-clear_mind = Clear Mind
potion-rich_harvest = Rich Harvest
potion-double_herb_lore = Double Herb Lore
potion-radiant_gem = Radiant Gem
potion-greater_stele = Greater Stele
potion-twin_stones = Twin Stones
potion-triple_turn = Triple Turn
potion-double_oracle = Double Oracle
potion-great_acclaim = Great Acclaim

tablet-menhirs = { $tablet_menhirs } menhirs
tablet-start_places = { $tablet_start_places } start places
tablet-line = 4 dice in a line
tablet-equal_dice = { $tablet_equal_dice } equal dice side by side
tablet-dolmens = { $tablet_dolmens } dolmens
tablet-steles = { $tablet_steles } steles
tablet-knowledge = { $tablet_knowledge } steps of knowledge
tablet-tablets = { $tablet_tablets } stone tablets
tablet-herbs = { $tablet_herbs } active herbs
tablet-full_clearings = { $tablet_full_clearings } full clearings
tablet-amulet = { $tablet_amulet } gems
tablet-six_clearings = dice in { $tablet_six_clearings } clearings
tablet-portals = { $tablet_portals } dice in portal clearings
tablet-potions = { $tablet_potions } potions
tablet-majorities = { $tablet_majorities } contested majorities

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-violet = violet

fire-F00 = fireplace F00
fire-F01 = fireplace F01
fire-F02 = fireplace F02
fire-F03 = fireplace F03
fire-F10 = fireplace F10
fire-F11 = fireplace F11
fire-F12 = fireplace F12
fire-F13 = fireplace F13
fire-F20 = fireplace F20
fire-F21 = fireplace F21
fire-F22 = fireplace F22
fire-F23 = fireplace F23
fire-F30 = fireplace F30
fire-F31 = fireplace F31
fire-F32 = fireplace F32
fire-F33 = fireplace F33

part-T1 = Split glade (T1)
part-T2 = Bright corner (T2)
part-T3 = Ring path (T3)
part-T4 = Wide glade (T4)
part-T5 = Deep wood (T5)
part-T6 = Winding ring (T6)
part-T7 = Long glade (T7)
part-T8 = Shadow stairs (T8)
part-T9 = Glade stairs (T9)
part-C1 = frame corner C1
part-C2 = frame corner C2
part-C3 = frame corner C3
part-C4 = frame corner C4
part-L1 = connector L1
part-L2 = connector L2
part-L3 = connector L3
part-L4 = connector L4

cause-contest = contest
cause-emergency = emergency turn
cause-field = action field
cause-herb = medicinal herb
cause-oracle = oracle stone
cause-gem = gem
cause-menhir = menhirs
cause-stele = stele
cause-potion = potion
cause-fire = fire
cause-repeat = repeated by a herb
cause-overflow = steps beyond the end
cause-no_die = no die left in the general supply
cause-dolmen = dolmen connection
cause-beige = beige dolmen
cause-leftovers = leftovers
cause-sickle = sickle
cause-tablet = stone tablets
cause-amulet = amulet
cause-cult_places = cult places

decision-start = choose a start field
decision-keep = choose the tablet to keep
decision-lay = lay the next pair of herbs
decision-turn = choose a cult place or an emergency turn
decision-die = choose a die
decision-value = choose the value the die shows
decision-field = choose an action field
decision-do = carry out the action or decline
decision-provisions = take provisions or dice
decision-pick = choose a die from your general supply
decision-tablet = choose a stone tablet
decision-brew = brew a potion or stop
decision-sign = choose a level of your amulet
decision-gem = choose a gem
decision-menhir = choose a menhir
decision-stele = choose a stele
decision-repeat = choose a bonus to repeat
decision-raise = choose a die to turn to { $turned_to } or stop
decision-flip = choose a herb to turn up
decision-pluck = choose a herb from your large board
decision-herb = choose the herb that becomes active

supply-personal = personal supply
supply-general = general supply

## What happened

event-part = Board: { $part } in slot { $slot }
event-front = Front and back alternate over the whole board (pattern { $parity })
event-display = Oracle place, spot { $spot }: { $tablet }
event-stone = Oracle stone { $gap }: { $bonus }
event-dolmen = Dolmen beside { $place }: { $colour }
event-roll = { $seat } rolls a { $value } ({ $supply })
event-start_tablet = { $seat } starts with the tablet: { $tablet }
event-secret_tablet = { $tablet ->
        [hidden] { $seat } draws a tablet to choose from
       *[other] { $seat } draws a tablet to choose from: { $tablet }
    }
event-herb_laid = Herbs of { $seat }, pair { $pair }: { $herb }
event-same_herbs = { $seat } lays the herbs as { $master } has them
event-same_dice = { $seat } sets the { $dice_general } dice of the general supply as { $master } rolled them
event-lays = { $seat } has laid herb pair { $pair }
event-starts = { $seat } is the druid master and begins
event-pawn = { $seat } puts the pawn beside { $place }
event-round = Round { $round }: { $seat } begins
event-turn = { $seat } is to move
event-emergency = { $seat } takes an emergency turn
event-go = { $cost ->
        [one] { $seat } walks from { $origin } to { $place } for { $cost } provision
       *[other] { $seat } walks from { $origin } to { $place } for { $cost } provisions
    }
event-stay = First turn: { $seat } stays at { $place }
event-place = { $seat } places a { $value } on { $place }: { $action }
event-turned = { $seat } turns the { $die } to a { $value } (herb)
event-pay = { $seat } pays { $cost } for the die; provisions left: { $left }
event-contest = { $seat } wins the contest on { $place }
event-decline = { $seat } declines
event-no_effect = The action has no effect for { $seat }
event-prestige = { $raised ->
        [1] { $seat }: +{ $amount } prestige points ({ $cause }; { $herb_prestige_exactly } become { $amount })
       *[other] { $seat }: +{ $amount } prestige points ({ $cause })
    }
event-provisions = { $seat }: +{ $amount } provisions ({ $cause })
event-mistletoe = { $seat }: +{ $amount } mistletoe ({ $cause })
event-die = { $amount ->
        [one] { $seat } takes a { $value } from the general supply ({ $cause })
       *[other] { $seat } takes { $amount } dice showing { $value } from the general supply ({ $cause })
    }
event-knowledge = { $steps ->
        [one] { $seat }: knowledge { $steps } step on, now on field { $field } ({ $cause })
       *[other] { $seat }: knowledge { $steps } steps on, now on field { $field } ({ $cause })
    }
event-sickle = { $steps ->
        [one] { $seat }: sickle { $steps } step on, now at { $to } ({ $cause })
       *[other] { $seat }: sickle { $steps } steps on, now at { $to } ({ $cause })
    }
event-tablet = { $seat } takes the tablet on spot { $spot }: { $tablet }
event-no_refill = The tablet pile is empty: spot { $spot } stays free
event-brew = { $seat } brews { $potion } (mistletoe: { $cost })
event-gem = { $seat } sets a gem on level { $level }: { $times } × { $bonus }
event-menhir = { $seat } erects a menhir beside { $place }: { $bonus }
event-stele = { $seat } erects a stele beside { $place }: { $units } × { $bonus }
event-raise = { $seat } turns the die on { $place } to { $value }
event-trigger = { $seat } reaches herb pair { $pair } with the sickle
event-active = { $seat } has an active herb: { $herb }
event-inactive = { $seat } lays face down: { $herb }
event-fire = { $seat } lights the fire at { $fire }
event-cover = { $seat } covers { $fire } with a fire token
event-chain = { $seat } joins the { $colour } dolmens with { $dice } dice
event-beige = { $seat } takes beige dolmen no. { $which }
event-last_die = { $seat } has placed the last die: this round is the last
event-last_round = The game is over after round { $round }: final scoring
event-fulfilled = { $copies ->
        [one] { $seat } has fulfilled: { $tablet }
       *[other] { $seat } has fulfilled { $copies } times: { $tablet }
    }
event-score = Final scoring, { $cause }: { $seat } +{ $amount }
event-result = Place { $rank }: { $seat } with { $prestige } prestige points

## A turn in one line

chapter-scoring = Final scoring
chapter-result = The end
net-pawn = pawn beside { $place }
net-emergency = emergency turn
net-place = a { $value } on { $place }
net-contest = won the contest
net-tablet = took a tablet ({ $tablet })
net-brew = brewed { $potion }
net-gem = a gem on level { $level }
net-menhir = a menhir ({ $bonus })
net-stele = a stele ({ $bonus })
net-fire = lit { $fire }
net-chain = joined the { $colour } dolmens
net-beige = a beige dolmen
net-last_die = the last die: the last round

## What decided it

result-result = Place { $rank }: { $seat } with { $prestige } prestige points
result-decided_by_prestige = { $margin ->
        [one] { $seat } wins by { $margin } prestige point
       *[other] { $seat } wins by { $margin } prestige points
    }
result-decided_by_knowledge = { $seat } wins the tie at { $prestige } prestige points: the marker stands further back on the knowledge track

## Moves, with their effect

move-start = Put the pawn beside { $place }
move-keep = Keep: { $tablet }
move-lay = Lay at sickle field { $position }: { $herbs }
move-emergency = Emergency turn: { $provisions } provisions and { $dice ->
        [0] { $prestige } prestige points
       *[other] { $dice } die
    }
move-go = { $first ->
        [true] Stay at { $place } (first turn, no walk): price by die { $prices }
       *[other] Walk to { $place } for { $cost }: price with the die { $prices }
    }{ $fire_count ->
        [0] {""}
       *[other] ; lights { $fires }
    }{ $dolmen_count ->
        [0] {""}
       *[other] ; joins dolmens: { $dolmens }
    }
move-die = Place a { $value }; provisions left: { $left }{ $contest ->
        [hidden] {""}
       *[other] ; contest won by { $contest }
    }
move-turn = Turn the { $die } to { $value }; provisions left: { $left }{ $contest ->
        [hidden] {""}
       *[other] ; contest won by { $contest }
    }
move-field = { $value } on { $action }; provisions left: { $left }{ $contest ->
        [hidden] {""}
       *[other] ; contest won by { $contest }
    }{ $fire_count ->
        [0] {""}
       *[other] ; lights { $fires }
    }{ $dolmen_count ->
        [0] {""}
       *[other] ; joins dolmens: { $dolmens }
    }{ $warning ->
        [no_die] {" "}(no die left for the next turn)
        [few_provisions] {" "}(few provisions left)
       *[none] {""}
    }
move-knowledge = Knowledge: { $steps } steps, to field { $field }{ $instead ->
        [0] {""}
       *[other] ; room for only { $taken }, +{ $instead } prestige points instead
    }
move-sickle = Sickle: { $steps } steps, to { $to }{ $pairs ->
        [0] {""}
        [one] , { $pairs } herb pair
       *[other] , { $pairs } herb pairs
    }{ $instead ->
        [0] {""}
       *[other] ; room for only { $taken }, +{ $instead } prestige points instead
    }
move-provisions = Take { $amount } provisions{ $herb ->
        [true] {" "}(herb: prestige, too)
       *[other] {""}
    }
move-dice = { $dice ->
        [0] No die is left
        [one] Take { $dice } die
       *[other] Take { $dice } dice
    }{ $prestige ->
        [0] {""}
       *[other] , +{ $prestige } prestige points
    }
move-pick = Take a { $value }
move-tablet = Tablet: { $tablet } (you have { $progress } of { $needs }); bonuses: { $bonuses }{ $instead ->
        [0] {""}
       *[other] ; +{ $instead } prestige points for what no longer fits
    }
move-brew = Brew { $potion } (mistletoe: { $cost }, left: { $left }){ $instead ->
        [0] {""}
       *[other] ; +{ $instead } prestige points for what no longer fits
    }
move-stop = { $of ->
    [raise] Turn no die
   *[brew] Brew nothing
}
move-decline = Decline
move-none = Repeat nothing
move-sign = Level { $sign } of the amulet
move-gem = Gem on level { $sign }: { $times } × { $bonus }{ $instead ->
        [0] {""}
       *[other] ; +{ $instead } prestige points for what no longer fits
    }
move-menhir = Erect the menhir { $bonus }; bonuses: { $bonuses }{ $repeat ->
        [true] , one of them again
       *[other] {""}
    }{ $instead ->
        [0] {""}
       *[other] ; +{ $instead } prestige points for what no longer fits
    }
move-stele = Erect the stele: { $units } × { $bonus }{ $instead ->
        [0] {""}
       *[other] ; room for only { $taken }, +{ $instead } prestige points instead
    }
move-repeat = Once more: { $bonus }{ $instead ->
        [0] {""}
       *[other] ; +{ $instead } prestige points for what no longer fits
    }
move-raise = Turn the { $value } on { $place } to { $turned_to }{ $contest ->
        [hidden] {""}
       *[other] ; contest won by { $contest }
    }
move-flip = Turn up: { $herb }
move-pluck = Take from the large board: { $herb }
move-herb = Active: { $herb }{ $other ->
        [hidden] {""}
       *[other] {" "}(face down: { $other })
    }

confirm-start = Start here
confirm-keep = Keep tablet
confirm-lay = Lay herbs
confirm-emergency = Emergency turn
confirm-go = Walk here
confirm-die = Place die
confirm-turn = Turn die
confirm-field = Place here
confirm-knowledge = Take knowledge
confirm-sickle = Take sickle
confirm-provisions = Take provisions
confirm-dice = Take dice
confirm-pick = Take die
confirm-tablet = Take tablet
confirm-brew = Brew
confirm-stop = { $of ->
    [raise] Turn no die
   *[brew] Brew nothing
}
confirm-decline = Decline
confirm-none = Repeat nothing
confirm-sign = Choose level
confirm-gem = Take gem
confirm-menhir = Erect menhir
confirm-stele = Erect stele
confirm-repeat = Repeat
confirm-raise = Turn to { $turned_to }
confirm-flip = Turn up
confirm-pluck = Take herb
confirm-herb = Choose herb

## Why not?

why-not_asked = Something else comes first: { $decision }.
why-potion_must_be_used = A potion is used completely: you cannot decline what it brings.
why-first_turn_stays = In your first turn you do not move: you stay at { $place }.
why-own_die_there = You already have a die on { $place }.
why-already_there = Your pawn stands on { $place } already; it must move to another one.
why-no_die = You have no die in your personal supply: take an emergency turn.
why-too_far = { $place } cannot be reached: the walk costs { $cost }, you have { $held } provisions.
why-too_dear = { $place } is too dear: { $cost } for the walk and at least { $value } for a die, you have { $held } provisions.
why-die_not_held = You have no die showing { $value } in your personal supply.
why-die_too_dear = A { $value } costs { $value } provisions; you have { $held }.
why-turned_too_far = A { $die } cannot be turned to { $value }: at most { $herb_die_shift_shift } up or down, and 1 and 6 are not neighbours.
why-no_such_field = { $place } has no such field: { $action }.
why-field_taken = On { $place } this field is taken: { $action }.
why-die_not_in_supply = No die showing { $value } lies in your general supply.
why-spot_empty = No tablet lies on spot { $spot }.
why-potion_gone = This potion has been brewed already: { $potion }.
why-too_little_mistletoe = { $potion } costs { $cost } mistletoe; you have { $held }.
why-level_full = Level { $sign } of your amulet is full.
why-gem_owned = A gem of this kind lies on your amulet already: { $bonus }.
why-menhir_placed = This menhir stands on the board already: { $bonus }.
why-stele_placed = This stele stands on the board already: { $bonus }.
why-bonus_not_received = You have not just received this bonus: { $bonus }.
why-no_own_die = You have no die on { $place }.
why-die_is_six = Your die on { $place } shows { $turned_to } already.
why-herb_not_inactive = This herb does not lie face down on your small board: { $herb }.
why-herb_not_on_board = This herb no longer lies on your large board: { $herb }.
why-herb_not_in_pair = This herb does not belong to the pair you have reached: { $herb }.
why-start_taken = Another pawn stands on the start field beside { $place }.
why-tablet_not_drawn = This tablet is not among the { $tablets_to_choose_from } you have drawn: { $tablet }.
why-herb_laid = You have laid this herb already: { $herb }.

## What is asked

ask-start = Put your pawn beside a cult place
    .help = You stay there in your first turn.
ask-keep = Keep one of your { $tablets_to_choose_from } tablets
    .help = The others go back into the pile.
ask-lay = Lay the next pair of herbs
    .help = When the sickle gets there, one of the two becomes active.
ask-turn = Your turn: choose a cult place
    .help = 1 provision for each place entered and each dark area, plus the value of the die.
ask-die = Place which die?
    .help = It costs as many provisions as it shows.
ask-value = Turn the die?
    .help = Up to { $herb_die_shift_shift } up or down; you pay and use the new value.
ask-field = On which action field?
    .help = Your die stays there; you carry out the action of the field.
ask-do = Carry out the action?
    .help = You may decline.
ask-provisions = Provisions or dice?
    .help = { $P_provisions } provisions, or { $P_dice } dice from your general supply.
ask-pick = { $amount ->
    [1] Take which die?
   *[other] Take which dice? { $amount } still to take
}
    .help = Its value stays as it was rolled.
ask-tablet = Take a stone tablet
    .help = You also get the bonuses of the oracle stones left and right of it.
ask-brew = Brew a potion?
    .help = It is used at once. Mistletoe you do not spend is kept.
ask-sign = On which level does the gem go?
    .help = The left slot first, then the right one.
ask-gem = Choose a gem
    .help = Each kind only once on your amulet.
ask-menhir = Erect which menhir?
    .help = Its bonus, then the bonuses of all removed menhirs from left to right.
ask-stele = Erect which stele?
    .help = The value of your die decides how much it brings.
ask-repeat = Take which bonus once more?
    .help = One of those you have just received.
ask-raise = Turn which of your dice to { $turned_to }?
    .help = If other dice lie there, the contest is held again.
ask-flip = Turn up which herb?
    .help = It is active from now on.
ask-pluck = Take which herb from your large board?
    .help = It is active from now on.
ask-herb = Which herb becomes active?
    .help = The other one is laid face down.

asks-start = { $seat } chooses a start field
asks-keep = { $seat } chooses a start tablet
asks-lay = { $seat } lays herbs
asks-turn = { $seat } is to move
asks-die = { $seat } chooses a die
asks-value = { $seat } may turn the die
asks-field = { $seat } chooses an action field
asks-do = { $seat } may carry out the action
asks-provisions = { $seat } takes provisions or dice
asks-pick = { $seat } takes a die
asks-tablet = { $seat } chooses a stone tablet
asks-brew = { $seat } may brew a potion
asks-sign = { $seat } chooses a level of the amulet
asks-gem = { $seat } chooses a gem
asks-menhir = { $seat } chooses a menhir
asks-stele = { $seat } chooses a stele
asks-repeat = { $seat } may repeat a bonus
asks-raise = { $seat } may turn a die to { $turned_to }
asks-flip = { $seat } turns up a herb
asks-pluck = { $seat } takes a herb
asks-herb = { $seat } sorts a pair of herbs
asks-deal = The board and all supplies are being prepared

step-1 = Move
step-2 = Place a die
step-3 = Contest
step-4 = Action
step-5 = Fires
step-6 = Dolmens
step-7 = Herbs

## Options of a table

option-choose_start_tablet = Variant 1: choose your start tablet
    .help = Everybody draws { $tablets_to_choose_from } tablets and keeps 1 of them.
option-herb_layout = Layout of the herbs
    .help = How the { $herbs_each } herbs come onto the large boards.
option-herb_layout-random = shuffled for everybody
option-herb_layout-same = the same for all (variant 2)
option-herb_layout-free = as you like (variant 3)
option-same_general_dice = Variant 4: the same general dice
    .help = Only the start player rolls the { $dice_general } dice; the others set theirs alike.
option-acclaim_cost = Cost of the potion Acclaim
    .help = What the potion for { $acclaim_prestige } prestige points costs.
option-acclaim_cost-2 = { $acclaim_cost } mistletoe
option-acclaim_cost-3 = { $acclaim_cost_doubt } mistletoe

## Words of the board

last-round = Last round
druid-master = Druid master
oracle = Oracle place
pile = Pile
fireplaces = Fireplaces
dolmens = Coloured dolmens
beige-dolmens = Beige dolmens
prestige = prestige
provisions = provisions
mistletoe = mistletoe
knowledge = knowledge
multiplier = multiplier
tower = Knowledge tower
sickle = sickle
personal = Personal supply
general = General supply
herbs = Herbs
active = active
inactive = inactive
tablets = Tablets
menhirs = Menhirs
steles = Steles
gems = Gems
amulet = Amulet
potions = Potions
clearing = Clearing
portal = Portal
start-field = Start field
price = Price: { $price }
progress = { $progress } of { $needs }
won = Places and stones won
emergency = Druid in distress

## Why a move is good: what it brings more or less of

reason-tempo = the turns you have left
reason-prestige = your prestige
reason-rivals = the prestige of your best rival
reason-provisions = your provisions and where they lead
reason-dice = your dice
reason-places = the cult places you win
reason-knowledge = your knowledge
reason-herbs = your sickle and herbs
reason-tablets = your stone tablets
reason-amulet = your amulet
reason-brewing = mistletoe and potions
reason-stones = your menhirs and steles
reason-fires = your fires
reason-dolmens = your dolmens

source-contests = contests
source-herbs = medicinal herbs
source-oracle = oracle stones
source-gems = gems
source-stones = menhirs and steles
source-potions = potions
source-fires = fires
source-dolmens = dolmens
source-leftovers = leftovers
source-sickle = sickle
source-tablets = stone tablets
source-amulet = amulet
source-cult_places = cult places
source-overflow = beyond the end of a track
source-no_die = for dice that were all taken
amount-prestige = { $amount } prestige
amount-final_now = { $amount } prestige in the final scoring
amount-provisions =
    { $amount ->
        [one] { $amount } provision
       *[other] { $amount } provisions
    }
amount-dice =
    { $amount ->
        [one] { $amount } die in the supply
       *[other] { $amount } dice in the supply
    }
amount-pips =
    { $amount ->
        [one] { $amount } pip on the dice
       *[other] { $amount } pips on the dice
    }
amount-won =
    { $amount ->
        [one] { $amount } cult place won
       *[other] { $amount } cult places won
    }
amount-won_for_ever =
    { $amount ->
        [one] { $amount } cult place won for good
       *[other] { $amount } cult places won for good
    }
amount-knowledge =
    { $amount ->
        [one] { $amount } step of knowledge
       *[other] { $amount } steps of knowledge
    }
amount-sickle =
    { $amount ->
        [one] { $amount } step of the sickle
       *[other] { $amount } steps of the sickle
    }
amount-herbs =
    { $amount ->
        [one] { $amount } active herb
       *[other] { $amount } active herbs
    }
amount-tablets =
    { $amount ->
        [one] { $amount } stone tablet
       *[other] { $amount } stone tablets
    }
amount-tablet_points = { $amount } prestige from stone tablets
amount-amulet_points = { $amount } prestige from the amulet
amount-mistletoe = { $amount } mistletoe
amount-potions =
    { $amount ->
        [one] { $amount } potion
       *[other] { $amount } potions
    }
amount-menhirs =
    { $amount ->
        [one] { $amount } menhir
       *[other] { $amount } menhirs
    }
amount-steles =
    { $amount ->
        [one] { $amount } stele
       *[other] { $amount } steles
    }
amount-fires_lit =
    { $amount ->
        [one] { $amount } fire lit
       *[other] { $amount } fires lit
    }
amount-fires_one_short =
    { $amount ->
        [one] { $amount } fire only one die short
       *[other] { $amount } fires only one die short
    }
amount-chains_worth = { $amount } prestige from dolmens
amount-dolmens =
    { $amount ->
        [one] { $amount } dolmen
       *[other] { $amount } dolmens
    }
amount-turns_left =
    { $amount ->
        [one] { $amount } turn left
       *[other] { $amount } turns left
    }
