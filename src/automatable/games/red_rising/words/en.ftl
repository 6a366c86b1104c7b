### Red Rising: the Automus.


## Names

red-rising-name = Red Rising
red-rising-card = a card
red-rising-location-jupiter = Jupiter
red-rising-location-mars = Mars
red-rising-location-luna = Luna
red-rising-location-institute = the Institute
red-rising-place-jupiter = Jupiter
red-rising-place-mars = Mars
red-rising-place-luna = Luna
red-rising-place-institute = The Institute
red-rising-place-deck = Character deck
red-rising-place-banished = Banished cards
red-rising-place-hand = Your hand
red-rising-place-automus = The Automus’s hand
red-rising-letter-A = A
red-rising-letter-B = B
red-rising-letter-C = C
red-rising-letter-D = D
red-rising-track-fleet = fleet
red-rising-track-helium = helium
red-rising-track-influence = influence
red-rising-track-sovereign = Sovereign token
red-rising-extra-bonus = ★ bonus
red-rising-extra-banish = banish
red-rising-extra-none = nothing more
red-rising-side-human = You
red-rising-side-automus = Automus
red-rising-house-apollo = Apollo
red-rising-house-ceres = Ceres
red-rising-house-diana = Diana
red-rising-house-jupiter = Jupiter
red-rising-house-mars = Mars
red-rising-house-minerva = Minerva
red-rising-phase-setup = the set-up
red-rising-phase-human = your turn
red-rising-phase-deployed = your turn, a card is deployed
red-rising-phase-automus = the Automus’s turn
red-rising-phase-ended = the final count
red-rising-phase-counted = the game is over
red-rising-level-1 = Level 1 (easiest)
red-rising-level-2 = Level 2 (normal)
red-rising-level-3 = Level 3
red-rising-level-4 = Level 4
red-rising-level-5 = Level 5
red-rising-level-6 = Level 6 (hardest)
red-rising-face-banish = Banish a location’s top card
red-rising-face-place = Place the deck’s top card on a location
red-rising-face-sovereign = Sovereign token
red-rising-face-helium = Helium
red-rising-face-fleet = Fleet
red-rising-face-influence = Influence
red-rising-color-gold = Gold
red-rising-color-silver = Silver
red-rising-color-copper = Copper
red-rising-color-white = White
red-rising-color-blue = Blue
red-rising-color-yellow = Yellow
red-rising-color-green = Green
red-rising-color-violet = Violet
red-rising-color-orange = Orange
red-rising-color-gray = Gray
red-rising-color-brown = Brown
red-rising-color-obsidian = Obsidian
red-rising-color-pink = Pink
red-rising-color-red = Red
red-rising-color-other = Another colour

## Characters. In Russian: the names the Automus rulebook prints; the others keep their English name.

red-rising-character-invictus = Invictus
red-rising-character-morning-star = Morning Star
red-rising-character-orion = Orion
red-rising-character-pelus = Pelus
red-rising-character-quietus = Quietus
red-rising-character-the-pax = The Pax
red-rising-character-virga = Virga
red-rising-character-artisan-chef = Artisan Chef
red-rising-character-assassin = Assassin
red-rising-character-gardener = Gardener
red-rising-character-janitor = Janitor
red-rising-character-mess-hall-cook = Mess Hall Cook
red-rising-character-modjob = Modjob
red-rising-character-nanny = Nanny
red-rising-character-administrator = Administrator
red-rising-character-auctioneer = Auctioneer
red-rising-character-bondilus = Bondilus
red-rising-character-diplomat = Diplomat
red-rising-character-lawyer = Lawyer
red-rising-character-politician = Politician
red-rising-character-timony = Timony
red-rising-character-aja = Aja
red-rising-character-antonia = Antonia
red-rising-character-ash-lord = Ash Lord
red-rising-character-boneriders = Boneriders
red-rising-character-cassius = Cassius
red-rising-character-fitchner = Fitchner
red-rising-character-karnus = Karnus
red-rising-character-lorn = Lorn
red-rising-character-lysander = Lysander
red-rising-character-mustang = Mustang
red-rising-character-nero = Nero
red-rising-character-octavia = Octavia
red-rising-character-pax-au-telemanus = Pax au Telemanus
red-rising-character-romulus = Romulus
red-rising-character-roque = Roque
red-rising-character-sevro = Sevro
red-rising-character-tactus = Tactus
red-rising-character-the-howlers = The Howlers
red-rising-character-the-jackal = The Jackal
red-rising-character-the-telemanuses = The Telemanuses
red-rising-character-victra = Victra
red-rising-character-bridge = Bridge
red-rising-character-colonel-valentin = Colonel Valentin
red-rising-character-danto = Danto
red-rising-character-holiday = Holiday
red-rising-character-sun-hwa = Sun-Hwa
red-rising-character-trigg = Trigg
red-rising-character-ugly-dan = Ugly Dan
red-rising-character-codebreaker = Codebreaker
red-rising-character-dataport-specialist = Dataport Specialist
red-rising-character-developer = Developer
red-rising-character-firewall-expert = Firewall Expert
red-rising-character-hacker = Hacker
red-rising-character-holo-designer = Holo Designer
red-rising-character-online-gambler = Online Gambler
red-rising-character-alfrun = Alfrun
red-rising-character-alia-snowsparrow = Alia Snowsparrow
red-rising-character-helga = Helga
red-rising-character-jopho = Jopho
red-rising-character-ragnar = Ragnar
red-rising-character-sefi = Sefi
red-rising-character-stained = Stained
red-rising-character-aegis-craftsman = Aegis Craftsman
red-rising-character-artificer = Artificer
red-rising-character-cyther = Cyther
red-rising-character-gravboot-cobbler = Gravboot Cobbler
red-rising-character-pulse-armorer = Pulse Armorer
red-rising-character-pulse-fist-engineer = Pulse Fist Engineer
red-rising-character-razor-designer = Razor Designer
red-rising-character-calliope = Calliope
red-rising-character-conversationalist = Conversationalist
red-rising-character-evey = Evey
red-rising-character-garden-trained-rose = Garden-Trained Rose
red-rising-character-masseuse = Masseuse
red-rising-character-matteo = Matteo
red-rising-character-theodora = Theodora
red-rising-character-arlus = Arlus
red-rising-character-dancer = Dancer
red-rising-character-darrow = Darrow
red-rising-character-deanna = Deanna
red-rising-character-eo = Eo
red-rising-character-harmony = Harmony
red-rising-character-uncle-narol = Uncle Narol
red-rising-character-banker = Banker
red-rising-character-ceo = CEO
red-rising-character-investor = Investor
red-rising-character-loan-shark = Loan Shark
red-rising-character-quicksilver = Quicksilver
red-rising-character-sponsor = Sponsor
red-rising-character-stock-broker = Stock Broker
red-rising-character-4d-painter = 4D Painter
red-rising-character-holo-host = Holo Host
red-rising-character-mickey-the-carver = Mickey the Carver
red-rising-character-musician = Musician
red-rising-character-reporter = Reporter
red-rising-character-vlogger = Vlogger
red-rising-character-zanzibar = Zanzibar
red-rising-character-judge = Judge
red-rising-character-justice = Justice
red-rising-character-magistrate = Magistrate
red-rising-character-martyr = Martyr
red-rising-character-orator = Orator
red-rising-character-priestess = Priestess
red-rising-character-seer = Seer
red-rising-character-dr-virany = Dr. Virany
red-rising-character-group-counselor = Group Counselor
red-rising-character-hypnotist = Hypnotist
red-rising-character-pathologist = Pathologist
red-rising-character-psychologist = Psychologist
red-rising-character-researcher = Researcher
red-rising-character-surgeon = Surgeon
red-rising-character-other = Another character

# What each character does, in our own words; the numbers are those of the card.
red-rising-does-invictus = on Mars: fleet +1
red-rising-does-morning-star = on Jupiter: fleet +1
red-rising-does-orion = not on Jupiter: deploy another Blue card of this location on Jupiter, with its ability
red-rising-does-pelus = you get fleet +2, then each opponent fleet +1
red-rising-does-quietus = at the Institute: fleet +1
red-rising-does-the-pax = on Luna: fleet +1
red-rising-does-virga = you get fleet +2, then each opponent fleet +1
red-rising-does-artisan-chef = directly on a Gold card: move that card to another location, influence +1
red-rising-does-assassin = banish the card directly beneath; if it was Gold, influence +1
red-rising-does-gardener = directly on a Violet or Pink card: put that card on top of another location, helium +1
red-rising-does-janitor = directly on a Green, Yellow or Blue card: put that card on top of another location, fleet +1
red-rising-does-mess-hall-cook = directly on a Gray or Orange card: put that card on top of another location, fleet +1
red-rising-does-modjob = directly on a Red or Brown card: deploy that card on another location, with its ability
red-rising-does-nanny = directly on a Silver, White or Copper card: put that card on top of another location, helium +1
red-rising-does-administrator = at the Institute: reveal 2 cards of the deck and put them beneath this one in any order
red-rising-does-auctioneer = an opponent takes helium +1, fleet +1 or influence +1, you take the other two; at the end of the game you take one of the three
red-rising-does-bondilus = on Mars: banish a card of this location that is not Gold
red-rising-does-diplomat = you and an opponent of your choice may each place influence +1
red-rising-does-lawyer = influence +1
red-rising-does-politician = reveal 2 Gold cards of your hand for influence +2
red-rising-does-timony = at the Institute: influence +1 for each Gold card there
red-rising-does-aja = an opponent of your choice banishes a card of their hand; then banish Aja
red-rising-does-antonia = an opponent of your choice banishes a card of their hand; then banish Antonia
red-rising-does-ash-lord = banish every Blue card of this location; if there were 2 or more, take this card back
red-rising-does-boneriders = take the Sovereign token
red-rising-does-cassius = gain the card directly beneath; unless it is Gold, banish Cassius
red-rising-does-fitchner = at the Institute: influence +1
red-rising-does-karnus = banish the card directly beneath; if it was { red-rising-character-mustang }, { red-rising-character-the-jackal } or { red-rising-character-nero }, an opponent may have to banish a card of their hand
red-rising-does-lorn = if the card directly beneath is Gold, banish it
red-rising-does-lysander = gain the top card of the deck; unless deployed on Luna, banish Lysander
red-rising-does-mustang = gain a banished card; unless it is Gold, banish Mustang
red-rising-does-nero = helium +1 for each Red card of this location
red-rising-does-octavia = if you hold the Sovereign token: gain the bottom card of Luna, but not this one; unless it is Gold, banish Octavia
red-rising-does-pax-au-telemanus = reveal it from your hand to stop an opponent from stealing or banishing your cards
red-rising-does-romulus = gain a Blue card of this location; unless deployed directly on a Gold card, banish Romulus
red-rising-does-roque = look at an opponent’s hand, name a card and pick one blindly; if it is the named one, banish it and Roque
red-rising-does-sevro = banish the card directly beneath; or reveal { red-rising-character-the-howlers } and gain the card beneath instead
red-rising-does-tactus = steal a card that an opponent chooses; then banish Tactus, and your turn ends
red-rising-does-the-howlers = reveal it from your hand to stop an opponent from stealing or banishing your cards
red-rising-does-the-jackal = take the Sovereign token
red-rising-does-the-telemanuses = put all cards beneath this one on top of another location, in the same order
red-rising-does-victra = gain the bottom card of this location, but not this one; unless deployed on a Gold card, banish Victra
red-rising-does-bridge = put a Pink or Violet card of any location beneath this one; you may gain it, which ends your turn; at the end of the game it counts as one more colour of your choice
red-rising-does-colonel-valentin = put a Gold card of any location beneath this one; you may gain it, which ends your turn; at the end of the game it counts as one more colour of your choice
red-rising-does-danto = put a Copper or White card of any location beneath this one; you may gain it, which ends your turn; at the end of the game it counts as one more colour of your choice
red-rising-does-holiday = put an Orange or Blue card of any location beneath this one; you may gain it, which ends your turn; at the end of the game it counts as one more colour of your choice
red-rising-does-sun-hwa = put an Obsidian or Green card of any location beneath this one; you may gain it, which ends your turn; at the end of the game it counts as one more colour of your choice
red-rising-does-trigg = put a Gray or Yellow card of any location beneath this one; you may gain it, which ends your turn; at the end of the game it counts as one more colour of your choice
red-rising-does-ugly-dan = put a Red or Brown card of any location beneath this one; you may gain it, which ends your turn; at the end of the game it counts as one more colour of your choice
red-rising-does-codebreaker = reveal the bottom card of the deck and gain it unless it is Gold or Silver; unless deployed on a Gold or Silver card, banish Codebreaker
red-rising-does-dataport-specialist = on Jupiter: reveal 2 cards of the deck and put them beneath this one in any order
red-rising-does-developer = gain any other card of this location; that ends your turn
red-rising-does-firewall-expert = look at the top 3 cards of the deck and put one face down on each other location; they have no colour while face down
red-rising-does-hacker = reveal the top card of the deck and banish it or put it on another location; at the end of the game reveal the top card and score its core value
red-rising-does-holo-designer = on Luna: reveal 2 cards of the deck and put them beneath this one in any order
red-rising-does-online-gambler = name 3 colours and reveal the top card of the deck: if one fits, gain it and banish this card, else banish the revealed one; at the end of the game name a colour except Gold, reveal 7 cards and gain those of that colour
red-rising-does-alfrun = gain { red-rising-character-nero } or { red-rising-character-jopho } from this location; then take this card back, and your turn ends
red-rising-does-alia-snowsparrow = banish the top card of another location unless it is Gold; if it is neither Gray nor Obsidian, helium +1
red-rising-does-helga = banish the card directly beneath; if it was the only other card here, helium +1
red-rising-does-jopho = gain { red-rising-character-alfrun } or { red-rising-character-nero } from this location; then take this card back, and your turn ends
red-rising-does-ragnar = banish the top card of another location; if it is Gold or Gray, influence +1
red-rising-does-sefi = gain another Obsidian card of this location
red-rising-does-stained = banish any other card of this location; if it is Obsidian, influence +1
red-rising-does-aegis-craftsman = gain a Gold card of this location, which ends your turn; at the end of the game it may take the name of any one character
red-rising-does-artificer = gain a Gold or another Orange card of this location, which ends your turn; at the end of the game it may take the name of any one character
red-rising-does-cyther = gain a Blue card of this location, which ends your turn; at the end of the game it may take the name of any one character
red-rising-does-gravboot-cobbler = gain a Gold or Gray card of this location, which ends your turn; at the end of the game it may take the name of any one character
red-rising-does-pulse-armorer = gain a Gray card of this location, which ends your turn; at the end of the game it may take the name of any one character
red-rising-does-pulse-fist-engineer = gain an Obsidian card of this location, which ends your turn; at the end of the game it may take the name of any one character
red-rising-does-razor-designer = gain a Gold card of this location, which ends your turn; at the end of the game it may take the name of any one character
red-rising-does-calliope = reveal the top card of the deck and deploy it on another location, with its ability
red-rising-does-conversationalist = put the top card of another location beneath this one; if it is White, gain it
red-rising-does-evey = banish Evey and all cards here; influence +1 for each Gold card among them, at most 3
red-rising-does-garden-trained-rose = put the card directly beneath on top of another location; if it is Silver, helium +1
red-rising-does-masseuse = put the top card of another location on a different one and take the bonus of the location it left
red-rising-does-matteo = put any other card of this location on top of another one; if it is Pink, influence +1
red-rising-does-theodora = put the bottom card of this location on top of this one; if it is Gold or Red, gain it, and your turn ends
red-rising-does-arlus = each neighbour reveals a random card of their hand: a Gold one is banished; for a Red one banish Arlus
red-rising-does-dancer = helium +1; if you reveal 2 or more other Red cards, helium +2 more
red-rising-does-darrow = gain any other card of this location except Gold; unless deployed on a Gold card, banish Darrow
red-rising-does-deanna = helium +1
red-rising-does-eo = each opponent reveals a Red card or loses 1 helium
red-rising-does-harmony = an opponent of your choice loses 1 helium
red-rising-does-uncle-narol = helium +2
red-rising-does-banker = pay 3 helium to gain any card of this location, then banish Banker; at the end of the game pay 3 helium to gain the top card of a location
red-rising-does-ceo = go back 1 on the fleet track for helium +2
red-rising-does-investor = name a colour except Silver: helium +1 for each card of it at this location; at the end of the game the same on Mars
red-rising-does-loan-shark = an opponent of your choice gives you 2 helium and takes a turn at once, but may not gain this card, or gives you 1 helium
red-rising-does-quicksilver = steal 1 helium from the opponent who has most
red-rising-does-sponsor = pay 1 helium for influence +2
red-rising-does-stock-broker = take back 1 of your influence for helium +2
red-rising-does-4d-painter = put a card of this location on top of another one that has none of its colour
red-rising-does-holo-host = if you have more influence than your right neighbour: give them this card, draw 2 cards, and your turn ends
red-rising-does-mickey-the-carver = banish a Red card of your hand: reveal cards of the deck until a Gold one and gain it; the others go to the bottom
red-rising-does-musician = put a card of this location with an even core value on top of another one
red-rising-does-reporter = if you have more helium than your right neighbour: give them this card, draw 2 cards, and your turn ends
red-rising-does-vlogger = if you are ahead of your right neighbour on the fleet track: give them this card, draw 2 cards, and your turn ends
red-rising-does-zanzibar = put a card of this location with an odd core value on top of another one
red-rising-does-judge = reveal it from your hand to stop an opponent from stealing or banishing your cards
red-rising-does-justice = if an opponent takes the Sovereign token from you: reveal and banish this card to keep it, then gain the top card of the deck; at the end of the game, with the token: gain a card of Luna
red-rising-does-magistrate = if you hold the Sovereign token: helium +1
red-rising-does-martyr = if an opponent takes the Sovereign token from you: reveal and banish this card to keep it, then gain the top card of the deck; at the end of the game, with the token: gain a card of Mars
red-rising-does-orator = if you hold the Sovereign token: influence +1
red-rising-does-priestess = if you hold the Sovereign token: fleet +1
red-rising-does-seer = if you hold the Sovereign token: reveal the top card of the deck and put it on another location
red-rising-does-dr-virany = on Mars: reveal 2 cards of the deck and put them beneath this one in any order; at the end of the game gain any of the banished { red-rising-character-victra }, { red-rising-character-sevro }, { red-rising-character-fitchner } and Red cards
red-rising-does-group-counselor = put up to 3 banished cards on the top or bottom of the deck, each as you like
red-rising-does-hypnotist = you, then each player clockwise banishes a card of their hand and gains the top card of the deck; at the end of the game you do so once more
red-rising-does-pathologist = banish the bottom card of this location, but not this one
red-rising-does-psychologist = put 1 or 2 banished cards on top of one location; at the end of the game, with the fewest cards in hand or tied: gain a random banished card
red-rising-does-researcher = put a random banished card at the bottom of this location
red-rising-does-surgeon = banish a card of your hand that is not Gold to gain a banished Gold card; at the end of the game gain a banished Gold card

## Set-up choices

red-rising-deck-automus = the deck of the Automus
red-rising-deck-priority = the priority cards
red-rising-deck-die = the Rising die
red-rising-setup-level = Level
red-rising-setup-cards = Character cards
red-rising-setup-house = Your house
red-rising-setup-variant = With the four characters usually left out
red-rising-setup-card_five = Automus card 5
red-rising-setup-first = First turn
red-rising-setup-level-1 = Level 1 (easiest)
red-rising-setup-level-2 = Level 2 (normal)
red-rising-setup-level-3 = Level 3
red-rising-setup-level-4 = Level 4
red-rising-setup-level-5 = Level 5
red-rising-setup-level-6 = Level 6 (hardest)
red-rising-setup-cards-table = On the table
red-rising-setup-cards-app = In the app
red-rising-setup-house-apollo = Apollo
red-rising-setup-house-ceres = Ceres (not for a first game)
red-rising-setup-house-diana = Diana
red-rising-setup-house-jupiter = Jupiter
red-rising-setup-house-mars = Mars
red-rising-setup-house-minerva = Minerva
red-rising-setup-card_five-balanced = Balanced: the reading that evens out the deck
red-rising-setup-card_five-transcribed = As transcribed: the same as card 6
red-rising-setup-first-random = By chance
red-rising-setup-first-human = You
red-rising-setup-first-automus = The Automus
red-rising-nobody = Nobody
red-rising-sides = House { $house }

## The table

red-rising-board-luna-card =
    Luna bonus card: { $at ->
         [jupiter] Jupiter
         [mars] Mars
         [luna] Luna
        *[institute] the Institute
    }
red-rising-board-side =
    Scoring card: { $side ->
        *[even] EVEN
         [odd] ODD
    }
red-rising-board-deck = Character deck { $deck }, banished { $banished }, Automus deck { $automus }
red-rising-board-tokens = fleet { $fleet }, helium { $helium }, influence { $influence }, cards { $cards }
red-rising-board-hand = Your hand
red-rising-board-cards =
    { $cards } { $cards ->
        [one] card
       *[other] cards
    }

## Steps that can be taken back

red-rising-event-prepared = Set-up
red-rising-event-deployed =
    Deploy: { $location ->
         [jupiter] Jupiter
         [mars] Mars
         [luna] Luna
        *[institute] the Institute
    }
red-rising-event-gained =
    Gain: { $source ->
         [jupiter] Jupiter
         [mars] Mars
         [luna] Luna
         [institute] the Institute
         [deck] deck and die
        *[nothing] nothing
    }
red-rising-event-led = Lead
red-rising-event-scouted =
    Scout: { $location ->
         [jupiter] Jupiter
         [mars] Mars
         [luna] Luna
        *[institute] the Institute
    }
red-rising-event-turned = The Automus’s turn
red-rising-event-used = Ability against the Automus
red-rising-event-moved = Card moved
red-rising-event-took = Bonus from an ability
red-rising-event-changed = Your tokens changed
red-rising-event-given = Bonus for the Automus
red-rising-event-lost = Loss of the Automus
red-rising-event-counted = Final count
red-rising-event-answered = Answer
red-rising-event-corrected = Correction

## Set-up

red-rising-set-deck = Shuffle the { $cards } Automus cards into a face-down deck and set the top { $aside } aside unseen.
red-rising-set-priorities = Shuffle the 4 priority cards and put one face up on each location.
red-rising-set-luna = Slide the Luna bonus card under Luna’s priority card: show the symbol of the location whose priority is paired with Luna’s (A with D, B with C).
red-rising-set-removed = Return to the box: { $characters }.
red-rising-set-characters = Shuffle the other character cards into a face-down deck.
red-rising-set-board =
    Put { $cards } { $cards ->
        [one] card
       *[other] cards
    } face up on each location.
red-rising-set-neutral = Put { $tokens } influence tokens of a third house on the Institute: neutral.
red-rising-set-you = Take house { $house }: its tile, fleet marker and influence tokens.
red-rising-set-colour = Give the Automus the marker and tokens of another house, but no house tile.
red-rising-set-markers = Put both fleet markers on 0 of the fleet track.
red-rising-set-hand =
    Draw { $cards } { $cards ->
        [one] card
       *[other] cards
    } for your hand.
red-rising-set-automus =
    Deal the Automus { $cards } { $cards ->
        [one] card
       *[other] cards
    } face down.
red-rising-set-side = Count the core values on the board: more even ones, or a tie, shows EVEN on the scoring card; more odd ones shows ODD.
red-rising-do-priority = Priority { $letter } → { $at }
red-rising-do-luna-card = Luna bonus card shows: { $at }
red-rising-do-side =
    Scoring card: { $side ->
        *[even] EVEN
         [odd] ODD
    } stays visible
red-rising-do-first = First turn: { $who }
red-rising-luna-pair =
    Luna has { $letter }; its pair lies on { $at ->
         [jupiter] Jupiter
         [mars] Mars
         [luna] Luna
        *[institute] the Institute
    }.
red-rising-note-first = { $chosen ->
    [yes] It was settled before the set-up: by your choice, or by House Apollo.
   *[no] Chance decides who begins.
    }
red-rising-note-equal-turns = { $extra ->
    [yes] The extra turn of House Apollo is over.
   *[no] Both sides have now had the same number of turns.
    }
red-rising-side-counted = On the board: { $even } even, { $odd } odd.

## The Automus’s turn

red-rising-do-deploy =
    { $known ->
         [yes] { $character }: deck → { $at }
        *[no] Deck’s top card → { $at }
    }
red-rising-do-gain =
    { $known ->
         [yes] { $character }: { $at } → face down atop its hand
        *[no] Top card of { $at } → face down atop its hand
    }
red-rising-do-banish =
    { $known ->
         [yes] Banish from the deck: { $character }
        *[no] Banish the deck’s top card
    }
red-rising-do-discard = Discard both Automus cards
red-rising-automus-fleet = Automus: fleet { $before } → { $after }
red-rising-automus-helium = Automus: helium { $before } → { $after }
red-rising-do-influence = Automus: influence token → { $at }; it has { $total } there
red-rising-do-influence-lost = Automus: take an influence token off { $at }; { $total } left
red-rising-do-sovereign = Sovereign token → Automus
red-rising-do-block =
    { $known ->
         [yes] Banish { $character }: you keep the token
        *[no] Banish Justice or Martyr: you keep the token
    }
red-rising-do-draw =
    { $known ->
         [yes] Draw from the deck: { $character }
        *[no] Draw the deck’s top card
    }
red-rising-cause-card-1 = First card
red-rising-cause-card-2 = Second card
red-rising-cause-end = End of the turn
red-rising-cause-your-turn = Your turn
red-rising-cause-setup = Set-up
red-rising-section-deploy = Deploy
red-rising-section-gain = Gain
red-rising-section-extra = Extra
red-rising-no-ability = The Automus does not use the ability of a card it deploys.
red-rising-discard-is-banish = The card discards the top card of the deck: it is banished, as in the base game.
red-rising-star =
    ★: the bonus of the location the character came from, { $at ->
         [jupiter] Jupiter
         [mars] Mars
         [luna] Luna
        *[institute] the Institute
    }.
red-rising-reshuffled = The Automus deck was out: all its cards were shuffled, { $aside } set aside again.
red-rising-not-back-to-luna = Luna would come next, but the Luna bonus card does not lead back to Luna.
red-rising-may-be-taken = takes the top card of { $at }
red-rising-may-be-covered = covers the top card of { $at }
red-rising-carry-out =
    Card { $place } (no. { $number }): deploy { $deploy }, gain { $gain }, arrow { $arrow ->
         [left] left
        *[right] right
    }, { $extra }
red-rising-automus-card =
    { $number }: deploy { $deploy } · gain { $gain } · { $arrow ->
         [left] ←
        *[right] →
    } · { $extra }
red-rising-card-five =
    It is not known for sure how this card is printed: { $reading ->
        *[balanced] the balanced reading is played
         [transcribed] it is played as transcribed
    }.
red-rising-by-symbol =
    The card shows the symbol of { $at ->
         [jupiter] Jupiter
         [mars] Mars
         [luna] Luna
        *[institute] the Institute
    }.
red-rising-by-letter =
    The card shows the letter { $sign }: its priority card lies on { $at ->
         [jupiter] Jupiter
         [mars] Mars
         [luna] Luna
        *[institute] the Institute
    }.
red-rising-gain-from = Gain a character from
red-rising-bonus-of = Bonus of
red-rising-holds-a-card = no card lies there
red-rising-steps-along-arrow = the next location along the arrow; after the last comes the first
red-rising-bonus-not-maxed = the Automus has the maximum of this bonus
red-rising-nothing-to-gain = No location holds a card: nothing is gained.
red-rising-no-gain-no-bonus = No character was gained, so the star gives no bonus.
red-rising-deck-empty = The character deck is empty: this part is skipped.
red-rising-luna-card-shows =
    The Luna bonus card shows { $at ->
         [jupiter] Jupiter
         [mars] Mars
         [luna] Luna
        *[institute] the Institute
    }.
red-rising-nothing-beyond-token = Every other bonus is maxed: it takes only the token.
red-rising-keeps-sovereign = The Automus already holds the Sovereign token and keeps it.
red-rising-luna-pays-anyway = You kept the token, but the Luna bonus card still pays.
red-rising-your-fleet = Your fleet { $before } → { $after }
red-rising-your-helium = Your helium { $before } → { $after }
red-rising-your-influence = Your influence { $before } → { $after }

## Your turn

red-rising-do-your-sovereign = Sovereign token → you
red-rising-do-your-card = { $character } → your hand
red-rising-do-redeploy =
    { $known ->
         [yes] { $character } → { $at }
        *[no] The card → { $at }
    }
red-rising-do-banish-from =
    { $known ->
         [yes] Banish { $character } from { $at }
        *[no] { $which ->
             [any] Banish a card from { $at }
            *[top] Banish the top card of { $at }
        }
    }
red-rising-do-turn-ends = { $character } ends your turn
red-rising-gain-deck = Deck, and roll the die
red-rising-gain-nothing = Nothing: the character ended my turn
red-rising-do-end-triggered = The end is triggered. Last turn: { $who }
red-rising-do-extra-turn = The end is triggered. House Apollo: one more turn for you
red-rising-do-game-over = The game is over. End-of-game abilities, then the count
red-rising-do-reveal = The Hacker reveals { $character }: core value { $value }
red-rising-do-ceres-banish =
    { $known ->
         [yes] House Ceres, before counting: banish { $character }
        *[no] House Ceres, before counting: banish a card from your hand
    }
red-rising-thresholds = Thresholds reached
red-rising-reached-human = your { $track }
red-rising-reached-automus = the Automus’s { $track }

## Abilities that affect the Automus

red-rising-do-bottom-card =
    { $known ->
         [yes] Automus’s bottom card ({ $character }) → { $to }
        *[no] Automus’s bottom card → { $to }
    }
red-rising-do-steal-bottom =
    { $known ->
         [yes] Automus’s bottom card ({ $character }) → your hand
        *[no] Automus’s bottom card → your hand
    }
red-rising-do-banish-bottom =
    { $known ->
         [yes] Banish the Automus’s bottom card: { $character }
        *[no] Banish the bottom card of the Automus’s hand
    }
red-rising-do-show-bottom =
    { $known ->
         [yes] The Automus shows its bottom card: { $character }
        *[no] Turn up the bottom card of the Automus’s hand
    }
red-rising-do-banish-beneath =
    { $known ->
         [yes] Banish the card beneath: { $character }
        *[no] Banish the card directly beneath
    }
red-rising-do-banish-own =
    { $known ->
         [yes] Banish from your hand: { $character }
        *[no] Banish a card from your hand
    }
red-rising-do-deck-to-hand =
    { $known ->
         [yes] { $character }: deck → face down atop Automus’s hand
        *[no] Deck’s top card → face down atop the Automus’s hand
    }
red-rising-do-handed = { $character } → face down atop the Automus’s hand
red-rising-do-onto-hand =
    { $known ->
         [yes] { $character } → face down atop the Automus’s hand
        *[no] The card → face down atop the Automus’s hand
    }
red-rising-do-banish-card = Banish { $character }
red-rising-do-banish-picked =
    { $known ->
         [yes] Banish the card you hit: { $character }
        *[no] Banish the card you hit
    }
red-rising-do-gain-banished =
    { $known ->
         [yes] Take a random banished card: { $character }
        *[no] Take a random banished card
    }
red-rising-do-look =
    Look at the top { $cards } { $cards ->
        [one] card
       *[other] cards
    } of the Automus’s hand
red-rising-do-same-order = Put them back in the same order
red-rising-do-shuffle-back =
    Shuffle these { $cards } { $cards ->
        [one] card
       *[other] cards
    } back onto its hand
red-rising-can-show = You hold the cards this ability asks to show: that is enough.
red-rising-cannot-show = You do not hold the cards this ability asks to show.
red-rising-always-takes = The Automus never refuses what it is offered for free: { $track }.
red-rising-arrow-of-last-card = Maxed already: the arrow of the last Automus card is followed.
red-rising-arrow-before-any = Maxed already, and no Automus card has been turned: to the right.
red-rising-never-blocks = The Automus never blocks, though a card in its hand could.
red-rising-deployed-fires = The card an ability deploys uses its own ability too: { $character }.
red-rising-pick-among-seen = The blind pick is among the cards looked at.
red-rising-nothing-to-lose = The Automus has none to lose: { $track }.
red-rising-cannot-pay = You cannot pay that much: { $track }, you have { $have }.
red-rising-auction-nothing = All three tracks of the Automus are full: it takes no bonus.
red-rising-eo-red = A Red was seen: the Automus loses nothing.
red-rising-eo-no-red = No Red was seen: the Automus loses 1 helium.
red-rising-psychologist-compared = You hold { $you }; the Automus’s { $automus } count as { $third }.

## Questions

web-red-rising-you-lost = The Automus won
red-rising-deal-automus = Automus’s turn: two cards
red-rising-deal-priority = Shuffle the priority cards
red-rising-your-turn = Tap on the board what you did.
red-rising-ask-priority =
    Which priority card lies on { $at ->
         [jupiter] Jupiter
         [mars] Mars
         [luna] Luna
        *[institute] the Institute
    }?
red-rising-ask-character = Which character is drawn?
red-rising-ask-even = How many of the cards on the board have an even core value? (0 is even)
red-rising-ask-first = Who takes the first turn?
red-rising-ask-automus-card = Turn an Automus card: which is it?
red-rising-ask-automus-card-reshuffled = The Automus deck is out: shuffle all its cards, set { $aside } aside unseen, then turn one. Which is it?
red-rising-ask-deploy = Deploy a character: where?
red-rising-ask-scout = Or scout: where does the deck’s top card go?
red-rising-ask-gain = Gain a card: from where?
red-rising-ask-took = Did an ability give you anything else?
red-rising-ask-used = Did a card affect the Automus? Which character?
red-rising-ask-ability = Use { $character }: { $ability }?
red-rising-ask-deploys = Use { $character }: { $ability }?
red-rising-ask-deploy-on =
    { $known ->
         [yes] { $character }: deployed on which location?
        *[no] The other card: deployed on which location?
    }
red-rising-ask-deployed = Does the deployed card affect the Automus? Which card is it?
red-rising-ask-which-card = Which card?
red-rising-ask-deploy-card = Which card do you deploy?
red-rising-ask-banish-card = Which card is banished?
red-rising-ask-banish-own = Which card do you banish from your hand?
red-rising-ask-deploys-which = Which card does it deploy?
red-rising-ask-die = Roll the Rising die: what does it show?
red-rising-ask-face = Sovereign rolled: choose any other face.
red-rising-ask-place =
    Where does the top card of the deck{ $known ->
         [yes] { " " }({ $character })
        *[no] { "" }
    } go?
red-rising-ask-banish =
    From which location is { $which ->
         [any] a card
        *[top] the top card
    } banished?
red-rising-ask-block = The Automus takes the Sovereign token. Do you block it?
red-rising-block-no = No
red-rising-block-yes = Yes, with Justice or Martyr
red-rising-ask-shown = What colour is the shown card?
red-rising-ask-red = Is there a Red among the cards you looked at?
red-rising-ask-auction = Roll the die until the Automus can take the bonus: which one?
red-rising-ask-roque-name = Which card do you name?
red-rising-ask-roque-pick = Pick one of the cards blindly: which is it?
red-rising-ask-roque-hit = Pick one of these cards blindly: is it the one you named?
red-rising-ask-roque-shuffle = Shuffled: which card lies next from the top?
red-rising-ask-banished = Draw a banished card at random. Which is it?
red-rising-ask-count = Count the laurels.
red-rising-count-cards = By the cards
red-rising-count-points = I have added my cards up myself
red-rising-ask-matching =
    Of the { $cards } cards in the Automus’s hand, how many have { $side ->
        *[even] an even
         [odd] an odd
    } core value?
red-rising-ask-points = How many laurels do your cards give: core values, end-game points and the card the Hacker revealed?
red-rising-ask-hand = Which cards do you hold?
red-rising-ask-board-color = How many cards of this colour lie at the four locations: { $color }?
red-rising-ask-banished-color = How many cards of this colour are banished: { $color }?
red-rising-ask-top-value = What is the highest core value among the top cards of the locations?
red-rising-ask-reveals = House Ceres banishes a card in a moment. Do you hold this card: { $names }?
red-rising-ask-revealed-value = Hacker: reveal the deck’s top card. What is its core value?
red-rising-ask-hidden = Is a location empty, or is its top card face down?

## The count

red-rising-part-base = Automus’s base
red-rising-part-core = Core values
red-rising-part-bonus = End-game points of the cards
red-rising-part-ability = End-of-game ability
red-rising-part-cards = Cards
red-rising-part-fleet = Fleet track
red-rising-part-helium = Helium
red-rising-part-sovereign = Sovereign token
red-rising-part-influence = Influence
red-rising-part-excess = Cards over seven
red-rising-total = Laurels — { $who }
red-rising-card-laurels = Laurels for the Automus’s cards
red-rising-matching-cards = { $cards } matching, { $each } each
red-rising-other-cards = { $cards } other, { $each } each
red-rising-cut = Only { $cap } cards count: { $matching } matching and { $other } other.
red-rising-reason-laurels = More laurels.
red-rising-reason-sovereign = Equal laurels: the Sovereign token decides.
red-rising-reason-shared = Equal laurels and nobody holds the Sovereign token: the victory is shared.
red-rising-by-R1 = The 70 base laurels hold at this level too.
red-rising-by-R7 = Influence: the neutral house takes a place like any other.
red-rising-by-R7-shared = Influence: houses with equally many tokens share a place; the next house takes the place right after it.
red-rising-by-R12 = The Automus pays nothing for its cards over seven.
red-rising-by-R14 = Compared with the Automus only: the neutral house is not taken as an opponent (doubtful).
red-rising-by-R15 = Both lines of this card count.
red-rising-by-R16 = Artisan Chef forgives every losing line printed on a Gold, and nothing else.
red-rising-by-R17 = A card of two colours counts as one card, and as both colours.
red-rising-by-R18 = This card counts in the way that brings you the most laurels.
red-rising-by-R20 = The Hacker revealed its card before House Ceres banished it.
red-rising-card-score = { $character }
red-rising-hand-total = Total
red-rising-not-best = There are many wild cards. They were chosen one at a time, so a better choice may exist.
red-rising-treated-color = counts as this colour too: { $color }
red-rising-treated-name = takes this name: { $name }
red-rising-forgiven = the loss is forgiven (Artisan Chef)
red-rising-line-core = core value
red-rising-line-top-card = core value of the best top card of a location
red-rising-line-per-cards =
    { $points } per card in hand{ $times ->
         [printed] {""}
        *[other] : { $times }
    }
red-rising-line-per-colors =
    { $points } per different colour in hand{ $times ->
         [printed] {""}
        *[other] : { $times }
    }
red-rising-line-per-own =
    { $points } per own { $track }{ $times ->
         [printed] {""}
        *[other] : { $times }
    }
red-rising-line-per-names =
    { $points } for each of { $names }{ $times ->
         [printed] {""}
        *[other] : { $times }
    }
red-rising-line-per-banished-card =
    { $points } per banished card{ $times ->
         [printed] {""}
        *[other] : { $times }
    }
red-rising-line-per-banished =
    { $points } per banished card of { $colors }{ $times ->
         [printed] {""}
        *[other] : { $times }
    }
red-rising-line-per-board =
    { $points } per card of { $colors } on the locations{ $times ->
         [printed] {""}
        *[other] : { $times }
    }
red-rising-line-per-hand =
    { $points } per card of { $colors } in hand{ $times ->
         [printed] {""}
        *[other] : { $times }
    }
red-rising-line-per-nothing = { $points } times nothing (the card does not say what is counted)
red-rising-if-any =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }with any of: { $names }
red-rising-if-all =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }with all of: { $names }
red-rising-if-none =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }without: { $names }
red-rising-if-others =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }with at least { $least } others of { $color }
red-rising-if-besides =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }with { $color } other than { $name }
red-rising-if-only =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }with no colours but: { $names }
red-rising-if-every-even =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }every core value is even
red-rising-if-every-odd =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }every core value is odd
red-rising-if-every-most =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }every core value is at most { $most }
red-rising-if-every-least =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }every core value is at least { $least }
red-rising-if-distinct-colors =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }every card is of another colour
red-rising-if-distinct-initials =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }every name begins with another letter
red-rising-if-most =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }the most, or tied: { $track }
red-rising-if-least =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }the least, or tied: { $track }
red-rising-if-behind =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }an opponent has more: { $track }
red-rising-if-level-with =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }an opponent has just as much: { $track }
red-rising-if-track-least =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }{ $track }: at least { $least }
red-rising-if-track-between =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }{ $track }: { $least } to { $most }
red-rising-if-hand =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }at least { $least } cards in hand
red-rising-if-banished-color =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }banished { $color }: at least { $least }
red-rising-if-banished-least =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }banished cards: at least { $least }
red-rising-if-banished-between =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }banished cards: { $least } to { $most }
red-rising-if-sovereign =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }you hold the Sovereign token
red-rising-if-no-sovereign =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }you do not hold the Sovereign token
red-rising-if-hidden =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }a location is empty or its top card is face down
red-rising-if-either =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }one of these holds:
red-rising-if-both =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }all of these hold:
red-rising-if-just-one =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }exactly one of these holds:

## Checklists

red-rising-list-luna-card = Read Luna’s priority; show the symbol of the location with its pair: A with D, B with C.
red-rising-list-side = Count even and odd core values on the board (0 is even); the larger number decides, a tie is EVEN.
red-rising-list-symbol = The section shows a location’s symbol: take that location.
red-rising-list-letter = It shows a letter: take the location with that priority card.
red-rising-list-luna = The Automus takes or keeps the Sovereign token, then the bonus of the location on the Luna bonus card:
red-rising-list-auctioneer = Roll the die until it shows fleet, helium or influence that the Automus has not maxed.
red-rising-list-eo = Look for a Red among the top six cards of its hand; put them back in the same order.
red-rising-list-reshuffle = No card left in the Automus deck: shuffle all 22, set four aside again.
red-rising-list-matching = The card’s core value has the parity of the visible side; 0 is even.
red-rising-list-bottom = A card the Automus loses is the bottom card of its hand; a card it gets goes face down on top.
red-rising-list-show = To “show” cards it is enough to have them in your hand.
red-rising-list-end = Thresholds of 7 in helium, influence and fleet: all three reached by anyone, or two by one side.
red-rising-list-cut = More than 20 cards: take away cards that do not match first, then matching ones, until 20 are left.
red-rising-list-cards = Laurels per matching and per other card by the table of levels.
red-rising-list-tokens = Fleet by the track, 3 per helium, 10 for the Sovereign token, influence by rank.
red-rising-list-influence = Most influence: 4 per token; second most: 2; all others: 1. Ties share the place; the neutral house takes part.
red-rising-list-winner = More laurels wins; at a tie the holder of the Sovereign token.
red-rising-list-psychologist = Compare your cards with a third of the Automus’s hand, rounded down, before the cut to 20.

## Refusals and impossible positions

red-rising-unknown-character = There is no character “{ $character }”.
red-rising-unknown-color = There is no colour “{ $color }”.
red-rising-place-empty = No card lies here: { $place }.
red-rising-card-not-there = That card does not lie here: { $place }.
red-rising-card-not-in-deck = Automus card { $card } is not in the deck now.
red-rising-not-now = That does not fit now: { $now }.
red-rising-hand-empty = You have no card to deploy: gain a card or scout.
red-rising-deck-out = The character deck is empty.
red-rising-same-location =
    You deployed to { $at ->
         [jupiter] Jupiter
         [mars] Mars
         [luna] Luna
        *[institute] the Institute
    } this turn: gain from another location.
red-rising-touches-nothing = This ability does not affect the Automus: { $character }.
red-rising-not-ahead = This ability needs you ahead of the Automus: { $track }.
red-rising-ability-used = This ability has been used this turn: { $character }.
red-rising-not-where-it-must-be = This card is not where its ability needs it: { $character }.
red-rising-nothing-to-deploy = There is no card for this ability to deploy: { $character }.
red-rising-not-beneath = This ability works only directly on top of one of these: { $characters }.
red-rising-not-in-game = This character is not in the game: { $character }.
red-rising-too-many-matching = The Automus has only { $cards } cards.
red-rising-name-each =
    The Automus has { $cards } { $cards ->
        [one] card
       *[other] cards
    }: name each of them.
red-rising-name-each-yours =
    By the count you hold { $cards } { $cards ->
        [one] card
       *[other] cards
    }: name each of them, or correct the count.
red-rising-card-twice = A card is named twice.
red-rising-off-track = { $track } ends at { $most }.
red-rising-bad-scorecard = This scorecard cannot be understood: { $reason }.
red-rising-bad-level = There is no level “{ $level }”.
red-rising-bad-priorities = Each of the letters A to D lies on exactly one location.
red-rising-not-prepared = After the set-up the scoring side and the first player must be known.
red-rising-bad-count = Only a counted game has a final count.
red-rising-bad-deployed = “{ red-rising-field-deployed }” has a value only between Deploy and Gain.
red-rising-bad-used = Used abilities are remembered only during your turn.
red-rising-bad-tokens = { $who }: { $track } cannot be { $number }.
red-rising-bad-discard = The Automus’s discard holds each card once, two for every turn, and never more than the deck.
red-rising-cards-and-counts = With cards on the table piles are numbers; with cards in the app they are lists of names.
red-rising-two-places = This character lies in two places: { $character }.
red-rising-bad-total = These piles hold { $cards } cards, the game has { $total }: change another pile too.

## What only the page says

web-red-rising-deploy = Deploy
web-red-rising-gain = Gain
web-red-rising-scout = Scout
web-red-rising-action-at = { $action }: { $at }
web-red-rising-letter = Priority { $letter } on { $at }. Tap two to swap them
web-red-rising-swap = Correction: tap the priority card to swap with.
web-red-rising-luna-shows = Luna bonus card: { $at }
web-red-rising-turn = Your turn: deploy where, or scout where?
web-red-rising-turn-app = Your turn: tap a card in your hand and where you deploy it, or scout.
web-red-rising-move = An ability moved a card
web-red-rising-move-stop = Cancel the move
web-red-rising-move-from = Which card moved? Tap where it was.
web-red-rising-move-to = Tap where it went.
web-red-rising-from = From here
web-red-rising-to = Here
web-red-rising-card = Automus card { $number }
web-red-rising-no-card = No Automus card yet
web-red-rising-unsure = reading uncertain
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

## In the terminal

red-rising-help-turn = lead DEPLOY GAIN [CARD] · deploy AT [CARD] · gain AT · scout AT: your turn; AT is jupiter, mars, luna, institute (gain also deck, nothing)
red-rising-help-ability = took BONUS · use CHARACTER · give BONUS · lose BONUS: what an ability brought you, did to the Automus, gave it, took from it
red-rising-help-move = move FROM TO [CARD]: an ability moved a card; places are the locations, deck, banished, hand, automus

red-rising-guess = Which location will lose its top card? Tap it.
red-rising-guess-nothing = No top card goes
red-rising-guide-tell = Your turn is two taps: where you deployed, then where you gained. Enter the cards that an ability moved here.

## Printed components: their names and values

red-rising-shelved-automus-cards = Automus card { $id }
red-rising-shelved-characters = { $id }
red-rising-shelved-houses = { $id }
red-rising-shelved-automus = numbers of the Automus
red-rising-shelved-board = board and counting
red-rising-things-automus-cards = Automus cards
red-rising-things-characters = Characters
red-rising-things-characters-hint = The names of the English edition, as our sources have them.
red-rising-things-houses = Houses
red-rising-things-automus = The Automus
red-rising-things-board = Board
red-rising-things-abilities = Abilities
red-rising-things-automus-cards-5 = Automus card 5
red-rising-things-automus-rules = Numbers in the rules
red-rising-arrow-left = to the left
red-rising-arrow-right = to the right
red-rising-printed-deploy = deploys at
red-rising-printed-gain = gains from
red-rising-printed-arrow = arrow
red-rising-printed-extra = extra
red-rising-printed-name = English name
red-rising-printed-color = colour
red-rising-printed-value = core value
red-rising-printed-bonuses =
    { $table ->
        [board] bonus of a location
       *[characters] end-game bonus
    }
red-rising-printed-gifts = what deploying gives
red-rising-printed-sovereign = Sovereign token
red-rising-shelved-abilities = ability: { $id }
red-rising-shelved-automus-rules = numbers in the rules
red-rising-spot-jupiter = { red-rising-place-jupiter }
red-rising-spot-mars = { red-rising-place-mars }
red-rising-spot-luna = { red-rising-place-luna }
red-rising-spot-institute = { red-rising-place-institute }
red-rising-spot-A = { red-rising-letter-A }
red-rising-spot-B = { red-rising-letter-B }
red-rising-spot-C = { red-rising-letter-C }
red-rising-spot-D = { red-rising-letter-D }
red-rising-face-die = Roll the die
red-rising-printed-starting-hand = cards in hand at the start
red-rising-printed-set-aside = cards set aside from the deck
red-rising-printed-cards-per-turn = cards for a turn
red-rising-printed-base-laurels = laurels to begin with
red-rising-printed-normal-level = normal level
red-rising-printed-hand-cap = most cards counted
red-rising-printed-looks-at = cards of its hand that are looked at
red-rising-printed-hand-divisor = its hand is divided by
red-rising-printed-loses-helium = helium it loses
red-rising-printed-removed = characters removed
red-rising-printed-returning = characters that may return
red-rising-printed-caps = at most
red-rising-printed-pairs = paired letter
red-rising-printed-levels = level { $number }
red-rising-printed-matching = laurels for a matching card
red-rising-printed-other = laurels for any other card
red-rising-printed-transcribed = card { $number } as it was transcribed
red-rising-printed-locations = locations from left to right
red-rising-printed-die = faces of the die
red-rising-printed-cards-per-location = cards at a location at the start
red-rising-printed-neutral-influence = influence of the neutral house
red-rising-printed-fleet-end = end of the fleet track
red-rising-printed-influence-tokens = influence tokens of a house
red-rising-printed-fleet-laurels = laurels along the fleet track
red-rising-printed-helium-laurels = laurels for a helium
red-rising-printed-sovereign-laurels = laurels for the Sovereign token
red-rising-printed-influence-laurels = laurels for an influence, by rank
red-rising-printed-hand-limit = cards in hand without a loss
red-rising-printed-excess-laurels = laurels for a card too many
red-rising-printed-threshold = threshold of the end
red-rising-printed-reached-by-all = thresholds reached together
red-rising-printed-reached-by-one = thresholds reached by one side
red-rising-printed-at = only deployed here
red-rising-printed-gives =
    { $table ->
        [abilities] brings you
       *[characters] gives the Automus
    }
red-rising-printed-holding = only with the Sovereign token
red-rising-printed-per = for each card here of
red-rising-printed-card = card into your hand
red-rising-card-none = none
red-rising-card-beneath = the one beneath
red-rising-card-here = any card of this location
red-rising-card-bottom = the location’s bottom card
red-rising-card-deck = the deck’s top card
red-rising-card-banished = a banished card
red-rising-card-anywhere = a card of any location
red-rising-printed-leaves = banished after it
red-rising-printed-stays-for = unless a card was gained of
red-rising-printed-stays-at = unless deployed here
red-rising-printed-stays-on = unless deployed on
red-rising-printed-only = only of
red-rising-printed-never = never of
red-rising-printed-ends = ends your turn
red-rising-ends-none = does not
red-rising-ends-here = and stays here
red-rising-ends-back = and comes back to you
red-rising-printed-first = takes the first turn
red-rising-printed-extra-turn = one turn more at the end
red-rising-printed-extra-cards = cards more at the start
red-rising-printed-end-banish = cards banished at the end
red-rising-printed-deploys = deploys another card
red-rising-printed-source = from
red-rising-source-deck = the top of the deck
red-rising-source-here = this location
red-rising-source-beneath = beneath it
red-rising-printed-colors = of
red-rising-printed-to = to
red-rising-printed-touches = affects the Automus
red-rising-printed-how = how
red-rising-how-gives = both gain
red-rising-how-banishes = its bottom card is banished
red-rising-how-steals = its bottom card is yours
red-rising-how-shows = it shows its bottom card
red-rising-how-helium = it loses helium
red-rising-how-robs = its helium is yours
red-rising-how-handed = the character goes to its hand
red-rising-how-swaps = both banish a card and draw one
red-rising-how-auctioneer = as the Auctioneer: it rolls for a bonus
red-rising-how-eo = as Eo: it looks for a Red in its hand
red-rising-how-roque = as Roque: by the rule of the variant
red-rising-how-psychologist = as the Psychologist: hands are compared
red-rising-printed-own = you gain
red-rising-printed-beneath = only on one of these
red-rising-printed-ahead = only while you lead
red-rising-printed-draws = cards you draw
red-rising-printed-forgives = forgives the losses of
red-rising-printed-shows = cards you must show
red-rising-printed-shields = shields a card of the hand
red-rising-printed-blocks = keeps the Sovereign token
red-rising-printed-reveals = reveals the deck’s top card
red-rising-printed-wild = counts as another
red-rising-wild-none = no
red-rising-wild-color = by colour
red-rising-wild-name = by name
red-rising-printed-points =
    { $points ->
        [one] { $points } laurel
       *[other] { $points } laurels
    }
red-rising-printed-if = { $what } – { $when }
red-rising-printed-at-most = { $what }, at most { $most }
red-rising-printed-either = { $one } or { $other }
red-rising-printed-both = { $one } and { $other }
red-rising-printed-just-one = either { $one } or { $other }, not both

## What can be corrected

red-rising-field-level = Level
red-rising-field-cards = Character cards
red-rising-field-house = Your house
red-rising-field-variant = With the four characters that usually stay out
red-rising-field-card_five = Automus card 5
red-rising-field-phase = Current phase
red-rising-field-first = First turn
red-rising-field-closing = End of the game
red-rising-field-deployed = You deployed at
red-rising-field-used = Abilities you used this turn
red-rising-field-priorities = Priority letters
red-rising-field-side = Side of the scoring card
red-rising-field-locations = Locations
red-rising-field-deck = Character deck
red-rising-field-top = On top
red-rising-field-rest = In the deck
red-rising-field-bottom = At the bottom
red-rising-field-banished = Banished cards
red-rising-field-human = You
red-rising-field-automus = Automus
red-rising-field-fleet = Fleet
red-rising-field-helium = Helium-3
red-rising-field-influence = Influence
red-rising-field-hand = Hand
red-rising-field-sovereign = Sovereign token
red-rising-field-discard = Automus cards turned
red-rising-field-count = Final count
red-rising-field-matching = Matching cards of the Automus
red-rising-field-core = Core value
red-rising-field-bonus = End-game points
red-rising-field-ability = House ability
red-rising-field-card = Card
red-rising-closing-not = not yet
red-rising-closing-triggered = triggered
red-rising-closing-extra = last turn
red-rising-nowhere = nowhere
red-rising-side-not-told = not laid out yet
red-rising-scoring-side-even = even
red-rising-scoring-side-odd = odd
red-rising-card-number = { $card }
red-rising-hand-card = card { $number }
web-red-rising-theirs = The Automus’s turn

## What stands inside of a printed value

red-rising-in-clause-points = points
red-rising-in-clause-adds = adds to the other lines
red-rising-in-clause-when = on condition
red-rising-in-clause-per = for each
red-rising-in-clause-max = points at most
red-rising-in-clause-top-card = the value of the best top card
red-rising-in-adds-R15 = by ruling R15
red-rising-in-when-any = with one of
red-rising-in-when-all = with all of
red-rising-in-when-none = without any of
red-rising-in-when-others = with other cards of a colour
red-rising-in-when-besides = with a card of a colour that is not a certain character
red-rising-in-when-only = with cards of these colours only
red-rising-in-when-every = every core value
red-rising-in-when-distinct = no two cards alike by
red-rising-in-when-most = you have the most
red-rising-in-when-least = you have the least
red-rising-in-when-behind = somebody has more than you
red-rising-in-when-level-with = somebody has as much as you
red-rising-in-when-fleet = your fleet
red-rising-in-when-helium = your helium
red-rising-in-when-influence = your influence
red-rising-in-when-hand = cards in hand
red-rising-in-when-banished = banished cards
red-rising-in-when-sovereign = you hold the Sovereign token
red-rising-in-when-hidden = a location is empty or its top card lies face down
red-rising-in-when-either = one of these conditions holds
red-rising-in-when-both = all these conditions hold
red-rising-in-when-just-one = just one of these conditions holds
red-rising-in-others-color = colour
red-rising-in-others-min = at least
red-rising-in-besides-color = colour
red-rising-in-besides-name = other than
red-rising-in-every-min = at least
red-rising-in-every-max = at most
red-rising-in-every-parity = even or odd
red-rising-in-parity-none = no matter
red-rising-in-parity-even = even
red-rising-in-parity-odd = odd
red-rising-in-distinct-none = no matter
red-rising-in-distinct-color = colour
red-rising-in-distinct-initial = first letter of the name
red-rising-in-range-min = at least
red-rising-in-range-max = at most
red-rising-in-range-color = of the colour
red-rising-in-per-hand = card in hand, of the colours
red-rising-in-per-itself = this card counts too
red-rising-in-per-board = card on the board, of the colours
red-rising-in-per-banished = banished card, of the colours (none named: every one)
red-rising-in-per-names = of these characters
red-rising-in-per-own = unit of yours
red-rising-in-per-colors = colour in hand
red-rising-in-per-cards = card in hand

## The lab: measures, curves, human models, attacks, fallbacks

red-rising-measure-laurels = laurels after turn { $n }
red-rising-measure-hand = cards in the Automus’s hand

red-rising-curve-laurels = The Automus’s laurels, if the game ended there
red-rising-curve-laurels-x = Turn
red-rising-curve-laurels-y = Laurels

red-rising-model-hand-builder = hand-builder
red-rising-human-absent = deploys its cards one by one and gains nothing; with an empty hand it lets its turns go by.
red-rising-human-steady = builds a hand: deploys its lowest card and gains the highest top card, whatever the bonus. Uses no abilities.
red-rising-human-hand-builder = looks at every turn it has (each Lead with and without the ability, each gain, each Scout), counts the real score of its hand and tokens, and takes the best; hurries towards the end, and ends the game when it leads. Knows what a player knows: not the order of the deck. Uses the abilities that bring it cards or tokens or cost the Automus something, no others.

red-rising-attack-gains = The Automus gains a card
red-rising-attack-sovereign = The Automus takes the Sovereign token

red-rising-fallback-nothing-to-gain = no card to gain
red-rising-fallback-no-gain-no-bonus = no gain, so no bonus
red-rising-fallback-nothing-beyond-token = all bonuses maxed
red-rising-fallback-deck-empty = character deck empty
