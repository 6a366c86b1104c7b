### Командная строка и игра в терминале.

cli-unreadable = Не удаётся прочитать { $file }: { $reason }.
cli-no-json = { $file }: неверный JSON: { $reason }.
cli-no-object = { $file }: нужен объект JSON.
cli-unknown-key = { $file }: неизвестный ключ «{ $key }».
cli-missing-key = { $file }: ключа «{ $key }» нет или он неверен.
cli-no-table = В коробке «{ $game }» ничто не называется «{ $table }». Есть: { $tables }.
cli-no-kind = В коробке { $game } нет компонента «{ $kind }». См.: automatable box shelf GAME
cli-which-game = { $file } не указывает игру. Добавьте --game и одну из: { $games }.
cli-no-games = Сохранённых партий пока нет. Начните: automatable new GAME
cli-unknown-command = Команды «{ $command }» нет. Наберите help.
cli-answer-needed = Нужен ответ. Возможные ответы: { $options }.
cli-bad-command = Пишите так: { $usage }

cli-saved = Сохранено как партия { $id }.
cli-resumed = { $name }, партия { $id }.
cli-board-hint = Enter: { $what }.   why · next · par · undo · redo · log · board · set{ $report } · help · quit
cli-what-deal = ход Автомы
cli-what-recorded = следующий шаг записанной партии
cli-what-card = введите номер открытой вами карты
cli-what-answer = ваш ответ
cli-parts = (Нажмите Enter, чтобы ввести по частям. Пустая строка пропускает необязательную часть, «-» — пустой список.)
cli-by-hand = (сам: сделайте это сами и введите результат.)
cli-hand = сам
cli-what-nothing = введите, что вы сделали
cli-undone = Отменено: { $step }
cli-redone = Повторено: { $step }
cli-nothing-told = Указаний, которые можно объяснить, пока нет.
cli-choose-game = Какая игра?
cli-choose-saved = Номер партии, чтобы продолжить, или Enter для новой:
cli-bye = Партия сохранена. Продолжить: automatable play { $id }
cli-practice = Учебные значения: { $tables } сделаны { $package ->
    [automatable] этим проектом
   *[other] пакетом { $package }
}, это не печатные значения.
cli-help-physical = Вы сами открываете карты Автомы и вводите их номера
cli-change-setup = Измените выбор как имя=значение или нажмите Enter, чтобы начать:
cli-over-short = партия окончена
cli-help-enter = Enter: ход Автомы (карту открывает приложение); со своей колодой введите номер карты
cli-help-why = why: причины последних указаний; why 2: причины второй строки
cli-help-par = par: счёт Автомы, если бы партия кончилась сейчас, и счёт для победы
cli-help-luck = luck: после партии — насколько обычен счёт Автомы и её лучшие ходы; luck 2: причины второго хода
cli-luck-gains = Лучшие ходы («luck 1» показывает причины):
cli-no-luck = Команда luck работает только в конце партии, для которой есть таблица счетов для победы.
cli-no-rules = В игре { $game } нет правил, которые можно выполнить отдельно: печатать нечего.
cli-no-par-levels = Счёт для победы неизвестен: у этой игры нет уровней.
cli-no-par-game = Счёт для победы неизвестен: к этой игре нет таблицы счетов для победы.
cli-no-par-level = Счёт для победы на этом уровне неизвестен: в таблице игры его нет.
cli-no-par-now = Счёт для победы сейчас неизвестен: первый ход ещё не сделан, или ход не окончен.
cli-help-next = next: что Автома может сделать дальше и с какой вероятностью
cli-next-nothing = Сейчас ничего предсказать нельзя.
cli-help-undo = undo, redo: отменить шаг, повторить его
cli-help-log = log: всё, что произошло
cli-help-board = board: снова показать стол
cli-help-set = set СЛОВА: исправить что угодно, найдя по названию (set сила); сразу — set СЛОВА = ЗНАЧЕНИЕ или set КЛЮЧ ЗНАЧЕНИЕ; просто set — что можно исправить
cli-help-report = report: сообщить о своём действии, например о сыгранной карте; о каждом значении будет вопрос
cli-set-which = Которое? Введите номер:
cli-set-number = Нужно число от 1 до { $most }.
cli-set-nothing = Здесь нет значения «{ $wanted }».
cli-set-several = «{ $typed }» подходит сразу к нескольким: { $names }. Наберите название подробнее.
cli-set-list = Все через запятую, номером или словом; +НАЗВАНИЕ добавляет, -НАЗВАНИЕ убирает, - — ничего.
cli-set-numbers = Числа через запятую.
cli-set-rows = Номер меняет строку, -НОМЕР убирает её, + добавляет ещё одну; пустая строка — конец.
cli-set-table = Номер меняет строку, -НОМЕР убирает её; пустая строка — конец.
cli-set-counts = НАЗВАНИЕ ЧИСЛО, несколько — через запятую; 0 убирает.
cli-set-told = О чём спросить снова?
cli-help-event = event JSON: сообщить любое событие в форме JSON
cli-help-position = position: позиция как JSON и короткой строкой
cli-help-lang = lang en, lang ru: сменить язык
cli-help-quit = quit: выйти; партия сохраняется на каждом шаге

## Коробка владельца

cli-box-left = { $count ->
    [0] Введено всё: { $file }.
    [one] Не хватает ещё { $count } компонента в { $file }.
    [few] Не хватает ещё { $count } компонентов в { $file }.
   *[many] Не хватает ещё { $count } компонентов в { $file }.
}
cli-box-kept = Сохранено: { $thing }.
cli-box-own = { $file }: { $count ->
    [0] своих значений нет
    [one] { $count } своё значение
    [few] { $count } своих значения
   *[many] { $count } своих значений
}
cli-box-imported = { $count ->
    [0] Всё это уже есть в { $file }.
    [one] { $count } значение в { $file } новое или изменено; пополнилось компонентов — { $things }:
    [few] { $count } значения в { $file } новые или изменены; пополнилось компонентов — { $things }:
   *[other] { $count } значений в { $file } новые или изменены; пополнилось компонентов — { $things }:
}
cli-box-part = Часть { $part } из { $parts }: остальные импортируйте так же, в любом порядке.
cli-box-source = Кто ввёл: { $by }. Издание: { $edition }.
cli-box-choose = Оставить моё (м) или взять чужое (ч)?
cli-box-not-chosen = Ничего не импортировано: решены не все различия. Решите каждое или укажите --mine или --theirs.
cli-box-same = Значения в обеих коробках одинаковы.
cli-box-fine = { $file }: всё в порядке. { $things ->
    [one] Описан { $things } компонент
    [few] Описаны { $things } компонента
   *[many] Описано { $things } компонентов
}.
cli-box-defects = { $file }: { $count ->
    [one] { $count } значение не сходится с книгой.
    [few] { $count } значения не сходятся с книгой.
   *[many] { $count } значений не сходятся с книгой.
}

## Своя игра

cli-game-name = «{ $name }» не годится как имя игры: строчные латинские буквы и цифры, слова через «-».
cli-game-taken = Игра «{ $name }» уже есть.
cli-folder-taken = { $folder } уже существует и не пуста.
cli-game-made = В { $folder } лежит игра { $name }. Дальше: pip install -e { $folder }, затем automatable play { $name }
cli-report-nothing = Сейчас сообщать не о чем: ответьте на вопрос или нажмите Enter.

## Вызов другу

cli-challenge-text = Отправьте этот текст другу. Его открывает «automatable challenge --open ТЕКСТ» или главный экран любой копии страницы:
cli-challenge-play = В партии { $id } тот же расклад. Играть: automatable play { $id }
cli-challenge-usage = Укажите номер партии или --open ТЕКСТ.
