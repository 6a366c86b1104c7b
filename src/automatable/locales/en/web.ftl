### The page.

web-motto = The Automa at your table: it plays by the rulebook and explains every move.
web-resume = Resume
web-watched = A recorded game of the lab
web-watched-short = From the lab
web-watched-end = This is a recorded game of the lab; it does not count in your statistics.
web-watched-next = Next step
web-continue = Continue
web-new-game = New game
web-history = History
web-boxes = Boxes
web-settings = Settings
web-import = Open a saved file
web-import-no-json = This file is not a saved game.
web-open-shared = Open a shared link
web-open-shared-go = Open
web-more-places = More
web-show-more = Show more
web-show-all = Show all { $count }
web-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
    }
web-delete-game = Delete game { $number }
web-delete-sure = Delete this game permanently?
web-back = Back
web-close = Close
web-cancel = Cancel
web-done = Done
web-menu = Menu
web-less = Less: { $name }
web-more = More: { $name }

## Set-up

web-first-game = Suggested first game
web-first-game-hint = All choices as the rulebook recommends for a first game.
web-first-game-go = Set it up
web-guide = Guided first game
web-guide-start = Guided first game
web-guide-offer = First time here?
web-guide-offer-more = A guided first game shows you the app in five minutes, at your own table. Which game are you playing?
web-guide-refuse = No, thanks
web-guide-go = Got it
web-guide-skip = Skip the guide
web-guide-count = { $number } of { $count }
web-guide-list = Set up the game with this list; tap a line to tick it off. Then continue below.
web-guide-board = This is your table. It stays in view and shows where things happen. If a piece is wrong, tap it to correct it.
web-guide-tell = On your turn, play as usual and enter here only what the Automa needs to know.
web-guide-deal = When your turn is over, press here. The app draws the Automa’s card and resolves it.
web-guide-step = One step at a time. Do what it says; the place is marked on the board.
web-guide-why = Why? Here is the reason in one line. Tap it to see each rule on the board, with its page in the rulebook.
web-guide-net = Changes of numbers are shown in one line: the value before and after.
web-guide-done = Done? Go on to the next step here, or swipe.
web-guide-undo = You can undo everything, step by step.
web-guide-ahead = Curious, or worried? This shows on the board what may happen next, with chances.
web-guide-menu = The rest is here: what would it do if …, correct anything, the log, another device. That is all; enjoy the game!
web-decks = Who draws the cards?
web-decks-hint = The app shuffles and draws cards unless you use your own deck; then you enter what you draw.
web-deck-mine = I draw them myself: { $deck }
web-more-choices = More choices
web-doubtful = Not checked against a printed copy
web-set-up = Set up the table
web-checklist = Set-up checklist
web-begin = The table is ready: start

## Table

web-table = Table
web-beside = Card and state
web-do-now = Do this now
web-theirs = Automa’s turn
web-yours = Your turn
web-step-done = Done, next step
web-last-step = Last step
web-turn-again = Show the turn
web-turn-close = Back to the game
web-ahead = What may it do next?
web-ahead-go = What next?
web-ahead-hint = Plays out every card that may be drawn and shows the chances on the board
web-ahead-more = and { $count } more
web-ahead-nothing = No forecast is possible now.
web-guess = Guess first
web-guess-hint = Before the card is drawn, you tap what the Automa will do and then see whether you were right
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
web-net = totals
web-reason-tie = Tie: { web-reason-best }
web-reason-best = { $says }{ $count ->
    [1] {""} ({ $best }not { $rivals })
   *[other] {""}
    }
web-reason-left-last = { $what }: only { $name }. { $count ->
    [1] Not { $out }
    [2] Not { $out }
   *[other] The last { $count } others
    }: { $why }
web-reason-left = { $what }: only { $name }. The others: { $why }
web-reason-none = { $what }: none is possible ({ $why })
web-reason-nothing = { $what }: none is possible
web-reason-sum = { $says }: { $parts } = { $total }
web-reason-list = { $says }: { $parts }
web-more-steps = { $count ->
    [one] and { $count } more step
   *[other] and { $count } more steps
    }
web-over = The game is over.
web-deal = Automa’s turn: draw a card
web-happened = What happened?
web-question = Question
web-rule-of = The rule behind this question
web-pad-hint = Enter the card you drew from your own deck.
web-none-of-these = None of these
web-answer-number = Answer: { $number }
web-another-number = Another number
web-undo = Undo
web-by-hand = I’ll do it by hand
web-entry-rest-here = all the others
web-entry-symbols = How many symbols does it show?
web-entry-names = names
web-entry-each = Number of times for the next symbol:
web-entry-nothing = nothing printed
web-entry-shown = what is printed
web-entry-rest = More details (optional)
web-entry-undo = Undo the last tap
web-entry-begun = You have already entered a part of this.
web-entry-over = Start over
web-keypad = Keypad
web-keypad-back = Delete the last digit
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
web-correct-hint = Change whatever differs from your table. All changes together are one step that you can undo.
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
web-correct-remove = Remove: { $name }
web-correct-empty = nothing
web-correct-ask-again = Ask me again
web-correct-nothing-told = Nothing yet.
web-end-sheet = Your points by part
web-end-sheet-hint = Optional: fill in what you know. The rest is added up in one line.
web-correct-save = { $count ->
    [one] Correct { $count } value
   *[other] Correct { $count } values
    }
web-fix = tap to correct
web-whatif = What would it do?
web-whatif-hint = A copy of your table: move pieces, choose a card, see what would happen. Your game does not change.
web-whatif-would = It would do this
web-step-back = One step back

## Values of a position, for correcting


## Why?

web-story-steps = Steps of the explanation
web-story-at = Step { $number } of { $count }
web-story-none = Nothing had to be decided here.
web-story-text = All steps as text
web-previous = Previous
web-following = Next
web-whole-story = The whole turn
web-on-board = Show on the board
web-mark-chosen = chosen
web-mark-in = still possible, with its number
web-mark-out = ruled out
web-stays = stays
web-falls = is ruled out

## End

web-end = Final count
web-rematch = Rematch
web-end-margin = You have { $own } points, your opponent { $others }.
web-end-close = { $apart ->
    [0] Equal: { $part }.
   *[other] The smallest difference: { $part }, { $apart }.
    }
web-winner = Winner
web-total = Total
web-not-over = The game is not over yet.
web-saved-to-history = Saved to your history.
web-share = Save and share
web-save-file = Save file
web-link = Link to this position
web-link-copied = Copied. This link holds the position and nothing else:
web-link-copy = This link holds the position and nothing else; copy it from here:
web-link-anywhere = It lets nobody into your games. It opens in any copy of Automatable: paste it there on the home screen.
web-elsewhere = Open this table on another device
web-elsewhere-copied = Copied. With this link a device in your network can open this table and change all your games. Show it only to people at your table:
web-elsewhere-copy = With this link a device in your network can open this table and change all your games. Show it only to people at your table; copy it from here:
web-elsewhere-closed = Only this device has access. Start the app with “automatable serve --lan” to let phones and tablets in your home network join.
web-bug = Bug report
web-bg-hint = Scan with the phone that has BG Stats, or open the link on it.
web-bg-link = Open in BG Stats
web-bg-file = Save this play as a file
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
web-par-setup = In simulations, { $half } points win half of all games that end after { web-par-turns } of the { web-par-who }; { $most } points win 80 of 100. The lab’s “{ $human }” player ends its games about then.
web-par-setup-end = In simulations, { $half } points at the end win half of all games; { $most } win 80 of 100.
web-par-setup-end-same = In simulations, { $most } points at the end win 80 of 100 games.
web-par-now = If it ended now: { web-par-who } { $automa }, so { $enough } wins. Usual at this level after { web-par-turns }: { $most } points win 80 of 100 games.
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
web-par-hint = One line on your turn: the Automa’s score if the game ended now, and the score you need to win

## Was it luck?

web-luck = Was it luck?
web-luck-below = { web-par-who } { $automa }: { $below ->
    [0] that much or more in over 95
    [95] more than in at least 95
   *[other] more than in about { $below }
    } of 100 simulated games at this level{ $turn ->
    [0] .
   *[other] {" "}that end after { web-par-turns }.
    }
web-luck-ahead = It pulled ahead of half of these games in turn { $turn } and stayed ahead.
web-luck-reached-turn = In turn { $turn } it reached the score with which half of these games end.
web-luck-reached-event = It reached the score with which half of these games end here: { $event }.
web-luck-once = It was ahead of half of these games for a while, but not at the end.
web-luck-never = It never pulled ahead of half of these games.
web-luck-gains = Its best turns
web-luck-turn = Turn { $turn }
web-luck-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
    }
web-luck-why = { $turn ->
    [0] Why? { $text }
   *[other] Why? Turn { $turn }: { $text }
    }
web-luck-history = { web-par-who }: { $below ->
    [0] that much or more in over 95
    [95] more than in at least 95
   *[other] more than in about { $below }
    } of 100 simulated games.
web-luck-mean = On average the { web-par-who } had more than in { $below } of 100 simulated games (50 is usual).

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
web-advice-par = { $side ->
    [above] Your { $human } was { $apart } above par.
    [below] Your { $human } was { $apart } below par.
   *[at] Your { $human } was exactly par.
    } Par: { $half } wins half of all games{ $turn ->
    [0] .
   *[other] {" "}that end after { web-par-turns }.
    }
web-advice-next = At { $level }, par would be { $half }.
web-advice-unknown = Three games at one level are enough for advice.
web-advice-rule = The rule: it looks at your last 10 games at the level you played last. If you won at least 6 in 10, try the next level; if you won at most 2 in 10, the one before; otherwise stay.
web-advice-sure = Judging from { $games } games, you win between { $low } and { $high } of 100 games at this level.

web-statistics = Statistics
web-finished = Finished games
web-history-none = No finished games yet. They will be listed here.
web-game = Game
web-level = Level
web-played = Played
web-won = Won
web-margin = Mean margin
web-you-won = You won
web-you-lost = The Automa won

## Boxes

web-boxes-hint = All printed values the app uses, and where they come from. Your own values replace ours.
web-box-of = Box: { $game }
web-box-hint = Change a value only if your printed copy differs. New games use your values; games in play keep theirs.
web-box-import = Open a file of values
web-box-saved = Saved.
web-box-ours = Use our value: { $name }
web-box-back = Use our values
web-box-change = Change
web-shelf-progress = { $done } of { $count } components entered
web-shelf-hint = Spread out your cards and tiles in this order and tap one to enter it. You can stop at any time; you do not need all of them to play.
web-shelf-whole = Everything is entered. Share it, so that nobody else has to type it.
web-shelf-of = { $done } of { $count }
web-shelf-done = done
web-shelf-begun = begun
web-shelf-missing = missing
web-shelf-kept = Saved: { $thing }
web-shelf-again = Enter it again
web-source-own = yours
web-source-printed = printed
web-source-transcribed = transcribed
web-source-inferred = inferred
web-source-practice = practice
web-box-given = Import a box from somebody else
web-box-given-by = { $who }: { $count ->
    [one] { $count } component
   *[other] { $count } components
    }
web-box-paste = Or paste the link here
web-box-look = Show its contents
web-box-came = Shared box
web-box-refused = Nothing was imported.
web-box-part = Part { $part } of { $parts }
web-box-source = Entered by { $by }, edition: { $edition }
web-box-new = { $count ->
    [one] { $count } component gets new values
   *[other] { $count } components get new values
    }
web-box-same = { $count ->
    [one] { $count } component is the same as yours
   *[other] { $count } components are the same as yours
    }
web-box-differs = { $count ->
    [one] { $count } value is different in your box. Which one is right?
   *[other] { $count } values are different in your box. Which are right?
    }
web-box-mine = Mine
web-box-theirs = Theirs
web-box-all = All: { $name }
web-box-take = { $left ->
    [0] Import into my box
    [one] Choose { $left } more
   *[other] Choose { $left } more
    }
web-box-taken = { $count ->
    [0] Imported into your box.
    [one] Imported: { $count } component got new values.
   *[other] Imported: { $count } components got new values.
    }
web-box-next-part = Scan the next code; the order does not matter.
web-box-nothing-new = Your box already contains everything in it.
web-box-to-shelf = To my box
web-box-share = Share my box
web-box-share-hint = The values you entered from your copy, for another device or another owner. Only numbers and names are shared, and if you like your name and edition.
web-box-by = Your name (if you like)
web-box-edition = Edition, such as “Russian, 2021”
web-box-file = As a file
web-box-link = As a link
web-box-link-copied = Copied. This link holds your box and nothing else:
web-box-link-copy = This link holds your box and nothing else; copy it from here:
web-box-codes = As QR codes
web-box-code =
    Code { $number } of { $count }: { $text ->
        [yes] scan it on the other device and paste its text there, on the home screen under “Open a shared link”.
       *[no] the camera of the other device opens it.
    }
web-box-code-before = Previous code
web-box-code-next = Next code
web-box-compare = Compare two boxes
web-box-compare-now = Compare
web-box-choose-file = Choose a file
web-box-alike = The two boxes have the same values.
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
web-theme = Theme
web-theme-system = Same as the device
web-theme-light = Light
web-theme-dark = Dark
web-size = Text size
web-size-normal = Normal
web-size-large = Large
web-size-huge = Very large
web-sounds = Sounds
web-sounds-hint = A short sound when there is something to do
web-vibrate = Vibration
web-vibrate-hint = A short buzz when the turn changes
web-abilities = Scythe: mech abilities
web-abilities-hint = Ask which ability a new mech unlocks; off: you set abilities yourself
web-sound-tap = Tap anywhere to allow sound on this page.
web-sound-off = Sound is off: the browser does not allow it now.
web-sound-on = Turn on sound
web-voice = Voice
web-voice-hint = Reads the instructions aloud
web-voice-silent = The browser did not read this aloud by itself. Tap “Read again”.
web-aloud = Read again
web-aloud-change = from { $before } to { $after }
web-aloud-to = , to
web-aloud-number = number
web-aloud-minus = minus
web-aloud-plus = plus
web-shortcut-aloud = Read the turn aloud
web-awake = Keep the screen awake
web-awake-hint = While a table is open
web-awake-refused = This browser does not keep the screen on. Choose a longer time until it turns off in the settings of the device.
web-not-here = This browser does not support this

## Keyboard

web-shortcuts = Keyboard
web-shortcut-help = This list
web-shortcut-primary = The main button
web-key-space = Space
web-shortcut-pedal = Main button, also from a pedal or remote
web-shortcut-pedal-back = One step back
web-shortcut-undo = Undo
web-shortcut-redo = Redo
web-shortcut-why = Why?
web-shortcut-log = Log
web-shortcut-correct = Correct anything
web-shortcut-whatif = What would it do?
web-shortcut-option = Answer with this option
web-shortcut-back = Back to the table

## When something is wrong

web-newer = Automatable was updated. Reload this page to use the new version; nothing is lost.
web-reload = Reload
web-away = The app cannot be reached.
web-away-hint = Nothing is lost. The page reconnects by itself.
web-error-offline = Not sent: the app cannot be reached. Try again when it is back.
web-error-unknown = Something went wrong ({ $status }).
web-opening = Opening the position
web-open-refused = This link does not contain a position that can be opened.
web-answer-first = A turn is in progress: answer the question first, or undo the turn.

## Challenges

web-challenge = Challenge a friend
web-challenge-hint = The same deal for a friend: game, set-up, level and the order of the cards. Both results appear in the history, side by side.
web-challenge-by = Your name (if you like)
web-challenge-make = Make the link
web-challenge-result = It also holds your result: { $own } against { $others }.
web-challenge-open = A challenge
web-challenge-what = { $game }, { $level }: the cards come in the same order as at your friend’s table.
web-challenge-theirs = { $by ->
    [none] Your friend
   *[other] { $by }
    }: { $own } against { $others }, { $won ->
    [yes] won
   *[other] lost
    }.
web-challenge-play = Play the same deal
web-challenge-known = You already have a game with this deal. Add your friend’s result to it.
web-challenge-started = You have already started this deal.
web-challenge-add = Add the result
web-challenge-continue = Open my game
web-challenge-same = Same deal. { web-challenge-theirs }
web-share-copied = Copied:
web-share-copy = Copy it from here:
web-share-text = Paste this text into any copy of Automatable, on the home screen under “Open a shared link”. To get a link that opens by itself, set the address of a published copy in the settings.
web-published = Address of a published copy
web-published-hint = Links that you share then open there, for example https://example.org/automatable/
web-published-wrong = Enter an address that others can open: it begins with https:// or http:// and is not this device.
