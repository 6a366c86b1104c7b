### Pendulum in the words of the printed game.

pendulum-name = Pendulum
pendulum-progress = Round { $round } of { $rounds }
pendulum-side-human = You
pendulum-side-automa-1 = Automa 1
pendulum-side-automa-2 = Automa 2

## Levels

pendulum-level-A = A: Automa the [Censored]
pendulum-level-B = B: Automa the Underachiever
pendulum-level-C = C: Automa the Average
pendulum-level-D = D: Automa the Slightly Intimidating
pendulum-level-E = E: Automa the Great
pendulum-level-F = F: Automa the Unconquered
pendulum-letter-A = A
pendulum-letter-B = B
pendulum-letter-C = C
pendulum-letter-D = D
pendulum-letter-E = E
pendulum-letter-F = F

## Set-up choices

pendulum-deck-automa = the Automas’ deck
pendulum-first-game = You and two Automas race along three tracks to the parchment at their end, while timers run. Level B is right for a first game.
pendulum-setup-level = Level
pendulum-setup-level-A = A: Automa the [Censored]
pendulum-setup-level-B = B: Automa the Underachiever
pendulum-setup-level-C = C: Automa the Average
pendulum-setup-level-D = D: Automa the Slightly Intimidating (advanced variant)
pendulum-setup-level-E = E: Automa the Great (advanced variant)
pendulum-setup-level-F = F: Automa the Unconquered (advanced variant)
pendulum-setup-advanced = Advanced variant also at levels A to C
pendulum-setup-foreshadowing = Variant: foreshadowing
pendulum-setup-timers = Timers
pendulum-setup-timers-app = The app keeps time
pendulum-setup-timers-sand = My own sand timers
pendulum-setup-values = Automa cards, scoring card and track
pendulum-setup-values-practice = Practice box (made by this project, not the printed cards)
pendulum-setup-values-printed = My printed box (the app asks for what it does not know yet)
pendulum-setup-automa_1 = Colour of Automa 1
pendulum-setup-automa_1-white = White
pendulum-setup-automa_1-green = Green
pendulum-setup-automa_1-red = Red
pendulum-setup-automa_1-orange = Orange
pendulum-setup-automa_1-blue = Blue
pendulum-setup-automa_1-yellow = Yellow
pendulum-setup-automa_1-black = Black
pendulum-setup-automa_2 = Colour of Automa 2
pendulum-setup-automa_2-white = White
pendulum-setup-automa_2-green = Green
pendulum-setup-automa_2-red = Red
pendulum-setup-automa_2-orange = Orange
pendulum-setup-automa_2-blue = Blue
pendulum-setup-automa_2-yellow = Yellow
pendulum-setup-automa_2-black = Black

## Names of components and places

pendulum-colour-white = white
pendulum-colour-green = green
pendulum-colour-red = red
pendulum-colour-orange = orange
pendulum-colour-blue = blue
pendulum-colour-yellow = yellow
pendulum-colour-black = black
pendulum-timer-purple = the purple timer
pendulum-timer-green = the green timer
pendulum-timer-black = the black timer
pendulum-area-purple = Purple area
pendulum-area-green = Green area
pendulum-row-top = the top row
pendulum-row-bottom = the bottom row
pendulum-space-T1 = top left
pendulum-space-T2 = top right
pendulum-space-B1 = bottom left
pendulum-space-B2 = bottom right
pendulum-track-power = power
pendulum-track-prestige = prestige
pendulum-track-popularity = popularity
pendulum-track-legendary = legendary achievement
pendulum-worker-purple = worker: purple
pendulum-worker-green = worker: green
pendulum-worker-none = no worker
pendulum-flip-green = timer: purple, else green
pendulum-flip-black = timer: purple, else black
pendulum-flip-none = no timer
pendulum-phase-set-up = set-up
pendulum-phase-placing = before the round
pendulum-phase-round = real-time play
pendulum-phase-called = the council is called
pendulum-phase-rewards = gaining rewards
pendulum-phase-end = the end of the game
pendulum-phase-over = the game is over
pendulum-place = { $place }
pendulum-place-s1 = 1st of the top row
pendulum-place-s2 = 2nd of the top row
pendulum-place-s3 = 3rd of the top row
pendulum-place-grande = the grande worker card
pendulum-place-s4 = right of the grande worker card
pendulum-place-s5 = last of the bottom row
pendulum-card = Card { $card }

## Council rewards and icons

pendulum-reward-blue-production = Blue production
pendulum-reward-red-production = Red production
pendulum-reward-province = Gain 1 province (free)
pendulum-reward-province-limit = Up to 3 provinces per slot
pendulum-reward-one-of-each = 1 power, 1 prestige, 1 popularity
pendulum-reward-pick-up-stratagems = Pick up all stratagems
pendulum-reward-five-military = 5 military
pendulum-reward-five-culture = 5 culture
pendulum-reward-five-gold = 5 gold
pendulum-reward-vote = 1 vote
pendulum-reward-convert-point = 1 victory point into another
pendulum-reward-military-retrieve = 2 military: retrieve a worker
pendulum-reward-culture-retrieve = 2 culture: retrieve a worker
pendulum-reward-military-province = 3 military: 1 province
pendulum-reward-vote-province = 2 votes: 1 province
pendulum-reward-free-action = An action without its 2 gold
pendulum-reward-gold-popularity = 2 gold: 1 popularity
pendulum-reward-military-power = 2 military: 1 power
pendulum-reward-culture-prestige = 2 culture: 1 prestige
pendulum-reward-one-gold = 1 gold
pendulum-reward-grande = Grande worker
pendulum-reward-final-each = 1 power, 1 prestige, 1 popularity (final)
pendulum-reward-final-popularity = 5 gold: 3 popularity
pendulum-reward-final-power = 5 military: 3 power
pendulum-reward-final-prestige = 5 culture: 3 prestige
pendulum-reward-final-legendary = 10 resources: legendary achievement
pendulum-reward-printed = The printed reward: 1 victory point
pendulum-reward-none = No card there
pendulum-icon-grande = Grande worker
pendulum-icon-paid-province = Province for a payment
pendulum-icon-province = Province (free)
pendulum-icon-province-limit = 3 provinces per slot
pendulum-icon-resources = Resources
pendulum-icon-production = Production
pendulum-icon-track-points = Victory points
pendulum-icon-votes = Votes
pendulum-icon-retrieve = Retrieve a worker
pendulum-icon-free-action = Action without gold
pendulum-icon-stratagems = Stratagems

## Set-up instructions

pendulum-do-set-up = Set up Pendulum for 3 players, real time; do only these steps for the Automas.
pendulum-do-set-up-privilege = Shuffle the three privilege markers and lay them on the privilege track.
pendulum-do-set-up-mat = Lay out the scoring mat; put one achievement marker of each Automa on the circle left of the track.
pendulum-do-set-up-colours = Put a common worker on each Automa head: { $first } on top for Automa 1, { $second } below for Automa 2.
pendulum-do-set-up-level = Lay the scoring card { $level } on the mat.
pendulum-do-advanced = Play the advanced variant: glory, and never two of your workers in one top frame.
pendulum-do-set-up-deck = Shuffle the 32 Automa cards face down; leave room for the discard pile.
pendulum-do-set-up-workers = Put one grande worker in the top frame of each bottom-row space of the purple and green areas: four in all. Two more follow by card.
pendulum-do-set-up-token = Put the legendary achievement token on the council deck: it is not available in round 1.
pendulum-do-third-worker = { $area }: a grande worker { $space }, top frame
pendulum-do-shuffle-all = Shuffle all Automa cards into the deck
pendulum-do-own-workers = Place your own workers, then start the round

## Instructions in play

pendulum-do-start = Flip all three timers: round { $round } begins!
pendulum-do-move = { $area }: Automa worker { $source } → { $target }
pendulum-do-flip = Flip { $timer } to { $row }
pendulum-do-marker = Fallen time marker onto the mat ({ $markers } there)
pendulum-do-clock-runs = Your flip counts, though { $timer } had { $seconds } s left
pendulum-do-clock-purple = Your flip counts, though { pendulum-timer-purple } had run out
pendulum-do-remove-token = Remove the legendary achievement token
pendulum-do-call = The council is called: flip no more timers
pendulum-do-finish = Finish your actions before the council
pendulum-do-province = Remove the { $slot ->
    [1] top province
    [2] 2nd province from the top
    [3] 3rd province from the top
   *[other] bottom province
}, if one lies there
pendulum-do-new-province = You decide whether to lay a new one
pendulum-do-then-place = Only now place your worker
pendulum-do-nothing = Card { $card }: the Automas do nothing. Play on
pendulum-do-reshuffle = Deck out: shuffle the discard pile into a new one
pendulum-do-foreshadow = Automa { $automa }: draw a card and put it on top of its cards
pendulum-do-pause = Paused: all timers on their side
pendulum-do-resume = Resume: stand all timers up again

## Instructions in the council

pendulum-do-lay = Automa { $automa }: draw { $count ->
    [one] 1 more card, lay it
   *[other] { $count } cards, lay them
} overlapping
pendulum-net-marker = Automa { $of }: marker to row { $row }, space { $space }
pendulum-do-advance-by = Automa { $automa }: marker { $points ->
    [one] 1 space
   *[other] { $points } spaces
} forward ({ $total } in all)
pendulum-do-privilege = Privilege, best first: { $first }, { $second }, { $third }
pendulum-do-own-reward = Your turn: { $points ->
    [0] no point for privilege
    [one] 1 point for privilege
   *[other] { $points } points for privilege
}, then a reward
pendulum-may-have-votes = Automa { $automa }: { $value } { $value ->
    [one] vote
   *[other] votes
    }
pendulum-may-have-points = Automa { $automa }: { $value } { $value ->
    [one] victory point
   *[other] victory points
    }
pendulum-may-take = an Automa takes the council card: { $place }
pendulum-do-discard-reward = Automa { $automa }: discard “{ $reward }”
pendulum-do-discard-place = Automa { $automa }: discard the card ({ $place })
pendulum-do-grande = Automa { $automa }: unused grande worker onto its box
pendulum-do-flip-grande = Flip the grande worker card face down
pendulum-do-discard-final = Automa { $automa }: discard “{ $reward }”
pendulum-do-takes-nothing = Automa { $automa } takes no reward
pendulum-do-round-markers = Round { $round }: time markers back on the board
pendulum-do-round-council = { $cards ->
    [final] The 5 final council cards
   *[new] 5 new council cards
}; grande worker card face up
pendulum-do-round-provinces = { $count } new provinces, new achievement with the token
pendulum-do-place = Place and move your workers, then start the round
pendulum-do-game-ends = The last council is over: the game ends
pendulum-do-winner = Winner: { $winner }
pendulum-do-queen = Say for her, softly: “I am the Timeless Queen”
pendulum-cause-privilege = Privilege
pendulum-cause-workers = Automa workers
pendulum-cause-card = Card
pendulum-cause-worker = Worker
pendulum-cause-own-worker = Your worker
pendulum-cause-timer = Timers
pendulum-cause-province = Province
pendulum-cause-foreshadowing = Foreshadowing
pendulum-cause-council = Council
pendulum-cause-rewards = Rewards
pendulum-cause-round = Next round
pendulum-cause-end = The end
pendulum-cause-net = Markers

## Questions

pendulum-ask-privilege = Whose privilege marker came { $place ->
    [1] first
   *[other] second
}?
pendulum-ask-card-action = An Automa action: turn the top Automa card. Which is it?
pendulum-ask-card-set-up = { $area }, third worker: turn an Automa card. Which is it?
pendulum-ask-card-foreshadow = Foreshadowing, Automa { $automa }: put a card on top of its cards. Which one is it?
pendulum-ask-card-council = Council, Automa { $automa }, card { $count } of { $most }: put it on top of its cards. Which one is it?
pendulum-ask-ran-out = Has { $timer } run out?
pendulum-thing-card = Automa card { $card }
pendulum-thing-scoring = Scoring card { $level }
pendulum-thing-track = The Automas’ track
pendulum-part-of-worker = Worker
pendulum-part-of-timer = Timer
pendulum-part-of-province = Province
pendulum-part-of-votes = Votes
pendulum-part-of-points = Victory points
pendulum-part-of-icon = Council reward
pendulum-part-of-scoring-points = Round { $round }: victory points
pendulum-part-of-scoring-votes = Round { $round }: votes
pendulum-part-of-rows = Spaces of each row, from the first
pendulum-part-of-label-spaces = Spaces with a negative number, numbered from 1 across all rows
pendulum-part-of-labels = These numbers in the same order, without their minus
pendulum-part-of-parchment = The first space of the parchment
pendulum-part-of-green = Green spaces
pendulum-part-of-free = { $area }: the space without an Automa worker
pendulum-part-of-flipped = Timer the Automas flipped
pendulum-flipped-none = none
pendulum-flipped-purple = purple
pendulum-flipped-green = green
pendulum-flipped-black = black
pendulum-reward-known = none: then “{ $reward }”
pendulum-reward-none-yet = none of them: the next card decides
pendulum-reward-none-of-them = none of them: 1 point
pendulum-by-hand-worker = A worker: the leftmost Automa worker of that area on the row with its timer goes to the space without one.
pendulum-by-hand-timer = A timer: purple is flipped if it has run out, otherwise the one shown if that has.
pendulum-by-hand-province = A province: the card at that place is removed (pp. 4 and 5).
pendulum-by-hand-left = The card’s left column from the top. { pendulum-by-hand-worker } { pendulum-by-hand-timer } { pendulum-by-hand-province }
pendulum-by-hand-left-foreshadowing = The card’s left column from the top. { pendulum-by-hand-worker } { pendulum-by-hand-timer } Before purple, one card for each Automa: the app deals or asks for it when you report the flip. { pendulum-by-hand-province }
pendulum-by-hand-left-called = The council is called: timers stay. The card’s left column from the top. { pendulum-by-hand-worker } { pendulum-by-hand-province }
pendulum-by-hand-left-placing = Before a round only the worker of the card’s left column counts. { pendulum-by-hand-worker } (p. 7)
pendulum-by-hand-left-set-up = The card’s worker icon: if it is that of this area, the third worker goes to the free single-width space, otherwise to the free double-width one (p. 2).
pendulum-by-hand-right-final = Add up the right columns of its cards, the round’s cell of the scoring card and 1 for each time marker; never below 0, at most 20 votes.
pendulum-by-hand-right = { pendulum-by-hand-right-final } Its reward: the first in reading order that the icon of its leftmost card covers, then of the next card (p. 6).
pendulum-outcome-action = { pendulum-by-hand-left } Enter where everything is now.
pendulum-outcome-action-foreshadowing = { pendulum-by-hand-left-foreshadowing } Enter where everything is now.
pendulum-outcome-action-called = { pendulum-by-hand-left-called } Enter where everything is now.
pendulum-outcome-action-placing = { pendulum-by-hand-left-placing } Enter where everything is now.
pendulum-outcome-third = { $area }: with its worker icon on the card the third worker goes to the free single-width space, otherwise to the free double-width one (p. 2). Where is it?
pendulum-outcome-points = Automa { $automa }: how many victory points do its cards, the round’s cell and its time markers give?
pendulum-outcome-votes = Automa { $automa }: how many votes do its cards, the round’s cell and its time markers give?
pendulum-outcome-reward = { pendulum-by-hand-right } Which reward does Automa { $automa } take?
pendulum-note-drawn = Chance decides. Drawn first: { $first }; second: { $second }.
pendulum-note-all-timers = A round begins with all three timers at once; for purple it is the first flip.
pendulum-note-lay = The council counts { $most } cards of each Automa; Automa { $automa } has { $held ->
    [0] none
   *[other] { $held }
    } in front of it yet.
pendulum-note-deck-out = The deck is out: the discard pile becomes a new one.
pendulum-note-paused = You called a pause: no time passes for the timers.
pendulum-note-resumed = The pause is over: every timer goes on from where it stopped.
pendulum-note-by-hand = Done by hand; you entered the result.
pendulum-note-by-hand-called = After the council is called no timer is flipped, not even by hand.
pendulum-note-by-hand-placing = Before a round the Automas only move workers, by hand too.
pendulum-note-by-hand-foreshadow = The player reports a purple flip: a card for each Automa comes before it.
pendulum-note-by-hand-clock = The report and the app’s clock differ. The report counts.
pendulum-refused-labels = There must be as many negative numbers as spaces for them.
pendulum-province = { $slot ->
    [0] none
   *[other] position { $slot } from the top
}
pendulum-ask-reward = { $count ->
    [1] Automa { $automa } looks for “{ $first }”. Where is the first such card?
    [2] Automa { $automa } looks for “{ $first }”; if there is none, for “{ $second }”. Where is the first such card?
   *[other] Automa { $automa } looks for “{ $first }”; if there is none, for “{ $second }”; if there is none either, for “{ $third }”. Where is the first such card?
}
pendulum-ask-place = Which council card is here: { $place }?
pendulum-ask-own-votes = All actions done: how many votes do you have?
pendulum-ask-own-reward = Which council reward do you take?
pendulum-ask-legendary = Do you have the legendary achievement victory point?
pendulum-legendary-true = Yes, I have it
pendulum-legendary-false = No
pendulum-ask-own-mat = Where are your markers now? −1: the last space before the parchment. 1: the first space on it. 8: the end of the track.
pendulum-ask-own-glory = How many glory cubes lie on your tracks?
pendulum-part-of-own-legendary = Do you have the legendary achievement point?
pendulum-part-of-own-track = Your { $track }
pendulum-part-of-own-glory = Glory on { $track }
pendulum-own-before = −{ $spaces }
pendulum-own-inside = { $spaces }
pendulum-before = { $spaces } before the parchment
pendulum-inside = parchment space { $spaces }
pendulum-ask-parchment = How many parchment spaces has Automa { $automa } reached (green ones not counted)? 0 if none.
pendulum-ask-label = Automa { $automa }: which negative number did its marker reach or pass last? Enter it without the minus. If it has not reached the first one, enter the first one plus 1.
pendulum-ask-green = How many green spaces has Automa { $automa } reached?

## Conditions and tie-breaks

pendulum-keep-shown = not shown on the card (purple always is)
pendulum-keep-run-out = still running when you touched the card
pendulum-pick-purple-first = purple first; one timer per card
pendulum-keep-automa-worker = no Automa worker is there
pendulum-keep-timer-row = not on the row with the timer
pendulum-keep-no-automa-worker = an Automa worker is there
pendulum-pick-leftmost = the leftmost
pendulum-pick-by-icon = the width the card asks for: single with an icon of this colour, otherwise double
pendulum-keep-no-second-grande = a grande worker icon, and this Automa already has its grande worker
pendulum-keep-on-board = no card on the council board fits the icon
pendulum-pick-left-to-right = the leftmost card (the newest)
pendulum-pick-reading-order = first in reading order
pendulum-keep-still-there = reward not on the council board
pendulum-keep-a-track = you already have the legendary point, and this reward belongs to no track
pendulum-pick-legendary-first = the legendary achievement, if you do not have it
pendulum-pick-farthest = farthest from its end; each glory cube on the track counts as a space nearer
pendulum-pick-topmost = topmost on your player mat
pendulum-pick-most-votes = most votes
pendulum-pick-lower-rank = who is lower on the privilege track now
pendulum-pick-legendary = has the legendary achievement (the Automas always count as having it)
pendulum-pick-reached = in the parchment area (you: on all three tracks)
pendulum-pick-parchment = most parchment spaces
pendulum-pick-nearest = nearest to the parchment on the worst track
pendulum-pick-glory = most glory
pendulum-pick-privilege = highest on the privilege track
pendulum-what-mover = Worker to move
pendulum-what-space = Space to move to
pendulum-what-third = Space of the third worker
pendulum-what-timer = Timer to flip
pendulum-what-privilege = Next on the privilege track
pendulum-what-card = Number of the deciding card
pendulum-what-reward = Council card it chooses
pendulum-what-final = Track whose reward is taken
pendulum-what-better = The better Automa
pendulum-what-winner = Winner

## Steps of a checklist

pendulum-step-trigger-worker = You take a worker off a bottom rewards box (by hand or stratagem): draw a card before you place it.
pendulum-step-trigger-timer = You flip the green or black timer while purple has run out: draw a card.
pendulum-step-province = Remove the province card at the position shown; nothing if none lies there. Not in the council phase.
pendulum-step-advance = Move the Automa’s marker right, one space per point.
pendulum-step-row = When it would move beyond a row’s last space, it goes to the leftmost space of the row below.
pendulum-step-green = Green spaces exist in the advanced variant only.
pendulum-step-cards-points = Add up the Automa victory points on its three cards.
pendulum-step-cards-votes = Add up the votes on its three cards.
pendulum-step-bonus = Add this round’s value of the scoring card.
pendulum-step-markers = Add 1 for each time marker on the mat.
pendulum-step-zero = Below 0 counts as 0.
pendulum-step-twenty = Above 20 counts as 20.
pendulum-step-no-reward = No icon leads to a card: the Automa gains 1 victory point instead.

## Explanation

pendulum-note-card = Card { $card }: { $worker }; { $timer }; { $slot ->
    [0] no province
   *[other] province { $slot }
}.
pendulum-note-trigger-worker = A worker left a bottom rewards box: an Automa action.
pendulum-note-automas-first = The Automas act before you place the worker you took off.
pendulum-note-trigger-timer = Purple had run out when you flipped: an Automa action.
pendulum-note-no-trigger = Purple was still running when you flipped: no Automa action.
pendulum-note-no-flip-after-call = The council is called: no timer is flipped.
pendulum-note-no-flip = Neither the purple timer nor { $timer } has run out: no flip.
pendulum-note-province-after-call = The council is called but has not begun: provinces are still removed.
pendulum-note-marker = Each flip of the purple timer knocks off a time marker.
pendulum-note-second-flip = The second purple flip: the legendary achievement cannot be gained any more this round.
pendulum-note-third-flip = The third purple flip knocks off the last time marker.
pendulum-note-foreshadow = Automa { $automa } has card { $card } in front of it.
pendulum-note-before-purple = Foreshadowing: a card for each Automa before each purple flip.
pendulum-note-workers-only = Before the round starts only workers move; timers and provinces are ignored.
pendulum-note-stay-out = Cards in front of the Automas stay out of the new deck.
pendulum-note-set-up-card = Card { $card }: { $worker }.
pendulum-note-set-up-done = The Automas’ workers are placed: the cards go back, then you place your own.
pendulum-note-not-below-zero = The sum is negative: it counts as 0.
pendulum-note-most-votes = More than { $most }: it counts as { $most }.
pendulum-note-privilege-points = Automa { $automa } is number { $rank } on the privilege track: { $points } { $points ->
    [one] victory point
   *[other] victory points
}.
pendulum-note-own-turn = You are number { $rank } on the privilege track.
pendulum-note-no-reward = No icon of Automa { $automa } leads to a card: 1 victory point instead.
pendulum-note-icon = Card { $card }: { $icon }.
pendulum-note-newest-first = Automa { $automa }’s newest card lies leftmost. Starting from the oldest card, it would have taken another reward.
pendulum-note-newest-first-perhaps = Automa { $automa }’s newest card lies leftmost. Starting from the oldest card, it might have taken another reward.
pendulum-note-place-entered = { $count ->
    [1] You found the first card for “{ $first }”.
    [2] You found the first card for “{ $first }” or, if there is none, for “{ $second }”.
   *[other] You found the first card for “{ $first }” or, if there is none, for “{ $second }”, then for “{ $third }”.
}
pendulum-note-paid-only = The icon for paid provinces does not cover the free one.
pendulum-note-track-end = Automa { $automa } stands on the last space: { $lost ->
    [one] 1 point is
   *[other] { $lost } points are
} lost.
pendulum-note-row-end = Automa { $automa } reached the last space of a row; only beyond it does it go to the next.
pendulum-note-no-provinces = The Automas have no province cards to check.
pendulum-note-council-over = The council of round { $round } is over.
pendulum-note-place = Taking a worker off a bottom rewards box triggers the Automas here too.
pendulum-note-no-legendary = Without the legendary achievement victory point you lose.
pendulum-counted = Your score is how far your three markers have come. Below 0: the last of them is that many spaces short of the parchment. From 0 on: the parchment spaces of all three, plus the legendary point.
pendulum-note-no-track-reward = No track’s reward lies on the council board: nothing is taken.
pendulum-note-glory-stays = The glory on your { $track } track counts although its marker no longer stands at the end.
pendulum-note-distance = Automa { $automa } counts as { $distance ->
    [one] 1 space
   *[other] { $distance } spaces
} away from the parchment.
pendulum-note-parchment = Automa { $automa } has reached { $spaces ->
    [one] 1 parchment space
   *[other] { $spaces } parchment spaces
}.
pendulum-note-glory = Automa { $automa } has reached { $glory ->
    [one] 1 green space
   *[other] { $glory } green spaces
}.
pendulum-note-own-distance = Your worst track is { $distance ->
    [one] 1 space
   *[other] { $distance } spaces
} away from the parchment.
pendulum-sum-points = Victory points of Automa { $automa }
pendulum-sum-votes = Votes of Automa { $automa }
pendulum-sum-parchment = Your parchment spaces
pendulum-sum-glory = Your glory cubes
pendulum-part-card = card { $card }
pendulum-part-bonus = scoring card, round { $round }
pendulum-part-markers = time markers
pendulum-part-power = power
pendulum-part-prestige = prestige
pendulum-part-popularity = popularity
pendulum-part-legendary = legendary achievement
pendulum-part-no-legendary = no legendary achievement
pendulum-part-parchment = parchment spaces
pendulum-part-distance = outside the parchment

## The end

pendulum-won-legendary = You do not have the legendary achievement.
pendulum-won-reached = Alone in the parchment area.
pendulum-won-outside = You have not reached the parchment area on all three tracks.
pendulum-won-parchment = Most parchment spaces.
pendulum-won-nearest = Nearest to the parchment.
pendulum-won-glory = A tie, decided by glory.
pendulum-won-privilege = A tie, decided by privilege.

## Refusals

pendulum-not-now = That is not possible now ({ $phase }).
pendulum-is-paused = The game is paused: resume first.
pendulum-not-paused = The game is not paused.
pendulum-time-backwards = Time cannot run backwards: { $at } comes before { $now }.
pendulum-still-running = Not yet: { $timer } still runs for { $seconds } s.
pendulum-app-keeps-time = The app keeps time in this game; it knows when a timer has run out.
pendulum-council-called = The council is called: no timer may be flipped.
pendulum-no-token = The legendary achievement token is not there to be gained.
pendulum-same-colour = The two Automas need different colours.
pendulum-council-five = Five council cards are needed, not { $count }.
pendulum-unknown-reward = There is no council reward card “{ $reward }”.
pendulum-too-many-rewards = There are not that many cards “{ $reward }”.
pendulum-legendary-known = The game already knows the answer: { $value }.

## Defects of a position

pendulum-needs-advanced = Level { $level } needs the advanced variant.
pendulum-defect-round = There is no round { $round }.
pendulum-defect-flips = { $flips } purple flips and { $markers } time markers do not fit: { $phase }.
pendulum-defect-time = A timer or pause lies outside the time played, { $now } ms.
pendulum-defect-privilege = The privilege track must hold all three markers once each.
pendulum-defect-turn = It cannot be the turn of place { $place } on the privilege track.
pendulum-defect-workers = { $area }: { $count } Automa workers, there must be { $wanted }.
pendulum-defect-no-card = There is no Automa card { $card }.
pendulum-defect-card-twice = Automa card { $card } lies in two places.
pendulum-defect-too-many-cards = An Automa has more than { $most } cards.
pendulum-defect-space = Automa { $automa } cannot stand on space { $space }.
pendulum-defect-votes = Automa { $automa } cannot have { $votes } votes; 0 to { $most } are possible.
pendulum-defect-own-votes = You cannot have { $votes } votes.
pendulum-defect-track = There is no place { $place } on the { $track } track.
pendulum-defect-glory = There cannot be { $glory } glory cubes on the { $track } track.
pendulum-defect-not-counted = The game is over, but what the end compares is missing.

## Defects of a box

pendulum-box-card-count = There are { $count } Automa cards; the numbers 1 to { $wanted } are needed.
pendulum-box-province-alone = Card { $card }: a province icon only stands on cards without worker and timer.
pendulum-box-province-slot = Card { $card }: province positions are 1 to { $slots }.
pendulum-box-icon = Card { $card }: the icon “{ $icon }” is not among the icons of the box.
pendulum-box-worker-icons = { $area }: some cards must show a worker icon of this colour, and some must not.
pendulum-box-timer-icons = Some cards must show { $timer }.
pendulum-box-province-example = The book’s example has a card that removes the second province from the top.
pendulum-box-grande-icon = The book’s example needs a card with the grande worker icon.
pendulum-box-council-example = The book’s council example (points and votes 2/−1, 0/2, 1/3 and points 0, 1, 1) cannot be laid with these cards.
pendulum-box-scoring-cells = Scoring card { $level } needs all four rounds.
pendulum-box-scoring-example = Scoring card { $level }, round { $round }: the book’s example gives { $points } victory points and { $votes } votes.
pendulum-box-rising-round = Scoring card { $level }: round { $round } is lower than the round before.
pendulum-box-rising-level = Scoring card { $level }, round { $round }: lower than on the easier level.
pendulum-box-track-rows = The track needs several rows with spaces.
pendulum-box-track-parchment = The parchment cannot begin on space { $space } of { $spaces }.
pendulum-box-track-label-place = Negative numbers stand before the parchment only.
pendulum-box-track-label-order = Negative numbers must come nearer to 0 along the track.
pendulum-box-track-example = The book’s example needs the numbers −2 and −4, with a space without a number after −4.
pendulum-box-track-glory = Green spaces lie in the parchment area.
pendulum-box-paid-provinces = The book’s example has one icon that covers both paid provinces.

## Names of undo steps

pendulum-event-set-up = Privilege order drawn
pendulum-event-round-started = Round started
pendulum-event-worker-lifted = You lifted a worker
pendulum-event-timer-flipped = You flipped { $timer ->
    [purple] the purple timer
    [green] the green timer
   *[black] the black timer
}
pendulum-event-timer-ran-out = { $timer ->
    [purple] The purple timer ran out
    [green] The green timer ran out
   *[black] The black timer ran out
}
pendulum-event-paused = Pause
pendulum-event-resumed = Resumed
pendulum-event-legendary-gained = You gained the legendary achievement
pendulum-event-council-laid = Council cards entered
pendulum-event-council-held = Council: you have { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
    }
pendulum-event-reward-taken = You took a council reward
pendulum-event-game-ended = Final comparison
pendulum-event-answered = Answer
pendulum-event-corrected = Correction

## What only the page says


## Timers

web-pendulum-timer = { $timer ->
    [purple] Purple
    [green] Green
   *[black] Black
}
web-pendulum-row = { $row ->
    [top] top row
   *[bottom] bottom row
}
web-pendulum-out = Run out
web-pendulum-ran-out = { $timer ->
    [purple] The purple timer has run out.
    [green] The green timer has run out.
   *[black] The black timer has run out.
}
web-pendulum-state-running = running
web-pendulum-state-waiting = not flipped
web-pendulum-state-paused = paused
web-pendulum-state-out = run out
web-pendulum-sand-out = Its sand is out
web-pendulum-which-row = Which row it is on
web-pendulum-sand = Its sand
web-pendulum-seconds = Seconds left
web-pendulum-flips = Flips: { $flips } of { $most }
web-pendulum-let-run = { $timer ->
    [purple] Let purple run out
    [green] Let green run out
   *[black] Let black run out
}
web-pendulum-sound = Sound
web-pendulum-voice = Voice

## Under the thumb

web-pendulum-begin = Start round { $round }: flip all three
web-pendulum-begin-next = Start the round
web-pendulum-sand-runs = sand still runs: { $time }
web-pendulum-lifted = A worker left a bottom box
web-pendulum-flipped = I flipped a timer
web-pendulum-pause = Pause all
web-pendulum-resume = Resume: all timers up

## The board

web-pendulum-area = The area
web-pendulum-worker-here = an Automa worker
web-pendulum-free = free
web-pendulum-timer-here = the timer is here
web-pendulum-tap-free = Tap the free space to put it there.
web-pendulum-mat = Automa mat
web-pendulum-provinces = Provinces from the top
web-pendulum-markers = { $count ->
    [one] time marker on the mat
   *[other] time markers on the mat
}
web-pendulum-token = Legendary token is there
web-pendulum-no-token = No legendary token
web-pendulum-gained = I gained it
web-pendulum-council-board = Council board
web-pendulum-unknown = not entered yet
web-pendulum-gone = gone
web-pendulum-practice = Cards, scoring card and track are practice values made by this project, not the printed ones.
web-pendulum-own-box = Enter your own box

## The card and the mat

web-pendulum-no-card = No card turned yet. { $left ->
    [one] { $left } card in the deck.
   *[other] { $left } cards in the deck.
}
web-pendulum-province = { $slot ->
    [0] no province
   *[other] province { $slot } from the top
}
web-pendulum-votes = votes
web-pendulum-points = victory points
web-pendulum-flip-hint = Flipped a timer? Tap its hourglass.
web-pendulum-flip-this = { $timer ->
    [purple] Flip the purple timer
    [green] Flip the green timer
   *[black] Flip the black timer
    }
web-pendulum-fix = { $timer ->
    [purple] Correct the purple timer
    [green] Correct the green timer
   *[black] Correct the black timer
    }
web-pendulum-space = space on the track
web-pendulum-grande = grande worker
web-pendulum-in-front = Cards in front, newest on the left
web-pendulum-privilege = Privilege track
web-pendulum-one-up = One place up: { $who }
web-pendulum-your-votes = your votes
web-pendulum-markers-on-mat = time markers
web-pendulum-your-legendary = your legendary point
web-pendulum-track = The Automas’ track
web-pendulum-track-legend = Numbers: how far from the parchment. Thick border: parchment. Double border: green spaces.
web-pendulum-on-space = Automa { $automa }: space { $space }

## The council

web-pendulum-council = Council
web-pendulum-council-of = Council of round { $round }
web-pendulum-step-votes = Your votes
web-pendulum-step-count = Points and votes
web-pendulum-step-rewards = Rewards
web-pendulum-step-next = Next round
web-pendulum-sum-points = Victory points
web-pendulum-sum-votes = Votes
web-pendulum-automa = Automa { $automa }
web-pendulum-nth-card = { $n ->
    [1] 1st card
    [2] 2nd card
   *[other] 3rd card
}

## The owner’s box

web-pendulum-box-cards = Card { $first }
web-pendulum-box-scoring = Scoring card { $first }, round { $second }
web-pendulum-box-track = The Automas’ track

## In the terminal

pendulum-board-round = Round { $round } of { $rounds } · { $phase } · level { $level }
pendulum-board-timer = { $timer }: { $row }
pendulum-board-automa = Automa { $automa }: { $space ->
    [0] on the start circle
   *[other] row { $row }, space { $space }
} · votes { $votes } · cards { $cards }{ $grande ->
    [yes] {" "}· grande worker
   *[no] {""}
}
pendulum-board-in-front =   in the council so far: votes { $votes }, victory points { $points } · looks for: { $icons }
pendulum-board-mat = Purple flips { $flips } of { $most } · time markers on the mat { $markers } · deck { $deck }
pendulum-board-privilege = Privilege: { $order }
pendulum-board-council = Council: { $cards }
pendulum-board-unknown = ?
pendulum-board-keys = 1 worker lifted · 2 flip purple · 3 flip green · 4 flip black · 5 pause · or type a command
pendulum-board-keys-paused = Paused. 5 go on · or type a command
pendulum-board-run-out = run out
pendulum-help-start = start: all three timers flipped, the round begins
pendulum-help-lift = lift: you took a worker off a bottom rewards box (or key 1 while the timers run)
pendulum-help-flip = flip purple, flip green, flip black: you flipped a timer (or keys 2, 3, 4)
pendulum-help-out = out purple, out green, out black: your own sand has run out
pendulum-help-pause = pause, resume: all timers on their side, and up again (or key 5)
pendulum-help-legendary = legendary: you gained the legendary achievement
pendulum-help-laid = laid CARD CARD CARD CARD CARD: the council cards of this round in reading order; ? if unknown

pendulum-guess = Which council card will an Automa take? Tap it.
pendulum-guess-nothing = nothing
web-pendulum-prospects = If the council were held now
web-pendulum-idle = { $what }: the Automas do nothing.
web-pendulum-prospects-hint = The board shows each Automa’s totals with their chances.
pendulum-guide-tell = It runs in real time. Press the moment a worker leaves a bottom box; tap an hourglass when you flip it; pause everything whenever you like.

## Printed components: their names and values

pendulum-shelved-cards = Automa card { $id }
pendulum-shelved-scoring = scoring card { $id }
pendulum-shelved-track = the Automas’ scoring mat
pendulum-things-cards = Automa cards
pendulum-things-scoring = Scoring cards
pendulum-things-track = Scoring mat
pendulum-things-timers = Timers
pendulum-things-spaces = Spaces of the board
pendulum-things-rules = Numbers in the rules
pendulum-things-mat = Player mat
pendulum-things-council = The council board
pendulum-things-places = Places on the council board
pendulum-things-rewards = Council reward cards
pendulum-things-icons = Reward icons of the Automa cards
pendulum-things-levels = Levels
pendulum-printed-scoring = round { $number }
pendulum-printed-worker = worker
pendulum-printed-timer = timer
pendulum-printed-worker-purple = purple
pendulum-printed-worker-green = green
pendulum-printed-worker-none = none
pendulum-printed-timer-green = purple, else green
pendulum-printed-timer-black = purple, else black
pendulum-printed-timer-none = none
pendulum-printed-province = province
pendulum-printed-votes = { $number ->
    [0] votes
    *[other] round { $number }: votes
    }
pendulum-printed-points = { $number ->
    [0] victory points
    *[other] round { $number }: victory points
    }
pendulum-printed-icon = icon
pendulum-printed-left = where the left column comes from
pendulum-printed-right = where the right column comes from
pendulum-printed-provenance = where it comes from
pendulum-printed-rows = spaces of each row
pendulum-printed-parchment =
    { $table ->
        [mat] spaces in the parchment
       *[track] first space of the parchment
    }
pendulum-printed-glory = green spaces
pendulum-printed-labels = numbers along the track
pendulum-shelved-timers = timers
pendulum-shelved-spaces = action spaces
pendulum-shelved-rules = numbers in the rules
pendulum-shelved-mat = player mat
pendulum-shelved-places = council places
pendulum-shelved-rewards = council reward: { $id }
pendulum-shelved-icons = icons and their rewards
pendulum-shelved-levels = level { $id }
pendulum-shelved-council = council board
pendulum-printed-timers = seconds
pendulum-printed-icons = rewards it gains
pendulum-printed-spaces = spaces
pendulum-printed-space = { $id } ({ $row }, { $width })
pendulum-width-single = one worker
pendulum-width-double = several workers
pendulum-printed-automa-cards = Automa cards
pendulum-printed-rounds = rounds
pendulum-printed-purple-flips = flips of the purple timer in a round
pendulum-printed-legendary-flips = flips before the legendary achievement
pendulum-printed-council-cards = cards drawn for the council
pendulum-printed-most-votes = most votes
pendulum-printed-privilege-points = points by place of privilege
pendulum-printed-no-reward-points = points in place of a reward
pendulum-printed-province-slots = province slots
pendulum-printed-tracks = tracks from top to bottom
pendulum-printed-before = spaces before the parchment
pendulum-printed-legendary = legendary achievements
pendulum-printed-places = places in reading order
pendulum-printed-copies = copies
pendulum-printed-always = always there
pendulum-printed-final = for the final council
pendulum-printed-track = track
pendulum-printed-advanced = with the advanced variant
pendulum-source-printed = printed
pendulum-source-transcribed = transcribed
pendulum-source-inferred = inferred
pendulum-source-practice = for practice

## What can be corrected

pendulum-field-level = Level
pendulum-field-advanced = Advanced variant
pendulum-field-foreshadowing = Foreshadowing variant
pendulum-field-clock = Timers
pendulum-field-values = Cards, scoring card and track
pendulum-field-colours = Colours
pendulum-field-phase = Phase
pendulum-field-round = Round
pendulum-field-now = Time played, in seconds
pendulum-field-paused = Paused at, in seconds
pendulum-field-paused-none = not paused
pendulum-field-timers = Timers on the board
pendulum-field-row = Row
pendulum-field-flipped = Last flipped at, in seconds
pendulum-field-flipped-none = not flipped yet
pendulum-field-ran_out = Sand has run out
pendulum-field-flips = Purple flips this round
pendulum-field-markers = Time markers on the Automa mat
pendulum-field-token = Legendary token is still there
pendulum-field-workers = Automa workers
pendulum-field-privilege = Privilege track from the top
pendulum-field-deck = Cards left in the deck
pendulum-field-last = Last card on the discard pile
pendulum-field-last-none = no card
pendulum-field-automas = Automas
pendulum-field-points = Space of the marker
pendulum-field-votes = Votes
pendulum-field-cards = Cards, the newest first
pendulum-field-grande = Has the grande worker
pendulum-field-standing = At the end of the game
pendulum-field-parchment = Spaces of the parchment passed
pendulum-field-distance = Distance to the parchment
pendulum-field-glory = Glory
pendulum-field-glory-none = not asked yet
pendulum-field-turn = Whose turn in the council
pendulum-field-council = Council rewards
pendulum-field-ruled_out = Council cards ruled out
pendulum-field-human = You
pendulum-field-legendary = Legendary achievement
pendulum-field-legendary-none = not asked yet
pendulum-field-tracks = Tracks
pendulum-field-tracks-none = not asked yet
pendulum-field-learned = Printed values you entered
pendulum-privilege-place = place { $place } on the privilege track
pendulum-reward-unknown = not entered yet

## What stands inside of a printed value

pendulum-in-labels-1 = space
pendulum-in-labels-2 = number
pendulum-in-space-id = place
pendulum-in-space-row = row
pendulum-in-space-width = room for

## The lab: measures, curves, human models, attacks, fallbacks

pendulum-measure-points = points after round { $n }
pendulum-measure-votes = Automa 1’s votes in round { $n }
pendulum-measure-gained = Automa 1’s points in the council of round { $n }

pendulum-curve-points = The better Automa’s space on the victory point track
pendulum-curve-points-x = Round
pendulum-curve-points-y = Space
pendulum-curve-votes = Automa 1’s votes
pendulum-curve-votes-x = Round
pendulum-curve-votes-y = Votes
pendulum-curve-gained = Automa 1’s victory points in the council
pendulum-curve-gained-x = Round
pendulum-curve-gained-y = Points

pendulum-model-aggressive = aggressive
pendulum-human-absent = turns the purple timer as soon as it has run out and does nothing else: the Automas get no cue. No votes, no legendary point.
pendulum-human-steady = lifts a worker or turns a timer about every 20 seconds and leaves the purple one for 10. Has 3 votes per round and up to 4 more, the legendary point, and tracks from one space before the parchment to the third in it.
pendulum-human-aggressive = acts about every 8 seconds and turns the purple timer at once. Has 4 votes per round and up to 6 more, the legendary point, and tracks from the first to the fourth parchment space.

pendulum-attack-workers = An Automa worker moves onto a space
pendulum-attack-flips = The Automas flip a timer

pendulum-fallback-do-nothing = card without effect
pendulum-fallback-note-no-flip = timer still running
pendulum-fallback-note-no-reward = no reward found, 1 point
pendulum-fallback-note-not-below-zero = sum below 0
pendulum-fallback-note-most-votes = votes capped
pendulum-fallback-note-track-end = end of the track
