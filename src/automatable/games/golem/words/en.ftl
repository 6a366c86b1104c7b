### The Great Automa of Golem, in the words of the printed game.

golem-name = Golem
golem-side-automa = Automa
golem-side-human-1 = Player 1
golem-side-human-2 = Player 2
golem-side-human-3 = Player 3

## Levels and set-up choices

golem-level-easy = Level 1: easy
golem-level-normal = Level 2: normal
golem-level-hard = Level 3: hard
golem-level-expert = Level 4: expert
golem-setup-level = Level of the Automa
golem-setup-level-easy = 1: easy
golem-setup-level-normal = 2: normal
golem-setup-level-hard = 3: hard
golem-setup-level-expert = 4: expert
golem-setup-humans = Human players
golem-setup-humans-1 = one
golem-setup-humans-2 = two
golem-setup-humans-3 = three
golem-setup-box = Printed values
golem-setup-box-practice = practice box: made by this project, not official
golem-setup-box-owner = your own game: you are asked once for what is printed

## Things

golem-district-red = red district
golem-district-yellow = yellow district
golem-district-blue = blue district
golem-student-red = student in the red district
golem-student-yellow = student in the yellow district
golem-student-blue = student in the blue district
golem-token-red = golem token (red)
golem-token-yellow = artifact token (yellow)
golem-token-blue = study token (blue)
golem-section-1 = I
golem-section-2 = II
golem-section-3 = III
golem-section-4 = IV
golem-section-5 = V
golem-section-6 = VI
golem-section-7 = VII
golem-section-8 = VIII
golem-section-9 = IX
golem-section-10 = X
golem-spot-red-1-standing = standing golem, red I
golem-spot-red-1-lying = lying golem, red I
golem-spot-red-2-standing = standing golem, red II
golem-spot-red-2-lying = lying golem, red II
golem-spot-red-3-standing = standing golem, red III
golem-spot-red-3-lying = lying golem, red III
golem-spot-red-4-standing = standing golem, red IV
golem-spot-red-4-lying = lying golem, red IV
golem-spot-red-5-standing = standing golem, red V
golem-spot-red-5-lying = lying golem, red V
golem-spot-red-6-standing = standing golem, red VI
golem-spot-red-6-lying = lying golem, red VI
golem-spot-red-7-standing = standing golem, red VII
golem-spot-red-7-lying = lying golem, red VII
golem-spot-red-8-standing = standing golem, red VIII
golem-spot-red-8-lying = lying golem, red VIII
golem-spot-red-9-standing = standing golem, red IX
golem-spot-red-9-lying = lying golem, red IX
golem-spot-red-10-standing = standing golem, red X
golem-spot-red-10-lying = lying golem, red X
golem-spot-yellow-1-standing = standing golem, yellow I
golem-spot-yellow-1-lying = lying golem, yellow I
golem-spot-yellow-2-standing = standing golem, yellow II
golem-spot-yellow-2-lying = lying golem, yellow II
golem-spot-yellow-3-standing = standing golem, yellow III
golem-spot-yellow-3-lying = lying golem, yellow III
golem-spot-yellow-4-standing = standing golem, yellow IV
golem-spot-yellow-4-lying = lying golem, yellow IV
golem-spot-yellow-5-standing = standing golem, yellow V
golem-spot-yellow-5-lying = lying golem, yellow V
golem-spot-yellow-6-standing = standing golem, yellow VI
golem-spot-yellow-6-lying = lying golem, yellow VI
golem-spot-yellow-7-standing = standing golem, yellow VII
golem-spot-yellow-7-lying = lying golem, yellow VII
golem-spot-yellow-8-standing = standing golem, yellow VIII
golem-spot-yellow-8-lying = lying golem, yellow VIII
golem-spot-yellow-9-standing = standing golem, yellow IX
golem-spot-yellow-9-lying = lying golem, yellow IX
golem-spot-yellow-10-standing = standing golem, yellow X
golem-spot-yellow-10-lying = lying golem, yellow X
golem-spot-blue-1-standing = standing golem, blue I
golem-spot-blue-1-lying = lying golem, blue I
golem-spot-blue-2-standing = standing golem, blue II
golem-spot-blue-2-lying = lying golem, blue II
golem-spot-blue-3-standing = standing golem, blue III
golem-spot-blue-3-lying = lying golem, blue III
golem-spot-blue-4-standing = standing golem, blue IV
golem-spot-blue-4-lying = lying golem, blue IV
golem-spot-blue-5-standing = standing golem, blue V
golem-spot-blue-5-lying = lying golem, blue V
golem-spot-blue-6-standing = standing golem, blue VI
golem-spot-blue-6-lying = lying golem, blue VI
golem-spot-blue-7-standing = standing golem, blue VII
golem-spot-blue-7-lying = lying golem, blue VII
golem-spot-blue-8-standing = standing golem, blue VIII
golem-spot-blue-8-lying = lying golem, blue VIII
golem-spot-blue-9-standing = standing golem, blue IX
golem-spot-blue-9-lying = lying golem, blue IX
golem-spot-blue-10-standing = standing golem, blue X
golem-spot-blue-10-lying = lying golem, blue X
golem-colour-red = red
golem-colour-yellow = yellow
golem-colour-blue = blue
golem-colour-black = black
golem-colour-white = white
golem-bookcolour-red = red
golem-bookcolour-green = green
golem-bookcolour-yellow = yellow
golem-bookcolour-blue = blue
golem-bookcolour-black = black
golem-row-work = work
golem-row-golem = golems
golem-row-artifact = artifacts
golem-row-study = study
golem-row-mirror = mirror
golem-marble-work-red = red marble, row “work”
golem-marble-work-yellow = yellow marble, row “work”
golem-marble-work-blue = blue marble, row “work”
golem-marble-work-black = black marble, row “work”
golem-marble-work-white = white marble, row “work”
golem-marble-golem-red = red marble, row “golems”
golem-marble-golem-yellow = yellow marble, row “golems”
golem-marble-golem-blue = blue marble, row “golems”
golem-marble-golem-black = black marble, row “golems”
golem-marble-golem-white = white marble, row “golems”
golem-marble-artifact-red = red marble, row “artifacts”
golem-marble-artifact-yellow = yellow marble, row “artifacts”
golem-marble-artifact-blue = blue marble, row “artifacts”
golem-marble-artifact-black = black marble, row “artifacts”
golem-marble-artifact-white = white marble, row “artifacts”
golem-marble-study-red = red marble, row “study”
golem-marble-study-yellow = yellow marble, row “study”
golem-marble-study-blue = blue marble, row “study”
golem-marble-study-black = black marble, row “study”
golem-marble-study-white = white marble, row “study”
golem-marble-mirror-red = red marble, row “mirror”
golem-marble-mirror-yellow = yellow marble, row “mirror”
golem-marble-mirror-blue = blue marble, row “mirror”
golem-marble-mirror-black = black marble, row “mirror”
golem-marble-mirror-white = white marble, row “mirror”
golem-place-1 = action tile 1
golem-place-2 = action tile 2
golem-place-3 = action tile 3
golem-place-4 = action tile 4
golem-place-5 = action tile 5
golem-place-6 = the printed space at the bottom
golem-library-1 = book 1 from the left
golem-library-2 = book 2 from the left
golem-library-3 = book 3 from the left
golem-library-4 = book 4 from the left
golem-library-5 = book 5 from the left
golem-column-1 = column 1
golem-column-2 = column 2
golem-column-3 = column 3
golem-column-4 = column 4
golem-column-5 = column 5
golem-shelf-1-1 = book 1 of column 1
golem-shelf-1-2 = book 2 of column 1
golem-shelf-1-3 = book 3 of column 1
golem-shelf-1-4 = book 4 of column 1
golem-shelf-1-5 = book 5 of column 1
golem-shelf-2-1 = book 1 of column 2
golem-shelf-2-2 = book 2 of column 2
golem-shelf-2-3 = book 3 of column 2
golem-shelf-2-4 = book 4 of column 2
golem-shelf-2-5 = book 5 of column 2
golem-shelf-3-1 = book 1 of column 3
golem-shelf-3-2 = book 2 of column 3
golem-shelf-3-3 = book 3 of column 3
golem-shelf-3-4 = book 4 of column 3
golem-shelf-3-5 = book 5 of column 3
golem-shelf-4-1 = book 1 of column 4
golem-shelf-4-2 = book 2 of column 4
golem-shelf-4-3 = book 3 of column 4
golem-shelf-4-4 = book 4 of column 4
golem-shelf-4-5 = book 5 of column 4
golem-shelf-5-1 = book 1 of column 5
golem-shelf-5-2 = book 2 of column 5
golem-shelf-5-3 = book 3 of column 5
golem-shelf-5-4 = book 4 of column 5
golem-shelf-5-5 = book 5 of column 5
golem-image-1 = ingot space 1
golem-image-2 = ingot space 2
golem-image-3 = ingot space 3
golem-image-4 = ingot space 4
golem-image-5 = ingot space 5
golem-image-6 = ingot space 6
golem-image-7 = ingot space 7
golem-image-8 = ingot space 8
golem-image-9 = ingot space 9
golem-image-10 = ingot space 10
golem-cell-1 = upgrade cell 1
golem-cell-2 = upgrade cell 2
golem-cell-3 = upgrade cell 3
golem-cell-4 = upgrade cell 4
golem-cell-5 = upgrade cell 5
golem-cell-6 = upgrade cell 6
golem-grave-1 = graveyard cell 1
golem-grave-2 = graveyard cell 2
golem-grave-3 = graveyard cell 3
golem-grave-4 = graveyard cell 4
golem-grave-5 = graveyard cell 5
golem-grave-6 = graveyard cell 6
golem-grave-7 = graveyard cell 7
golem-grave-8 = graveyard cell 8
golem-grave-9 = graveyard cell 9
golem-grave-10 = graveyard cell 10
golem-grave-11 = graveyard cell 11
golem-grave-12 = graveyard cell 12
golem-grave-13 = graveyard cell 13
golem-grave-14 = graveyard cell 14
golem-grave-15 = graveyard cell 15
golem-grave-16 = graveyard cell 16
golem-grave-17 = graveyard cell 17
golem-grave-18 = graveyard cell 18
golem-grave-19 = graveyard cell 19
golem-grave-20 = graveyard cell 20
golem-grave-21 = graveyard cell 21
golem-grave-22 = graveyard cell 22
golem-grave-23 = graveyard cell 23
golem-grave-24 = graveyard cell 24
golem-working-1 = 1
golem-working-2 = 2
golem-working-3 = 3
golem-working-4 = 4
golem-upgrade-head = the head
golem-upgrade-left-arm = the left arm
golem-upgrade-torso = the torso
golem-upgrade-right-arm = the right arm
golem-upgrade-leg-2 = the leg for 2 clay
golem-upgrade-leg-3 = the leg for 3 clay
golem-upgrade-track = on the study track
golem-upgrade-column-1 = over column 1
golem-upgrade-column-2 = over column 2
golem-upgrade-column-3 = over column 3
golem-upgrade-column-4 = over column 4
golem-upgrade-column-5 = over column 5
golem-kind-golem = golem upgrade
golem-kind-artifact = artifact upgrade
golem-kind-study = study upgrade
golem-action-marble = a marble action
golem-action-rabbi = a rabbi action
golem-side-of-slash-left = left bonus
golem-side-of-slash-right = right bonus
golem-component-book = books
golem-component-tile = action tiles
golem-component-card = Automa cards
golem-component-character = characters
golem-component-starting = starting tiles
golem-component-quarter = neighbourhood tiles

## Events, as undo names them

golem-event-dealt = dealt: { $item }
golem-event-round-begun = round { $round }: golems moved
golem-event-card-turned = Automa card { $card }
golem-event-acted = a player’s turn: { $did }
golem-event-book-taken = a player bought book { $place }
golem-event-golem-buried = a player’s golem buried in cell { $cell }
golem-event-marbles-placed = marbles laid out
golem-event-books-shown = books laid out
golem-event-round-ended = round { $round } ended
golem-event-human-scored = a player’s points: { $points }
golem-event-answered = answer to “{ $question }”
golem-event-corrected = correction

## Set-up

golem-do-set-up-special = Take from the Automa the { $number } artifact upgrade tiles pictured at step 12 and put its special upgrade tiles (×2) in their place.
golem-do-set-up-first = Put the Automa’s marker on the top space of the turn order track.
golem-do-set-up-starting = Give the Automa { $number ->
    [one] { $number } random starting tile
   *[other] { $number } random starting tiles
}.
golem-do-set-up-goals = Give the Automa { $number } random goal cards face down.{ $solo ->
    [yes] {" "}Take { $drawn } yourself, keep { $kept } and put the other { $left } under the deck.
   *[other] {" "}The others pass goal cards on as usual.
}
golem-do-set-up-artifact = Give the Automa the last artifact tile left.
golem-do-set-up-tokens = Put the main strategy token beside its board and the 3 colour tokens below it in random order.
golem-do-set-up-track = Lay out the resource track with level { $level } up and put the marker on { $start }.
golem-do-set-up-tiles = Lay out { $number } action tiles.
golem-do-set-up-deck = Shuffle the Automa cards and put them face down beside the track.
golem-do-set-up-never-pays = Remember: the Automa never pays { $coins } coins to move up the study track.
golem-do-set-up-never-passes = Remember: the Automa never passes.
golem-do-tokens = Colour tokens from the top: { $tokens }.
golem-do-start-golems = One golem each in section I: { $districts }.
golem-do-starting-tile = Starting tile { $number }: the Automa takes its bonuses.

## For the player’s hands

golem-net-resources = Resources { $before } → { $after }
golem-net-points = Points { $before } → { $after }
golem-net-golem-track = Golem track { $before } → { $after }
golem-net-study-track = Study track { $before } → { $after }
golem-do-move = Golem, { $district }: { $origin } → { $to }{ $raised ->
    [yes] , stand it up
   *[other] {""}
}.
golem-do-create = New golem: { $district }, section { $section }.
golem-do-lay-down = Lay down the golem: { $district }, { $section }.
golem-do-kill = Kill the golem: { $district }, { $section }.
golem-do-bury = Bury it in graveyard cell { $cell }.
golem-do-student-forward = Student forward, { $district }: section { $to }.
golem-do-student-back = Student back, { $district }: section { $to }.
golem-do-drop-token = Put the { $token } below all others.
golem-do-ingot = Gold ingot on the lowest free space: artifact { $artifact }.
golem-do-upgrade-golem = Golem upgrade: { $upgrade }.
golem-do-upgrade-artifact = { $tile ->
    [grey] Grey tile on { $upgrade }: side “{ $resources } resource, { $points } point” up.
    [special] Special tile (×2) on { $upgrade }.
    [menorahs] Tile with three menorahs on { $upgrade }.
   *[other] Tile on { $upgrade }; if grey, “{ $resources } resource, { $points } point” up.
}
golem-do-upgrade-study = Study upgrade: { $upgrade }.
golem-do-book = Buy the { $tint ->
    [red] red
    [green] green
    [yellow] yellow
    [blue] blue
   *[black] black
} book, { $number } from the left: column { $column }.
golem-do-close-library = Close up the library and add a book at the right.
golem-do-activate = Use book { $row } of column { $column }.
golem-do-card = Lay out Automa card { $card }, number { $number } of the round.
golem-may-take = { $colour } marble, “{ $row }”
golem-may-send-rabbi = rabbi: { $place }
golem-may-take-none = takes no marble
golem-may-ask = depends on what you will be asked
golem-do-marble = Take the { $colour } marble, row “{ $row }”: value { $value }.
golem-do-rabbi = Rabbi: { $place }.
golem-do-turn-order = Turn order: { $order }.
golem-do-influence = The Automa influences the character.
golem-do-cards-under = Put the Automa’s three cards under its deck.
golem-do-reshuffle = Shuffle all Automa cards into a new deck.
golem-do-refresh-marbles = All marbles back into the synagogue.
golem-do-refresh-tiles = Discard the action tiles, lay out { $number } new ones.
golem-do-refresh-books = The leftmost book under its deck; close up, add one.
golem-cause-card = Card
golem-cause-bonus = Bonus
golem-cause-marble = Marble
golem-cause-rabbi = Rabbi
golem-cause-work = Work
golem-cause-upgrade = Upgrade
golem-cause-golem = Golem
golem-cause-artifact = Gold
golem-cause-study = Book
golem-cause-movement = Golem movement
golem-cause-turn-order = Turn order
golem-cause-influence = Influence
golem-cause-income = Income
golem-cause-control = Golem control
golem-cause-cards = Cards
golem-cause-refresh = Refresh
golem-cause-set-up = Set-up
golem-cause-starting-tile = Starting tile

## Story

golem-note-action-gain = Action value { $value }: { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
}.
golem-note-ahead = Golems ahead of their students by { $sections ->
    [one] { $sections } section
   *[other] { $sections } sections
} in all: { $cost } knowledge.
golem-note-all-created = All golems are created.
golem-note-all-stand-in-first = All golems stand in section I: nothing moves.
golem-note-artifact = Artifact { $artifact } is created.
golem-note-at-the-bottom = The marker lies at the very bottom: a point is lost.
golem-note-black-marble = A black marble: two different students, one step each, before the action.
golem-note-bonus-level = The bonus needs level { $needed }; this is level { $level }.
golem-note-bonus-gold = Bonus: a gold ingot.
golem-note-bonus-study-up = Bonus: up the study track.
golem-note-bonus-student-forward = Bonus: a student forward in the district of the topmost token, the { $token }.
golem-note-bonus-golem-max-1 = Bonus: a golem if there is at most 1.
golem-note-bonus-golem-max-2 = Bonus: a golem if there are at most 2.
golem-note-bonus-reshuffle = Bonus: all cards are shuffled at the end of the round.
golem-note-book-numbers = Book column of card { $card }, from the top: { $numbers }.
golem-note-books-left-to-right = No card of the round lies open: books from left to right.
golem-note-colour-marble = A { $district } marble: the student of its district, before the action.
golem-note-cost = Cost: { $cost }.
golem-note-created-track = A created golem: the golem track { $steps } up.
golem-note-discount = Cost { $cost }, discount { $discount }.
golem-note-doubled = The special upgrade doubles this income.
golem-note-not-doubled = The special upgrade doubles income in its phase only.
golem-note-enough-golems = Enough golems on the board: { $number }.
golem-note-entry = Entering section { $section } costs { $cost } knowledge.
golem-note-no-entry-back = Stepping back into section { $section } costs nothing.
golem-note-exhausted = Nothing of this kind is left to make: resources only.
golem-note-free = It is free.
golem-note-from-the-top = Only some artifacts: from the top.
golem-note-golem-track-income = Golem track, space { $space }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
golem-note-study-track-income = Study track, space { $space }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
golem-note-golems-counted = Created golems: { $number }{ $dead ->
    [0] {""}
   *[other] , the dead included ({ $dead })
}.
golem-note-graveyard-full = The graveyard is full: no cell, no bonus.
golem-note-grey = Grey upgrades: resources +{ $resources }, points +{ $points }.
golem-note-hunting = A golem in VIII–X: a place that can kill it comes first.
golem-note-ignored-colour = The character’s colours already taken are ignored: { $colours }.
golem-note-only-ignored = Only colours that would be ignored are left ({ $colours }): they may be taken.
golem-note-income = Income of artifact { $artifact }.
golem-note-influence = Marbles { $taken } match the character ({ $shown }).
golem-note-no-influence = Marbles { $taken } do not match the character ({ $shown }).
golem-note-killed-track = A killed golem: the golem track { $steps } down.
golem-note-leg-two = The leg for 2 clay: no steps of the character.
golem-note-leg-three = The leg for 3 clay: the new golem uses its tile, { $district } I.
golem-note-library-closes = The other books move left, a new one comes at the right.
golem-note-mirror-by-criteria = The card’s criteria chose the mirror: it is not avoided.
golem-note-mirror-cost = The mirror costs { $cost } coin.
golem-note-mirror-works = The marble was taken for work: the mirror does work.
golem-note-no-book = No book can be bought.
golem-note-no-image = No ingot space is free.
golem-note-no-marble = No marble is left.
golem-note-no-tile = There is no tile.
golem-note-no-upgrade = No upgrade is left.
golem-note-nobody-works = No golem can work: { $points } points instead.
golem-note-one-ingot = One ingot is bought.
golem-note-product-golem = Created golems { $things } × red menorahs { $menorahs }.
golem-note-product-artifact = Artifacts { $things } × yellow menorahs { $menorahs }.
golem-note-product-study = Columns with books { $things } × blue menorahs { $menorahs }.
golem-note-rabbi-numbers = Rabbi column of the card, from the top: { $numbers }.
golem-note-red-zone = Marker on { $marker }, red zone below { $limit }: no upgrade.
golem-note-red-zone-influence = Marker on { $marker }, red zone below { $limit }: 3 coins instead of the character.
golem-note-refund = The effect cannot be used: its discount of { $discount } is gained.
golem-note-rests = A golem made this turn or raised during the work does not work.
golem-note-shows = It shows: { $effect }{ $number ->
    [0] {""}
   *[other] {" "}({ $number })
}.
golem-note-shows-left = Left of the slash:
golem-note-shows-right = Right of the slash:
golem-note-shows-work = It shows: work, value { $number }.
golem-note-spill-over = The track is full: { $points ->
    [one] { $points } resource becomes a point
   *[other] { $points } resources become points
}.
golem-note-spill-under = The track ends: { $points ->
    [one] { $points } point is paid instead
   *[other] { $points } points are paid instead
}.
golem-note-street = Income of the { $student }, section { $section }.
golem-note-stood-there = The { $student } counts where it stood, section { $section }: only another income has moved it.
golem-note-student-at-end = No further: { $student } at the end of the street.
golem-note-study-up = Up the study track: { $steps }.
golem-note-surplus = Discount { $discount } above the cost { $cost }: the rest is gained.
golem-note-tile-again = Another golem uses the tile, even inside its own effect.
golem-note-token-drops = All things and all upgrades of the kind are made.
golem-note-track-ends = The track ends here.
golem-note-track-up = Up or down: up.
golem-note-turn-order = Rabbis from the top tile down; who placed none comes after.
golem-note-unlisted-tile = No tile of the card’s numbers is free: the others from the top.
golem-note-unused-steps = Steps nobody can make: { $steps }. They cost { $points } points.
golem-note-useless = This brings nothing: { $points } points instead.
golem-note-white-marble = A white marble moves no student.
golem-note-within = A book is not used inside itself.
golem-note-work-skipped = No golem stands: the work criterion is skipped, for the work row too; other criteria may still lead there.
golem-note-worker-gone = A golem that was to work is gone or has worked: no other takes its place.
golem-note-worker-moved = It was settled when the work began ({ $golem }) and has been moved since: { $now }.
golem-note-action-rabbi-done = The rabbi action is done: { $action }.
golem-note-action-marbles-done = Both marble actions are done: { $action }.
golem-note-action-symbol = The two cards form the rabbi symbol: { $action }.
golem-note-action-column = The leftmost column says: { $action }.
golem-sum-steps = Steps forward
golem-part-track-steps = golem track, space { $space }
golem-part-character-steps = character
golem-what-district = District for the golem
golem-what-victim = Golem to kill
golem-what-grave = Graveyard cell
golem-what-worker = Golem to work
golem-what-workers = How many golems work
golem-what-forward = Golem to step forward
golem-what-back = Golem to step back
golem-what-raise = Golem to raise in I
golem-what-student-forward = Student to step forward
golem-what-student-back = Student to step back
golem-what-image = Space for the ingot
golem-what-column = Column for the book
golem-what-book = Book to buy
golem-what-activate = Book to use
golem-what-upgrade = Upgrade
golem-what-kind = Kind of upgrade
golem-what-side = Bonus
golem-what-marble = Marble
golem-what-mirror = Action of the mirror
golem-what-place = Place for the rabbi
golem-what-winner = Winner
golem-section-bonus = Bonus column
golem-section-movement = Golem movement
golem-section-turn-order = Turn order
golem-section-influence = Influence on the character
golem-section-income = Income and upgrade
golem-section-control = Golem control

## Conditions and tie-breaks

golem-cond-below-five = the column already has five cards
golem-cond-black-needs-student = a black book, and no student can step back
golem-cond-bottom-only-to-kill = only used to kill a golem, and none is in VIII–X
golem-cond-colour-fits = another colour stands there, or its own colour has a column elsewhere
golem-cond-column-takes-it = no column can take the book
golem-cond-in-first = not in section I
golem-cond-lying = not lying
golem-cond-own-column-full = its colour already has five books
golem-cond-so-many-stand = not so many golems stand
golem-cond-tile-free = the tile is taken
golem-cond-tile-present = the tile is not in play
golem-cond-two-knowledge = more than 2 knowledge to pay
golem-cond-upgrade-left = no upgrade of the kind is left
golem-crit-black = black marble
golem-crit-left = the character’s left marble
golem-crit-most-marbles = the action with most marbles
golem-crit-not-character = a marble not on the character card
golem-crit-right = the character’s right marble
golem-crit-strategy = the action of the highest colour token
golem-crit-white = white marble
golem-crit-work = work: work or mirror row
golem-tie-as-shown = in the order of the board
golem-tie-black-book = black books first
golem-tie-bottom-cell = the lowest cell
golem-tie-can-be-used = the bonus that can be used
golem-tie-cheapest = the cheapest
golem-tie-colour-order = red, yellow, blue by the tokens, then black, white
golem-tie-empty-column = an empty column
golem-tie-fewest-golems = fewest golems: the cheapest district
golem-tie-highest-section = the rightmost
golem-tie-kills-far-golem = it kills, with a golem in VIII–X
golem-tie-left-bonus = the left bonus
golem-tie-left-or-right = left or right marble higher on the card
golem-tie-leftmost-cell = the leftmost free cell
golem-tie-leftmost-column = the leftmost column
golem-tie-leftmost-student = the leftmost student
golem-tie-leg-before-torso = the leg before the torso
golem-tie-lowest-image = the lowest uncovered ingot
golem-tie-lowest-section = the leftmost
golem-tie-lying = lying golems first
golem-tie-most-cards = the column with most cards
golem-tie-most-golems = as many golems as possible
golem-tie-most-points = most points
golem-tie-most-things = most points at the end: most things
golem-tie-not-mirror = rather not the mirror
golem-tie-number-order = the card’s numbers from top to bottom
golem-tie-right-cell = the right cell
golem-tie-right-image = from right to left
golem-tie-rightmost-student = the rightmost student
golem-tie-row-token = the action of the higher colour token
golem-tie-rows-first = top row first, from the left
golem-tie-third-column-before-track = the third column before the study track
golem-tie-three-menorahs = round IV: the three menorahs
golem-tie-token-higher = the higher colour token
golem-tie-token-lower = the lower colour token
golem-tie-turn-order = earlier in the turn order
golem-tie-work-with-two = work, with two standing golems
golem-step-choose-action = Rabbi already done: marble. Two marbles taken: rabbi. First two cards form the rabbi symbol: rabbi. Otherwise the card’s leftmost column.
golem-step-criteria = Use only the criteria on the card, from top to bottom; one that fits nothing left is skipped.
golem-step-either = Raise a golem lying in I by moving it forward; otherwise go back.
golem-step-red-zone = Is the marker below the printed limit of the level?
golem-step-track-up = Up or down: up.

## Questions

golem-turn-card = The Automa’s turn: turn card { $number } of the round.
golem-human-turn = { $seat }: what was done?
golem-wait-round-begun = Round { $round }: is everything laid out?
golem-wait-round-ended = Round { $round }: all turns are done.
golem-ask-score = { $seat }: how many points in the end?
golem-is-tile-free = Is action tile { $place } free?
golem-which-marbles = Which marbles lie there: { $rows }? Tap each as often as it lies there.
golem-who-is-next = Who is number { $number } in the turn order?
golem-deal-tokens = Which colour token lies at place { $place } from the top?
golem-deal-characters = Which character is in round { $place }?
golem-deal-quarters = Which neighbourhood tile lies at { $district } { $section }?
golem-deal-artifact-tiles = Which artifact tile has the Automa?
golem-deal-action-tiles = Which action tile lies at place { $place }?
golem-deal-books = Which book lies at place { $place }?
golem-deal-marbles = In which row is the next { $colour } marble?
golem-deal-starting-tiles = Which starting tile is the Automa’s number { $place }?
golem-which-bought = Which book was bought?
golem-option-bought = { $place }
golem-option-no-book = none
golem-which-buried = Was a golem buried? In which cell?
golem-option-nobody-buried = none
golem-which-grave = Which graveyard cell is the leftmost free one?
golem-option-grave = { $cell }
golem-option-no-grave = all are taken
golem-which-characters = Which character is it in round { $round }?
golem-which-quarters = Which neighbourhood tile lies at { $district } { $section }?
golem-which-artifact-tiles = Which artifact tile has the Automa?
golem-which-action-tiles = Which action tile lies at place { $place }?
golem-which-books = Which book lies at place { $place } from the left?
golem-option-tokens = { $token }
golem-option-marbles = { $row }
golem-option-characters = character { $id }
golem-option-quarters = tile { $id }
golem-option-artifact-tiles = artifact tile { $id }
golem-option-action-tiles = action tile { $id }
golem-option-books = book { $id }
golem-option-starting-tiles = starting tile { $id }
golem-option-automa-cards = card { $id }
golem-option-shown = { $id }: { $shows }
golem-option-new = not entered yet
golem-option-nothing = nothing there
golem-option-no = no
golem-option-yes = yes
golem-option-number = { $number }
golem-option-passed = passed
golem-option-row = a marble from the row “{ $row }”
golem-option-seat = { $seat }
golem-option-tile = rabbi: { $place }
golem-option-took = { $colour } marble, “{ $row }”
golem-option-untold = done (ask me when it matters)
golem-option-round-begun = begin round { $round }
golem-option-round-ended = finish round { $round }

## Printed things, asked once

golem-ask-board-students-from = In which section do students begin? (0: before section I.)
golem-ask-board-resources-per-marble = How many resources per marble does an action give?
golem-ask-board-gold-price = What does a gold ingot cost?
golem-ask-board-control-cost = How much knowledge per section a golem is ahead?
golem-ask-board-golem-cost = What does a golem cost in a district with { $number } of yours?
golem-ask-board-entry-cost = What knowledge does entering section { $number } cost?
golem-ask-board-red-zone = Level { $number }: which is the lowest number above the red zone?
golem-ask-board-track-steps = Golem track, space { $number }: how many steps?
golem-ask-board-track-points = Golem track, space { $number }: how many points as income?
golem-ask-board-study-points = Study track, space { $number }: how many points as income?
golem-ask-board-ingots = How many ingots does artifact { $number } (from the top) need?
golem-ask-board-golem-track-top = Golem track: which is its last space? (The first is 0.)
golem-ask-board-study-track-top = Study track: which is its last space? (The first is 0.)
golem-ask-board-graveyard-cells = How many cells has the graveyard?
golem-ask-board-grey-menorahs = How many menorahs does a grey artifact tile count?
golem-ask-board-special-menorahs = How many menorahs does a special artifact tile (×2) count?
golem-ask-automa-cards-bonus = Card { $id }: which bonus is in the brown column?
golem-ask-automa-cards-level = Card { $id }: which number stands by the bonus?
golem-ask-automa-cards-first = Card { $id }: which column is the second from the left?
golem-ask-automa-cards-rabbi = Card { $id }: the numbers of the grey column, in order from the top.
golem-ask-automa-cards-marble = Card { $id }: the criteria of the yellow column, in order from the top.
golem-ask-automa-cards-book = Card { $id }: the numbers of the blue column, in order from the top.
golem-ask-automa-cards-left-half = Card { $id }: half a rabbi symbol at the left edge?
golem-ask-automa-cards-right-half = Card { $id }: half a rabbi symbol at the right edge?
golem-ask-action-tiles-effects = Action tile { $id }: what does it show?
golem-ask-books-colour = Book { $id }: which colour?
golem-ask-books-cost = Book { $id }: what does it cost?
golem-ask-books-effects = Book { $id }: what does it give?
golem-ask-characters-left = Character { $id }: which marble is on the left?
golem-ask-characters-right = Character { $id }: which marble is on the right?
golem-ask-characters-steps = Character { $id }: how many golem steps?
golem-ask-characters-cost = Character { $id }: what does the influence cost?
golem-ask-characters-effects = Character { $id }: what is the bonus?
golem-ask-quarters-effects = Neighbourhood tile { $id }: what does it show?
golem-ask-starting-tiles-effects = Starting tile { $id }: what does it give?
golem-ask-golem-upgrades-cost = Golem upgrade, { $id }: what does it cost?
golem-ask-golem-upgrades-menorahs = Golem upgrade, { $id }: how many menorahs?
golem-ask-golem-upgrades-effects = Golem upgrade, { $id }: what does it give at once?
golem-ask-study-upgrades-cost = Study upgrade, { $id }: what does it cost?
golem-ask-study-upgrades-menorahs = Study upgrade, { $id }: how many menorahs?
golem-ask-study-upgrades-effects = Study upgrade, { $id }: what does it give at once?
golem-ask-artifact-tiles-income = Artifact tile { $id }: the income of artifact { $number } from the top?
golem-ask-artifact-tiles-cells-artifact = Artifact tile { $id }: to which artifact belongs cell { $number }, from the bottom and the right?
golem-ask-artifact-tiles-cells-cost = Artifact tile { $id }: what does cell { $number } cost, from the bottom and the right?
golem-ask-artifact-tiles-cells-tile = Artifact tile { $id }: which upgrade goes to cell { $number }, from the bottom and the right?
golem-ask-graveyard = Graveyard cell { $id }: what is the bonus?
golem-ask-street = A student at { $district } { $section }: what income?
golem-button-coins = coins
golem-button-clay = clay
golem-button-knowledge = knowledge
golem-button-points = points
golem-button-gold = gold ingots
golem-button-buy-gold = buy gold
golem-button-golem-forward = golem steps forward
golem-button-golem-back = golem steps back
golem-button-golem-either = golem steps forward or back
golem-button-golem-may = golem steps forward, or none
golem-button-student-forward = student steps forward
golem-button-student-back = student steps back
golem-button-study-up = up the study track
golem-button-track-up = up the golem track
golem-button-track-down = down the golem track
golem-button-track-either = golem track, up or down
golem-button-create = create a golem
golem-button-work = work with a value
golem-button-book = buy a book
golem-button-upgrade-golem = golem upgrade
golem-button-upgrade-artifact = artifact upgrade
golem-button-upgrade-study = study upgrade
golem-button-upgrade-any = any upgrade
golem-button-kill = kill a golem
golem-button-activate-books = use books again
golem-button-artifact-income = income of artifacts
golem-button-points-golems = points per golem
golem-button-points-artifacts = points per artifact
golem-button-points-columns = points per book column
golem-button-pay-coins = pay coins
golem-button-pay-clay = pay clay
golem-button-pay-knowledge = pay knowledge
golem-button-choice = slash: left bonus
golem-button-or = slash: right bonus
golem-button-discount = discount of 1
golem-button-free = free of charge
golem-button-student-red = red student forward
golem-button-student-yellow = yellow student forward
golem-button-student-blue = blue student forward
golem-button-points-books = points per book
golem-button-points-upgrades = points per upgrade
golem-word-none = no bonus
golem-word-gold = a gold ingot
golem-word-study-up = up the study track
golem-word-student-forward = a student forward
golem-word-golem-max-1 = a golem, if at most 1
golem-word-golem-max-2 = a golem, if at most 2
golem-word-reshuffle = shuffle all cards
golem-word-marble = marble
golem-word-rabbi = rabbi
golem-word-most-marbles = most marbles
golem-word-work = work
golem-word-strategy = highest token
golem-word-left = left marble
golem-word-right = right marble
golem-word-not-character = not on the character
golem-word-red = red
golem-word-green = green
golem-word-yellow = yellow
golem-word-blue = blue
golem-word-black = black
golem-word-white = white
golem-word-grey = grey: 1 resource and 1 point
golem-word-special = special: doubles income
golem-word-menorahs = three menorahs

## The table in the terminal

golem-board-round = Round { $round }, { $phase }; turn order: { $order }
golem-progress = Round { $round } of { $last }: { $phase }
golem-phase-deal = laying out
golem-phase-begin = before golem movement
golem-phase-actions = actions
golem-phase-end = end of the round
golem-phase-scoring = final count
golem-phase-over = game over
golem-board-automa = Automa ({ $level }): resources { $resources }, points { $points }, golem track { $golems }, study track { $study }
golem-board-tokens = Tokens from the top: { $tokens }
golem-board-tiles = Action tiles: { $tiles }
golem-board-character = Character: { $left } and { $right } marble, { $steps } steps
golem-board-made = Ingots { $ingots }, artifacts’ upgrades { $artifact }, golem upgrades { $golem }, study upgrades { $study }; dead golems { $dead }
golem-board-taken = marbles taken: { $marbles }
golem-board-books = Books by column: { $books }
golem-board-library = Library: { $books }
golem-board-book = { $book } ({ $colour })
golem-board-legend = S student · G standing golem · g lying golem · r y b k w marbles · ? not known

## The end

golem-score-points = points on the track
golem-score-golems = golems × red menorahs
golem-score-artifacts = artifacts × yellow menorahs
golem-score-books = columns × blue menorahs
golem-score-goals = goal cards
golem-score-resources = resources
golem-score-human = entered total
golem-score-total = The Automa’s final count
golem-won-by-points = Most points.
golem-won-by-turn-order = Equal points: earlier in the turn order.

## Refusals and defects

golem-refused-acted = “{ $did }” is no turn: a marble like work-red, a row, a tile, passed or untold is needed.
golem-refused-book = No book can be taken from place { $place } now.
golem-refused-card = Card { $card } cannot be turned now.
golem-refused-cell = Graveyard cell { $cell } is not free.
golem-refused-dealt = “{ $item }” cannot come out now.
golem-refused-effects = These taps make no effect: a discount or “free” follows a purchase, and a slash has two sides.
golem-refused-library = The library needs five places with different books that nobody owns.
golem-refused-marble = There is no such marble ({ $colour }) in the row “{ $row }”.
golem-refused-phase = This does not happen in this phase.
golem-refused-rows = The row “{ $row }” or a colour in it is unknown.
golem-refused-seat = It is somebody else’s turn: { $seat }.
golem-refused-tile = The rabbi cannot go to place { $place } now.
golem-refused-third-marble = { $most } marbles have been taken this round: the rabbi is left, or passing.
golem-refused-too-many-marbles = There are only { $most } marbles of this colour ({ $colour }).
golem-defect-resources = The resource marker lies from { $low } to { $high }.
golem-defect-golems = The Automa has { $most } golems, the dead included.
golem-defect-golem-places = A golem stands where there is no section.
golem-defect-students = A student stands outside the street.
golem-defect-golem-track = The golem track has no such space.
golem-defect-study-track = The study track has no such space.
golem-defect-tokens = Each colour token lies once.
golem-defect-order = Everyone stands once in the turn order.
golem-defect-players = One to three humans, levels 1 to 4.
golem-defect-round = There is no such round.
golem-defect-turn = There is no such turn in a round.
golem-defect-board = The player board has no such place.
golem-defect-rabbis = A rabbi stands where there is no place.
golem-defect-seats = Rabbis, marbles taken or action tiles do not fit the number of players.
golem-defect-unknown = Unknown among these: { $kind }.
golem-defect-twice = Twice the same among these: { $kind }.
golem-defect-column = There are five columns of at most { $most } books.
golem-defect-colours = A column holds one colour besides black.
golem-defect-marbles = The marbles of this colour ({ $colour }) do not add up.
golem-defect-learned = What was told does not fit: { $key }.
golem-check-counts = { $key }: not as many as the printed game has.
golem-check-fixed = { $key }: the rulebook names another value.
golem-check-rabbi-numbers = { $key }: the numbers 1 to 5, each once.
golem-check-book-numbers = { $key }: numbers from 1 to 5, none twice.
golem-check-criteria = { $key }: each criterion once, with the left or the right marble.
golem-check-bonus-levels = { $key }: a level from 1 to 4.
golem-check-mostly-marbles = { $key }: most cards show the marble column first.
golem-check-halves = { $key }: no two cards form the rabbi symbol.
golem-check-characters = { $key }: two different marbles, none of them black.
golem-check-menorahs = { $key }: exactly one upgrade of three menorahs.
golem-check-special = { $key }: two special upgrades.
golem-check-images = { $key }: as many ingot spaces as ingots needed.
golem-check-lengths = { $key }: as many spaces as the table has.
golem-check-red-zone = { $key }: a number on the track.
golem-check-rising-costs = { $key }: more golems in a district cost more.
golem-check-sections = { $key }: sections I to X.
golem-check-black-books = { $key }: there are black books.
golem-tokens-not-laid = The colour tokens are not all laid out yet.

## What only the page says

web-golem-progress = Round { $round } · { $phase }
web-golem-practice = Practice values
web-golem-practice-more = Cards, tiles and books are made up by this project, not the printed ones. With your own game choose “your own game” at set-up.
web-golem-synagogue = Synagogue
web-golem-districts = Districts
web-golem-library = Library
web-golem-graveyard = Graveyard
web-golem-printed-space = printed space
web-golem-taken = taken
web-golem-rabbi-here = rabbi here
web-golem-student = student
web-golem-took = bought
web-golem-took-book = You bought { $book }
web-golem-buried = Your golem was buried in { $cell }
web-golem-grave-full = filled
web-golem-card = Automa card { $card }
web-golem-no-card = No Automa card this round yet
web-golem-half-left = left half
web-golem-half-right = right half
web-golem-points = Points
web-golem-resources = Resources
web-golem-golem-track = Golem track
web-golem-study-track = Study track
web-golem-tokens = Strategy tokens from the top
web-golem-dropped = dropped
web-golem-made = What it has made
web-golem-artifacts = Artifacts
web-golem-ingots = gold ingots
web-golem-dead = dead golems
web-golem-books = Books by column
web-golem-marbles = Marbles this round
web-golem-order = Turn order

## In the terminal

golem-help-turn = turn WHAT: a player’s turn, for example turn work-red, turn tile-2, turn passed, turn untold
golem-help-book = book N: a player bought the book at place N
golem-help-buried = buried N: a player’s golem went to graveyard cell N

golem-guess = Which marble will it take, or where will its rabbi go? Tap it.
golem-guess-nothing = nothing
