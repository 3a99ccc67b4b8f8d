# Was die Dinge auf dem Tisch sind, und die geführte erste Partie. Jedes `what-` hat die Nummer seiner Regel.

what-good = Holz, Wolle, Kupfer oder Stein: Damit bezahlst du Hütten und Tempel und opferst dem Druiden.
    .rule = M-6
what-goods = Deine Güter. Niemand sonst sieht sie.
    .rule = M-6
what-screen = Güter hinter dem Sichtschirm: Nur wer sie besitzt, kennt sie.
    .rule = M-6
what-plateau = Eine Hochebene mit ihrem Turm von Arbeitern. Zeigt der Würfel ihr Gut, bekommt jeder Arbeiter hier eins. Ein Arbeiter, der neu heraufkommt, bringt so viele, wie er hoch steht, und die unter ihm ebenso.
    .rule = M-17
what-supply = So viel hat der Berg noch von diesem Gut. Ist es weg, bekommt niemand mehr davon.
    .rule = M-12
what-worker = Ein Arbeiter. Statt zu bauen, kannst du einen auf eine andere Hochebene umsetzen.
    .rule = M-16
what-rune = Der Runenstein eines Bezirks. Er gehört dem, der dort zuletzt eine Hütte gebaut hat. Jeder bringt 1 Punkt, wenn der Druide den großen Fluss überquert, und am Ende 1 + 2 + 3 …
    .rule = M-44
what-runes = Deine Runensteine: je 1 Punkt, wenn der Druide den großen Fluss überquert, und am Ende 1 + 2 + 3 … Punkte.
    .rule = M-44
what-druid = Der Druide. Nach jedem Bau geht er im Uhrzeigersinn zur nächsten Hütte und bittet jede Hütte dieser Siedlung um eine Opfergabe.
    .rule = M-30
what-ended = So viele Punkte hätte dieser Spieler, wenn das Spiel jetzt endete.
    .rule = M-43
what-die = Der Würfel, mit dem jeder Zug beginnt. Ein Gut: Jeder Arbeiter auf dieser Hochebene bekommt eins. +1: Alle nehmen sich ein Gut. −1: Alle geben eins zurück.
    .rule = M-11
what-score = So viele Punkte hat dieser Spieler.
    .rule = M-3
what-points = Die Punkte dieses Spielers. Wer am Ende die meisten hat, gewinnt.
    .rule = M-46
what-field = Ein Feld. Eine Hütte kostet hier beide gezeigten Güter, und zwar so oft, wie die Siedlung dann Hütten hat.
    .rule = M-21
what-chip = Ein Bonus-Chip. „2“: sofort 2 Punkte. „Hütte“: Die Hütte ist kostenlos. „Druide“: bezahlt später eine Opfergabe.
    .rule = M-26
what-hut = Eine Hütte. Kommt der Druide vorbei, bittet er ihren Besitzer um eine Opfergabe.
    .rule = M-18
what-temple = Ein Tempel. Am Ende bringt er 1 Punkt für jede Hütte der Siedlungen links und rechts.
    .rule = M-43
what-settlement = So viele Hütten stehen hier nebeneinander, egal wem sie gehören: So viel bringen beide Güter zusammen beim Opfern, und so viel teurer wird die nächste Hütte.
    .rule = M-20
what-starter = Der Startspieler: Er hatte den ersten Zug.
    .rule = M-10
what-unseen = So viele von jedem Gut liegen hinter den anderen Sichtschirmen zusammen.
    .rule = M-6
what-stones = Die Steine des Druiden: Die ersten Bauten bringen ihn von Stein zu Stein, und niemand wird gefragt.
    .rule = M-29
what-offerings = Was eine Opfergabe bringt: keine kostet einen Punkt, ein Gut bringt einen, beide so viele Punkte, wie die Siedlung Hütten hat.
    .rule = M-34
what-tab = Eine der drei Möglichkeiten im Zug: einen Arbeiter umsetzen, eine Hütte bauen oder einen Tempel errichten.
    .rule = M-15

intro-turn =
    Der Würfel: Arbeiter auf der gezeigten Hochebene bekommen je ein Gut, oder alle nehmen oder geben eins.
    Dann genau eines von dreien: einen Arbeiter umsetzen und ernten, eine Hütte bauen oder einen Tempel errichten.
    Nach einem Bau geht der Druide zur nächsten Hütte und bittet die ganze Siedlung um Opfergaben.
intro-points =
    Opfergaben: nichts −1, ein Gut +1, beide Güter so viele, wie die Siedlung Hütten hat.
    Runensteine: je 1, wenn der Druide den großen Fluss überquert; am Ende 1 + 2 + 3 …
    Tempel: am Ende 1 für jede Hütte der Siedlungen daneben.
    Chips mit einer 2.

lesson-first = Baue Hütten rund um den Berg und stelle den Druiden zufrieden, der von Hütte zu Hütte geht: Er vergibt die Punkte. Wer am Ende die meisten hat, gewinnt.
lesson-first-in-workers = Arbeiter auf dem Berg
lesson-first-in-hut = Die erste Hütte
lesson-first-in-price = Was eine Hütte kostet
lesson-first-in-druid = Der Druide bittet
lesson-first-in-harvest = Mehr Güter
lesson-first-in-temple = Ein Tempel
lesson-first-in-finale = Siedlungen und das Ende

lesson-first-goal = Das Ziel: am Ende die meisten Punkte haben. Die meisten gibt dieser Mann, der Druide. Er geht von Hütte zu Hütte und bittet um Opfergaben. Du brauchst also Hütten, und Güter für ihn.
lesson-first-mountain = Güter kommen vom Berg in der Mitte. Er hat vier Hochebenen: Holz, Wolle, Kupfer und Stein. Wer dort Arbeiter hat, bekommt Güter.
lesson-first-place = Du bist Lila (A), Hazel ist Blau (B). Abwechselnd stellt ihr Arbeiter auf die Hochebenen. Setze deinen ersten, wohin du magst, zum Beispiel zur Wolle: Klicke auf die Hochebene und dann auf den grünen Knopf.
    .better = Jede Hochebene ist recht.
lesson-first-place-again = Arbeiter stehen übereinander, höchstens drei. Oben zu stehen lohnt sich später. Nun bitte deinen zweiten.
    .better = Jede Hochebene ist recht.
lesson-first-place-last = Und den dritten. Eine zweite Sorte Güter hilft: Keine Hütte kostet nur eine.
    .better = Jede Hochebene ist recht.

lesson-first-die = Jeder Zug beginnt mit dem Würfel. Er zeigt Wolle: Jeder Arbeiter bei der Wolle hat seinem Besitzer gerade eine gebracht. Du hast dort zwei, also bekamst du zwei.
lesson-first-goods = Das sind jetzt deine Güter. Nach dem Würfeln tust du genau eines: einen Arbeiter umsetzen, eine Hütte bauen oder einen Tempel errichten.
lesson-first-free-hut = Eine Hütte kostet sonst die beiden Güter ihres Feldes. Auf Feld 11 liegt aber ein Chip mit einer Hütte: Dort ist sie kostenlos. Wähle das Feld und baue.
    .better = Auf den Feldern 0 und 11 liegt ein Chip mit einer Hütte: Dort hätte deine erste Hütte nichts gekostet. Nimm Geschenke, bevor Hazel es tut.
lesson-first-rune = Die Hütte brachte dir auch den Runenstein ihres Bezirks. Jedes Mal, wenn der Druide den großen Fluss überquert, ist jeder deiner Runensteine 1 Punkt wert, am Ende noch mehr.

lesson-first-two-goods = Ohne Chip wird bezahlt. Feld 16 zeigt Holz und Wolle: Eine Hütte, die allein steht, kostet je eins davon. Du hast beides.
lesson-first-pay-hut = Der Chip hier zeigt den Druiden: Er bleibt unter deiner Hütte und bezahlt dir irgendwann eine Opfergabe. Baue auf Feld 16.
    .better = Auf Feld 16 liegt ein Chip mit dem Druiden: Er erspart dir später eine Opfergabe. Und du hast genau die Güter, die es kostet.
lesson-first-payment = Bezahle ein Holz und eine Wolle. Was dir fehlt, darfst du durch drei andere Güter ersetzen, aber das ist teuer.
    .better = Bezahle mit den gezeigten Gütern: Drei andere für eins sind ein hoher Preis.
lesson-first-stones = Nach jedem Bau rückt der Druide vor. Die ersten drei Male steigt er nur über drei Steine. Von da an geht er rund um den Berg, an den Hütten entlang.

lesson-first-walk = Der Druide ist unterwegs, im Uhrzeigersinn. Nach dem nächsten Bau geht er zur nächsten Hütte: deiner auf Feld 11. Die Vorschau sagt dir immer, wohin er geht.
lesson-first-two-points = Auf Feld 25 liegt ein Chip, der sofort 2 Punkte bringt. Baue dort, für Holz und Stein.
    .better = Der Chip auf Feld 25 bringt sofort 2 Punkte, zusätzlich zu Hütte und Runenstein.
lesson-first-two-points-pay = Ein Holz und ein Stein, wie das Feld es zeigt.
    .better = Bezahle mit den gezeigten Gütern: Drei andere für eins sind ein hoher Preis.
lesson-first-offer = Jetzt steht er bei deiner Hütte. Gibst du nichts, verlierst du einen Punkt. Eins der beiden Güter dieses Feldes bringt dir einen. Gib ihm eins.
    .better = Ein Gut macht aus −1 ein +1. Das lohnt sich fast immer, also hebe stets ein, zwei Güter für den Druiden auf.
lesson-first-offer-pay = Wolle oder Kupfer, wie du magst.
    .better = Beides ist recht.
lesson-first-offered = Punkte! Übrigens: Er kommt auch zu deinen Hütten, wenn Hazel baut. Wer baut, bestimmt, wie weit er geht.

lesson-first-few-goods = Nur drei Güter sind noch da: Zeit für eine Ernte. Statt zu bauen, darfst du einen deiner Arbeiter auf eine andere Hochebene umsetzen.
lesson-first-tower = Er steigt dort oben auf den Turm, und der ganze Turm erwirtschaftet: der unterste ein Gut, der zweite zwei, der dritte drei. In der Mine stehst du schon ganz unten.
lesson-first-move-worker = Wähle den Reiter „Arbeiter“. Setze dann einen von der Wolle zum Kupfer: Klicke erst ihn an, dann die Mine. Er bringt drei Kupfer, dein Arbeiter unten noch eins.
    .better = Der Schritt hinauf zum Kupfer bringt vier Güter auf einmal: drei für den obersten, eins für deinen untersten Arbeiter. Nichts anderes bringt so viel.

lesson-first-temple-worth = Feld 26 liegt zwischen zwei Siedlungen: auf einer Seite deine Hütte, auf der anderen zwei. Ein Tempel bringt hier am Ende 1 Punkt für jede dieser Hütten, auch für die von Hazel. Wachsen sie, wächst er mit.
lesson-first-build-temple = Ein Tempel kostet nie mehr als je ein Gut. Wähle den Reiter „Tempel“, dann Feld 26.
    .better = Zwischen zwei Siedlungen zählt ein Tempel die Hütten auf beiden Seiten: drei sind es schon, kein anderes Feld hat so viele.
lesson-first-three-for-one = Du hast kein Holz. Also ersetzen es drei andere Güter, welche du magst.
    .better = Jede davon ist recht.
lesson-first-offer-again = Und wieder kommt der Druide. Eine Wolle, ein Punkt.
    .better = Deine letzte Wolle macht aus −1 ein +1.

lesson-first-settlement = Die Partie ist fast vorbei, du führst mit 34 zu 31. Hütten nebeneinander sind eine Siedlung, egal wem sie gehören. Eine Hütte auf Feld 18 verbindet all diese zu einer Siedlung aus vier.
lesson-first-large-hut = In einer Siedlung aus vier kostet die Hütte alles viermal: vier Stein und vier Holz. Aber wenn der Druide kommt, lohnt es sich. Baue auf Feld 18.
    .better = Feld 18 macht aus vier Hütten eine Siedlung, drei davon gehören dir. Der Druide geht gleich dorthin, und beide Güter bringen dir bei jeder 4 Punkte.
lesson-first-large-pay = Vier Holz und vier Stein.
    .better = Bezahle mit den gezeigten Gütern: Drei andere für eins sind ein hoher Preis.
lesson-first-offer-both = Hier bringen beide Güter zusammen so viele Punkte, wie die Siedlung Hütten hat: 4. Gib ihm beide.
    .better = In einer Siedlung aus vier bringen beide Güter oder der Chip 4 Punkte. Ein Gut allein bringt nur 1.
lesson-first-both-pay = Ein Holz und eine Wolle.
    .better = Bezahle mit den gezeigten Gütern: Drei andere für eins sind ein hoher Preis.
lesson-first-ending = Nun spiele die Partie selbst zu Ende. Hat jemand alles gebaut, haben die anderen noch einen Zug. Dann geht der Druide ein letztes Mal herum und bittet jede Hütte, also hebe Güter auf. Am Ende zählen Tempel und Runensteine.
