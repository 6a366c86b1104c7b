### Лаборатория: что делает Автома за много партий.

lab-report-title = { $game }: Автома в лаборатории
lab-report-plan = По { $games } { $games ->
    [one] партии
   *[other] партий
} на каждый уровень и каждую модель человека, зерно { $seed }. Уровни: { $levels }. Версия правил и лаборатории: { $code }.
lab-unfinished = Этот прогон не закончен: сыграно партий { $games } из { $wanted }.
lab-models = Модели человека
lab-models-note = Человек в этих партиях — маленькая программа. Это модель, а не живой игрок: с её помощью сравнивайте уровни, но не принимайте её результаты за свои.
lab-own-model = ваша собственная модель.
lab-model-absent = отсутствующий
lab-model-steady = спокойный
lab-model-aggressive = агрессивный
lab-summary = Все показатели
lab-intervals = В скобках — 95-процентный доверительный интервал. У квантилей он лежит между двумя встретившимися значениями.
lab-level = Уровень
lab-model = Модель человека
lab-measure = Показатель
lab-games = Партии
lab-mean = Среднее
lab-sd = Ст. отклонение
lab-quantile = { $share } %
lab-card = Карта
lab-part = Часть
lab-points = Очки
lab-share-of-games = Доля партий
lab-share-of-choices = Доля выборов
lab-share-of-variance = Доля дисперсии
lab-over-by = Партия уже закончена
lab-decided-by = Решило
lab-no-tie = ничьей не было
lab-times-per-game = Раз за партию
lab-change-without = Изменение без карты: { $measure }
lab-difference = Разница
lab-compared = { $a } (A) и { $b } (B), партий у каждого: { $games }, на одних и тех же зёрнах. Разница: B минус A.

## Показатели

lab-measure-automa = очки Автомы
lab-measure-human = очки человека
lab-measure-margin = отрыв человека
lab-measure-human-wins = победы человека
lab-measure-turns = ходы Автомы
lab-measure-passed = пропущенные ходы
lab-measure-combat-stars = звёзды за бои
lab-measure-star = ход, на котором выставлена звезда { $n }

## Графики

lab-chart-wins = Кто побеждает
lab-caption-wins = Как часто побеждает каждая модель человека, с 95-процентным интервалом.
lab-chart-margin = С каким отрывом
lab-caption-margin = Очки человека минус очки Автомы, в среднем, с 95-процентным интервалом.
lab-chart-scores = Очки Автомы
lab-caption-scores = Доля партий, закончившихся с таким счётом.
lab-chart-parts = Откуда берутся очки
lab-caption-parts = Очки Автомы в среднем, по частям.
lab-chart-ends = Когда кончается партия
lab-caption-ends = Доля партий, законченных к этому ходу Автомы, с 95-процентным интервалом.
lab-caption-curve = Средние по партиям, в которых до этого дошло, с 95-процентным интервалом.
lab-curve-scythe-stars = Звёзды Автомы
lab-curve-scythe-stars-x = Звезда
lab-curve-scythe-stars-y = Ход
lab-chart-tie-breaks = Какое правило решило ничью
lab-caption-tie-breaks = Прослушано партий: { $listened } — постоянная доля всех, потому что слушатель замедляет движок. Все уровни и модели вместе.
lab-chart-fallbacks = Запасные действия и пропущенные ходы
lab-caption-fallbacks = Сосчитано в прослушанных партиях: { $listened }.
lab-chart-cards-automa = Чего стоит каждая карта
lab-caption-cards-automa = Партий: { $cards }, против модели «{ $model }»; каждая сыграна с полной колодой и ещё раз без каждой карты на том же зерне, порядок остальных карт не меняется.
lab-chart-cards-turns = Как каждая карта меняет длину партии
lab-caption-cards-turns = Те же партии, в ходах Автомы.
lab-chart-decks = Как много значит порядок колоды
lab-caption-decks = Доля дисперсии, которую объясняет порядок колод Автомы: корреляция партий-близнецов, у которых общий только этот порядок. Остальное — от модели человека и колод на столе.

## Что делают модели человека

lab-says-scythe-absent = готовит игру и никогда не ходит; видно, что делает Автома, когда ей никто не мешает.
lab-says-scythe-steady = держится особняком: расставляет рабочих, с 5-го хода выставляет звезду в одном ходу из трёх, никогда не нападает. В конце — популярность 9, по монете за ход и 4 монеты за постройки.
lab-says-scythe-aggressive = идёт на Автому героем и мехами и бьётся всей силой; кроме боёв — звезда в одном ходу из восьми. В конце — популярность 4 и монета за каждые два хода.

## Запасные действия

lab-fallback-scythe-do-pass = ход пропущен
lab-fallback-scythe-do-no-move = никакого движения
lab-fallback-scythe-note-not-valid = символ невыполним, переход к следующему
lab-fallback-scythe-note-too-weak = слишком мало силы для атаки

## Командная строка

lab-progress = Идёт игра
lab-trying = Пробуем наборы
lab-written = Записано: { $file }
lab-resumes = Прервано. Законченное сохранено; та же команда продолжит с этого места.
lab-interrupted = Прервано. Без --out ничего не сохраняется.
lab-partial = Сосчитано до этого:
lab-target = Цель
lab-wanted = Нужно
lab-reached = Достигнуто в новых партиях
lab-best-box = Лучший найденный набор:

## Отказы

lab-unknown-level = В игре { $game } нет уровня «{ $level }». Есть: { $levels }.
lab-unknown-model = Нет модели человека «{ $model }». Есть: { $models }; свою называют модуль:функция или файл.py:функция.
lab-model-unreadable = Модель человека «{ $model }» не годится: { $reason }.
lab-model-raised = Модель человека «{ $model }» дала сбой: { $reason }.
lab-model-refused = Модель человека «{ $model }» сделала невозможное: { $reason }.
lab-model-stuck = Модель человека «{ $model }» ничего не делает, а игра ждёт её: { $position }.
lab-model-endless = Модель человека «{ $model }» не даёт закончиться партии с зерном { $seed }: событий { $events }.
lab-twice = Уровень или модель человека названы дважды.
lab-below-one = { $what }: нужно 1 или больше, а не { $value }.
lab-bad-seed = Зерно { $seed } — не целое число от 0 до 2⁶⁴ − 1.
lab-other-plan = В { $folder } лежит другой прогон: { $what } там { $kept }, а запрошено { $asked }. Выберите другую папку.
lab-other-code = В { $folder } лежит прогон другой версии правил или лаборатории. Выберите другую папку.
lab-no-run = В { $folder } нет прогона: { $reason }.
lab-cannot-write = Не удаётся записать { $file }: { $reason }. Законченное раньше сохранено.
lab-workers-died = Рабочие процессы погибли подряд { $times } раза: { $reason }.
lab-cluster-unreachable = Кластер { $address } недоступен: { $reason }.
lab-cluster-empty = В кластере { $address } нет рабочих процессов.
lab-cluster-lost = Связь с кластером { $address } потеряна: { $reason }.
lab-cluster-other-version = У рабочего процесса { $worker } другая версия правил или лаборатории; его числа были бы другими.
lab-unknown-card = Нет карты «{ $card }», которую можно убрать. Есть: { $cards }.
lab-unknown-variant = «{ $variant }» — не уровень ({ $levels }), не файл набора (.toml) и не without:КАРТА.
lab-unknown-key = В наборе нет значения «{ $key }».
lab-not-a-number = Значение «{ $key }» — не целое число.
lab-bad-target = «{ $text }» — не цель. Пишите показатель=значение или показатель@модель=значение, например turns=21.
lab-bad-free = «{ $text }» — не свободное значение. Пишите ключ=от:до, например star_cards.automa.stars.0=6:12.
lab-unknown-measure = Нет показателя «{ $measure }». Есть: { $measures }.
lab-nothing-to-tune = Назовите хотя бы одно свободное значение, одну цель и одну пробу.
lab-no-box-fits = Ни один из наборов не годится для игры: { $reason }.
lab-missing = Лаборатории нужен { $package }. Установите: pip install 'automatable[lab]'
