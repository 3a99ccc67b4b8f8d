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

source-start = zu Beginn
source-other = Sonstiges

# --- Rückblick auf ein beendetes Spiel ---
review-title = Rückblick: { $name }
review-chances = Gewinnchance
review-chances-help = Wie wahrscheinlich jeder vor jeder Entscheidung gewann. Jede Zahl hier ist eine Schätzung der Bots; über viele Partien trifft sie so oft zu, wie sie sagt.
review-expected = Erwartete Punkte
review-expected-help = Wie viele Punkte jeder am Ende erwarten konnte.
review-points = Punkte
review-points-help = Was jeder bei jedem Zug hatte.
review-sources = Woher die Punkte kamen
review-source = Quelle
review-over-time = Punkte nach Quelle im Verlauf
review-over-time-help = Eine Linie für jeden, ein Bild für jede Quelle.
review-sum = Summe
review-luck = Glück und Spiel
review-luck-help = Wie jeder von der Chance am Anfang zum Ende kam, in Prozentpunkten: durch Aufbau und Ziehen, durch eigene Züge und durch die Züge der anderen.
review-player = Spieler
review-first = Am Anfang
review-deal = Aufbau
review-draws = Ziehen
review-own = Eigene Züge
review-others = Züge der anderen
review-end = Ende
review-marks = Stark / ungenau / Fehler
review-turning = Wendepunkte
review-no-turning = Kein einzelner Moment hat viel verändert: Das Spiel wurde nach und nach entschieden.
review-decisions = Entscheidungen
review-number = Zug
review-move = Gespielt
review-better = Besser
review-nothing-better = nichts Besseres gefunden
review-would = { $chance } % statt { $played } %, { $points } Punkte
review-because = Es geht um: { $reasons }.
mark-strong = stark
mark-slip = ungenau
mark-mistake = Fehler
mark-strong-help = Alles andere war deutlich schlechter.
mark-slip-help = Ein anderer Zug hätte mindestens 3 % mehr Gewinnchance gebracht.
mark-mistake-help = Ein anderer Zug hätte mindestens 8 % mehr Gewinnchance gebracht.
moment-move = { $seat }: { $move } ({ $gain } %)
moment-luck = { $sign ->
    [up] Glück für { $seat } ({ $gain } %)
   *[down] Pech für { $seat } ({ $gain } %)
}
moment-points = { $seat } bekommt am meisten auf einmal: { $gain }
moment-lead = { $seat } geht in Führung und bleibt vorn
review-method = Jede Entscheidung wurde mit { $depth } Durchläufen beurteilt, mit den Augen dessen, der sie traf.
review-calibrated = Die Chancen irren sich über Tausende Bot-Partien im Mittel um { $error } %.
because-more = { $what } mehr für dich
because-less = { $what } weniger für dich
because-rival-more = { $what } mehr für { $seat }
because-rival-less = { $what } weniger für { $seat }
