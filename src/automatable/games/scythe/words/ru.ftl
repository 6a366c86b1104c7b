### «Серп» словами печатной игры.

scythe-name = Серп
scythe-side-human = Вы
scythe-side-automa = Автома
scythe-base = база
scythe-mat = планшет
scythe-base-nordic = база Севера
scythe-base-saxony = база Саксонии
scythe-base-polania = база Полании
scythe-base-crimea = база Крыма
scythe-base-rusviet = база Руссвета
scythe-base-albion = база Альбиона
scythe-base-togawa = база Тогавы

## Строки

scythe-cause-movement = Перемещение
scythe-cause-combat = Бой
scythe-cause-gain = Награда и звёзды
scythe-cause-count = Подсчёт
scythe-cause-net = Шкалы
scythe-nobody = Никто

## Уровни (печатные карты звёзд)

scythe-level-autometta = Автометта (просто)
scythe-level-automa = Автома (обычно)
scythe-level-automaszyna = Автомашино (сложно)
scythe-level-ultimaszyna = Ультрамашино (очень сложно)

## Нации, свойства

scythe-faction-nordic = Север
scythe-faction-saxony = Саксония
scythe-faction-polania = Полания
scythe-faction-crimea = Крым
scythe-faction-rusviet = Руссвет
scythe-faction-albion = Альбион
scythe-faction-togawa = Тогава
scythe-ability-riverwalk = Переправа
scythe-ability-seaworthy = Мореходство
scythe-ability-artillery = Артиллерия
scythe-ability-speed = Скорость
scythe-ability-underpass = Подземный ход
scythe-ability-disarm = Разоружение
scythe-ability-submerge = Погружение
scythe-ability-camaraderie = Товарищество
scythe-ability-wayfare = Странствие
scythe-ability-scout = Разведка
scythe-ability-township = Посёлок
scythe-ability-peoples-army = Народная армия
scythe-ability-burrow = Нора
scythe-ability-sword = Меч
scythe-ability-shield = Щит
scythe-ability-rally = Сбор
scythe-ability-toka = Тока
scythe-ability-suiton = Суйтон
scythe-ability-ronin = Ронин
scythe-ability-shinobi = Синоби

## Выбор при подготовке

scythe-setup-human = Ваша нация
scythe-setup-human-nordic = Север
scythe-setup-human-saxony = Саксония
scythe-setup-human-polania = Полания
scythe-setup-human-crimea = Крым
scythe-setup-human-rusviet = Руссвет
scythe-setup-human-albion = Альбион
scythe-setup-human-togawa = Тогава
scythe-setup-automa = Нация Автомы
scythe-setup-automa-nordic = Север
scythe-setup-automa-saxony = Саксония
scythe-setup-automa-polania = Полания
scythe-setup-automa-crimea = Крым
scythe-setup-automa-rusviet = Руссвет
scythe-setup-automa-albion = Альбион
scythe-setup-automa-togawa = Тогава
scythe-deck-automa = колода Автомы
scythe-setup-level = Уровень
scythe-setup-level-autometta = Автометта (просто)
scythe-setup-level-automa = Автома (обычно)
scythe-setup-level-automaszyna = Автомашино (сложно)
scythe-setup-level-ultimaszyna = Ультрамашино (очень сложно)
scythe-setup-player_mat = Ваш планшет игрока
scythe-setup-player_mat-industrial = Промышленный
scythe-setup-player_mat-engineering = Инженерный
scythe-setup-player_mat-militant = Военный
scythe-setup-player_mat-patriotic = Патриотический
scythe-setup-player_mat-innovative = Инновационный
scythe-setup-player_mat-mechanical = Механический
scythe-setup-player_mat-agricultural = Аграрный
scythe-setup-passes = Автома пропускает ход по символу пропуска, как Автометта
scythe-setup-coins = На сколько монет больше или меньше при получении
scythe-setup-power = На сколько силы больше или меньше при получении
scythe-setup-move_check = Карта боя 4 или 5 отменяет перемещение
scythe-setup-piece_check = Карта боя 4 или 5 отменяет новую фигурку
scythe-setup-all_moves = Выполняются все допустимые перемещения, а не только первое
scythe-setup-tunnels = Туннели входят в окрестность ваших фигурок

## Подготовка по пунктам

scythe-prepare-board = Подготовьте поле как для двоих: 3 карты Фабрики, жетоны приключений на всех 11 местах. Себя готовьте как обычно.
scythe-prepare-faction = Дайте Автоме планшет нации: { $faction }.
scythe-prepare-power-cards = Автома: сила { $power }; { $cards ->
    [0] без карт боя
    [one] { $cards } карта боя лицом вниз
    [few] { $cards } карты боя лицом вниз
   *[other] { $cards } карт боя лицом вниз
    }.
scythe-prepare-coins-popularity = Автома: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
    }; популярность { $popularity }, до конца игры не меняется.
scythe-prepare-pieces = Поставьте героя Автомы на её базу и по рабочему: { $where }.
scythe-prepare-mat = Поместите на её планшет роботов ({ $mechs }), рабочих ({ $workers }) и все звёзды.
scythe-prepare-star-card = Положите карту звёзд «{ $level }», кубик на деление I.
scythe-prepare-deck = Перемешайте карты Автомы ({ $cards }), схемой I вверх. Оставьте место для двух стопок сброса.
scythe-prepare-invaders = Возьмите карты { $cards } из дополнения «Захватчики издалека».
scythe-prepare-no-tokens = { $token ->
    [flag] Флаги Альбиона остаются в коробке: Автома не использует свойство нации.
   *[trap] Ловушки Тогавы остаются в коробке: Автома не использует свойство нации.
    }
scythe-prepare-first = Первый ход ваш.

## Указания

scythe-do-card = Карта Автомы { $card }, схема { $scheme ->
    [1] I
   *[other] II
    }.
scythe-do-pass = Автома пропускает ход.
scythe-do-move = Переместите { $piece ->
    [worker] рабочего
    [mech] робота
   *[character] героя
    }: { $origin } → { $to }.
scythe-do-stay = { $piece ->
    [worker] Рабочий
    [mech] Робот
   *[character] Герой
    } остаётся на месте: { $at }.
scythe-may-attack = { $piece ->
    [mech] робот атакует
   *[character] герой атакует
    }: { $at }
scythe-may-move = { $piece ->
    [worker] рабочий
    [mech] робот
   *[character] герой
    } → { $at }
scythe-may-not-move = никто не двигается
scythe-do-no-move = Перемещения в этот ход нет.
scythe-do-encounter = Уберите жетон приключения: { $at }.
scythe-do-factory-card = Дайте Автоме случайную карту Фабрики лицом вниз.
scythe-do-water-open = Теперь Автома пересекает реки и озёра.
scythe-do-star = { $why ->
    [tracker] Звезду Автомы — рядом со шкалой триумфа
    [combat] Звезду Автомы — на шкалу триумфа (бой)
   *[power] Звезду Автомы — на шкалу триумфа (сила)
    }: { $stars } из 6.
scythe-do-scheme-2 = Теперь действует схема II.
scythe-do-deck-out = Колода пуста: перемешайте все карты ({ $cards }).
scythe-do-game-over = { $by ->
    [automa] Шестая звезда Автомы: партия окончена.
   *[human] Ваша шестая звезда: партия окончена.
    }
scythe-do-combat = Бой, { $at }: { $attacker ->
    [automa] атакует Автома
   *[human] атакуете вы
    }.
scythe-do-ability = { $kind ->
    [artillery] Артиллерия: вы −1 сила, Автома −2.
    [scout] Разведка: возьмите случайную карту боя Автомы.
    [shield] Щит: вы получаете 2 силы.
    [ronin] Ронин: вы получаете 2 силы.
   *[other] { $ability }: Автома теряет 2 силы.
    }
scythe-do-automa-strength = Карта { $card }: Автома тратит силу { $power }{ $cards ->
    [0] , но не карты
    [one] { " " }и { $cards } случайную карту
    [few] { " " }и { $cards } случайные карты
   *[other] { " " }и { $cards } случайных карт
    }.
scythe-do-combat-won = { $winner ->
    [automa] Победа Автомы
   *[human] Ваша победа
    }, { $at }: Автома { $automa }, вы { $human }.
scythe-do-automa-draws = { $cards ->
    [1] Автома берёт карту боя лицом вниз.
    [one] Автома берёт { $cards } карту боя лицом вниз.
    [few] Автома берёт { $cards } карты боя лицом вниз.
   *[other] Автома берёт { $cards } карт боя лицом вниз.
    }
scythe-do-new-piece = { $piece ->
    [worker] { $count ->
        [one] Новый рабочий
        [few] { $count } новых рабочих
       *[other] { $count } новых рабочих
    }
    [mech] { $count ->
        [one] Новый робот
        [few] { $count } новых робота
       *[other] { $count } новых роботов
    }
   *[character] Герой
    }: планшет → { $to }.
scythe-do-human-draws = Вы берёте карту боя.
scythe-do-human-home = Уберите все свои фигурки: { $at } → { $to }.
scythe-do-automa-beaten = Уберите { $what ->
    [both] героя и роботов
    [mechs] { $mechs ->
        [one] робота
       *[other] { $mechs } роботов
    }
   *[character] героя
    } Автомы: { $at } → { $to }.
scythe-do-workers-home = Верните { $count ->
    [one] рабочего
   *[other] { $count } рабочих
    } Автомы: { $at } → { $to }.
scythe-do-place-resources = Положите { $count } × { $kind ->
    [mountain] металл
    [farm] еда
    [forest] дерево
   *[tundra] нефть
    }: { $at }.
scythe-do-remove-resources = Уберите все ресурсы: { $at }.
scythe-do-human-encounter = Уберите жетон, разыграйте приключение: { $at }.
scythe-do-human-star = { $why ->
    [combat] Выложите свою звезду за победу в бою
    [power] Выложите свою звезду за силу
    [popularity] Выложите свою звезду за популярность
   *[own] Вы выложили звезду
    }: { $stars } из 6.
scythe-do-winner = { $winner ->
    [automa] Победила Автома.
    [human] Победили вы.
   *[nobody] Полная ничья: не победил никто.
    }
scythe-do-combat-pile = Положите карту { $card } боком на боевую стопку.
scythe-do-discard-cards = Сбросьте все использованные карты боя.
scythe-do-human-lake = Отступление ({ $at }): боевые фигурки → { $to }, рабочие → { $home }.
scythe-do-called-off = Боя нет, { $piece ->
    [worker] ваш рабочий
    [mech] ваш робот
   *[character] ваш герой
    } назад: { $origin } → { $to }.
scythe-do-turn-deck = Перемешайте все карты ({ $cards }) и поверните колоду.
scythe-do-checked = Карта боя { $value }, { $stops ->
    [yes] { $what ->
        [modifier-move-check-again] больше не перемещается
        [modifier-move-check] перемещения нет
       *[modifier-piece-check] новой фигурки нет
    }
   *[no] Автома продолжает
    }: сбросьте её.
scythe-do-trap = Переверните ловушку, { $at }: { $penalty ->
    [power] −{ $count } силы
    [coins] −{ $count } монеты
    [combat-cards] −{ $count } карты боя
   *[popularity] популярность, без потерь
    }.

## Итоги

scythe-net-power = Сила Автомы { $before } → { $after }
scythe-net-coins = Монеты Автомы { $before } → { $after }
scythe-net-tracker = Карта звёзд: деление { $before } → { $after } из { $spaces }
scythe-net-your-power = Ваша сила { $before } → { $after }
scythe-net-your-popularity = Ваша популярность { $before } → { $after }
scythe-net-your-coins = Ваши монеты { $before } → { $after }

## Вопросы

scythe-ask-card = { $shuffle ->
    [yes] Перемешайте все карты ({ $left }). Ход Автомы: какая карта?
   *[no] Ход Автомы: какая карта?
    }
scythe-ask-combat-card = { $shuffle ->
    [yes] Перемешайте все карты ({ $left }). Какая карта открыта для боя?
   *[no] Какая карта открыта для боя?
    }
scythe-ask-automa-cards = Откройте { $cards ->
    [one] { $cards } случайную карту боя
    [few] { $cards } случайные карты боя
   *[other] { $cards } случайных карт боя
    } Автомы. Сумма?
scythe-ask-dial = Сила на вашем диске?
scythe-ask-cards = Сумма на ваших картах боя (можно { $cards ->
    [one] { $cards } карту
    [few] до { $cards } карт
   *[other] до { $cards } карт
    })?
scythe-ask-ability = Использовать свойство «{ $ability }»?
scythe-ask-check = { $what ->
    [modifier-move-check] Откройте карту боя перед перемещением Автомы. Её значение?
   *[modifier-piece-check] Откройте карту боя перед новой фигуркой Автомы. Её значение?
    }
scythe-ask-structure-bonus = Монеты за ваш бонус построек?
scythe-ask-popularity = Ваша популярность?
scythe-ask-coins = Ваши монеты до подсчёта?
scythe-ask-track-star = { $track ->
    [power] Ваша сила дошла до конца шкалы. Вы выкладываете за это звезду? Если она уже выложена, ответьте «нет».
   *[popularity] Ваша популярность дошла до конца шкалы. Вы выкладываете за это звезду? Если она уже выложена, ответьте «нет».
    }
scythe-ask-power = Ваша сила сейчас?
scythe-ask-resources = Сколько ресурсов на ваших территориях? Считайте на каждой не больше 6.
scythe-ask-fight = Ваши фигурки встретились с фигурками Автомы: где бой?
scythe-ask-trap = Фигурка Автомы попала в вашу ловушку ({ $at }). Что на ней?
scythe-ask-units-back = Куда отступают ваши фигурки ({ $at })?
scythe-ask-workers-back = А ваши рабочие ({ $at })?
scythe-ask-character-back = Боя не будет ({ $at }). Откуда пришёл ваш герой?
scythe-ask-mech-back = Боя не будет ({ $at }). Откуда пришёл этот робот?
scythe-ask-worker-back = Боя не будет ({ $at }). Откуда пришёл этот рабочий?
scythe-option-fight = Бой: { $at }
scythe-option-territory = { $at }
scythe-option-base = ваша база
scythe-option-trap = { $penalty ->
    [power] { $count } силы
    [coins] { $count } монеты
    [combat-cards] { $count } карты боя
   *[popularity] { $count } популярности
    }
scythe-option-card = { $card }
scythe-option-number = { $value }
scythe-option-yes = Да
scythe-option-no = Нет

## Объяснения

scythe-symbol-move-worker = Перемещение рабочего
scythe-symbol-move-mech = Перемещение робота
scythe-symbol-move-character = Перемещение героя
scythe-symbol-encounter-or-factory = Приключение или Фабрика
scythe-symbol-attack-worker = Атака рабочего
scythe-symbol-attack-combat-unit = Атака боевой фигурки
scythe-note-bracket = Скобки только для нации: { $faction }.
scythe-note-too-weak = Атакует только с силой не меньше { $needed }; у неё { $power }.
scythe-note-not-valid = { $symbol ->
    [attack-worker] Ни до одного рабочего противника, которого можно атаковать, не дойти
    [attack-combat-unit] Ни до одной боевой фигурки противника, которую можно атаковать, не дойти
    [encounter-or-factory] Герою не дойти ни до жетона приключения, ни до карты Фабрики
    [move-worker] Ни один рабочий Автомы не может переместиться
    [move-character] Герой Автомы не может переместиться
   *[move-mech] Ни один робот Автомы не может переместиться
    }{ $last ->
    [yes] , и это последний символ.
   *[no] , поэтому Автома переходит к следующему символу.
    }
scythe-note-stay = Остаться на месте — такое же перемещение.
scythe-note-pass = Ход пропускается целиком, кубик тоже не двигается.
scythe-note-no-star = Звезда перечёркнута: кубик остаётся на месте.
scythe-note-scheme-2 = Кубик дошёл до первой звезды на карте звёзд.{ $cards ->
    [0] {""}
    [one] {" "}Карта, оставшаяся в колоде, замешивается тоже.
    [few] {" "}{ $cards } карты, оставшиеся в колоде, замешиваются тоже.
   *[other] {" "}{ $cards } карт, оставшихся в колоде, замешиваются тоже.
    }
scythe-note-tracker = Золотая звезда на карте: кубик идёт на деление { $space }.
scythe-note-power-reached = Сила впервые достигает конца шкалы: { $most }.
scythe-note-power-full = Шкала силы кончается на 16: потеряно { $lost }.
scythe-note-nothing-on-mat = { $kind ->
    [worker] На планшете не осталось рабочих.
   *[character-or-mech] На планшете нет ни героя, ни роботов.
    }
scythe-note-recruit = Бонус вашего рекрута: { $bonus ->
    [power] 1 сила
    [popularity] 1 популярность
    [coin] 1 монета
   *[combat-card] 1 карта боя
    }.
scythe-note-gains = Это даёт вторая строка карты.
scythe-note-no-recruit = У вас нет рекрута с бонусом: { $bonus ->
    [power] сила
    [popularity] популярность
    [coin] монеты
   *[combat-card] карты боя
    }.
scythe-note-check = Карта боя { $value }: { $stops ->
    [yes] Автома остановлена.
   *[no] Автома продолжает.
    }
scythe-note-combat-table = При силе { $power } таблица говорит: сила { $printed }, карт { $cards }; на руке у неё { $hand }.
scythe-note-tie = При равенстве побеждает атакующий.
scythe-note-higher-total = Побеждает больший итог.
scythe-note-combat-cost = Обе стороны платят то, что использовали, кто бы ни победил.
scythe-note-loser-draws = Проигравшая сторона использовала хотя бы 1 силу или карту.
scythe-note-loser-leaves = Фигурки проигравшей стороны покидают территорию.
scythe-note-combat-star = Победа в бою даёт звезду.
scythe-note-your-ability = Вы решили использовать это свойство.
scythe-note-workers-flee = Рабочие не сражаются и возвращаются на базу.
scythe-note-loot = Герой закончил здесь своё перемещение.
scythe-note-barren = С этим типом территории ресурсы не связаны.
scythe-note-no-resources = { $card ->
    [0] Карты Автомы ещё не открывались: ресурсов нет.
   *[other] В клетке карты { $card } ресурсов нет.
    }
scythe-note-resources = { $count ->
    [one] В клетке карты { $card } указан { $count } ресурс.
    [few] В клетке карты { $card } указано { $count } ресурса.
   *[other] В клетке карты { $card } указано { $count } ресурсов.
    }
scythe-note-resources-gone = Под фигурками Автомы не остаётся ресурсов.
scythe-note-hex-steps = { $step ->
    [unit] Расстояние считается в клетках напрямик; по суше была бы выбрана фигурка здесь: { $place }.
   *[to] Расстояние считается в клетках напрямик; по суше была бы выбрана территория: { $place }.
    }
scythe-note-no-unit = { $piece ->
    [worker] На поле нет рабочих Автомы.
    [mech] На поле нет роботов Автомы.
    [character] Герой Автомы на планшете.
   *[combat-unit] На поле нет боевых фигурок Автомы.
    }
scythe-note-mech-first = Робот и герой стоят вместе: идёт робот.
scythe-note-no-enemy = У вас нет боевых фигурок на поле: решает Фабрика.
scythe-note-beside-base = Туда достаёт только окрестность самой базы.
scythe-note-over-water = Туда можно попасть только через воду.
scythe-note-rest-of-card = Шестая звезда завершает игру: остальное на карте не выполняется.
scythe-note-invaders = Карта { $card } — из дополнения «Захватчики издалека».
scythe-note-moves-stand = Прежние перемещения остаются в силе.
scythe-note-no-check = Допустимых перемещений нет: карта боя не открывается.
scythe-note-loot-won = Сначала победа в бою, потом герой берёт своё.
scythe-note-encounter-won = Сначала вы победили здесь в бою.
scythe-note-ability-first = Ваше свойство сработало до чтения таблицы.
scythe-note-cards-not-by-units = Карт { $cards }, сколько бы фигурок ни сражалось.
scythe-note-seaworthy = Отступить можно и на соседнее озеро.
scythe-note-trap-popularity = Популярность Автомы не меняется.
scythe-note-recruit-star = Звезда выкладывается после хода Автомы.
scythe-note-factory-and-lakes = { $side ->
    [automa] Территории Автомы
   *[human] Ваши территории
    }: Фабрика считается за три, озеро за одну.
scythe-note-flags = { $count ->
    [one] Флаг считается ещё за одну территорию.
    [few] { $count } флага считаются ещё за { $count } территории.
   *[other] { $count } флагов считаются ещё за { $count } территорий.
    }
scythe-note-traps = { $count ->
    [one] Взведённая ловушка удерживает территорию.
    [few] { $count } взведённые ловушки удерживают территории.
   *[other] { $count } взведённых ловушек удерживают территории.
    }
scythe-note-near-automa = { $water ->
    [open] Её территория и все шесть вокруг.
   *[closed] Её территория и те, куда можно попасть по суше.
    }
scythe-note-near-base = Две территории рядом с базой по суше.
scythe-note-near-human = Куда ваша фигурка может попасть за один шаг.
scythe-sum-coins = Получено монет
scythe-sum-power = Получено силы
scythe-sum-strength = Сила Автомы в бою
scythe-sum-automa = Монеты Автомы
scythe-sum-human = Ваши монеты
scythe-part-printed = на карте
scythe-part-modifier = модификатор
scythe-part-ultimaszyna = Ультрамашино
scythe-part-power = сила
scythe-part-cards = карты боя
scythe-part-coins = монеты
scythe-part-stars = звёзды
scythe-part-territories = территории
scythe-part-resources = ресурсы
scythe-part-structures = бонус построек
scythe-by-coins = Решили монеты.
scythe-by-units = Равенство монет: решают рабочие, роботы и постройки.
scythe-by-power = Равенство: решает сила.
scythe-by-popularity = Равенство: решает популярность.
scythe-by-territories = Равенство: решают территории.
scythe-by-stars = Равенство: решают звёзды.
scythe-by-nothing = Равенство во всём.

## Условия и порядок выбора

scythe-no-enemy-combat-unit = там нет боевой фигурки противника
scythe-enemy-combat-unit-there = там стоит боевая фигурка противника
scythe-steps-to-base = ближе всего к базе Автомы
scythe-steps-to-factory = ближе всего к Фабрике
scythe-steps-to-enemy = ближе всего к боевой фигурке противника
scythe-automa-units-near = в окрестности наибольшего числа фигурок Автомы
scythe-resources-there = больше всего ресурсов
scythe-enemy-combat-units-there = меньше всего боевых фигурок противника
scythe-reading-order = первая сверху вниз и слева направо
scythe-enemy-unit-there = там стоит фигурка противника
scythe-automa-worker-there = там стоит другой рабочий Автомы
scythe-automa-combat-unit-there = там стоит другая боевая фигурка Автомы
scythe-near-enemy-combat-unit = окрестность боевой фигурки противника
scythe-neither-encounter-nor-factory = там нечего взять: ни жетона приключения, ни карты Фабрики
scythe-automa-mech-there = там стоит робот Автомы
scythe-no-enemy-worker = там нет рабочего противника
scythe-which-worker = Какой рабочий
scythe-which-mech = Какой робот
scythe-which-character = Герой
scythe-which-combat-unit = Какая боевая фигурка
scythe-where-to = Территория

## Шаги

scythe-step-enough-power = Продолжайте, только если у Автомы есть сила, указанная у символа.
scythe-step-select = 1. Выберите фигурку (на базе расстояние 0; фигурки на планшете не считаются).
scythe-step-valid = 2. Возьмите территории в окрестности любой фигурки Автомы или её базы.
scythe-step-valid-units = 2. Возьмите территории в окрестности любой фигурки Автомы (не базы).
scythe-step-lift = 3. Поднимите выбранную фигурку: она больше не считается.
scythe-step-destination = 4. Выберите территорию назначения (можно остаться на месте).
scythe-step-place = 5. Поставьте туда фигурку.
scythe-step-neighbourhood = Территория фигурки и все территории, куда она может попасть за один шаг.

## Отказы и невозможные позиции

scythe-card-not-left = Карты Автомы { $card } не может быть в колоде.
scythe-no-such-card = Карты Автомы { $card } нет.
scythe-combat-open = На территории { $at } стоят фигурки обеих сторон: сначала проведите бой.
scythe-no-combat = На территории { $at } сражаться не с кем.
scythe-unknown-territory = Территории «{ $name }» нет; их называют по ряду и месту, от 1-1 до 8-1, а база — «base».
scythe-unknown-ability = { $faction }: свойства «{ $ability }» нет.
scythe-ability-not-unlocked = { $ability }: свойство открывает только новый робот, и только то, что ещё не открыто.
scythe-no-such-companions = Рабочие идут вместе с роботом или героем, и только те, что там стоят (указано { $count }, { $at }).
scythe-no-such-piece = У вас нет там такой фигурки ({ $piece ->
    [worker] рабочий
    [mech] робот
   *[character] герой
    }, { $at }).
scythe-no-piece-left = Больше таких фигурок на поле быть не может ({ $piece ->
    [worker] рабочий
    [mech] робот
    [structure] постройка
    [token] жетон
   *[character] герой
    }).
scythe-not-on-base = На эту базу этого не поставить ({ $piece ->
    [worker] рабочий
    [mech] робот
    [character] герой
    [structure] постройка
   *[token] жетон
    }).
scythe-too-few-resources = Оттуда ({ $at }) нельзя унести столько ресурсов: { $count }.
scythe-worker-into-enemy = Рабочий не может войти один ({ $at }): там фигурки Автомы. Сначала переместите робота (толкование { $ruling }).
scythe-placed-on-enemy = Сюда нельзя поставить новую фигурку ({ $at }): там фигурки Автомы (толкование { $ruling }).
scythe-not-over = Партия ещё не окончена.
scythe-structure-bonus = Бонус построек — от 0 до { $most } монет.
scythe-same-faction = Обе стороны не могут играть за одну нацию: { $faction }.
scythe-passes-level = Пропуск ходов подходит только для Автомы и Автомашино, а не для уровня «{ $level }» (толкование { $ruling }).
scythe-two-characters = { $faction }: два героя.
scythe-too-many-mechs = { $faction }: роботов больше { $most }.
scythe-too-many-workers = { $faction }: рабочих больше { $most }.
scythe-too-many-stars = У Автомы больше { $most } звёзд.
scythe-lake-while-closed = Фигурка Автомы стоит на озере ({ $at }), хотя вода закрыта.
scythe-shared-territory = Фигурки обеих сторон стоят вместе без боя: { $at }.
scythe-no-encounter-space = На территории { $at } нет места для жетона приключения.
scythe-card-twice = Карта Автомы { $card } и в колоде, и в боевой стопке.
scythe-out-of-range = { $key }: значение { $value } невозможно (от { $low } до { $most }).
scythe-no-tokens = { $faction }: таких жетонов нет; флаги у Альбиона, ловушки у Тогавы.
scythe-trap-twice = Ловушка ({ $at }) не может быть и взведённой, и сработавшей.
scythe-no-wayfare = Здесь ({ $base }) может стоять только Крым со свойством «Странствие», пока за эту нацию никто не играет (толкование { $ruling }).
scythe-not-on-lake = На озеро это поставить нельзя ({ $piece ->
    [mech] робот
   *[structure] постройка
    }).
scythe-structure-on-lake = Здесь не может быть постройки ({ $at }).
scythe-top-card = Карта { $card } не может быть верхней в основной стопке: её там нет.
scythe-scheme-and-tracker = { $scheme ->
    [1] Кубик прошёл первую звезду (деление { $first }): это схема II.
   *[2] Кубик не дошёл до первой звезды (деление { $first }): это схема I.
    }
scythe-power-without-star = Сила { $most } приносит звезду: звезды за силу не хватает.
scythe-key-automa-power = Сила Автомы
scythe-key-human-power = Ваша сила
scythe-key-human-popularity = Ваша популярность
scythe-key-automa-tracker = Деление кубика (считая от 0)
scythe-key-automa-combat-stars = Число звёзд Автомы за бои
scythe-key-human-stars = Число ваших звёзд
scythe-key-human-combat-stars = Число ваших звёзд за бои
scythe-key-human-structures = Число ваших построек
scythe-key-human-tokens = Число ваших жетонов
scythe-key-automa-coins = Число монет Автомы
scythe-key-automa-combat-cards = Число карт боя Автомы
scythe-key-human-coins = Число ваших монет
scythe-key-turn = Номер хода
scythe-key-structure-bonus = Бонус построек
scythe-key-resources-counted = Число ресурсов
scythe-box-territories = На карте должно быть 47 территорий; здесь { $count }.

## Названия шагов для отмены и журнала

scythe-progress = Раунд { $round }
scythe-sides = { $human } — { $automa }
scythe-event-card-turned = Ход Автомы, карта { $card }
scythe-event-human-moved = Вы переместили: { $piece ->
    [worker] рабочий
    [mech] робот
   *[character] герой
    } { $from } → { $to }{ $workers ->
    [0] {""}
    [one] , с ним { $workers } рабочий
    [few] , с ним { $workers } рабочих
   *[other] , с ним { $workers } рабочих
    }
scythe-event-human-placed = Вы поставили: { $piece ->
    [worker] рабочий
    [mech] робот
    [structure] постройка
    [token] жетон
   *[character] герой
    } { $at }{ $unlocks ->
    [yes] , открыто свойство «{ $ability }»
   *[no] {""}
    }
scythe-event-human-attacked = Вы атаковали: { $at }
scythe-event-star-placed = Вы выложили звезду
scythe-event-final-count = Подсчёт капиталов
scythe-event-answered = Ответ: { $value }
scythe-event-corrected = Исправление

## Территории: тип, ряд и место в ряду

scythe-territory-R1C1 = гора 1-1
scythe-territory-R1C2 = ферма 1-2
scythe-territory-R1C3 = деревня 1-3
scythe-territory-R1C4 = лес 1-4
scythe-territory-R1C5 = тундра 1-5
scythe-territory-R1C6 = деревня 1-6
scythe-territory-R2C1 = озеро 2-1
scythe-territory-R2C2 = тундра 2-2
scythe-territory-R2C3 = озеро 2-3
scythe-territory-R2C4 = тундра 2-4
scythe-territory-R2C5 = гора 2-5
scythe-territory-R2C6 = ферма 2-6
scythe-territory-R2C7 = ферма 2-7
scythe-territory-R3C1 = лес 3-1
scythe-territory-R3C2 = гора 3-2
scythe-territory-R3C3 = лес 3-3
scythe-territory-R3C4 = озеро 3-4
scythe-territory-R3C5 = лес 3-5
scythe-territory-R3C6 = деревня 3-6
scythe-territory-R4C1 = ферма 4-1
scythe-territory-R4C2 = деревня 4-2
scythe-territory-R4C3 = озеро 4-3
scythe-territory-R4C4 = Фабрика 4-4
scythe-territory-R4C5 = гора 4-5
scythe-territory-R4C6 = тундра 4-6
scythe-territory-R4C7 = гора 4-7
scythe-territory-R5C1 = лес 5-1
scythe-territory-R5C2 = лес 5-2
scythe-territory-R5C3 = ферма 5-3
scythe-territory-R5C4 = тундра 5-4
scythe-territory-R5C5 = озеро 5-5
scythe-territory-R5C6 = деревня 5-6
scythe-territory-R5C7 = озеро 5-7
scythe-territory-R6C1 = гора 6-1
scythe-territory-R6C2 = деревня 6-2
scythe-territory-R6C3 = деревня 6-3
scythe-territory-R6C4 = тундра 6-4
scythe-territory-R6C5 = лес 6-5
scythe-territory-R6C6 = гора 6-6
scythe-territory-R6C7 = тундра 6-7
scythe-territory-R7C1 = тундра 7-1
scythe-territory-R7C2 = озеро 7-2
scythe-territory-R7C3 = ферма 7-3
scythe-territory-R7C4 = гора 7-4
scythe-territory-R7C5 = деревня 7-5
scythe-territory-R7C6 = ферма 7-6
scythe-territory-R8C1 = деревня 8-1

## Что говорит только страница

web-scythe-map = Карта
web-scythe-base = база: { $faction }
web-scythe-human-pieces = { $kind ->
    [character] ваш герой
    [mech] { $count ->
        [one] ваш робот
        [few] ваши { $count } робота
       *[other] ваши { $count } роботов
        }
    [worker] { $count ->
        [one] ваш рабочий
       *[other] ваши { $count } рабочих
        }
    [structure] ваша постройка
   *[token] ваш жетон
    }
web-scythe-automa-pieces = { $kind ->
    [character] герой Автомы
    [mech] { $count ->
        [one] робот Автомы
        [few] { $count } робота Автомы
       *[other] { $count } роботов Автомы
        }
   *[worker] { $count ->
        [one] рабочий Автомы
       *[other] { $count } рабочих Автомы
        }
    }
web-scythe-kind = { $kind ->
    [character] герой
    [mech] робот
    [worker] рабочий
    [structure] постройка
   *[token] жетон
    }
web-scythe-resources = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[other] { $count } ресурсов
    }
web-scythe-encounter = приключение
web-scythe-tap = Коснитесь своей фигурки, затем места, куда она идёт. Новое на поле:
web-scythe-place-where = Куда встаёт { $kind ->
    [mech] новый робот
    [worker] новый рабочий
    [structure] новая постройка
   *[token] новый жетон
    }?
web-scythe-move-where = нажмите, куда идёт
web-scythe-correct-where = исправление: нажмите, где она стоит на самом деле
web-scythe-how-many = Сколько
web-scythe-carry = Несёт ресурсов
web-scythe-along = Сколько рабочих идёт с ним
web-scythe-unlocks = Какое свойство открывает новый робот?
web-scythe-unlocked = открывает «{ $ability }»
web-scythe-abilities-myself = Отмечать свойства вручную
web-scythe-piece-at = { $piece }, { $at }
web-scythe-resources-here = Ваши ресурсы здесь
web-scythe-off = Убрать с поля
web-scythe-star-placed = ваша звезда
web-scythe-card = Карта Автомы { $card }
web-scythe-fight = Бой
web-scythe-fight-card = Карта Автомы { $card } для боя
web-scythe-no-card = Карт Автомы пока не было
web-scythe-passes = символ пропуска
web-scythe-star = двигает кубик
web-scythe-no-star = не двигает кубик
web-scythe-moves = Перемещения
web-scythe-gains = Получает
web-scythe-gain = { $gain ->
    [power] сила
    [coin] монеты
    [worker] рабочий
    [combat-card] карта боя
   *[character-or-mech] герой или робот
    }: { $count }
web-scythe-recruit = рекрут
web-scythe-combat-table = Сила, потраченная в бою
web-scythe-power = Сила
web-scythe-coins = Монеты
web-scythe-popularity = Популяр­ность
web-scythe-combat-cards = Карты боя
web-scythe-stars = Звёзды
web-scythe-tracker = Карта звёзд
web-scythe-cube = Кубик: деление { $space } из { $spaces }
web-scythe-space = Деление { $space } из { $spaces }
web-scythe-space-star = звезда
web-scythe-space-closed = реки и озёра закрыты
web-scythe-deck = { $left ->
    [one] В колоде осталась { $left } карта
    [few] В колоде осталось { $left } карты
   *[other] В колоде осталось { $left } карт
    }
web-scythe-factory-card = есть карта Фабрики
web-scythe-abilities = Ваши открытые свойства роботов
web-scythe-recruits = Ваши рекруты
web-scythe-bonus = { $bonus ->
    [power] Сила
    [popularity] Популярность
    [coin] Монета
   *[combat-card] Карта боя
    }

## В терминале

scythe-help-move = move ФИГУРКА ОТКУДА КУДА [СКОЛЬКО] [carry N] [workers N]: вы переместили, например move mech 3-5 4-5
scythe-help-place = place ФИГУРКА КУДА [СВОЙСТВО]: новая фигурка на поле (mech, worker, character, structure, token); робот может открыть свойство, например place mech 3-5 riverwalk
scythe-help-attack = attack ГДЕ: вы сражаетесь там с Автомой
scythe-help-star = star: вы выложили звезду
scythe-board-automa = Автома ({ $faction }, { $level })
scythe-board-human = Вы ({ $faction })
scythe-board-automa-line = сила { $power } · монеты { $coins } · карты боя { $cards } · звёзды { $stars }/6 · кубик { $space }/{ $spaces } · схема { $scheme } · ход { $turn }
scythe-board-human-line = сила { $power } · популярность { $popularity } · монеты { $coins } · звёзды { $stars }/6
scythe-board-base-line = на базе: { $units }; на планшете: { $mat }
scythe-board-legend = C M W: герой, робот, рабочий Автомы · c m w: ваши · ! приключение · o туннель · r3 ресурсы · ≈ река

scythe-guess = Куда Автома пойдёт или нападёт? Коснитесь территории.
scythe-guess-nothing = Никто не двинется
scythe-guide-tell = Передвинули фигурку? Коснитесь её на карте, затем места, куда она пошла. Новые фигурки и свои звёзды введите здесь. Остальное Автоме знать не нужно.

## Напечатанные компоненты: названия и значения

scythe-shelved-cards = карта Автомы { $id }
scythe-shelved-invaders = карта «Захватчиков издалека» { $id }
scythe-shelved-star-cards = карта звёзд: { $id }
scythe-shelved-factions = нация: { $id }
scythe-shelved-player-mats = планшет игрока: { $id }
scythe-shelved-combat-ranges = диапазоны силы в бою
scythe-shelved-game = числа правил
scythe-shelved-map = карта мира
scythe-things-cards = Карты Автомы
scythe-things-invaders = Захватчики издалека
scythe-things-star-cards = Карты звёзд
scythe-things-factions = Нации
scythe-things-player-mats = Планшеты игроков
scythe-things-combat-ranges = Бой
scythe-things-game = Числа правил
scythe-things-map = Карта мира
scythe-printed-passes = символ пропуска
scythe-printed-star = звезда
scythe-printed-combat-power = сила в бою
scythe-printed-combat-cards = карты боя
scythe-printed-resources = ресурсы
scythe-printed-spaces = деления
scythe-printed-per-row = делений в ряду
scythe-printed-water-closed = деления с закрытой водой
scythe-printed-stars = деления со звездой
scythe-printed-ultimaszyna = Ультрамашино
scythe-printed-power = сила
scythe-printed-invaders = из дополнения
scythe-printed-abilities = свойства роботов
scythe-printed-token = жетон
scythe-printed-popularity = популярность
scythe-printed-coins = монеты
scythe-printed-low = слабая сила до
scythe-printed-middle = средняя сила до
scythe-printed-gain-power = сила
scythe-printed-gain-worker = рабочий
scythe-printed-gain-coin = монеты
scythe-printed-gain-combat-card = карты боя
scythe-printed-gain-character-or-mech = герой или робот
scythe-printed-gain-popularity = популярность
scythe-printed-type-mountain = гора
scythe-printed-type-farm = ферма
scythe-printed-type-village = деревня
scythe-printed-type-forest = лес
scythe-printed-type-tundra = тундра
scythe-printed-type-lake = озеро
scythe-printed-type-factory = Фабрика
scythe-printed-power-most = конец шкалы силы
scythe-printed-popularity-most = конец шкалы популярности
scythe-printed-dial-most = предел диска силы
scythe-printed-stars-to-end = звёзд до конца игры
scythe-printed-factory-territories = территорий за Фабрику
scythe-printed-workers =
    { $table ->
        [map] рабочие начинают на
       *[game] рабочие
    }
scythe-printed-mechs = роботы
scythe-printed-structures = постройки
scythe-printed-combat-stars = звёзды за бой
scythe-printed-resources-counted = засчитывается ресурсов на территории, не больше
scythe-printed-structure-bonus-most = предел бонуса за постройки
scythe-printed-automa-coins = монеты Автомы в начале
scythe-printed-automa-popularity = популярность Автомы
scythe-printed-combat-deck = карты боя с силой { $number }
scythe-printed-stopping-card = карта боя останавливает Автому, начиная с
scythe-printed-weakening = сколько силы отнимает у Автомы
scythe-printed-strengthening = сколько силы даёт вам
scythe-printed-tokens = флаги или ловушки
scythe-printed-traps = что отнимает ловушка
scythe-penalty-popularity = популярность
scythe-penalty-power = сила
scythe-penalty-coins = монеты
scythe-penalty-combat-cards = карты боя
scythe-printed-tiers = монеты по популярности
scythe-printed-tier = до { $upto }: { $star } за звезду, { $territory } за территорию, { $pair } за пару ресурсов
scythe-printed-factory = Фабрика
scythe-printed-tunnels = туннели
scythe-printed-encounters = жетоны приключений
scythe-printed-rivers =
    { $table ->
        [map] реки между
       *[factions] переходит реки к
    }
scythe-printed-river = { $one } и { $other }
scythe-printed-territories = территории
scythe-printed-row = ряд
scythe-printed-x = место в ряду, в половинах клетки
scythe-printed-type = местность
scythe-printed-bases = базы
scythe-printed-land = соседи по суше
scythe-printed-counted = { $what } { $number }
scythe-printed-only = { $what } ({ $only })
scythe-printed-scheme-1 = схема I
scythe-printed-scheme-2 = схема II
scythe-printed-moves = действия
scythe-printed-gains = получает
scythe-printed-recruit = бонус вербовки
scythe-token-flag = флаг
scythe-token-trap = ловушка

## Что можно исправить

scythe-field-automa = Автома
scythe-field-human = Вы
scythe-field-modifiers = Модификаторы
scythe-field-faction = Нация
scythe-field-character = Герой
scythe-field-mechs = Роботы
scythe-field-workers = Рабочие
scythe-field-power = Сила
scythe-field-coins = Монеты
scythe-field-combat_cards = Карты боя
scythe-field-factory_card = Карта Фабрики
scythe-field-tracker = Кубик на карте звёзд
scythe-field-combat_stars = Звёзды за бои
scythe-field-power_star = Звезда за силу
scythe-field-structures = Постройки
scythe-field-tokens = Флаги или взведённые ловушки
scythe-field-disarmed = Сработавшие ловушки
scythe-field-resources = Ресурсы на карте
scythe-field-abilities = Свойства роботов
scythe-field-recruits = Рекруты
scythe-field-popularity = Популярность
scythe-field-stars = Звёзды
scythe-field-marked = Отмечены как под угрозой
scythe-field-cleared = Отмечены как безопасные
scythe-field-level = Уровень
scythe-field-passes = Пропускает ход по символу пропуска
scythe-field-move_check = Карта боя может отменить перемещение
scythe-field-piece_check = Карта боя может отменить новую фигурку
scythe-field-all_moves = Все допустимые перемещения
scythe-field-tunnels = Туннели учитываются
scythe-field-encounters = Жетоны приключений
scythe-field-deck = Карты в колоде
scythe-field-combat_pile = Боевая стопка
scythe-field-top = Верхняя карта сброса
scythe-field-scheme = Схема
scythe-field-turn = Ходов сделала Автома
scythe-field-over = Кто завершил игру
scythe-field-over-none = пока никто
scythe-field-structure_bonus = Бонус построек
scythe-field-structure_bonus-none = ещё не подсчитан
scythe-field-resources_counted = Ваши ресурсы в конце
scythe-field-resources_counted-none = ещё не подсчитаны
scythe-recruit-power = сила
scythe-recruit-popularity = популярность
scythe-recruit-coin = монета
scythe-recruit-combat-card = карта боя
scythe-no-card = карты нет
scythe-scheme-1 = схема I
scythe-scheme-2 = схема II
scythe-space = деление { $space } из { $spaces }
scythe-key-modifiers-coins = Модификатор монет
scythe-key-modifiers-power = Модификатор силы

## Что стоит внутри напечатанного значения

scythe-in-symbol-action = символ
scythe-in-symbol-power = сила рядом с ним
scythe-in-symbol-only = только для
scythe-in-reward-gain = символ
scythe-in-reward-count = сколько
scythe-in-reward-only = только для
scythe-in-rivers-1 = на одном берегу
scythe-in-rivers-2 = на другом берегу
scythe-in-tier-upto = популярность до
scythe-in-tier-star = монет за звезду
scythe-in-tier-territory = монет за территорию
scythe-in-tier-pair = монет за пару ресурсов

## Лаборатория: измерения, кривые, модели игрока, нападения, запасные ходы

scythe-measure-passed = пропущенные ходы
scythe-measure-combat-stars = звёзды за бои
scythe-measure-star = ход, на котором выложена звезда { $n }

scythe-curve-stars = Звёзды Автомы
scythe-curve-stars-x = Звезда
scythe-curve-stars-y = Ход

scythe-human-absent = готовит игру и никогда не ходит; видно, что делает Автома, когда ей никто не мешает.
scythe-human-steady = держится особняком: расставляет рабочих, водит героя, каждый четвёртый ход выставляет робота; роботы берут с собой рабочих и переправляются через реки, с 5-го хода выкладывает звезду в одном ходу из трёх, никогда не нападает. В конце — популярность 9, по монете за ход и 4 монеты за постройки.

scythe-attack-attacks = Автома нападает на вас
scythe-attack-combats-lost = Автома выигрывает бой
scythe-attack-units-home = Ваши фигурки отступают
scythe-attack-workers-home = Ваши рабочие отправлены домой

scythe-fallback-do-pass = ход пропущен
scythe-fallback-do-no-move = никакого движения
scythe-fallback-note-not-valid = символ невыполним, переход к следующему
scythe-fallback-note-too-weak = слишком мало силы для атаки
