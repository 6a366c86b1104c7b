### Viticulture: the solo Automa.

## Names

viticulture-name = Viticulture
viticulture-side-human = You
viticulture-deck-automa = the Automa’s deck
viticulture-side-automa = Automa
viticulture-nobody = Nobody
viticulture-level-very-easy = Very easy
viticulture-level-easy = Easy
viticulture-level-normal = Normal
viticulture-level-hard = Hard
viticulture-level-very-hard = Very hard
viticulture-card = Card { $card }
viticulture-row = Row { $row }
viticulture-row-gain = { $row }: { $gain }
viticulture-season-summer = Summer
viticulture-season-winter = Winter
viticulture-color-green = green
viticulture-color-yellow = yellow
viticulture-color-red = red
viticulture-color-blue = blue
viticulture-step-spring = your wake-up row
viticulture-step-summer = the Automa’s summer card
viticulture-step-winter = the Automa’s winter card
viticulture-step-year-end = the end of the year
viticulture-step-over = the game is over
viticulture-space-draw-vine = Draw a vine
viticulture-space-give-tour = Give a tour
viticulture-space-build-structure = Build
viticulture-space-summer-visitor = Summer visitor
viticulture-space-sell-grape = Sell grapes, trade a field
viticulture-space-plant-vine = Plant
viticulture-space-draw-order = Draw an order
viticulture-space-harvest = Harvest
viticulture-space-make-wine = Make wine
viticulture-space-winter-visitor = Winter visitor
viticulture-space-train-worker = Train a worker
viticulture-space-fill-order = Fill an order
viticulture-space-star = Place or move a star
viticulture-space-trade-field = Buy or sell a field
viticulture-space-build-or-tour = Build or give a tour
viticulture-space-sell-wine = Sell a wine
viticulture-gain-nothing = nothing
viticulture-gain-vine = a vine card
viticulture-gain-order = an order card
viticulture-gain-lira = 1 lira
viticulture-gain-visitor = a visitor card
viticulture-gain-point = 1 VP
viticulture-gain-no-point = no VP in this challenge
viticulture-gain-worker = the grey worker
viticulture-bonus-draw-vine = one vine card more
viticulture-bonus-give-tour = 1 lira more
viticulture-bonus-build-structure = it costs 1 lira less
viticulture-bonus-summer-visitor = a second summer visitor
viticulture-bonus-sell-grape = 1 VP
viticulture-bonus-plant-vine = a second vine
viticulture-bonus-draw-order = one order card more
viticulture-bonus-harvest = a second field
viticulture-bonus-make-wine = a third wine
viticulture-bonus-winter-visitor = a second winter visitor
viticulture-bonus-train-worker = it costs 1 lira less
viticulture-bonus-fill-order = 1 VP
viticulture-bonus-none = nothing in this challenge
viticulture-visitor-swindler = Swindler
viticulture-visitor-wedding-party = Wedding Party
viticulture-visitor-queen = Queen
viticulture-visitor-governor = Governor
viticulture-challenge-none = no campaign
viticulture-challenge-1 = challenge 1
viticulture-challenge-2 = challenge 2
viticulture-challenge-3 = challenge 3
viticulture-challenge-4 = challenge 4
viticulture-challenge-5 = challenge 5
viticulture-challenge-6 = challenge 6
viticulture-challenge-7 = challenge 7
viticulture-challenge-8 = challenge 8
viticulture-yes = Yes
viticulture-no = No
viticulture-progress = Year { $year } of { $years }
viticulture-sides = { $challenge ->
    [none] you against the Automa
   *[other] you against the Automa, challenge { $challenge }
  }

## Set-up

viticulture-setup-level = Level
viticulture-setup-level-very-easy = Very easy: eight years
viticulture-setup-level-easy = Easy: you start with 3 VP
viticulture-setup-level-normal = Normal: seven years, 20 VP
viticulture-setup-level-hard = Hard: it draws until two of its workers stand
viticulture-setup-level-very-hard = Very hard: the same, and 23 VP
viticulture-setup-aggressive = Aggressive variant: be ahead at the end of every year (easy, normal, hard)
viticulture-setup-challenge = Challenge of the campaign
viticulture-setup-challenge-none = None
viticulture-setup-challenge-1 = 1: three vines are planted, no mama
viticulture-setup-challenge-2 = 2: two ordinary workers, middle spaces
viticulture-setup-challenge-3 = 3: six workers by the end of year 3
viticulture-setup-challenge-4 = 4: from −5 VP, harvest three fields
viticulture-setup-challenge-5 = 5: eight years, any row, no tokens
viticulture-setup-challenge-6 = 6: only wine scores, at the end
viticulture-setup-challenge-7 = 7: from −3 VP, income of 2 lira
viticulture-setup-challenge-8 = 8: no orders
viticulture-setup-losses = Losses in a row on this challenge
viticulture-do-vineyard = Set up your own vineyard as usual.
viticulture-do-your-marker = Your VP marker: { $points }.
viticulture-do-pieces = Give the Automa a colour: its VP marker and { $workers } workers, the large one among them.
viticulture-do-marker = The Automa’s VP marker: { $points }.
viticulture-do-tokens = Put a glass token on each of the { $rows } wake-up rows.
viticulture-do-shuffle = Shuffle all { $cards } Automa cards.
viticulture-do-visitors = Take out visitors that help only if another player does something ({ $list } at least), or draw anew when you draw one.
viticulture-do-spaces = { $middle ->
    [0] Only the left space of each action is in play.
   *[1] Only the middle space of each action is in play, in place of the left one. Your grande worker on an occupied action takes no middle space.
  }
viticulture-do-years = This game lasts { $years } years.
viticulture-do-draws-on = The Automa draws until it has { $wanted } workers in a season.
viticulture-do-aggressive = Aggressive variant: you lose unless you are ahead at the end of every year.
viticulture-do-challenge = { $challenge ->
    [1] No mama. Choose 3 vine cards, plant them without structures, shuffle the vine deck.
    [2] At most 2 ordinary workers.
    [3] Have 6 workers by the end of year 3, or you lose.
    [4] A harvest may take up to three fields.
    [5] Choose any wake-up row in every year.
    [6] You score no VP during the game. At the end: 2 VP for each wine in the large cellar, 1 in the medium one.
    [7] Start with a residual income of 2 lira.
   *[8] No orders may be filled, not by visitors either; wine may score in every other way. A mama with an order card may be drawn again.
  }
viticulture-do-campaign = Campaign: challenges 1 to 8 in this order, each until you win it. Your score is the number of games you play, and fewer are better.
viticulture-do-no-tokens = No bonus action tokens in this challenge.
viticulture-do-losses = Take bonus action tokens for your losses: { $tokens }.

## The year

viticulture-ask-row = Year { $year } of { $years }: which wake-up row do you choose?
viticulture-ask-summer = Summer begins: which card does the Automa turn?
viticulture-ask-winter = Your summer and fall are over: which winter card does the Automa turn?
viticulture-ask-more = Fewer than two workers: which card does the Automa turn next?
viticulture-ask-points = Play your winter. How many VP do you have at the end of year { $year }?
viticulture-ask-workers = Do you have six workers?
viticulture-ask-large = Wines in your large cellar?
viticulture-ask-medium = Wines in your medium cellar?
viticulture-deal-automa = { $season ->
    [summer] Turn the summer card
   *[winter] Summer over: winter card
  }
viticulture-do-row = Rooster to row { $row }: { $gain }.
viticulture-do-take-token = Take the row’s glass token: you have { $tokens }.
viticulture-do-remove-token = Put the token of row { $row } back into the box: this row is used, and no tokens may be used in this challenge.
viticulture-do-fall = Fall comes first: you draw your visitor card. The Automa does nothing.
viticulture-do-planned-now = Take the action of your planned worker now: { $space }.
viticulture-do-card = { $season ->
    [summer] Summer, card { $card }.
   *[winter] Winter, card { $card }.
  }
viticulture-do-place = Automa worker: { $space }.
viticulture-do-place-none = No Automa worker.
viticulture-do-reshuffle = Shuffle the discard pile into a new deck.
viticulture-do-bonus = { $space }, bonus: { $bonus }.
viticulture-do-grande = An Automa worker is there ({ $space }): this takes your grande worker.
viticulture-do-discard-token = Discard one token, only one in a turn: { $tokens } left.
viticulture-do-planned = Your worker waits here: { $space }. You take this action first when winter begins.
viticulture-do-organized = Rooster to row { $row }: { $gain }. No token.
viticulture-do-upkeep = Your upkeep: age grapes and wine, take back your workers, residual income, at most 7 cards.
viticulture-do-take-back = Take back the Automa’s workers: { $workers }.
viticulture-what-place = Space for the worker
viticulture-out-season = another season
viticulture-out-tuscany = Tuscany only
viticulture-out-occupied = a worker is there
viticulture-out-stock = its six workers are used up
viticulture-note-again = Workers of the Automa in this season: { $workers }. It draws another card.
viticulture-step-place = Put a worker on each space that is left.

## The result

viticulture-part-human = VP
viticulture-part-automa = VP marker
viticulture-won = More VP than the Automa: you win.
viticulture-lost = Fewer VP than the Automa: you lose.
viticulture-draw = Equal VP: a draw.
viticulture-lost-behind = You are not ahead at the end of the year: the aggressive variant is lost.
viticulture-lost-workers = Fewer than six workers at the end of year 3: the challenge is lost.

## Errors

viticulture-no-card = There is no card “{ $card }” to turn now.
viticulture-bad-deck = The deck is empty.
viticulture-bad-year = The game has the years 1 to { $years }.
viticulture-bad-rows = In spring at least one row must have a token.
viticulture-bad-workers = A space holds one worker, and the Automa has { $workers }.
viticulture-bad-more = A further card is due in summer and winter only.
viticulture-no-aggressive = The aggressive variant is for easy, normal and hard, and not for challenge 6.
viticulture-no-challenge-six = Challenge 6 is left out in the aggressive variant.
viticulture-not-row = Row { $row } cannot be chosen now.
viticulture-not-organized = The Organizer moves your rooster to another row in your turn, never to row 7: not to { $row }.
viticulture-not-planned = The Planner puts one worker on a winter space during your summer.
viticulture-not-year-end = The year is not over yet.
viticulture-no-token = You have no bonus action token.
viticulture-tokens-forbidden = No tokens may be used in challenge { $challenge }.
viticulture-other-season = { $space } is not an action of your turns now.

## Events, corrections, the box

viticulture-event-woke-up = Wake-up row { $row }
viticulture-event-card-turned = Automa card { $card }
viticulture-event-token-used = Token used: { $space }
viticulture-event-planned = Planner: { $space }
viticulture-event-organized = Organizer: row { $row }
viticulture-event-year-ended = End of the year, { $points } VP
viticulture-event-corrected = Corrected by hand
viticulture-event-answered = Answered
viticulture-report-organized = I play the Organizer
viticulture-report-planned = I play the Planner
viticulture-report-token-used = I use a bonus token
viticulture-field-level = Level
viticulture-field-aggressive = Aggressive variant
viticulture-field-challenge = Challenge of the campaign
viticulture-field-losses = Losses in a row
viticulture-field-year = Year
viticulture-field-step = What comes next
viticulture-field-more = A further card is due
viticulture-field-rows = Rows with a token
viticulture-field-row = Your row of this year
viticulture-field-row-none = none yet
viticulture-field-space = Space
viticulture-field-tokens = Your bonus tokens
viticulture-field-workers = The Automa’s workers
viticulture-field-planned = Your planned worker
viticulture-field-planned-none = nowhere
viticulture-field-left = Cards left in the deck
viticulture-field-cards = Cards of the last season
viticulture-field-points = Your VP
viticulture-field-missed = Too few workers in challenge 3
viticulture-shelved-cards = card { $id }
viticulture-shelved-spaces = { $id }
viticulture-shelved-rows = wake-up rows
viticulture-shelved-automa = the Automa’s workers
viticulture-shelved-visitors = visitors taken out
viticulture-shelved-levels = { $id }
viticulture-shelved-aggressive = aggressive variant
viticulture-shelved-challenges = challenge { $id }
viticulture-things-cards = Automa cards
viticulture-things-spaces = Spaces
viticulture-things-rows = Wake-up rows
viticulture-things-automa = The Automa’s workers
viticulture-things-visitors = Visitors taken out
viticulture-things-levels = Levels
viticulture-things-aggressive = Aggressive variant
viticulture-things-challenges = Challenges
viticulture-printed-slots = spaces
viticulture-printed-color = colour
viticulture-printed-season = season
viticulture-printed-tuscany = Tuscany only
viticulture-printed-rows = benefit
viticulture-printed-workers = workers
viticulture-printed-wanted = workers needed in a season at the hard levels
viticulture-printed-removed = visitors
viticulture-printed-years = years
viticulture-printed-automa = VP of the Automa
viticulture-printed-start = your first VP
viticulture-printed-draws-on = draws until two workers stand
viticulture-printed-by-year = VP by year
viticulture-printed-levels = offered at
viticulture-printed-tokens = tokens may be used
viticulture-printed-any-row = any row in every year
viticulture-printed-by = by the end of year
viticulture-printed-large = VP for a wine in the large cellar
viticulture-printed-medium = VP for a wine in the medium cellar

## Terminal

viticulture-board-rows = Wake-up rows
viticulture-tap-planned = The Planner: my worker waits here
viticulture-tap-token-used = Use a bonus token: { $bonus }
viticulture-piece-token = token
viticulture-piece-rooster = your rooster
viticulture-piece-planned = your planned worker
viticulture-piece-automa = Automa worker
viticulture-board-deck = Automa cards left
viticulture-board-stock = Automa workers left

## The lab

viticulture-measure-blocked-draw-vine = years with “Draw a vine” blocked
viticulture-measure-blocked-give-tour = years with “Give a tour” blocked
viticulture-measure-blocked-build-structure = years with “Build” blocked
viticulture-measure-blocked-summer-visitor = years with “Summer visitor” blocked
viticulture-measure-blocked-sell-grape = years with “Sell grapes, trade a field” blocked
viticulture-measure-blocked-plant-vine = years with “Plant” blocked
viticulture-measure-blocked-draw-order = years with “Draw an order” blocked
viticulture-measure-blocked-harvest = years with “Harvest” blocked
viticulture-measure-blocked-make-wine = years with “Make wine” blocked
viticulture-measure-blocked-winter-visitor = years with “Winter visitor” blocked
viticulture-measure-blocked-train-worker = years with “Train a worker” blocked
viticulture-measure-blocked-fill-order = years with “Fill an order” blocked
viticulture-measure-summer = { $n ->
    [1] summers with 1 Automa worker
   *[other] summers with { $n } Automa workers
  }
viticulture-measure-winter = { $n ->
    [1] winters with 1 Automa worker
   *[other] winters with { $n } Automa workers
  }
viticulture-measure-cards-turned = Automa cards turned
viticulture-no-par = The Automa’s final VP are fixed, so no games are simulated for them: 21 VP win, at the very hard level 24. The aggressive variant and some challenges have further conditions.
viticulture-human-absent = takes the first row that is free and scores nothing.
viticulture-human-steady = takes any wake-up row and ends with 18 to 24 VP; on the way it has about 0, 2, 4, 7, 11 and 16 VP at the ends of the years. This pace is made up: it is no record of played games.
viticulture-attack-blocks = The Automa blocks a space
viticulture-fallback-do-place-none = no worker placed

## The page

