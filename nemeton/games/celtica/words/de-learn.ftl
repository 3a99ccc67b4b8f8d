# Was die Dinge auf dem Tisch sind, und die geführte erste Partie. Jedes `what-` hat die Nummer seiner Regel.

what-druid = Ein Druide. Er gehört niemandem: Alle ziehen alle Druiden, für jede Karte seiner Farbe einen Ort vorwärts.
    .rule = C-1
what-card = Eine Druidenkarte: Sie bringt den Druiden ihrer Farbe einen Ort weiter. Neue gibt es erst, wenn niemand mehr eine hat.
    .rule = C-9
what-face-down = Startteile, die verdeckt liegen. Nur wer sie hat, kennt sie, bis sie abgegeben werden oder der Schlusseinsatz beginnt.
    .rule = C-4
what-helmet = Erfahrungskarten. Sie dürfen Druidenkarten derselben Farbe begleiten, für je einen Schritt mehr. Am Ende übrig: 1 tauscht ein Teil, 2 nehmen eins.
    .rule = C-7
what-hand = Deine Hand. In deinem Zug spielst du eine oder mehrere Druidenkarten einer Farbe.
    .rule = C-6
what-find = Ein Fundort: Wer hier mit einem Druiden stehen bleibt, nimmt so viele Teile aus der Auslage, wie er Amulette zeigt.
    .rule = C-14
what-ruin = Eine Ruine: Wer hier mit einem Druiden stehen bleibt, gibt so viele Teile ab, wie sie zeigt, zieht aber eine Erfahrungskarte.
    .rule = C-17
what-cult = Ein Kultplatz: Wer hier mit einem Druiden stehen bleibt, darf eine Druidenkarte ziehen.
    .rule = C-20
what-start = Der Hafen, von dem alle Druiden aufbrechen.
    .rule = C-9
what-display = Die Auslage: neun offene Teile zum Nehmen. Nach jedem Fund wird sie aufgefüllt.
    .rule = C-5
what-part = Ein Teil eines Amuletts. Neun verschiedene Teile ergeben ein vollständiges.
    .rule = C-15
what-amulet = Ein Amulett dieses Spielers. Was leer ist, fehlt noch.
    .rule = C-15
what-amulets = Die Amulette dieses Spielers: vollständige mit Haken, dann die unvollständigen mit der Zahl ihrer Teile.
    .rule = C-15
what-complete = Vollständige Amulette, dahinter die Größe der unvollständigen. Die meisten vollständigen gewinnen; bei Gleichstand entscheidet das größte unvollständige.
    .rule = C-34
what-crown = Vollständige Amulette. Wer am Ende die meisten hat, gewinnt.
    .rule = C-34
what-supply = Teile, die noch verdeckt liegen. Von hier wird die Auslage aufgefüllt.
    .rule = C-16
what-reserve = Teile, die in Ruinen abgegeben wurden. Sie kommen wieder, wenn der Vorrat verbraucht ist.
    .rule = C-18
what-unseen = So viele Karten jeder Farbe hast du noch nicht gesehen: Sie liegen im Stapel oder in anderen Händen.
    .rule = C-12

intro-turn =
    Spiele eine oder mehrere Karten einer Farbe: Dieser Druide geht für jede Karte einen Ort weiter.
    Nur der Ort, an dem er stehen bleibt, wird ausgeführt: Teile nehmen, Teile abgeben oder eine Karte ziehen.
    Hat niemand mehr Druidenkarten, bekommen alle neue.
    Hat ein Druide das Ziel erreicht, wird der Durchgang beendet, dann werden Erfahrungskarten eingesetzt.
intro-points =
    Vollständige Amulette: je neun verschiedene Teile. Die meisten gewinnen.
    Gleichstand: das größte unvollständige Amulett, dann das nächste.

lesson-first = Sammle die neun verschiedenen Teile eines Amuletts, möglichst mehrmals: Wer am Ende die meisten vollständigen Amulette hat, gewinnt.
lesson-first-in-find = Teile finden
lesson-first-in-cult = Drei Arten von Orten
lesson-first-in-ruin = Eine Ruine
lesson-first-in-experience = Erfahrung
lesson-first-in-finale = Bis zum Ende

lesson-first-goal = Das Ziel: die meisten vollständigen Amulette. Ein Amulett hat neun verschiedene Teile. Neun Teile liegen hier offen; gewinnen kannst du sie auf dem Weg über die Insel.
lesson-first-druids = Fünf Druiden gehen den Weg entlang. Keiner gehört jemandem: Du darfst jeden ziehen, und die anderen dürfen das auch.
lesson-first-hand = Du ziehst sie mit diesen Karten. Jede Karte bringt den Druiden ihrer Farbe einen Ort weiter. Im Zug spielst du eine oder mehrere Karten einer Farbe.
lesson-first-to-village = Der erste Ort ist ein Dorf: Wer dort stehen bleibt, nimmt ein Teil. Spiele eine Karte, zum Beispiel Rot: Klicke auf den Ort, an dem sie endet, dann auf den grünen Knopf.
    .better = Eine Karte führt ins Dorf, und das bringt sofort ein Teil. Die Stehenden Steine bringen nur eine weitere Karte.
lesson-first-first-part = Nimm nun ein Teil. Alle hier sind neu für dich: Jedes bringt dich weiter.
    .better = Alle sind gut.
lesson-first-second-move = Schwarz steht noch im Hafen: Auch er erreicht das Dorf.
    .better = Wieder führt eine Karte ins Dorf: sofort noch ein Teil.
lesson-first-second-part = Nimm ein weiteres Teil, das du noch nicht hast. Ein Haken zeigt, was in dein größtes Amulett passt.
    .better = Einen Ring hast du schon: Ein zweiter würde ein neues Amulett beginnen. Fülle zuerst das begonnene.
lesson-first-own-amulets = Dein größtes Amulett hat jetzt drei Teile. Angefangen hast du mit zwei gleichen Teilen, darum liegt das andere schon in einem zweiten Amulett.

lesson-first-three-kinds = Es gibt drei Arten von Orten. Fundorte geben Teile. Kultplätze geben eine Karte. Ruinen kosten Teile. Es zählt nur der Ort, an dem ein Druide stehen bleibt, nicht die, an denen er vorbeigeht.
lesson-first-to-stones = Braun erreicht mit einer Karte den Kultplatz; alle anderen Züge enden in einer Ruine. Spiele Braun.
    .better = Alle anderen enden in der Ruine und kosten dich ein Teil. Der Kultplatz kostet nichts und bringt eine Karte.
lesson-first-draw = Du darfst eine Druidenkarte ziehen. Mehr Karten heißt mehr Züge in diesem Durchgang: Zieh eine.
    .better = Eine Karte mehr ist ein Zug mehr, und sie kann dich vor einer Ruine bewahren.

lesson-first-no-way-out = Das passiert jedem: Jede deiner Karten führt jetzt in die Ruine. Eine musst du spielen, niemand darf passen. Aber eine Ruine macht auch klüger.
lesson-first-to-ruin = Spiele eine beliebige deiner Karten.
    .better = Sie führen alle in dieselbe Ruine.
lesson-first-give = Ein Teil muss weg. Die Spirale hast du zweimal: Gib eine davon ab, dann bleibt dein großes Amulett, wie es ist.
    .better = Gib die Spirale ab: Du hast sie zweimal. Alles andere reißt ein Loch in dein größtes Amulett.
lesson-first-wiser = Dafür hast du eine Erfahrungskarte bekommen, die mit dem Helm. Sie kann dich vor der nächsten Ruine bewahren, wie du gleich siehst.

lesson-first-helmets = Du hast zwei Erfahrungskarten für Grau. Du darfst sie zu einer grauen Druidenkarte legen, für je einen Schritt mehr.
lesson-first-look = Grau steht vor dem Mühlendorf. Eine Karte: Dorf, ein Teil. Ein Schritt mehr: Burg, zwei Teile. Noch einer: eine Ruine. Zähle also deine Schritte.
lesson-first-with-helmet = Spiele die graue Karte mit einer Erfahrungskarte: zwei Teile.
    .better = Eine graue Karte mit einer Erfahrungskarte endet genau bei der Burg: zwei Teile statt einem, oder statt einer Ruine.
lesson-first-two-parts = Nimm zwei Teile, die deinem größten Amulett fehlen; sie haben einen Haken.
    .better = Zwei verschiedene Teile mit Haken hätten beide in dein größtes Amulett gepasst.
lesson-first-rounds = Hat niemand mehr Druidenkarten, bekommen alle fünf neue. So geht es Durchgang um Durchgang, bis ein Druide das Ziel erreicht.

lesson-first-late = Nun ein später Moment. Du hast ein vollständiges Amulett und ein zweites mit sechs Teilen. Alder hat schon zwei vollständige. Holst du ihn ein?
lesson-first-goal-place = Das Ziel gibt vier Teile. Ist ein Druide angekommen, wird dieser Durchgang noch beendet, dann ist die Partie vorbei.
lesson-first-arrive = Braun braucht zwei Schritte, und du hast zwei braune Karten. Los!
    .better = Zwei braune Karten erreichen das Ziel: vier Teile, und drei davon sind alles, was deinem zweiten Amulett fehlt.
lesson-first-four-parts = Welle, Tropfen und Raute machen dein zweites Amulett vollständig. Nimm sie, und ein viertes dazu.
    .better = Welle, Tropfen und Raute hätten dein zweites Amulett vollständig gemacht.
lesson-first-ending = Zwei vollständige Amulette! Spiele den Durchgang nun zu Ende. Ganz am Schluss sind Erfahrungskarten noch einmal etwas wert: Eine tauscht ein Teil, zwei nehmen eins.
