### What only the page says about Red Rising.

web-red-rising-progress = { $house } · { $phase }
web-red-rising-deploy = Deploy
web-red-rising-gain = Gain
web-red-rising-scout = Scout
web-red-rising-action-at = { $action }: { $at }
web-red-rising-letter = Priority { $letter } on { $at }. Tap two to swap them
web-red-rising-swap = Correction: tap the priority card to swap with.
web-red-rising-luna-shows = Luna bonus card: { $at }
web-red-rising-turn = Your turn: deploy where, or scout where?
web-red-rising-turn-app = Your turn: tap a card of your hand and where you deploy it, or scout.
web-red-rising-move = An ability moved a card
web-red-rising-move-stop = Cancel the move
web-red-rising-move-from = Which card moved? Tap where it was.
web-red-rising-move-to = Tap where it went.
web-red-rising-from = From here
web-red-rising-to = Here
web-red-rising-card = Automus card { $number }
web-red-rising-no-card = No Automus card yet
web-red-rising-unsure = reading not sure
web-red-rising-arrow-left = arrow left
web-red-rising-arrow-right = arrow right
web-red-rising-laurels = Laurels for tokens now
web-red-rising-table = On the table
web-red-rising-side = Scoring card
web-red-rising-even = EVEN
web-red-rising-odd = ODD
web-red-rising-left =
    { $cards ->
        [one] { $cards } Automus card
       *[other] { $cards } Automus cards
    } before it shuffles · neutral influence: { $neutral }
web-red-rising-closing = the end is triggered
