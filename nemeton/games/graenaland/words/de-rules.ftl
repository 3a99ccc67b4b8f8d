# Die Regeln von Gränaland in eigenen Worten. Nummern wie in docs/rules/graenaland.md: G-… sind Regeln, GA-… Entscheidungen, wo die Quellen
# Raum lassen, GC-… Klarstellungen. `.rules` nennt die Regeln eines Abschnitts, `.about` die Entscheidungen einer Regel.

section-1 = Worum es geht
    .rules = G-1 G-40
rule-G-1 =
    Eine Runde hat fünf Phasen: Rohstoffproduktion, Bewegung der Helden, Vorschläge, Bauen, Rundenende. Jede wird
    beendet, bevor die nächste beginnt.
    .title = Fünf Phasen
    .about = move propose vote build
rule-G-40 =
    Rohstoffe wechseln den Besitzer nur durch angenommene Vorschläge, durch Abgaben und beim Ausgeben. Versprechen dürft
    ihr einander alles, aber nichts davon ist bindend.
    .title = Woher Karten kommen

section-2 = Aufbau
    .rules = G-39 GC-13 G-24
rule-G-39 =
    Ihr beginnt mit { $start_villages } Dörfern in ebenso vielen Küstengebieten, einem Krieger in einem davon, Armeegröße
    { $start_army } und je einer Karte vom Stapel dieser Gebiete. Beim variablen Aufbau setzt ihr Dörfer und Krieger
    selbst; kein Küstengebiet bekommt mehr als { $coast_villages } Dörfer.
    .title = Womit ihr beginnt
    .about = settle stand
rule-GC-13 =
    Beim variablen Aufbau wird zuerst der Startspieler ausgelost. Dein zweites Dorf kommt in ein anderes Gebiet als das
    erste; nur wenn sonst nirgends Platz ist, stehen beide zusammen.
    .title = Dörfer an zwei Orten
    .about = settle
rule-G-24 =
    Jedes Küstengebiet hat Gebäudesymbole für eine Kirche, einen Saal und eine Festung. Im Binnenland gibt es keine.
    .title = Küste und Binnenland
    .about = build

section-3 = Rohstoffproduktion
    .rules = G-2 G-3 GA-1 G-4 G-29 G-30
rule-G-2 =
    Für jedes Gebiet wird eine Karte vom passenden Stapel aufgedeckt und danebengelegt, zusätzlich zu Karten, die dort
    schon liegen.
    .title = Eine Karte je Gebiet
rule-G-3 =
    Ein Gebiet fasst höchstens so viele Karten, wie dort Siedlungen stehen, und { $storage_extra } mehr. Ist es voll,
    kommt nichts dazu. Die Reihenfolge ist: Gebiet, Straße, Zusatzproduktion.
    .title = Maximalzahl Karten
rule-GA-1 =
    Auch Gebiete ohne Siedlung bringen Rohstoffe, fassen aber nicht mehr Karten als { $storage_extra }. Ein Tisch kann
    vereinbaren, dass sie nichts bringen.
    .title = Unbesiedelte Gebiete
rule-G-4 =
    Jede Landschaft bringt drei der fünf Rohstoffe: Die Hälfte ihrer Karten zeigt den wichtigsten, ein Drittel den
    zweiten, ein Sechstel den dritten. Gold gibt es nur in den Bergen.
    .title = Die Stapel
rule-G-29 =
    Eine Straße bringt eine weitere Karte, verdeckt und bis zur Maximalzahl. Niemand kennt sie, bis jemand sie bekommt
    und sie allein ansieht.
    .title = Straße
    .of = facility-road
rule-G-30 =
    Die Zusatzproduktion deckt eine weitere Karte auf, bis zur Maximalzahl. Sie bleibt nur liegen, wenn sie das Symbol
    des Gebiets zeigt; sonst wird sie abgeworfen.
    .title = Zusatzproduktion
    .of = facility-improvement

section-4 = Helden
    .rules = G-5 G-6 GA-3 G-7
rule-G-5 =
    Alle außer dem Startspieler wählen verdeckt und gleichzeitig, wohin einer ihrer Helden zieht. Wenn alle gewählt
    haben, werden die Züge gemeinsam aufgedeckt und ausgeführt.
    .title = Verdeckte Züge
    .about = move
rule-G-6 = Ein Held zieht in ein benachbartes Gebiet oder { $coast_steps } Gebiete weit entlang der Küste.
    .title = Wie weit
    .about = move
rule-GA-3 = Du musst keinen Helden bewegen, es sei denn, der Tisch hat es anders vereinbart.
    .title = Stehen bleiben ist erlaubt
    .about = move
rule-G-7 =
    Zwei Helden einer Farbe stehen nie im selben Gebiet. Zieht ein Held zu einem anderen von dir, tauschen die beiden
    ihre Plätze.
    .title = Eigene Helden tauschen
    .about = move arrive

section-5 = Vorschläge
    .rules = G-8 GA-4 G-9 GA-5 GC-17 G-10
rule-G-8 =
    Vom linken Nachbarn des Startspielers an macht jeder andere einen Vorschlag, wie die Karten eines Gebiets aufgeteilt
    werden. Der Startspieler macht keinen.
    .title = Ein Vorschlag für jeden
    .about = propose
rule-GA-4 = Du musst keinen Vorschlag machen, es sei denn, der Tisch hat es anders vereinbart.
    .title = Passen ist erlaubt
    .about = propose
rule-G-9 =
    Vorschlagen kannst du nur, wo du mindestens eine Stimme hast und mindestens eine Karte liegt. Alle Karten des
    Gebiets müssen aufgeteilt werden, und zwar beliebig.
    .title = Wo, und alles
    .about = propose give
rule-GA-5 = Karten kann jeder Mitspieler bekommen, auch wer dort keine Stimmen hat, und auch der Startspieler.
    .title = Jeder kann etwas bekommen
    .about = give
rule-GC-17 =
    Karten werden in fester Reihenfolge zugeteilt, verdeckte zuletzt; gleiche Karten gehen in aufsteigender Folge an die
    Plätze. Auch gleiche Posten eines Preises werden in fester Reihenfolge bezahlt. So erscheint keine Aufteilung und
    keine Zahlung doppelt.
    .title = Reihenfolge bei Gleichem
    .about = give pay
rule-G-10 =
    Ein Vorschlag ist endgültig, und vorher wird nicht darüber geredet. Über die Abstimmung dürft ihr reden, so viel ihr
    wollt.
    .title = Worüber geredet werden darf
    .about = propose vote

section-6 = Stimmen zählen
    .rules = G-11 G-12 G-13 G-14 G-32 G-15 G-16
rule-G-11 = Jede deiner Siedlungen im Gebiet gibt dir dort { $settlement_votes ->
        [one] eine Stimme
       *[other] { $settlement_votes } Stimmen
    }.
    .title = Siedlungen stimmen
    .about = vote
rule-G-12 = Ein Krieger hat so viele Stimmen, wie deine Armee groß ist.
    .title = Der Krieger
    .about = move vote
rule-G-13 =
    Ein Priester annulliert die Stimmen aller Krieger in seinem Gebiet, wem sie auch gehören. Er selbst hat keine
    Stimme.
    .title = Der Priester
    .about = move vote
rule-G-14 =
    Ein Barde hat für jeden fremden Helden in seinem Gebiet eine Stimme. Seine Stärke ist also nicht fest: Sie ändert sich,
    wenn Helden kommen und gehen, und allein hat er keine.
    .title = Der Barde
    .about = move vote
rule-G-32 =
    Wo Palisaden stehen, zählen Helden von Spielern ohne Siedlung dort { $palisade_votes ->
        [one] eine Stimme
       *[other] { $palisade_votes } Stimmen
    } weniger, aber nie weniger als keine.
    .title = Palisaden und Stimmen
    .about = move vote
    .of = facility-palisade
rule-G-15 =
    Die Stimmen des Vorschlagenden zählen als Ja; dann werden die anderen mit Stimmen der Reihe nach gefragt, bis das
    Ergebnis feststeht. Mit mehr als der Hälfte aller anwesenden Stimmen ist der Vorschlag angenommen, und jeder nimmt
    seine Karten. Sonst bleiben sie liegen.
    .title = Mehr als die Hälfte
    .about = vote
rule-G-16 = Der Startspieler macht keinen Vorschlag, stimmt aber mit wie alle anderen und kann Karten bekommen.
    .title = Der Startspieler stimmt mit
    .about = vote

section-7 = Bauen und Bezahlen
    .rules = G-17 G-18 G-19 G-20 G-31 GC-3 G-21 G-22 G-23 G-25 G-26 GA-12 G-27 G-28 G-33 GA-11
rule-G-17 =
    Nur der Startspieler baut, so viel er bezahlen kann und in beliebiger Reihenfolge. Jeder Posten eines Preises wird
    durch genau eine Sache gedeckt; niemand zahlt zu viel.
    .title = Nur der Startspieler baut
    .about = build pay
rule-G-18 = Gold ersetzt jeden Rohstoff.
    .title = Gold als Joker
    .about = pay
rule-G-19 =
    Der Startspieler nimmt die offene Nachschubkarte. Ihre beiden Rohstoffe gelten nur für ein Projekt dieser Phase;
    eine Hälfte, die nicht gebraucht wird, ist verloren.
    .title = Die Nachschubkarte
    .about = pay
rule-G-20 =
    Ein Markt kann nicht einen einzelnen Rohstoff der Nachschubkarte tauschen, wohl aber die ganze Karte in einen
    beliebigen Rohstoff.
    .title = Nachschubkarte und Markt
    .about = pay
rule-G-31 =
    Du darfst jeden Markt nutzen, in dessen Gebiet du eine Siedlung hast, jeden einmal pro Bauphase: Eine Handkarte gilt
    als anderer Rohstoff.
    .title = Der Markt
    .about = pay
    .of = facility-market
rule-GC-3 = Über einen Markt geht eine Handkarte, die weder passt noch Gold ist; die anderen gelten ohnehin.
    .title = Was ein Markt tauscht
    .about = pay
rule-G-21 =
    Was ein Dorf kostet, steht auf dem Gebiet. Du baust es, wo du eine Siedlung hast, oder neben einem solchen Gebiet,
    solange du Häuser hast. In einem Gebiet können beliebig viele Dörfer beliebiger Spieler stehen.
    .title = Dorf
    .about = build
rule-G-22 =
    Ein Gebäude braucht ein eigenes Dorf im Gebiet und ein freies Gebäudesymbol. Auf jedes Symbol passt ein Haus.
    .title = Gebäude
    .about = build
rule-G-23 = Du darfst mehrere Gebäude in einem Gebiet haben und das gleiche Gebäude in mehreren Gebieten.
    .title = Mehrere Gebäude
    .about = build
rule-G-25 = Dörfer und Gebäude sind Siedlungen.
    .title = Siedlungen
    .about = build
rule-G-26 =
    Deine erste Kirche bringt dort deinen Priester ins Spiel, dein erster Saal deinen Barden. Mit jedem weiteren Bau
    darfst du ihn sofort kommen lassen.
    .title = Kirche und Saal
    .about = arrive
    .of = building-church building-hall
rule-GA-12 =
    Steht dort, wo ein neuer Held ins Spiel kommt, schon einer von dir, weicht er in ein benachbartes Gebiet ohne
    eigenen Helden aus.
    .title = Platz machen
    .about = make_room
rule-G-27 =
    Die Armee wächst Schritt für Schritt, bis { $largest_army }; jeder Schritt hat seinen Preis. Jede eigene Festung senkt ihn um { $fortress_saves ->
        [one] eine Karte
       *[other] { $fortress_saves } Karten
    } deiner Wahl, aber { $least_paid ->
        [one] eine Karte wird
       *[other] { $least_paid } Karten werden
    } immer bezahlt.
    .title = Armee und Festung
    .about = build spare
    .of = building-fortress
rule-G-28 =
    Straße, Zusatzproduktion, Markt und Palisaden baust du, wo du eine Siedlung hast; je Gebiet nur eine von jeder Sorte
    und nur, solange Marker da sind. Sie nützen allen.
    .title = Öffentliche Einrichtungen
    .about = build
rule-G-33 =
    Wer in einem Gebiet mit Palisaden seine erste Siedlung baut, gibt außer dem Preis jedem anderen mit einer Siedlung
    dort eine Karte. Wer das nicht kann, kann dort nicht bauen.
    .title = Abgabe
    .about = build fee
rule-GA-11 = Wer zahlt, wählt, welche Handkarten er gibt; Gold ist erlaubt, die Nachschubkarte nicht.
    .title = Welche Karte als Abgabe
    .about = fee

section-8 = Gemeinsamer Bau
    .rules = G-34 GC-8 GA-14 GC-9 GA-16
rule-G-34 =
    Einmal pro Bauphase darf der Startspieler eine Einrichtung als gemeinsamen Bau vorschlagen, ohne dass über was und
    wo geredet wird. Er sagt zu, was er will; dann dürfen die anderen im Uhrzeigersinn Karten für das zusagen, was offen
    ist. Entweder kommt der Bau zustande, oder alle Zusagen gehen zurück.
    .title = Zusammen bauen
    .about = build pledge help
rule-GC-8 =
    Ein gemeinsamer Bau ist möglich, wenn du ihn allein bezahlen könntest oder wenn jemand sonst eine passende Karte
    haben kann, soweit das alle wissen können.
    .title = Wann er möglich ist
    .about = build
rule-GA-14 =
    Helfen kann jeder, mit passenden Handkarten oder Gold. Märkte und Nachschubkarte nutzt nur der Startspieler.
    .title = Womit Helfer zahlen
    .about = help
rule-GC-9 = Ist noch etwas offen, wenn alle gefragt sind, füllt der Startspieler alles oder bricht ab.
    .title = Was noch offen ist
    .about = fill
rule-GA-16 = Ist ein gemeinsamer Bau gescheitert, darf der Startspieler das Gleiche immer noch allein bauen.
    .title = Dann eben allein
    .about = build

section-9 = Rundenende und Spielende
    .rules = G-35 G-36 GC-12 G-37 G-38 GA-20
rule-G-35 =
    Eine ungenutzte Nachschubkarte verfällt, das Schiff geht nach links, und eine neue Nachschubkarte wird aufgedeckt.
    .title = Das Schiff zieht weiter
rule-G-36 =
    Nur der Startspieler kann den Sieg erklären, jederzeit in seiner Bauphase, wenn er mindestens { $needed_normal }
    Bedingungen erfüllt (kurzes Spiel { $needed_short }, langes { $needed_long }). Er gewinnt.
    .title = Den Sieg erklären
    .about = build
rule-GC-12 =
    Im Spiel für Fortgeschrittene bekommt jede Bedingung eine leichte, mittlere oder schwere Karte mit eigener Schwelle,
    die { $points_easy }, { $points_standard } oder { $points_hard } Punkte zählt. Wer { $points_needed } Punkte hat, kann den
    Sieg erklären. Eine Entdeckerkarte verlangt nie mehr Gebiete, als im Spiel sind; eine, die es täte, zählt
    { $points_standard } Punkte. Erklärt niemand den Sieg, zählen Punkte vor Bedingungen.
    .title = Das Spiel für Fortgeschrittene
    .about = build
rule-G-37 =
    Nach der Erklärung baut jeder andere noch einmal, vom linken Nachbarn des Siegers an, ohne Nachschub und ohne
    öffentliche Einrichtungen. Das kann dem Sieger eine Bedingung nehmen; er gewinnt trotzdem.
    .title = Letzter Bau
    .about = build
rule-G-38 =
    Die anderen ordnen sich nach erfüllten Bedingungen; bei Gleichstand zählen Siedlungen, dann Armeegröße, dann
    Handkarten.
    .title = Die anderen Plätze
rule-GA-20 =
    Hat bis zur letzten Runde, meist Runde { $round_limit }, niemand den Sieg erklärt, gewinnt, wer die meisten Bedingungen erfüllt
    (im Spiel für Fortgeschrittene, wer die meisten Punkte hat).
    .title = Die letzte Runde
