# Graenaland in English. Terms follow the glossary of docs/rules/graenaland.md; the rules themselves stand in en-rules.ftl.
# Arguments: $seat, $seats and $receiver arrive as names, terms ($territory, $hero, $resource, $cards, …) as words,
# numbers as numbers. What the reader may not know arrives as the text "hidden".

title = Graenaland
tagline = Settle Greenland side by side: whatever the land yields is split by ballot, and a good proposal beats a strong arm.

## Terms

territory-1 = Brattahlid
territory-2 = Gardar
territory-3 = Hvalsey
territory-4 = Herjolfsnes
territory-5 = Sandnes
territory-6 = Vatnahverfi
territory-7 = Blaserk
territory-8 = Hvitserk
territory-9 = Midfjord Heights

hero-warrior = warrior
hero-priest = priest
hero-bard = bard

resource-grain = grain
resource-wood = wood
resource-ore = ore
resource-livestock = livestock
resource-gold = gold
resource-unknown = face-down card

building-church = church
building-hall = hall
building-fortress = fortress

facility-road = road
facility-improvement = improvement
facility-market = market
facility-palisade = palisade

condition-settler = settler
condition-builder = master builder
condition-warlord = warlord
condition-explorer = explorer
condition-speaker = speaker

deck-plain = plain
deck-forest = forest
deck-hill = hills
deck-mountain = mountains

pile-plain = plain deck
pile-forest = forest deck
pile-hill = hill deck
pile-mountain = mountain deck
pile-supply = supply pile

## What happened

event-land = { $territory } is laid out
event-condition = { $points ->
    [one] { $condition }: from { $threshold } on, worth { $points } point
   *[other] { $condition }: from { $threshold } on, worth { $points } points
}
event-lead = { $seat } is the first lead player
event-settle = { $seat } founds a village in { $territory }
event-stand = { $seat } puts the warrior into { $territory }
event-start_card = { $resource ->
    [hidden] { $seat } draws a start card ({ $deck })
   *[other] { $seat } draws a start card ({ $deck }): { $resource }
}
event-round = Round { $round }: { $seat } leads
event-card = { $territory } yields { $resource }
event-down = The road brings a face-down card to { $territory }
event-bonus = The improvement in { $territory } yields { $resource }
event-no_bonus = The improvement in { $territory } yields nothing: { $resource } does not match and is discarded
event-reshuffle = Reshuffled: { $pile }
event-supply = New supply card: { $supply }
event-hero = { $seat } moves the { $hero } from { $from } to { $to }
event-exchange = In exchange { $seat }'s { $hero } goes from { $from } to { $to }
event-stays = { $seat } moves no hero
event-pass = { $seat } makes no proposal
event-proposal = { $seat } makes a proposal for { $territory }, with { $votes } of { $total } votes
event-offer = Offered to { $seat }: { $cards }
event-vote = { $yes ->
    [1] { $votes ->
        [one] { $seat } votes yes ({ $votes } vote)
       *[other] { $seat } votes yes ({ $votes } votes)
    }
   *[other] { $votes ->
        [one] { $seat } votes no ({ $votes } vote)
       *[other] { $seat } votes no ({ $votes } votes)
    }
}
event-accepted = The proposal for { $territory } is accepted with { $votes } of { $total } votes
event-rejected = The proposal for { $territory } is rejected, { $votes } of { $total } votes are not enough: the cards stay
event-takes = { $seat } takes from { $territory }: { $cards }
event-looks = { $resource ->
    [hidden] { $seat } looks at the face-down card
   *[other] { $seat } looks at the face-down card: { $resource }
}
event-takes_supply = { $seat } takes the supply card: { $supply }
event-pays = { $source ->
    [match] { $seat } pays { $resource }
    [half] { $seat } pays { $resource } with the supply card
    [whole] { $seat } turns the whole supply card into { $resource } at a market
    [gold] { $seat } pays { $with } as { $resource }
   *[market] { $seat } turns { $with } into { $resource } at a market
}
event-spares = { $seat } saves { $resource } thanks to a fortress
event-fee = { $seat } gives { $receiver } an entry fee: { $resource }
event-village = { $seat } builds a village in { $territory }
event-building = { $seat } builds in { $territory }: { $building }
event-army = { $seat } enlarges the army to { $size }
event-facility = { $seat } builds in { $territory }: { $facility }
event-arrives = { $seat }'s { $hero } comes into play in { $territory }
event-remains = { $seat }'s { $hero } remains in { $territory }
event-steps = { $seat }'s { $hero } steps aside from { $from } to { $to }
event-joint = { $seat } proposes a joint building in { $territory }: { $facility }
event-pledge = { $source ->
    [match] { $seat } pledges { $resource }
    [half] { $seat } pledges { $resource } from the supply card
    [whole] { $seat } pledges the whole supply card as { $resource }, through a market
    [gold] { $seat } pledges { $with } as { $resource }
   *[market] { $seat } pledges { $with } as { $resource }, through a market
}
event-no_pledge = { $seat } pledges nothing more
event-cannot_help = { $seat } has no fitting card
event-joint_built = The joint building of { $seat } in { $territory } stands: { $facility }
event-joint_cancelled = The joint building of { $seat } in { $territory } fails ({ $facility }); all pledges go back
event-supply_expires = { $seat }'s supply card expires unused
event-build_end = { $seat } has finished building
event-declares = { $conditions ->
    [one] { $seat } declares victory with { $conditions } fulfilled condition!
   *[other] { $seat } declares victory with { $conditions } fulfilled conditions!
}
event-final = Final building: { $seat }
event-round_limit = Round { $round } was the last: nobody has declared victory
event-result = Place { $place }: { $seat } (reached: { $points })

## A turn in one line

chapter-heroes = The heroes move
chapter-result = The end
net-settle = village in { $territory }
net-stand = warrior in { $territory }
net-hero = { $hero } to { $to }
net-pass = no proposal
net-proposal = proposal for { $territory }
net-accepted = accepted
net-rejected = rejected
net-takes = took { $cards }
net-fee = { $whom ->
    [you] paid you an entry fee ({ $resource })
   *[other] paid { $receiver } an entry fee ({ $resource })
}
net-village = village in { $territory }
net-building = { $building } in { $territory }
net-army = army of { $size }
net-facility = { $facility } in { $territory }
net-joint_built = joint building stands: { $facility } in { $territory }
net-joint_cancelled = joint building fails
net-build_end = finished building
net-declares = declares victory!
net-worth = { $count ->
    [one] { $worth } card
   *[other] { $worth } cards
}

## What decided it

result-result = { $conditions ->
    [one] Place { $place }: { $seat } with { $conditions } condition; settlements { $settlements }, army { $army }, hand cards { $hand }
   *[other] Place { $place }: { $seat } with { $conditions } conditions; settlements { $settlements }, army { $army }, hand cards { $hand }
}
result-declared = { $conditions ->
    [one] { $seat } has declared victory with { $conditions } fulfilled condition and wins
   *[other] { $seat } has declared victory with { $conditions } fulfilled conditions and wins
}
result-declared_before = { $seat } has declared victory with { $conditions } fulfilled conditions and wins. The last building of the others took one of them ({ $condition }): { $left } { $left ->
    [one] is
   *[other] are
} left
result-shared_victory = { $seats } share the victory: equal in every respect
result-decided_by_points = { $seat } is ahead when the rounds are over: { $own } to { $other }
result-decided_by_conditions = { $seat } wins with more fulfilled conditions, { $own } to { $other }
result-decided_by_settlements = { $seat } wins the tie with more settlements, { $own } to { $other }
result-decided_by_army = { $seat } wins the tie with the larger army, { $own } to { $other }
result-decided_by_hand = { $seat } wins the tie with more hand cards, { $own } to { $other }

## Moves, with their effect

move-stay = Move no hero
move-hero = { $hero } to { $to }{ $exchange ->
    [true] {" "}(exchange)
   *[other] {""}
}: { $votes } of { $total } votes there, { $needed } needed
move-propose = { $lying ->
    [one] Propose for { $territory }: { $lying } card, { $votes } of { $total } votes, { $needed } needed
   *[other] Propose for { $territory }: { $lying } cards, { $votes } of { $total } votes, { $needed } needed
}{ $alone ->
    [true] , passes without others
   *[other] {""}
}
move-pass = No proposal
move-give = { $card } to { $receiver }{ $left ->
    [0] : { $enough ->
        [true] enough if those who receive agree ({ $agree } of { $total })
       *[other] not enough even if those who receive agree ({ $agree } of { $total })
    }
   *[other] , { $left } to go
}
move-yes = Yes, you gain: { $gain }{ $result ->
    [passes] {" "}(passes)
   *[open] {" "}({ $yes_votes } of { $total } votes, { $needed } needed)
}
move-no = No{ $result ->
    [fails] : the cards stay
   *[open] : others decide ({ $yes_votes } yes so far, { $needed } needed)
}
move-village = Village in { $territory } for { $cost }{ $fees ->
    [0] {""}
    [one] , and { $fees } entry fee
   *[other] , and { $fees } entry fees
} (conditions: { $conditions })
move-building = { $building } in { $territory } for { $cost } (conditions: { $conditions })
move-army = Army to { $size } for { $cost }{ $spares ->
    [0] {""}
   *[other] , { $spares } less
} (conditions: { $conditions })
move-facility = { $facility } in { $territory } for { $cost }
move-joint = Jointly: { $facility } in { $territory } for { $cost }
move-declare = { $conditions ->
    [one] Declare victory with { $conditions } condition
   *[other] Declare victory with { $conditions } conditions
}
move-end = Finish building
move-spare = Leave out { $resource }
move-pay = { $source ->
    [match] Pay { $resource }
    [half] Pay { $resource } with the supply card
    [whole] Whole supply card as { $resource } (market)
    [gold] { $with } as { $resource }
   *[market] { $with } as { $resource } (market)
}{ $usual ->
    [true] {" "}(usual)
   *[other] {""}
}
move-fee = Entry fee for { $receiver }: { $resource }
move-come = { $hero } comes to { $territory }
move-remain = { $hero } remains in { $territory }
move-step = { $hero } steps aside to { $to }
move-pledge = { $source ->
    [match] Pledge { $resource }
    [half] Pledge { $resource } from the supply card
    [whole] Pledge the whole supply card as { $resource } (market)
    [gold] Pledge { $with } as { $resource }
   *[market] Pledge { $with } as { $resource } (market)
}{ $usual ->
    [true] {" "}(usual)
   *[other] {""}
}
move-no_pledge = Pledge nothing
move-enough = Pledge no more
move-cancel = Cancel the joint building
move-settle = Village in { $territory }
move-stand = Warrior to { $territory }

confirm-hero = Move hero
confirm-stay = Stay
confirm-propose = Propose
confirm-pass = Pass
confirm-give = Give
confirm-yes = Yes
confirm-no = No
confirm-village = Build
confirm-building = Build
confirm-army = Enlarge
confirm-facility = Build
confirm-joint = Build jointly
confirm-declare = Declare victory
confirm-end = Finish
confirm-spare = Leave out
confirm-pay = Pay
confirm-fee = Give
confirm-come = Come
confirm-remain = Remain
confirm-step = Step aside
confirm-pledge = Pledge
confirm-no_pledge = Pledge nothing
confirm-enough = Enough
confirm-cancel = Cancel
confirm-settle = Settle
confirm-stand = Place

## Why not?

why-territory_not_in_play = { $territory } is not in play.
why-must_settle = Found a village in a coast territory now.
why-not_on_coast = { $territory } does not lie on the coast.
why-coast_is_full = { $territory } has its { $coast_villages } villages already.
why-village_elsewhere_first = You have a village in { $territory } already; the second one goes elsewhere while that is possible.
why-must_stand_at_village = Your warrior begins at one of your { $start_villages } villages.
why-must_move_hero = At this table everybody must move a hero.
why-must_choose_hero_move = Choose now which hero moves where, or stay.
why-hero_not_in_play = Your { $hero } is not in play yet.
why-already_there = Your { $hero } is in { $to } already.
why-too_far = From { $from } your { $hero } cannot reach { $to }: one territory, or { $coast_steps } along the coast.
why-come_or_remain = Decide whether the { $hero } comes or remains.
why-must_make_room = Your { $hero } must step aside to an adjacent territory.
why-no_room_there = Your { $hero } cannot step to { $to }: it must be adjacent and without a hero of yours.
why-must_propose = At this table everybody who can must make a proposal.
why-propose_or_pass = Propose a split for one territory, or pass.
why-no_vote_there = You have no vote in { $territory }.
why-no_cards_there = No card lies at { $territory }.
why-must_assign_all = Every card needs a receiver; next comes: { $card }.
why-other_card_first = The cards are given in order; next comes: { $card }.
why-no_such_player = There is no such player at this table.
why-receivers_in_order = Equal cards are given in the order of the seats; { $receiver } can get no more of this: { $card }.
why-vote_yes_or_no = Vote yes or no.
why-building_phase = This is the building phase: build something, or finish.
why-building_comes_later = You build when you are lead player, after the ballots.
why-nowhere_for_building = You can pay, but there is no place for this: it needs a free symbol where you have a village ({ $building }).
why-nowhere_for_facility = You can pay, but there is no place for this: it needs a settlement of yours without one, and a token ({ $facility }).
why-cannot_pay = { $lacking ->
    [one] One card is missing
   *[other] { $lacking } cards are missing
} for { $cost }{ $spares ->
    [0] {""}
   *[other] {" "}({ $spares } less thanks to your fortresses)
}: { $missing }{ $covered ->
    [0] {""}
    [one] ; one of these you can replace
   *[other] ; { $covered } of these you can replace
}.
why-no_house_left = You have no house left.
why-only_lead_declares = Only the lead player can declare victory.
why-too_few_points = You need { $needed } points to declare victory; you have { $reached }.
why-too_few_conditions = You need { $needed } fulfilled conditions to declare victory; you have { $reached }.
why-army_is_largest = An army cannot be larger than { $size }.
why-no_settlement_near = You have no settlement in { $territory } or next to it.
why-cannot_pay_fees = { $fees ->
    [one] { $territory } has a palisade: besides the price you would need { $fees } more card as an entry fee.
   *[other] { $territory } has a palisade: besides the price you would need { $fees } more cards as entry fees.
}
why-no_building_symbol = There is no building symbol in { $territory } for this: { $building }.
why-symbol_is_taken = In { $territory } this belongs to { $seat } already: { $building }.
why-no_own_village = You have no village in { $territory }, so you cannot build this there: { $building }.
why-no_facilities_at_the_end = No public facilities are built in the final building.
why-no_own_settlement = You have no settlement in { $territory }, so you cannot build this there: { $facility }.
why-facility_is_there = { $territory } already has this: { $facility }.
why-no_token_left = There is no token left for this: { $facility }.
why-joint_only_once = You have already proposed a joint building in this phase.
why-joint_is_hopeless = You cannot pay for this in { $territory } alone, and nobody else can have a fitting card: { $facility }.
why-must_spare = { $left ->
    [one] Your fortresses save { $left } more card: say which.
   *[other] Your fortresses save { $left } more cards: say which.
}
why-not_in_price = This is not (or no longer) in the price: { $resource }.
why-slots_in_order = Equal payments are made in one order only; this one comes earlier: { $resource }.
why-rest_cannot_be_paid = Then the rest could not be paid any more ({ $resource }).
why-must_fill_all = You have begun to fill the open slots, so fill them all.
why-fill_or_cancel = Fill all open slots yourself or cancel the joint building.
why-must_pay = First pay for what you have begun; next comes: { $resource }.
why-other_slot_first = The price is paid in order; next comes: { $resource }.
why-helpers_pay_from_hand = Helpers pay with hand cards only; markets and supply card are the lead player's.
why-no_market_left = You have no unused market.
why-market_for_same_resource = A market changes one resource into another: { $resource } needs none.
why-supply_does_not_help = Your supply card has no { $resource } left.
why-supply_is_used = Only a whole supply card can be changed at a market, not a single half.
why-card_not_held = You have no such card: { $with }.
why-must_pay_fee = First give { $receiver } the entry fee.
why-fee_not_held = You have no such card: { $resource }.
why-pledge_or_pass = Pledge a card for an open slot, or pass.
why-slot_is_not_open = No slot is open for { $resource }.
why-no_talk_now = Promises are made while a ballot or a joint building is being talked about, not before a proposal.

## What is asked

ask-settle = Found a village on the coast
    .help = No coast territory has more than { $coast_villages } villages at the start.
ask-stand = Where does your warrior begin?
    .help = At one of your { $start_villages } villages.
ask-move = Move a hero in secret
    .help = To an adjacent territory or { $coast_steps } along the coast. All moves are revealed together.
ask-propose = Propose a split, or pass
    .help = Your own votes count as yes; more than half of all votes are needed.
ask-give = Who gets this card?
    .help = Every card must be given to somebody; the proposal cannot be changed afterwards.
ask-vote = Yes or no?
    .help = All your votes go the same way. Rejected cards stay where they are.
ask-build = Build what you can pay for
    .help = The supply card serves one project only.
ask-spare = Which resource do you leave out?
    .help = What your fortresses save: each of them { $fortress_saves }; never less than { $least_paid } is paid.
ask-pay = How do you pay for this?
    .help = A matching card, gold, the supply card, or another card through a market.
ask-fee = Pay the entry fee
    .help = Everybody else with a settlement there gets a card of your choice.
ask-arrive = Does your hero come here?
    .help = If another hero of yours stands here, they change places.
ask-make_room = Your hero must step aside
    .help = To an adjacent territory without a hero of yours.
ask-pledge = Pledge for the joint building
    .help = As much as you like, also nothing; the others are asked after you.
ask-help = Do you contribute?
    .help = A matching card or gold for an open slot. Pledges go back if nothing comes of it. The rules give you nothing for it: agree on something in return, or help because the facility suits you.
ask-fill = Fill what is open, or cancel
    .help = If you cancel, all pledges go back.

asks-settle = { $seat } is founding a village
asks-stand = { $seat } is placing the warrior
asks-move = { $seat } is choosing a hero move
asks-propose = { $seat } may make a proposal
asks-give = { $seat } is splitting the cards
asks-vote = { $seat } is voting
asks-build = { $seat } is building
asks-spare = { $seat } is choosing what to leave out
asks-pay = { $seat } is paying
asks-fee = { $seat } is paying an entry fee
asks-arrive = { $seat } decides whether a hero comes
asks-make_room = { $seat } is making room for a hero
asks-pledge = { $seat } is pledging for a joint building
asks-help = { $seat } may contribute
asks-fill = { $seat } is filling open slots, or cancels
asks-deal = Cards are being drawn

phase-production = Production
phase-heroes = Heroes
phase-proposals = Proposals
phase-building = Building

## Options of a table

option-goal = Victory
    .help = How much it takes to declare victory. Advanced: the conditions vary and are worth { $points_easy } to { $points_hard } points; { $points_needed } points are needed.
option-goal-normal = Normal: { $needed_normal } conditions
option-goal-advanced = Advanced: { $points_needed } points
option-goal-short = Short: { $needed_short } conditions
option-goal-long = Long: { $needed_long } conditions
option-layout = Layout
    .help = Standard: fixed land and villages. Variable: the land is shuffled, and you place your villages yourselves.
option-layout-standard = Standard
option-layout-variable = Variable
option-start_player = First lead player
    .help = Who has the ship in the first round.
option-round_limit = Last round
    .help = If nobody has declared victory by then, the player with most conditions wins.
option-unsettled_produce = Unsettled territories produce
    .help = A territory without settlements holds no more cards than { $storage_extra }. Without this it yields nothing.
option-double_storage = Larger storage
    .help = A territory holds { $storage_factor } times as many cards as it has settlements, plus { $storage_extra }.
option-must_move = Everybody must move a hero
    .help = Without this you may stay.
option-must_propose = Everybody must propose
    .help = Whoever has a vote where cards lie must make a proposal. Without this you may pass.
option-open_hands = Open hands
    .help = Everybody sees all hand cards.
option-palisade_affects = Palisades weaken
    .help = Whose votes a palisade lowers when the owner has no settlement there.
option-palisade_affects-heroes = warriors and bards
option-palisade_affects-warriors = warriors only

## Words of the board

lead-player = Lead player
supply-card = Supply card
supply-pile = { $cards ->
    [one] { $cards } card in the pile
   *[other] { $cards } cards in the pile
}
votes = Votes
needed = { $needed } of { $total } needed
decides = { $seat } decides alone
passes-alone = Passes without others?
storage-limit = Storage limit
if-moved = if moved
hand = Hand
hand-cards = { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}
costs = Costs
army-size = Army size
villages = Villages
houses-left = Houses left
tokens-left = Tokens left
conditions = Victory conditions
conditions-needed = { $needed ->
    [one] { $needed } needed
   *[other] { $needed } needed to declare victory
}
can-win-next = can win on the next lead turn
final-building = Final building
direction-west = west
direction-east = east
direction-west_2 = two to the west
direction-east_2 = two to the east
direction-north_west = north-west
direction-north_east = north-east
direction-south_west = south-west
direction-south_east = south-east
grade-easy = easy
grade-standard = standard
grade-hard = hard
promise-vote_yes_next = { $seat } promises { $receiver } a yes to the next proposal
promise-give_card_next = { $seat } promises { $receiver } a card in the next own proposal
promise-join_building = { $seat } promises { $receiver } help with a joint building
promise-not_enter = { $seat } promises { $receiver } to keep out of { $territory } until the end of { $promise_rounds ->
    [1] the next round
   *[other] round { $promise_rounds } after this one
}
promising-vote_yes_next = My yes to your next proposal
promising-give_card_next = A card for you in my next proposal
promising-join_building = { $now ->
    [1] My help with this joint building
   *[other] My help with your next joint building
}
promising-not_enter = { $territory ->
    [hidden] I keep out of a territory
   *[other] I keep out of { $territory }
} until the end of { $promise_rounds ->
    [1] the next round
   *[other] round { $promise_rounds } after this one
}
promise-vote_yes_now = { $seat } promises { $receiver } a yes in this ballot
promise-vote_no_now = { $seat } promises { $receiver } a no in this ballot
promise-give_resource_next = { $seat } promises { $receiver } a card from the next own split: { $resource }
promising-vote_yes_now = My yes in this ballot
promising-vote_no_now = My no in this ballot
promising-give_resource_next = { $resource ->
    [hidden] A certain card for you from my next split
   *[other] From my next split for you: { $resource }
}
asking-vote_yes_now = Your yes in this ballot
asking-vote_no_now = Your no in this ballot
asking-vote_yes_next = Your yes to my next proposal
asking-give_card_next = A card for me in your next proposal
asking-give_resource_next = { $resource ->
    [hidden] A certain card for me from your next split
   *[other] From your next split for me: { $resource }
}
asking-join_building = { $now ->
    [1] Your help with this joint building
   *[other] Your help with my next joint building
}
asking-not_enter = { $territory ->
    [hidden] You keep out of a territory
   *[other] You keep out of { $territory }
} until the end of { $promise_rounds ->
    [1] the next round
   *[other] round { $promise_rounds } after this one
}
promise-place-territory = Territory
promise-place-resource = Card
refusal-too_little = That is too little for me.
refusal-no_trust = I do not rely on your word yet: keep some first.
refusal-rival = You are too near to victory, I will not help you.
refusal-no_use = I have no use for that.
refusal-promised = You have promised that already.
refusal-other_plans = I have other plans.
remark-vote_yes_cards = It gives me cards.
remark-vote_yes_better = It suits me better than a no.
remark-vote_no_rival = A yes would help somebody who is too near to victory.
remark-vote_no_little = What I get of it is too little.
remark-vote_no_nothing = There is nothing in it for me.
remark-word = I gave my word.
silence-vote = Silence is a no.
silence-help = Silence is a pass.

## Why a move is good

reason-passes_with = passes with the vote of { $receiver }
reason-passes_alone = passes with your votes alone
reason-vote_passes = your vote makes it pass
reason-vote_fails = your vote makes it fail
reason-end = how near the last round is
reason-victory = how near you are to victory
reason-conditions = your victory conditions
reason-cards = the number of your cards
reason-hand = the cards in your hand
reason-claims = cards your votes can bring now
reason-land = what your land will yield
reason-lead = territories you lead
reason-facilities = roads, markets and other facilities
reason-houses = your settlements
reason-army = your army and fortresses
reason-heroes = your heroes
reason-turn = who is lead player and who proposes when

source-villages = settlements
source-buildings = buildings
source-army = army
source-facilities = facilities
amount-missing =
    { $amount ->
        [one] { $amount } card missing to victory
       *[other] { $amount } cards missing to victory
    }
amount-conditions =
    { $amount ->
        [one] { $amount } victory condition
       *[other] { $amount } victory conditions
    }
amount-cards =
    { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
amount-card = { $amount } { $resource }
amount-claim =
    { $amount ->
        [one] { $amount } card by share of the votes
       *[other] { $amount } cards by share of the votes
    }
amount-decides =
    { $amount ->
        [one] { $amount } card where the own votes decide alone
       *[other] { $amount } cards where the own votes decide alone
    }
amount-yield =
    { $amount ->
        [one] { $amount } card a round from the land
       *[other] { $amount } cards a round from the land
    }
amount-led =
    { $amount ->
        [one] { $amount } territory led
       *[other] { $amount } territories led
    }
amount-led_safely =
    { $amount ->
        [one] { $amount } territory led safely
       *[other] { $amount } territories led safely
    }
amount-settlements =
    { $amount ->
        [one] { $amount } settlement
       *[other] { $amount } settlements
    }
amount-buildings =
    { $amount ->
        [one] { $amount } building
       *[other] { $amount } buildings
    }
amount-fortresses =
    { $amount ->
        [one] { $amount } fortress
       *[other] { $amount } fortresses
    }
amount-army =
    { $amount ->
        [one] { $amount } step of the army
       *[other] { $amount } steps of the army
    }
amount-hero_votes =
    { $amount ->
        [one] { $amount } vote of the heroes
       *[other] { $amount } votes of the heroes
    }
amount-hero_cards =
    { $amount ->
        [one] { $amount } card where heroes stand
       *[other] { $amount } cards where heroes stand
    }
amount-free_sites =
    { $amount ->
        [one] { $amount } free site beside villages
       *[other] { $amount } free sites beside villages
    }
amount-roads =
    { $amount ->
        [one] { $amount } road
       *[other] { $amount } roads
    }
amount-markets =
    { $amount ->
        [one] { $amount } market
       *[other] { $amount } markets
    }
amount-improvements =
    { $amount ->
        [one] { $amount } improvement
       *[other] { $amount } improvements
    }
amount-palisades =
    { $amount ->
        [one] { $amount } palisade
       *[other] { $amount } palisades
    }

## The game's own measure, where others have points

measure = { $points ->
    [one] { $points } condition
   *[other] { $points } conditions
}
measure-sources = Where the conditions came from
measure-over-time = Fulfilled conditions
