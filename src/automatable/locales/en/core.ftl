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
core-step-keep = Leave out where one of these holds:
core-step-pick = Choose one; at a tie go on to the next line:
core-value-yes = yes
core-value-no = no

## Refusals

core-answer-twice = “{ $question }” takes each answer once.
core-answer-parts = “{ $question }” is a thing with several parts.
core-answer-part = “{ $part }” is not asked for in “{ $question }”.
core-answer-part-missing = “{ $part }” is still missing in “{ $question }”.
core-answer-list = “{ $question }” takes a list of answers.
core-too-deep = This is nested deeper than { $most } levels, which nothing of ours is.
core-too-many-values = This holds more than { $most } values, which nothing of ours does.
core-too-long-text = A text in it is longer than { $most } characters.
core-too-large-number = A number in it is larger than any of ours.
core-no-text = A text in it is not valid Unicode.
core-answer-option = “{ $value }” is no answer to “{ $question }”. Possible: { $options }.
core-answer-range = “{ $value }” is no answer to “{ $question }”: a whole number from { $low } to { $high } is needed.
core-answer-number = “{ $value }” is no answer to “{ $question }”: a whole number from { $low } on is needed.
core-box-toml = { $file } is no valid TOML: { $reason }.
core-box-unreadable = { $file } cannot be read: { $reason }.
core-box-value = { $file }, key { $key }: { $reason }.
core-box-level = { $file }: a level cannot be called “{ $level }”. Letters and digits, in between a hyphen, 30 at most, and not “all”.
core-box-number = { $file }, key { $key }: no printed number is larger than { $most }.
core-box-unfit = The values in { $file } do not fit together: { $reason }.
core-question-open = A question is open: answer it, or take the last step back.
core-bad-event = This event cannot be understood: { $reason }.
core-bad-setup = These set-up choices cannot be understood: { $reason }.
core-setup-key = There is no set-up option “{ $key }”. There are: { $keys }.
core-setup-choice = “{ $value }” is no choice for { $key }. There are: { $choices }.
core-bad-position = This position cannot be understood: { $reason }.
core-no-question = Nothing is asked under the name “{ $question }”.
core-other-question = “{ $question }” is not asked now; the open question is “{ $asked }”.
core-unknown-key = A position has no key “{ $key }”.
core-unknown-game = There is no game “{ $game }”. There are: { $games }.
core-game-broken = The game “{ $game }” of the package “{ $package }” cannot be used: { $reason }
core-unknown-rule = { $game } has no rule “{ $rule }” to ask. There are: { $rules }.
core-unknown-input = The rule “{ $rule }” takes no input “{ $input }”.
core-missing-input = The rule “{ $rule }” needs the input “{ $input }”.
core-bad-input = The input “{ $input }” of the rule “{ $rule }” cannot be “{ $value }”.
core-bad-inputs = These inputs of the rule “{ $rule }” cannot be understood: { $reason }.
core-unknown-language = There is no language “{ $language }”. There are: { $languages }.
core-game-over = The game is over; take a step back to go on.

## Playing

play-nothing-to-deal = The app holds no card to turn now.
play-deals-without-end = In this position cards would be drawn from the deck “{ $deck }” without end, so it was not accepted.
play-nothing-to-undo = There is nothing to take back.
play-nothing-to-redo = There is nothing to do again.
play-no-such-game = There is no saved game { $game }.
play-bug = Something went wrong that nobody foresaw ({ $reason }). Nothing that was kept is lost; a report to send is in { $file }.
play-disk-full = The disk is full: this was not kept. Everything before it is. Make room and try again.
play-disk-read-only = { $file } cannot be written, so this was not kept. What was kept before can still be read.
play-disk-trouble = { $file } could not be read or written ({ $reason }); this was not kept. Everything before it is.
play-store-busy = Another program is writing to the saved games, so this was not kept. Try again in a moment.
play-store-damaged =
    The file of the saved games was damaged and is set aside as { $file }. { $whole ->
        [0] No game
        [one] { $whole } game
       *[other] { $whole } games
    } could be recovered whole, { $partly } without the last steps; anything else in it is lost. Try again: it goes on from there.
play-save-damaged = The saved game { $game } is damaged: { $reason }. It can be exported as it is, or deleted.
play-store-newer = { $file } was written by a newer version (form { $version }); update Automatable to open it.
play-changed-elsewhere = The table has changed on another device; here is how it stands now.
play-bad-message = This request cannot be understood: { $reason }.
play-unbroken-tie = The rulebook does not say how the rule “{ $rule }” breaks this tie. Please send a bug report.
play-cannot-replay = This saved game cannot be played through: { $reason }. Export it and send it with a bug report.
play-older-stops =
    This game was kept by an earlier version, and the rules have been mended since: the table stands after step { $steps } of { $of }, where the next one is
    refused today. The file of the game still holds all { $of }; export it before you go on from here.
play-older-differs =
    The rules have been mended since you last saw this game, and its position is not the one you left. Compare it with your table and correct what differs.
play-not-finished = The game is not finished yet.
play-import-version = This file is of form “{ $version }”, which this version cannot read.
play-import-unreadable = This is no exported game: { $reason }.
play-brought =
    { $games ->
        [0] No new games came with this file
        [one] { $games } game came with this file
       *[other] { $games } games came with this file
    }{ $known ->
        [0] .
        [one] ; { $known } was here already.
       *[other] ; { $known } were here already.
    }

## Provenance

core-provenance-printed = printed: read from the printed components
core-provenance-transcribed = transcribed: typed by others, cross-checked
core-provenance-inferred = inferred: our reading, not seen in print
core-provenance-practice = practice: made by this project, not official
core-chance = { $weight } of { $total }
core-chance-percent = { $percent } %
core-chance-small = under 1 %

## Boxes that leave and come

core-yes = yes
core-no = no
play-box-empty = You have entered nothing of this game yet, so there is nothing to share.
play-box-link = This is no box: the link or the file is cut short or spoilt. Ask for it again.
play-box-other-game = This box is for the game “{ $game }”, not for “{ $wanted }”.
play-box-which-game = The box does not say which game it is for. Name one of: { $games }.
play-contribute-game = The file does not say its game: box = "…" in the first line.
play-contribute-empty = There is not one value in the file.
play-contribute-source = { $key }: provenance of kind “transcribed” with an edition is missing.
play-contribute-text = { $key }: a sentence of the game; only figures and names may be shared.
