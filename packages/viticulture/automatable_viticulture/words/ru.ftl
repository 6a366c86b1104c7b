### Viticulture: одиночная Автома.

## Названия

viticulture-name = Виноделие
viticulture-side-human = Вы
viticulture-deck-automa = колода Автомы
viticulture-side-automa = Автома
viticulture-nobody = Никто
viticulture-level-very-easy = Очень лёгкий
viticulture-level-easy = Лёгкий
viticulture-level-normal = Нормальный
viticulture-level-hard = Трудный
viticulture-level-very-hard = Очень трудный
viticulture-card = Карта { $card }
viticulture-row = Строка { $row }
viticulture-row-gain = { $row }: { $gain }
viticulture-season-summer = Лето
viticulture-season-winter = Зима
viticulture-color-green = зелёный
viticulture-color-yellow = жёлтый
viticulture-color-red = красный
viticulture-color-blue = синий
viticulture-step-spring = ваша строка подъёма
viticulture-step-summer = летняя карта Автомы
viticulture-step-winter = зимняя карта Автомы
viticulture-step-year-end = конец года
viticulture-step-over = игра окончена
viticulture-space-draw-vine = Взять лозу
viticulture-space-give-tour = Провести экскурсию
viticulture-space-build-structure = Построить
viticulture-space-summer-visitor = Летний посетитель
viticulture-space-sell-grape = Продать виноград, купить или продать поле
viticulture-space-plant-vine = Посадить
viticulture-space-draw-order = Взять заказ
viticulture-space-harvest = Собрать урожай
viticulture-space-make-wine = Сделать вино
viticulture-space-winter-visitor = Зимний посетитель
viticulture-space-train-worker = Обучить рабочего
viticulture-space-fill-order = Выполнить заказ
viticulture-space-star = Поставить или передвинуть звезду
viticulture-space-trade-field = Купить или продать поле
viticulture-space-build-or-tour = Построить или провести экскурсию
viticulture-space-sell-wine = Продать вино
viticulture-gain-nothing = ничего
viticulture-gain-vine = карта лозы
viticulture-gain-order = карта заказа
viticulture-gain-lira = 1 лира
viticulture-gain-visitor = карта посетителя
viticulture-gain-point = 1 ПО
viticulture-gain-no-point = ПО в этом испытании не дают
viticulture-gain-worker = серый рабочий
viticulture-bonus-draw-vine = ещё одна карта лозы
viticulture-bonus-give-tour = ещё 1 лира
viticulture-bonus-build-structure = на 1 лиру дешевле
viticulture-bonus-summer-visitor = второй летний посетитель
viticulture-bonus-sell-grape = 1 ПО
viticulture-bonus-plant-vine = вторая лоза
viticulture-bonus-draw-order = ещё одна карта заказа
viticulture-bonus-harvest = второе поле
viticulture-bonus-make-wine = третье вино
viticulture-bonus-winter-visitor = второй зимний посетитель
viticulture-bonus-train-worker = на 1 лиру дешевле
viticulture-bonus-fill-order = 1 ПО
viticulture-bonus-none = в этом испытании ничего
viticulture-visitor-swindler = «Мошенник»
viticulture-visitor-wedding-party = «Свадебные гости»
viticulture-visitor-queen = «Королева»
viticulture-visitor-governor = «Губернатор»
viticulture-challenge-none = без кампании
viticulture-challenge-1 = испытание 1
viticulture-challenge-2 = испытание 2
viticulture-challenge-3 = испытание 3
viticulture-challenge-4 = испытание 4
viticulture-challenge-5 = испытание 5
viticulture-challenge-6 = испытание 6
viticulture-challenge-7 = испытание 7
viticulture-challenge-8 = испытание 8
viticulture-yes = Да
viticulture-no = Нет
viticulture-progress = Год { $year } из { $years }
viticulture-sides = { $challenge ->
    [none] вы против Автомы
   *[other] вы против Автомы, испытание { $challenge }
  }

## Подготовка

viticulture-setup-level = Уровень
viticulture-setup-level-very-easy = Очень лёгкий: восемь лет
viticulture-setup-level-easy = Лёгкий: вы начинаете с 3 ПО
viticulture-setup-level-normal = Нормальный: семь лет, 20 ПО
viticulture-setup-level-hard = Трудный: карты открываются, пока не встанут двое рабочих
viticulture-setup-level-very-hard = Очень трудный: то же, и 23 ПО
viticulture-setup-aggressive = Агрессивный вариант: будьте впереди в конце каждого года (лёгкий, нормальный, трудный)
viticulture-setup-challenge = Испытание кампании
viticulture-setup-challenge-none = Нет
viticulture-setup-challenge-1 = 1: посажены три лозы, мамы нет
viticulture-setup-challenge-2 = 2: двое обычных рабочих, средние места
viticulture-setup-challenge-3 = 3: шесть рабочих к концу 3-го года
viticulture-setup-challenge-4 = 4: с −5 ПО, урожай с трёх полей
viticulture-setup-challenge-5 = 5: восемь лет, любая строка, без жетонов
viticulture-setup-challenge-6 = 6: очки только за вино, в конце
viticulture-setup-challenge-7 = 7: с −3 ПО, доход 2 лиры
viticulture-setup-challenge-8 = 8: без заказов
viticulture-setup-losses = Поражений подряд в этом испытании
viticulture-do-vineyard = Подготовьте свою винодельню как обычно.
viticulture-do-your-marker = Ваша фишка ПО: { $points }.
viticulture-do-pieces = Дайте Автоме цвет: фишку ПО и рабочих, включая большого ({ $workers }).
viticulture-do-marker = Фишка ПО Автомы: { $points }.
viticulture-do-tokens = Положите по стеклянному жетону на каждую строку подъёма, их { $rows }.
viticulture-do-shuffle = Перемешайте все карты Автомы, их { $cards }.
viticulture-do-visitors = Уберите посетителей, полезных только при действиях другого игрока (хотя бы этих: { $list }), или берите другую карту, когда они придут.
viticulture-do-spaces = { $middle ->
    [0] В игре только левое место каждого действия.
   *[1] В игре только среднее место каждого действия, вместо левого. Большой рабочий на занятом действии среднего места не занимает.
  }
viticulture-do-years = Лет в этой игре: { $years }.
viticulture-do-draws-on = Автома открывает карты, пока в сезоне не встанут её рабочие: { $wanted }.
viticulture-do-aggressive = Агрессивный вариант: вы проигрываете, если в конце любого года вы не впереди.
viticulture-do-challenge = { $challenge ->
    [1] Без мамы. Выберите 3 карты лозы, посадите их без построек, перемешайте колоду лоз.
    [2] Не больше 2 обычных рабочих.
    [3] Наберите 6 рабочих к концу 3-го года, иначе поражение.
    [4] Сбор урожая — до трёх полей.
    [5] Каждый год выбирайте любую строку подъёма.
    [6] Во время игры ПО не даются. В конце: 2 ПО за вино в большом погребе, 1 в среднем.
    [7] Начните с дохода 2 лиры.
   *[8] Заказы не выполняются, даже посетителями; всеми другими способами вино приносит ПО. Маму с картой заказа можно заменить.
  }
viticulture-do-campaign = Кампания: испытания с 1 по 8 по порядку, каждое до победы. Ваш счёт — число сыгранных партий, и чем их меньше, тем лучше.
viticulture-do-no-tokens = В этом испытании нет жетонов бонусных действий.
viticulture-do-losses = Возьмите жетоны за поражения: { $tokens }.

## Ход года

viticulture-ask-row = Год { $year } из { $years }: какую строку подъёма вы выбираете?
viticulture-ask-summer = Начинается лето: какую карту открывает Автома?
viticulture-ask-winter = Ваши лето и осень закончились: какую зимнюю карту открывает Автома?
viticulture-ask-more = Рабочих меньше двух: какую карту Автома открывает ещё?
viticulture-ask-points = Сыграйте зиму. Сколько у вас ПО в конце года { $year }?
viticulture-ask-workers = У вас шесть рабочих?
viticulture-ask-large = Сколько вин в вашем большом погребе?
viticulture-ask-medium = Сколько вин в вашем среднем погребе?
viticulture-deal-automa = { $season ->
    [summer] Открыть летнюю карту
   *[winter] Лето окончено: зимняя карта
  }
viticulture-do-row = Петух на строку { $row }: { $gain }.
viticulture-do-take-token = Возьмите стеклянный жетон строки: у вас { $tokens }.
viticulture-do-remove-token = Уберите жетон строки { $row } в коробку: строка использована, а жетоны в этом испытании не применяются.
viticulture-do-fall = Сначала осень: вы берёте карту посетителя. Автома ничего не делает.
viticulture-do-planned-now = Выполните действие рабочего, поставленного заранее: { $space }.
viticulture-do-card = { $season ->
    [summer] Лето, карта { $card }.
   *[winter] Зима, карта { $card }.
  }
viticulture-do-place = Рабочий Автомы: { $space }.
viticulture-do-place-none = Автома никого не ставит.
viticulture-do-reshuffle = Перемешайте сброс в новую колоду.
viticulture-do-bonus = { $space }, бонус: { $bonus }.
viticulture-do-grande = Там стоит рабочий Автомы ({ $space }): нужен ваш большой рабочий.
viticulture-do-discard-token = Сбросьте один жетон, не больше одного за ход: осталось { $tokens }.
viticulture-do-planned = Ваш рабочий ждёт здесь: { $space }. В начале зимы вы сначала выполняете это действие.
viticulture-do-organized = Петух на строку { $row }: { $gain }. Без жетона.
viticulture-do-upkeep = Ваше обслуживание: состарьте виноград и вино, заберите рабочих, получите доход, оставьте не больше 7 карт.
viticulture-do-take-back = Заберите рабочих Автомы: { $workers }.
viticulture-what-place = Место для рабочего
viticulture-out-season = другой сезон
viticulture-out-tuscany = только Тоскана
viticulture-out-occupied = там стоит рабочий
viticulture-out-stock = шесть её рабочих уже стоят
viticulture-note-again = Рабочих Автомы в этом сезоне: { $workers }. Она открывает ещё карту.
viticulture-step-place = Поставьте рабочего на каждое оставшееся место.

## Итог

viticulture-part-human = ПО
viticulture-part-automa = Фишка ПО
viticulture-won = ПО больше, чем у Автомы: вы победили.
viticulture-lost = ПО меньше, чем у Автомы: вы проиграли.
viticulture-draw = ПО поровну: ничья.
viticulture-lost-behind = В конце года вы не впереди: агрессивный вариант проигран.
viticulture-lost-workers = В конце 3-го года рабочих меньше шести: испытание проиграно.

## Ошибки

viticulture-no-card = Карту «{ $card }» сейчас открыть нельзя.
viticulture-bad-deck = Колода пуста.
viticulture-bad-year = В игре годы с 1 по { $years }.
viticulture-bad-rows = Весной хотя бы на одной строке должен лежать жетон.
viticulture-bad-workers = На месте один рабочий, а у Автомы их { $workers }.
viticulture-bad-more = Ещё одна карта возможна только летом и зимой.
viticulture-no-aggressive = Агрессивный вариант — для лёгкого, нормального и трудного уровней, но не для испытания 6.
viticulture-no-challenge-six = В агрессивном варианте испытание 6 пропускают.
viticulture-not-row = Строку { $row } сейчас выбрать нельзя.
viticulture-not-organized = Организатор переставляет петуха на другую строку в ваш ход и никогда на седьмую: не на { $row }.
viticulture-not-planned = Планировщик ставит одного рабочего на зимнее место во время вашего лета.
viticulture-not-year-end = Год ещё не закончен.
viticulture-no-token = У вас нет жетонов бонусных действий.
viticulture-tokens-forbidden = В испытании { $challenge } жетоны не используются.
viticulture-other-season = { $space }: это действие вам сейчас недоступно.

## События, исправления, коробка

viticulture-event-woke-up = Строка подъёма { $row }
viticulture-event-card-turned = Карта Автомы { $card }
viticulture-event-token-used = Использован жетон: { $space }
viticulture-event-planned = Планировщик: { $space }
viticulture-event-organized = Организатор: строка { $row }
viticulture-event-year-ended = Конец года, ПО: { $points }
viticulture-event-corrected = Исправлено вручную
viticulture-event-answered = Ответ
viticulture-report-organized = Я играю Организатора
viticulture-report-planned = Я играю Планировщика
viticulture-report-token-used = Я использую жетон
viticulture-field-level = Уровень
viticulture-field-aggressive = Агрессивный вариант
viticulture-field-challenge = Испытание кампании
viticulture-field-losses = Поражений подряд
viticulture-field-year = Год
viticulture-field-step = Что дальше
viticulture-field-more = Нужна ещё карта
viticulture-field-rows = Строки с жетоном
viticulture-field-row = Ваша строка в этом году
viticulture-field-row-none = ещё нет
viticulture-field-space = Место
viticulture-field-tokens = Ваши жетоны
viticulture-field-workers = Рабочие Автомы
viticulture-field-planned = Ваш рабочий, поставленный заранее
viticulture-field-planned-none = нигде
viticulture-field-left = Карты в колоде
viticulture-field-cards = Карты последнего сезона
viticulture-field-points = Ваши ПО
viticulture-field-missed = Мало рабочих в испытании 3
viticulture-shelved-cards = карта { $id }
viticulture-shelved-spaces = { $id }
viticulture-shelved-rows = строки подъёма
viticulture-shelved-automa = рабочие Автомы
viticulture-shelved-visitors = убранные посетители
viticulture-shelved-levels = { $id }
viticulture-shelved-aggressive = агрессивный вариант
viticulture-shelved-challenges = испытание { $id }
viticulture-things-cards = Карты Автомы
viticulture-things-spaces = Места
viticulture-things-rows = Строки подъёма
viticulture-things-automa = Рабочие Автомы
viticulture-things-visitors = Убранные посетители
viticulture-things-levels = Уровни
viticulture-things-aggressive = Агрессивный вариант
viticulture-things-challenges = Испытания
viticulture-printed-slots = места
viticulture-printed-color = цвет
viticulture-printed-season = сезон
viticulture-printed-tuscany = только Тоскана
viticulture-printed-rows = награда
viticulture-printed-workers = рабочие
viticulture-printed-wanted = сколько рабочих нужно за сезон на трудных уровнях
viticulture-printed-removed = посетители
viticulture-printed-years = годы
viticulture-printed-automa = ПО Автомы
viticulture-printed-start = ваши первые ПО
viticulture-printed-draws-on = открывает карты до двух рабочих
viticulture-printed-by-year = ПО по годам
viticulture-printed-levels = есть на уровнях
viticulture-printed-tokens = жетоны можно использовать
viticulture-printed-any-row = каждый год любая строка
viticulture-printed-by = к концу года
viticulture-printed-large = ПО за вино в большом погребе
viticulture-printed-medium = ПО за вино в среднем погребе

## Терминал

viticulture-board-rows = Строки подъёма
viticulture-tap-planned = Планировщик: мой рабочий ждёт здесь
viticulture-tap-token-used = Использовать жетон: { $bonus }
viticulture-piece-token = жетон
viticulture-piece-rooster = ваш петух
viticulture-piece-planned = ваш рабочий, поставленный заранее
viticulture-piece-automa = рабочий Автомы
viticulture-board-deck = Осталось карт Автомы
viticulture-board-stock = Осталось рабочих Автомы

## Лаборатория

viticulture-measure-blocked-draw-vine = годы, когда занято «Взять лозу»
viticulture-measure-blocked-give-tour = годы, когда занято «Провести экскурсию»
viticulture-measure-blocked-build-structure = годы, когда занято «Построить»
viticulture-measure-blocked-summer-visitor = годы, когда занято «Летний посетитель»
viticulture-measure-blocked-sell-grape = годы, когда занято «Продать виноград, купить или продать поле»
viticulture-measure-blocked-plant-vine = годы, когда занято «Посадить»
viticulture-measure-blocked-draw-order = годы, когда занято «Взять заказ»
viticulture-measure-blocked-harvest = годы, когда занято «Собрать урожай»
viticulture-measure-blocked-make-wine = годы, когда занято «Сделать вино»
viticulture-measure-blocked-winter-visitor = годы, когда занято «Зимний посетитель»
viticulture-measure-blocked-train-worker = годы, когда занято «Обучить рабочего»
viticulture-measure-blocked-fill-order = годы, когда занято «Выполнить заказ»
viticulture-measure-summer = лета с рабочими Автомы: { $n }
viticulture-measure-winter = зимы с рабочими Автомы: { $n }
viticulture-measure-cards-turned = открыто карт Автомы
viticulture-no-par = Итоговые ПО Автомы заданы заранее, поэтому партии для них не просчитываются: для победы нужно 21 ПО, на очень трудном уровне — 24. У агрессивного варианта и некоторых испытаний есть и другие условия.
viticulture-human-absent = берёт первую свободную строку и ничего не набирает.
viticulture-human-steady = берёт любую строку подъёма и заканчивает с 18–24 ПО; в конце каждого года у него примерно 0, 2, 4, 7, 11 и 16 ПО. Этот темп выдуман: это не запись сыгранных партий.
viticulture-attack-blocks = Автома занимает место
viticulture-fallback-do-place-none = никто не поставлен

## Страница

