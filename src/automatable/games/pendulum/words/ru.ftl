### «Маятник» словами печатной игры.

pendulum-name = Маятник
pendulum-progress = Раунд { $round } из { $rounds }
pendulum-side-human = Вы
pendulum-side-automa-1 = Автома 1
pendulum-side-automa-2 = Автома 2

## Уровни

pendulum-level-A = А: Автома [вырезано цензурой]
pendulum-level-B = Б: Автома Пассивная
pendulum-level-C = В: Автома Обыкновенная
pendulum-level-D = Г: Автома Угрожающая
pendulum-level-E = Д: Автома Великая
pendulum-level-F = Е: Автома Несокрушимая
pendulum-letter-A = А
pendulum-letter-B = Б
pendulum-letter-C = В
pendulum-letter-D = Г
pendulum-letter-E = Д
pendulum-letter-F = Е

## Выбор при подготовке

pendulum-deck-automa = колода Автомы
pendulum-first-game = Вы и две Автомы наперегонки движетесь по трём шкалам к пергаменту в их конце, пока идут таймеры. Для первой партии подходит уровень Б.
pendulum-setup-level = Уровень сложности
pendulum-setup-level-A = А: Автома [вырезано цензурой]
pendulum-setup-level-B = Б: Автома Пассивная
pendulum-setup-level-C = В: Автома Обыкновенная
pendulum-setup-level-D = Г: Автома Угрожающая (вариант для опытных)
pendulum-setup-level-E = Д: Автома Великая (вариант для опытных)
pendulum-setup-level-F = Е: Автома Несокрушимая (вариант для опытных)
pendulum-setup-advanced = Вариант для опытных игроков и на уровнях А—В
pendulum-setup-foreshadowing = Вариант «Предзнаменование»
pendulum-setup-timers = Таймеры
pendulum-setup-timers-app = Время отсчитывает приложение
pendulum-setup-timers-sand = Мои песочные таймеры
pendulum-setup-values = Карты Автомы, карта подсчёта и шкала
pendulum-setup-values-practice = Учебная коробка (сделана проектом, это не печатные карты)
pendulum-setup-values-printed = Моя печатная коробка (чего приложение не знает, оно спросит)
pendulum-setup-automa_1 = Цвет Автомы 1
pendulum-setup-automa_1-white = Белый
pendulum-setup-automa_1-green = Зелёный
pendulum-setup-automa_1-red = Красный
pendulum-setup-automa_1-orange = Оранжевый
pendulum-setup-automa_1-blue = Синий
pendulum-setup-automa_1-yellow = Жёлтый
pendulum-setup-automa_1-black = Чёрный
pendulum-setup-automa_2 = Цвет Автомы 2
pendulum-setup-automa_2-white = Белый
pendulum-setup-automa_2-green = Зелёный
pendulum-setup-automa_2-red = Красный
pendulum-setup-automa_2-orange = Оранжевый
pendulum-setup-automa_2-blue = Синий
pendulum-setup-automa_2-yellow = Жёлтый
pendulum-setup-automa_2-black = Чёрный

## Предметы

pendulum-colour-white = белый
pendulum-colour-green = зелёный
pendulum-colour-red = красный
pendulum-colour-orange = оранжевый
pendulum-colour-blue = синий
pendulum-colour-yellow = жёлтый
pendulum-colour-black = чёрный
pendulum-timer-purple = фиолетовый таймер
pendulum-timer-green = зелёный таймер
pendulum-timer-black = чёрный таймер
pendulum-area-purple = Фиолетовая область
pendulum-area-green = Зелёная область
pendulum-row-top = верхний ряд
pendulum-row-bottom = нижний ряд
pendulum-space-T1 = вверху слева
pendulum-space-T2 = вверху справа
pendulum-space-B1 = внизу слева
pendulum-space-B2 = внизу справа
pendulum-track-power = власть
pendulum-track-prestige = престиж
pendulum-track-popularity = популярность
pendulum-track-legendary = славное достижение
pendulum-worker-purple = работник: фиолетовый фон
pendulum-worker-green = работник: зелёный фон
pendulum-worker-none = работника нет
pendulum-flip-green = таймер: фиолетовый, если нет — зелёный
pendulum-flip-black = таймер: фиолетовый, если нет — чёрный
pendulum-flip-none = таймера нет
pendulum-phase-set-up = подготовка к игре
pendulum-phase-placing = перед раундом
pendulum-phase-round = игра в реальном времени
pendulum-phase-called = совет созван
pendulum-phase-rewards = получение наград
pendulum-phase-end = конец игры
pendulum-phase-over = партия окончена
pendulum-place = { $place }
pendulum-place-s1 = первая в верхнем ряду
pendulum-place-s2 = вторая в верхнем ряду
pendulum-place-s3 = третья в верхнем ряду
pendulum-place-grande = карта «Большой работник»
pendulum-place-s4 = справа от «Большого работника»
pendulum-place-s5 = последняя в нижнем ряду
pendulum-card = Карта { $card }

## Награды совета и символы

pendulum-reward-blue-production = Синее производство
pendulum-reward-red-production = Красное производство
pendulum-reward-province = Захватите 1 провинцию (бесплатно)
pendulum-reward-province-limit = До 3 провинций в каждой ячейке
pendulum-reward-one-of-each = 1 власть, 1 престиж, 1 популярность
pendulum-reward-pick-up-stratagems = Верните все карты интриг
pendulum-reward-five-military = 5 армий
pendulum-reward-five-culture = 5 культуры
pendulum-reward-five-gold = 5 золота
pendulum-reward-vote = 1 голос
pendulum-reward-convert-point = 1 победное очко в другое
pendulum-reward-military-retrieve = 2 армии: заберите работника
pendulum-reward-culture-retrieve = 2 культуры: заберите работника
pendulum-reward-military-province = 3 армии: 1 провинция
pendulum-reward-vote-province = 2 голоса: 1 провинция
pendulum-reward-free-action = Действие без оплаты 2 золотых
pendulum-reward-gold-popularity = 2 золота: 1 популярность
pendulum-reward-military-power = 2 армии: 1 власть
pendulum-reward-culture-prestige = 2 культуры: 1 престиж
pendulum-reward-one-gold = 1 золото
pendulum-reward-grande = Большой работник
pendulum-reward-final-each = 1 власть, 1 престиж, 1 популярность (последняя)
pendulum-reward-final-popularity = 5 золота: 3 популярности
pendulum-reward-final-power = 5 армий: 3 власти
pendulum-reward-final-prestige = 5 культуры: 3 престижа
pendulum-reward-final-legendary = 10 ресурсов: славное достижение
pendulum-reward-printed = Награда на планшете: 1 победное очко
pendulum-reward-none = Карты здесь нет
pendulum-icon-grande = Большой работник
pendulum-icon-paid-province = Провинция за плату
pendulum-icon-province = Провинция (бесплатно)
pendulum-icon-province-limit = 3 провинции в ячейке
pendulum-icon-resources = Ресурсы
pendulum-icon-production = Производство
pendulum-icon-track-points = Победные очки
pendulum-icon-votes = Голоса
pendulum-icon-retrieve = Забрать работника
pendulum-icon-free-action = Действие без золота
pendulum-icon-stratagems = Карты интриг

## Подготовка к игре

pendulum-do-set-up = Подготовьте «Маятник» для 3 участников в реальном времени; для Автом — только эти шаги.
pendulum-do-set-up-privilege = Перемешайте три маркера и разложите их на шкале привилегий.
pendulum-do-set-up-mat = Положите планшет Автомы; маркер достижения каждой Автомы — в круг слева от шкалы.
pendulum-do-set-up-colours = Положите по обычному работнику на головы Автом. Верхняя, Автома 1: { $first }. Нижняя, Автома 2: { $second }.
pendulum-do-set-up-level = Положите на планшет карту подсчёта { $level }.
pendulum-do-advanced = Играйте по правилам для опытных: слава; не больше одного своего работника в верхней части ячейки.
pendulum-do-set-up-deck = Перемешайте 32 карты Автомы лицом вниз; оставьте место для сброса.
pendulum-do-set-up-workers = Поставьте по большому работнику в верхнюю часть каждой ячейки нижнего ряда фиолетовой и зелёной областей: всего четыре. Ещё двух разместят карты.
pendulum-do-set-up-token = Положите фишку славного достижения на колоду наград: в 1-м раунде её получить нельзя.
pendulum-do-third-worker = { $area }: большой работник { $space }
pendulum-do-shuffle-all = Замешайте все карты Автомы в колоду
pendulum-do-own-workers = Разместите своих работников и начните раунд

## Указания в игре

pendulum-do-start = Переверните все три таймера: раунд { $round } начался!
pendulum-do-move = { $area }: работник { $source } → { $target }
pendulum-do-flip = Переверните { $timer } в { $row }
pendulum-do-marker = Сбитый маркер времени — на планшет Автомы (там { $markers })
pendulum-do-clock-runs = Переворот засчитан, хотя { $timer } шёл ещё { $seconds } с
pendulum-do-clock-purple = Переворот засчитан, хотя { pendulum-timer-purple } уже истёк
pendulum-do-remove-token = Уберите фишку славного достижения
pendulum-do-call = Совет созван: таймеры больше не переворачивайте
pendulum-do-finish = Завершите свои действия до начала совета
pendulum-do-province = Уберите { $slot ->
    [1] верхнюю провинцию
    [2] 2-ю сверху провинцию
    [3] 3-ю сверху провинцию
   *[other] нижнюю провинцию
}, если она там лежит
pendulum-do-new-province = Выложить ли новую, решаете вы
pendulum-do-then-place = Только теперь поставьте своего работника
pendulum-do-nothing = Карта { $card }: Автомы ничего не делают. Играйте дальше
pendulum-do-reshuffle = Колода кончилась: сделайте новую из сброса, перемешав его
pendulum-do-foreshadow = Автома { $automa }: положите карту поверх прежних
pendulum-do-pause = Пауза: положите все таймеры набок
pendulum-do-resume = Продолжаем: поставьте все таймеры

## Указания в совете

pendulum-do-lay = Автома { $automa }: откройте { $count ->
    [one] ещё { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}, положите со сдвигом
pendulum-net-marker = Автома { $of }: маркер — ряд { $row }, деление { $space }
pendulum-do-advance-by = Автома { $automa }: маркер вперёд на { $points } (всего { $total })
pendulum-do-privilege = Привилегии с первого места: { $first }, { $second }, { $third }
pendulum-do-own-reward = Ваш черёд: { $points ->
    [0] без очков за привилегии
    [one] { $points } очко за привилегии
    [few] { $points } очка за привилегии
   *[many] { $points } очков за привилегии
}, затем награда
pendulum-may-have-votes = Автома { $automa }: { $value } { $value ->
    [one] голос
    [few] голоса
   *[many] голосов
    }
pendulum-may-have-points = Автома { $automa }: { $value } { $value ->
    [one] победное очко
    [few] победных очка
   *[many] победных очков
    }
pendulum-may-take = Автома берёт карту совета: { $place }
pendulum-do-discard-reward = Автома { $automa }: сбросьте «{ $reward }»
pendulum-do-discard-place = Автома { $automa }: сбросьте карту ({ $place })
pendulum-do-grande = Автома { $automa }: свободный большой работник — в её ячейку
pendulum-do-flip-grande = Переверните карту «Большой работник» лицом вниз
pendulum-do-discard-final = Автома { $automa }: сбросьте «{ $reward }»
pendulum-do-takes-nothing = Автома { $automa } не берёт награды
pendulum-do-round-markers = Раунд { $round }: верните маркеры времени на поле
pendulum-do-round-council = { $cards ->
    [final] 5 последних наград
   *[new] 5 новых наград
}; карта «Большой работник» лицом вверх
pendulum-do-round-provinces = { $count ->
    [one] { $count } новая провинция
    [few] { $count } новые провинции
   *[many] { $count } новых провинций
}, новое достижение с фишкой
pendulum-do-place = Разместите и переместите работников, начните раунд
pendulum-do-game-ends = Последний совет окончен: конец игры
pendulum-do-winner = Победитель: { $winner }
pendulum-do-queen = Скажите за неё свысока: «Я вечная королева»
pendulum-cause-privilege = Привилегии
pendulum-cause-workers = Работники Автом
pendulum-cause-card = Карта
pendulum-cause-worker = Работник
pendulum-cause-own-worker = Ваш работник
pendulum-cause-timer = Таймеры
pendulum-cause-province = Провинция
pendulum-cause-foreshadowing = Предзнаменование
pendulum-cause-council = Совет
pendulum-cause-rewards = Награды
pendulum-cause-round = Следующий раунд
pendulum-cause-end = Конец игры
pendulum-cause-net = Маркеры

## Вопросы

pendulum-ask-privilege = Чей маркер привилегии вытянут { $place ->
    [1] первым
   *[other] вторым
}?
pendulum-ask-card-action = Действие Автомы: откройте верхнюю карту. Какая это карта?
pendulum-ask-card-set-up = { $area }, третий работник: откройте карту Автомы. Какая это карта?
pendulum-ask-card-foreshadow = Предзнаменование, Автома { $automa }: положите карту поверх прежних. Какая это карта?
pendulum-ask-card-council = Совет, Автома { $automa }, карта { $count } из { $most }: положите её поверх прежних. Какая это карта?
pendulum-ask-ran-out = Песок закончился? ({ $timer })
pendulum-thing-card = Карта Автомы { $card }
pendulum-thing-scoring = Карта подсчёта { $level }
pendulum-thing-track = Шкала Автом
pendulum-part-of-worker = Работник
pendulum-part-of-timer = Таймер
pendulum-part-of-province = Провинция
pendulum-part-of-votes = Голоса
pendulum-part-of-points = Победные очки
pendulum-part-of-icon = Награда совета
pendulum-part-of-scoring-points = Раунд { $round }: победные очки
pendulum-part-of-scoring-votes = Раунд { $round }: голоса
pendulum-part-of-rows = Деления каждого ряда, начиная с первого
pendulum-part-of-label-spaces = Деления с отрицательным числом, считая подряд с 1
pendulum-part-of-labels = Эти числа в том же порядке, без минуса
pendulum-part-of-parchment = Первое деление пергамента
pendulum-part-of-green = Зелёные деления
pendulum-part-of-free = { $area }: ячейка без работника Автом
pendulum-part-of-flipped = Таймер, который перевернули Автомы
pendulum-flipped-none = никакой
pendulum-flipped-purple = фиолетовый
pendulum-flipped-green = зелёный
pendulum-flipped-black = чёрный
pendulum-reward-known = нет такой: тогда «{ $reward }»
pendulum-reward-none-yet = ни одной: решает следующая карта
pendulum-reward-none-of-them = никакой: 1 очко
pendulum-by-hand-worker = Работник: самый левый работник Автом этой области в ряду с её таймером идёт в ячейку без работника.
pendulum-by-hand-timer = Таймер: переворачивается фиолетовый, если он истёк, иначе показанный, если истёк он.
pendulum-by-hand-province = Провинция: карта на этом месте убирается (стр. 4 и 5).
pendulum-by-hand-left = Левый столбец карты сверху вниз. { pendulum-by-hand-worker } { pendulum-by-hand-timer } { pendulum-by-hand-province }
pendulum-by-hand-left-foreshadowing = Левый столбец карты сверху вниз. { pendulum-by-hand-worker } { pendulum-by-hand-timer } Перед фиолетовым — по карте каждой Автоме: приложение раздаст их или спросит о них, когда вы сообщите о перевороте. { pendulum-by-hand-province }
pendulum-by-hand-left-called = Совет созван: таймеры не трогают. Левый столбец карты сверху вниз. { pendulum-by-hand-worker } { pendulum-by-hand-province }
pendulum-by-hand-left-placing = До раунда из левого столбца карты выполняют только работника. { pendulum-by-hand-worker } (стр. 7)
pendulum-by-hand-left-set-up = Символ работника на карте: если он этой области, третий работник идёт в свободную малую ячейку, иначе в свободную большую (стр. 2).
pendulum-by-hand-right-final = Сложите правые столбцы её карт, ячейку раунда на карте подсчёта и по 1 за каждый маркер времени; не меньше 0, не больше 20 голосов.
pendulum-by-hand-right = { pendulum-by-hand-right-final } Награда: первая слева направо и сверху вниз, которая подходит символу самой левой карты, иначе — следующей (стр. 6).
pendulum-outcome-action = { pendulum-by-hand-left } Введите, где что теперь.
pendulum-outcome-action-foreshadowing = { pendulum-by-hand-left-foreshadowing } Введите, где что теперь.
pendulum-outcome-action-called = { pendulum-by-hand-left-called } Введите, где что теперь.
pendulum-outcome-action-placing = { pendulum-by-hand-left-placing } Введите, где что теперь.
pendulum-outcome-third = { $area }: если на карте символ её работника, третий работник идёт в свободную малую ячейку, иначе в свободную большую (стр. 2). Где он?
pendulum-outcome-points = Автома { $automa }: сколько победных очков дают карты, ячейка раунда и маркеры времени?
pendulum-outcome-votes = Автома { $automa }: сколько голосов дают карты, ячейка раунда и маркеры времени?
pendulum-outcome-reward = { pendulum-by-hand-right } Какую награду берёт Автома { $automa }?
pendulum-note-drawn = Решает случай: первым вытянут маркер — { $first }, вторым — { $second }.
pendulum-note-all-timers = Раунд начинается со всех трёх таймеров разом; для фиолетового это первый переворот.
pendulum-note-lay = На совете считаются { $most } карты каждой Автомы; перед Автомой { $automa } пока { $held ->
    [0] нет ни одной
   *[other] лежит { $held }
    }.
pendulum-note-deck-out = Колода закончилась: сброс становится новой.
pendulum-note-paused = Вы объявили паузу: время для таймеров не идёт.
pendulum-note-resumed = Пауза окончена: каждый таймер идёт с того места, где остановился.
pendulum-note-by-hand = Сделано вручную; итог ввели вы.
pendulum-note-by-hand-called = После созыва совета таймеры не переворачивают — и вручную тоже.
pendulum-note-by-hand-placing = До раунда Автомы только перемещают работников — и вручную тоже.
pendulum-note-by-hand-foreshadow = Игрок сообщил о перевороте фиолетового: перед ним выкладывают по карте каждой Автоме.
pendulum-note-by-hand-clock = Сообщение игрока расходится с часами приложения. Верно сообщение игрока.
pendulum-refused-labels = Отрицательных чисел должно быть столько же, сколько делений для них.
pendulum-province = { $slot ->
    [0] нет
   *[other] { $slot }-я сверху
}
pendulum-ask-reward = { $count ->
    [1] Автома { $automa } ищет «{ $first }». Где первая такая карта?
    [2] Автома { $automa } ищет «{ $first }», а если нет — «{ $second }». Где первая такая карта?
   *[other] Автома { $automa } ищет «{ $first }», если нет — «{ $second }», если нет и её — «{ $third }». Где первая такая карта?
}
pendulum-ask-place = Какая карта совета здесь: { $place }?
pendulum-ask-own-votes = Все действия сделаны: сколько у вас голосов?
pendulum-ask-own-reward = Какую награду совета вы берёте?
pendulum-ask-legendary = Есть ли у вас победное очко за славное достижение?
pendulum-legendary-true = Да, есть
pendulum-legendary-false = Нет
pendulum-ask-own-mat = Где сейчас ваши маркеры? −1: последнее деление перед пергаментом. 1: первое деление пергамента. 8: конец шкалы.
pendulum-ask-own-glory = Сколько кубиков славы на ваших шкалах?
pendulum-part-of-own-legendary = Есть ли у вас очко за славное достижение?
pendulum-part-of-own-track = Шкала «{ $track }»
pendulum-part-of-own-glory = Слава на шкале «{ $track }»
pendulum-own-before = −{ $spaces }
pendulum-own-inside = { $spaces }
pendulum-before = { $spaces } до пергамента
pendulum-inside = { $spaces }-е деление пергамента
pendulum-ask-parchment = Сколько делений пергамента прошла Автома { $automa } (без зелёных)? 0, если ни одного.
pendulum-ask-label = Автома { $automa }: последнее отрицательное число, которого она достигла или которое прошла (без минуса)? Если не дошла и до первого — оно плюс 1.
pendulum-ask-green = Сколько зелёных делений прошла Автома { $automa }?

## Условия и порядок выбора

pendulum-keep-shown = не указан на карте (фиолетовый — всегда)
pendulum-keep-run-out = песок в момент касания карты ещё не закончился
pendulum-pick-purple-first = сначала фиолетовый; один таймер за карту
pendulum-keep-automa-worker = здесь нет работника Автом
pendulum-keep-timer-row = не в ряду с таймером
pendulum-keep-no-automa-worker = здесь стоит работник Автом
pendulum-pick-leftmost = крайний левый
pendulum-pick-by-icon = размер ячейки по карте: с символом этого цвета малая, иначе большая
pendulum-keep-no-second-grande = символ большого работника, а он у этой Автомы уже есть
pendulum-keep-on-board = для символа нет карты на планшете совета
pendulum-pick-left-to-right = крайняя левая карта (самая новая)
pendulum-pick-reading-order = первая слева направо и сверху вниз
pendulum-keep-still-there = награды нет на планшете совета
pendulum-keep-a-track = очко за славное достижение у вас уже есть, а эта награда не относится ни к одной шкале
pendulum-pick-legendary-first = славное достижение, если у вас его нет
pendulum-pick-farthest = дальше всего от конца шкалы; каждый кубик славы на ней — на деление ближе
pendulum-pick-topmost = выше на вашем планшете
pendulum-pick-most-votes = больше всего голосов
pendulum-pick-lower-rank = тот, кто сейчас ниже на шкале привилегий
pendulum-pick-legendary = есть славное достижение (у Автом оно есть всегда)
pendulum-pick-reached = в области с пергаментом (вы — на всех трёх шкалах)
pendulum-pick-parchment = больше всего делений пергамента
pendulum-pick-nearest = ближе всего к пергаменту на «худшей» шкале
pendulum-pick-glory = больше всего славы
pendulum-pick-privilege = выше на шкале привилегий
pendulum-what-mover = Кто перемещается
pendulum-what-space = Ячейка
pendulum-what-third = Ячейка третьего работника
pendulum-what-timer = Какой таймер перевернуть
pendulum-what-privilege = Следующий на шкале привилегий
pendulum-what-card = Номер решающей карты
pendulum-what-reward = Какую награду выбирает Автома
pendulum-what-final = Награду какой шкалы взять
pendulum-what-better = Лучшая из двух Автом
pendulum-what-winner = Победитель

## Шаги памятки

pendulum-step-trigger-worker = Вы убрали работника из нижней части ячейки (рукой или картой интриги): откройте карту, прежде чем поставить его.
pendulum-step-trigger-timer = Вы перевернули зелёный или чёрный таймер, а песок в фиолетовом закончился: откройте карту.
pendulum-step-province = Уберите карту провинции на указанном месте; если её нет, ничего не делайте. Не в фазе совета.
pendulum-step-advance = Продвиньте маркер Автомы вправо на деление за каждое очко.
pendulum-step-row = Если маркер вышел бы за последнее деление ряда, он идёт в крайнее левое деление следующего.
pendulum-step-green = Зелёные деления есть только в варианте для опытных игроков.
pendulum-step-cards-points = Сложите победные очки Автомы на трёх её картах.
pendulum-step-cards-votes = Сложите голоса на трёх её картах.
pendulum-step-bonus = Прибавьте значение карты подсчёта для этого раунда.
pendulum-step-markers = Прибавьте по 1 за каждый маркер времени на планшете.
pendulum-step-zero = Меньше 0 считается за 0.
pendulum-step-twenty = Больше 20 считается за 20.
pendulum-step-no-reward = Ни один символ не привёл к карте: Автома получает 1 победное очко.

## Объяснение

pendulum-note-card = Карта { $card }: { $worker }; { $timer }; { $slot ->
    [0] провинции нет
   *[other] провинция { $slot }
}.
pendulum-note-trigger-worker = Работник покинул нижнюю часть ячейки: действие Автомы.
pendulum-note-automas-first = Автомы действуют до того, как вы поставите взятого работника.
pendulum-note-trigger-timer = Когда вы перевернули таймер, песок в фиолетовом уже закончился: действие Автомы.
pendulum-note-no-trigger = Когда вы перевернули таймер, фиолетовый ещё шёл: действия Автомы нет.
pendulum-note-no-flip-after-call = Совет созван: таймеры не переворачиваются.
pendulum-note-no-flip = Ни в фиолетовом, ни в указанном таймере ({ $timer }) песок не закончился: переворота нет.
pendulum-note-province-after-call = Совет созван, но ещё не начался: провинции по-прежнему убираются.
pendulum-note-marker = Каждый переворот фиолетового таймера сбивает маркер времени.
pendulum-note-second-flip = Второй переворот фиолетового таймера: в этом раунде славное достижение уже не получить.
pendulum-note-third-flip = Третий переворот фиолетового таймера сбивает последний маркер времени.
pendulum-note-foreshadow = Перед Автомой { $automa } лежит карта { $card }.
pendulum-note-before-purple = Предзнаменование: перед каждым переворотом фиолетового таймера — по карте каждой Автоме.
pendulum-note-workers-only = До начала раунда перемещаются только работники; таймеры и провинции не действуют.
pendulum-note-stay-out = Карты перед Автомами в новую колоду не замешиваются.
pendulum-note-set-up-card = Карта { $card }: { $worker }.
pendulum-note-set-up-done = Работники Автом расставлены: карты возвращаются в колоду, теперь черёд ваших работников.
pendulum-note-not-below-zero = Сумма отрицательная: считается 0.
pendulum-note-most-votes = Больше { $most }: считается { $most }.
pendulum-note-privilege-points = Автома { $automa }, место на шкале привилегий: { $rank }; победных очков: { $points }.
pendulum-note-own-turn = Вы на шкале привилегий под номером { $rank }.
pendulum-note-no-reward = Символы Автомы { $automa } не привели ни к одной карте: 1 победное очко.
pendulum-note-icon = Карта { $card }: { $icon }.
pendulum-note-newest-first = Новейшая карта Автомы { $automa } лежит левее всех; считая с самой старой, она взяла бы другую награду.
pendulum-note-newest-first-perhaps = Новейшая карта Автомы { $automa } лежит левее всех; считая с самой старой, она могла бы взять другую награду.
pendulum-note-place-entered = { $count ->
    [1] Вы нашли первую карту «{ $first }».
    [2] Вы нашли первую карту «{ $first }» или, если такой нет, «{ $second }».
   *[other] Вы нашли первую карту «{ $first }» или, если такой нет, «{ $second }», затем «{ $third }».
}
pendulum-note-paid-only = Символ провинции за плату не относится к бесплатной провинции.
pendulum-note-track-end = Автома { $automa } стоит на последнем делении: { $lost ->
    [one] { $lost } очко пропадает
    [few] { $lost } очка пропадают
   *[many] { $lost } очков пропадают
}.
pendulum-note-row-end = Автома { $automa } дошла до последнего деления ряда; в следующий она переходит, лишь когда идёт дальше.
pendulum-note-no-provinces = У Автом нет карт провинций, проверять нечего.
pendulum-note-council-over = Совет раунда { $round } окончен.
pendulum-note-place = Убрав работника из нижней части ячейки, вы и здесь вызываете действие Автомы.
pendulum-note-no-legendary = Без победного очка за славное достижение вы проигрываете.
pendulum-counted = Счёт — насколько продвинулись три ваших маркера. Ниже 0 — столько делений не хватает отстающему до пергамента. От 0 — деления пергамента на всех трёх шкалах и очко за славное достижение.
pendulum-note-no-track-reward = На планшете совета нет награды ни одной из шкал: ничего не берётся.
pendulum-note-glory-stays = Слава на шкале «{ $track }» считается, хотя маркер уже не в её конце.
pendulum-note-distance = Автома { $automa }: расстояние до пергамента { $distance }.
pendulum-note-parchment = Автома { $automa }: пройдено делений пергамента: { $spaces }.
pendulum-note-glory = Автома { $automa }: пройдено зелёных делений: { $glory }.
pendulum-note-own-distance = Ваша «худшая» шкала: до пергамента { $distance }.
pendulum-sum-points = Победные очки Автомы { $automa }
pendulum-sum-votes = Голоса Автомы { $automa }
pendulum-sum-parchment = Ваши деления пергамента
pendulum-sum-glory = Ваши кубики славы
pendulum-part-card = карта { $card }
pendulum-part-bonus = карта подсчёта, раунд { $round }
pendulum-part-markers = маркеры времени
pendulum-part-power = власть
pendulum-part-prestige = престиж
pendulum-part-popularity = популярность
pendulum-part-legendary = славное достижение
pendulum-part-no-legendary = нет славного достижения
pendulum-part-parchment = деления пергамента
pendulum-part-distance = вне пергамента

## Конец игры

pendulum-won-legendary = У вас нет славного достижения.
pendulum-won-reached = Больше никто не в области с пергаментом.
pendulum-won-outside = Вы не в области с пергаментом на всех трёх шкалах.
pendulum-won-parchment = Больше всего делений пергамента.
pendulum-won-nearest = Ближе всего к пергаменту.
pendulum-won-glory = Ничья, решила слава.
pendulum-won-privilege = Ничья, решила привилегия.

## Отказы

pendulum-not-now = Сейчас это невозможно ({ $phase }).
pendulum-is-paused = Игра на паузе: сначала продолжите её.
pendulum-not-paused = Игра не на паузе.
pendulum-time-backwards = Время не идёт назад: { $at } раньше, чем { $now }.
pendulum-still-running = Рано: { $timer }, ещё { $seconds } с.
pendulum-app-keeps-time = В этой партии время отсчитывает приложение; оно знает, когда закончился песок.
pendulum-council-called = Совет созван: таймеры переворачивать нельзя.
pendulum-no-token = Фишки славного достижения нет, получить её нельзя.
pendulum-same-colour = Автомам нужны разные цвета.
pendulum-council-five = Нужно пять карт наград, а не { $count }.
pendulum-unknown-reward = Карты награды «{ $reward }» нет.
pendulum-too-many-rewards = Столько карт «{ $reward }» в игре нет.
pendulum-legendary-known = Ответ уже известен: { $value }.

## Ошибки позиции

pendulum-needs-advanced = Уровень { $level } требует варианта для опытных игроков.
pendulum-defect-round = Раунда { $round } нет.
pendulum-defect-flips = Переворотов фиолетового таймера { $flips }, маркеров времени { $markers }: так не бывает ({ $phase }).
pendulum-defect-time = Таймер или пауза вне сыгранного времени, { $now } мс.
pendulum-defect-privilege = На шкале привилегий должно быть по одному маркеру всех троих.
pendulum-defect-turn = Не может быть черёд места { $place } на шкале привилегий.
pendulum-defect-workers = { $area }: работников Автом { $count }, а должно быть { $wanted }.
pendulum-defect-no-card = Карты Автомы { $card } нет.
pendulum-defect-card-twice = Карта Автомы { $card } лежит в двух местах.
pendulum-defect-too-many-cards = У Автомы больше карт, чем { $most }.
pendulum-defect-space = Автома { $automa } не может стоять на делении { $space }.
pendulum-defect-votes = У Автомы { $automa } не может быть столько голосов: { $votes }; возможно от 0 до { $most }.
pendulum-defect-own-votes = У вас не может быть столько голосов: { $votes }.
pendulum-defect-track = На шкале «{ $track }» нет места { $place }.
pendulum-defect-glory = На шкале «{ $track }» не может быть столько кубиков славы: { $glory }.
pendulum-defect-not-counted = Партия окончена, но данных для сравнения не хватает.

## Ошибки коробки

pendulum-box-card-count = Карт Автомы { $count }; нужны номера от 1 до { $wanted }.
pendulum-box-province-alone = Карта { $card }: символ провинции бывает только на картах без работника и таймера.
pendulum-box-province-slot = Карта { $card }: места провинций — от 1 до { $slots }.
pendulum-box-icon = Карта { $card }: символа «{ $icon }» нет среди символов коробки.
pendulum-box-worker-icons = { $area }: на части карт должен быть символ работника этого цвета, на части — нет.
pendulum-box-timer-icons = На части карт должен быть указан { $timer }.
pendulum-box-province-example = В примере книги есть карта, убирающая вторую сверху провинцию.
pendulum-box-grande-icon = В примере книги есть карта с символом большого работника.
pendulum-box-council-example = Пример совета из книги (очки и голоса 2/−1, 0/2, 1/3 и очки 0, 1, 1) этими картами не выложить.
pendulum-box-scoring-cells = На карте подсчёта { $level } нужны все четыре раунда.
pendulum-box-scoring-example = Карта подсчёта { $level }, раунд { $round }: по примеру книги победных очков { $points }, голосов { $votes }.
pendulum-box-rising-round = Карта подсчёта { $level }: раунд { $round } ниже предыдущего.
pendulum-box-rising-level = Карта подсчёта { $level }, раунд { $round }: ниже, чем на более лёгком уровне.
pendulum-box-track-rows = Шкале нужно несколько рядов с делениями.
pendulum-box-track-parchment = Пергамент не может начинаться с деления { $space } из { $spaces }.
pendulum-box-track-label-place = Отрицательные числа стоят только до пергамента.
pendulum-box-track-label-order = Отрицательные числа вдоль шкалы должны приближаться к 0.
pendulum-box-track-example = По примеру книги нужны числа −2 и −4, а за −4 — деление без числа.
pendulum-box-track-glory = Зелёные деления лежат в области с пергаментом.
pendulum-box-paid-provinces = В примере книги один символ подходит к обеим платным провинциям.

## Названия шагов для отмены

pendulum-event-set-up = Порядок привилегий
pendulum-event-round-started = Начало раунда
pendulum-event-worker-lifted = Вы убрали работника
pendulum-event-timer-flipped = Вы перевернули { $timer ->
    [purple] фиолетовый таймер
    [green] зелёный таймер
   *[black] чёрный таймер
}
pendulum-event-timer-ran-out = { $timer ->
    [purple] Закончился песок в фиолетовом таймере
    [green] Закончился песок в зелёном таймере
   *[black] Закончился песок в чёрном таймере
}
pendulum-event-paused = Пауза
pendulum-event-resumed = Продолжение
pendulum-event-legendary-gained = Вы получили славное достижение
pendulum-event-council-laid = Введены награды совета
pendulum-event-council-held = Совет: у вас { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[other] { $votes } голосов
    }
pendulum-event-reward-taken = Вы взяли награду совета
pendulum-event-game-ended = Итоговое сравнение
pendulum-event-answered = Ответ
pendulum-event-corrected = Исправление

## Что говорит только страница


## Таймеры

web-pendulum-timer = { $timer ->
    [purple] Фиолетовый
    [green] Зелёный
   *[black] Чёрный
}
web-pendulum-row = { $row ->
    [top] верхний ряд
   *[bottom] нижний ряд
}
web-pendulum-out = Песок вышел
web-pendulum-ran-out = { $timer ->
    [purple] В фиолетовом таймере закончился песок.
    [green] В зелёном таймере закончился песок.
   *[black] В чёрном таймере закончился песок.
}
web-pendulum-state-running = идёт
web-pendulum-state-waiting = не перевёрнут
web-pendulum-state-paused = пауза
web-pendulum-state-out = песок вышел
web-pendulum-sand-out = Песок закончился
web-pendulum-which-row = В каком ряду стоит
web-pendulum-sand = Песок
web-pendulum-seconds = Осталось секунд
web-pendulum-flips = Перевороты: { $flips } из { $most }
web-pendulum-let-run = { $timer ->
    [purple] Пусть выйдет песок в фиолетовом
    [green] Пусть выйдет песок в зелёном
   *[black] Пусть выйдет песок в чёрном
}
web-pendulum-sound = Звук
web-pendulum-voice = Голос

## Под большим пальцем

web-pendulum-begin = Начать раунд { $round }: перевернуть все три
web-pendulum-begin-next = Начать раунд
web-pendulum-sand-runs = песок ещё идёт: { $time }
web-pendulum-lifted = Работник убран из нижней части
web-pendulum-flipped = Таймер перевёрнут
web-pendulum-pause = Пауза
web-pendulum-resume = Продолжить: поставить все таймеры

## Поле

web-pendulum-area = Область
web-pendulum-worker-here = работник Автом
web-pendulum-free = свободно
web-pendulum-timer-here = здесь стоит таймер
web-pendulum-tap-free = Коснитесь свободной ячейки, чтобы переставить его туда.
web-pendulum-mat = Планшет Автомы
web-pendulum-provinces = Провинции сверху вниз
web-pendulum-markers = { $count ->
    [one] маркер времени на планшете
    [few] маркера времени на планшете
   *[other] маркеров времени на планшете
}
web-pendulum-token = Фишка достижения здесь
web-pendulum-no-token = Фишки достижения нет
web-pendulum-gained = Достижение получено
web-pendulum-council-board = Планшет совета
web-pendulum-unknown = ещё не введена
web-pendulum-gone = карты нет
web-pendulum-practice = Карты, карта подсчёта и шкала — учебные, созданы этим проектом, а не напечатанные.
web-pendulum-own-box = Ввести свою коробку

## Карта и планшет

web-pendulum-no-card = Карты ещё не открывали. В колоде { $left ->
    [one] { $left } карта.
    [few] { $left } карты.
   *[other] { $left } карт.
}
web-pendulum-province = { $slot ->
    [0] провинции нет
   *[other] провинция { $slot }-я сверху
}
web-pendulum-votes = голоса
web-pendulum-points = победные очки
web-pendulum-flip-hint = Перевернули таймер? Коснитесь его часов.
web-pendulum-flip-this = { $timer ->
    [purple] Перевернуть фиолетовый таймер
    [green] Перевернуть зелёный таймер
   *[black] Перевернуть чёрный таймер
    }
web-pendulum-fix = { $timer ->
    [purple] Поправить фиолетовый таймер
    [green] Поправить зелёный таймер
   *[black] Поправить чёрный таймер
    }
web-pendulum-space = деление шкалы
web-pendulum-grande = большой работник
web-pendulum-in-front = Карты перед Автомой, новейшая слева
web-pendulum-privilege = Шкала привилегий
web-pendulum-one-up = На место выше: { $who }
web-pendulum-your-votes = ваши голоса
web-pendulum-markers-on-mat = маркеры времени
web-pendulum-your-legendary = ваше славное достижение
web-pendulum-track = Шкала Автом
web-pendulum-track-legend = Числа — расстояние до пергамента. Толстая рамка — пергамент, двойная — зелёные деления.
web-pendulum-on-space = Автома { $automa }: деление { $space }

## Совет

web-pendulum-council = Совет
web-pendulum-council-of = Совет раунда { $round }
web-pendulum-step-votes = Ваши голоса
web-pendulum-step-count = Очки и голоса
web-pendulum-step-rewards = Награды
web-pendulum-step-next = Новый раунд
web-pendulum-sum-points = Победные очки
web-pendulum-sum-votes = Голоса
web-pendulum-automa = Автома { $automa }
web-pendulum-nth-card = { $n ->
    [1] 1-я карта
    [2] 2-я карта
   *[other] 3-я карта
}

## Своя коробка

web-pendulum-box-cards = Карта { $first }
web-pendulum-box-scoring = Карта подсчёта { $first ->
    [A] А
    [B] Б
    [C] В
    [D] Г
    [E] Д
   *[F] Е
}, раунд { $second }
web-pendulum-box-track = Шкала Автом

## В терминале

pendulum-board-round = Раунд { $round } из { $rounds } · { $phase } · уровень { $level }
pendulum-board-timer = { $timer }: { $row }
pendulum-board-automa = Автома { $automa }: { $space ->
    [0] на начальном круге
   *[other] ряд { $row }, деление { $space }
} · голоса { $votes } · карты { $cards }{ $grande ->
    [yes] {" "}· большой работник
   *[no] {""}
}
pendulum-board-in-front =   в совете пока: голоса { $votes }, победные очки { $points } · ищет: { $icons }
pendulum-board-mat = Переворотов фиолетового { $flips } из { $most } · маркеров времени на планшете { $markers } · колода { $deck }
pendulum-board-privilege = Привилегии: { $order }
pendulum-board-council = Совет: { $cards }
pendulum-board-unknown = ?
pendulum-board-keys = 1 работник убран · 2 фиолетовый перевёрнут · 3 зелёный · 4 чёрный · 5 пауза · или введите команду
pendulum-board-keys-paused = Пауза. 5 продолжить · или введите команду
pendulum-board-run-out = песок закончился
pendulum-help-start = start: все три таймера перевёрнуты, раунд начался
pendulum-help-lift = lift: вы убрали работника из нижней части ячейки (или клавиша 1, пока идут таймеры)
pendulum-help-flip = flip purple, flip green, flip black: вы перевернули таймер (или клавиши 2, 3, 4)
pendulum-help-out = out purple, out green, out black: песок в вашем таймере закончился
pendulum-help-pause = pause, resume: все таймеры набок и снова прямо (или клавиша 5)
pendulum-help-legendary = legendary: вы получили славное достижение
pendulum-help-laid = laid КАРТА КАРТА КАРТА КАРТА КАРТА: награды совета этого раунда слева направо и сверху вниз; ?, если неизвестно

pendulum-guess = Какую карту совета возьмёт Автома? Коснитесь.
pendulum-guess-nothing = ничего
web-pendulum-prospects = Совет, если бы он был сейчас
web-pendulum-idle = { $what }: Автомы ничего не делают.
web-pendulum-prospects-hint = Суммы каждой Автомы с вероятностями показаны на поле.
pendulum-guide-tell = Игра идёт в реальном времени. Нажмите, как только работник ушёл из нижней ячейки; перевернули таймер — коснитесь его; паузу можно взять в любой миг.

## Напечатанные компоненты: названия и значения

pendulum-shelved-cards = карта Автомы { $id }
pendulum-shelved-scoring = карта подсчёта { $id }
pendulum-shelved-track = планшет подсчёта Автом
pendulum-things-cards = Карты Автомы
pendulum-things-scoring = Карты подсчёта
pendulum-things-track = Планшет подсчёта
pendulum-things-timers = Таймеры
pendulum-things-spaces = Ячейки поля
pendulum-things-rules = Числа правил
pendulum-things-mat = Планшет игрока
pendulum-things-council = Планшет совета
pendulum-things-places = Места на планшете совета
pendulum-things-rewards = Карты наград совета
pendulum-things-icons = Символы наград на картах Автомы
pendulum-things-levels = Уровни
pendulum-printed-scoring = раунд { $number }
pendulum-printed-worker = работник
pendulum-printed-timer = таймер
pendulum-printed-worker-purple = на фиолетовом фоне
pendulum-printed-worker-green = на зелёном фоне
pendulum-printed-worker-none = нет
pendulum-printed-timer-green = фиолетовый, если нет — зелёный
pendulum-printed-timer-black = фиолетовый, если нет — чёрный
pendulum-printed-timer-none = нет
pendulum-printed-province = провинция
pendulum-printed-votes = { $number ->
    [0] голоса
    *[other] раунд { $number }: голоса
    }
pendulum-printed-points = { $number ->
    [0] победные очки
    *[other] раунд { $number }: победные очки
    }
pendulum-printed-icon = символ
pendulum-printed-left = откуда левый столбец
pendulum-printed-right = откуда правый столбец
pendulum-printed-provenance = откуда значение
pendulum-printed-rows = деления в каждом ряду
pendulum-printed-parchment =
    { $table ->
        [mat] делений в пергаменте
       *[track] первое деление пергамента
    }
pendulum-printed-glory = зелёные деления
pendulum-printed-labels = числа вдоль шкалы
pendulum-shelved-timers = таймеры
pendulum-shelved-spaces = ячейки действий
pendulum-shelved-rules = числа правил
pendulum-shelved-mat = планшет игрока
pendulum-shelved-places = места совета
pendulum-shelved-rewards = награда совета: { $id }
pendulum-shelved-icons = символы и их награды
pendulum-shelved-levels = уровень { $id }
pendulum-shelved-council = планшет совета
pendulum-printed-timers = секунд
pendulum-printed-icons = какие награды берёт
pendulum-printed-spaces = ячейки
pendulum-printed-space = { $id } ({ $row }, { $width })
pendulum-width-single = один работник
pendulum-width-double = несколько работников
pendulum-printed-automa-cards = карт Автомы
pendulum-printed-rounds = раунды
pendulum-printed-purple-flips = переворотов фиолетового таймера за раунд
pendulum-printed-legendary-flips = переворотов до славного достижения
pendulum-printed-council-cards = карт на совет
pendulum-printed-most-votes = голосов, не больше
pendulum-printed-privilege-points = очки по месту привилегии
pendulum-printed-no-reward-points = очков вместо награды
pendulum-printed-province-slots = ячейки провинций
pendulum-printed-tracks = шкалы сверху вниз
pendulum-printed-before = делений до пергамента
pendulum-printed-legendary = славные достижения
pendulum-printed-places = места по порядку
pendulum-printed-copies = экземпляров
pendulum-printed-always = лежит всегда
pendulum-printed-final = для последнего совета
pendulum-printed-track = шкала
pendulum-printed-advanced = с вариантом для опытных игроков
pendulum-source-printed = напечатано
pendulum-source-transcribed = переписано
pendulum-source-inferred = выведено
pendulum-source-practice = учебное

## Что можно исправить

pendulum-field-level = Уровень
pendulum-field-advanced = Вариант для опытных игроков
pendulum-field-foreshadowing = Вариант «Предзнаменование»
pendulum-field-clock = Таймеры
pendulum-field-values = Карты, карта подсчёта и шкала
pendulum-field-colours = Цвета
pendulum-field-phase = Фаза
pendulum-field-round = Раунд
pendulum-field-now = Сыграно, в секундах
pendulum-field-paused = Пауза началась, в секундах
pendulum-field-paused-none = паузы нет
pendulum-field-timers = Таймеры на поле
pendulum-field-row = Ряд
pendulum-field-flipped = Перевёрнут, в секундах
pendulum-field-flipped-none = ещё не перевёрнут
pendulum-field-ran_out = Песок вышел
pendulum-field-flips = Переворотов фиолетового за раунд
pendulum-field-markers = Маркеры времени на планшете Автомы
pendulum-field-token = Фишка славного достижения ещё на месте
pendulum-field-workers = Работники Автом
pendulum-field-privilege = Шкала привилегий сверху вниз
pendulum-field-deck = Карты в колоде
pendulum-field-last = Последняя карта сброса
pendulum-field-last-none = карты нет
pendulum-field-automas = Автомы
pendulum-field-points = Деление маркера
pendulum-field-votes = Голоса
pendulum-field-cards = Карты, сначала новые
pendulum-field-grande = Большой работник получен
pendulum-field-standing = В конце игры
pendulum-field-parchment = Пройдено делений пергамента
pendulum-field-distance = Расстояние до пергамента
pendulum-field-glory = Слава
pendulum-field-glory-none = ещё не спрошено
pendulum-field-turn = Чья очередь на совете
pendulum-field-council = Награды совета
pendulum-field-ruled_out = Каких карт совета там нет
pendulum-field-human = Вы
pendulum-field-legendary = Славное достижение
pendulum-field-legendary-none = ещё не спрошено
pendulum-field-tracks = Шкалы
pendulum-field-tracks-none = ещё не спрошено
pendulum-field-learned = Печатные значения, которые вы ввели
pendulum-privilege-place = место { $place } на шкале привилегий
pendulum-reward-unknown = ещё не введено

## Что стоит внутри напечатанного значения

pendulum-in-labels-1 = деление
pendulum-in-labels-2 = число
pendulum-in-space-id = ячейка
pendulum-in-space-row = ряд
pendulum-in-space-width = вмещает

## Лаборатория: измерения, кривые, модели игрока, нападения, запасные ходы

pendulum-measure-points = очки после раунда { $n }
pendulum-measure-votes = голоса Автомы 1 в раунде { $n }
pendulum-measure-gained = очки Автомы 1 на совете раунда { $n }

pendulum-curve-points = Деление шкалы победных очков, на котором стоит лучшая Автома
pendulum-curve-points-x = Раунд
pendulum-curve-points-y = Деление
pendulum-curve-votes = Голоса Автомы 1
pendulum-curve-votes-x = Раунд
pendulum-curve-votes-y = Голоса
pendulum-curve-gained = Победные очки Автомы 1 на совете
pendulum-curve-gained-x = Раунд
pendulum-curve-gained-y = Очки

pendulum-model-aggressive = агрессивный
pendulum-human-absent = переворачивает фиолетовый таймер, едва он истёк, и больше ничего не делает: у Автом нет повода действовать. Ни голосов, ни очка за славное достижение.
pendulum-human-steady = примерно раз в 20 секунд убирает работника или переворачивает таймер, фиолетовый оставляет на 10 секунд. Имеет по 3 голоса за раунд и ещё до 4, очко за славное достижение и шкалы от последнего деления перед пергаментом до третьего на нём.
pendulum-human-aggressive = действует примерно раз в 8 секунд и сразу переворачивает фиолетовый таймер. Имеет по 4 голоса за раунд и ещё до 6, очко за славное достижение и шкалы от первого до четвёртого деления пергамента.

pendulum-attack-workers = Работник Автомы встаёт в ячейку
pendulum-attack-flips = Автомы переворачивают таймер

pendulum-fallback-do-nothing = карта без действия
pendulum-fallback-note-no-flip = таймер ещё идёт
pendulum-fallback-note-no-reward = награда не найдена, 1 очко
pendulum-fallback-note-not-below-zero = сумма ниже 0
pendulum-fallback-note-most-votes = голоса ограничены
pendulum-fallback-note-track-end = конец шкалы
