"""Tables made once from the printed values, for the rules to look up."""

from __future__ import annotations

from automatable.core.engine.choices import Mask, mask_of
from automatable.core.engine.deck import deck_of
from automatable.core.forms.form import Option
from automatable.games.pendulum.box.printed import TIMERS, Level, Printed, Row
from automatable.games.pendulum.position.state import PLAYERS, Cell, Left, Right


class Box:
    """The printed values, with the tables made from them."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.scoring, self.track = printed.scoring, printed.track
        self.levels = {level: printed.levels.get(level, Level(advanced=False)) for level in printed.scoring}
        self.spaces, self.rules, self.mat = printed.spaces, printed.rules, printed.mat
        self.council, self.rewards, self.icons = printed.council, printed.rewards, printed.icons

        self.icon_cards = {icon: frozenset(cards) for icon, cards in self.icons.items()}
        """The reward cards that each icon covers."""
        self.lengths = tuple(printed.timers[timer] * 1000 for timer in TIMERS)
        """How long each timer runs, in milliseconds."""
        self.cards = {int(number): card for number, card in printed.cards.items()}
        self.left = {n: Left(n, card.worker, card.timer, card.province) for n, card in self.cards.items()}
        self.right = {n: Right(n, card.votes, card.points, card.icon) for n, card in self.cards.items()}
        """The two columns of each card."""
        self.cells = {
            (level, int(round)): Cell(int(round), bonus.points, bonus.votes)
            for level, bonuses in self.scoring.items()
            for round, bonus in bonuses.items()
            if round.isdecimal()
        }
        """The cells of the scoring cards by level and round."""
        self.deck = deck_of(
            "automa", {number: Option(number, "pendulum-card", {"card": number}) for number in self.cards}
        )
        self.all_cards: Mask = self.deck.all
        self.privilege = deck_of(
            "privilege", (Option(player, f"pendulum-side-{player}") for player in PLAYERS)
        )
        self.every_space: Mask = (1 << len(self.spaces)) - 1
        self.rows: dict[Row, Mask] = {
            "top": mask_of([n for n, space in enumerate(self.spaces) if space.row == "top"]),
            "bottom": mask_of([n for n, space in enumerate(self.spaces) if space.row == "bottom"]),
        }
        self.widths = {
            width: mask_of([n for n, space in enumerate(self.spaces) if space.width == width])
            for width in ("single", "double")
        }
        self.final_rewards = tuple(name for name, reward in self.rewards.items() if reward.final)
        self.final_of_track = {self.rewards[name].track: name for name in self.final_rewards}
        """The final reward card of each track."""
        self.regular_rewards = tuple(
            name for name, reward in self.rewards.items() if not reward.final and not reward.always
        )
        """The reward cards of the first three councils, without the grande worker card."""
        self.offered = {
            name: Option(name, f"pendulum-reward-{name}", weight=self.rewards[name].copies)
            for name in self.regular_rewards
            if self.rewards[name].copies
        }
        """Each of them as an answer, before any card on the board is known."""
        self.place_options = tuple(
            Option(place, "pendulum-place", {"place": f"@place-{place}"}) for place in self.council.places
        )
        """The places of the council board as answers."""
        self.own_places = tuple(
            Option(n, "pendulum-before" if n < 0 else "pendulum-inside", {"spaces": abs(n)})
            for n in range(-self.mat.before, self.mat.parchment + 1)
            if n
        )
        """The spaces of a player's own track as answers: before the parchment, and on it."""
        self.own_spaces = tuple(
            Option(place.value, f"pendulum-own-{place.message.removeprefix('pendulum-')}", place.args)
            for place in self.own_places
        )
        """The same with short names."""
        every = range(1, sum(self.track.rows) + 1)
        self.track_spaces: dict[bool, tuple[int, ...]] = {
            True: (0, *every),
            False: (0, *(space for space in every if space not in self.track.glory)),
        }
        """The spaces of the track, the start circle first; green ones only in the advanced variant."""
