### Общие слова всех игр.

core-none = нет
core-page = с. { $page }
core-ruling = толкование { $ruling }
core-candidates = Варианты
core-choice = { $what }: { $names }
core-only-one = { $what }: только { $name }
core-nobody = { $what }: подходящих вариантов нет.
core-cut = Отсеяно: { $names } — { $condition }
core-left = Ещё в выборе: { $names }
core-decided = решающий признак
core-chosen = Выбор: { $name }
core-do-take-back = Верните как было: { $what }
core-step-keep = Отбросьте то, к чему подходит хотя бы одна строка:
core-step-pick = Выберите одно; при равенстве переходите к следующей строке:
core-value-yes = да
core-value-no = нет

## Исправления вручную

core-corrected = { $name }: { $changes }
core-changes = { $first }; { $second }
core-values = { $values }
core-inside = { $of }: { $name }
core-change = { $name }: { $before } → { $after }
core-change-came = { $name }: + { $values }
core-change-went = { $name }: − { $values }
core-change-order = { $name }: другой порядок
core-change-anew = { $name }: введено заново
core-change-forgotten = { $name }: забыто
core-change-more = и ещё { $count }
core-change-nothing = ничего не изменилось

## Отказы

core-answer-twice = «{ $question }»: каждый ответ — только один раз.
core-answer-parts = На вопрос «{ $question }» нужен ответ из нескольких частей.
core-answer-part = В «{ $question }» не спрашивают про «{ $part }».
core-answer-part-missing = В «{ $question }» ещё не указано «{ $part }».
core-answer-list = На вопрос «{ $question }» нужен список ответов.
core-too-deep = Слишком глубокая вложенность: допустимо не больше { $most } уровней.
core-too-many-values = Слишком много значений: допустимо не больше { $most }.
core-too-long-text = Один из текстов слишком длинный: допустимо не больше { $most } знаков.
core-too-large-number = Одно из чисел слишком велико.
core-no-text = Один из текстов записан не в Юникоде.
core-answer-option = «{ $value }» — не ответ на вопрос «{ $question }». Возможные ответы: { $options }.
core-answer-text = «{ $question }»: нужен текст.
core-answer-switch = «{ $value }» — не ответ на вопрос «{ $question }»: нужно «да» или «нет».
core-answer-range = «{ $value }» — не ответ на вопрос «{ $question }»: нужно целое число от { $low } до { $high }.
core-answer-number = «{ $value }» — не ответ на вопрос «{ $question }»: нужно целое число не меньше { $low }.
core-box-toml = { $file }: неверный TOML: { $reason }.
core-box-unreadable = Не удаётся прочитать { $file }: { $reason }.
core-box-value = { $file }, ключ { $key }: { $reason }.
core-box-level = { $file }: уровень нельзя назвать «{ $level }». Можно буквы и цифры, между ними дефис, не больше 30 знаков и не «all».
core-box-number = { $file }, ключ { $key }: число слишком велико; допустимо не больше { $most }.
core-box-unfit = Значения в { $file } не согласуются друг с другом: { $reason }.
core-question-open = Есть открытый вопрос: ответьте на него или отмените последний шаг.
core-bad-event = Событие не понято: { $reason }.
core-bad-setup = Параметры подготовки не поняты: { $reason }.
core-setup-key = Нет параметра подготовки «{ $key }». Есть: { $keys }.
core-bad-position = Позиция не понята: { $reason }.
core-no-question = Вопроса «{ $question }» сейчас нет.
core-other-question = «{ $question }» сейчас не спрашивается; открыт вопрос «{ $asked }».
core-unknown-key = В позиции нет ключа «{ $key }».
core-unknown-game = Игры «{ $game }» нет. Есть: { $games }.
core-game-broken = Игрой «{ $game }» из пакета «{ $package }» нельзя воспользоваться: { $reason }
core-unknown-rule = В игре { $game } нет правила «{ $rule }». Есть: { $rules }.
core-unknown-input = У правила «{ $rule }» нет входного значения «{ $input }».
core-missing-input = Правилу «{ $rule }» нужно входное значение «{ $input }».
core-bad-input = Входное значение «{ $input }» правила «{ $rule }» не может быть «{ $value }».
core-bad-inputs = Входные значения правила «{ $rule }» не поняты: { $reason }.
core-unknown-language = Языка «{ $language }» нет. Есть: { $languages }.
core-game-over = Партия окончена; чтобы продолжить, отмените шаг.

## Игра

play-nothing-to-deal = Сейчас у приложения нет карты, которую нужно открыть.
play-deals-without-end = В этой позиции из колоды «{ $deck }» пришлось бы тянуть без конца, поэтому она не принята.
play-nothing-to-undo = Отменять нечего.
play-nothing-to-redo = Повторять нечего.
play-no-such-game = Сохранённой партии { $game } нет.
play-bug = Непредвиденная ошибка: { $reason }. Сохранённые партии не затронуты. Пришлите нам, пожалуйста, отчёт: { $file }.
play-disk-full = Диск заполнен: это не сохранено. Всё, что было раньше, сохранено. Освободите место и попробуйте ещё раз.
play-disk-read-only = { $file } нельзя записать, поэтому это не сохранено. Сохранённое раньше по-прежнему можно читать.
play-disk-trouble = { $file } не удалось прочитать или записать ({ $reason }); это не сохранено. Всё, что было раньше, сохранено.
play-not-a-file = { $file } — это { $what ->
        [folder] папка
        [link] ссылка
       *[device] устройство или канал
    }, поэтому ничего не записано. Назовите обычный файл.
play-store-busy = Сохранённые партии сейчас записывает другая программа, поэтому это не сохранено. Попробуйте через мгновение.
play-store-damaged =
    Файл сохранённых партий повреждён и отложен под именем { $file }. Восстановлено целиком: { $whole ->
        [0] ни одной партии
        [one] { $whole } партия
        [few] { $whole } партии
       *[other] { $whole } партий
    }, без последних шагов: { $partly }; остальное в нём потеряно. Попробуйте ещё раз: игра продолжится с этого места.
play-rescue-no-room = { $file } повреждён, а места для спасения нет: нужно около { $megabytes } МБ. Ничего не изменено. Освободите место и попробуйте снова.
play-save-damaged = Сохранённая партия { $game } повреждена: { $reason }. Её можно экспортировать как есть или удалить.
play-store-newer = { $file } записан более новой версией (формат { $version }); обновите Automatable, чтобы открыть его.
play-changed-elsewhere = Партию изменили на другом устройстве; показано её нынешнее состояние.
play-bad-message = Запрос не понят: { $reason }.
play-unbroken-tie = В книге правил не сказано, как правило «{ $rule }» разрешает это равенство. Пришлите, пожалуйста, сообщение об ошибке.
play-cannot-replay = Эту партию не удаётся воспроизвести: { $reason }. Экспортируйте её и пришлите с сообщением об ошибке.
play-older-stops =
    Эту партию сохранила прежняя версия, с тех пор правила исправлены: партия открыта на шаге { $steps } из { $of }, следующий шаг больше невозможен.
    В файле партии по-прежнему все { $of }; экспортируйте её, прежде чем играть дальше.
play-older-differs =
    С тех пор как вы видели эту партию, правила исправлены, и позиция теперь не та, что вы оставили. Сравните её со своим столом и исправьте различия.
play-not-finished = Партия ещё не окончена.
play-import-version = Файл имеет формат «{ $version }», эта версия его не читает.
play-import-unreadable = Это не файл партии: { $reason }.
play-brought-part = Восстановлено партий: { $games } из { $of }, затем восстановление прервалось ({ $reason }). Выберите тот же файл ещё раз, чтобы продолжить: уже восстановленные партии не повторятся.
play-bringing = Восстановление партий: { $done } из { $of }
play-collecting = Сбор партий: { $done } из { $of }
play-playing-through = Партия проигрывается заново…
play-brought =
    { $games ->
        [0] Новых партий в файле нет
        [one] Из файла взята { $games } партия
        [few] Из файла взяты { $games } партии
       *[other] Из файла взято { $games } партий
    }{ $known ->
        [0] .
        [one] ; { $known } партия уже была здесь.
        [few] ; { $known } партии уже были здесь.
       *[other] ; { $known } партий уже были здесь.
    }

## Происхождение

core-provenance-printed = напечатано: прочитано с печатных компонентов
core-provenance-transcribed = переписано: набрано другими людьми и сверено
core-provenance-inferred = выведено: наше прочтение, по печатному экземпляру не проверено
core-provenance-practice = учебное: сделано { $package ->
    [automatable] этим проектом
   *[other] пакетом { $package }
}, не официальное
core-chance = { $weight } из { $total }
core-chance-percent = { $percent } %
core-chance-small = меньше 1 %

## Коробки, которыми делятся

core-yes = да
core-no = нет
play-box-empty = Вы ещё ничего не ввели для этой игры — делиться пока нечем.
play-box-link = Это не полная коробка: ссылка или файл обрезаны или повреждены. Попросите прислать ещё раз.
play-box-not-kept = Ваша коробка не изменена: её нельзя было бы прочитать снова ({ $reason }).
play-box-changes = при чтении файла получились бы другие значения
play-box-set-aside = Вашу коробку { $box } не удалось прочитать, она отложена под именем { $file } ({ $reason }). Игра идёт с поставляемыми значениями.
play-box-unread = Вашу коробку { $box } не удалось прочитать ({ $reason }). Игра идёт с поставляемыми значениями.
play-box-other-game = Эта коробка для игры «{ $game }», а не «{ $wanted }».
play-box-which-game = В коробке не указана игра. Выберите одну из: { $games }.
play-contribute-game = В файле не указана игра. Добавьте box = "…" в первой строке.
play-contribute-empty = В файле нет ни одного значения.
play-contribute-source = { $key }: не указано происхождение вида transcribed с изданием.
play-contribute-text = { $key }: это предложение из игры; делиться можно только числами и названиями.
play-challenge-unreadable = Это не полный вызов: ссылка или код обрезаны или повреждены. Попросите прислать ещё раз.
play-challenge-position = Из этой партии нельзя сделать вызов: она началась не с подготовки.
play-challenge-physical = Карты этой партии вы открываете сами, поэтому у друга они были бы другими. Начните партию, в которой карты открывает приложение.
play-challenge-box = Для этого вызова значения коробки «{ $game }» должны совпадать у обоих, а ваши отличаются. Сначала поделитесь коробкой.
