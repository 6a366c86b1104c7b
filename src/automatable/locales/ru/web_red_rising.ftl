### Что об «Алом восстании» говорит только страница.

web-red-rising-progress = { $house } · { $phase }
web-red-rising-deploy = Активация
web-red-rising-gain = Получить
web-red-rising-scout = Разведка
web-red-rising-action-at = { $action }: { $at }
web-red-rising-letter = Приоритет { $letter }, { $at }. Нажмите на два, чтобы поменять их местами
web-red-rising-swap = Исправление: нажмите на карту приоритета, с которой её поменять.
web-red-rising-luna-shows = Карта бонуса Луны: { $at }
web-red-rising-turn = Ваш ход: где активация или куда разведка?
web-red-rising-turn-app = Ваш ход: выберите карту с руки и место активации — или разведку.
web-red-rising-move = Способность переместила карту
web-red-rising-move-stop = Отменить перемещение
web-red-rising-move-from = Какая карта? Нажмите, где она лежала.
web-red-rising-move-to = Нажмите, куда она попала.
web-red-rising-from = Отсюда
web-red-rising-to = Сюда
web-red-rising-card = Карта Автомуса { $number }
web-red-rising-no-card = Карт Автомуса ещё не было
web-red-rising-unsure = прочтение не точное
web-red-rising-arrow-left = стрелка влево
web-red-rising-arrow-right = стрелка вправо
web-red-rising-laurels = Лавры за жетоны сейчас
web-red-rising-table = На столе
web-red-rising-side = Карта подсчёта
web-red-rising-even = ЧЁТНЫЕ
web-red-rising-odd = НЕЧЁТНЫЕ
web-red-rising-left =
    { $cards ->
        [one] До перемешивания { $cards } карта Автомуса
        [few] До перемешивания { $cards } карты Автомуса
       *[many] До перемешивания { $cards } карт Автомуса
    } · нейтральное влияние: { $neutral }
web-red-rising-closing = условие завершения выполнено
