# Die Regeln von Celtica in eigenen Worten. Nummern wie in docs/rules/celtica.md: C-… sind Regeln, CA-… Entscheidungen, wo Quellen offenlassen.
# `.rules` eines Abschnitts nennt seine Regeln der Reihe nach; `.about` einer Regel die Entscheidungen, für die sie wichtig ist.

section-1 = Worum es geht
    .rules = C-1 C-2
rule-C-1 =
    Ihr sammelt Amulett-Teile, und die Druiden finden sie für euch: Rot, Grau, Weiß, Braun und Schwarz. Keiner von ihnen
    gehört jemandem. Alle dürfen jeden Druiden bewegen, und alle sind dabei, egal zu wievielt ihr spielt.
    .title = Druiden für alle
    .about = play
rule-C-2 = Ihr seid im Uhrzeigersinn an der Reihe: Nach dir kommt dein linker Nachbar.
    .title = Reihenfolge
    .about = play

section-2 = Vorbereitung
    .rules = C-3 C-4 C-5
rule-C-3 =
    Alle Druiden warten im Hafen. Du bekommst { $hand_size ->
        [one] { $hand_size } Druidenkarte
       *[other] { $hand_size } Druidenkarten
    }, die nur du siehst, und ziehst blind { $start_parts ->
        [one] { $start_parts } Amulett-Teil
       *[other] { $start_parts } Amulett-Teile
    } aus dem Vorrat.
    .title = Was du zu Beginn hast
rule-C-4 =
    { $start_parts ->
        [one] Dein Startteil deckst du auf und legst es
       *[other] Deine { $start_parts } Startteile deckst du auf und legst sie
    } vor dich. Amulette liegen das ganze Spiel über offen. Ein Tisch kann wählen, dass Startteile
    verdeckt liegen: Dann kennst nur du sie, bis du sie abgibst oder bis zum Schlusseinsatz.
    .title = Startteile liegen offen
rule-C-5 = Teile aus dem Vorrat werden aufgedeckt, insgesamt { $display_size }. Sie bilden die offene Auslage, aus der sich alle bedienen.
    .title = Die offene Auslage

section-3 = Einen Druiden bewegen
    .rules = C-6 C-7 C-8 C-9 CA-3 C-10 C-11 C-12 C-13
rule-C-6 =
    In deinem Zug musst du Druidenkarten spielen: eine oder mehrere, alle von derselben Farbe. Wie viele, bestimmst du.
    Passen ist nicht erlaubt.
    .title = Karten einer Farbe spielen
    .about = play
rule-C-7 = Du kannst beliebig viele Erfahrungskarten dieser Farbe dazulegen. Jede ist einen weiteren Schritt wert.
    .title = Erfahrungskarten dazulegen
    .about = play
rule-C-8 = Erfahrungskarten sind immer nur eine Zugabe: Ohne mindestens eine Druidenkarte ihrer Farbe kannst du sie nicht spielen.
    .title = Nie Erfahrung allein
    .about = play
rule-C-9 =
    Für jede gespielte Karte geht der Druide dieser Farbe auf dem Weg einen Ort weiter. Er geht die volle Strecke und immer
    nur vorwärts.
    .title = Ein Schritt pro Karte
    .about = play
rule-CA-3 =
    Du darfst mehr Karten spielen, als der Druide bis zum Zielfeld braucht. Er hält dort an, überzählige Schritte verfallen,
    und die Teile des Zielfelds bekommst du trotzdem.
    .title = Mehr Schritte als nötig
    .about = play
rule-C-10 = Nur der Ort, an dem der Druide anhält, hat eine Wirkung. Orte, an denen er vorbeikommt, sind ohne Bedeutung.
    .title = Nur der letzte Ort zählt
    .about = play
rule-C-11 = An einem Ort können beliebig viele Druiden stehen. Sie behindern einander nicht.
    .title = Mehrere an einem Ort
    .about = play
rule-C-12 = Gespielte Karten kommen offen auf einen Ablagestapel: Druidenkarten auf den einen, Erfahrungskarten auf den anderen.
    .title = Ablagestapel
    .about = play
rule-C-13 =
    Muss eine Karte gezogen werden und ihr Nachziehstapel ist leer, so wird der zugehörige Ablagestapel gemischt und zum
    neuen Nachziehstapel.
    .title = Wenn ein Stapel leer ist
    .about = play draw

section-4 = Die Orte
    .rules = C-14 CA-2 CA-5 C-15 C-16 C-17 CA-16 C-18 C-19 CA-15 CA-8 C-20
rule-C-14 =
    Dörfer, Burgen, Klöster und das Zielfeld sind Fundorte. Hält dein Druide an einem Fundort, nimmst du Teile aus der
    offenen Auslage: genau so viele, wie dort Amulette abgebildet sind. Welche, darfst du frei wählen.
    .title = Fundorte
    .about = play take
rule-CA-2 =
    Auch das Zielfeld ist ein Fundort. Das gilt für jeden Druiden einmal: Wer ihn dorthin führt, nimmt die Teile. Eine Option
    des Tisches kann das abschalten.
    .title = Teile auf dem Zielfeld
    .about = play take
rule-CA-5 =
    Liegen weniger Teile aus, als der Ort zeigt, nimmst du alle, die da sind. Nach dem Auffüllen gibt es keinen Nachschlag.
    .title = Zu wenige offene Teile
    .about = take
rule-C-15 =
    Ein Amulett hat { $amulet_parts } verschiedene Teile ({ $large_parts } groß, { $small_parts } klein, { $middle_parts } in der Mitte). Mit einem Teil,
    das du schon hast, beginnst oder ergänzt du ein weiteres Amulett. Jedes Mittelteil passt in jedes Amulett, gleich
    welches Bild es zeigt.
    .title = Amulette bauen
    .about = take give final
rule-C-16 = Hast du deine Teile genommen, wird die Auslage aus dem Vorrat wieder auf { $display_size } ergänzt.
    .title = Auslage auffüllen
    .about = take
rule-C-17 =
    In einer Ruine lauern die Wikinger. Du gibst genau so viele Teile ab, wie die Ruine verlangt; welche, bestimmst du.
    Hast du weniger, gibst du ab, was du hast.
    .title = Ruinen
    .about = play give
rule-CA-16 = Du darfst auch Teile eines vollständigen Amuletts abgeben oder tauschen. Es ist dann nicht mehr vollständig.
    .title = Amulette auseinandernehmen
    .about = give final
rule-C-18 =
    Abgegebene Teile kommen verdeckt in die Reserve. Erst wenn der Vorrat leer ist, kehren sie zurück: Dann wird die Reserve
    gemischt und zum neuen Vorrat.
    .title = Die Reserve
    .about = give
rule-C-19 =
    Nach einer Ruine ziehst du { $ruin_cards ->
        [one] eine Erfahrungskarte
       *[other] { $ruin_cards } Erfahrungskarten
    } und nimmst sie auf die Hand, ohne sie den anderen zu zeigen.
    .title = Aus Schaden klug
    .about = give
rule-CA-15 = Du ziehst nach einer Ruine auch dann, wenn du kein Teil abgeben konntest.
    .title = Eine Karte auf jeden Fall
    .about = give
rule-CA-8 = Gibt es weder im Stapel noch in der Ablage eine Erfahrungskarte, gehst du leer aus.
    .title = Keine Erfahrungskarte mehr
    .about = give
rule-C-20 =
    Auf einem Kultplatz darfst du eine Druidenkarte vom Stapel ziehen oder darauf verzichten. Eine gezogene Karte kommt auf
    deine Hand und muss noch in diesem Durchgang gespielt werden, selbst wenn du mit deiner letzten Karte hierher kamst.
    .title = Kultplätze
    .about = play draw

section-5 = Ende eines Durchgangs
    .rules = C-21 C-22 C-23 C-24 C-25
rule-C-21 =
    Hast du keine Druidenkarten mehr, bist du bis zum Ende des Durchgangs nicht mehr dabei. Die anderen spielen weiter, bis
    niemand mehr Druidenkarten hat.
    .title = Fertig für diesen Durchgang
    .about = play
rule-C-22 = Hat außer dir niemand mehr Druidenkarten, machst du einen Zug nach dem anderen, bis deine aufgebraucht sind.
    .title = Allein weiterspielen
    .about = play
rule-C-23 = Während eines Durchgangs wird deine Hand nicht aufgefüllt. Was du bekommen hast, muss reichen; teile es dir gut ein.
    .title = Kein Nachschub zwischendurch
    .about = play
rule-C-24 =
    Steht am Ende des Durchgangs kein Druide auf dem Zielfeld, beginnt ein neuer: Alle bekommen { $hand_size ->
        [one] { $hand_size } Druidenkarte
       *[other] { $hand_size } Druidenkarten
    }. Deine Erfahrungskarten behältst du.
    .title = Ein neuer Durchgang
rule-C-25 = Den neuen Durchgang eröffnet, wer links neben der Person sitzt, die zuletzt Karten gespielt hat.
    .title = Wer den Durchgang eröffnet

section-6 = Ende des Spiels
    .rules = C-26 C-27 CA-4 C-28 CA-12 C-29
rule-C-26 =
    Sobald ein Druide auf dem Zielfeld angekommen ist, läuft der letzte Durchgang. Er wird zu Ende gespielt, dann ist
    Schluss.
    .title = Der letzte Durchgang
    .about = play
rule-C-27 = Ein Druide auf dem Zielfeld verlässt es nie wieder. Karten, die für ihn gespielt werden, werden ohne Wirkung abgelegt.
    .title = Druiden auf dem Zielfeld
    .about = play
rule-CA-4 = Du darfst für einen solchen Druiden sogar Erfahrungskarten dazulegen. Sie sind verloren; deshalb fragt der Tisch vorher nach.
    .title = Verschenkte Erfahrungskarten
    .about = play
rule-C-28 =
    Das Spiel endet sofort, auch mitten im Durchgang, wenn alle Druiden auf dem Zielfeld stehen oder wenn es keine
    Amulett-Teile mehr gibt: weder in der Auslage noch im Vorrat noch in der Reserve.
    .title = Sofortiges Ende
    .about = play
rule-CA-12 = Nach einem sofortigen Ende verfallen die Druidenkarten auf der Hand. Erfahrungskarten behalten ihren Wert.
    .title = Übrige Handkarten
rule-C-29 = Sind Vorrat und Reserve leer, während noch Teile offen liegen, spielt ihr mit einer kleineren Auslage weiter.
    .title = Eine kleinere Auslage
    .about = take

section-7 = Der Schlusseinsatz
    .rules = C-30 C-31 CA-7 C-32 C-33
rule-C-30 =
    Nach dem Ende könnt ihr eure Erfahrungskarten noch einsetzen. Es beginnt der linke Nachbar des Spielbeenders, also der
    Person, die das Spiel beendet hat; danach geht es im Uhrzeigersinn weiter. Alle sind einmal an der Reihe und setzen
    dabei beliebig viele Karten ein. Ihre Farbe spielt keine Rolle mehr.
    .title = Erfahrung am Schluss
    .about = final
rule-C-31 =
    Für { $swap_cost ->
        [one] { $swap_cost } Erfahrungskarte
       *[other] { $swap_cost } Erfahrungskarten
    } tauschst du eines deiner Teile gegen ein Teil aus der Auslage.
    .title = Ein Teil tauschen
    .about = final
rule-CA-7 =
    Dein getauschtes Teil kommt auf den frei gewordenen Platz in der Auslage; wer nach dir an der Reihe ist, kann es nehmen.
    Mit einer Option des Tisches wandert es stattdessen in die Reserve.
    .title = Wohin das getauschte Teil kommt
    .about = final
rule-C-32 =
    Für { $buy_cost ->
        [one] { $buy_cost } Erfahrungskarte
       *[other] { $buy_cost } Erfahrungskarten
    } nimmst du ein Teil aus der Auslage, ohne eines dafür herzugeben.
    .title = Ein Teil nehmen
    .about = final
rule-C-33 = Ist jemand fertig, wird die Auslage wieder auf { $display_size } ergänzt, soweit noch Teile da sind.
    .title = Auffüllen nach jedem Einsatz
    .about = final

section-8 = Wer gewinnt
    .rules = C-34 C-35 CA-10 C-36
rule-C-34 = Sieger ist, wer die meisten vollständigen Amulette hat.
    .title = Die meisten Amulette
    .about = final
rule-C-35 =
    Bei Gleichstand entscheidet das größte unvollständige Amulett, also das mit den meisten Teilen. Sind auch diese gleich
    groß, wird das zweitgrößte verglichen und so weiter.
    .title = Gleichstand
    .about = final
rule-CA-10 = Sind alle Amulette gleich groß, wird der Sieg geteilt.
    .title = Geteilter Sieg
rule-C-36 =
    Erfahrungskarten taugen für zusätzliche Schritte (C-7) und für den Schlusseinsatz (C-31, C-32), für nichts sonst. Teile
    tauschen kannst du mit ihnen während des Spiels nicht, und übrig gebliebene Karten zählen nicht.
    .title = Kein anderer Nutzen
    .about = play final
