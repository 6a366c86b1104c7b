### То, что говорит только страница за столом «Маятника».

web-pendulum-progress = Раунд { $round } · { $phase }

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
web-pendulum-flips = Фиолетовый перевёрнут: { $flips } из { $most }
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
web-pendulum-lifted = Работник убран из нижней части ячейки
web-pendulum-flipped = Таймер перевёрнут
web-pendulum-flip = { $timer ->
    [purple] Фиолетовый
    [green] Зелёный
   *[black] Чёрный
}
web-pendulum-pause = Пауза
web-pendulum-resume = Продолжить: поставить все таймеры

## Поле

web-pendulum-area = Область
web-pendulum-worker-here = работник Автом
web-pendulum-free = свободно
web-pendulum-timer-here = здесь стоит таймер
web-pendulum-tap-free = Коснитесь свободной ячейки, чтобы переставить его туда.
web-pendulum-mat = Планшет Автомы
web-pendulum-markers = { $count ->
    [one] маркер времени на планшете
    [few] маркера времени на планшете
   *[other] маркеров времени на планшете
}
web-pendulum-token = Фишка славного достижения на месте
web-pendulum-no-token = Фишки славного достижения нет
web-pendulum-gained = Достижение получено
web-pendulum-council-board = Поле совета
web-pendulum-unknown = ещё не названа
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
web-pendulum-space = деление шкалы
web-pendulum-grande = большой работник
web-pendulum-in-front = Карты перед Автомой, новейшая слева
web-pendulum-privilege = Шкала привилегий
web-pendulum-one-up = На место выше: { $who }
web-pendulum-your-votes = ваши голоса
web-pendulum-markers-on-mat = маркеры времени
web-pendulum-your-legendary = вы: славное достижение
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
