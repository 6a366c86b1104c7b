### The lab: what an Automa does over many games.

lab-report-title = { $game } in the lab
lab-report-plan = { $games } games planned for each level and human model, seed { $seed }. Levels: { $levels }. Version of rules and lab: { $code }.
lab-report-setup = Set-up: { $options }.
lab-about = A computer played the solo opponent of { $game }, the Automa, { $games } times. Small programs, the human models described below, played in place of a person.
lab-without = without card { $card }
lab-unfinished = This run is not finished: { $games } of { $wanted } games.
lab-models = Human models
lab-models-note = The human in these games is a small program. It is a model and not a person: compare levels with its help, and do not take its results for yours.
lab-own-model = a model of your own.
lab-model-absent = absent
lab-model-steady = steady
lab-model-mine = you
lab-model-paced = paced
lab-model-any = any
lab-summary = All measures
lab-chart-spread = median, half of the games, 90 % of the games
lab-summary-open = Mean, spread and quantiles of each
lab-intervals = In brackets: the 95 % confidence interval. For quantiles it lies between two values that were seen.
lab-level = Level
lab-every-level = The same at every level
lab-model = Human model
lab-measure = Measure
lab-games = Games
lab-mean = Mean
lab-sd = SD
lab-quantile = { $share } %
lab-card = Card
lab-part = Part
lab-points = Points
lab-share-of-games = Share of games
lab-share-of-choices = Share of choices
lab-share-of-variance = Share of variance
lab-over-by = Games that are over by then
lab-decided-by = Decided by
lab-no-tie = no tie to break
lab-times-per-game = Times per game
lab-change-without = Change without the card: { $measure }
lab-difference = Difference
lab-compared = { $a } (A) and { $b } (B), { $games } games each on the same seeds. Difference: B minus A.

lab-compare-open = A, B and the difference of each
lab-compare-same = No difference in any game: { $measures }.
lab-compare-says = Against “{ $model }” the difference in { $measure } is { $said }
lab-compare-title = { $game }: two compared
lab-compare-note = B minus A, game by game on the same seed. The bar is the 95 % interval, the thin line is no difference; points, turns and wins have a scale each. Where the bar has its full colour, the line lies outside it: the difference is not chance.
lab-difference-says = { $sure ->
    [same] 0 in every game (A { $a }, B { $b }).
    [open] { $value } ({ $low } to { $high }), which may be chance (A { $a }, B { $b }).
   *[sure] { $value } ({ $low } to { $high }; A { $a }, B { $b }).
}
lab-compared-some = { $a } (A) and { $b } (B) on the same seeds, { $low } to { $high } games each by human model. Difference: B minus A.
lab-compared-more = B minus A with its 95 % interval. All measures with --full{ $kept ->
    [yes] {" "}and in the report.
   *[no] .
}
lab-compared-clock = The deck is the clock of this game: with a card less every game is a turn shorter. The difference is that of shorter games; “lab run --cards” replaces a card instead.
lab-explored = Values freed for their effect on { $measure }: { $keys }.
lab-words-scores = { $one ->
    [one] In { $games } games at “{ $first }” against models that try to win the Automa scored { $low } points on average.
   *[many] In { $games } games against models that try to win the Automa scored { $low } points on average at “{ $first }” and { $high } at “{ $last }”.
}
lab-words-wins = { $several ->
    [yes] The strongest human model, “{ $model }”, won
   *[no] The human model “{ $model }” won
} { $one ->
    [one] { $low } of { $of } games.
   *[many] { $low } of { $of } games at “{ $first }” and { $high } at “{ $last }”.
}
lab-words-drawn = Its points are drawn from a range, not earned in play.
lab-words-par = { $one ->
    [one] With { $low } points you would have won half of these games.
   *[many] To win half of these games you would have needed { $low } points at “{ $first }” and { $high } at “{ $last }”.
}
lab-par = Par: the score that wins
lab-par-run-note = The lowest score that beats the Automa in 50, 80 and 95 of 100 of these games, with half its 95 % interval. How well a human model plays does not matter, only how long: { $turns ->
    [yes] the longer a game, the more the Automa has, and a harder level may ask for no more than an easier one because it ends sooner.
   *[no] these games have a fixed length.
} A tie is counted as not won.
lab-strip-note = Columns are spans of the same width, their height the share of games; the tick and the number are the median. Point at a row or tap it for more.
lab-cards-note = At each level { $games } games against “{ $model }” were played with the whole deck and once more without each card, on the same seed: how the Automa’s points change without it. Bars are 95 % intervals; a card is named that is three standard errors from the thin line, in 30 games or more, with the points it brings. Point or tap for more.
lab-cards-replaced = The deck is the clock of this game, so a card was not left out but replaced by each of the others in turn.
lab-cards-says = { $sure ->
    [both] surely help it: { $helps }; surely cost it: { $costs }
    [helps] surely help it: { $helps }
    [costs] surely cost it: { $costs }
   *[none] no card stands out
}
lab-cards-tip = Without it { $points } points ({ $low } to { $high }){ $length ->
    [same] {""}
   *[other] , { $turns } turns
}
lab-strip-tip = Half of the games at { $median } or less, 90 of 100 between { $low } and { $high }
lab-par-half = Points that win half the games
lab-par-by-turn = Par by the turn in which the game ends
lab-rule = Rule
lab-fallback = What happens
lab-decides = What decides
lab-listened = Counted in the { $listened } games that were followed in detail; all levels and models together where none is named.
lab-compact = Means ± half the 95 % interval, near 0 and 100 % the interval itself; – where a model does not try to win. More with --full{ $kept ->
    [yes] {" "}and in the report.
   *[no] .
}
lab-compact-few = Where there is no interval, too few games were played to know one.
lab-met = Met
lab-target-met = in the interval
lab-target-within = within the tolerance
lab-target-missed = no
lab-tuned-trials = { $trials ->
    [one] One box tried
   *[other] { $trials } boxes tried
}, { $refused } of them refused.
lab-tuned-whole = There are no other boxes in these ranges.
lab-tuned-fresh = Reached in { $games } fresh games, which were not used to choose a box.
lab-tuned-unchanged = The best box is the box as it was.
lab-tuned-below = Nearest below { $target }: { $reached } with { $values } (games: { $games }).
lab-tuned-above = Nearest at or above { $target }: { $reached } with { $values } (games: { $games }).
lab-tuned-printed = { $key } is a printed value: a box with another one is a variant of the game.
lab-tuned-missed = { $count ->
    [one] The target was not reached: { $targets } lies outside of the tolerance or the interval.
   *[other] The targets were not reached: { $targets } lie outside of the tolerance or the interval.
}
lab-key = Key
lab-value = Value
lab-change-by-one = Change with one more
lab-in-print = Printed
lab-yes = yes
lab-sensitivity-note = Numbers raised by one at a time, on the same seeds: { $tried }. { $keys } changed the measure, { $idle } changed nothing, { $refused } cannot be changed alone.
lab-sensitivity-other-levels = Numbers of other levels, not tried: { $keys }.
lab-sensitivity-hidden = { $hidden ->
    [one] One more row
   *[other] { $hidden } more rows
} with --top { $all }.
lab-sensitivity-why = Which cannot be changed alone, and why: with --full.
lab-sensitivity-refused = Cannot be changed alone:
lab-practice = Practice values: these numbers rest on tables made by { $package ->
    [automatable] this project
   *[other] the package { $package }
}, not printed ones: { $tables }.
lab-practice-mark = practice values
lab-par-turn = Ends at turn
lab-par-of = { $wins } of 100
lab-par-usual = turns, median
lab-reached-in = { $share } % of games
lab-par-wins = wins { $wins } of 100
lab-par-note = From { $games } games for each level against the human model “{ $human }”; their pace and length are those of this model. { $turns ->
    [yes] Each turn counts every game that reaches it: where the Automa ends the game itself, it has some points more. A tie is counted as not won.
   *[no] A tie is counted as not won.
}
lab-par-left-out = Turns that fewer than { $fewest } of the { $games } games of a level reach are left out.
lab-no-par = There is no par table for { $game } yet. Make one with --games 2000.

## Measures

lab-measure-automa = Automa’s points
lab-measure-human = human’s points
lab-measure-margin = human’s lead
lab-measure-human-wins = human wins
lab-measure-turns = Automa’s turns

## Charts

lab-chart-wins = Who wins
lab-caption-wins = How often each human model wins, with the 95 % interval. A tie is decided as the rulebook decides it.
lab-chart-scores = The Automa’s points
lab-chart-human = The human models’ points
lab-chart-parts = Where the points come from
lab-caption-parts = The Automa’s points on average, by part.
lab-chart-ends = When the game ends
lab-caption-curve = Means over the games that got so far; a hollow point: fewer than half of them did. Point or tap for the numbers.
lab-exact = Exact, where it can be
lab-exact-note = The exact means were not sampled: every draw of the cards was enumerated.
lab-exactly = Exact mean
lab-simulated = Simulated mean
lab-chart-tie-breaks = Which tie-break decided
lab-chart-fallbacks = Fallbacks and passed turns
lab-chart-cards-automa = What each card is worth
lab-chart-decks = How much the order of the deck matters
lab-decks-note = The share of the variance that the order of the Automa’s decks explains: the correlation of twin games that share this order and nothing else. The rest comes from the human model and from the decks on the table.

## Human models, what they do

lab-pace = { $scores } points, turn { $turns }
lab-says-mine = ends the game in the turn and with the score of one of your own finished games ({ $pace }), each as likely as the others, unless the Automa ends it sooner; in between it plays as the steady model does.
lab-says-paced = ends the game in a turn and with a score from its ranges ({ $pace }), all equally likely, unless the Automa ends it sooner; in between it plays as the steady model does. A score the position cannot have becomes the nearest it can.

## What happens to me

lab-happens = What happens to you
lab-happens-note = Counted in { $games } games against “{ $model }” that were followed in detail.{ $map ->
    [yes] {" "}On the map the redder the more often; point at a place or tap it for its name.
   *[no] {""}
}
lab-happens-says = { $often } times in a game; { $time ->
    [round] a quarter of them by round { $early }, half by round { $half }, three quarters by round { $late }.
   *[turn] a quarter of them by turn { $early } of the Automa, half by turn { $half }, three quarters by turn { $late }.
    }
lab-happens-cards = Cards that do it most, with their times in a game: { $cards }.
lab-happens-by-level = By level and model
lab-happens-rulings = Which rulings decide where the book is silent
lab-home-human = you
lab-home-automa = Automa
lab-ruling = Ruling
lab-place = Place
lab-surprising = Games worth a look
lab-surprising-open = The commands that open them
lab-surprising-game = { $model }, lead { $lead }
lab-surprising-note = The human’s largest and smallest lead of each level and model. The command adds the game to your saved games with all its steps undone: Redo goes through it step by step, with Why?.
lab-kept-game = Saved as game { $id }, with all its { $steps } steps undone. Open the app (automatable serve) and go through it with Redo and Why?. It does not count among your own games.
lab-bad-game = “{ $number }” is not the number of a game. Enter a whole number, 0 or more.

## The command line

lab-progress = Playing
lab-trying = Trying boxes
lab-progress-line = { $what }: { $done } of { $total }{ $rate ->
    [none] {""}
   *[other] , { $rate } per second, { $left } left
}
lab-written = Written: { $file }
lab-resumes = Interrupted. Finished games are kept; run the same command again to resume.
lab-best-kept = Interrupted. All tried boxes and the best box so far are kept; run the same command again to resume.
lab-nothing-kept = Interrupted. Nothing was saved.
lab-interrupted = Interrupted. Without --out nothing was saved.
lab-partial = Computed until then:
lab-until-missed = Less precise than requested: { $measure } are known to ±{ $half }, not to ±{ $asked }. A higher --games allows more games.
lab-until-few = Less precise than requested: too few games were played to know the interval of { $measure }; ±{ $asked } was requested. A higher --games allows more games.
lab-until-played = Games played: { $games } in all, { $same ->
    [yes] { $low }
   *[no] { $low } to { $high }
} for each level and human model.
lab-target = Target
lab-wanted = Wanted
lab-reached = Reached in fresh games
lab-tolerance = Tolerance
lab-first-box = First box tried
lab-best-box = The best box found:

## Refusals

lab-unknown-level = { $game } has no level “{ $level }”. There are: { $levels }.
lab-unknown-model = There is no human model “{ $model }”. There are: { $models }; your own is named module:function or file.py:function.
lab-no-pace = { $game } has no paced human model.
lab-bad-pace = “{ $text }” is not a pace. Write paced:score=60-100,turn=20-26, single numbers or ranges.
lab-few-mine = { $games ->
    [0] There is no finished game of { $game } of yours yet
    [one] There is one finished game of { $game } of yours
   *[other] There are { $games } finished games of { $game } of yours
}; your pace needs { $fewest }. Until then give one: --human paced:score=60-100,turn=20-26.
lab-pace-scores = Nobody ends { $game } with such a score: there are scores from { $low } to { $high }.
lab-model-missing = { $where } has no function “{ $function }”.
lab-model-unreadable = The human model “{ $model }” cannot be used: { $reason }.
lab-model-raised = The human model “{ $model }” failed: { $reason }.
lab-model-refused = The human model “{ $model }” did something impossible: { $reason }.
lab-model-stuck = The human model “{ $model }” does nothing, and the game waits for it: { $position }.
lab-model-endless = The human model “{ $model }” keeps the game of seed { $seed } from ending: { $events } events.
lab-nothing-to-play = Name at least one level and one human model.
lab-simulation-words = The lab needs words for { $messages }. Add them to words/en.ftl of { $game }; “automatable check { $game }” lists all that are missing.
lab-simulation-board = The heat map of { $game } would draw { $place } on { $other }. Places side by side must be 2 apart, in one column 2.4.
lab-twice = A level or a human model is named twice.
lab-below-one = { $what } must be 1 or more, not { $value }.
lab-below-zero = { $what } must be 0 or more, not { $value }.
lab-not-whole = { $what } must be a whole number, not { $value }.
lab-bad-seed = The seed { $seed } is not a whole number from 0 to 2⁶⁴ − 1.
lab-other-plan = { $folder } holds another run: its { $what } is { $kept }; you asked for { $asked }. Choose another folder.
lab-other-code = { $folder } holds a run of another version of the rules or the lab. Choose another folder.
lab-other-mine = { $folder } holds a run against “mine”, and your own finished games have changed since: it cannot go on. Choose another folder.
lab-without-plan = { $folder } holds finished games, but the file { $file } that describes their run is missing, so they cannot be used. Choose another folder.
lab-bad-samples = The rows of games in { $file } cannot be read: { $reason }. The command of the run plays them again.
lab-run-level = The run in { $folder } has no level “{ $level }”. It has: { $levels }.
lab-run-model = The run in { $folder } has no human model “{ $model }”. It has: { $models }.
lab-run-game = The run in { $folder } has no game { $number }: its games are 0 to { $last }.
lab-no-run = { $folder } holds no run: { $reason }.
lab-cannot-write = { $file } cannot be written: { $reason }. What was finished before is kept.
lab-workers-died = The worker processes died { $times } times in a row: { $reason } In a script, call the lab under “if __name__ == "__main__":”.
lab-bad-cluster = “{ $address }” is not an address of a cluster. Write tcp://HOST:PORT, such as tcp://192.168.1.20:8786.
lab-cluster-unreachable = The cluster at { $address } cannot be reached: { $reason }.
lab-cluster-empty = The cluster at { $address } has no workers.
lab-cluster-lost = The cluster at { $address } was lost: { $reason }.
lab-cluster-other-version = The worker { $worker } has another version of the rules or the lab; its numbers would differ.
lab-measure-raised = The measure “{ $measure }” failed: { $reason }.
lab-measure-number = The measure “{ $measure }” returned { $value }, which is not a number.
lab-measure-function = The measure “{ $measure }” is { $value }, which is not a function.
lab-measure-taken = There is a measure “{ $measure }” already: choose another name.
lab-no-samples = This run saved no row per game: run it with samples (--samples on the command line).
lab-bad-option = “{ $text }” is not a set-up option. Write KEY=VALUE, such as automa=togawa.
lab-level-option = The level is not a set-up option here: name it with --level (level= in Python), in a comparison by itself.
lab-fixed-option = The lab has no table to ask: it needs { $key }={ $needed }, not { $value }.
lab-bad-until = “{ $text }” is not a width. Write a number above 0, such as 0.5, or measure=number, such as turns=0.2.
lab-variant-raised = The rules of a variant failed: { $reason }.
lab-unknown-rule = “{ $rule }” is not a rule of { $package }. Write MODULE.NAME of its rules folder, such as tie_breaks.NEAREST_FACTORY.
lab-no-variant = “{ $variant }” is not a variant. Write file.py:Class or module:Class.
lab-no-game = { $game } is not a game: pass its name, its class, or an object of it.
lab-other-game = “{ $variant }” is not a variant of { $game }: derive its class from that of the game.
lab-keep-variant = A game by other rules cannot be opened in the app.
lab-no-difference = There is no difference of { $measure } against “{ $model }”.
lab-box-broken = A game cannot be played with this box: { $reason }.
lab-unknown-card = There is no card “{ $card }” to leave out. There are: { $cards }.
lab-unknown-variant = “{ $variant }” is none of these: a level ({ $levels }), a box file (.toml), a set-up option (KEY=VALUE), without:CARD, a variant (file.py:Class).
lab-two-levels = “{ $variant }” names two levels; a side has one.
lab-unknown-key = The box has no value at “{ $key }”.
lab-not-a-number = The value at “{ $key }” is not a whole number.
lab-bad-target = “{ $text }” is not a target. Write measure=value or measure@model=value, such as turns=21, with a tolerance turns=21~0.5.
lab-bad-free = “{ $text }” is not a free value. Write key=low:high, such as star_cards.automa.stars.0=6:12.
lab-free-twice = “{ $key }” is free twice: one range for each key.
lab-wins-untried = The human model “{ $model }” does not try to win: { $measure } against it cannot be a target. Name another, such as { $measure }@steady.
lab-unknown-measure = There is no measure “{ $measure }”. There are: { $measures }.
lab-nothing-to-tune = Name at least one free value, one target and one trial.
lab-nothing-matters = No number of the box that begins with “{ $under }” and is not printed changes { $measure }.
lab-no-box-fits = No box that was tried can be played: { $reason }.
lab-missing = This needs the package { $package }, which is not installed. { $package ->
    [pandas] Install it with: pip install pandas
   *[other] Install the lab with: pip install 'automatable[lab]'
}
