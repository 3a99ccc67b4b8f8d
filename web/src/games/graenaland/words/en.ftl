### Words on the Graenaland board and in its panels. Moves, events and terms are in the game's own files.

gr-board = Board of Graenaland: the territories with settlements, heroes, cards and votes
gr-map = Map of all territories
gr-unfold = Show the whole territory
gr-fold = Show the part that matters
gr-map-tile = { $name }: { $count } of { $limit } cards, { $leader ->
        [none] nobody leads the votes
       *[other] { $leader } leads the votes
    }

## The board in words

gr-words-land = Around the land
gr-words-territory = { $name }, { $terrain }, { $row ->
        [coast] on the coast
       *[inland] inland
    }
gr-words-near = Next to { $names }
gr-words-decides = { $name } decides alone
gr-words-no-vote = no vote here
gr-words-heroes = Heroes: { $heroes }
gr-words-no-heroes = No heroes
gr-words-armies = Armies: { $armies }
gr-words-condition = { $condition }: { $threshold } ({ $measure })
gr-words-proposal = { $name } proposes for { $territory }: { $offers }

## Territories

gr-village-cost = A village here costs { $cards }
gr-facility-built = { $facility }: built
gr-facility-free = { $facility }: not built
gr-site-free = { $building }: free site
gr-site-built = { $building } of { $name }
gr-villages-of = { $count ->
        [one] { $name }: { $count } village
       *[other] { $name }: { $count } villages
    }
gr-unsettled = no settlement yet
gr-hero-of = { $hero } of { $name }
gr-votes = { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
gr-votes-of = { $name } { $count }
gr-votes-share = { $votes } of { $total } votes
gr-no-votes = no votes here
gr-no-own-votes = no votes of yours
gr-needed = { $needed } of { $total } needed
gr-if-moved = if moved: { $votes } of { $total }
gr-decides = decides
gr-store = { $count ->
        [0] No cards, limit { $limit }
       *[other] { $count } of { $limit } cards: { $cards }
    }

## Around the land

gr-wins = { $needed } of { $count } win
gr-wins-points = { $needed } points win
gr-points-short = { $points } pts
gr-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gr-measure-settler = villages
gr-measure-builder = buildings
gr-measure-warlord = army
gr-measure-explorer = territories
gr-measure-speaker = led alone
gr-supply = Supply card
gr-supply-none = No supply card
gr-supply-left = { $count } in the pile
gr-tokens = { $facility }: { $count } left
gr-army = Army
gr-army-of = { $name } { $size }
gr-army-size = army { $size }
gr-army-to = Army to { $size }
gr-round = leads round { $round }
gr-round-short = round { $round }
gr-leads-round = { $name } leads round { $round }
gr-deck = Deck { $deck }: { $count } cards, { $discards } discarded

## Hand and costs

gr-hand = Your hand
gr-hand-size = Cards in hand
gr-hand-empty = No cards in hand
gr-hand-cards = { $resource }: { $count }
gr-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
gr-counted = { $count } { $resource }
gr-would-gain = You would receive { $cards }
gr-costs = Costs
gr-costs-help = pale: you lack it · green: payable

## Players

gr-houses = Houses left
gr-settlements = Settlements
gr-conditions-reached = Conditions fulfilled and needed
gr-points-reached = Points reached and needed
gr-tracker = { $condition }: { $measure } of { $threshold }{ $state ->
        [done] , fulfilled
        [near] , one step short
       *[open] { "" }
    }
gr-leads = leads
gr-leads-stays = leads, stays
gr-has-chosen = has chosen
gr-chooses = is choosing
gr-may-win = can win on next lead turn
gr-may-win-help = Has enough conditions, or lacks only one step
gr-declared = declared victory
gr-voted-yes = yes
gr-voted-no = no

## Hero moves

gr-title-move = Your secret hero move
gr-help-move = Drag a hero or choose where one goes. All are revealed together.
gr-stay = stay
gr-changes-places = change places
gr-would-hold = In { $territory } you would hold { $votes } of { $total } votes
gr-behind = In { $territory } you would keep { $votes } of { $total }.
gr-sealed-title = Sealed
gr-sealed-move = { $hero } to { $territory }
gr-sealed-stay = no hero moves
gr-sealed-waiting = waiting for { $names }

## Proposals

gr-title-propose = Make a proposal
gr-help-propose = Choose a territory, then give every card to somebody.
gr-help-split = Drag cards to players, click, or use keys 1 to 5. Final once sent.
gr-split-title = Split the cards of { $territory }
gr-split-card = { $card }{ $state ->
        [given] , for { $name }
        [taken] , taken up
       *[free] , not given yet
    }
gr-split-zone = { $name } (key { $key }): { $cards ->
        [none] nothing
       *[other] { $cards }
    }
gr-split-of = { $name }: { $cards }
gr-split-count = { $given } of { $count } given
gr-split-rest-own = Rest for me
gr-reset = Reset
gr-pass = Pass
gr-nothing = nothing
gr-passes-alone = Passes without others?
gr-yes = Yes
gr-no = No
gr-verdict-own = you hold { $votes } of { $total }, { $needed } needed
gr-verdict-bar = With those who receive something { $agree } of { $total } votes, { $needed } needed
gr-enough-with = Enough with
gr-enough-group = { $names }: { $votes } votes together

## Ballots

gr-ballot-title = { $name } proposes for { $territory }
gr-ballot-count = { $yes } yes, { $no } no, { $open } open, { $needed } needed
gr-you-gain = You gain
gr-share-cards = { $own } of { $count } cards
gr-count-yes = { $votes } yes
gr-count-no = { $votes } no
gr-vote-passes = the proposal passes
gr-vote-fails = the cards stay
gr-vote-open = others decide

## Building

gr-title-build = Build
gr-help-build = As much as you can pay, in any order.
gr-group-village = Villages
gr-group-building = Buildings
gr-group-facility = Public facilities, alone
gr-group-joint = Joint building, once per phase
gr-declare = Declare victory
gr-declare-help = you win at once
gr-end = End building
gr-markets-left = { $count ->
        [0] build nothing more
        [one] { $count } market usable
       *[other] { $count } markets usable
    }
gr-new = new
gr-fees = { $count ->
        [one] { $count } entry fee
       *[other] { $count } entry fees
    }
gr-spares = { $count ->
        [one] { $count } card less
       *[other] { $count } cards less
    }
gr-fulfils = Fulfils a condition
gr-conditions-after = { $mode ->
        [points] Conditions fulfilled afterwards: { $count }
       *[conditions] Afterwards { $count } of { $needed } conditions
    }
gr-project-in = { $project } in { $territory }
gr-project-village = Village
gr-project-army = Army
gr-pay-usual = Pay as proposed
gr-usual = proposed
gr-help-pay = How do you pay the next card?
gr-help-spare = Your fortresses: which card need not be paid?
gr-help-fee = Entry fee: give one card to each who is settled there.
gr-help-pledge = What do you pledge? Others are asked for the rest.
gr-help-help = Do you help to build it?
gr-help-fill = Fill the open slots, or cancel.
gr-source-match = { $resource }
gr-source-gold = { $resource } as joker
gr-source-market = { $resource } through a market
gr-source-half = supply card
gr-source-whole = whole supply card through a market
gr-source-for = { $text } for { $resource }
gr-pledged = { $resource }: { $name }
gr-slot-open = { $resource }: open
gr-joint-what = { $name } builds in { $territory }: { $facility }
gr-joint-open = still open: { $cards }
gr-warn-lead = May declare victory on the next lead: { $names }
gr-card-spare = is not paid
gr-card-fee = give away
gr-enough = Enough
gr-cancel = Cancel
gr-no_pledge = No pledge

## Placing

gr-title-settle = Place a village
gr-help-settle = On a coast territory.
gr-title-stand = Place your warrior
gr-help-stand = At one of your two villages.
gr-help-arrive = Does the hero move there?
gr-help-make_room = Two heroes of one player cannot stand together.
gr-title-arrive = A hero may come
gr-title-make_room = Make room
gr-come = move here
gr-remain = stay here

## The end

gr-final-title = { $name } has declared victory
gr-final-help = Everybody else builds once more, without supply card and facilities.

## Steps of a round, shown in the status bar

step-production = Production
step-heroes = Heroes
step-proposals = Proposals
step-building = Building
