### Страница.

web-motto = Автома за вашим столом: играет строго по правилам и объясняет почему.
web-resume = Продолжить партию
web-watched = Записанная партия лаборатории
web-watched-short = Из лаборатории
web-watched-end = Это записанная партия лаборатории: в вашей статистике она не учитывается.
web-watched-next = Следующий шаг
web-continue = Продолжить
web-new-game = Новая партия
web-history = История
web-boxes = Коробки
web-settings = Настройки
web-import = Открыть файл партии
web-import-no-json = Это не файл партии.
web-open-shared = Открыть присланную ссылку
web-open-shared-go = Открыть
web-more-places = Ещё
web-show-more = Показать ещё
web-show-all = Показать все: { $count }
web-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[other] { $count } шагов
    }
web-delete-game = Удалить партию { $number }
web-delete-sure = Удалить эту партию навсегда?
web-back = Назад
web-close = Закрыть
web-cancel = Отмена
web-done = Готово
web-menu = Меню
web-less = Меньше: { $name }
web-more = Больше: { $name }

## Подготовка

web-first-game = Для первой партии
web-first-game-hint = Всё так, как правила советуют для первого раза.
web-first-game-go = Подготовить
web-guide = Первая партия с подсказками
web-guide-start = Партия с подсказками
web-guide-offer = Вы здесь впервые?
web-guide-offer-more = Первая партия с подсказками за пять минут покажет приложение прямо за вашим столом. В какую игру вы играете?
web-guide-refuse = Нет, спасибо
web-guide-go = Понятно
web-guide-skip = Без подсказок
web-guide-count = { $number } из { $count }
web-guide-list = Разложите игру по этому списку; касание отмечает строку. Затем нажмите кнопку внизу.
web-guide-board = Это ваш стол. Он всегда на виду и показывает, где что происходит. Если фигура стоит не там, коснитесь её и поправьте.
web-guide-tell = В свой ход играйте как обычно; сообщайте здесь только то, что нужно знать Автоме.
web-guide-deal = Когда ваш ход закончен, нажмите сюда. Приложение откроет карту Автомы и выполнит её.
web-guide-step = Шаги показаны по одному. Сделайте то, что написано; место отмечено на поле.
web-guide-why = Почему так? Причина — в одной строке. Коснитесь её, чтобы увидеть на поле каждое правило со страницей книги.
web-guide-net = Изменения чисел показаны одной строкой: сколько было и сколько стало.
web-guide-done = Готово? Нажмите здесь или смахните, чтобы перейти к следующему шагу.
web-guide-undo = Всё можно отменить, шаг за шагом.
web-guide-ahead = Интересно, чего ждать? Нажмите, и поле покажет, что может быть дальше и с какой вероятностью.
web-guide-menu = Остальное здесь: «что, если…», исправления, журнал, другое устройство. Это всё — приятной игры!
web-decks = Кто открывает карты?
web-decks-hint = Карты тасует и открывает приложение. Если у вас своя колода, вы вводите карты, которые открыли.
web-deck-mine = Вручную: { $deck }
web-more-choices = Другие варианты
web-doubtful = Не проверено по печатному экземпляру
web-set-up = Подготовить стол
web-checklist = Подготовка по пунктам
web-begin = Стол готов: начинаем

## Стол

web-table = Стол
web-beside = Карта и состояние
web-do-now = Сделайте сейчас
web-theirs = Ход Автомы
web-yours = Ваш ход
web-step-done = Готово, дальше
web-last-step = Последний шаг
web-turn-again = Показать ход
web-turn-close = Вернуться к игре
web-ahead = Что Автома может сделать дальше?
web-ahead-go = Что дальше?
web-ahead-hint = Разыгрывает каждую карту, которая может выйти, и показывает вероятности на поле
web-ahead-more = и ещё { $count }
web-ahead-nothing = Сейчас ничего предсказать нельзя.
web-guess = Сначала угадайте
web-guess-hint = До открытия карты вы отмечаете на поле, что сделает Автома, и видите, угадали ли
web-guess-go = Угадать, что будет
web-guess-skip = Не угадывать
web-guess-this = Догадка: { $at }
web-guess-yours = ваша догадка
web-guess-made = Ваша догадка: { $guess }
web-guess-right = Верно!
web-guess-wrong = В этот раз нет.
web-guess-was = Вы думали: { $guess }. Вышло: { $did }.
web-guess-count = угадано { $right } из { $made }
web-all-done = Все шаги сделаны
web-steps-of = Шаг { $number } из { $count }
web-because = почему:
web-then = затем
web-and-then = затем
web-net = итог
web-reason-tie = Поровну: { web-reason-best }
web-reason-best = { $says }{ $count ->
    [1] {""} ({ $best }не { $rivals })
   *[other] {""}
    }
web-reason-left-last = { $what }: только { $name }. { $count ->
    [1] Не { $out }
    [2] Не { $out }
   *[other] Последние отпавшие ({ $count })
    }: { $why }
web-reason-left = { $what }: только { $name }. Остальные: { $why }
web-reason-none = { $what }: невозможно ({ $why })
web-reason-nothing = { $what }: невозможно
web-reason-sum = { $says }: { $parts } = { $total }
web-reason-list = { $says }: { $parts }
web-more-steps = { $count ->
    [one] и ещё { $count } шаг
    [few] и ещё { $count } шага
   *[many] и ещё { $count } шагов
    }
web-over = Партия окончена.
web-deal = Открыть карту Автомы
web-happened = Что произошло?
web-question = Вопрос
web-rule-of = Правило, из-за которого возник вопрос
web-pad-hint = Введите карту, которую открыли из своей колоды.
web-none-of-these = Ничего из этого
web-answer-number = Ответ: { $number }
web-another-number = Другое число
web-undo = Отменить
web-by-hand = Сделать вручную
web-entry-rest-here = все остальные
web-entry-symbols = Сколько здесь символов?
web-entry-names = имена
web-entry-each = Сколько раз следующий символ:
web-entry-nothing = ничего нет
web-entry-shown = что там есть
web-entry-rest = Подробнее (необязательно)
web-entry-undo = Отменить последнее нажатие
web-entry-begun = Часть этого вы уже ввели.
web-entry-over = Начать заново
web-keypad = Цифры
web-keypad-back = Стереть последнюю цифру
web-entry-numbers = Числа через пробел
web-entry-times = { $name } × { $count }
web-entry-off = Убрать: { $name }
web-entry-place = { $name }, номер { $place }
web-entry-by = { $name }: { $by }
web-redo = Повторить
web-why = Почему?
web-why-this = Почему? { $text }
web-log = Журнал
web-log-earlier = Раньше
web-correct = Исправить что угодно
web-correct-hint = Измените всё, что не совпадает с вашим столом. Это станет одним шагом, который можно отменить.
web-correct-find = Найти значение
web-ask-find = Найти по названию
web-correct-game = Партия
web-correct-nothing = Значения с таким названием нет.
web-correct-changed = { $count ->
    [one] { $count } изменение
    [few] { $count } изменения
   *[other] { $count } изменений
}
web-correct-add = Добавить: { $name }
web-correct-add-one = Добавить…
web-correct-one-more = Ещё
web-correct-remove = Убрать: { $name }
web-correct-empty = ничего
web-correct-ask-again = Спросить снова
web-correct-nothing-told = Пока ничего.
web-end-sheet = Ваши очки по частям
web-end-sheet-hint = По желанию: впишите, что знаете. Остальное войдёт одной строкой.
web-correct-save = { $count ->
    [one] Исправить { $count } значение
    [few] Исправить { $count } значения
   *[other] Исправить { $count } значений
    }
web-fix = нажмите, чтобы исправить
web-whatif = А что, если?
web-whatif-hint = Это копия вашего стола: переставляйте фигуры, выберите карту и прочитайте, что было бы. Партия не изменится.
web-whatif-would = Тогда было бы так
web-step-back = На шаг назад

## Значения позиции, для исправления


## Почему?

web-story-steps = Шаги объяснения
web-story-at = Шаг { $number } из { $count }
web-story-none = Здесь ничего не нужно было решать.
web-story-text = Все шаги текстом
web-previous = Назад
web-following = Дальше
web-whole-story = Весь ход
web-on-board = Показать на поле
web-mark-chosen = выбор
web-mark-in = ещё возможно, с числом
web-mark-out = отпало по правилу
web-stays = остаётся
web-falls = отпадает

## Конец

web-end = Итоговый подсчёт
web-rematch = Реванш
web-end-margin = У вас { $own }, у соперника { $others }.
web-end-close = { $apart ->
    [0] Поровну: { $part }.
   *[other] Самая малая разница: { $part }, { $apart }.
    }
web-winner = Победа
web-total = Всего
web-not-over = Партия ещё не окончена.
web-saved-to-history = Партия записана в историю.
web-share = Сохранить и поделиться
web-save-file = Файл партии
web-link = Ссылка на позицию
web-link-copied = Скопировано. В этой ссылке позиция и больше ничего:
web-link-copy = В этой ссылке позиция и больше ничего; скопируйте её отсюда:
web-link-anywhere = Она никого не пускает к вашим партиям. Она открывается в любой копии Automatable: вставьте её там на главном экране.
web-elsewhere = Открыть этот стол на другом устройстве
web-elsewhere-copied = Скопировано. По этой ссылке устройство в вашей сети откроет этот стол и сможет менять все ваши партии. Показывайте её только тем, кто за столом:
web-elsewhere-copy = По этой ссылке устройство в вашей сети откроет этот стол и сможет менять все ваши партии. Показывайте её только тем, кто за столом; скопируйте её отсюда:
web-elsewhere-closed = Сейчас доступ есть только у этого устройства. Запустите «automatable serve --lan», чтобы подключались телефоны и планшеты вашей домашней сети.
web-bug = Сообщение об ошибке
web-bg-hint = Отсканируйте телефоном, на котором есть BG Stats, или откройте на нём ссылку.
web-bg-link = Открыть в BG Stats
web-bg-file = Сохранить эту партию файлом
web-bg-qr = QR-код этой партии для BG Stats
web-back-to-table = Обратно к столу

## Какой счёт нужен

web-par-who = { $game ->
    [red-rising] Автомуса
   *[other] Автомы
    }
web-par-turns = { $turn ->
    [one] { $turn } хода
   *[other] { $turn } ходов
    }{ $more ->
    [yes] {" "}или больше
   *[other] {""}
    }
web-par-setup = В симуляциях счёт { $half } после { web-par-turns } { web-par-who } — победа в половине партий, { $most } — в 80 из 100. Примерно тогда заканчивает свои партии { $human ->
    [steady] «спокойный»
   *[other] «{ $human }»
    } игрок лаборатории.
web-par-setup-end = В симуляциях счёт { $half } в конце — победа в половине партий, { $most } — в 80 из 100.
web-par-setup-end-same = В симуляциях счёт { $most } в конце — победа в 80 партиях из 100.
web-par-now = Если закончить сейчас: у { web-par-who } { $automa }, для победы хватит { $enough }. Обычно на этом уровне после { web-par-turns }: { $most } — победа в 80 из 100.
web-par-open = Если партия кончится после { web-par-turns }: { $half } — победа в половине партий, { $most } — в 80 из 100.
web-par-open-same = Если партия кончится после { web-par-turns }: { $most } — победа в 80 партиях из 100.
web-par-end = Со счётом { $human } на этом уровне побеждают { $wins ->
    [0] меньше чем в 5
    [95] не меньше чем в 95
   *[other] примерно в { $wins }
    } партиях из 100{ $turn ->
    [0] .
   *[other] , если они кончаются после { web-par-turns }.
    }
web-par-practice = учебные значения
web-par = С каким счётом побеждают
web-par-hint = Одна строка в ваш ход: счёт Автомы, если бы партия кончилась сейчас, и счёт для победы

## Повезло ли

web-luck = Повезло ли сопернику?
web-luck-below = Счёт { web-par-who } { $automa } — { $below ->
    [0] столько или больше бывает более чем в 95
    [95] больше, чем по крайней мере в 95
   *[other] больше, чем примерно в { $below }
    } из 100 симуляций на этом уровне{ $turn ->
    [0] .
   *[other] , которые кончаются после { web-par-turns }.
    }
web-luck-ahead = С { $turn }-го хода и до конца счёт был больше, чем в половине этих партий.
web-luck-reached-turn = На { $turn }-м ходу соперник достиг счёта, с которым кончается половина этих партий.
web-luck-reached-event = Счёта, с которым кончается половина этих партий, соперник достиг здесь: { $event }.
web-luck-once = Некоторое время счёт был больше, чем в половине этих партий, но не в конце.
web-luck-never = Счёт ни разу не был больше, чем в половине этих партий.
web-luck-gains = Лучшие ходы соперника
web-luck-turn = Ход { $turn }
web-luck-points = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[other] +{ $points } очков
    }
web-luck-why = { $turn ->
    [0] Почему? { $text }
   *[other] Почему? Ход { $turn }: { $text }
    }
web-luck-history = Счёт { web-par-who }: { $below ->
    [0] столько или больше бывает более чем в 95
    [95] больше, чем по крайней мере в 95
   *[other] больше, чем примерно в { $below }
    } из 100 симуляций.
web-luck-mean = Счёт { web-par-who } в среднем больше, чем в { $below } из 100 симуляций (обычно 50).

## История

web-advice = Какой уровень следующий?
web-advice-won = { $game }, { $level } — { $games ->
    [1] { $won ->
        [0] последняя партия проиграна.
       *[other] последняя партия выиграна.
    }
   *[other] { $won ->
        [one] выиграна { $won }
       *[other] выиграно { $won }
    } из последних { $games } партий.
    }
web-advice-up = Попробуйте «{ $level }».
web-advice-down = Попробуйте «{ $level }».
web-advice-same = Оставайтесь на этом уровне.
web-advice-hardest = Это самый трудный уровень.
web-advice-easiest = Это самый лёгкий уровень.
web-advice-par = { $side ->
    [above] Ваш счёт { $human } — на { $apart } выше нормы.
    [below] Ваш счёт { $human } — на { $apart } ниже нормы.
   *[at] Ваш счёт { $human } — ровно норма.
    } Норма: { $half } — победа в половине партий{ $turn ->
    [0] .
   *[other] , если они кончаются после { web-par-turns }.
    }
web-advice-next = Норма для «{ $level }» — { $half }.
web-advice-unknown = Для совета хватит трёх партий на одном уровне.
web-advice-rule = Правило: учитываются последние 10 партий на том уровне, на котором вы играли последним. 6 побед из 10 и больше — следующий уровень, 2 из 10 и меньше — предыдущий, иначе тот же.
web-advice-sure = На этом уровне вы выигрываете от { $low } до { $high } партий из 100, насколько можно судить по { $games } { $games ->
    [one] партии
   *[other] партиям
    }.

web-statistics = Статистика
web-finished = Оконченные партии
web-history-none = Оконченных партий пока нет. Доиграйте одну, и она появится здесь.
web-game = Игра
web-level = Уровень
web-played = Сыграно
web-won = Побед
web-margin = Средний перевес
web-you-won = Вы победили
web-you-lost = Победила Автома

## Коробки

web-boxes-hint = Все печатные значения, по которым играет приложение, и откуда они взяты. Ваши значения заменяют наши.
web-box-of = Коробка: { $game }
web-box-hint = Меняйте значение, только если ваш печатный экземпляр отличается. Новые партии возьмут ваши значения, начатые сохранят прежние.
web-box-import = Открыть файл значений
web-box-saved = Сохранено.
web-box-ours = Вернуть наше: { $name }
web-box-back = Вернуть наше
web-box-change = Изменить
web-shelf-progress = Введено { $done } из { $count }
web-shelf-hint = Разложите карты и жетоны так, как они лежат здесь, и нажмите на нужный. Остановиться можно в любой момент; чтобы играть, всё вводить не нужно.
web-shelf-whole = Введено всё. Поделитесь, и больше никому не придётся набирать.
web-shelf-of = { $done } из { $count }
web-shelf-done = готово
web-shelf-begun = начато
web-shelf-missing = не введено
web-shelf-kept = Сохранено: { $thing }
web-shelf-again = Ввести заново
web-source-own = ваше
web-source-printed = напечатано
web-source-transcribed = переписано
web-source-inferred = выведено
web-source-practice = учебное
web-box-given = Импортировать чужую коробку
web-box-given-by = { $who }: { $count ->
    [one] { $count } компонент
    [few] { $count } компонента
   *[other] { $count } компонентов
    }
web-box-paste = Или вставьте ссылку
web-box-look = Посмотреть
web-box-came = Присланная коробка
web-box-refused = Ничего не импортировано.
web-box-part = Часть { $part } из { $parts }
web-box-source = Кто ввёл: { $by }, издание: { $edition }
web-box-new = { $count ->
    [one] Новые значения у { $count } компонента
   *[other] Новые значения у { $count } компонентов
    }
web-box-same = { $count ->
    [one] { $count } компонент такой же, как у вас
    [few] { $count } компонента такие же, как у вас
   *[other] { $count } компонентов такие же, как у вас
    }
web-box-differs = { $count ->
    [one] { $count } значение в вашей коробке другое. Какое верно?
    [few] { $count } значения в вашей коробке другие. Какие верны?
   *[other] { $count } значений в вашей коробке другие. Какие верны?
    }
web-box-mine = Моё
web-box-theirs = Чужое
web-box-all = Всё: { $name }
web-box-take = { $left ->
    [0] Импортировать в мою коробку
    [one] Выберите ещё { $left }
   *[other] Выберите ещё { $left }
    }
web-box-taken = { $count ->
    [0] Импортировано в вашу коробку.
    [one] Импортировано: новые значения у { $count } компонента.
   *[other] Импортировано: новые значения у { $count } компонентов.
    }
web-box-next-part = Наведите камеру на следующий код; порядок не важен.
web-box-nothing-new = Всё это уже есть в вашей коробке.
web-box-to-shelf = К моей коробке
web-box-share = Поделиться моей коробкой
web-box-share-hint = То, что вы набрали со своего экземпляра, — для другого устройства или другого владельца. Передаются только числа и названия и, если вы укажете, кто их набрал и с какого издания.
web-box-by = Ваше имя (если хотите)
web-box-edition = Издание, например «русское, 2021»
web-box-file = Файлом
web-box-link = Ссылкой
web-box-link-copied = Скопировано. В этой ссылке ваша коробка и больше ничего:
web-box-link-copy = В этой ссылке ваша коробка и больше ничего; скопируйте её отсюда:
web-box-codes = QR-кодами
web-box-code =
    Код { $number } из { $count }: { $text ->
        [yes] считайте его на другом устройстве и вставьте текст там же, на главном экране в «Открыть присланную ссылку».
       *[no] его открывает камера другого устройства.
    }
web-box-code-before = Предыдущий код
web-box-code-next = Следующий код
web-box-compare = Сравнить две коробки
web-box-compare-now = Сравнить
web-box-choose-file = Выбрать файл
web-box-alike = Значения в обеих коробках одинаковы.
web-tables = { $count ->
    [one] { $count } таблица
    [few] { $count } таблицы
   *[other] { $count } таблиц
    }
web-kind-printed = напечатано
web-kind-transcribed = переписано
web-kind-inferred = выведено
web-kind-practice = учебное

## Настройки

web-language = Язык
web-theme = Тема
web-theme-system = Как на устройстве
web-theme-light = Светлая
web-theme-dark = Тёмная
web-size = Размер текста
web-size-normal = Обычный
web-size-large = Крупный
web-size-huge = Очень крупный
web-sounds = Звуки
web-sounds-hint = Тихий щелчок, когда нужно что-то сделать
web-vibrate = Вибрация
web-vibrate-hint = Короткая вибрация, когда меняется ход
web-abilities = «Серп»: свойства роботов
web-abilities-hint = Спрашивать, какое свойство открывает новый робот; выключено: вы отмечаете свойства сами
web-sound-tap = Коснитесь экрана, чтобы включить звук.
web-sound-off = Звука нет: браузер сейчас его не разрешает.
web-sound-on = Включить звук
web-voice = Голос
web-voice-hint = Читает указания вслух
web-voice-silent = Браузер не прочёл это вслух сам. Нажмите «Прочитать ещё раз».
web-aloud = Прочитать ещё раз
web-aloud-change = , было { $before }, стало { $after }
web-aloud-to = , теперь
web-aloud-number = номер
web-aloud-minus = минус
web-aloud-plus = плюс
web-shortcut-aloud = Прочитать ход вслух
web-awake = Не гасить экран
web-awake-hint = Пока открыт стол
web-awake-refused = Этот браузер не удерживает экран включённым. Увеличьте время до его отключения в настройках устройства.
web-not-here = Этот браузер этого не поддерживает

## Клавиатура

web-shortcuts = Клавиатура
web-shortcut-help = Этот список
web-shortcut-primary = Главная кнопка
web-key-space = Пробел
web-shortcut-pedal = Главная кнопка, также с педали или пульта
web-shortcut-pedal-back = На шаг назад
web-shortcut-undo = Отменить
web-shortcut-redo = Повторить
web-shortcut-why = Почему?
web-shortcut-log = Журнал
web-shortcut-correct = Исправить что угодно
web-shortcut-whatif = А что, если?
web-shortcut-option = Ответить этим вариантом
web-shortcut-back = Обратно к столу

## Когда что-то не так

web-newer = Automatable обновлён. Перезагрузите страницу, чтобы продолжить; ничего не потеряется.
web-reload = Перезагрузить
web-away = Нет связи с приложением.
web-away-hint = Ничего не потеряно. Страница подключится сама.
web-error-offline = Не отправлено: нет связи с приложением. Повторите, когда она вернётся.
web-error-unknown = Что-то пошло не так ({ $status }).
web-opening = Открываем позицию
web-open-refused = В этой ссылке нет позиции, которую можно открыть.
web-answer-first = Ход ещё идёт: сначала ответьте на вопрос или отмените ход.

## Вызов другу

web-challenge = Бросить вызов другу
web-challenge-hint = Тот же расклад для друга: игра, подготовка, уровень и порядок карт. Оба результата стоят рядом в истории.
web-challenge-by = Ваше имя (если хотите)
web-challenge-make = Создать ссылку
web-challenge-result = В ней и ваш результат: { $own } против { $others }.
web-challenge-open = Вызов
web-challenge-what = { $game }, { $level }: карты выйдут в том же порядке, что и у вашего друга.
web-challenge-theirs = { $by ->
    [none] Ваш друг
   *[other] { $by }
    }: { $own } против { $others }, { $won ->
    [yes] победа
   *[other] поражение
    }.
web-challenge-play = Сыграть тот же расклад
web-challenge-known = У вас уже есть партия с этим раскладом. Добавьте к ней результат друга.
web-challenge-started = Вы уже начали этот расклад.
web-challenge-add = Добавить результат
web-challenge-continue = Открыть мою партию
web-challenge-same = Тот же расклад. { web-challenge-theirs }
web-share-copied = Скопировано:
web-share-copy = Скопируйте отсюда:
web-share-text = Вставьте этот текст в любой копии Automatable, на главном экране в «Открыть присланную ссылку». Чтобы ссылка открывалась сама, укажите в настройках адрес опубликованной копии.
web-published = Адрес опубликованной копии
web-published-hint = Ссылки, которыми вы делитесь, открываются там, например https://example.org/automatable/
web-published-wrong = Укажите адрес, который могут открыть другие: он начинается с https:// или http:// и ведёт не на это устройство.
