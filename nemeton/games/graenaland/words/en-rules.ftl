# The rules of Graenaland in our own words. Numbers as in docs/rules/graenaland.md: G-… are rules, GA-… decisions where sources leave
# room, GC-… clarifications. `.rules` of a section lists its rules in order; `.about` of a rule names its decisions.

section-1 = What it is about
    .rules = G-1 G-40
rule-G-1 =
    A round has five phases: production, hero movement, proposals, building, end of the round. Each is finished before
    the next begins.
    .title = Five phases
    .about = move propose vote build
rule-G-40 =
    Resources change hands only by accepted proposals, by entry fees and by spending them. You may promise each other
    anything, but nothing is binding.
    .title = Where cards come from

section-2 = Setting up
    .rules = G-39 GC-13 G-24
rule-G-39 =
    You begin with { $start_villages } villages in as many coast territories, a warrior at one of them, an army of size
    { $start_army }, and one card from the deck of each of these territories. In the variable layout you place villages and
    warrior yourselves; no coast territory gets more than { $coast_villages } villages.
    .title = What you start with
    .about = settle stand
rule-GC-13 =
    In the variable layout the lead player is drawn first. Your second village goes into another territory than the
    first; only if there is no room left elsewhere may both stand together.
    .title = Villages in two places
    .about = settle
rule-G-24 =
    Every coast territory has a symbol for one church, one hall and one fortress. Inland there are no building symbols.
    .title = Coast and inland
    .about = build

section-3 = Production
    .rules = G-2 G-3 GA-1 G-4 G-29 G-30
rule-G-2 =
    One card from the matching deck is turned up for every territory and laid beside it, in addition to cards that lie
    there already.
    .title = One card per territory
rule-G-3 =
    A territory holds at most as many cards as it has settlements, plus { $storage_extra }. When it is full nothing is added. The
    order is: territory, road, improvement.
    .title = Storage limit
rule-GA-1 =
    Territories without a settlement produce too, but hold no more cards than { $storage_extra }. A table may agree that they
    yield nothing.
    .title = Unsettled territories
rule-G-4 =
    Every terrain yields three of the five resources: half of its cards show the main one, a third the second, a sixth
    the third. Gold comes from the mountains only.
    .title = Decks
rule-G-29 =
    A road brings one more card, face down and within the limit. Nobody knows it until it is given to a player, who
    looks at it alone.
    .title = Road
    .of = facility-road
rule-G-30 =
    An improvement turns up one more card, within the limit. It stays only if it shows the territory's symbol; otherwise
    it is discarded.
    .title = Improvement
    .of = facility-improvement

section-4 = Heroes
    .rules = G-5 G-6 GA-3 G-7
rule-G-5 =
    All players but the lead player choose in secret and at the same time where one of their heroes goes. When everybody
    has chosen, all moves are revealed and carried out together.
    .title = Secret moves
    .about = move
rule-G-6 = A hero goes to an adjacent territory, or { $coast_steps } territories along the coast.
    .title = How far
    .about = move
rule-GA-3 = You need not move a hero, unless the table has agreed otherwise.
    .title = Staying is allowed
    .about = move
rule-G-7 =
    Two heroes of one player are never in the same territory. A hero who moves to another one of yours changes places
    with him.
    .title = Own heroes change places
    .about = move arrive

section-5 = Proposals
    .rules = G-8 GA-4 G-9 GA-5 GC-17 G-10
rule-G-8 =
    From the left of the lead player on, every other player makes one proposal how to split the cards of one territory.
    The lead player makes none.
    .title = One proposal each
    .about = propose
rule-GA-4 = You need not make a proposal, unless the table has agreed otherwise.
    .title = Passing is allowed
    .about = propose
rule-G-9 =
    You can make a proposal only where you have at least one vote and at least one card lies. All cards of the territory
    must be split, in any way you like.
    .title = Where, and everything
    .about = propose give
rule-GA-5 = Cards may be given to every player of the table, also to those without votes there and to the lead player.
    .title = Anybody may receive
    .about = give
rule-GC-17 =
    Cards are given in a fixed order, face-down cards last; equal cards go to the seats in rising order. Equal slots of
    a price are paid in a fixed order, too. So the same split or payment is never offered twice.
    .title = The order of equal things
    .about = give pay
rule-G-10 =
    A proposal is final and is not talked about beforehand. The ballot on it may be discussed as much as you like.
    .title = What may be discussed
    .about = propose vote

section-6 = Votes
    .rules = G-11 G-12 G-13 G-14 G-32 G-15 G-16
rule-G-11 = Every settlement you have in the territory gives you { $settlement_votes ->
        [one] one vote
       *[other] { $settlement_votes } votes
    } there.
    .title = Settlements vote
    .about = vote
rule-G-12 = A warrior has as many votes as your army is large.
    .title = Warrior
    .about = move vote
rule-G-13 = A priest cancels the votes of all warriors in his territory, whosever they are. He has no vote himself.
    .title = Priest
    .about = move vote
rule-G-14 =
    A bard has one vote for every hero of other players in his territory. So his strength is not fixed: it changes as heroes
    come and go, and alone he has none.
    .title = Bard
    .about = move vote
rule-G-32 =
    Where a palisade stands, heroes of players without a settlement there count { $palisade_votes ->
        [one] one vote
       *[other] { $palisade_votes } votes
    } less, but never less than none.
    .title = Palisade
    .about = move vote
    .of = facility-palisade
rule-G-15 =
    The proposer's votes count as yes; then the others with votes are asked in turn, until the result is certain. With
    more than half of all votes present the proposal is accepted and everybody takes his cards. Otherwise they stay.
    .title = More than half
    .about = vote
rule-G-16 = The lead player makes no proposal, but votes like everybody else and may receive cards.
    .title = The lead player votes
    .about = vote

section-7 = Building
    .rules = G-17 G-18 G-19 G-20 G-31 GC-3 G-21 G-22 G-23 G-25 G-26 GA-12 G-27 G-28 G-33 GA-11
rule-G-17 =
    Only the lead player builds, as much as he can pay for, in any order. Every slot of a price is covered by exactly
    one thing; nobody pays too much.
    .title = Only the lead player builds
    .about = build pay
rule-G-18 = Gold stands for any resource.
    .title = Gold
    .about = pay
rule-G-19 =
    The lead player takes the open supply card. Its two resources serve one project of this phase only; a half that is
    not needed is lost.
    .title = Supply card
    .about = pay
rule-G-20 =
    A market cannot change a single resource of the supply card, but it can turn the whole card into one resource of any
    kind.
    .title = Supply card and market
    .about = pay
rule-G-31 =
    You may use every market beside which you have a settlement, each once in a building phase: one hand card stands for
    another resource.
    .title = Market
    .about = pay
    .of = facility-market
rule-GC-3 = Through a market goes a hand card that is neither what you need nor gold; those fit without it.
    .title = What a market changes
    .about = pay
rule-G-21 =
    The price of a village stands on the territory. You build it where you have a settlement, or next to such a
    territory, as long as you have houses. Any number of villages of any players may stand in a territory.
    .title = Village
    .about = build
rule-G-22 = A building needs a village of yours in the territory and a free symbol. Every symbol takes one house.
    .title = Buildings
    .about = build
rule-G-23 = You may own several buildings in one territory, and the same building in several territories.
    .title = Several buildings
    .about = build
rule-G-25 = Villages and buildings are both settlements.
    .title = Settlements
    .about = build
rule-G-26 =
    Your first church brings your priest into play there, your first hall your bard. With every further one you may let
    him come at once.
    .title = Church and hall
    .about = arrive
    .of = building-church building-hall
rule-GA-12 =
    If another hero of yours stands where a new one comes into play, he steps to an adjacent territory without a hero of
    yours.
    .title = Making room
    .about = make_room
rule-G-27 =
    The army grows step by step, up to { $largest_army }; each step has its price. Every fortress of yours lowers it by { $fortress_saves ->
        [one] one card
       *[other] { $fortress_saves } cards
    } of your choice, but { $least_paid ->
        [one] one card is
       *[other] { $least_paid } cards are
    } always paid.
    .title = Army and fortress
    .about = build spare
    .of = building-fortress
rule-G-28 =
    Road, improvement, market and palisade are built where you have a settlement; only one of each kind per territory,
    and only while tokens are left. They serve everybody.
    .title = Public facilities
    .about = build
rule-G-33 =
    Who builds his first settlement in a territory with a palisade gives one card to every other player with a
    settlement there, besides the price. Who cannot do that cannot build there.
    .title = Entry fee
    .about = build fee
rule-GA-11 = The payer chooses which cards of his hand he gives; gold is allowed, the supply card is not.
    .title = Which card as a fee
    .about = fee

section-8 = Joint building
    .rules = G-34 GC-8 GA-14 GC-9 GA-16
rule-G-34 =
    Once in a building phase the lead player may propose a facility as a joint building, without any talk about what and
    where. He pledges what he likes; then the others, clockwise, may pledge cards for what is open. Either it is built
    or all pledges go back.
    .title = Building together
    .about = build pledge help
rule-GC-8 =
    A joint building can be proposed if you could pay for it alone or if somebody else may hold a fitting card, as far
    as everybody can know.
    .title = When it is offered
    .about = build
rule-GA-14 =
    Anybody may help, with matching hand cards or gold. Markets and the supply card are for the lead player only.
    .title = What helpers use
    .about = help
rule-GC-9 = If slots are open when everybody has been asked, the lead player fills them all or cancels.
    .title = What is still open
    .about = fill
rule-GA-16 = After a joint building has failed, the lead player may still build the same thing alone.
    .title = Alone after all
    .about = build

section-9 = End of a round, end of the game
    .rules = G-35 G-36 GC-12 G-37 G-38 GA-20
rule-G-35 = An unused supply card expires, the ship goes to the left, and a new supply card is turned up.
    .title = The ship moves on
rule-G-36 =
    Only the lead player may declare victory, at any moment of his building phase, if he fulfils at least { $needed_normal }
    conditions (short game { $needed_short }, long game { $needed_long }). He wins.
    .title = Declaring victory
    .about = build
rule-GC-12 =
    In the advanced game each condition gets an easy, standard or hard card with its own threshold, worth { $points_easy },
    { $points_standard } or { $points_hard } points. Whoever has { $points_needed } points may declare victory.
    An explorer card never asks for more territories than are in play; one that would is worth { $points_standard } points.
    If nobody declares, points are compared before conditions.
    .title = The advanced game
    .about = build
rule-G-37 =
    After the declaration every other player builds once more, from the winner's left, without supply card and without
    public facilities. That may undo a condition of the winner, who wins all the same.
    .title = Final building
    .about = build
rule-G-38 = The others rank by fulfilled conditions; ties are broken by settlements, then army size, then hand cards.
    .title = The other places
rule-GA-20 =
    If nobody has declared victory by the last round, usually round { $round_limit }, the player with the most conditions wins
    (in the advanced game, the one with the most points).
    .title = The last round
