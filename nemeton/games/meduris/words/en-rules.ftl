# The rules of Meduris in our own words. Numbers as in docs/rules/meduris.md: M-… are rules, A-… and MC-… decisions where sources leave
# room. `.rules` of a section lists its rules in order; `.about` of a rule names the decisions it matters for.

section-1 = Setting up
    .rules = M-1 M-2 M-3 M-4 MC-5 M-5 M-6 M-7 A-32 M-8 M-9
rule-M-1 = Two to four of you can play. Two players take purple and blue, because only these colours have enough huts.
    .title = Two to four players
rule-M-2 =
    Two or three players use the side with { $fields_small } fields, four players the side with { $fields_large }. Both are
    divided into { $districts } districts, each with its rune.
    .title = The right board side
    .about = action
rule-M-3 = Everybody starts with { $start_points } victory points.
    .title = { $start_points } points to begin
rule-M-4 =
    The { $chips } bonus chips are mixed face down and laid on as many fields, with at least { $chip_gap } fields without a
    chip between any two, all around the ring. Then all are turned up.
    .title = { $chips } bonus chips
    .about = lay_chip
rule-MC-5 =
    If the table agreed on it, you lay the chips in turn order from the start player, unseen, and always so that the
    remaining chips still find room.
    .title = Laying chips yourselves
    .about = lay_chip
rule-M-5 = The druid starts on his own temple, { $stone_fields } stone fields away from the path around the mountain.
    .title = The druid's temple
rule-M-6 = You start with { $start_goods } of each good. Goods are kept hidden behind the screen; everything else lies open.
    .title = Goods behind the screen
rule-M-7 = With two players everybody has { $huts_of_two } huts, with three or four { $huts_each }. Everybody has { $temples_each } temples.
    .title = Your huts and temples
    .about = action
rule-A-32 = The table may agree on fewer huts for everybody, but not on fewer than { $least_huts }.
    .title = A shorter game
rule-M-8 =
    All goods that nobody holds lie on the four sides of the mountain: wood in the forest, wool on the sheep pastures,
    copper at the mine, stone at the quarry.
    .title = Supplies on the mountain
rule-M-9 =
    From the start player on, each of you places one worker on a plateau, on top of those already there, until all
    stand: { $workers_of_two } each with two players, otherwise { $workers_each }. Never more than { $max_workers_per_plateau } stand on each other.
    This yields nothing yet.
    .title = Placing workers
    .about = place

section-2 = Your turn
    .rules = M-10 M-15
rule-M-10 =
    You play clockwise. A turn has two parts and neither may be skipped: first the die with its small yield, then one
    action.
    .title = Two parts, clockwise
    .about = action
rule-M-15 = After the die you must do exactly one thing: move a worker (A), build a hut (B) or build a temple (C).
    .title = One of three actions
    .about = action

section-3 = The small yield
    .rules = M-11 M-12 M-13 A-16 M-14 MC-7
rule-M-11 =
    If the die shows a good, every worker on that plateau brings its owner { $small_yield } of it. How high the worker stands does
    not matter here.
    .title = A good per worker
rule-M-12 =
    If the supply is too small, the top worker takes first, then the next one down. Whoever comes too late gets
    nothing, and an empty supply yields nothing until goods return to it. This holds for both yields.
    .title = When goods run short
    .about = take action
rule-M-13 =
    At the “+1” in the circle everybody takes one good of his choice, in turn order from the player who rolled.
    Workers do not matter.
    .title = +1: a good for everybody
    .about = take
rule-A-16 = You take a good whenever there is one, as it never hurts. Only if the table agreed on it may you take nothing.
    .title = No declining
    .about = take
rule-M-14 =
    At the “−1” in the circle everybody gives one good of his choice back to the mountain, in turn order. Who has none
    gives none.
    .title = −1: give one back
    .about = give lay
rule-MC-7 =
    If the table agreed on it, all who have goods choose at the same time and in secret what they give back. Then it
    is revealed.
    .title = Giving back secretly
    .about = lay

section-4 = A. The big yield
    .rules = M-16 MC-1 M-17
rule-M-16 =
    Take any one of your workers, also from the middle or the bottom of a tower, and put it on top of another plateau.
    It must change its plateau, and no tower may grow beyond { $max_workers_per_plateau }.
    .title = Move a worker
    .about = action
rule-MC-1 =
    If two of your workers stand directly on each other, it makes no difference which one goes; the lower one is
    named.
    .title = Two of your own
    .about = action
rule-M-17 =
    Only the plateau you moved to yields now, and to all who stand there: the bottom worker { $yield_bottom }, the second
    { $yield_middle }, the third { $yield_top } goods.
    .title = Yield by height
    .about = action

section-5 = B. Building a hut
    .rules = M-18 M-19 A-4 M-20 M-21 M-22 M-23 M-26 M-27 M-28
rule-M-18 =
    Choose an empty field, spend its two goods, put a hut there and take the rune stone of that district, from the
    stock or from whoever has it. Then the druid moves.
    .title = Building a hut
    .about = action pay
rule-M-19 =
    Goods you spend go back to the mountain. Whenever you spend, any { $substitution_rate } goods, equal or mixed, can stand for one
    you are asked for, as often as you like.
    .title = { $substitution_rate } replace one
    .about = pay offer
rule-A-4 = You may replace a good even if you have it. The table can rule this out; then what you have must be used first.
    .title = Replacing what you have
    .about = pay
rule-M-20 =
    Huts directly next to each other, whatever their colours, form a settlement. It may reach across districts and
    across the great river. Temples and empty fields are its ends.
    .title = What a settlement is
    .about = action
rule-M-21 =
    The second hut of a settlement costs each of its two goods twice, the third three times, and so on without limit.
    .title = Larger settlements cost more
    .about = action pay
rule-M-22 = If your hut joins two settlements or huts, the size of the new large settlement counts for the cost.
    .title = Closing a gap
    .about = action pay
rule-M-23 = A settlement can grow at both ends. Only the number of its huts matters, not where the new one stands.
    .title = Growing on either end
    .about = action
rule-M-26 = Build your hut as usual. The chip leaves the game, and you get { $chip_points2 } victory points at once.
    .title = Chip “2”
    .about = action
rule-M-27 = Build your hut without spending goods, however large the settlement is. The chip leaves the game.
    .title = Chip “hut”
    .about = action
rule-M-28 = Build and pay as usual. The chip stays under your hut until you offer it to the druid.
    .title = Chip “druid”
    .about = action

section-6 = C. Building a temple
    .rules = M-24 M-25
rule-M-24 =
    Choose an empty field without a bonus chip and spend its two goods { $temple_price ->
        [1] once
        [2] twice
       *[other] { $temple_price } times
    }, whatever stands beside it. You get no rune stone. Then the druid moves.
    .title = Building a temple
    .about = action pay
rule-M-25 = Temples may stand next to each other.
    .title = Temples side by side
    .about = action

section-7 = The way of the druid
    .rules = M-29 M-30 M-31 M-32 A-13 A-14 M-38
rule-M-29 =
    Every build, hut or temple, moves the druid. The first { $stone_fields } builds take him from stone field to stone field;
    nobody is asked for anything.
    .title = First over { $stone_fields } stones
    .about = action
rule-M-30 = From then on every build sends him clockwise along his path to the next hut. He stops beside it.
    .title = Then to the next hut
    .about = action offer
rule-M-31 = He never stops at temples or empty fields.
    .title = Past temples and fields
    .about = action
rule-M-32 = If he should leave his stones and there is no hut yet, he waits until the first one is built.
    .title = Waiting for a hut
    .about = action
rule-A-13 =
    Only a hut built directly in front of him stops him right there. Built anywhere else, he walks on to the next hut
    clockwise, in whatever settlement it stands.
    .title = Where he goes next
    .about = action
rule-A-14 = If there is only one settlement, every build sends him once around the mountain and back to it.
    .title = Once around
    .about = action
rule-M-38 = After the ritual play goes on in the usual order.
    .title = Back to normal

section-8 = Offerings
    .rules = M-33 M-34 M-35 M-36 M-37 A-8
rule-M-33 =
    The owner of the hut beside him may make an offering. Then the druid steps to the next hut of this settlement and
    asks again, until no hut is directly ahead. The same player can be asked several times.
    .title = The offering ritual
    .about = offer
rule-M-34 =
    He asks for the two goods of the field. In victory points, one of them brings { $offer_one_points }, both bring as many as
    the settlement has huts of any colour. Offering nothing costs { $nothing_costs }, but never below 0. You are never
    forced to offer, and { $substitution_rate } goods can replace one.
    .title = What an offering brings
    .about = offer pay
rule-M-35 =
    The same holds for a hut that stands alone. Both goods would also bring only 1 point, so they are not
    asked for, unless the table has chosen so.
    .title = Free-standing huts
    .about = offer
rule-M-36 =
    If a hut was built directly in front of the druid, the ritual begins there, in the middle of the settlement. Both
    goods still score all its huts.
    .title = Beginning in the middle
    .about = offer
rule-M-37 =
    When he comes to your hut with a druid chip under it, you may give the chip away: it counts as both goods. You may
    also keep it for a later visit.
    .title = Offering the druid chip
    .about = offer
rule-A-8 = The druid chip works at every visit, even in the turn the hut was built and in the last lap.
    .title = Whenever he comes
    .about = offer

section-9 = The great river
    .rules = M-39 A-9 A-11
rule-M-39 =
    When the druid crosses the great river, on his way or within a ritual, everybody gets { $rune_interim_points_each ->
        [one] { $rune_interim_points_each } point
       *[other] { $rune_interim_points_each } points
    } for each rune stone he has. Then play goes on.
    .title = Interim rune scoring
rule-A-9 = The rune stone of the hut just built already counts, because you take it before the druid moves.
    .title = The new rune counts
    .about = action
rule-A-11 = His stones join the path behind the river. Coming from there he does not cross it.
    .title = Not from the stones
    .about = action

section-10 = The end of the game
    .rules = M-40 A-23 M-41 MC-3 A-26 MC-11 M-42 A-24
rule-M-40 =
    When a player has built all huts and both temples, each of the others has exactly one more turn. Then the druid's
    last lap begins.
    .title = Everything built
    .about = action
rule-A-23 =
    Whoever finished first has no further turn, but still receives goods and makes offerings. Others who finish change
    nothing.
    .title = No turn for the finisher
rule-M-41 =
    The last lap also begins when all goods have been taken and nobody wants to build any more: when one turn of each
    player in a row found the mountain empty and was no build.
    .title = An empty mountain
    .about = action
rule-MC-3 =
    If the table agreed on it, all with a building left are asked in turn order whether they will still build,
    whenever a turn ends with an empty mountain. If all say no, the last lap begins; one yes ends the questions.
    .title = Asking instead
    .about = still_build
rule-A-26 =
    If no building of anybody fits on any free field, for instance only temples are left and only fields with chips,
    the last lap begins.
    .title = Nothing fits any more
rule-MC-11 = A game that has lasted { $turn_cap } turns goes on with the last lap.
    .title = After { $turn_cap } turns
rule-M-42 =
    The die marks the druid's place. Without any more builds he walks one complete lap from ritual to ritual and asks
    at all huts. There is no interim rune scoring.
    .title = The last lap
    .about = offer
rule-A-24 = In the last lap every hut is asked exactly once; the marked settlement comes last, as a whole.
    .title = Every hut once
    .about = offer

section-11 = Final scoring
    .rules = M-43 M-44 M-45 M-46
rule-M-43 =
    Each of your temples brings 1 point for every hut of the settlements directly to its left and right, whatever
    their colour; a lone hut counts too. A temple beside it counts nothing. A hut can count for two temples.
    .title = Temples
    .about = action
rule-M-44 = Your first rune stone brings 1 point, the second 2 more, the third 3 more, and so on: five are worth 15.
    .title = Rune stones
    .about = action
rule-M-45 = Points above { $track_end } are counted on; at a real table a chip shows 100 or 200.
    .title = Beyond the track
rule-M-46 =
    Most points win. In a tie most huts and temples built decide, then most goods left; if these are equal too, the
    victory is shared.
    .title = The winner
