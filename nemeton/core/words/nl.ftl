# Wat elk spel met dezelfde woorden zegt, in het Nederlands. Een spel dat andere wil, schrijft ze in zijn eigen bestand.

round = Ronde { $round }
rank = Plaats { $place }
game-over = Einde van het spel
asks-deal = Er wordt getrokken
asks-over = Het spel is afgelopen
move-chance = Getrokken: { $say }
result-shared_victory = { $seats } delen de overwinning

option-start_player = Startspeler
    .help = Wie begint.
option-start_player-random = Door loting
option-start_player-1 = Speler 1
option-start_player-2 = Speler 2
option-start_player-3 = Speler 3
option-start_player-4 = Speler 4
option-start_player-5 = Speler 5

why-game_over = Het spel is afgelopen.
why-not_your_turn = { $seat ->
    [hidden] Er wordt getrokken; een ogenblik geduld.
   *[other] Je bent niet aan de beurt: { $seat } is nu aan zet.
}
why-no_such_move = Dat is geen zet van dit spel. Zo schrijf je zetten: { $examples }.
reason-others = waar je rivalen op kunnen hopen
