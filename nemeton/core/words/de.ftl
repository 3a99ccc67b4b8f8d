# Was jedes Spiel mit denselben Worten sagt, auf Deutsch. Ein Spiel, das andere will, schreibt sie in seine eigene Datei.

round = Runde { $round }
rank = Platz { $place }
game-over = Spiel zu Ende
asks-deal = Es wird gezogen
asks-over = Das Spiel ist zu Ende
move-chance = Gezogen: { $say }
result-shared_victory = { $seats } teilen sich den Sieg

option-start_player = Startspieler
    .help = Wer beginnt.
option-start_player-random = Wird ausgelost
option-start_player-1 = Spieler 1
option-start_player-2 = Spieler 2
option-start_player-3 = Spieler 3
option-start_player-4 = Spieler 4
option-start_player-5 = Spieler 5

why-game_over = Das Spiel ist zu Ende.
why-not_your_turn = { $seat ->
    [hidden] Gerade wird gezogen; einen Augenblick bitte.
   *[other] Du bist nicht am Zug: Jetzt entscheidet { $seat }.
}
why-no_such_move = Das ist kein Zug dieses Spiels. Züge schreibt man so: { $examples }.
reason-others = was deine Rivalen erhoffen können
