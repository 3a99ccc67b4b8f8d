# Was die Dinge auf dem Tisch sind, und die geführte erste Partie. Jedes `what-` hat die Nummer seiner Regel.

what-prestige = Prestigepunkte. Wer am Ende die meisten hat, gewinnt.
    .rule = E-85
what-provisions = Proviant: Damit bezahlst du deinen Weg und deine Würfel.
    .rule = E-16
what-mistletoe = Misteln: Damit braust du Zaubertränke.
    .rule = E-50
what-place = Ein Kultplatz mit seinen Aktionsfeldern. Du darfst hier einen Würfel haben, und was sein Feld zeigt, darfst du tun.
    .rule = E-32
what-action = Ein Aktionsfeld: Wer einen Würfel darauf legt, darf tun, was es zeigt.
    .rule = E-35
what-ended = So viele Punkte hätte dieser Spieler, wenn das Spiel jetzt endete.
    .rule = E-79
what-die = Ein Würfel. Ihn zu legen kostet so viel Proviant, wie er zeigt. Der höchste an einem Platz gewinnt 2 Punkte.
    .rule = E-31
what-dice = Deine Würfel auf der Hand: Jeden Zug kommt einer auf den Plan.
    .rule = E-11
what-general = Deine Würfel im allgemeinen Vorrat. Boni bringen sie auf deine Hand.
    .rule = E-11
what-pawn = Ein Druide. Jeden Zug geht er zu einem anderen Kultplatz; jedes Stück dunkler Wald kostet 1 mehr.
    .rule = E-25
what-price = Was es kostet, dorthin zu gehen: der Weg und der Würfel, den du legst.
    .rule = E-26
what-walk = Was der Weg dorthin kostet.
    .rule = E-26
what-start = Ein Startfeld.
    .rule = E-18
what-fire = Eine Feuerstelle. Wer auf allen Kultplätzen ringsum Würfel hat, entzündet sie und bekommt die Boni darin.
    .rule = E-37
what-dolmen = Dolmen stehen paarweise in einer Farbe. Verbinde beide durch eine Kette deiner Würfel: 2 Punkte je Würfel der kürzesten Kette, und ein beiger Dolmen.
    .rule = E-39
what-beige = Beige Dolmen: Wer ein Paar verbindet, nimmt den wertvollsten, der noch da ist.
    .rule = E-40
what-sickle = Deine Sichel. Jeder Schritt führt an deinen Kräutern entlang, und am Ende ist ihr Platz Punkte wert.
    .rule = E-47
what-herb = Ein Heilkraut. Erreicht die Sichel ein Paar, wird eins der beiden wirksam und hilft dir von da an.
    .rule = E-62
what-knowledge = Wissen: Am Ende vervielfacht es die Kultplätze, die du gewonnen hast. Auch entscheidet es Gleichstände im Wettstreit.
    .rule = E-84
what-tablet = Eine Steintafel: eine Aufgabe, die am Ende Punkte bringt, wenn du sie erfüllst.
    .rule = E-81
what-oracle = Das Orakel: offene Tafeln, mit je einem Bonus auf beiden Seiten.
    .rule = E-49
what-oracle-stone = Ein Orakelstein: Wer eine Tafel daneben nimmt, bekommt diesen Bonus.
    .rule = E-49
what-potion = Zaubertränke: Du bezahlst sie mit Misteln, und sie wirken sofort.
    .rule = E-51
what-gem = Ein Edelstein für dein Amulett: Nur verschiedene passen.
    .rule = E-53
what-amulet = Dein Amulett: Edelsteine bringen jetzt Boni und am Ende Punkte.
    .rule = E-52
what-menhir = Ein Menhir. Wer einen aufstellt, bekommt seinen Bonus, und dann die aller bisher aufgestellten.
    .rule = E-55
what-stele = Eine Stele. Wer eine aufstellt, bekommt ihren Bonus so oft, wie der Würfel sagt.
    .rule = E-57
what-crown = Wer den Wettstreit an diesem Platz gewinnt: der höchste Würfel, 2 Punkte.
    .rule = E-33

list-herbs = Heilkräuter
list-potions = Zaubertränke
list-tablets = Steintafeln
column-herb = Kraut
column-potion = Trank
column-tablet = Tafel
column-mistletoe = Misteln
column-points = Punkte
column-rule = Was es bewirkt

intro-turn =
    Gehe zu einem anderen Kultplatz und bezahle den Weg mit Proviant.
    Lege dort einen Würfel auf ein freies Feld und bezahle, was er zeigt; der höchste gewinnt den Wettstreit.
    Führe die Aktion des Feldes aus.
    Entzünde Feuer, verbinde Dolmen, mache Kräuter wirksam.
    Wer nicht kann oder will, macht einen Notzug: Proviant und ein Würfel.
intro-points =
    Während der Partie: Wettstreite, Dolmen, Zaubertränke, Boni.
    Am Ende: Restmaterial, Sichel, erfüllte Tafeln, Amulett.
    Kultplätze, an denen dein Würfel der höchste ist, mal deinem Wissen.

lesson-first = Wandere durch den Wald, lege Würfel auf Kultplätze, entzünde Feuer, verbinde Dolmen und sammle Wissen: Wer am Ende die meisten Prestigepunkte hat, gewinnt.
lesson-first-in-die = Der erste Würfel
lesson-first-in-walk = Gehen und bezahlen
lesson-first-in-dolmens = Dolmen und ein Trank
lesson-first-in-fire = Ein Feuer
lesson-first-in-finale = Bis zum Ende

lesson-first-goal = Das Ziel: am Ende die meisten Prestigepunkte. Du hast dreizehn Würfel; jeder, den du auf den Plan legst, tut etwas für dich. Gewürfelt wird nicht mehr, alles ist Planung.
lesson-first-forest = Das ist ein Kultplatz im Wald. Er hat zwei Felder, und jedes zeigt eine Aktion. Wer einen Würfel darauf legt, darf sie ausführen.
lesson-first-dice = Das sind deine Würfel auf der Hand. Ein Würfel kostet so viel Proviant, wie er zeigt. Niedrige sind billig, hohe gewinnen Wettstreite.
lesson-first-first-turn = Im ersten Zug musst du nicht gehen: Dein Druide steht schon bei seinem Platz. Wähle ihn.
    .better = Der Notzug ist für alle, die nicht bezahlen können. Du hast fünfzehn Proviant, also lege einen Würfel.
lesson-first-which-die = Die 1 kostet nur einen Proviant. Nimm sie.
    .better = Sonst ist niemand hier, ein hoher Würfel gewinnt also nichts. Die 1 hätte dasselbe für weniger getan.
lesson-first-which-field = Ein Feld zeigt die Sichel, zwei Schritte; das andere einen Edelstein fürs Amulett. Nimm die Sichel.
    .better = Die Sichel macht Kräuter wirksam, und die helfen dir in jedem weiteren Zug. Je früher, desto besser.
lesson-first-do-sickle = Führe es aus: zwei Schritte.
    .better = Eine Aktion kostet nichts: Führe sie aus.
lesson-first-first-herb = Die Sichel hat das erste Kräuterpaar erreicht. Eins der beiden wird für den Rest der Partie wirksam. Wähle eins.
    .better = Beides ist recht.

lesson-first-price = Jeden Zug gehst du zu einem anderen Kultplatz und bezahlst dafür. Jeder Platz auf dem Weg kostet 1, dunkler Wald 1 mehr. Die Zahlen auf dem Plan nennen den Preis: Weg + Würfel.
lesson-first-go-on = Gehe nach H10: zwei Proviant. Dort kann die Sichel weiter, sogar drei Schritte.
    .better = In H10, ganz in der Nähe, bekommt deine Sichel drei Schritte. Weite Wege sind teuer, und Proviant ist knapp.
lesson-first-cheap-die = Die 2 ist billiger als die 3 und tut hier dasselbe.
    .better = Ohne Wettstreit tut ein billigerer Würfel dasselbe.
lesson-first-more-sickle = Sichel, drei Schritte.
    .better = Drei Schritte erreichen das nächste Kräuterpaar: Je früher, desto länger hilft es dir.
lesson-first-do-again = Drei Schritte.
    .better = Eine Aktion kostet nichts: Führe sie aus.
lesson-first-fire-herb = Das Feuerkraut wiederholt einen Bonus, wenn du ein Feuer entzündest. Eine gute Wahl: Du wirst einige entzünden.
    .better = Das Feuerkraut lohnt sich immer wieder: Jedes Feuer, das du entzündest, gibt einen seiner Boni doppelt.

lesson-first-chain = Einige Züge später. Am Rand stehen Dolmen, zwei von jeder Farbe. Die beiden orangen sind durch deine Würfel fast verbunden. Nur ein Platz fehlt.
lesson-first-close-it = Gehe nach H01 und schließe die Kette. Die Vorschau sagt, was verbunden wird.
    .better = Ein Würfel in H01 verbindet beide orangen Dolmen: 8 Punkte für die Kette, 8 weitere für den beigen Dolmen.
lesson-first-mistletoe = Nimm die Misteln: Damit kannst du gleich einen Trank brauen.
    .better = Drei Misteln, dank deines Krauts eine mehr: genug für einen starken Trank, und zwar sofort.
lesson-first-brew = Reiche Ernte kostet alle vier: zwei Würfel, sechs Proviant und fünf Punkte. Genau das brauchst du.
    .better = Du hast keine Würfel mehr. Die Reiche Ernte bringt zwei, dazu Proviant und Punkte.
lesson-first-low-die = Welche Würfel nimmst du? Eine 1 ist am billigsten zu legen.
    .better = Niedrige Würfel sparen Proviant.
lesson-first-low-die-again = Noch eine 1.
    .better = Niedrige Würfel sparen Proviant.
lesson-first-joined = Die Dolmen sind verbunden: 2 Punkte für jeden der vier Würfel, und 8 für den beigen Dolmen. Das war ein guter Zug!

lesson-first-hearth = Zwischen Kultplätzen liegen Feuerstellen. Diese ist von deinen Würfeln umgeben, bis auf einen Platz. Wer auf allen Würfel hat, entzündet sie und bekommt die Boni darin.
lesson-first-light-it = Gehe nach H00: Das entzündet das Feuer, und Proviant gibt es dort auch.
    .better = H00 entzündet ein Feuer: Seine Boni kommen zur Aktion noch dazu.
lesson-first-provisions = Zwölf Proviant oder drei Würfel. Du hast fast keinen Proviant mehr: Nimm ihn.
    .better = Ohne Proviant kannst du nicht gehen. Würfel hast du.
lesson-first-bonus-die = Das Feuer gibt zwei Schritte der Sichel und einen Würfel. Nimm einen billigen.
    .better = Niedrige Würfel sparen Proviant.
lesson-first-once-more = Und dein Feuerkraut wiederholt einen dieser Boni. Noch einmal die Sichel erreicht die nächsten Kräuter.
    .better = Beides ist recht.
lesson-first-fourth-herb = Das nächste Paar. Nimm das Tafelkraut.
    .better = Beides ist recht.

lesson-first-late = Die letzten Runden. Hazel hat viel mehr Punkte als du. Aber keine Sorge: Die meisten werden erst am Ende gezählt.
lesson-first-end-points = Am Ende zählen: deine Sichel, deine Tafeln, dein Amulett und jeder Kultplatz, an dem dein Würfel der höchste ist, mal deinem Wissen. Wissen ist jetzt also viel wert.
lesson-first-stone-and-fire = Gehe nach H20. Dort kannst du einen Menhir aufstellen und ein Feuer entzünden, das Wissen bringt.
    .better = H20 ist nah, entzündet ein Feuer mit zwei Schritten Wissen, und du kannst dort einen Menhir aufstellen.
lesson-first-two = Die 2 reicht.
    .better = Der billigere Würfel tut hier dasselbe.
lesson-first-menhir-field = Stelle einen Menhir auf.
    .better = Ein Menhir gibt seinen eigenen Bonus und die aller früheren Menhire: je mehr, desto besser.
lesson-first-which-menhir = Wähle seinen Bonus. Danach kommen die Boni aller Menhire, die du schon aufgestellt hast.
    .better = Jeder davon ist recht.
lesson-first-ending = Nun spiele die Partie selbst zu Ende: zwei oder drei Züge. Achte auf Feuer, auf Wissen und auf Kultplätze, die du noch gewinnen kannst.
