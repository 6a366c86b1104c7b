"""What if the Automa of Scythe broke ties by distance to the enemy?

The rulebook breaks ties between territories by distance to the Factory (p. 6, "Tie-breaker"). Here the Automa
goes to the territory nearest to a combat unit of the human instead, wherever that tie-break is used.
"""

from __future__ import annotations

from automatable.games.scythe.rules.tie_breaks import NEAREST_ENEMY
from automatable.lab import replace_rules

NearestEnemy = replace_rules("scythe", {"tie_breaks.NEAREST_FACTORY": NEAREST_ENEMY}, name="NearestEnemy")
