### The command line and the terminal game.

cli-unreadable = { $file } cannot be read: { $reason }.
cli-no-json = { $file } is no JSON: { $reason }.
cli-no-object = { $file }: a JSON object is needed.
cli-unknown-key = { $file }: unknown key “{ $key }”.
cli-missing-key = { $file }: the key “{ $key }” is missing or wrong.
cli-no-table = { $game }’s box has no table “{ $table }”. There are: { $tables }.
cli-which-game = { $file }: say which game with --game ({ $games }).
cli-no-games = No saved games yet. Begin one with: automatable new GAME
cli-unknown-command = I do not know “{ $command }”. Type help.
cli-bad-command = Use it like this: { $usage }

cli-saved = Saved as game { $id }.
cli-resumed = { $name }, game { $id }.
cli-board-hint = Enter: { $what }.   why · undo · redo · log · board · set KEY VALUE · help · quit
cli-what-deal = the Automa’s turn
cli-what-card = type the number of the card you turned
cli-what-answer = your answer
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
cli-help-why = why: the reasons for everything just told
cli-help-undo = undo, redo: take back a step, do it again
cli-help-log = log: everything that happened
cli-help-board = board: draw the table again
cli-help-set = set KEY VALUE: correct anything by its key, for example set automa.power 7
cli-help-event = event JSON: report any event in its JSON form
cli-help-position = position: the position as JSON and as a short text
cli-help-lang = lang en, lang ru: change the language
cli-help-quit = quit: leave; the game is saved at every step
cli-help-scythe-move = move PIECE FROM TO [COUNT] [carry N]: you moved, for example move mech R3C5 R4C5
cli-help-scythe-place = place PIECE AT: you put a new piece on the board (mech, worker, character, structure, token)
cli-help-scythe-attack = attack AT: you fight the Automa there
cli-help-scythe-star = star: you placed a star
cli-help-red-rising-turn = lead DEPLOY GAIN [CARD] · deploy AT [CARD] · gain AT · scout AT: your turn; AT is jupiter, mars, luna, institute (gain also deck, nothing)
cli-help-red-rising-ability = took BONUS · use CHARACTER · give BONUS · lose BONUS: what an ability brought you, did to the Automus, gave it, took from it
cli-help-red-rising-move = move FROM TO [CARD]: an ability moved a card; places are the locations, deck, banished, hand, automus
cli-help-golem-turn = turn WHAT: a player’s turn, for example turn work-red, turn tile-2, turn passed, turn untold
cli-help-golem-book = book N: a player bought the book at place N
cli-help-golem-buried = buried N: a player’s golem went to graveyard cell N

## Terminal table of Scythe

cli-scythe-automa = Automa ({ $faction }, { $level })
cli-scythe-human = You ({ $faction })
cli-scythe-automa-line = power { $power } · coins { $coins } · combat cards { $cards } · stars { $stars }/6 · cube { $space }/{ $spaces } · scheme { $scheme } · turn { $turn }
cli-scythe-human-line = power { $power } · popularity { $popularity } · coins { $coins } · stars { $stars }/6
cli-scythe-base-line = on its base: { $units }; on the mat: { $mat }
cli-scythe-legend = C M W: the Automa’s character, mech, worker · c m w: yours · ! encounter · o tunnel · r3 resources · ≈ river

## The owner's box

cli-box-left = { $count ->
    [0] Everything is entered: { $file }.
    [one] 1 key is still missing in { $file }.
   *[other] { $count } keys are still missing in { $file }.
}
cli-box-kept = Kept: { $key }.
cli-box-imported = Kept in { $file }.
cli-box-defects = { $file }: { $count ->
    [one] 1 value does not fit the book.
   *[other] { $count } values do not fit the book.
}

## Terminal table of Pendulum

cli-pendulum-round = Round { $round } of { $rounds } · { $phase } · level { $level }
cli-pendulum-timer = { $timer }: { $row }
cli-pendulum-automa = Automa { $automa }: row { $row }, space { $space } · votes { $votes } · cards { $cards }{ $grande ->
    [yes] {" "}· grande worker
   *[no] {""}
}
cli-pendulum-mat = Purple flips { $flips } of { $most } · time markers on the mat { $markers } · deck { $deck }
cli-pendulum-privilege = Privilege: { $order }
cli-pendulum-council = Council: { $cards }
cli-pendulum-unknown = ?
cli-pendulum-keys = 1 worker lifted · 2 flip purple · 3 flip green · 4 flip black · 5 pause · or type a command
cli-pendulum-keys-paused = Paused. 5 go on · or type a command
cli-pendulum-run-out = run out
cli-help-pendulum-start = start: all three timers flipped, the round begins
cli-help-pendulum-lift = lift: you took a worker off a bottom rewards box (or key 1 while the timers run)
cli-help-pendulum-flip = flip purple, flip green, flip black: you flipped a timer (or keys 2, 3, 4)
cli-help-pendulum-out = out purple, out green, out black: your own sand has run out
cli-help-pendulum-pause = pause, resume: all timers on their side, and up again (or key 5)
cli-help-pendulum-legendary = legendary: you gained the legendary achievement
cli-help-pendulum-laid = laid CARD CARD CARD CARD CARD: the council cards of this round in reading order; ? if unknown
