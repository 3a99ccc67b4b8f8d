"""A review as one HTML page without anything from outside, in the language of the reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from nemeton.arena.page import whole
from nemeton.arena.plots import lines
from nemeton.review.form import Balance, Decided, Moment, Review
from nemeton.words import Words

SMALL = 96.0  # height of a chart of one source


def page(review: Review, words: Words, name: str) -> str:
    told = _Page(review, words)
    title = words.format("review-title", name=name)
    return whole(title, [part for part in told.sections() if part], words.language)


def percent(chance: float) -> str:
    return f"{100 * chance:.0f}"


def signed(chance: float) -> str:
    """A change of a chance in percentage points."""
    points = round(100 * chance)
    return f"−{-points}" if points < 0 else f"+{points}"


def points_more(points: float) -> str:
    return "±0" if abs(points) < 0.05 else f"{points:+.1f}".replace("-", "−")


class _Page:
    def __init__(self, review: Review, words: Words) -> None:
        self.review = review
        self.words = words
        self.say = words.format

    def sections(self) -> list[str]:
        review = self.review
        chances = [[one.chances[seat] for one in review.decisions] for seat in range(review.players)]
        expected = [[one.points[seat] for one in review.decisions] for seat in range(review.players)]
        for seat in range(review.players):
            chances[seat].append(review.balance[seat].end)
            expected[seat].append(float(review.points[seat]))
        score = [[float(at[seat]) for at in review.ending.score] for seat in range(review.players)]
        return [
            self._result(),
            self._chart("review-chances", chances, lambda value: f"{100 * value:.0f} %", 1.0),
            self._chart("review-expected", expected, lambda value: f"{value:g}"),
            self._turning(),
            self._luck(),
            self._chart("review-points", score, lambda value: f"{value:g}"),
            self._sources(),
            self._over_time(),
            *[self._decisions(seat) for seat in range(review.players)],
            self._method(),
        ]

    def _section(self, title: str, *parts: str) -> str:
        return f"<section>\n<h2>{escape(title)}</h2>\n" + "\n".join(part for part in parts if part) + "\n</section>"

    def _help(self, key: str) -> str:
        return f'<p class="quiet">{escape(self.say(key))}</p>'

    def _grid(self, title: str, heads: Sequence[str], rows: Sequence[Sequence[str]], words: Sequence[int] = ()) -> str:
        def cells(tag: str, row: Sequence[str], more: str = "") -> str:
            return "".join(
                f"<{tag}{more}{' class=' + chr(34) + 'words' + chr(34) if at in words else ''}>{escape(text)}</{tag}>"
                for at, text in enumerate(row)
            )

        body = "\n".join(f"<tr>{cells('td', row)}</tr>" for row in rows)
        head = cells("th", heads, ' scope="col"')
        table = f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table>"
        return f'<div class="wide" tabindex="0" role="region" aria-label="{escape(title, quote=True)}">{table}</div>'

    def _result(self) -> str:
        review = self.review
        facts = [self.words.thing("result", fact, review.names) for fact in review.facts]
        return self._section(self.say("game-over"), *[f"<p>{escape(fact)}</p>" for fact in facts])

    def _chart(self, key: str, rows: list[list[float]], tell: Callable[[float], str], most: float | None = None) -> str:
        title = self.say(key)
        return self._section(title, self._help(f"{key}-help"), lines(title, rows, tell, most), self._keys())

    def _keys(self) -> str:
        """Whose line is whose."""
        keys = "".join(
            f'<span><svg viewBox="0 0 32 8" aria-hidden="true"><line class="line d{seat % 5} c{seat % 5}" '
            f'x1="0" x2="32" y1="4" y2="4"/></svg> {escape(name)}</span>'
            for seat, name in enumerate(self.review.names)
        )
        return f'<p class="keys">{keys}</p>'

    def _moment(self, moment: Moment) -> str:
        names = self.review.names
        points = moment.kind == "points"
        return self.say(
            f"moment-{moment.kind}",
            seat=names[moment.seat],
            move=self.words.move(moment.about, names) if moment.about is not None else "",
            gain=f"{moment.gain:g}" if points else signed(moment.gain),
            sign="down" if moment.gain < 0 else "up",
        )

    def _turning(self) -> str:
        found = [f"<li>{moment.before + 1}: {escape(self._moment(moment))}</li>" for moment in self.review.turning]
        told = f"<ul>{''.join(found)}</ul>" if found else f"<p>{escape(self.say('review-no-turning'))}</p>"
        return self._section(self.say("review-turning"), told)

    def _luck(self) -> str:
        def row(name: str, one: Balance) -> list[str]:
            changes = [signed(change) for change in (one.deal, one.luck, one.own, one.others)]
            marks = f"{one.strong} / {one.slips} / {one.mistakes}"
            return [name, f"{percent(one.first)} %", *changes, f"{percent(one.end)} %", marks]

        keys = ("player", "first", "deal", "draws", "own", "others", "end", "marks")
        heads = [self.say(f"review-{key}") for key in keys]
        rows = [row(name, one) for name, one in zip(self.review.names, self.review.balance, strict=True)]
        title = self.say("review-luck")
        return self._section(title, self._help("review-luck-help"), self._grid(title, heads, rows))

    def _sources(self) -> str:
        review = self.review
        rows = [[self.say(f"source-{source.name}"), *map(str, source.points)] for source in review.ending.sources]
        rows.append([self.say("review-sum"), *map(str, review.points)])
        title = self.say("review-sources")
        return self._section(title, self._grid(title, [self.say("review-source"), *review.names], rows))

    def _over_time(self) -> str:
        """A small chart for every source, the largest first."""
        charts = []
        for source in self.review.ending.sources:
            name = self.say(f"source-{source.name}")
            rows = [[float(at[seat]) for at in source.over] for seat in range(self.review.players)]
            charts += [f"<h3>{escape(name)}</h3>", lines(name, rows, lambda value: f"{value:g}", tall=SMALL)]
        return self._section(self.say("review-over-time"), self._help("review-over-time-help"), *charts, self._keys())

    def _decisions(self, seat: int) -> str:
        own = [one for one in self.review.decisions if one.seat == seat]
        title = f"{self.say('review-decisions')}: {self.review.names[seat]}"
        heads = [self.say(f"review-{key}") for key in ("number", "move", "chances", "better")]
        rows = [self._decision(one) for one in own]
        return self._section(title, self._grid(title, heads, rows, words=(1, 3)))

    def _decision(self, one: Decided) -> list[str]:
        names = self.review.names
        played = self.words.move(one.played.about, names)
        if one.mark:
            played += f" ({self.say(f'mark-{one.mark}')})"
        return [str(one.number), played, f"{percent(one.played.chance)} %", self._better(one)]

    def _better(self, one: Decided) -> str:
        if one.best is None:
            return self.say("review-nothing-better")
        would = self.say(
            "review-would",
            chance=percent(one.best.chance),
            played=percent(one.played.chance),
            points=points_more(one.best.points - one.played.points),
        )
        reasons = [self.say(f"reason-{reason.name}") for reason in one.reasons if reason.worth > 0]
        because = f" {self.say('review-because', reasons=self.words.join(reasons))}" if reasons else ""
        return f"{self.words.move(one.best.about, self.review.names)}: {would}.{because}"

    def _method(self) -> str:
        review = self.review
        told = [self.say("review-method", depth=review.depth)]
        if review.error is not None:
            told.append(self.say("review-calibrated", error=f"{100 * review.error:.1f}"))
        return f'<p class="quiet">{escape(" ".join(told))}</p>'
