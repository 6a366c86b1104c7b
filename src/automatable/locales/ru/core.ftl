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
core-step-keep = Отбросьте то, к чему подходит хотя бы одна строка:
core-step-pick = Выберите одно; при равенстве переходите к следующей строке:
core-value-yes = да
core-value-no = нет

## Отказы

core-answer-twice = «{ $question }»: каждый ответ — только один раз.
core-answer-parts = «{ $question }» состоит из нескольких частей.
core-answer-part = В «{ $question }» не спрашивают про «{ $part }».
core-answer-part-missing = В «{ $question }» ещё не указано «{ $part }».
core-answer-list = На вопрос «{ $question }» нужен список ответов.
core-too-deep = Вложенность больше { $most } уровней: такого у нас не бывает.
core-too-many-values = Здесь больше { $most } значений: столько у нас не бывает.
core-too-long-text = Один из текстов длиннее { $most } знаков.
core-too-large-number = Одно из чисел больше, чем у нас бывает.
core-no-text = Один из текстов записан не в Юникоде.
core-answer-option = «{ $value }» — не ответ на вопрос «{ $question }». Возможные ответы: { $options }.
core-answer-range = «{ $value }» — не ответ на вопрос «{ $question }»: нужно целое число от { $low } до { $high }.
core-answer-number = «{ $value }» — не ответ на вопрос «{ $question }»: нужно целое число не меньше { $low }.
core-box-toml = { $file }: неверный TOML: { $reason }.
core-box-unreadable = Не удаётся прочитать { $file }: { $reason }.
core-box-value = { $file }, ключ { $key }: { $reason }.
core-box-level = { $file }: уровень нельзя назвать «{ $level }». Можно буквы и цифры, между ними дефис, не больше 30 знаков и не «all».
core-box-number = { $file }, ключ { $key }: напечатанных чисел больше { $most } не бывает.
core-box-unfit = Значения в { $file } не согласуются друг с другом: { $reason }.
core-question-open = Есть открытый вопрос: ответьте на него или отмените последний шаг.
core-bad-event = Событие не понято: { $reason }.
core-bad-setup = Параметры подготовки не поняты: { $reason }.
core-setup-key = Нет параметра подготовки «{ $key }». Есть: { $keys }.
core-setup-choice = «{ $value }» не подходит для параметра { $key }. Возможные значения: { $choices }.
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
play-bug = Случилось непредвиденное ({ $reason }). Ничего из сохранённого не потеряно; отчёт для отправки: { $file }.
play-disk-full = Диск заполнен: это не сохранено. Всё, что было раньше, сохранено. Освободите место и попробуйте ещё раз.
play-disk-read-only = { $file } нельзя записать, поэтому это не сохранено. Сохранённое раньше по-прежнему можно читать.
play-disk-trouble = { $file } не удалось прочитать или записать ({ $reason }); это не сохранено. Всё, что было раньше, сохранено.
play-store-busy = Сохранённые партии сейчас записывает другая программа, поэтому это не сохранено. Попробуйте через мгновение.
play-store-damaged =
    Файл сохранённых партий повреждён и отложен под именем { $file }. Восстановлено целиком: { $whole ->
        [0] ни одной партии
        [one] { $whole } партия
        [few] { $whole } партии
       *[other] { $whole } партий
    }, без последних шагов: { $partly }; остальное в нём потеряно. Попробуйте ещё раз: игра продолжится с этого места.
play-save-damaged = Сохранённая партия { $game } повреждена: { $reason }. Её можно выгрузить как есть или удалить.
play-store-newer = { $file } записан более новой версией (форма { $version }); обновите Automatable, чтобы открыть его.
play-changed-elsewhere = Стол изменён на другом устройстве; теперь он выглядит так.
play-bad-message = Запрос не понят: { $reason }.
play-unbroken-tie = В книге правил не сказано, как правило «{ $rule }» разрешает это равенство. Пришлите, пожалуйста, сообщение об ошибке.
play-cannot-replay = Эту партию не удаётся восстановить: { $reason }. Экспортируйте её и пришлите с сообщением об ошибке.
play-older-stops =
    Эту партию сохранила прежняя версия, с тех пор правила исправлены: стол стоит после шага { $steps } из { $of }, следующий шаг сегодня не принимается.
    В файле партии по-прежнему все { $of }; экспортируйте её, прежде чем играть дальше.
play-older-differs =
    С тех пор как вы видели эту партию, правила исправлены, и позиция теперь не та, что вы оставили. Сравните её со своим столом и исправьте различия.
play-not-finished = Партия ещё не окончена.
play-import-version = Файл имеет форму «{ $version }», эта версия её не читает.
play-import-unreadable = Это не файл партии: { $reason }.
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
core-provenance-inferred = выведено: наше прочтение, в печати не видели
core-provenance-practice = учебное: сделано этим проектом, не официальное
core-chance = { $weight } из { $total }
core-chance-percent = { $percent } %
core-chance-small = меньше 1 %

## Коробки в пути

core-yes = да
core-no = нет
play-box-empty = Вы ещё ничего не ввели для этой игры — делиться пока нечем.
play-box-link = Это не коробка: ссылка или файл обрезаны или испорчены. Попросите прислать ещё раз.
play-box-other-game = Эта коробка для игры «{ $game }», а не «{ $wanted }».
play-box-which-game = Коробка не говорит, для какой она игры. Назовите одну из: { $games }.
play-contribute-game = Файл не говорит, для какой он игры: box = "…" в первой строке.
play-contribute-empty = В файле нет ни одного значения.
play-contribute-source = { $key }: не указано происхождение вида transcribed с изданием.
play-contribute-text = { $key }: это предложение из игры; делиться можно только числами и названиями.
