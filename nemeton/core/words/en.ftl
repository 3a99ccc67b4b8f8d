# What every game says in the same words, in English. A game that wants other words writes the message in its own file.

round = Round { $round }
rank = Place { $place }
game-over = Game over
asks-deal = Something is being drawn
asks-over = The game is over
move-chance = Drawn: { $say }
result-shared_victory = { $seats } share the victory

option-start_player = Start player
    .help = Who begins.
option-start_player-random = Drawn by lot
option-start_player-1 = Player 1
option-start_player-2 = Player 2
option-start_player-3 = Player 3
option-start_player-4 = Player 4
option-start_player-5 = Player 5

why-game_over = The game is over.
why-not_your_turn = { $seat ->
    [hidden] Something is being drawn; please wait a moment.
   *[other] It is not your turn: { $seat } decides now.
}
why-no_such_move = That is not a move of this game. Moves are written like this: { $examples }.
reason-others = what your rivals can hope for

source-start = at the start
source-other = other

# --- looking back at a finished game ---
review-title = Review: { $name }
review-chances = Chance to win
review-chances-help = How likely each player was to win before every decision. Every number here is an estimate of the bots; over many games it comes true as often as it says.
review-expected = Expected points
review-expected-help = The points everybody could expect to have at the end.
review-points = Points
review-points-help = What everybody had at each move.
review-sources = Where the points came from
review-source = Source
review-over-time = Points by source over the game
review-over-time-help = A line for everybody, a chart for every source.
review-sum = Sum
review-luck = Luck and play
review-luck-help = How each player came from the chance at the beginning to the end, in percentage points: by what was dealt and drawn, by own moves, and by the moves of the others.
review-player = Player
review-first = At the start
review-deal = Deal
review-draws = Draws
review-own = Own moves
review-others = Others’ moves
review-end = End
review-marks = Strong / slips / mistakes
review-turning = Turning points
review-no-turning = No single moment changed much: the game was decided little by little.
review-decisions = Decisions
review-number = Move
review-move = Played
review-better = Better
review-nothing-better = nothing better was found
review-would = { $chance } % instead of { $played } %, { $points } points
review-because = Because of { $reasons }.
mark-strong = strong
mark-slip = slip
mark-mistake = mistake
mark-strong-help = Everything else was clearly worse.
mark-slip-help = Another move would have brought at least 3 % more chance to win.
mark-mistake-help = Another move would have brought at least 8 % more chance to win.
moment-move = { $seat }: { $move } ({ $gain } %)
moment-luck = { $sign ->
    [up] Luck for { $seat } ({ $gain } %)
   *[down] Bad luck for { $seat } ({ $gain } %)
}
moment-points = { $seat } gets the most at once: { $gain }
moment-lead = { $seat } takes the lead and keeps it
review-method = Judged with { $depth } iterations for every decision, each with the eyes of who made it.
review-calibrated = Chances of { $error } % error on average over thousands of games between bots.
because-more = { $what } more for you
because-less = { $what } less for you
because-rival-more = { $what } more for { $seat }
because-rival-less = { $what } less for { $seat }
