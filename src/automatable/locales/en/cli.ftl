### The command line and the terminal game.

cli-unreadable = { $file } cannot be read: { $reason }.
cli-no-json = { $file } is no JSON: { $reason }.
cli-no-object = { $file }: a JSON object is needed.
cli-unknown-key = { $file }: unknown key “{ $key }”.
cli-missing-key = { $file }: the key “{ $key }” is missing or wrong.
cli-no-table = The box of { $game } holds nothing called “{ $table }”. It holds: { $tables }.
cli-no-kind = The box of { $game } has no kind of things called “{ $kind }”.
cli-which-game = { $file }: say which game with --game ({ $games }).
cli-no-games = No saved games yet. Begin one with: automatable new GAME
cli-unknown-command = I do not know “{ $command }”. Type help.
cli-bad-command = Use it like this: { $usage }

cli-saved = Saved as game { $id }.
cli-resumed = { $name }, game { $id }.
cli-board-hint = Enter: { $what }.   why · next · par · undo · redo · log · board · set · help · quit
cli-what-deal = the Automa’s turn
cli-what-recorded = the next step of the recorded game
cli-what-card = type the number of the card you turned
cli-what-answer = your answer
cli-parts = (Enter: part by part. An empty line leaves what can wait, “-” is an empty list.)
cli-by-hand = (hand: you do it yourself and say only what came of it.)
cli-hand = hand
cli-what-nothing = enter what you did
cli-undone = Taken back: { $step }
cli-redone = Done again: { $step }
cli-nothing-told = Nothing has been told yet.
cli-choose-game = Which game?
cli-choose-saved = Resume a game by its number, or press Enter for a new one:
cli-bye = Your game is saved. Resume it with: automatable play { $id }
cli-practice = Practice values: { $tables } are made by this project and are not the printed ones.
cli-help-physical = you turn your own Automa cards and type their numbers
cli-change-setup = Change a choice as name=value, or press Enter to begin:
cli-over-short = the game is over
cli-help-enter = Enter alone: the Automa’s turn (the app turns a card); with a physical deck type its number
cli-help-why = why: the reasons for everything just told; why 2: for its second line
cli-help-par = par: the Automa’s score if the game ended now, and yours that would win
cli-no-par = What score would win is not known here: before the first turn, in the middle of one, or at a level of one’s own.
cli-help-next = next: what the Automa may do next, with its chances
cli-next-nothing = Nothing can be foreseen now.
cli-help-undo = undo, redo: take back a step, do it again
cli-help-log = log: everything that happened
cli-help-board = board: draw the table again
cli-help-set = set WORDS: correct anything, found by its name (set power); set WORDS = VALUE or set KEY VALUE at once; set alone shows what there is
cli-set-which = Which one? Its number:
cli-set-number = A number from 1 to { $most } is wanted.
cli-set-nothing = Nothing is called “{ $wanted }”. Type set to see what can be corrected.
cli-set-several = “{ $typed }” may be any of: { $names }.
cli-set-no-choice = “{ $typed }” is none of the choices.
cli-set-list = All of them with commas, by number or by word; +NAME puts one more there, -NAME takes one away, - leaves none.
cli-set-numbers = Numbers with commas.
cli-set-rows = A number changes that row, -NUMBER takes it away, + puts one more; an empty line ends.
cli-set-table = A number changes that line, -NUMBER takes it away; an empty line ends.
cli-set-counts = NAME NUMBER, several with commas; 0 takes it away.
cli-set-told = What shall be asked again?
cli-help-event = event JSON: report any event in its JSON form
cli-help-position = position: the position as JSON and as a short text
cli-help-lang = lang en, lang ru: change the language
cli-help-quit = quit: leave; the game is saved at every step

## The owner's box

cli-box-left = { $count ->
    [0] Everything is entered: { $file }.
    [one] 1 thing is still missing in { $file }.
   *[other] { $count } things are still missing in { $file }.
}
cli-box-kept = Kept: { $thing }.
cli-box-own = { $file }: { $count ->
    [0] no values of your own
    [one] { $count } value of your own
   *[other] { $count } values of your own
}
cli-box-imported = { $count ->
    [0] All of it is in { $file } already.
    [one] { $count } value in { $file } is new or changed, of { $things } more things:
   *[other] { $count } values in { $file } are new or changed, of { $things } more things:
}
cli-box-part = Part { $part } of { $parts }: the others come in the same way, in any order.
cli-box-source = Typed by: { $by }. Edition: { $edition }.
cli-box-choose = Keep mine (m) or take theirs (t)?
cli-box-not-chosen = Not every difference was chosen, so nothing was taken. Choose each, or use --mine or --theirs.
cli-box-same = The two boxes tell the same.
cli-box-fine = { $file }: fine. { $things ->
    [one] { $things } thing
   *[other] { $things } things
} told.
cli-box-defects = { $file }: { $count ->
    [one] 1 value does not fit the book.
   *[other] { $count } values do not fit the book.
}

## A game of one's own

cli-game-name = “{ $name }” is no name for a game: small Latin letters and digits, words joined by “-”.
cli-game-taken = There is a game “{ $name }” already.
cli-folder-taken = { $folder } is there already and is not empty.
cli-game-made = { $folder } holds the game { $name }. Next: pip install -e { $folder }, then automatable play { $name }
