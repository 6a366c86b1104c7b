### What every game says.

core-none = none
core-page = page { $page }
core-ruling = ruling { $ruling }
core-candidates = Candidates
core-choice = { $what }: { $names }
core-only-one = { $what }: only { $name }
core-nobody = { $what }: none is possible.
core-cut = Out: { $names } — { $condition }
core-left = Still in: { $names }
core-decided = decided
core-chosen = Chosen: { $name }
core-do-take-back = Take this back: { $what }
core-step-keep = Leave out everything that meets one of these:
core-step-pick = Choose one; at a tie go on to the next line:
core-value-yes = yes
core-value-no = no

## Corrections by hand

core-corrected = { $name }: { $changes }
core-changes = { $first }; { $second }
core-values = { $values }
core-inside = { $of }: { $name }
core-change = { $name }: { $before } → { $after }
core-change-came = { $name }: + { $values }
core-change-went = { $name }: − { $values }
core-change-order = { $name }: another order
core-change-anew = { $name }: entered again
core-change-forgotten = { $name }: forgotten
core-change-more = and { $count } more
core-change-nothing = nothing changed

## Errors

core-answer-twice = “{ $question }” accepts each answer only once.
core-answer-parts = “{ $question }” needs an answer with several parts.
core-answer-part = “{ $question }” has no part “{ $part }”.
core-answer-part-missing = The part “{ $part }” of “{ $question }” is missing.
core-answer-list = “{ $question }” needs a list of answers.
core-too-deep = This is nested too deeply; at most { $most } levels are allowed.
core-too-many-values = This contains too many values; at most { $most } are allowed.
core-too-long-text = A text in this input is too long; at most { $most } characters are allowed.
core-too-large-number = A number in this input is too large.
core-no-text = A text in this input is not valid Unicode.
core-answer-option = “{ $value }” is not an answer to “{ $question }”. Possible answers: { $options }.
core-answer-text = “{ $question }” needs a text.
core-answer-switch = “{ $value }” is not an answer to “{ $question }”. Enter yes or no.
core-answer-range = “{ $value }” is not an answer to “{ $question }”. Enter a whole number from { $low } to { $high }.
core-answer-number = “{ $value }” is not an answer to “{ $question }”. Enter a whole number of at least { $low }.
core-box-toml = { $file } is not valid TOML: { $reason }.
core-box-unreadable = { $file } cannot be read: { $reason }.
core-box-value = { $file }, key { $key }: { $reason }.
core-box-level = { $file }: a level cannot be called “{ $level }”. Use at most 30 letters, digits and hyphens between them; “all” is reserved.
core-box-number = { $file }, key { $key }: the number is too large; at most { $most } is allowed.
core-box-unfit = The values in { $file } contradict each other: { $reason }.
core-question-open = A question is open. Answer it, or undo the last step.
core-bad-event = This event cannot be understood: { $reason }.
core-bad-setup = These set-up choices cannot be understood: { $reason }.
core-setup-key = There is no set-up option “{ $key }”. Options: { $keys }.
core-bad-position = This position cannot be understood: { $reason }.
core-no-question = There is no open question “{ $question }”.
core-other-question = “{ $question }” is not the open question; “{ $asked }” is.
core-unknown-key = A position has no key “{ $key }”.
core-unknown-game = There is no game “{ $game }”. Games: { $games }.
core-game-broken = The game “{ $game }” from the package “{ $package }” cannot be loaded: { $reason }
core-unknown-rule = { $game } has no rule “{ $rule }”. Rules: { $rules }.
core-unknown-input = The rule “{ $rule }” has no input “{ $input }”.
core-missing-input = The rule “{ $rule }” needs the input “{ $input }”.
core-bad-input = The input “{ $input }” of the rule “{ $rule }” cannot be “{ $value }”.
core-bad-inputs = These inputs of the rule “{ $rule }” cannot be understood: { $reason }.
core-unknown-language = There is no language “{ $language }”. Languages: { $languages }.
core-game-over = The game is over. Undo a step to continue.

## Playing

play-nothing-to-deal = The app has no card to draw now.
play-deals-without-end = In this position cards would be drawn from the deck “{ $deck }” without end, so it was not accepted.
play-nothing-to-undo = There is nothing to undo.
play-nothing-to-redo = There is nothing to redo.
play-no-such-game = There is no saved game { $game }.
play-bug = Unexpected error: { $reason }. Your saved games are not affected. Please send us the report in { $file }.
play-disk-full = The disk is full, so this was not saved. Everything before it is saved. Free some space and try again.
play-disk-read-only = { $file } cannot be written, so this was not saved. What was saved before can still be read.
play-disk-trouble = { $file } could not be read or written ({ $reason }), so this was not saved. Everything before it is saved.
play-not-a-file = { $file } is { $what ->
        [folder] a folder
        [link] a link
       *[device] a device or a pipe
    }, so nothing was written. Choose a regular file.
play-store-busy = Another program is writing to the saved games, so this was not saved. Try again in a moment.
play-store-damaged =
    The file of saved games was damaged and was moved to { $file }. { $whole ->
        [0] No game
        [one] { $whole } game
       *[other] { $whole } games
    } could be recovered completely, { $partly } without the last steps; the rest is lost. Try again to continue with the recovered games.
play-rescue-no-room = { $file } is damaged, and there is not enough space to recover it: about { $megabytes } MB must be free. Nothing was changed. Free some space and try again.
play-save-damaged = The saved game { $game } is damaged: { $reason }. You can export it as it is, or delete it.
play-store-newer = { $file } was written by a newer version (format { $version }). Update Automatable to open it.
play-changed-elsewhere = The game was changed on another device; this is its current state.
play-bad-message = This request cannot be understood: { $reason }.
play-unbroken-tie = The rulebook does not say how the rule “{ $rule }” breaks this tie. Please send a bug report.
play-cannot-replay = This saved game cannot be replayed: { $reason }. Export it and send it with a bug report.
play-older-stops =
    This game was saved by an earlier version, and rules have been corrected since then. It is open at step { $steps } of { $of }, because the next step is no
    longer possible. The saved file still contains all { $of } steps; export it before you continue from here.
play-older-differs =
    Rules have been corrected since you last opened this game, and its position has changed. Compare it with your table and correct what differs.
play-not-finished = The game is not finished yet.
play-import-version = This file has the format “{ $version }”, which this version cannot read.
play-import-unreadable = This is not an exported game: { $reason }.
play-brought-part = { $games } of { $of } games were restored, then it stopped: { $reason }. Restore the same file again to continue; no game is restored twice.
play-bringing = Restoring games: { $done } of { $of }
play-collecting = Collecting games: { $done } of { $of }
play-playing-through = Replaying the game…
play-brought =
    { $games ->
        [0] No new games were restored
        [one] { $games } game was restored
       *[other] { $games } games were restored
    }{ $known ->
        [0] .
        [one] ; { $known } was here already.
       *[other] ; { $known } were here already.
    }

## Provenance

core-provenance-printed = printed: read from the printed components
core-provenance-transcribed = transcribed: entered by others, cross-checked
core-provenance-inferred = inferred: our reading, not seen in print
core-provenance-practice = practice: made up by { $package ->
    [automatable] this project
   *[other] the package { $package }
}, not official
core-chance = { $weight } of { $total }
core-chance-percent = { $percent } %
core-chance-small = under 1 %

## Shared boxes

core-yes = yes
core-no = no
play-box-empty = You have not entered any values of this game yet, so there is nothing to share.
play-box-link = This is not a complete box: the link or file is cut off or damaged. Ask for it again.
play-box-not-kept = Your box was not changed, because it could not be read again ({ $reason }).
play-box-changes = reading the file back would give other values
play-box-set-aside = Your box { $box } could not be read and was moved to { $file } ({ $reason }). The game uses the values it comes with.
play-box-unread = Your box { $box } could not be read ({ $reason }). The game uses the values it comes with.
play-box-other-game = This box is for the game “{ $game }”, not for “{ $wanted }”.
play-box-which-game = The box does not name its game. Choose one of: { $games }.
play-contribute-game = The file does not name its game. Add box = "…" in the first line.
play-contribute-empty = The file contains no values.
play-contribute-source = { $key }: add provenance of kind “transcribed” with an edition.
play-contribute-text = { $key }: this is a sentence from the game; only numbers and names may be shared.
play-challenge-unreadable = This is not a complete challenge: the link or code is cut off or damaged. Ask for it again.
play-challenge-position = This game cannot be a challenge: it did not begin with its set-up.
play-challenge-physical = You draw the cards of this game yourself, so a friend cannot get the same ones. Let the app draw them in a new game.
play-challenge-box = This challenge needs the same box values of “{ $game }” on both sides, and yours differ. Share the box first.
