### Лаборатория: что делает Автома за много партий.

lab-report-title = { $game } в лаборатории
lab-report-plan = Задумано по { $games } { $games ->
    [one] партии
   *[other] партий
} на каждый уровень и каждую модель человека, зерно { $seed }. Уровни: { $levels }. Версия правил и лаборатории: { $code }.
lab-report-setup = Подготовка: { $options }.
lab-about = Компьютер сыграл за соперника из одиночной игры «{ $game }», Автому, { $games } { $games ->
    [one] партию
    [few] партии
   *[other] партий
}. Вместо человека играли маленькие программы — модели человека, описанные ниже.
lab-without = без карты { $card }
lab-unfinished = Этот прогон не закончен: сыграно партий { $games } из { $wanted }.
lab-models = Модели человека
lab-models-note = Человек в этих партиях — маленькая программа. Это модель, а не живой игрок: с её помощью сравнивайте уровни, но не принимайте её результаты за свои.
lab-own-model = ваша собственная модель.
lab-model-absent = отсутствующий
lab-model-steady = спокойный
lab-model-aggressive = агрессивный
lab-model-hand-builder = собирает руку
lab-model-mine = вы
lab-model-paced = заданный темп
lab-model-any = любой
lab-summary = Все показатели
lab-summary-open = Среднее, разброс и квантили каждого
lab-intervals = В скобках — 95-процентный доверительный интервал. У квантилей он лежит между двумя встретившимися значениями.
lab-level = Уровень
lab-every-level = На всех уровнях одинаково
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
lab-compared = { $a } (A) и { $b } (B), по { $games } { $games ->
    [one] партии
   *[other] партий
} с одними и теми же зёрнами. Разница: B минус A.

lab-compare-open = A, B и разница каждого
lab-compare-same = Ни в одной партии нет разницы: { $measures }.
lab-compare-says = С моделью «{ $model }» разница, { $measure }: { $said }
lab-compare-title = { $game }: сравнение
lab-compare-note = B минус A, партия за партией с тем же зерном. Полоса — 95-процентный интервал, тонкая черта — отсутствие разницы; у очков, ходов и побед свой масштаб. Если у полосы полный цвет, черта лежит вне её: разница не случайна.
lab-difference-says = { $sure ->
    [same] ни в одной партии её нет (A { $a }, B { $b }).
    [open] { $value } (от { $low } до { $high }), может быть случайностью (A { $a }, B { $b }).
   *[sure] { $value } (от { $low } до { $high }; A { $a }, B { $b }).
}
lab-compared-some = { $a } (A) и { $b } (B) с одними и теми же зёрнами, партий на модель человека — от { $low } до { $high }. Разница: B минус A.
lab-compared-more = B минус A с 95-процентным интервалом. Все показатели — с --full{ $kept ->
    [yes] {" "}и в отчёте.
   *[no] .
}
lab-explored = Свободны по влиянию на показатель «{ $measure }»: { $keys }.
lab-words-scores = { $one ->
    [one] За { $games } { $games ->
        [one] партию
        [few] партии
       *[other] партий
    } на уровне «{ $first }» с моделями, которые стараются выиграть, Автома набрала в среднем { $low } { $low ->
        [one] очко
        [few] очка
       *[other] очков
    }.
   *[many] За { $games } { $games ->
        [one] партию
        [few] партии
       *[other] партий
    } с моделями, которые стараются выиграть, Автома набрала в среднем { $low } { $low ->
        [one] очко
        [few] очка
       *[other] очков
    } на уровне «{ $first }» и { $high } на уровне «{ $last }».
}
lab-words-wins = { $several ->
    [yes] Сильнейшая модель человека, «{ $model }», выиграла
   *[no] Модель человека «{ $model }» выиграла
} { $one ->
    [one] { $low } из { $of } партий.
   *[many] { $low } из { $of } партий на уровне «{ $first }» и { $high } на уровне «{ $last }».
}
lab-words-drawn = Её очки взяты из промежутка наугад, а не заработаны игрой.
lab-words-par = { $one ->
    [one] Чтобы выиграть половину этих партий, нужно { $low } { $low ->
        [one] очко
        [few] очка
       *[other] очков
    }.
   *[many] Чтобы выиграть половину этих партий, нужно { $low } { $low ->
        [one] очко
        [few] очка
       *[other] очков
    } на уровне «{ $first }» и { $high } на уровне «{ $last }».
}
lab-par = Сколько нужно для победы
lab-par-run-note = Наименьший результат, которым Автома побеждена в стольких из 100 этих партий, с половиной 95-процентного интервала. Как хорошо играет модель человека, не важно, важно лишь, как долго: { $turns ->
    [yes] чем длиннее партия, тем больше у Автомы, и более трудный уровень может требовать не больше лёгкого, потому что кончается раньше.
   *[no] длина этих партий постоянна.
} Ничья победой не считается.
lab-strip-note = Столбцы — отрезки одной ширины, высота — доля партий; черта и число — медиана. Наведите на строку или коснитесь её, чтобы увидеть больше.
lab-cards-note = На каждом уровне { $games } { $games ->
    [one] партия
    [few] партии
   *[other] партий
} с моделью «{ $model }» сыграны полной колодой и ещё раз без каждой карты, с тем же зерном: как без карты меняются очки Автомы. Полосы — 95-процентные интервалы; названа карта, отстоящая от тонкой черты на три стандартные ошибки, начиная с 30 партий, и очки, которые она приносит. Больше — при наведении или касании.
lab-cards-says = { $sure ->
    [both] точно помогают: { $helps }; точно мешают: { $costs }
    [helps] точно помогают: { $helps }
    [costs] точно мешают: { $costs }
   *[none] ни одна карта не выделяется
}
lab-cards-tip = Без неё очки { $points } (от { $low } до { $high }){ $length ->
    [same] {""}
   *[other] , ходы { $turns }
}
lab-strip-tip = Половина партий — { $median } и меньше, 90 из 100 — от { $low } до { $high }
lab-par-half = Очки, с которыми выиграна половина партий
lab-par-by-turn = Счёт для победы по ходу, на котором кончается партия
lab-rule = Правило
lab-fallback = Что происходит
lab-decides = Что решает
lab-listened = Подсчитано в { $listened } { $listened ->
    [one] партии, разобранной
   *[other] партиях, разобранных
} подробно; где уровень и модель не названы — все вместе.
lab-compact = Средние ± половина 95-процентного интервала, близ 0 и 100 % — сам интервал; – если модель не старается победить. Подробнее с --full{ $kept ->
    [yes] {" "}и в отчёте.
   *[no] .
}
lab-compact-few = Где интервала нет, сыграно слишком мало партий, чтобы его узнать.
lab-met = В интервале
lab-target-met = да
lab-target-missed = нет
lab-tuned-trials = Испробовано наборов: { $trials }, из них отвергнуто: { $refused }.
lab-tuned-whole = Других наборов в этих пределах нет.
lab-tuned-fresh = Партий, по которым набор не выбирался и в которых проверено достигнутое: { $games }.
lab-tuned-unchanged = Лучший набор — тот, что и был.
lab-tuned-below = Ближайший ниже цели { $target }: { $reached } при { $values } (партий: { $games }).
lab-tuned-above = Ближайший не ниже цели { $target }: { $reached } при { $values } (партий: { $games }).
lab-tuned-printed = { $key } — напечатанное значение: с другим это уже вариант игры.
lab-tuned-missed = { $count ->
    [one] Цель не достигнута: { $targets } — вне интервала достигнутого.
   *[other] Цели не достигнуты: { $targets } — вне интервалов достигнутого.
}
lab-key = Ключ
lab-value = Значение
lab-change-by-one = Изменение при +1
lab-in-print = Напечатано
lab-yes = да
lab-sensitivity-note = Чисел изменено по одному, с теми же зёрнами: { $keys }; поодиночке не меняются: { $refused }.
lab-sensitivity-hidden = Ещё строк: { $hidden }, все — с --top { $all }.
lab-sensitivity-why = Какие не меняются поодиночке и почему — с --full.
lab-sensitivity-refused = Поодиночке не меняются:
lab-practice = Учебные значения: эти числа опираются на таблицы, составленные этим проектом, а не напечатанные: { $tables }.
lab-practice-mark = учебные значения
lab-par-turn = Конец на ходу
lab-par-of = { $wins } из 100
lab-par-usual = ходов, медиана
lab-reached-in = { $share } % партий
lab-par-wins = победа в { $wins } из 100
lab-par-note = По { $games } { $games ->
    [one] партии
   *[other] партий
} на каждый уровень с моделью человека «{ $human }»: темп и длина партий — её. { $turns ->
    [yes] В каждом ходе учтены все партии, дошедшие до него: если партию кончает сама Автома, у неё на несколько очков больше. Ничья победой не считается.
   *[no] Ничья победой не считается.
}
lab-par-left-out = Ходы, до которых дошло меньше чем { $fewest } из { $games } { $games ->
    [one] партии
   *[other] партий
} уровня, опущены.
lab-no-par = Для { $game } таблицы ещё нет: составьте её с --games 2000.

## Показатели

lab-measure-automa = очки Автомы
lab-measure-human = очки человека
lab-measure-margin = отрыв человека
lab-measure-human-wins = победы человека
lab-measure-turns = ходы Автомы
lab-measure-passed = пропущенные ходы
lab-measure-combat-stars = звёзды за бои
lab-measure-star = ход, на котором выставлена звезда { $n }
lab-measure-laurels = лавры после хода { $n }
lab-measure-hand = карты в руке Автомуса
lab-measure-points = очки после раунда { $n }
lab-measure-votes = голоса Автомы 1 в раунде { $n }
lab-measure-gained = очки Автомы 1 на совете раунда { $n }
lab-measure-golems = големы на поле
lab-measure-dead-golems = погибшие големы
lab-measure-books = книги

## Графики

lab-chart-wins = Кто побеждает
lab-caption-wins = Как часто побеждает каждая модель человека, с 95-процентным интервалом. Ничья решается так, как велит книга правил.
lab-chart-scores = Очки Автомы
lab-chart-human = Очки моделей человека
lab-chart-parts = Откуда берутся очки
lab-caption-parts = Очки Автомы в среднем, по частям.
lab-chart-ends = Когда кончается партия
lab-caption-curve = Средние по партиям, в которых до этого дошло; пустая точка — меньше чем в половине партий. Числа — при наведении или касании.
lab-curve-scythe-stars = Звёзды Автомы
lab-curve-scythe-stars-x = Звезда
lab-curve-scythe-stars-y = Ход
lab-curve-red-rising-laurels = Лавры Автомуса, если бы игра кончилась в этот момент
lab-curve-red-rising-laurels-x = Ход
lab-curve-red-rising-laurels-y = Лавры
lab-curve-golem-points = Очки Автомы на треке
lab-curve-golem-points-x = Раунд
lab-curve-golem-points-y = Очки
lab-curve-pendulum-points = Деление трека победных очков, на котором стоит лучшая Автома
lab-curve-pendulum-points-x = Раунд
lab-curve-pendulum-points-y = Деление
lab-curve-pendulum-votes = Голоса Автомы 1
lab-curve-pendulum-votes-x = Раунд
lab-curve-pendulum-votes-y = Голоса
lab-curve-pendulum-gained = Победные очки Автомы 1 на совете
lab-curve-pendulum-gained-x = Раунд
lab-curve-pendulum-gained-y = Очки
lab-exact = Точно, где это возможно
lab-exact-note = Точные средние не оценены по выборке: перебраны все возможные наборы карт.
lab-exactly = Точное среднее
lab-simulated = Среднее по партиям
lab-chart-tie-breaks = Какое правило решило ничью
lab-chart-fallbacks = Запасные действия и пропущенные ходы
lab-chart-cards-automa = Чего стоит каждая карта
lab-chart-decks = Как много значит порядок колоды
lab-decks-note = Доля дисперсии, которую объясняет порядок колод Автомы: корреляция партий-близнецов, у которых общий только этот порядок. Остальное — от модели человека и колод на столе.

## Что делают модели человека

lab-pace = очки { $scores }, ход { $turns }
lab-says-mine = заканчивает партию на ходу и с очками одной из ваших законченных партий ({ $pace }), все равновероятны, если Автома не закончит раньше; до этого играет как спокойный.
lab-says-paced = заканчивает партию на ходу и с очками из своих промежутков ({ $pace }), все значения равновероятны, если Автома не закончит раньше; до этого играет как спокойный. Если таких очков у позиции быть не может, берётся ближайшее возможное.
lab-says-scythe-absent = готовит игру и никогда не ходит; видно, что делает Автома, когда ей никто не мешает.
lab-says-scythe-steady = держится особняком: расставляет рабочих, водит персонажа, каждый четвёртый ход выставляет мех, мехи берут с собой рабочих и переправляются через реки, с 5-го хода выставляет звезду в одном ходу из трёх, никогда не нападает. В конце — популярность 9, по монете за ход и 4 монеты за постройки.
lab-says-red-rising-absent = выкладывает свои карты одну за другой и ничего не берёт; с пустой рукой пропускает ходы.
lab-says-red-rising-steady = собирает руку: выкладывает низшую карту и берёт высшую из верхних, каким бы ни был бонус. Свойств не применяет.
lab-says-red-rising-hand-builder = просматривает каждый возможный ход (каждый приказ со свойством персонажа и без него, каждое получение, каждую разведку), считает настоящие очки руки и жетонов и выбирает лучший; торопится к концу и заканчивает партию, когда ведёт. Знает то же, что и игрок: порядок колоды ему неизвестен. Использует свойства, которые дают ему карты или жетоны либо вредят Автомусу, и никакие другие.
lab-says-pendulum-absent = переворачивает фиолетовые часы, едва они истекли, и больше ничего не делает: у Автом нет повода действовать. Ни голосов, ни легендарного очка.
lab-says-pendulum-steady = примерно раз в 20 секунд снимает рабочего или переворачивает часы, фиолетовые оставляет на 10 секунд. Имеет по 3 голоса за раунд и ещё до 4, легендарное очко и треки от последнего деления перед пергаментом до третьего на нём.
lab-says-pendulum-aggressive = действует примерно раз в 8 секунд и сразу переворачивает фиолетовые часы. Имеет по 4 голоса за раунд и ещё до 6, легендарное очко и треки от первого до четвёртого деления пергамента.
lab-says-golem-absent = пропускает все ходы и заканчивает без очков.
lab-says-golem-steady = берёт любой предложенный шарик или жетон и заканчивает с 60–100 очками, все значения равновероятны.
lab-says-golem-aggressive = берёт из ряда, где больше всего видов шариков, и каждый раунд покупает крайнюю левую книгу; заканчивает с 80–120 очками, все значения равновероятны.

## Что происходит со мной

lab-happens = Что происходит с вами
lab-happens-note = Подсчитано в { $games } { $games ->
    [one] партии
   *[other] партиях
} с моделью «{ $model }», разобранных подробно.{ $map ->
    [yes] {" "}На карте чем краснее, тем чаще; наведите на место или коснитесь его, чтобы увидеть название.
   *[no] {""}
}
lab-happens-says = В среднем { $often } раза за партию; { $time ->
    [round] четверть — к раунду { $early }, половина — к раунду { $half }, три четверти — к раунду { $late }.
   *[turn] четверть — к { $early }-му ходу Автомы, половина — к { $half }-му, три четверти — к { $late }-му.
    }
lab-happens-cards = Чаще всего — карты (раз за партию): { $cards }.
lab-happens-by-level = По уровням и моделям
lab-happens-rulings = Какие решения действуют там, где книга молчит
lab-home-human = вы
lab-home-automa = Автома
lab-ruling = Решение
lab-place = Место
lab-surprising = Партии, на которые стоит взглянуть
lab-surprising-open = Команды, которые их открывают
lab-surprising-game = { $model }, отрыв { $lead }
lab-surprising-note = Наибольший и наименьший отрыв игрока для каждого уровня и модели. Команда кладёт партию в ваш список сохранённых, отменённую до начала: «Повторить» проведёт по ней шаг за шагом, с «Почему?».
lab-happening-attacks = Автома нападает на вас
lab-happening-combats-lost = Автома выигрывает бой
lab-happening-units-home = Ваши фигуры отступают
lab-happening-workers-home = Ваши рабочие отправлены домой
lab-happening-gains = Автомус получает карту
lab-happening-sovereign = Автомус забирает фишку правителя
lab-happening-marbles = Автома берёт шарик
lab-happening-books-bought = Автома покупает книгу
lab-happening-workers = Рабочий Автомы встаёт на ячейку
lab-happening-flips = Автомы переворачивают таймер
lab-kept-game = Партия сохранена в вашем списке под номером { $id }, отменённая до начала: шагов { $steps }. Откройте приложение (automatable serve) и пройдите её кнопками «Повторить» и «Почему?». Среди ваших партий она не считается.
lab-bad-game = { $number } — не номер партии: нужно целое число от 0.

## Запасные действия

lab-fallback-scythe-do-pass = ход пропущен
lab-fallback-scythe-do-no-move = никакого движения
lab-fallback-scythe-note-not-valid = символ невыполним, переход к следующему
lab-fallback-scythe-note-too-weak = слишком мало силы для атаки
lab-fallback-red-rising-nothing-to-gain = нечего брать
lab-fallback-red-rising-no-gain-no-bonus = ничего не взято — нет и бонуса
lab-fallback-red-rising-nothing-beyond-token = все бонусы исчерпаны
lab-fallback-red-rising-deck-empty = колода персонажей пуста
lab-fallback-pendulum-do-nothing = карта без действия
lab-fallback-pendulum-note-no-flip = часы ещё идут
lab-fallback-pendulum-note-no-reward = награда не найдена, 1 очко
lab-fallback-pendulum-note-not-below-zero = сумма ниже 0
lab-fallback-pendulum-note-most-votes = голоса ограничены
lab-fallback-pendulum-note-track-end = конец трека
lab-fallback-golem-note-useless = бесполезный эффект, 2 очка
lab-fallback-golem-note-no-marble = нет подходящего шарика
lab-fallback-golem-note-no-book = нет подходящей книги
lab-fallback-golem-note-bonus-level = бонус выше уровня

## Командная строка

lab-progress = Идёт игра
lab-trying = Пробуем наборы
lab-written = Записано: { $file }
lab-resumes = Прервано. Законченное сохранено; та же команда продолжит с этого места.
lab-best-kept = Прервано. Испытанные наборы и лучший из них сохранены; та же команда продолжит с этого места.
lab-nothing-kept = Прервано. Ничего не сохранено.
lab-interrupted = Прервано. Без --out ничего не сохраняется.
lab-partial = Сосчитано до этого:
lab-until-missed = Не так узко, как требовалось: { $measure } известны до ±{ $half }, требовалось ±{ $asked }. Больше партий, чем --games, не играется.
lab-until-few = Не так узко, как требовалось: сыграно слишком мало партий, чтобы узнать, как узко известны { $measure }. Требовалось ±{ $asked }. Больше партий, чем --games, не играется.
lab-until-played = Всего сыграно партий: { $games }, на каждый уровень и каждую модель человека — { $same ->
    [yes] { $low }
   *[no] от { $low } до { $high }
}.
lab-target = Цель
lab-wanted = Нужно
lab-reached = Достигнуто в новых партиях
lab-best-box = Лучший найденный набор:

## Отказы

lab-unknown-level = В игре { $game } нет уровня «{ $level }». Есть: { $levels }.
lab-unknown-model = Нет модели человека «{ $model }». Есть: { $models }; свою называют модуль:функция или файл.py:функция.
lab-no-pace = Для { $game } нет модели с заданным темпом: игра не говорит, как она играла бы.
lab-bad-pace = «{ $text }» — не темп. Пишите paced:score=60-100,turn=20-26: числа или промежутки.
lab-few-mine = { $games ->
    [0] У вас ещё нет законченных партий в { $game }
    [one] У вас { $games } законченная партия в { $game }
    [few] У вас { $games } законченные партии в { $game }
   *[other] У вас { $games } законченных партий в { $game }
}; для вашего темпа нужно { $fewest }. Пока задайте его сами: --human paced:score=60-100,turn=20-26.
lab-pace-scores = Таких очков в { $game } не бывает: очки здесь от { $low } до { $high }.
lab-model-missing = В { $where } нет функции «{ $function }».
lab-model-unreadable = Модель человека «{ $model }» не годится: { $reason }.
lab-model-raised = Модель человека «{ $model }» дала сбой: { $reason }.
lab-model-refused = Модель человека «{ $model }» сделала невозможное: { $reason }.
lab-model-stuck = Модель человека «{ $model }» ничего не делает, а игра ждёт её: { $position }.
lab-model-endless = Модель человека «{ $model }» не даёт закончиться партии с зерном { $seed }: событий { $events }.
lab-nothing-to-play = Назовите хотя бы один уровень и одну модель человека.
lab-twice = Уровень или модель человека названы дважды.
lab-below-one = { $what }: нужно 1 или больше, а не { $value }.
lab-below-zero = { $what }: нужно 0 или больше, а не { $value }.
lab-not-whole = { $what }: нужно целое число, а не { $value }.
lab-bad-seed = Зерно { $seed } — не целое число от 0 до 2⁶⁴ − 1.
lab-other-plan = В { $folder } лежит другой прогон: { $what } там { $kept }, а запрошено { $asked }. Выберите другую папку.
lab-other-code = В { $folder } лежит прогон другой версии правил или лаборатории. Выберите другую папку.
lab-other-mine = В { $folder } лежит прогон с моделью «mine», а ваши законченные партии с тех пор изменились: продолжить его нельзя. Выберите другую папку.
lab-without-plan = В { $folder } есть законченная работа, но нет файла { $file }, который говорит, чья она: верить ей нельзя. Выберите другую папку.
lab-bad-samples = Строки партий в { $file } не читаются: { $reason }. Команда прогона сыграет их заново.
lab-run-level = В прогоне { $folder } нет уровня «{ $level }». Есть: { $levels }.
lab-run-model = В прогоне { $folder } нет модели человека «{ $model }». Есть: { $models }.
lab-run-game = В прогоне { $folder } нет партии { $number }: номера партий — от 0 до { $last }.
lab-no-run = В { $folder } нет прогона: { $reason }.
lab-cannot-write = Не удаётся записать { $file }: { $reason }. Законченное раньше сохранено.
lab-workers-died = Рабочие процессы погибли подряд { $times } раза: { $reason }.
lab-bad-cluster = «{ $address }» — не адрес кластера. Пишите tcp://УЗЕЛ:ПОРТ, например tcp://192.168.1.20:8786.
lab-cluster-unreachable = Кластер { $address } недоступен: { $reason }.
lab-cluster-empty = В кластере { $address } нет рабочих процессов.
lab-cluster-lost = Связь с кластером { $address } потеряна: { $reason }.
lab-cluster-other-version = У рабочего процесса { $worker } другая версия правил или лаборатории; его числа были бы другими.
lab-measure-raised = Показатель «{ $measure }» не посчитан: { $reason }.
lab-measure-taken = Показатель «{ $measure }» уже есть: выберите другое имя.
lab-no-samples = В этом прогоне нет строки на каждую партию: запустите его с samples (в командной строке --samples).
lab-bad-option = «{ $text }» — не параметр подготовки. Пишите КЛЮЧ=ЗНАЧЕНИЕ, например automa=togawa.
lab-level-option = Уровень здесь — не параметр подготовки: назовите его через --level (в Python levels=), в сравнении — сам по себе.
lab-fixed-option = Лаборатория играет без стола, который можно спросить: ей нужно { $key }={ $needed }, а не { $value }.
lab-bad-until = «{ $text }» — не ширина. Пишите число больше 0, например 0.5, или показатель=число, например turns=0.2.
lab-unknown-card = Нет карты «{ $card }», которую можно убрать. Есть: { $cards }.
lab-unknown-variant = «{ $variant }» — не уровень ({ $levels }), не файл набора (.toml), не параметр подготовки (КЛЮЧ=ЗНАЧЕНИЕ) и не without:КАРТА.
lab-two-levels = «{ $variant }»: названы два уровня, а у стороны один.
lab-unknown-key = В наборе нет значения «{ $key }».
lab-not-a-number = Значение «{ $key }» — не целое число.
lab-bad-target = «{ $text }» — не цель. Пишите показатель=значение или показатель@модель=значение, например turns=21.
lab-bad-free = «{ $text }» — не свободное значение. Пишите ключ=от:до, например star_cards.automa.stars.0=6:12.
lab-free-twice = «{ $key }» освобождено дважды: на каждый ключ — один промежуток.
lab-wins-untried = Модель человека «{ $model }» не старается победить: { $measure } с ней не может быть целью. Назовите другую, например { $measure }@steady.
lab-unknown-measure = Нет показателя «{ $measure }». Есть: { $measures }.
lab-nothing-to-tune = Назовите хотя бы одно свободное значение, одну цель и одну пробу.
lab-nothing-matters = Ни одно не напечатанное число набора с началом «{ $under }» не меняет показатель { $measure }.
lab-no-box-fits = Ни один из наборов не годится для игры: { $reason }.
lab-missing = Лаборатории нужен { $package }. Установите: pip install 'automatable[lab]'
