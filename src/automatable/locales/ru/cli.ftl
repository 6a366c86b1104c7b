### Командная строка и игра в терминале.

cli-unreadable = Не удаётся прочитать { $file }: { $reason }.
cli-no-json = { $file }: это не JSON: { $reason }.
cli-no-object = { $file }: нужен объект JSON.
cli-unknown-key = { $file }: неизвестный ключ «{ $key }».
cli-missing-key = { $file }: ключа «{ $key }» нет или он неверен.
cli-no-table = В коробке { $game } нет таблицы «{ $table }». Есть: { $tables }.
cli-which-game = { $file }: укажите игру через --game ({ $games }).
cli-no-games = Сохранённых партий пока нет. Начните: automatable new GAME
cli-unknown-command = Команды «{ $command }» нет. Наберите help.
cli-bad-command = Пишите так: { $usage }

cli-saved = Сохранено как партия { $id }.
cli-resumed = { $name }, партия { $id }.
cli-board-hint = Enter: { $what }.   why · undo · redo · log · board · set KEY VALUE · help · quit
cli-what-deal = ход Автомы
cli-what-card = введите номер открытой вами карты
cli-what-answer = ваш ответ
cli-what-nothing = введите, что вы сделали
cli-undone = Отменено: { $step }
cli-redone = Повторено: { $step }
cli-nothing-told = Пока ничего не сказано.
cli-choose-game = Какая игра?
cli-choose-saved = Номер партии, чтобы продолжить, или Enter для новой:
cli-bye = Партия сохранена. Продолжить: automatable play { $id }
cli-practice = Учебные значения: { $tables } сделаны этим проектом, это не печатные значения.
cli-help-physical = вы сами открываете карты Автомы и вводите их номера
cli-change-setup = Измените выбор как имя=значение или нажмите Enter, чтобы начать:
cli-over-short = партия окончена
cli-help-enter = Enter: ход Автомы (карту открывает приложение); со своей колодой введите номер карты
cli-help-why = why: причины всего, что сказано
cli-help-undo = undo, redo: отменить шаг, повторить его
cli-help-log = log: всё, что произошло
cli-help-board = board: снова показать стол
cli-help-set = set КЛЮЧ ЗНАЧЕНИЕ: исправить что угодно по ключу, например set automa.power 7
cli-help-event = event JSON: сообщить любое событие в форме JSON
cli-help-position = position: позиция как JSON и короткой строкой
cli-help-lang = lang en, lang ru: сменить язык
cli-help-quit = quit: выйти; партия сохраняется на каждом шаге
cli-help-scythe-move = move ФИГУРКА ОТКУДА КУДА [СКОЛЬКО] [carry N]: вы переместили, например move mech R3C5 R4C5
cli-help-scythe-place = place ФИГУРКА КУДА: новая фигурка на поле (mech, worker, character, structure, token)
cli-help-scythe-attack = attack ГДЕ: вы сражаетесь там с Автомой
cli-help-scythe-star = star: вы выложили звезду
cli-help-red-rising-turn = lead КУДА ОТКУДА [КАРТА] · deploy ГДЕ [КАРТА] · gain ГДЕ · scout ГДЕ: ваш ход; ГДЕ — jupiter, mars, luna, institute (для gain ещё deck и nothing)
cli-help-red-rising-ability = took БОНУС · use ПЕРСОНАЖ · give БОНУС · lose БОНУС: что способность дала вам, сделала с Автомусом, дала ему, отняла у него
cli-help-red-rising-move = move ОТКУДА КУДА [КАРТА]: способность переместила карту; места — локации, deck, banished, hand, automus
cli-help-golem-turn = turn ЧТО: ход игрока, например turn work-red, turn tile-2, turn passed, turn untold
cli-help-golem-book = book N: игрок купил книгу на месте N
cli-help-golem-buried = buried N: голем игрока лёг в ячейку кладбища N

## Стол «Серпа» в терминале

cli-scythe-automa = Автома ({ $faction }, { $level })
cli-scythe-human = Вы ({ $faction })
cli-scythe-automa-line = сила { $power } · монеты { $coins } · карты боя { $cards } · звёзды { $stars }/6 · кубик { $space }/{ $spaces } · схема { $scheme } · ход { $turn }
cli-scythe-human-line = сила { $power } · популярность { $popularity } · монеты { $coins } · звёзды { $stars }/6
cli-scythe-base-line = на базе: { $units }; на планшете: { $mat }
cli-scythe-legend = C M W: герой, робот, рабочий Автомы · c m w: ваши · ! приключение · o туннель · r3 ресурсы · ≈ река

## Коробка владельца

cli-box-left = { $count ->
    [0] Введено всё: { $file }.
    [one] Не хватает ещё { $count } ключа в { $file }.
    [few] Не хватает ещё { $count } ключей в { $file }.
   *[many] Не хватает ещё { $count } ключей в { $file }.
}
cli-box-kept = Сохранено: { $key }.
cli-box-imported = Сохранено в { $file }.
cli-box-defects = { $file }: { $count ->
    [one] { $count } значение не сходится с книгой.
    [few] { $count } значения не сходятся с книгой.
   *[many] { $count } значений не сходятся с книгой.
}

## Стол «Маятника» в терминале

cli-pendulum-round = Раунд { $round } из { $rounds } · { $phase } · уровень { $level }
cli-pendulum-timer = { $timer }: { $row }
cli-pendulum-automa = Автома { $automa }: ряд { $row }, деление { $space } · голоса { $votes } · карты { $cards }{ $grande ->
    [yes] {" "}· большой работник
   *[no] {""}
}
cli-pendulum-mat = Переворотов фиолетового { $flips } из { $most } · маркеров времени на планшете { $markers } · колода { $deck }
cli-pendulum-privilege = Привилегии: { $order }
cli-pendulum-council = Совет: { $cards }
cli-pendulum-unknown = ?
cli-pendulum-keys = 1 работник убран · 2 фиолетовый перевёрнут · 3 зелёный · 4 чёрный · 5 пауза · или введите команду
cli-pendulum-keys-paused = Пауза. 5 продолжить · или введите команду
cli-pendulum-run-out = песок закончился
cli-help-pendulum-start = start: все три таймера перевёрнуты, раунд начался
cli-help-pendulum-lift = lift: вы убрали работника из нижней части ячейки (или клавиша 1, пока идут таймеры)
cli-help-pendulum-flip = flip purple, flip green, flip black: вы перевернули таймер (или клавиши 2, 3, 4)
cli-help-pendulum-out = out purple, out green, out black: песок в вашем таймере закончился
cli-help-pendulum-pause = pause, resume: все таймеры набок и снова прямо (или клавиша 5)
cli-help-pendulum-legendary = legendary: вы получили славное достижение
cli-help-pendulum-laid = laid КАРТА КАРТА КАРТА КАРТА КАРТА: награды совета этого раунда по порядку чтения; ?, если неизвестно
