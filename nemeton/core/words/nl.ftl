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

source-start = aan het begin
source-other = overig

# --- terugblik op een afgelopen spel ---
review-title = Terugblik: { $name }
review-chances = Winkans
review-chances-help = Hoe waarschijnlijk het voor elke beslissing was dat iemand zou winnen. Elk getal hier is een schatting van de bots; over veel partijen komt het zo vaak uit als het zegt.
review-expected = Verwachte punten
review-expected-help = Hoeveel punten iedereen aan het einde kon verwachten.
review-points = Punten
review-points-help = Wat iedereen bij elke zet had.
review-sources = Waar de punten vandaan kwamen
review-source = Bron
review-over-time = Punten per bron in de loop van het spel
review-over-time-help = Een lijn voor iedereen, een grafiek voor elke bron.
review-sum = Totaal
review-luck = Geluk en spel
review-luck-help = Hoe iedereen van de kans aan het begin naar het einde kwam, in procentpunten: door opzet en trekkingen, door eigen zetten en door de zetten van de anderen.
review-player = Speler
review-first = Aan het begin
review-deal = Opzet
review-draws = Trekkingen
review-own = Eigen zetten
review-others = Zetten van anderen
review-end = Einde
review-marks = Sterk / slordig / fout
review-turning = Keerpunten
review-no-turning = Geen enkel moment veranderde veel: het spel werd beetje bij beetje beslist.
review-decisions = Beslissingen
review-number = Zet
review-move = Gespeeld
review-better = Beter
review-nothing-better = niets beters gevonden
review-would = { $chance } % in plaats van { $played } %, { $points } punten
review-because = Het gaat om: { $reasons }.
mark-strong = sterk
mark-slip = slordig
mark-mistake = fout
mark-strong-help = Al het andere was duidelijk slechter.
mark-slip-help = Een andere zet had minstens 3 % meer winkans gebracht.
mark-mistake-help = Een andere zet had minstens 8 % meer winkans gebracht.
moment-move = { $seat }: { $move } ({ $gain } %)
moment-luck = { $sign ->
    [up] Geluk voor { $seat } ({ $gain } %)
   *[down] Pech voor { $seat } ({ $gain } %)
}
moment-points = { $seat } krijgt het meeste in één keer: { $gain }
moment-lead = { $seat } neemt de leiding en houdt die
review-method = Elke beslissing is met { $depth } doorlopen beoordeeld, met de ogen van wie haar nam.
review-calibrated = De kansen zitten er over duizenden partijen van bots gemiddeld { $error } % naast.
because-more = { $what } meer voor jou
because-less = { $what } minder voor jou
because-rival-more = { $what } meer voor { $seat }
because-rival-less = { $what } minder voor { $seat }
