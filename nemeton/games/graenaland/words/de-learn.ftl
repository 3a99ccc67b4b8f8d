# Was die Dinge auf dem Tisch sind, und die geführte erste Partie. Jedes `what-` hat die Nummer seiner Regel.

what-conditions = Die fünf Siegbedingungen. Wer Startspieler ist und drei davon erfüllt, darf den Sieg erklären.
    .rule = G-36
what-cond = Eine Siegbedingung und die Zahl, die sie verlangt. Siedler: Dörfer insgesamt. Baumeister: Kirchen, Säle und Festungen. Heerführer: Armee. Entdecker: Gebiete mit einer Siedlung. Wortführer: Gebiete, in denen du allein die meisten Siedlungen hast.
    .rule = G-36
what-progress = Wie weit dieser Spieler bei den fünf Bedingungen ist.
    .rule = G-36
what-crown = Erfüllte Bedingungen, oder wer allein mehr als die Hälfte der Stimmen hat.
    .rule = G-15
what-territory = Ein Gebiet. Jede Runde bringt es eine Karte seines Stapels.
    .rule = G-2
what-terrain = Die Landschaft bestimmt, welche Karten ein Gebiet bringt und wie oft.
    .rule = G-4
what-store = Karten, die dieses Gebiet gebracht hat und die noch niemandem gehören; dahinter, wie viele hier Platz haben. Durch einen Vorschlag kommen sie zu Spielern.
    .rule = G-3
what-votes = Die Stimmen in diesem Gebiet, und wie viele ein Vorschlag braucht: mehr als die Hälfte.
    .rule = G-15
what-village = Dörfer. Jedes ist hier eine Stimme und erlaubt dir, hier und nebenan weiterzubauen.
    .rule = G-11
what-price = Was ein Dorf hier kostet.
    .rule = G-21
what-site = Ein Platz für Kirche, Saal oder Festung. Wer hier ein Dorf hat, darf darauf bauen.
    .rule = G-22
what-church = Kirche: bringt deinen Priester. Wo er steht, zählen die Stimmen aller Krieger nicht.
    .rule = G-26
what-hall = Saal: bringt deinen Barden. Er hat eine Stimme für jeden fremden Helden, der bei ihm steht.
    .rule = G-26
what-fortress = Festung: macht deine Armee um eine Karte billiger.
    .rule = G-27
what-road = Straße: jede Runde eine weitere Karte, verdeckt.
    .rule = G-29
what-improvement = Zusatzproduktion: jede Runde eine weitere Karte, wenn sie das Symbol des Gebiets zeigt.
    .rule = G-30
what-market = Markt: Einmal in deiner Bauphase zählt eine Karte als eine beliebige andere.
    .rule = G-31
what-palisade = Palisaden: Helden von außen haben eine Stimme weniger, und wer hier später siedelt, zahlt allen Ansässigen eine Karte.
    .rule = G-32
what-warrior = Krieger: so viele Stimmen, wie deine Armee groß ist.
    .rule = G-12
what-priest = Priester: hebt in diesem Gebiet die Stimmen aller Krieger auf.
    .rule = G-13
what-bard = Barde: eine Stimme für jeden fremden Helden in diesem Gebiet.
    .rule = G-14
what-army = Die Heeresleiste. Je größer deine Armee, desto mehr Stimmen hat dein Krieger.
    .rule = G-27
what-ship = Das Schiff: Wer es hat, führt diese Runde an. Nur er baut; die anderen bewegen Helden und machen Vorschläge.
    .rule = G-17
what-supply-card = Die Nachschubkarte: zwei Rohstoffe für den Startspieler, für einen einzigen Bau.
    .rule = G-19
what-deck = Ein Stapel Rohstoffkarten, einer für jede Landschaft.
    .rule = G-4
what-hand = Deine Karten. Damit bezahlst du alles, was du baust.
    .rule = G-40
what-res = Ein Rohstoff. Gold steht für jeden anderen.
    .rule = G-18
what-card = Eine Rohstoffkarte. Gold steht für jede andere.
    .rule = G-18
what-cardback = Karten auf der Hand, oder eine Karte, die noch niemand gesehen hat.
    .rule = G-40
what-compass = Dieser Spieler hat seine geheime Bewegung gewählt.
    .rule = G-5

list-conditions = Siegbedingungen
list-buildings = Preise der Gebäude
list-facilities = Preise der öffentlichen Einrichtungen
list-villages = Preise der Dörfer
list-army = Preise der Armee
column-condition = Bedingung
column-players-3 = 3 Spieler
column-players-4 = 4 Spieler
column-players-5 = 5 Spieler
column-building = Gebäude
column-facility = Einrichtung
column-territory = Gebiet
column-army = Armee
column-resource = Preis

intro-turn =
    Jedes Gebiet bringt eine Karte.
    Alle außer dem Startspieler bewegen geheim einen Helden.
    Alle außer dem Startspieler schlagen vor, wer die Karten eines Gebiets bekommt; mehr als die Hälfte der Stimmen dort entscheidet.
    Der Startspieler baut.
    Das Schiff geht weiter zum nächsten Startspieler.
intro-points =
    Punkte gibt es nicht: Drei von fünf Bedingungen gewinnen, erklärt vom Startspieler.
    Dörfer, Gebäude, Armee, besiedelte Gebiete, allein geführte Gebiete.

lesson-first = Besiedle Grönland und erfülle als Erster drei von fünf Bedingungen. Was du brauchst, bekommst du durch Abstimmungen: Niemand kämpft, alle machen Vorschläge.
lesson-first-in-ballot = Eine Abstimmung
lesson-first-in-build = Bauen
lesson-first-in-proposal = Dein Vorschlag
lesson-first-in-heroes = Helden und ein Handel
lesson-first-in-finale = Der Sieg

lesson-first-goal = Das Ziel: vor allen anderen drei dieser fünf Bedingungen erfüllen, zum Beispiel genug Dörfer, Gebäude oder eine große Armee. Bezahlt wird alles mit Karten.
lesson-first-cards = Karten kommen vom Land. Jede Runde bringt jedes Gebiet eine. Hier liegen sie, bis die Spieler sich einigen, wer sie bekommt: durch Abstimmung.
lesson-first-votes = In Hvalsey habt du und Hazel je ein Dorf: je eine Stimme. Ein Vorschlag braucht mehr als die Hälfte der Stimmen.
lesson-first-vote-no = Hazel schlägt vor: das Vieh von Hvalsey für Hazel. Nichts für dich! Deine Stimme entscheidet. Stimme mit Nein.
    .better = Hazel hätte eine Karte bekommen und du nichts. Ohne deine Stimme scheitert der Vorschlag, also verlange einen Anteil.
lesson-first-stays = Der Vorschlag ist gescheitert, die Karte bleibt liegen. Vielleicht ist der nächste besser für dich.

lesson-first-lead = Jede Runde führt ein Spieler an: wer das Schiff hat. Das bist jetzt du. Die anderen haben Vorschläge gemacht; bauen darfst nur du, so viel du bezahlen kannst.
lesson-first-own-cards = Auf der Hand hast du Getreide und Erz.
lesson-first-supply = Und für diese Phase hast du die Nachschubkarte: Vieh und Holz, aber nur für einen einzigen Bau.
lesson-first-church = Eine Kirche kostet Getreide, Holz und Erz: deine zwei Karten und das Holz. Baue eine, zum Beispiel in Hvalsey.
    .better = Mit einer Kirche hast du ein Gebäude (vier erfüllen eine Bedingung), dort eine Stimme mehr und einen Priester.
lesson-first-priest = Auch die Kirche ist eine Siedlung: eine Stimme mehr. Und sie brachte dir einen Priester. Wo er steht, zählen die Stimmen aller Krieger nicht.

lesson-first-your-proposal = Jetzt führt Hazel, und du darfst für ein Gebiet, in dem du eine Stimme hast, einen Vorschlag machen.
lesson-first-where = In Hvalsey gehören dir zwei von drei Stimmen: mehr als die Hälfte. Was du dort vorschlägst, wird angenommen. Wähle Hvalsey.
    .better = Wähle ein Gebiet, in dem mehr als die Hälfte der Stimmen dir gehört: Dann kann dich niemand aufhalten.
lesson-first-give-first = Gib das Erz dir selbst.
    .better = Du brauchst hier keine fremde Stimme: Du hättest die Karte behalten können.
lesson-first-give-second = Und das Vieh auch. Dann schicke den Vorschlag ab.
    .better = Du brauchst hier keine fremde Stimme: Du hättest die Karte behalten können.
lesson-first-passed = Angenommen! Beide Karten sind auf deiner Hand.

lesson-first-travel = Alle, die nicht anführen, bewegen einen Helden, geheim und gleichzeitig. Dein Krieger hat so viele Stimmen, wie deine Armee groß ist: eine.
lesson-first-secret-move = Schicke ihn nach Hvalsey; er tauscht mit deinem Priester den Platz. Dann hast du dort drei von fünf Stimmen.
    .better = In Hvalsey bringt dich der Krieger auf drei von fünf Stimmen: mehr als die Hälfte, damit deine Vorschläge dort durchgehen.
lesson-first-need-a-friend = In Brattahlid liegen drei Karten, aber du hast nur eine von zwei Stimmen. Die andere gehört Alder. Biete ihm also etwas! Mache einen Vorschlag für Brattahlid.
    .better = In Brattahlid liegen drei Karten. Ist für Alder etwas dabei, stimmt er zu, und du bekommst zwei.
lesson-first-own-grain = Getreide für dich.
    .better = Behalte das Getreide, und gib Alder nur, was seine Stimme gewinnt.
lesson-first-ore-to-alder = Erz für Alder: Wer etwas bekommt, stimmt gern zu.
    .better = Ist nichts für ihn dabei, hat Alder keinen Grund zuzustimmen.
lesson-first-own-livestock = Und das Vieh für dich.
    .better = Eine Karte reicht für Alder. Behalte die anderen zwei.
lesson-first-deal = Alder hat zugestimmt: zwei Karten für dich, eine für ihn. Das ist der Kern des Spiels: so vorschlagen, dass gerade genug andere es auch wollen.

lesson-first-late = Viele Runden später. Hier siehst du, wie weit du bist: Baumeister und Wortführer sind erfüllt. Du brauchst eine dritte Bedingung, und du führst diese Runde an.
lesson-first-missing = Der Entdecker braucht Siedlungen in fünf Gebieten. Du hast vier. Ein Dorf in Gardar wäre das fünfte.
lesson-first-village = Wegen der Palisaden dort zahlst du Hazel und Alder je eine Karte dazu. Es lohnt sich: Baue das Dorf in Gardar.
    .better = Ein Dorf in Gardar, deinem fünften Gebiet, erfüllt die dritte Bedingung. Dann kannst du sofort den Sieg erklären.
lesson-first-pay-wood = Holz hast du nicht. Aber du darfst einen Markt nutzen: Dort zählt die ganze Nachschubkarte als Holz.
    .better = Jede Art zu bezahlen ist recht.
lesson-first-fee = Die Abgabe für Hazel: Vieh, davon hast du genug.
    .better = Beides ist recht.
lesson-first-second-fee = Und für Alder.
    .better = Beides ist recht.
lesson-first-declare = Drei Bedingungen! Nur wer anführt, darf den Sieg erklären, und das bist du. Erkläre ihn!
    .better = Du erfüllst drei Bedingungen und führst: Erkläre jetzt den Sieg, sonst ist vielleicht jemand schneller.
lesson-first-ending = Du hast gewonnen. Die anderen bauen noch einmal, um die Plätze hinter dir.
