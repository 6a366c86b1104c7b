### The command line and the terminal game.

cli-unreadable = { $file } cannot be read: { $reason }.
cli-no-json = { $file } is not valid JSON: { $reason }.
cli-no-object = { $file } must contain a JSON object.
cli-unknown-key = { $file }: unknown key “{ $key }”.
cli-missing-key = { $file }: the key “{ $key }” is missing or wrong.
cli-no-table = The box of { $game } has no components called “{ $table }”. It has: { $tables }.
cli-no-kind = The box of { $game } has no component called “{ $kind }”. See: automatable box shelf GAME
cli-which-game = { $file } does not name its game. Add --game with one of: { $games }.
cli-no-games = No saved games yet. Start one with: automatable new GAME
cli-unknown-command = Unknown command “{ $command }”. Type help for a list.
cli-answer-needed = An answer is needed. Possible answers: { $options }.
cli-bad-command = Usage: { $usage }

cli-saved = Saved as game { $id }.
cli-resumed = { $name }, game { $id }.
cli-board-hint = Enter: { $what }.   why · next · par · undo · redo · log · board · set{ $report } · help · quit
cli-what-deal = the Automa’s turn
cli-what-recorded = the next step of the recorded game
cli-what-card = type the number of the card you drew
cli-what-answer = your answer
cli-parts = (Press Enter to enter it part by part. An empty line skips an optional part, “-” is an empty list.)
cli-by-hand = (hand: resolve it yourself and enter the result.)
cli-hand = hand
cli-what-nothing = enter what you did
cli-undone = Undone: { $step }
cli-redone = Redone: { $step }
cli-nothing-told = There are no instructions to explain yet.
cli-choose-game = Which game?
cli-choose-saved = Resume a game by its number, or press Enter for a new one:
cli-bye = Your game is saved. Resume it with: automatable play { $id }
cli-practice = Practice values: { $tables } were made up by { $package ->
    [automatable] this project
   *[other] the package { $package }
} and are not the printed ones.
cli-help-physical = You draw from your own Automa deck and type the card numbers
cli-change-setup = Change a choice with name=value, or press Enter to start:
cli-over-short = the game is over
cli-help-enter = Enter: the Automa’s turn (the app draws a card); with your own deck, type the card number
cli-help-why = why: the reasons for the last instructions; why 2: for the second line
cli-help-par = par: the Automa’s score if the game ended now, and the score you need to win
cli-help-luck = luck: after a game, the Automa’s score among simulated games, and its best turns; luck 2: the reasons for the second one
cli-luck-gains = Its best turns (“luck 1” shows the reasons):
cli-no-luck = The command luck works only at the end of a game that has a par table.
cli-no-rules = { $game } names no rule that can be run or followed on its own, so there is nothing to print.
cli-no-par-levels = The winning score is not known: this game has no levels.
cli-no-par-game = The winning score is not known: this game comes with no table of winning scores.
cli-no-par-level = The winning score is not known for this level: the table of the game does not have it.
cli-no-par-now = The winning score is not known now: before the first turn, or during a turn.
cli-help-next = next: what the Automa may do next, with chances
cli-next-nothing = No forecast is possible now.
cli-help-undo = undo, redo: undo a step, redo it
cli-help-log = log: everything that happened
cli-help-board = board: draw the table again
cli-help-set = set WORDS: correct a value by its name (set power); set WORDS = VALUE or set KEY VALUE in one line; set alone lists what can be corrected
cli-help-report = report: report something that you did, such as a card you played; each value is asked for
cli-set-which = Which one? Type its number:
cli-set-number = Type a number from 1 to { $most }.
cli-set-nothing = There is no value called “{ $wanted }” here.
cli-set-several = “{ $typed }” matches several: { $names }. Type more of the name.
cli-set-list = Type all of them, separated by commas, by number or name; +NAME adds one, -NAME removes one, - removes all.
cli-set-numbers = Numbers, separated by commas.
cli-set-rows = NUMBER changes that row, -NUMBER removes it, + adds one; an empty line ends.
cli-set-table = NUMBER changes that line, -NUMBER removes it; an empty line ends.
cli-set-counts = NAME NUMBER, several separated by commas; 0 removes it.
cli-set-told = Which value should be asked for again?
cli-help-event = event JSON: report any event in its JSON form
cli-help-position = position: the position as JSON and as a short text
cli-help-lang = lang en, lang ru: change the language
cli-help-quit = quit: leave; the game is saved at every step

## The owner's box

cli-box-left = { $count ->
    [0] Everything is entered: { $file }.
    [one] 1 component is still missing in { $file }.
   *[other] { $count } components are still missing in { $file }.
}
cli-box-kept = Saved: { $thing }.
cli-box-own = { $file }: { $count ->
    [0] no values of your own
    [one] { $count } value of your own
   *[other] { $count } values of your own
}
cli-box-imported = { $count ->
    [0] { $file } already contains all of it.
    [one] { $count } value in { $file } is new or changed; new components: { $things }:
   *[other] { $count } values in { $file } are new or changed; new components: { $things }:
}
cli-box-part = Part { $part } of { $parts }: import the other parts the same way, in any order.
cli-box-source = Entered by: { $by }. Edition: { $edition }.
cli-box-choose = Keep mine (m) or take theirs (t)?
cli-box-not-chosen = Nothing was imported, because not every difference was decided. Decide each one, or use --mine or --theirs.
cli-box-same = The two boxes have the same values.
cli-box-fine = { $file }: no errors. { $things ->
    [one] { $things } component
   *[other] { $things } components
}.
cli-box-defects = { $file }: { $count ->
    [one] 1 value contradicts the rulebook.
   *[other] { $count } values contradict the rulebook.
}

## A new game

cli-game-name = “{ $name }” cannot be the name of a game. Use small Latin letters and digits, with “-” between words.
cli-game-taken = The game “{ $name }” already exists.
cli-folder-taken = { $folder } already exists and is not empty.
cli-game-made = { $folder } contains the game { $name }. Next: pip install -e { $folder }, then automatable play { $name }
cli-report-nothing = There is nothing to report now: answer the question, or press Enter.

## Challenges

cli-challenge-text = Send this text to a friend. It opens with “automatable challenge --open TEXT” or on the home screen of any copy of the page:
cli-challenge-play = Game { $id } has the same deal. Play it: automatable play { $id }
cli-challenge-usage = Give the number of a saved game, or --open TEXT.
