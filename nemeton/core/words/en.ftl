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
