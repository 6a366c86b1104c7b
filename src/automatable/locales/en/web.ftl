### The page.

web-motto = The Automa at your table: it plays by the book and tells you why.
web-resume = Resume
web-watched = A game of the lab, to look through
web-watched-short = From the lab
web-watched-end = A game of the lab: it does not count among yours.
web-watched-next = Next step
web-continue = Continue
web-new-game = New game
web-history = History
web-boxes = Boxes
web-settings = Settings
web-import = Open a saved file
web-import-no-json = This file is not a saved game.
web-more-places = More
web-show-more = Show more
web-show-all = Show all { $count }
web-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
    }
web-delete-game = Delete game { $number }
web-delete-sure = Delete this game for good?
web-back = Back
web-close = Close
web-cancel = Cancel
web-done = Done
web-menu = Menu
web-less = Less: { $name }
web-more = More: { $name }

## Set-up

web-first-game = Suggested first game
web-first-game-hint = Everything as the rulebook recommends for the first time.
web-first-game-go = Set it up
web-guide = Guided first game
web-guide-start = Guided first game
web-guide-offer = First time here?
web-guide-offer-more = A guided first game shows the companion in five minutes, at your own table. Which game lies before you?
web-guide-refuse = No, thanks
web-guide-go = Got it
web-guide-skip = Skip the guide
web-guide-count = { $number } of { $count }
web-guide-list = Put the game on the table by this list; a tap ticks a line off. Then go on below.
web-guide-board = This is your table. It stays in view and shows where things happen. If a piece is wrong, tap it and put it right.
web-guide-tell = On your turn, play as you always do; tell here only what the Automa has to know.
web-guide-deal = When your turn is over, press here. The Automa’s card is turned and everything on it is worked out.
web-guide-step = One step at a time. Do with your hands what it says; the place is marked on the board.
web-guide-why = Why so? The reason in one line. Tap it, and each rule is shown on the board with its page in the book.
web-guide-net = What is only counted comes as one line: the value before and after.
web-guide-done = Done? Go on to the next step here, or swipe.
web-guide-undo = Anything can be taken back, step by step.
web-guide-ahead = Curious, or worried? This shows on the board what may come next, with its chances.
web-guide-menu = The rest is here: what would it do if …, correct anything, the log, another device. That is all; enjoy the game!
web-decks = Whose hands hold the cards?
web-decks-hint = The app shuffles and turns cards unless you prefer your own deck; then you enter what you turn.
web-deck-mine = In my hands: { $deck }
web-more-choices = More choices
web-doubtful = Not seen in print
web-set-up = Set up the table
web-checklist = Set-up checklist
web-begin = The table is ready: begin

## Table

web-table = Table
web-beside = Card and state
web-do-now = Do this now
web-theirs = Automa’s turn
web-yours = Your turn
web-step-done = Done, next step
web-last-step = Last step
web-ahead = What may it do next?
web-ahead-go = What next?
web-ahead-hint = Every card that may come is played out; the chances stand on the board
web-ahead-more = and { $count } more
web-ahead-nothing = Nothing can be foreseen now.
web-guess = Guess first
web-guess-hint = Before the card is turned you tap what the Automa will do, then see whether it was right
web-guess-go = Guess what it will do
web-guess-skip = Do not guess
web-guess-this = Guess: { $at }
web-guess-yours = your guess
web-guess-made = Your guess: { $guess }
web-guess-right = Right!
web-guess-wrong = Not this time.
web-guess-was = You guessed { $guess }; it was { $did }.
web-guess-count = { $right } of { $made } right so far
web-all-done = All steps done
web-steps-of = Step { $number } of { $count }
web-because = why:
web-then = then
web-and-then = then
web-net = now
web-reason-numbers = { $says } ({ $best }, next best { $next })
web-more-steps = { $count ->
    [one] and { $count } more step
   *[other] and { $count } more steps
    }
web-over = The game is over.
web-deal = Automa’s turn: turn a card
web-happened = What happened?
web-question = Question
web-rule-of = The rule behind this question
web-pad-hint = Enter what you turned from your own deck.
web-none-of-these = None of these
web-answer-number = Answer: { $number }
web-another-number = Another number
web-undo = Undo
web-by-hand = I’ll do it by hand
web-entry-rest-here = all the others
web-entry-symbols = Symbols on it:
web-entry-names = names
web-entry-each = The next one:
web-entry-nothing = nothing printed
web-entry-shown = what is printed
web-entry-rest = The rest, if you like
web-entry-undo = Take back the last tap
web-entry-numbers = Numbers, with spaces between them
web-entry-times = { $name } × { $count }
web-entry-off = Without { $name }
web-entry-place = { $name }, number { $place }
web-entry-by = { $name }: { $by }
web-redo = Redo
web-why = Why?
web-why-this = Why? { $text }
web-log = Log
web-log-earlier = Earlier
web-correct = Correct anything
web-correct-hint = Change whatever differs from your table. It becomes one step that can be undone.
web-correct-find = Find a value
web-ask-find = Find by name
web-correct-game = The game
web-correct-nothing = No value has this name.
web-correct-changed = { $count ->
    [one] { $count } change
   *[other] { $count } changes
}
web-correct-add = Add: { $name }
web-correct-add-one = Add …
web-correct-one-more = One more
web-correct-remove = Take away: { $name }
web-correct-empty = nothing
web-correct-ask-again = Ask me again
web-correct-nothing-told = Nothing yet.
web-end-sheet = Your points by part
web-end-sheet-hint = If you like: fill in what you know. What is left stays in one line.
web-correct-save = { $count ->
    [one] Correct { $count } value
   *[other] Correct { $count } values
    }
web-fix = tap to correct
web-whatif = What would it do?
web-whatif-hint = A copy of your table: move pieces, choose a card, read what would happen. Your game is not touched.
web-whatif-would = It would do this
web-step-back = One step back

## Values of a position, for correcting


## Why?

web-story-steps = Steps of the story
web-story-at = Step { $number } of { $count }
web-story-none = Nothing had to be decided here.
web-story-text = All steps as text
web-previous = Previous
web-following = Next
web-whole-story = The whole turn
web-on-board = Show on the board
web-mark-chosen = chosen
web-mark-in = still possible, with its number
web-mark-out = cut by a rule
web-stays = stays
web-falls = falls out

## End

web-end = Final count
web-rematch = Rematch
web-end-margin = { $own } to { $others }.
web-end-close = { $apart ->
    [0] Equal: { $part }.
   *[other] Closest: { $part }, { $apart } apart.
    }
web-winner = Winner
web-total = Total
web-not-over = The game is not over yet.
web-saved-to-history = Saved to your history.
web-share = Save and share
web-save-file = Save file
web-link = Link to this position
web-link-copied = Copied. The link holds the whole position:
web-link-copy = The link holds the whole position; copy it from here:
web-elsewhere = This table on another device
web-elsewhere-closed = Only this device may come in. Start the companion with “automatable serve --lan” to let phones and tablets of your home network join.
web-bug = Bug report
web-bg-hint = Scan with the phone that has BG Stats, or open the link on it.
web-bg-link = Open in BG Stats
web-bg-file = Play as a file
web-bg-qr = QR code with this play for BG Stats
web-back-to-table = Back to the table

## Par

web-par-who = { $game ->
    [red-rising] Automus
   *[other] Automa
    }
web-par-turns = { $turn ->
    [one] { $turn } turn
   *[other] { $turn } turns
    }{ $more ->
    [yes] {" "}or more
   *[other] {""}
    }
web-par-setup = { $half } points after { web-par-turns } of the { web-par-who } win half of the games, { $most } win 80 of 100. The lab’s “{ $human }” human ends its games about then.
web-par-setup-end = { $half } points at the end win half of the games, { $most } win 80 of 100.
web-par-setup-end-same = { $most } points at the end win 80 of 100 games.
web-par-now = If it ended now: { web-par-who } { $automa }, so { $enough } wins. Usual at this level after { web-par-turns }: { $most } wins 80 of 100.
web-par-open = A game that ends after { web-par-turns }: { $half } win half of the games, { $most } win 80 of 100.
web-par-open-same = A game that ends after { web-par-turns }: { $most } win 80 of 100.
web-par-end = Your { $human } would win { $wins ->
    [0] fewer than 5
    [95] 95 or more
   *[other] about { $wins }
    } of 100 games at this level{ $turn ->
    [0] .
   *[other] {" "}that end after { web-par-turns }.
    }
web-par-practice = practice values
web-par = What score would win
web-par-hint = One line on your turn: the Automa’s score if the game ended now, and yours that would win

## History

web-advice = Which level next?
web-advice-won = { $game }, { $level } — { $games ->
    [1] { $won ->
        [0] your last game was lost.
       *[other] your last game was won.
    }
   *[other] { $won } of your last { $games } won.
    }
web-advice-up = Try { $level } next.
web-advice-down = Try { $level } next.
web-advice-same = Stay with this level.
web-advice-hardest = This is the hardest level.
web-advice-easiest = This is the easiest level.
web-advice-unknown = Three games at one level are enough for advice.
web-advice-rule = The rule: of your last 10 games at the level played last, 6 in 10 or more won mean the next level, 2 in 10 or fewer the one before, else the same again.
web-advice-sure = At this level you win between { $low } and { $high } of 100 games, as far as { $games } games tell.

web-statistics = Statistics
web-finished = Finished games
web-history-none = No finished game yet. Finish one and it will stand here.
web-game = Game
web-level = Level
web-played = Played
web-won = Won
web-margin = Mean margin
web-you-won = You won
web-you-lost = The Automa won

## Boxes

web-boxes-hint = All printed values the app plays with, and where they come from. Your own values lie over ours.
web-box-of = Box: { $game }
web-box-hint = Change a value only if your printed copy differs. New games use your values; games in play keep theirs.
web-box-import = Open a file of values
web-box-saved = Kept.
web-box-ours = Back to ours: { $name }
web-box-back = Back to ours
web-box-change = Change
web-shelf-progress = { $done } of { $count } things entered
web-shelf-hint = Spread your cards and tiles out as they lie here, and tap one to enter it. You can stop at any time; nobody needs all of it to play.
web-shelf-whole = Everything is entered. Share it, and nobody has to type again.
web-shelf-of = { $done } of { $count }
web-shelf-done = done
web-shelf-begun = begun
web-shelf-missing = missing
web-shelf-kept = Kept: { $thing }
web-shelf-again = Enter it anew
web-source-own = yours
web-source-printed = printed
web-source-transcribed = transcribed
web-source-inferred = inferred
web-source-practice = practice
web-box-given = Take a box from somebody else
web-box-given-by = { $who }: { $count ->
    [one] { $count } thing
   *[other] { $count } things
    }
web-box-paste = Or paste the link here
web-box-look = Look into it
web-box-came = A box for you
web-box-refused = Nothing was taken.
web-box-part = Part { $part } of { $parts }
web-box-source = Typed by { $by }, edition: { $edition }
web-box-new = { $count ->
    [one] { $count } thing gets new values
   *[other] { $count } things get new values
    }
web-box-same = { $count ->
    [one] { $count } thing is the same as yours
   *[other] { $count } things are the same as yours
    }
web-box-differs = { $count ->
    [one] { $count } value is different in your box. Which one is right?
   *[other] { $count } values are different in your box. Which are right?
    }
web-box-mine = Mine
web-box-theirs = Theirs
web-box-all = All: { $name }
web-box-take = { $left ->
    [0] Take it into my box
    [one] Choose { $left } more
   *[other] Choose { $left } more
    }
web-box-taken = { $count ->
    [0] It is in your box.
    [one] It is in your box: { $count } thing got new values.
   *[other] It is in your box: { $count } things got new values.
    }
web-box-next-part = Scan the next code; the order does not matter.
web-box-nothing-new = Everything in it is in your box already.
web-box-to-shelf = To the shelf
web-box-share = Share my box
web-box-share-hint = What you have typed in from your copy, for another device or another owner. Only figures and names go out, with who typed them and from which edition, if you say so.
web-box-by = Your name (if you like)
web-box-edition = Edition, such as “Russian, 2021”
web-box-file = As a file
web-box-link = As a link
web-box-codes = As QR codes
web-box-code = Code { $number } of { $count }: the camera of the other device opens it.
web-box-code-before = Code before
web-box-code-next = Next code
web-box-compare = Compare two boxes
web-box-compare-now = Compare
web-box-choose-file = Choose a file
web-box-alike = The two boxes tell the same.
web-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
    }
web-kind-printed = printed
web-kind-transcribed = transcribed
web-kind-inferred = inferred
web-kind-practice = practice

## Settings

web-language = Language
web-theme = Light and dark
web-theme-system = As the device
web-theme-light = Light
web-theme-dark = Dark
web-size = Text size
web-size-normal = Normal
web-size-large = Large
web-size-huge = From a metre
web-sounds = Sounds
web-sounds-hint = A small tick when something is to be done
web-voice = Voice
web-voice-hint = Reads the instructions aloud
web-aloud = Read again
web-aloud-change = from { $before } to { $after }
web-aloud-to = , to
web-aloud-number = number
web-aloud-minus = minus
web-aloud-plus = plus
web-shortcut-aloud = Read the turn aloud
web-awake = Keep the screen awake
web-awake-hint = While a table is open
web-not-here = This browser cannot do it here

## Keyboard

web-shortcuts = Keyboard
web-shortcut-help = This list
web-shortcut-primary = The main button
web-shortcut-undo = Undo
web-shortcut-redo = Redo
web-shortcut-why = Why?
web-shortcut-log = Log
web-shortcut-correct = Correct anything
web-shortcut-whatif = What would it do?
web-shortcut-option = Answer with this option
web-shortcut-back = Back to the table

## When something is wrong

web-away = The app cannot be reached.
web-away-hint = Nothing is lost. The page goes on by itself as soon as it is back.
web-error-offline = Not sent: the app cannot be reached. Try again when it is back.
web-error-unknown = Something went wrong ({ $status }).
web-opening = Opening the position
web-open-refused = This link holds no position that can be opened.
web-answer-first = In the middle of a turn: answer the question first, or take the turn back.
