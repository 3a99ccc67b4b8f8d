# What things on the table are, and the guided first game. Each `what-` has the number of its rule.

what-conditions = The five conditions for victory. Whoever is lead player and fulfils three of them may declare victory.
    .rule = G-36
what-cond = A condition for victory, and the number it needs. Settler: villages in all. Master builder: churches, halls and fortresses. Warlord: army. Explorer: territories with a settlement. Speaker: territories in which you alone have the most settlements.
    .rule = G-36
what-progress = How far this player is with the five conditions.
    .rule = G-36
what-crown = Fulfilled conditions, or who alone has more than half of the votes.
    .rule = G-15
what-territory = A territory. Each round it yields a card of its deck.
    .rule = G-2
what-terrain = The kind of land decides which cards a territory yields, and how often.
    .rule = G-4
what-store = Cards that this territory has yielded and nobody has yet; behind them how many fit in. They go to players by a proposal.
    .rule = G-3
what-votes = The votes in this territory, and how many a proposal needs: more than half.
    .rule = G-15
what-village = Villages. Each is a vote here and lets you build more here and next door.
    .rule = G-11
what-price = What a village costs here.
    .rule = G-21
what-site = A place for a church, a hall or a fortress. Who has a village here may build on it.
    .rule = G-22
what-church = Church: brings your priest, who cancels the votes of all warriors where he stands.
    .rule = G-26
what-hall = Hall: brings your bard, who has one vote for each foreign hero where he stands.
    .rule = G-26
what-fortress = Fortress: makes your army one card cheaper.
    .rule = G-27
what-road = Road: one more card each round, face down.
    .rule = G-29
what-improvement = Improvement: one more card each round, if it shows the symbol of the territory.
    .rule = G-30
what-market = Market: once in your building phase one card counts as any other.
    .rule = G-31
what-palisade = Palisade: heroes from outside have a vote less, and who settles here later pays a card to everybody who has.
    .rule = G-32
what-warrior = Warrior: as many votes as your army is large.
    .rule = G-12
what-priest = Priest: cancels the votes of all warriors in this territory.
    .rule = G-13
what-bard = Bard: a vote for each foreign hero in this territory.
    .rule = G-14
what-army = The army track. The larger your army, the more votes your warrior has.
    .rule = G-27
what-ship = The ship: its player leads this round. Only the lead player builds; the others move heroes and propose.
    .rule = G-17
what-supply-card = The supply card: two resources for the lead player, to be used for one building.
    .rule = G-19
what-deck = A deck of resource cards, one for each kind of land.
    .rule = G-4
what-hand = Your cards. You pay for everything you build with them.
    .rule = G-40
what-res = A resource. Gold stands for any other.
    .rule = G-18
what-card = A resource card. Gold stands for any other.
    .rule = G-18
what-cardback = Cards in hand, or a card that nobody has seen yet.
    .rule = G-40
what-compass = This player has chosen a secret move.
    .rule = G-5

list-conditions = Conditions for victory
list-buildings = Prices of buildings
list-facilities = Prices of public facilities
list-villages = Prices of villages
list-army = Prices of the army
column-condition = Condition
column-players-3 = 3 players
column-players-4 = 4 players
column-players-5 = 5 players
column-building = Building
column-facility = Facility
column-territory = Territory
column-army = Army
column-resource = Price

intro-turn =
    Every territory yields a card.
    All but the lead player secretly move a hero.
    All but the lead player propose who gets the cards of a territory; more than half of the votes there decide.
    The lead player builds.
    The ship goes on to the next lead player.
intro-points =
    There are no points: three of five conditions win, declared by the lead player.
    Villages, buildings, army, territories settled, territories led alone.

lesson-first = Settle Greenland and be the first to fulfil three of five conditions. You get what you need by votes: nobody fights, everybody makes proposals.
lesson-first-in-ballot = A ballot
lesson-first-in-build = Building
lesson-first-in-proposal = Your proposal
lesson-first-in-heroes = Heroes and a deal
lesson-first-in-finale = Victory

lesson-first-goal = The goal: fulfil three of these five conditions before anybody else, for instance enough villages, buildings or a large army. All of it is paid with cards.
lesson-first-cards = Cards come from the land. Each round every territory yields one. They lie here until the players agree who gets them, by a vote.
lesson-first-votes = In Hvalsey you and Hazel have one village each: one vote each. A proposal needs more than half of the votes.
lesson-first-vote-no = Hazel proposes: the livestock of Hvalsey for Hazel. Nothing for you! Your vote decides. Vote no.
    .better = Hazel would have got a card and you nothing. Without your vote the proposal fails, so ask for a share.
lesson-first-stays = The proposal has failed, the card stays. Perhaps the next proposal is a better one for you.

lesson-first-lead = Each round one player leads: whoever has the ship. That is you now. The others made proposals; only you may build, as much as you can pay.
lesson-first-own-cards = You have grain and ore in your hand.
lesson-first-supply = And for this phase you have the supply card: livestock and wood, but for one building only.
lesson-first-church = A church costs grain, wood and ore: your two cards and the wood. Build one, in Hvalsey for example.
    .better = With a church you own a building (you need four for a condition), one more vote there, and a priest.
lesson-first-priest = The church is a settlement, too: one more vote. And it brought you a priest. Where he stands, the votes of all warriors are cancelled.

lesson-first-your-proposal = Now Hazel leads, and you may make a proposal for one territory where you have a vote.
lesson-first-where = In Hvalsey two of three votes are yours: more than half. Whatever you propose there is accepted. Choose Hvalsey.
    .better = Choose a territory where more than half of the votes are yours: then nobody can stop you.
lesson-first-give-first = Give the ore to yourself.
    .better = You need nobody's vote here: you could have kept the card.
lesson-first-give-second = And the livestock, too. Then send the proposal.
    .better = You need nobody's vote here: you could have kept the card.
lesson-first-passed = Accepted! Both cards are in your hand.

lesson-first-travel = All who do not lead move one hero, secretly and at the same time. Your warrior has as many votes as your army is large: one.
lesson-first-secret-move = Send him to Hvalsey; he changes places with your priest. Then you have three of five votes there.
    .better = In Hvalsey the warrior brings your votes to three of five: more than half, so that your proposals pass there.
lesson-first-need-a-friend = In Brattahlid three cards lie, but you have only one of two votes. The other one is Alder's. So offer him something! Propose for Brattahlid.
    .better = Three cards lie in Brattahlid. With something for Alder he will agree, and you get two.
lesson-first-own-grain = Grain for you.
    .better = Keep the grain, and give Alder only what it takes to win his vote.
lesson-first-ore-to-alder = Ore for Alder: whoever gets something likes to vote yes.
    .better = With nothing in it for him, Alder has no reason to vote yes.
lesson-first-own-livestock = And the livestock for you.
    .better = One card is enough for Alder. Keep the other two.
lesson-first-deal = Alder agreed: two cards for you, one for him. That is the heart of the game: propose so that just enough others want it, too.

lesson-first-late = Many rounds later. Here you see how far you are: master builder and speaker are fulfilled. You need a third condition, and you lead this round.
lesson-first-missing = The explorer needs settlements in five territories. You have four. A village in Gardar would be the fifth.
lesson-first-village = Because of the palisade there you also pay a card each to Hazel and Alder. It is worth it: build the village in Gardar.
    .better = A village in Gardar, your fifth territory, fulfils the third condition. Then you can declare victory at once.
lesson-first-pay-wood = You have no wood. But you may use a market: there the whole supply card counts as wood.
    .better = Any way to pay is fine.
lesson-first-fee = The fee for Hazel: livestock, you have plenty.
    .better = Either is fine.
lesson-first-second-fee = And for Alder.
    .better = Either is fine.
lesson-first-declare = Three conditions! Only the lead player may declare victory, and that is you. Declare!
    .better = You fulfil three conditions and lead: declare victory now, or somebody else may be faster.
lesson-first-ending = You have won. The others build once more for the places behind you.
