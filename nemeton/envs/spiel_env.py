"""Every game as an OpenSpiel game, so that its algorithms run on them.

Draws are chance nodes. Where several seats decide at the same time, they are asked one after the other, and none sees
what the others chose. An information state is all that a seat saw and did; its tensor is the observation, which tells
what a player with a perfect memory knows. `resample_from_infostate` deals anew what the seat cannot see.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from nemeton.core.errors import BadOption, IllegalMove
from nemeton.core.flat import Ints
from nemeton.core.options import OptionValue
from nemeton.core.rng import Rng
from nemeton.core.state import CHANCE, OVER
from nemeton.envs.arrays import array
from nemeton.envs.setting import AIMS, Setting
from nemeton.envs.table import ILLEGAL, MOST_DIGITS, Table
from nemeton.games import game as game_of
from nemeton.games import names

ZERO_SUM = ("win", "place")  # the rewards that OpenSpiel's algorithms can rely on
WORLDS = 1000  # are tried until one is found in which who is asked has a choice
SEEDS = 2**53


class Rules:
    """What all states of a game share: the setting, and chance outcomes as numbers without gaps."""

    def __init__(self, name: str, players: int, options: Mapping[str, object]) -> None:
        self.setting = Setting(name, players, options)
        self.game = self.setting.game
        self._remembered = self.setting.start.copy()  # shown with one row after the other
        self.moves_of_chance: list[int] = []
        for form in self.game.notation.forms:
            if form.spelt is None:  # the dealer may draw what a player may choose elsewhere
                self.moves_of_chance += range(form.first, form.first + form.size)
        self.outcomes = {move: outcome for outcome, move in enumerate(self.moves_of_chance)}

    @property
    def key(self) -> tuple[str, int, tuple[tuple[str, OptionValue], ...]]:
        return self.game.name, self.setting.players, tuple(self.setting.options.items())

    def seen(self, row: Ints, seat: int) -> bytes:
        self._remembered.at = row
        return bytes(self.setting.seen(self._remembered, seat))


@cache
def rules_of(name: str, players: int, options: tuple[tuple[str, OptionValue], ...]) -> Rules:
    return Rules(name, players, dict(options))


class Memory:
    """A step of a game as the seats remember it. What it adds to each one's memory is worked out when it is asked for:
    most steps of a search never are."""

    __slots__ = ("action", "actor", "before", "known", "row")

    def __init__(self, before: Memory | None, row: Ints | None, actor: int, action: int, known: list[bytes]) -> None:
        self.before = before
        self.row = row  # None in the middle of a move
        self.actor = actor
        self.action = action
        self.known = known  # by seat, empty: not worked out yet

    def of(self, rules: Rules, seat: int) -> bytes:
        """A fingerprint of all that the seat has seen and done until now."""
        steps, here = [], self
        while not here.known[seat]:
            steps.append(here)
            assert here.before is not None
            here = here.before
        known = here.known[seat]
        for step in reversed(steps):
            told = blake2b(known, digest_size=16)
            if step.actor == seat:
                told.update(step.action.to_bytes(4, "little"))
            if step.row is not None:
                told.update(rules.seen(step.row, seat))
            known = step.known[seat] = told.digest()
        if all(self.known):
            self.before = None
        return known


class Course:
    """A game in progress. OpenSpiel copies and stores it with the state it belongs to."""

    def __init__(self, rules: Rules, table: Table, memory: Memory) -> None:
        self.rules = rules
        self.table = table
        self.memory = memory

    @classmethod
    def begun(cls, rules: Rules) -> Course:
        table = rules.setting.table()
        if table.state.turn >= 0:
            table.ask()
        return cls(rules, table, _remembered(rules, table, b"the beginning"))

    def __deepcopy__(self, memo: object) -> Course:
        return Course(self.rules, self.table.copy(), self.memory)

    def __reduce__(self) -> tuple[Callable[..., Course], tuple[Any, ...]]:
        table, seats = self.table, range(self.rules.setting.players)
        begun = (int(table.low), int(table.high), int(table.depth))
        known = [self.memory.of(self.rules, seat) for seat in seats]
        return _restored, (self.rules.key, table.state.numbers(), begun, known)

    # --- playing ---

    def actions(self) -> list[int]:
        return [int(self.table.legal[i]) for i in range(self.table.count)]

    def outcomes(self) -> list[tuple[int, float]]:
        state = self.table.state
        weights = state.weights()
        total = sum(weights)
        outcomes = self.rules.outcomes
        return [(outcomes[move], weight / total) for move, weight in zip(state.moves(), weights, strict=True)]

    def play(self, action: int) -> None:
        table = self.table
        state = table.state
        actor = state.turn
        if actor == CHANCE:
            if not 0 <= action < len(self.rules.moves_of_chance):
                raise IllegalMove(f"there is no outcome {action}; chance_outcomes() lists those that can be drawn")
            state.play(self.rules.moves_of_chance[action])
        else:
            legal = 0 <= action < self.rules.setting.actions and table.choose(action) != ILLEGAL
            if not legal:
                raise IllegalMove(f"action {action} is not legal now; legal_actions() lists those that are")
        moved = table.count == 0
        if moved and state.turn >= 0:
            table.ask()
        row = state.at[:] if moved else None
        self.memory = Memory(self.memory, row, actor, action, [b""] * self.rules.setting.players)

    def resampled(self, seat: int, rng: Rng) -> Course:
        """The same for that seat, what it cannot see dealt anew. Who is in the middle of a move that it does not see
        begins this move again."""
        table = self.table.copy()
        state, own = table.state, table.state.turn == seat
        choices = 1 if own else min(2, state.look())  # who is asked has a choice, and all see that
        for _ in range(WORLDS):
            table.state = state.copy()
            table.state.redeal(seat, rng)
            if table.state.look() >= choices:
                break
        else:
            raise RuntimeError("no world was found in which who is asked has a choice")
        if own:
            table.collect()
        elif state.turn >= 0:
            table.ask()
        here = self.memory.of(self.rules, seat)
        memory = _remembered(self.rules, table, here)
        memory.known[seat] = here
        return Course(self.rules, table, memory)

    # --- telling ---

    def observe(self, seat: int) -> NDArray[np.float32]:
        seen: NDArray[np.float32] = array(self.table.seen(seat), np.float32)
        return seen

    def __str__(self) -> str:
        state, game = self.table.state, self.rules.game
        begun = (self.table.low, self.table.high) if self.table.depth else ()
        told = blake2b(repr((state.numbers(), begun)).encode(), digest_size=8).hexdigest()
        whose = f"player {state.turn}, {game.phase(state)}" if state.turn >= 0 else game.phase(state)
        return f"{game.title}: {whose}; points {' '.join(map(str, state.points()))}; position {told}"

    def view(self, seat: int) -> str:
        """What the seat sees, as JSON, and the digits of its own move that are chosen."""
        told = msgspec.json.encode(self.rules.game.view(self.table.state, seat)).decode()
        begun = self.observe(seat)[self.rules.setting.sights[seat].size :]
        return told + (f" begun {np.flatnonzero(begun).tolist()}" if begun.any() else "")

    def remembered(self, seat: int) -> str:
        return f"player {seat} remembers {self.memory.of(self.rules, seat).hex()}"


def _remembered(rules: Rules, table: Table, so_far: bytes) -> Memory:
    """The memory of seats of whom nothing is known but what they see now."""
    known = [
        blake2b(so_far + rules.seen(table.state.at, seat), digest_size=16).digest()
        for seat in range(rules.setting.players)
    ]
    return Memory(None, None, OVER, 0, known)


def _restored(
    key: tuple[str, int, tuple[tuple[str, OptionValue], ...]],
    numbers: Sequence[int],
    begun: tuple[int, int, int],
    known: list[bytes],
) -> Course:
    rules = rules_of(*key)
    table = rules.setting.table()
    table.state = rules.game.restore(numbers)
    table.state.look()
    if table.state.turn >= 0:
        table.low, table.high, table.depth = begun
        table.collect()
    return Course(rules, table, Memory(None, None, OVER, 0, known))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """`course` is the game; what OpenSpiel asks is asked of it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course.begun(game.rules)
        self.aim = game.aim

    def current_player(self) -> int:
        turn = self.course.table.state.turn
        if turn >= 0:
            return int(turn)
        return int(pyspiel.PlayerId.TERMINAL if turn == OVER else pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return bool(self.course.table.state.turn == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.course.outcomes()

    def _apply_action(self, action: int) -> None:
        self.course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.course.rules
        if player == pyspiel.PlayerId.CHANCE:
            return str(rules.game.notation.say(rules.moves_of_chance[action]))
        return rules.setting.action_names[action]

    def returns(self) -> list[float]:
        seats = range(self.course.rules.setting.players)
        return [self.course.table.reward(seat, self.aim) if self.is_terminal() else 0.0 for seat in seats]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that is the same for that player. It has no history: that would tell what was drawn here."""
        twin: SpielState = self.get_game().new_initial_state()
        twin.course = self.course.resampled(player, Rng(int(sampler() * SEEDS)))
        return twin

    def __str__(self) -> str:
        return str(self.course)


class Observer:
    """What a seat sees, part by part; with `perfect_recall` also what it remembers."""

    def __init__(self, setting: Setting, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(setting.length, np.float32)
        self.dict = {
            piece.name: self.tensor[piece.start : piece.start + piece.size].reshape(piece.shape)
            for piece in setting.pieces
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.course.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.course.remembered(player) if self.perfect_recall else state.course.view(player)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """`pyspiel.load_game("nemeton_meduris(players=4)")`; options of the game are parameters, too."""

    def __init__(self, name: str, about: pyspiel.GameType, parameters: Mapping[str, Any]) -> None:
        wishes = {key: str(value) if key in _choices_of(name) else value for key, value in parameters.items()}
        players, reward = int(wishes.pop("players")), wishes.pop("reward")
        if reward not in ZERO_SUM:
            raise BadOption(f"there is no reward {reward!r} in OpenSpiel; there are {', '.join(ZERO_SUM)}")
        self.rules = rules_of(*Rules(name, players, wishes).key)
        self.aim = AIMS[reward]
        game, digits = self.rules.game, int(MOST_DIGITS) if self.rules.setting.spells else 1
        figures = pyspiel.GameInfo(
            num_distinct_actions=self.rules.setting.actions,
            max_chance_outcomes=len(self.rules.moves_of_chance),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.most_turns_bound * digits,
        )
        super().__init__(about, figures, dict(parameters))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        return Observer(self.rules.setting, iig_obs_type is not None and iig_obs_type.perfect_recall)


def spiel(name: str, players: int | None, reward: str, options: Mapping[str, object]) -> SpielGame:
    """The game with these options, as `pyspiel.load_game` gives it."""
    setting = Setting(name, players, options)
    told = {key: _as_parameter(value) for key, value in setting.options.items()}
    return GAMES[setting.name]({"players": setting.players, "reward": reward, **told})


def _choices_of(name: str) -> set[str]:
    return {option.key for option in game_of(name).options if option.choices}


def _as_parameter(value: OptionValue) -> OptionValue:
    """OpenSpiel reads a text of digits back as a number, so it is given one from the start."""
    return int(value) if isinstance(value, str) and value.isdigit() else value


def _register(name: str) -> Callable[[Mapping[str, Any]], SpielGame]:
    game = game_of(name)
    defaults = {option.key: _as_parameter(option.default) for option in game.options}
    about = pyspiel.GameType(
        short_name=f"nemeton_{name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.min_players, "reward": ZERO_SUM[0], **defaults},
    )

    class Registered(SpielGame):
        def __init__(self, parameters: Mapping[str, Any]) -> None:
            super().__init__(name, about, parameters)

    pyspiel.register_game(about, Registered)
    return Registered


GAMES = {name: _register(name) for name in names()}
