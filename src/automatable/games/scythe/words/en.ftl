### Scythe, in the words of the printed game.

scythe-name = Scythe
scythe-side-human = You
scythe-side-automa = Automa
scythe-base = base
scythe-mat = mat
scythe-base-nordic = base of Nordic
scythe-base-saxony = base of Saxony
scythe-base-polania = base of Polania
scythe-base-crimea = base of Crimea
scythe-base-rusviet = base of Rusviet
scythe-base-albion = base of Albion
scythe-base-togawa = base of Togawa

## Rows

scythe-cause-movement = Movement
scythe-cause-combat = Combat
scythe-cause-gain = Gains and stars
scythe-cause-count = Final count
scythe-cause-net = Tracks
scythe-nobody = Nobody

## Levels (the printed star cards)

scythe-level-autometta = Autometta (easy)
scythe-level-automa = Automa (normal)
scythe-level-automaszyna = Automaszyna (hard)
scythe-level-ultimaszyna = Ultimaszyna (very hard)

## Factions, abilities

scythe-faction-nordic = Nordic
scythe-faction-saxony = Saxony
scythe-faction-polania = Polania
scythe-faction-crimea = Crimea
scythe-faction-rusviet = Rusviet
scythe-faction-albion = Albion
scythe-faction-togawa = Togawa
scythe-ability-riverwalk = Riverwalk
scythe-ability-seaworthy = Seaworthy
scythe-ability-artillery = Artillery
scythe-ability-speed = Speed
scythe-ability-underpass = Underpass
scythe-ability-disarm = Disarm
scythe-ability-submerge = Submerge
scythe-ability-camaraderie = Camaraderie
scythe-ability-wayfare = Wayfare
scythe-ability-scout = Scout
scythe-ability-township = Township
scythe-ability-peoples-army = People’s Army
scythe-ability-burrow = Burrow
scythe-ability-sword = Sword
scythe-ability-shield = Shield
scythe-ability-rally = Rally
scythe-ability-toka = Toka
scythe-ability-suiton = Suiton
scythe-ability-ronin = Ronin
scythe-ability-shinobi = Shinobi

## Set-up choices

scythe-setup-human = Your faction
scythe-setup-human-nordic = Nordic
scythe-setup-human-saxony = Saxony
scythe-setup-human-polania = Polania
scythe-setup-human-crimea = Crimea
scythe-setup-human-rusviet = Rusviet
scythe-setup-human-albion = Albion
scythe-setup-human-togawa = Togawa
scythe-setup-automa = The Automa’s faction
scythe-setup-automa-nordic = Nordic
scythe-setup-automa-saxony = Saxony
scythe-setup-automa-polania = Polania
scythe-setup-automa-crimea = Crimea
scythe-setup-automa-rusviet = Rusviet
scythe-setup-automa-albion = Albion
scythe-setup-automa-togawa = Togawa
scythe-deck-automa = the Automa’s deck
scythe-setup-level = Level
scythe-setup-level-autometta = Autometta (easy)
scythe-setup-level-automa = Automa (normal)
scythe-setup-level-automaszyna = Automaszyna (hard)
scythe-setup-level-ultimaszyna = Ultimaszyna (very hard)
scythe-setup-player_mat = Your player mat
scythe-setup-player_mat-industrial = Industrial
scythe-setup-player_mat-engineering = Engineering
scythe-setup-player_mat-militant = Militant
scythe-setup-player_mat-patriotic = Patriotic
scythe-setup-player_mat-innovative = Innovative
scythe-setup-player_mat-mechanical = Mechanical
scythe-setup-player_mat-agricultural = Agricultural
scythe-setup-passes = The Automa passes on the pass symbol, as Autometta does
scythe-setup-coins = Coins more or fewer at each gain
scythe-setup-power = Power more or less at each gain
scythe-setup-move_check = A combat card of 4 or 5 stops its movement
scythe-setup-piece_check = A combat card of 4 or 5 stops a new piece
scythe-setup-all_moves = It carries out all valid movements, not only the first
scythe-setup-tunnels = Tunnels count for the reach of your units

## Set-up checklist

scythe-prepare-board = Set the board up as for two players: 3 Factory cards, encounter tokens on all 11 spaces. Set yourself up as usual.
scythe-prepare-faction = Give the Automa the faction mat of { $faction }.
scythe-prepare-power-cards = Automa: power { $power }; { $cards ->
    [0] no combat cards
    [one] { $cards } combat card, face down
   *[other] { $cards } combat cards, face down
    }.
scythe-prepare-coins-popularity = Automa: { $coins } coins; popularity { $popularity }, which never changes.
scythe-prepare-pieces = Put the Automa’s character on its base and a worker on each of: { $where }.
scythe-prepare-mat = Put its { $mechs } mechs, { $workers } workers and all stars on its mat.
scythe-prepare-star-card = Lay out the star card { $level }, cube on space I.
scythe-prepare-deck = Shuffle the { $cards } Automa cards, scheme I up. Leave room for two discard piles.
scythe-prepare-invaders = Use the Invaders from Afar versions of cards { $cards }.
scythe-prepare-no-tokens = { $token ->
    [flag] Leave Albion’s flags in the box: the Automa uses no faction ability.
   *[trap] Leave Togawa’s traps in the box: the Automa uses no faction ability.
    }
scythe-prepare-first = You take the first turn.

## Instructions

scythe-do-card = Automa card { $card }, scheme { $scheme ->
    [1] I
   *[other] II
    }.
scythe-do-pass = The Automa passes this turn.
scythe-do-move = Move the { $piece ->
    [worker] worker
    [mech] mech
   *[character] character
    }: { $origin } → { $to }.
scythe-do-stay = The { $piece ->
    [worker] worker
    [mech] mech
   *[character] character
    } stays: { $at }.
scythe-may-attack = { $piece ->
    [mech] mech
   *[character] character
    } attacks { $at }
scythe-may-move = { $piece ->
    [worker] worker
    [mech] mech
   *[character] character
    } to { $at }
scythe-may-not-move = nothing moves
scythe-do-no-move = No movement this turn.
scythe-do-encounter = Remove the encounter token: { $at }.
scythe-do-factory-card = Give the Automa a random Factory card, face down.
scythe-do-water-open = From now on the Automa crosses rivers and lakes.
scythe-do-star = { $why ->
    [tracker] Put an Automa star beside the triumph track
    [combat] Put an Automa star on the triumph track (combat)
   *[power] Put an Automa star on the triumph track (power)
    }: { $stars } of 6.
scythe-do-scheme-2 = From now on scheme II.
scythe-do-deck-out = Deck out: shuffle all { $cards } cards before the next one.
scythe-do-game-over = { $by ->
    [automa] The Automa’s sixth star: the game is over.
   *[human] Your sixth star: the game is over.
    }
scythe-do-combat = Combat, { $at }: { $attacker ->
    [automa] the Automa attacks
   *[human] you attack
    }.
scythe-do-ability = { $kind ->
    [artillery] Artillery: pay 1 power, the Automa loses 2.
    [scout] Scout: take a random combat card of the Automa.
    [shield] Shield: you gain 2 power.
    [ronin] Ronin: you gain 2 power.
   *[other] { $ability }: the Automa loses 2 power.
    }
scythe-do-automa-strength = Card { $card }: the Automa uses { $power } power and { $cards ->
    [0] no cards
    [one] { $cards } random card
   *[other] { $cards } random cards
    }.
scythe-do-combat-won = { $winner ->
    [automa] The Automa wins
   *[human] You win
    }, { $at }: Automa { $automa }, you { $human }.
scythe-do-automa-draws = { $cards ->
    [1] The Automa draws a combat card face down.
   *[other] The Automa draws { $cards } combat cards face down.
    }
scythe-do-new-piece = { $piece ->
    [worker] { $count ->
        [one] New worker
       *[other] { $count } new workers
    }
    [mech] { $count ->
        [one] New mech
       *[other] { $count } new mechs
    }
   *[character] Character
    }: mat → { $to }.
scythe-do-human-draws = You draw a combat card.
scythe-do-human-home = Take all your units away: { $at } → { $to }.
scythe-do-automa-beaten = Take its { $what ->
    [both] character and mechs
    [mechs] { $mechs ->
        [one] mech
       *[other] { $mechs } mechs
    }
   *[character] character
    } away: { $at } → { $to }.
scythe-do-workers-home = Take { $count ->
    [one] the Automa’s worker
   *[other] the Automa’s { $count } workers
    } home: { $at } → { $to }.
scythe-do-place-resources = Put { $count } × { $kind ->
    [mountain] metal
    [farm] food
    [forest] wood
   *[tundra] oil
    } on { $at }.
scythe-do-remove-resources = Remove all resources: { $at }.
scythe-do-human-encounter = Remove the token and have your encounter: { $at }.
scythe-do-human-star = { $why ->
    [combat] Place your star for the won combat
    [power] Place your star for power
    [popularity] Place your star for popularity
   *[own] You placed a star
    }: { $stars } of 6.
scythe-do-winner = { $winner ->
    [automa] The Automa wins.
    [human] You win.
   *[nobody] A complete tie: nobody wins.
    }
scythe-do-combat-pile = Lay card { $card } sideways on the combat pile.
scythe-do-discard-cards = Discard all combat cards used.
scythe-do-human-lake = Retreat from { $at }: combat units → { $to }, workers → { $home }.
scythe-do-called-off = Not fought, your { $piece ->
    [worker] worker
    [mech] mech
   *[character] character
    } goes back: { $origin } → { $to }.
scythe-do-turn-deck = Shuffle all { $cards } Automa cards and turn the deck round.
scythe-do-checked = Combat card { $value }, { $stops ->
    [yes] { $what ->
        [modifier-move-check-again] no more movement
        [modifier-move-check] no movement
       *[modifier-piece-check] no new piece
    }
   *[no] the Automa goes on
    }: discard it.
scythe-do-trap = Turn the trap over, { $at }: { $penalty ->
    [power] −{ $count } power
    [coins] −{ $count } coins
    [combat-cards] −{ $count } combat cards
   *[popularity] popularity, no loss
    }.

## Net results

scythe-net-power = Automa power { $before } → { $after }
scythe-net-coins = Automa coins { $before } → { $after }
scythe-net-tracker = Star card: space { $before } → { $after } of { $spaces }
scythe-net-your-power = Your power { $before } → { $after }
scythe-net-your-popularity = Your popularity { $before } → { $after }
scythe-net-your-coins = Your coins { $before } → { $after }

## Questions

scythe-ask-card = { $shuffle ->
    [yes] Shuffle all { $left } cards. Automa’s turn: which card?
   *[no] Automa’s turn: which card?
    }
scythe-ask-combat-card = { $shuffle ->
    [yes] Shuffle all { $left } cards. Which card is turned for the combat?
   *[no] Which card is turned for the combat?
    }
scythe-ask-automa-cards = Turn { $cards ->
    [one] { $cards } random combat card
   *[other] { $cards } random combat cards
    } of the Automa. Total?
scythe-ask-dial = Power on your dial?
scythe-ask-cards = Total of your combat cards (at most { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
    })?
scythe-ask-ability = Do you use { $ability }?
scythe-ask-check = { $what ->
    [modifier-move-check] Turn a combat card before the Automa moves. Its value?
   *[modifier-piece-check] Turn a combat card before the Automa gets a piece. Its value?
    }
scythe-ask-structure-bonus = Coins of your structure bonus?
scythe-ask-popularity = Your popularity?
scythe-ask-coins = Your coins before the count?
scythe-ask-track-star = { $track ->
    [power] Your power is at the end of its track. Do you place a star for it now? Answer no if you have it already.
   *[popularity] Your popularity is at the end of its track. Do you place a star for it now? Answer no if you have it already.
    }
scythe-ask-power = Your power now?
scythe-ask-resources = How many resources are on your territories? Count at most 6 on each.
scythe-ask-fight = Your units have met the Automa’s: where do you fight?
scythe-ask-trap = An Automa unit walked into your trap on { $at }. What does it say?
scythe-ask-units-back = Where do your units on { $at } retreat to?
scythe-ask-workers-back = And your workers on { $at }?
scythe-ask-character-back = The combat on { $at } is not fought. Where did your character come from?
scythe-ask-mech-back = The combat on { $at } is not fought. Where did this mech come from?
scythe-ask-worker-back = The combat on { $at } is not fought. Where did this worker come from?
scythe-option-fight = Fight: { $at }
scythe-option-territory = { $at }
scythe-option-base = your base
scythe-option-trap = { $penalty ->
    [power] { $count } power
    [coins] { $count } coins
    [combat-cards] { $count } combat cards
   *[popularity] { $count } popularity
    }
scythe-option-card = { $card }
scythe-option-number = { $value }
scythe-option-yes = Yes
scythe-option-no = No

## Explanation

scythe-symbol-move-worker = Move a worker
scythe-symbol-move-mech = Move a mech
scythe-symbol-move-character = Move the character
scythe-symbol-encounter-or-factory = Encounter or Factory
scythe-symbol-attack-worker = Attack a worker
scythe-symbol-attack-combat-unit = Attack a combat unit
scythe-note-bracket = The brackets are for { $faction } only.
scythe-note-too-weak = Attacks only with { $needed } power or more; it has { $power }.
scythe-note-not-valid = { $symbol ->
    [attack-worker] No enemy worker that it can attack is in reach
    [attack-combat-unit] No enemy combat unit that it can attack is in reach
    [encounter-or-factory] No encounter token or Factory card is in reach of the character
    [move-worker] No worker of the Automa can move
    [move-character] The Automa’s character cannot move
   *[move-mech] No mech of the Automa can move
    }{ $last ->
    [yes] , and this is the last symbol.
   *[no] , so it goes on to the next symbol.
    }
scythe-note-stay = Staying in place is a movement like any other.
scythe-note-pass = The whole turn is skipped, the star card included.
scythe-note-no-star = The star is crossed out: the cube stays.
scythe-note-scheme-2 = The cube reaches the first star of the star card.{ $cards ->
    [0] {""}
    [one] {" "}The card left in the deck is shuffled in as well.
   *[other] {" "}The { $cards } cards left in the deck are shuffled in as well.
    }
scythe-note-tracker = Gold star of the card: the cube moves to space { $space }.
scythe-note-power-reached = Power reaches { $most }, the end of its track, for the first time.
scythe-note-power-full = Power ends at 16: { $lost } lost.
scythe-note-nothing-on-mat = { $kind ->
    [worker] No worker is left on the mat.
   *[character-or-mech] Neither character nor mech is left on the mat.
    }
scythe-note-recruit = Your recruit’s bonus: { $bonus ->
    [power] 1 power
    [popularity] 1 popularity
    [coin] 1 coin
   *[combat-card] 1 combat card
    }.
scythe-note-gains = The second line of the card gives it.
scythe-note-no-recruit = You have no recruit for { $bonus ->
    [power] power
    [popularity] popularity
    [coin] coins
   *[combat-card] combat cards
    }.
scythe-note-check = Combat card { $value }: { $stops ->
    [yes] it stops the Automa.
   *[no] the Automa goes on.
    }
scythe-note-combat-table = At { $power } power the table says { $printed } power and { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
    }; it has { $hand } in hand.
scythe-note-tie = A tie goes to the attacker.
scythe-note-higher-total = The higher total wins.
scythe-note-combat-cost = Both sides pay what they used, whoever wins.
scythe-note-loser-draws = The loser used at least 1 power or card.
scythe-note-loser-leaves = The loser’s units leave the territory.
scythe-note-combat-star = A won combat gives a star.
scythe-note-your-ability = You chose to use it.
scythe-note-workers-flee = Workers do not fight: they go home.
scythe-note-loot = The character is there at the end of its movement.
scythe-note-barren = No resources belong to this type of territory.
scythe-note-no-resources = { $card ->
    [0] No Automa card has been turned yet: no resources.
   *[other] The box of card { $card } shows no resources.
    }
scythe-note-resources = { $count ->
    [one] The box of card { $card } shows { $count } resource.
   *[other] The box of card { $card } shows { $count } resources.
    }
scythe-note-resources-gone = No resources stay under the Automa’s units.
scythe-note-hex-steps = { $step ->
    [unit] Distances are in plain hex steps; counted over land, the unit on { $place } would be chosen.
   *[to] Distances are in plain hex steps; counted over land, { $place } would be chosen.
    }
scythe-note-no-unit = { $piece ->
    [worker] No worker of the Automa is on the board.
    [mech] No mech of the Automa is on the board.
    [character] The Automa’s character is on the mat.
   *[combat-unit] No combat unit of the Automa is on the board.
    }
scythe-note-mech-first = Mech and character stand together: the mech goes.
scythe-note-no-enemy = You have no combat unit on the board: the Factory decides.
scythe-note-beside-base = Only the base’s own neighbourhood reaches there.
scythe-note-over-water = It gets there only across the water.
scythe-note-rest-of-card = The sixth star ends the game: the rest of the card is not carried out.
scythe-note-invaders = Card { $card } is the one of Invaders from Afar.
scythe-note-moves-stand = The movements before this card stand.
scythe-note-no-check = No valid movement: no combat card is turned.
scythe-note-loot-won = The combat is won first, then the character takes it.
scythe-note-encounter-won = You have won there first.
scythe-note-ability-first = Your ability came before the table was read.
scythe-note-cards-not-by-units = { $cards } cards, however few units fight.
scythe-note-seaworthy = Seaworthy: the retreat may end on a lake beside it.
scythe-note-trap-popularity = The Automa’s popularity never changes.
scythe-note-recruit-star = The star comes after the Automa’s turn.
scythe-note-factory-and-lakes = { $side ->
    [automa] The Automa’s
   *[human] Your
    } territories: the Factory counts as three, a lake as one.
scythe-note-flags = { $count ->
    [one] A flag counts as one more territory.
   *[other] { $count } flags count as { $count } more territories.
    }
scythe-note-traps = { $count ->
    [one] An armed trap holds a territory.
   *[other] { $count } armed traps hold territories.
    }
scythe-note-near-automa = { $water ->
    [open] Its own territory and all six around it.
   *[closed] Its own territory and those it reaches over land.
    }
scythe-note-near-base = The base’s two neighbours over land.
scythe-note-near-human = What your unit can enter in one step.
scythe-sum-coins = Coins gained
scythe-sum-power = Power gained
scythe-sum-strength = The Automa’s strength
scythe-sum-automa = The Automa’s coins
scythe-sum-human = Your coins
scythe-part-printed = printed
scythe-part-modifier = modifier
scythe-part-ultimaszyna = Ultimaszyna
scythe-part-power = power
scythe-part-cards = combat cards
scythe-part-coins = coins
scythe-part-stars = stars
scythe-part-territories = territories
scythe-part-resources = resources
scythe-part-structures = structure bonus
scythe-by-coins = Decided by coins.
scythe-by-units = Tie in coins: workers, mechs and structures decide.
scythe-by-power = Tie: power decides.
scythe-by-popularity = Tie: popularity decides.
scythe-by-territories = Tie: territories decide.
scythe-by-stars = Tie: stars decide.
scythe-by-nothing = Equal in everything.

## Conditions and tie-breaks

scythe-no-enemy-combat-unit = no enemy combat unit stands there
scythe-enemy-combat-unit-there = an enemy combat unit stands there
scythe-steps-to-base = nearest to the Automa’s base
scythe-steps-to-factory = nearest to the Factory
scythe-steps-to-enemy = nearest to an enemy combat unit
scythe-automa-units-near = in the neighbourhood of the most Automa units
scythe-resources-there = most resources
scythe-enemy-combat-units-there = fewest enemy combat units
scythe-reading-order = first from top to bottom, left to right
scythe-enemy-unit-there = an enemy unit stands there
scythe-automa-worker-there = another Automa worker stands there
scythe-automa-combat-unit-there = another Automa combat unit stands there
scythe-near-enemy-combat-unit = in the neighbourhood of an enemy combat unit
scythe-neither-encounter-nor-factory = no encounter token and no Factory card to take there
scythe-automa-mech-there = an Automa mech stands there
scythe-no-enemy-worker = no enemy worker stands there
scythe-which-worker = Which worker
scythe-which-mech = Which mech
scythe-which-character = The character
scythe-which-combat-unit = Which combat unit
scythe-where-to = Where to

## Checklist steps

scythe-step-enough-power = Go on only if the Automa has at least the power printed by the symbol.
scythe-step-select = 1. Choose the unit (units on the base are at distance 0; those on the mat do not count).
scythe-step-valid = 2. Take the territories in the neighbourhood of any Automa unit or of its base.
scythe-step-valid-units = 2. Take the territories in the neighbourhood of any Automa unit (not of its base).
scythe-step-lift = 3. Lift the chosen unit: it no longer counts.
scythe-step-destination = 4. Choose the destination (where it stands now is allowed).
scythe-step-place = 5. Put the unit there.
scythe-step-neighbourhood = The unit’s territory and every territory it can move to by one step.

## Refusals and defects

scythe-card-not-left = Automa card { $card } cannot be left in the deck.
scythe-no-such-card = There is no Automa card { $card }.
scythe-combat-open = Units of both sides stand on { $at }: fight that combat first.
scythe-no-combat = There is nobody to fight on { $at }.
scythe-unknown-territory = There is no territory “{ $name }”; they are called by row and place, 1-1 to 8-1, and a home base is “base”.
scythe-unknown-ability = { $faction } has no ability “{ $ability }”.
scythe-ability-not-unlocked = { $ability }: only a new mech unlocks an ability, and only one that is not unlocked yet.
scythe-no-such-companions = Workers go along with a mech or your character, and only those that stand there (you said { $count }, { $at }).
scythe-no-such-piece = You have no such piece there ({ $piece ->
    [worker] worker
    [mech] mech
   *[character] character
    }, { $at }).
scythe-no-piece-left = No more of these pieces can be on the board ({ $piece ->
    [worker] worker
    [mech] mech
    [structure] structure
    [token] token
   *[character] character
    }).
scythe-not-on-base = This cannot be put on that base ({ $piece ->
    [worker] worker
    [mech] mech
    [character] character
    [structure] structure
   *[token] token
    }).
scythe-too-few-resources = { $count } resources cannot be carried from { $at }.
scythe-worker-into-enemy = A worker cannot enter { $at } alone: Automa units are there. Move your mech first (ruling { $ruling }).
scythe-placed-on-enemy = Nothing new can be put on { $at }: Automa units are there (ruling { $ruling }).
scythe-not-over = The game is not over yet.
scythe-structure-bonus = A structure bonus is from 0 to { $most } coins.
scythe-same-faction = Both sides cannot play { $faction }.
scythe-passes-level = The pass modifier goes with Automa and Automaszyna only, not with { $level } (ruling { $ruling }).
scythe-two-characters = { $faction } has two characters.
scythe-too-many-mechs = { $faction } has more than { $most } mechs.
scythe-too-many-workers = { $faction } has more than { $most } workers.
scythe-too-many-stars = The Automa has more than { $most } stars.
scythe-lake-while-closed = An Automa unit is on a lake ({ $at }) while water is closed.
scythe-shared-territory = Units of both sides share { $at } without a combat.
scythe-no-encounter-space = { $at } has no space for an encounter token.
scythe-card-twice = Automa card { $card } is in the deck and on the combat pile.
scythe-out-of-range = { $key } cannot be { $value } ({ $low } to { $most }).
scythe-no-tokens = { $faction } has no such tokens: flags are Albion’s, traps Togawa’s.
scythe-trap-twice = The trap on { $at } cannot be armed and sprung at once.
scythe-no-wayfare = Only Crimea with Wayfare stands on the { $base }, and only while nobody plays that faction (ruling { $ruling }).
scythe-not-on-lake = This cannot be put on a lake ({ $piece ->
    [mech] mech
   *[structure] structure
    }).
scythe-structure-on-lake = No structure can stand on the { $at }.
scythe-top-card = Card { $card } cannot be on top of the main pile: it does not lie there.
scythe-scheme-and-tracker = { $scheme ->
    [1] The cube is past its first star (space { $first }): that is scheme II.
   *[2] The cube has not reached its first star (space { $first }): that is scheme I.
    }
scythe-power-without-star = At power { $most } a star is placed: the power star is missing.
scythe-key-automa-power = The Automa’s power
scythe-key-human-power = Your power
scythe-key-human-popularity = Your popularity
scythe-key-automa-tracker = The cube’s space, counted from 0,
scythe-key-automa-combat-stars = The Automa’s stars for combats
scythe-key-human-stars = Your stars
scythe-key-human-combat-stars = Your stars for combats
scythe-key-human-structures = The number of your structures
scythe-key-human-tokens = The number of your tokens
scythe-key-automa-coins = The Automa’s coins
scythe-key-automa-combat-cards = The Automa’s combat cards
scythe-key-human-coins = Your coins
scythe-key-turn = The number of turns
scythe-key-structure-bonus = The structure bonus
scythe-key-resources-counted = The number of resources
scythe-box-territories = The map needs 47 territories; this box has { $count }.

## Names of steps for undo and the log

scythe-progress = Round { $round }
scythe-sides = { $human } – { $automa }
scythe-event-card-turned = Automa’s turn, card { $card }
scythe-event-human-moved = You moved: { $piece ->
    [worker] worker
    [mech] mech
   *[character] character
    } { $from } → { $to }{ $workers ->
    [0] {""}
    [one] , with { $workers } worker
   *[other] , with { $workers } workers
    }
scythe-event-human-placed = You placed: { $piece ->
    [worker] worker
    [mech] mech
    [structure] structure
    [token] token
   *[character] character
    } { $at }{ $unlocks ->
    [yes] , unlocks { $ability }
   *[no] {""}
    }
scythe-event-human-attacked = You attacked { $at }
scythe-event-star-placed = You placed a star
scythe-event-final-count = Final count
scythe-event-answered = Answer: { $value }
scythe-event-corrected = Correction

## Territories: type, row and place in the row

scythe-territory-R1C1 = mountain 1-1
scythe-territory-R1C2 = farm 1-2
scythe-territory-R1C3 = village 1-3
scythe-territory-R1C4 = forest 1-4
scythe-territory-R1C5 = tundra 1-5
scythe-territory-R1C6 = village 1-6
scythe-territory-R2C1 = lake 2-1
scythe-territory-R2C2 = tundra 2-2
scythe-territory-R2C3 = lake 2-3
scythe-territory-R2C4 = tundra 2-4
scythe-territory-R2C5 = mountain 2-5
scythe-territory-R2C6 = farm 2-6
scythe-territory-R2C7 = farm 2-7
scythe-territory-R3C1 = forest 3-1
scythe-territory-R3C2 = mountain 3-2
scythe-territory-R3C3 = forest 3-3
scythe-territory-R3C4 = lake 3-4
scythe-territory-R3C5 = forest 3-5
scythe-territory-R3C6 = village 3-6
scythe-territory-R4C1 = farm 4-1
scythe-territory-R4C2 = village 4-2
scythe-territory-R4C3 = lake 4-3
scythe-territory-R4C4 = Factory 4-4
scythe-territory-R4C5 = mountain 4-5
scythe-territory-R4C6 = tundra 4-6
scythe-territory-R4C7 = mountain 4-7
scythe-territory-R5C1 = forest 5-1
scythe-territory-R5C2 = forest 5-2
scythe-territory-R5C3 = farm 5-3
scythe-territory-R5C4 = tundra 5-4
scythe-territory-R5C5 = lake 5-5
scythe-territory-R5C6 = village 5-6
scythe-territory-R5C7 = lake 5-7
scythe-territory-R6C1 = mountain 6-1
scythe-territory-R6C2 = village 6-2
scythe-territory-R6C3 = village 6-3
scythe-territory-R6C4 = tundra 6-4
scythe-territory-R6C5 = forest 6-5
scythe-territory-R6C6 = mountain 6-6
scythe-territory-R6C7 = tundra 6-7
scythe-territory-R7C1 = tundra 7-1
scythe-territory-R7C2 = lake 7-2
scythe-territory-R7C3 = farm 7-3
scythe-territory-R7C4 = mountain 7-4
scythe-territory-R7C5 = village 7-5
scythe-territory-R7C6 = farm 7-6
scythe-territory-R8C1 = village 8-1

## What only the page says

web-scythe-map = Map
web-scythe-base = base of { $faction }
web-scythe-human-pieces = { $kind ->
    [character] your character
    [mech] { $count ->
        [one] your mech
       *[other] your { $count } mechs
        }
    [worker] { $count ->
        [one] your worker
       *[other] your { $count } workers
        }
    [structure] your structure
   *[token] your token
    }
web-scythe-automa-pieces = { $kind ->
    [character] Automa’s character
    [mech] { $count ->
        [one] Automa’s mech
       *[other] Automa’s { $count } mechs
        }
   *[worker] { $count ->
        [one] Automa’s worker
       *[other] Automa’s { $count } workers
        }
    }
web-scythe-kind = { $kind ->
    [character] character
    [mech] mech
    [worker] worker
    [structure] structure
   *[token] token
    }
web-scythe-resources = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
    }
web-scythe-encounter = encounter
web-scythe-tap = Tap your piece, then where it goes. New on the board:
web-scythe-place-where = Where does the new { $kind ->
    [mech] mech
    [worker] worker
    [structure] structure
   *[token] token
    } go?
web-scythe-move-where = tap where it goes
web-scythe-correct-where = correction: tap where it really stands
web-scythe-how-many = How many
web-scythe-carry = Resources carried
web-scythe-along = Workers that go along
web-scythe-unlocks = Which ability does the new mech unlock?
web-scythe-unlocked = unlocks { $ability }
web-scythe-abilities-myself = I’ll set abilities myself
web-scythe-piece-at = { $piece }, { $at }
web-scythe-resources-here = Your resources here
web-scythe-off = Take it off the board
web-scythe-star-placed = your star
web-scythe-card = Automa card { $card }
web-scythe-fight = Combat
web-scythe-fight-card = Automa card { $card }, for the combat
web-scythe-no-card = No Automa card yet
web-scythe-passes = pass symbol
web-scythe-star = moves the cube
web-scythe-no-star = does not move the cube
web-scythe-moves = Movements
web-scythe-gains = Gains
web-scythe-gain = { $gain ->
    [power] power
    [coin] coins
    [worker] worker
    [combat-card] combat card
   *[character-or-mech] character or mech
    }: { $count }
web-scythe-recruit = recruit
web-scythe-combat-table = Power used in combat
web-scythe-power = Power
web-scythe-coins = Coins
web-scythe-popularity = Popularity
web-scythe-combat-cards = Combat cards
web-scythe-stars = Stars
web-scythe-tracker = Star card
web-scythe-cube = The cube: space { $space } of { $spaces }
web-scythe-space = Space { $space } of { $spaces }
web-scythe-space-star = star
web-scythe-space-closed = rivers and lakes closed
web-scythe-deck = { $left ->
    [one] { $left } card left in the deck
   *[other] { $left } cards left in the deck
    }
web-scythe-factory-card = has a Factory card
web-scythe-abilities = Your unlocked mech abilities
web-scythe-recruits = Your recruits
web-scythe-bonus = { $bonus ->
    [power] Power
    [popularity] Popularity
    [coin] Coin
   *[combat-card] Combat card
    }

## In the terminal

scythe-help-move = move PIECE FROM TO [COUNT] [carry N] [workers N]: you moved, for example move mech 3-5 4-5
scythe-help-place = place PIECE AT [ABILITY]: you put a new piece on the board (mech, worker, character, structure, token); a mech may unlock an ability, for example place mech 3-5 riverwalk
scythe-help-attack = attack AT: you fight the Automa there
scythe-help-star = star: you placed a star
scythe-board-automa = Automa ({ $faction }, { $level })
scythe-board-human = You ({ $faction })
scythe-board-automa-line = power { $power } · coins { $coins } · combat cards { $cards } · stars { $stars }/6 · cube { $space }/{ $spaces } · scheme { $scheme } · turn { $turn }
scythe-board-human-line = power { $power } · popularity { $popularity } · coins { $coins } · stars { $stars }/6
scythe-board-base-line = on its base: { $units }; on the mat: { $mat }
scythe-board-legend = C M W: the Automa’s character, mech, worker · c m w: yours · ! encounter · o tunnel · r3 resources · ≈ river

scythe-guess = Where will it go or attack? Tap the territory.
scythe-guess-nothing = Nothing moves
scythe-guide-tell = Moved a piece? Tap it on the map, then the place it went to. Enter new pieces and your stars here. Enter only what is on the map: your resources, cards and popularity do not matter to the Automa.

## Printed components: their names and values

scythe-shelved-cards = Automa card { $id }
scythe-shelved-invaders = Invaders from Afar card { $id }
scythe-shelved-star-cards = star card: { $id }
scythe-shelved-factions = faction: { $id }
scythe-shelved-player-mats = player mat: { $id }
scythe-shelved-combat-ranges = power ranges in combat
scythe-shelved-game = numbers in the rules
scythe-shelved-map = map
scythe-things-cards = Automa cards
scythe-things-invaders = Invaders from Afar
scythe-things-star-cards = Star cards
scythe-things-factions = Factions
scythe-things-player-mats = Player mats
scythe-things-combat-ranges = Combat
scythe-things-game = Numbers in the rules
scythe-things-map = Map
scythe-printed-passes = pass symbol
scythe-printed-star = star
scythe-printed-combat-power = power in combat
scythe-printed-combat-cards = combat cards
scythe-printed-resources = resources
scythe-printed-spaces = spaces
scythe-printed-per-row = spaces in a row
scythe-printed-water-closed = spaces with closed water
scythe-printed-stars = spaces with a star
scythe-printed-ultimaszyna = Ultimaszyna
scythe-printed-power = power
scythe-printed-invaders = from the expansion
scythe-printed-abilities = mech abilities
scythe-printed-token = token
scythe-printed-popularity = popularity
scythe-printed-coins = coins
scythe-printed-low = low power up to
scythe-printed-middle = middle power up to
scythe-printed-gain-power = power
scythe-printed-gain-worker = worker
scythe-printed-gain-coin = coins
scythe-printed-gain-combat-card = combat cards
scythe-printed-gain-character-or-mech = character or mech
scythe-printed-gain-popularity = popularity
scythe-printed-type-mountain = mountain
scythe-printed-type-farm = farm
scythe-printed-type-village = village
scythe-printed-type-forest = forest
scythe-printed-type-tundra = tundra
scythe-printed-type-lake = lake
scythe-printed-type-factory = Factory
scythe-printed-power-most = end of the power track
scythe-printed-popularity-most = end of the popularity track
scythe-printed-dial-most = most on the power dial
scythe-printed-stars-to-end = stars that end the game
scythe-printed-factory-territories = territories the Factory counts as
scythe-printed-workers =
    { $table ->
        [map] workers begin on
       *[game] workers
    }
scythe-printed-mechs = mechs
scythe-printed-structures = structures
scythe-printed-combat-stars = stars for combat
scythe-printed-resources-counted = resources of a kind counted on a territory
scythe-printed-structure-bonus-most = most of the structure bonus
scythe-printed-automa-coins = coins of the Automa at the start
scythe-printed-automa-popularity = popularity of the Automa
scythe-printed-combat-deck = combat cards of { $number }
scythe-printed-stopping-card = combat card that stops the Automa, from
scythe-printed-weakening = power it takes from the Automa
scythe-printed-strengthening = power it gives you
scythe-printed-tokens = flags or traps
scythe-printed-traps = what a trap takes
scythe-penalty-popularity = popularity
scythe-penalty-power = power
scythe-penalty-coins = coins
scythe-penalty-combat-cards = combat cards
scythe-printed-tiers = coins by popularity
scythe-printed-tier = up to { $upto }: { $star } for a star, { $territory } for a territory, { $pair } for a pair of resources
scythe-printed-factory = Factory
scythe-printed-tunnels = tunnels
scythe-printed-encounters = encounters
scythe-printed-rivers =
    { $table ->
        [map] rivers between
       *[factions] crosses rivers to
    }
scythe-printed-river = { $one } and { $other }
scythe-printed-territories = territories
scythe-printed-row = row
scythe-printed-x = place in the row, in half hexes
scythe-printed-type = terrain
scythe-printed-bases = home bases
scythe-printed-land = neighbours by land
scythe-printed-counted = { $what } { $number }
scythe-printed-only = { $what } ({ $only })
scythe-printed-scheme-1 = scheme I
scythe-printed-scheme-2 = scheme II
scythe-printed-moves = actions
scythe-printed-gains = gains
scythe-printed-recruit = recruit bonus
scythe-token-flag = flag
scythe-token-trap = trap

## What can be corrected

scythe-field-automa = Automa
scythe-field-human = You
scythe-field-modifiers = Modifiers
scythe-field-faction = Faction
scythe-field-character = Character
scythe-field-mechs = Mechs
scythe-field-workers = Workers
scythe-field-power = Power
scythe-field-coins = Coins
scythe-field-combat_cards = Combat cards
scythe-field-factory_card = Factory card
scythe-field-tracker = Cube on the star card
scythe-field-combat_stars = Stars for combats
scythe-field-power_star = Star for power
scythe-field-structures = Structures
scythe-field-tokens = Flags or armed traps
scythe-field-disarmed = Sprung traps
scythe-field-resources = Resources on the map
scythe-field-abilities = Mech abilities
scythe-field-recruits = Recruits
scythe-field-popularity = Popularity
scythe-field-stars = Stars
scythe-field-marked = Marked as threatened
scythe-field-cleared = Marked as not threatened
scythe-field-level = Level
scythe-field-passes = Passes on the pass symbol
scythe-field-move_check = A combat card may stop a movement
scythe-field-piece_check = A combat card may stop a new piece
scythe-field-all_moves = All valid movements
scythe-field-tunnels = Tunnels count
scythe-field-encounters = Encounter tokens
scythe-field-deck = Cards left in the deck
scythe-field-combat_pile = Combat pile
scythe-field-top = Top card of the discard pile
scythe-field-scheme = Scheme
scythe-field-turn = Turns the Automa has taken
scythe-field-over = Game ended by
scythe-field-over-none = nobody yet
scythe-field-structure_bonus = Structure bonus
scythe-field-structure_bonus-none = not counted yet
scythe-field-resources_counted = Your resources at the end
scythe-field-resources_counted-none = not counted yet
scythe-recruit-power = power
scythe-recruit-popularity = popularity
scythe-recruit-coin = coin
scythe-recruit-combat-card = combat card
scythe-no-card = no card
scythe-scheme-1 = scheme I
scythe-scheme-2 = scheme II
scythe-space = space { $space } of { $spaces }
scythe-key-modifiers-coins = The modifier of coins
scythe-key-modifiers-power = The modifier of power

## What stands inside of a printed value

scythe-in-symbol-action = symbol
scythe-in-symbol-power = power beside it
scythe-in-symbol-only = only for
scythe-in-reward-gain = symbol
scythe-in-reward-count = how many
scythe-in-reward-only = only for
scythe-in-rivers-1 = on one bank
scythe-in-rivers-2 = on the other bank
scythe-in-tier-upto = popularity up to
scythe-in-tier-star = coins for a star
scythe-in-tier-territory = coins for a territory
scythe-in-tier-pair = coins for a pair of resources

## The lab: measures, curves, human models, attacks, fallbacks

scythe-measure-passed = turns passed
scythe-measure-combat-stars = combat stars
scythe-measure-star = turn of star { $n }

scythe-curve-stars = The Automa’s stars
scythe-curve-stars-x = Star
scythe-curve-stars-y = Turn

scythe-human-absent = sets up and never moves; what the Automa does when nobody is in its way.
scythe-human-steady = keeps to itself: spreads workers, its character and a mech every fourth turn, takes workers along with its mechs, crosses rivers once it has one, from turn 5 on places a star in one turn of three, never attacks. Ends with popularity 9, one coin per turn and 4 coins for structures.

scythe-attack-attacks = The Automa attacks you
scythe-attack-combats-lost = The Automa wins a combat
scythe-attack-units-home = Your units are sent away
scythe-attack-workers-home = Your workers are sent home

scythe-fallback-do-pass = turn passed
scythe-fallback-do-no-move = no movement at all
scythe-fallback-note-not-valid = symbol not valid, on to the next
scythe-fallback-note-too-weak = too little power to attack
