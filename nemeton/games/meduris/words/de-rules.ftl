# Die Regeln von Meduris in eigenen Worten. Nummern wie in docs/rules/meduris.md: M-… sind Regeln, A-… und MC-… Entscheidungen, wo Quellen
# Raum lassen. `.rules` eines Abschnitts nennt seine Regeln der Reihe nach; `.about` die Entscheidungen, für die sie wichtig sind.

section-1 = Aufbau
    .rules = M-1 M-2 M-3 M-4 MC-5 M-5 M-6 M-7 A-32 M-8 M-9
rule-M-1 =
    Ihr könnt zu zweit, zu dritt oder zu viert spielen. Zu zweit nehmt ihr Lila und Blau, denn nur diese Farben haben
    genug Hütten.
    .title = Zwei bis vier
rule-M-2 =
    Zu zweit und zu dritt spielt ihr auf der Seite mit { $fields_small } Feldern, zu viert auf der mit { $fields_large }. Beide sind
    in { $districts } Bezirke geteilt, jeder mit seiner Rune.
    .title = Die passende Seite
    .about = action
rule-M-3 = Alle beginnen mit { $start_points } Siegpunkten.
    .title = { $start_points } Punkte zu Beginn
rule-M-4 =
    Die { $chips } Bonus-Chips werden verdeckt gemischt und auf ebenso viele Felder gelegt, rundherum mit mindestens
    { $chip_gap } Feldern ohne Chip dazwischen. Dann werden alle aufgedeckt.
    .title = { $chips } Bonus-Chips
    .about = lay_chip
rule-MC-5 =
    Wenn der Tisch es so vereinbart hat, legt ihr die Chips reihum ab dem Startspieler aus, ungesehen und immer so,
    dass die übrigen noch Platz finden.
    .title = Chips selbst auslegen
    .about = lay_chip
rule-M-5 = Der Druide beginnt auf seinem eigenen Tempel, { $stone_fields } Steinfelder vom Pfad um den Berg entfernt.
    .title = Der Tempel des Druiden
rule-M-6 = Von jedem Gut hast du zu Beginn { $start_goods }. Güter bleiben hinter dem Sichtschirm verborgen; alles andere liegt offen.
    .title = Güter hinter dem Sichtschirm
rule-M-7 = Zu zweit haben alle { $huts_of_two } Hütten, zu dritt oder viert { $huts_each }. Dazu kommen für alle { $temples_each } Tempel.
    .title = Deine Hütten und Tempel
    .about = action
rule-A-32 = Der Tisch kann für alle weniger Hütten vereinbaren, aber nicht weniger als { $least_huts }.
    .title = Ein kürzeres Spiel
rule-M-8 =
    Alle Güter, die niemand hat, liegen auf den vier Seiten des Berges: Holz im Wald, Wolle auf den Schafweiden,
    Kupfer bei der Mine, Stein im Steinbruch.
    .title = Vorräte auf dem Berg
rule-M-9 =
    Ab dem Startspieler stellt ihr reihum je einen Arbeiter auf eine Hochebene, oben auf die schon dort stehenden, bis
    alle platziert sind: zu zweit je { $workers_of_two }, sonst je { $workers_each }. Nie stehen mehr als { $max_workers_per_plateau } übereinander.
    Das bringt noch nichts ein.
    .title = Arbeiter aufstellen
    .about = place

section-2 = Dein Zug
    .rules = M-10 M-15
rule-M-10 =
    Ihr spielt im Uhrzeigersinn. Ein Zug hat zwei Teile, und keiner darf ausfallen: erst der Würfel mit dem kleinen
    Ertrag, dann eine Aktion.
    .title = Zwei Teile, im Uhrzeigersinn
    .about = action
rule-M-15 =
    Nach dem Würfeln musst du genau eines tun: einen Arbeiter umsetzen (A), eine Hütte bauen (B) oder einen Tempel
    errichten (C).
    .title = Eine von drei Aktionen
    .about = action

section-3 = Kleiner Ertrag
    .rules = M-11 M-12 M-13 A-16 M-14 MC-7
rule-M-11 =
    Zeigt der Würfel ein Gut, bringt jeder Arbeiter auf dieser Hochebene seinem Besitzer { $small_yield } davon. Wie hoch er
    steht, ist dabei egal.
    .title = Ein Gut je Arbeiter
rule-M-12 =
    Reicht der Vorrat nicht, nimmt der oberste Arbeiter zuerst, dann der nächste darunter. Wer zu spät kommt, geht
    leer aus, und ein leerer Vorrat bringt nichts, bis Güter zurückkommen. Das gilt für beide Erträge.
    .title = Wenn Güter knapp sind
    .about = take action
rule-M-13 =
    Bei der „+1“ im Kreis nehmen alle ein beliebiges Gut, reihum ab dem, der gewürfelt hat. Die Arbeiter spielen keine
    Rolle.
    .title = +1: ein Gut für alle
    .about = take
rule-A-16 =
    Du nimmst ein Gut, solange es eines gibt; es schadet ja nie. Nur wenn der Tisch es vereinbart hat, darfst du
    nichts nehmen.
    .title = Kein Verzicht
    .about = take
rule-M-14 = Bei der „−1“ im Kreis gibt jeder reihum ein Gut seiner Wahl auf den Berg zurück. Wer keines hat, gibt keines.
    .title = −1: eines abgeben
    .about = give lay
rule-MC-7 =
    Wenn der Tisch es vereinbart hat, wählen alle, die Güter haben, gleichzeitig und geheim, was sie abgeben. Dann
    wird es aufgedeckt.
    .title = Geheim abgeben
    .about = lay

section-4 = A. Großer Ertrag
    .rules = M-16 MC-1 M-17
rule-M-16 =
    Nimm irgendeinen deiner Arbeiter, auch aus der Mitte oder von unten aus einem Turm, und stelle ihn auf einer
    anderen Hochebene obenauf. Er muss seine Hochebene verlassen, und kein Turm wird höher als { $max_workers_per_plateau }.
    .title = Arbeiter umsetzen
    .about = action
rule-MC-1 = Stehen zwei deiner Arbeiter direkt aufeinander, ist es gleich, welcher geht; genannt wird der untere.
    .title = Zwei eigene aufeinander
    .about = action
rule-M-17 =
    Nur die neue Hochebene bringt jetzt etwas ein, und zwar allen, die dort stehen: der unterste Arbeiter { $yield_bottom },
    der zweite { $yield_middle }, der dritte { $yield_top } Güter.
    .title = Ertrag nach Höhe
    .about = action

section-5 = B. Hütte bauen
    .rules = M-18 M-19 A-4 M-20 M-21 M-22 M-23 M-26 M-27 M-28
rule-M-18 =
    Wähle ein unbebautes Feld, setze seine beiden Güter ein, stelle eine Hütte darauf und nimm den Runenstein dieses
    Bezirks, aus dem Vorrat oder von dem, der ihn hat. Dann rückt der Druide vor.
    .title = Eine Hütte bauen
    .about = action pay
rule-M-19 =
    Eingesetzte Güter kommen zurück auf den Berg. Beim Einsetzen können { $substitution_rate } beliebige Güter, gleiche oder gemischte,
    ein gefordertes ersetzen, so oft du willst.
    .title = { $substitution_rate } ersetzen eines
    .about = pay offer
rule-A-4 =
    Du darfst ein Gut auch ersetzen, wenn du es hast. Der Tisch kann das ausschließen; dann musst du zuerst verwenden,
    was du hast.
    .title = Vorhandenes ersetzen
    .about = pay
rule-M-20 =
    Hütten direkt nebeneinander bilden eine Siedlung, egal welcher Farbe. Sie kann über Bezirke und über den großen
    Fluss reichen. Tempel und unbebaute Felder begrenzen sie.
    .title = Was eine Siedlung ist
    .about = action
rule-M-21 =
    Die zweite Hütte einer Siedlung kostet jedes ihrer beiden Güter zweimal, die dritte dreimal, und so weiter ohne
    Grenze.
    .title = Große Siedlungen kosten mehr
    .about = action pay
rule-M-22 = Verbindet deine Hütte zwei Siedlungen oder Hütten, zählt für die Kosten die Größe der neuen großen Siedlung.
    .title = Eine Lücke schließen
    .about = action pay
rule-M-23 = Eine Siedlung kann an beiden Enden wachsen. Nur die Zahl ihrer Hütten zählt, nicht der Ort der neuen.
    .title = Wachsen an beiden Enden
    .about = action
rule-M-26 = Baue deine Hütte wie üblich. Der Chip kommt aus dem Spiel, und du bekommst sofort { $chip_points2 } Siegpunkte.
    .title = Bonus-Chip „2“
    .about = action
rule-M-27 = Baue deine Hütte, ohne Güter einzusetzen, egal wie groß die Siedlung ist. Der Chip kommt aus dem Spiel.
    .title = Bonus-Chip „Hütte“
    .about = action
rule-M-28 = Baue und bezahle wie üblich. Der Chip bleibt unter deiner Hütte, bis du ihn dem Druiden opferst.
    .title = Bonus-Chip „Druide“
    .about = action

section-6 = C. Tempel errichten
    .rules = M-24 M-25
rule-M-24 =
    Wähle ein unbebautes Feld ohne Bonus-Chip und setze seine beiden Güter { $temple_price ->
        [1] einmal
        [2] zweimal
       *[other] { $temple_price }-mal
    } ein, egal was daneben steht. Einen Runenstein gibt es nicht. Dann rückt der Druide vor.
    .title = Einen Tempel errichten
    .about = action pay
rule-M-25 = Tempel dürfen nebeneinander stehen.
    .title = Tempel neben Tempel
    .about = action

section-7 = Der Weg des Druiden
    .rules = M-29 M-30 M-31 M-32 A-13 A-14 M-38
rule-M-29 =
    Jeder Bau, Hütte oder Tempel, bewegt den Druiden. Die ersten { $stone_fields } bringen ihn von Steinfeld zu Steinfeld; dabei
    wird niemand gefragt.
    .title = Zuerst über { $stone_fields } Steine
    .about = action
rule-M-30 = Danach schickt ihn jeder Bau im Uhrzeigersinn den Pfad entlang zur nächsten Hütte. Neben ihr bleibt er stehen.
    .title = Dann zur nächsten Hütte
    .about = action offer
rule-M-31 = Bei Tempeln und unbebauten Feldern hält er nie.
    .title = Vorbei an Tempeln
    .about = action
rule-M-32 = Müsste er seine Steine verlassen und es gibt noch keine Hütte, wartet er, bis die erste gebaut ist.
    .title = Warten auf eine Hütte
    .about = action
rule-A-13 =
    Nur eine Hütte direkt vor ihm hält ihn gleich auf. Wird anderswo gebaut, läuft er zur nächsten Hütte im
    Uhrzeigersinn weiter, zu welcher Siedlung sie auch gehört.
    .title = Wohin er weitergeht
    .about = action
rule-A-14 = Gibt es nur eine Siedlung, schickt ihn jeder Bau einmal um den Berg und zu ihr zurück.
    .title = Einmal herum
    .about = action
rule-M-38 = Nach dem Opferritual geht es in der bisherigen Reihenfolge weiter.
    .title = Danach wie gewohnt

section-8 = Opfergaben
    .rules = M-33 M-34 M-35 M-36 M-37 A-8
rule-M-33 =
    Wem die Hütte neben ihm gehört, der kann opfern. Dann geht der Druide zur nächsten Hütte dieser Siedlung und fragt
    wieder, bis keine Hütte mehr direkt vor ihm steht. Dieselbe Person kann mehrmals gefragt werden.
    .title = Das Opferritual
    .about = offer
rule-M-34 =
    Er fordert die beiden Güter des Feldes. An Siegpunkten bringt eines { $offer_one_points }, beide so viele, wie die Siedlung
    Hütten hat, egal welcher Farbe. Nichts zu opfern kostet { $nothing_costs }, aber nie unter 0. Gezwungen wirst du nie, und
    { $substitution_rate } Güter können eines ersetzen.
    .title = Was eine Opfergabe bringt
    .about = offer pay
rule-M-35 =
    Für eine einzelne Hütte gilt dasselbe. Beide Güter brächten auch nur 1 Siegpunkt, darum werden sie nicht
    angeboten, außer der Tisch hat es so gewählt.
    .title = Frei stehende Hütten
    .about = offer
rule-M-36 =
    Wurde eine Hütte direkt vor dem Druiden gebaut, beginnt das Ritual dort, mitten in der Siedlung. Beide Güter
    zählen trotzdem alle ihre Hütten.
    .title = Beginn mittendrin
    .about = offer
rule-M-37 =
    Kommt er zu deiner Hütte mit einem Druiden-Chip, darfst du den Chip abgeben: Er zählt wie beide Güter. Du darfst
    ihn auch für später behalten.
    .title = Den Druiden-Chip opfern
    .about = offer
rule-A-8 = Der Druiden-Chip wirkt bei jedem Besuch, auch im Zug des Baus und in der letzten Runde.
    .title = Bei jedem Besuch
    .about = offer

section-9 = Der große Fluss
    .rules = M-39 A-9 A-11
rule-M-39 =
    Überquert der Druide den großen Fluss, unterwegs oder in einem Ritual, bekommen alle { $rune_interim_points_each ->
        [one] { $rune_interim_points_each } Siegpunkt
       *[other] { $rune_interim_points_each } Siegpunkte
    } für jeden ihrer Runensteine. Dann geht es weiter.
    .title = Runen-Zwischenwertung
rule-A-9 = Der Runenstein der eben gebauten Hütte zählt schon mit, denn du nimmst ihn, bevor der Druide geht.
    .title = Der neue Stein zählt
    .about = action
rule-A-11 = Seine Steinfelder münden hinter dem Fluss in den Pfad. Von dort kommend überquert er ihn nicht.
    .title = Nicht von den Steinen
    .about = action

section-10 = Finale
    .rules = M-40 A-23 M-41 MC-3 A-26 MC-11 M-42 A-24
rule-M-40 =
    Hat jemand alle Hütten und beide Tempel gebaut, sind alle anderen noch genau einmal an der Reihe. Dann beginnt die
    letzte Runde des Druiden.
    .title = Alles gebaut
    .about = action
rule-A-23 =
    Wer zuerst fertig war, hat keinen Zug mehr, bekommt aber noch Güter und kann opfern. Wer später fertig wird,
    ändert nichts.
    .title = Kein Zug mehr
rule-M-41 =
    Die letzte Runde beginnt auch, wenn alle Güter genommen sind und niemand mehr bauen möchte: wenn reihum jeder bei
    leerem Berg am Zug war und nicht gebaut hat.
    .title = Ein leerer Berg
    .about = action
rule-MC-3 =
    Wenn der Tisch es vereinbart hat, werden bei jedem Zugende mit leerem Berg reihum alle mit übrigen Gebäuden
    gefragt, ob sie noch bauen möchten. Sagen alle nein, beginnt die letzte Runde; ein Ja beendet das Fragen.
    .title = Stattdessen fragen
    .about = still_build
rule-A-26 =
    Passt auf kein freies Feld mehr irgendein Gebäude, etwa weil nur Tempel und nur Felder mit Chips übrig sind,
    beginnt die letzte Runde.
    .title = Nichts passt mehr
rule-MC-11 = Nach { $turn_cap } Zügen folgt auf jeden Fall die letzte Runde.
    .title = Nach { $turn_cap } Zügen
rule-M-42 =
    Der Würfel markiert den Platz des Druiden. Ohne weitere Bauten läuft er eine ganze Runde von Ritual zu Ritual und
    fragt bei allen Hütten. Runen-Zwischenwertungen gibt es nicht.
    .title = Die letzte Runde
    .about = offer
rule-A-24 = In der letzten Runde kommt jede Hütte genau einmal dran; die markierte Siedlung kommt zuletzt, und zwar ganz.
    .title = Jede Hütte einmal
    .about = offer

section-11 = Finale Siegpunkte-Wertung
    .rules = M-43 M-44 M-45 M-46
rule-M-43 =
    Jeder deiner Tempel bringt 1 Siegpunkt für jede Hütte der Siedlungen direkt links und rechts, egal welcher Farbe;
    auch eine einzelne Hütte zählt. Ein Tempel daneben zählt nichts. Eine Hütte kann für zwei Tempel zählen.
    .title = Tempel-Schlusswertung
    .about = action
rule-M-44 =
    Dein erster Runenstein bringt 1 Siegpunkt, der zweite 2 dazu, der dritte 3 dazu und so weiter: fünf sind 15 wert.
    .title = Runen-Schlusswertung
    .about = action
rule-M-45 = Über { $track_end } wird weitergezählt; am echten Tisch zeigt ein Chip die 100 oder 200.
    .title = Über die Leiste hinaus
rule-M-46 =
    Die meisten Siegpunkte gewinnen. Bei Gleichstand entscheiden die meisten gebauten Hütten und Tempel, dann die
    meisten übrigen Güter; ist auch das gleich, wird der Sieg geteilt.
    .title = Wer gewinnt
