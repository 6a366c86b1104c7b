### What only the page says at Pendulum's table.

web-pendulum-progress = Round { $round } · { $phase }

## Timers

web-pendulum-timer = { $timer ->
    [purple] Purple
    [green] Green
   *[black] Black
}
web-pendulum-row = { $row ->
    [top] top row
   *[bottom] bottom row
}
web-pendulum-out = Run out
web-pendulum-ran-out = { $timer ->
    [purple] The purple timer has run out.
    [green] The green timer has run out.
   *[black] The black timer has run out.
}
web-pendulum-state-running = running
web-pendulum-state-waiting = not flipped
web-pendulum-state-paused = paused
web-pendulum-state-out = run out
web-pendulum-sand-out = Its sand is out
web-pendulum-which-row = Which row it stands on
web-pendulum-sand = Its sand
web-pendulum-seconds = Seconds left
web-pendulum-flips = Purple flips: { $flips } of { $most }
web-pendulum-let-run = { $timer ->
    [purple] Let purple run out
    [green] Let green run out
   *[black] Let black run out
}
web-pendulum-sound = Sound
web-pendulum-voice = Voice

## Under the thumb

web-pendulum-begin = Start round { $round }: flip all three
web-pendulum-begin-next = Start the round
web-pendulum-sand-runs = sand still runs: { $time }
web-pendulum-lifted = A worker left a bottom box
web-pendulum-flipped = I flipped a timer
web-pendulum-flip = { $timer ->
    [purple] Flip purple
    [green] Flip green
   *[black] Flip black
}
web-pendulum-pause = Pause all
web-pendulum-resume = Go on: all timers up

## The board

web-pendulum-area = The area
web-pendulum-worker-here = an Automa worker
web-pendulum-free = free
web-pendulum-timer-here = the timer stands here
web-pendulum-tap-free = Tap the free space to put it there.
web-pendulum-mat = Automa mat
web-pendulum-markers = { $count ->
    [one] time marker on the mat
   *[other] time markers on the mat
}
web-pendulum-token = Legendary token is there
web-pendulum-no-token = No legendary token
web-pendulum-gained = I gained it
web-pendulum-council-board = Council board
web-pendulum-unknown = not told yet
web-pendulum-gone = gone
web-pendulum-practice = Cards, scoring card and track are practice values made by this project, not the printed ones.
web-pendulum-own-box = Enter your own box

## The card and the mat

web-pendulum-no-card = No card turned yet. { $left ->
    [one] { $left } card in the deck.
   *[other] { $left } cards in the deck.
}
web-pendulum-province = { $slot ->
    [0] no province
   *[other] province { $slot } from the top
}
web-pendulum-votes = votes
web-pendulum-points = victory points
web-pendulum-space = space on the track
web-pendulum-grande = grande worker
web-pendulum-in-front = Cards in front, newest on the left
web-pendulum-privilege = Privilege track
web-pendulum-one-up = One place up: { $who }
web-pendulum-your-votes = your votes
web-pendulum-markers-on-mat = time markers
web-pendulum-your-legendary = you: legendary
web-pendulum-track = The Automas’ track
web-pendulum-track-legend = Numbers: how far from the parchment. Thick border: parchment. Double border: green spaces.
web-pendulum-on-space = Automa { $automa }: space { $space }

## The council

web-pendulum-council = Council
web-pendulum-council-of = Council of round { $round }
web-pendulum-step-votes = Your votes
web-pendulum-step-count = Points and votes
web-pendulum-step-rewards = Rewards
web-pendulum-step-next = Next round
web-pendulum-sum-points = Victory points
web-pendulum-sum-votes = Votes
web-pendulum-automa = Automa { $automa }
web-pendulum-nth-card = { $n ->
    [1] 1st card
    [2] 2nd card
   *[other] 3rd card
}

## The owner’s box

web-pendulum-box-cards = Card { $first }
web-pendulum-box-scoring = Scoring card { $first }, round { $second }
web-pendulum-box-track = The Automas’ track
