### «Алое восстание»: Автомус.


## Названия

red-rising-name = Алое восстание
red-rising-card = карта
red-rising-location-jupiter = Юпитер
red-rising-location-mars = Марс
red-rising-location-luna = Луна
red-rising-location-institute = училище
red-rising-place-jupiter = Юпитер
red-rising-place-mars = Марс
red-rising-place-luna = Луна
red-rising-place-institute = Училище
red-rising-place-deck = Колода персонажей
red-rising-place-banished = Сброшенные карты
red-rising-place-hand = Ваша рука
red-rising-place-automus = Рука Автомуса
red-rising-letter-A = А
red-rising-letter-B = Б
red-rising-letter-C = В
red-rising-letter-D = Г
red-rising-track-fleet = флот
red-rising-track-helium = гелий-3
red-rising-track-influence = влияние
red-rising-track-sovereign = фишка правителя
red-rising-extra-bonus = ★ бонус
red-rising-extra-banish = сброс карты
red-rising-extra-none = больше ничего
red-rising-side-human = Вы
red-rising-side-automus = Автомус
red-rising-house-apollo = братство Аполлона
red-rising-house-ceres = братство Цереры
red-rising-house-diana = братство Дианы
red-rising-house-jupiter = братство Юпитера
red-rising-house-mars = братство Марса
red-rising-house-minerva = братство Минервы
red-rising-phase-setup = идёт подготовка
red-rising-phase-human = ваш ход
red-rising-phase-deployed = ваш ход, персонаж активирован
red-rising-phase-automus = ход Автомуса
red-rising-phase-ended = подсчёт лавров
red-rising-phase-counted = партия окончена
red-rising-level-1 = 1: Алый
red-rising-level-2 = 2: Меченый (обычный)
red-rising-level-3 = 3: Ищейка
red-rising-level-4 = 4: Мастер
red-rising-level-5 = 5: Ваятель
red-rising-level-6 = 6: Нобиль
red-rising-face-banish = Сбросить верхнюю карту локации
red-rising-face-place = Положить верхнюю карту колоды в локацию
red-rising-face-sovereign = Фишка правителя
red-rising-face-helium = Гелий-3
red-rising-face-fleet = Флот
red-rising-face-influence = Влияние
red-rising-color-gold = золотой
red-rising-color-silver = серебряный
red-rising-color-copper = медный
red-rising-color-white = белый
red-rising-color-blue = синий
red-rising-color-yellow = жёлтый
red-rising-color-green = зелёный
red-rising-color-violet = фиолетовый
red-rising-color-orange = оранжевый
red-rising-color-gray = серый
red-rising-color-brown = коричневый
red-rising-color-obsidian = обсидиановый
red-rising-color-pink = розовый
red-rising-color-red = алый
red-rising-color-other = другой цвет

## Персонажи: Аукционист, Рок, Танцор, Эо, Гармони, Ростовщица и Психолог названы в русских правилах Автомуса; остальные имена перевели мы.

red-rising-character-invictus = Инвиктус
red-rising-character-morning-star = Утренняя звезда
red-rising-character-orion = Орион
red-rising-character-pelus = Пелус
red-rising-character-quietus = Квиетус
red-rising-character-the-pax = «Пакс»
red-rising-character-virga = Вирга
red-rising-character-artisan-chef = Шеф-повар
red-rising-character-assassin = Убийца
red-rising-character-gardener = Садовник
red-rising-character-janitor = Уборщик
red-rising-character-mess-hall-cook = Повар столовой
red-rising-character-modjob = Модифицированный
red-rising-character-nanny = Няня
red-rising-character-administrator = Администратор
red-rising-character-auctioneer = Аукционист
red-rising-character-bondilus = Бондилус
red-rising-character-diplomat = Дипломат
red-rising-character-lawyer = Юрист
red-rising-character-politician = Политик
red-rising-character-timony = Тимони
red-rising-character-aja = Айя
red-rising-character-antonia = Антония
red-rising-character-ash-lord = Пепельный лорд
red-rising-character-boneriders = Костяные всадники
red-rising-character-cassius = Кассий
red-rising-character-fitchner = Фичнер
red-rising-character-karnus = Карнус
red-rising-character-lorn = Лорн
red-rising-character-lysander = Лисандр
red-rising-character-mustang = Мустанг
red-rising-character-nero = Нерон
red-rising-character-octavia = Октавия
red-rising-character-pax-au-telemanus = Пакс Телеманус
red-rising-character-romulus = Ромул
red-rising-character-roque = Рок
red-rising-character-sevro = Севро
red-rising-character-tactus = Тактус
red-rising-character-the-howlers = Упыри
red-rising-character-the-jackal = Шакал
red-rising-character-the-telemanuses = Телеманусы
red-rising-character-victra = Виктра
red-rising-character-bridge = Бридж
red-rising-character-colonel-valentin = Полковник Валентин
red-rising-character-danto = Данто
red-rising-character-holiday = Холидей
red-rising-character-sun-hwa = Сун Хва
red-rising-character-trigg = Тригг
red-rising-character-ugly-dan = Страшила Дэн
red-rising-character-codebreaker = Взломщик шифров
red-rising-character-dataport-specialist = Специалист по портам
red-rising-character-developer = Разработчик
red-rising-character-firewall-expert = Эксперт по защите сети
red-rising-character-hacker = Хакер
red-rising-character-holo-designer = Голодизайнер
red-rising-character-online-gambler = Сетевой игрок
red-rising-character-alfrun = Альфрун
red-rising-character-alia-snowsparrow = Алия Снежный Воробей
red-rising-character-helga = Хельга
red-rising-character-jopho = Джофо
red-rising-character-ragnar = Рагнар
red-rising-character-sefi = Сефи
red-rising-character-stained = Запятнанный
red-rising-character-aegis-craftsman = Мастер щитов
red-rising-character-artificer = Искусник
red-rising-character-cyther = Сайтер
red-rising-character-gravboot-cobbler = Мастер гравиботов
red-rising-character-pulse-armorer = Импульсный бронник
red-rising-character-pulse-fist-engineer = Инженер импульсных перчаток
red-rising-character-razor-designer = Создатель клинков
red-rising-character-calliope = Каллиопа
red-rising-character-conversationalist = Собеседник
red-rising-character-evey = Эви
red-rising-character-garden-trained-rose = Роза из Сада
red-rising-character-masseuse = Массажистка
red-rising-character-matteo = Маттео
red-rising-character-theodora = Теодора
red-rising-character-arlus = Арлус
red-rising-character-dancer = Танцор
red-rising-character-darrow = Дэрроу
red-rising-character-deanna = Диэнна
red-rising-character-eo = Эо
red-rising-character-harmony = Гармони
red-rising-character-uncle-narol = Дядя Нэрол
red-rising-character-banker = Банкир
red-rising-character-ceo = Глава корпорации
red-rising-character-investor = Инвестор
red-rising-character-loan-shark = Ростовщица
red-rising-character-quicksilver = Квиксильвер
red-rising-character-sponsor = Спонсор
red-rising-character-stock-broker = Биржевой маклер
red-rising-character-4d-painter = 4D-художник
red-rising-character-holo-host = Ведущий головидения
red-rising-character-mickey-the-carver = Микки-ваятель
red-rising-character-musician = Музыкант
red-rising-character-reporter = Репортёр
red-rising-character-vlogger = Видеоблогер
red-rising-character-zanzibar = Занзибар
red-rising-character-judge = Судья
red-rising-character-justice = Правосудие
red-rising-character-magistrate = Магистрат
red-rising-character-martyr = Мученик
red-rising-character-orator = Оратор
red-rising-character-priestess = Жрица
red-rising-character-seer = Провидец
red-rising-character-dr-virany = Доктор Вираньи
red-rising-character-group-counselor = Групповой консультант
red-rising-character-hypnotist = Гипнотизёр
red-rising-character-pathologist = Патолог
red-rising-character-psychologist = Психолог
red-rising-character-researcher = Исследователь
red-rising-character-surgeon = Хирург
red-rising-character-other = Другой персонаж

# What each character does, in our own words; the numbers are those of the card.
red-rising-does-invictus = на Марсе: флот +1
red-rising-does-morning-star = на Юпитере: флот +1
red-rising-does-orion = не на Юпитере: активируйте другую синюю карту этой локации на Юпитере, с её способностью
red-rising-does-pelus = вам флот +2, затем каждому сопернику флот +1
red-rising-does-quietus = в училище: флот +1
red-rising-does-the-pax = на Луне: флот +1
red-rising-does-virga = вам флот +2, затем каждому сопернику флот +1
red-rising-does-artisan-chef = прямо на золотой карте: переложите её в другую локацию, влияние +1
red-rising-does-assassin = сбросьте карту прямо под этой; если она золотая, влияние +1
red-rising-does-gardener = прямо на фиолетовой или розовой карте: положите её поверх другой локации, гелий-3 +1
red-rising-does-janitor = прямо на зелёной, жёлтой или синей карте: положите её поверх другой локации, флот +1
red-rising-does-mess-hall-cook = прямо на серой или оранжевой карте: положите её поверх другой локации, флот +1
red-rising-does-modjob = прямо на алой или коричневой карте: активируйте её в другой локации, с её способностью
red-rising-does-nanny = прямо на серебряной, белой или медной карте: положите её поверх другой локации, гелий-3 +1
red-rising-does-administrator = в училище: откройте 2 карты колоды и положите под эту в любом порядке
red-rising-does-auctioneer = соперник берёт гелий-3 +1, флот +1 или влияние +1, вы — два остальных; в конце игры вы берёте одно из трёх
red-rising-does-bondilus = на Марсе: сбросьте из этой локации карту, но не золотую
red-rising-does-diplomat = вы и выбранный вами соперник можете положить по одному влиянию
red-rising-does-lawyer = влияние +1
red-rising-does-politician = покажите 2 золотые карты с руки: влияние +2
red-rising-does-timony = в училище: влияние +1 за каждую золотую карту там
red-rising-does-aja = выбранный вами соперник сбрасывает карту с руки; затем сбросьте эту карту
red-rising-does-antonia = выбранный вами соперник сбрасывает карту с руки; затем сбросьте эту карту
red-rising-does-ash-lord = сбросьте все синие карты этой локации; если их было 2 или больше, верните эту карту на руку
red-rising-does-boneriders = возьмите фишку правителя
red-rising-does-cassius = получите карту прямо под этой; если она не золотая, сбросьте эту карту
red-rising-does-fitchner = в училище: влияние +1
red-rising-does-karnus = сбросьте карту прямо под этой; если это { red-rising-character-mustang }, { red-rising-character-the-jackal } или { red-rising-character-nero }, можете заставить соперника сбросить карту с руки
red-rising-does-lorn = если карта прямо под этой золотая, сбросьте её
red-rising-does-lysander = получите верхнюю карту колоды; если это не на Луне, сбросьте эту карту
red-rising-does-mustang = получите одну из сброшенных карт; если она не золотая, сбросьте эту карту
red-rising-does-nero = гелий-3 +1 за каждую алую карту этой локации
red-rising-does-octavia = если у вас фишка правителя: получите нижнюю карту Луны, но не эту; если она не золотая, сбросьте эту карту
red-rising-does-pax-au-telemanus = покажите с руки, чтобы соперник не украл и не сбросил ваши карты
red-rising-does-romulus = получите синюю карту этой локации; если под этой картой не золотая, сбросьте эту
red-rising-does-roque = посмотрите руку соперника, назовите карту и вытяните одну вслепую; если угадали, сбросьте её и эту карту
red-rising-does-sevro = сбросьте карту прямо под этой; или покажите карту «{ red-rising-character-the-howlers }» и получите карту под этой
red-rising-does-tactus = украдите карту, которую выберет соперник; затем сбросьте эту карту, ваш ход окончен
red-rising-does-the-howlers = покажите с руки, чтобы соперник не украл и не сбросил ваши карты
red-rising-does-the-jackal = возьмите фишку правителя
red-rising-does-the-telemanuses = положите все карты под этой поверх другой локации в том же порядке
red-rising-does-victra = получите нижнюю карту этой локации, но не эту; если под этой картой не золотая, сбросьте эту
red-rising-does-bridge = положите розовую или фиолетовую карту любой локации под эту; можете получить её, это заканчивает ход; в конце игры у этой карты есть ещё один цвет на ваш выбор
red-rising-does-colonel-valentin = положите золотую карту любой локации под эту; можете получить её, это заканчивает ход; в конце игры у этой карты есть ещё один цвет на ваш выбор
red-rising-does-danto = положите медную или белую карту любой локации под эту; можете получить её, это заканчивает ход; в конце игры у этой карты есть ещё один цвет на ваш выбор
red-rising-does-holiday = положите оранжевую или синюю карту любой локации под эту; можете получить её, это заканчивает ход; в конце игры у этой карты есть ещё один цвет на ваш выбор
red-rising-does-sun-hwa = положите обсидиановую или зелёную карту любой локации под эту; можете получить её, это заканчивает ход; в конце игры у этой карты есть ещё один цвет на ваш выбор
red-rising-does-trigg = положите серую или жёлтую карту любой локации под эту; можете получить её, это заканчивает ход; в конце игры у этой карты есть ещё один цвет на ваш выбор
red-rising-does-ugly-dan = положите алую или коричневую карту любой локации под эту; можете получить её, это заканчивает ход; в конце игры у этой карты есть ещё один цвет на ваш выбор
red-rising-does-codebreaker = откройте нижнюю карту колоды и получите её, если она не золотая и не серебряная; если под этой картой не золотая и не серебряная, сбросьте эту
red-rising-does-dataport-specialist = на Юпитере: откройте 2 карты колоды и положите под эту в любом порядке
red-rising-does-developer = получите любую другую карту этой локации; это заканчивает ваш ход
red-rising-does-firewall-expert = посмотрите 3 верхние карты колоды и положите по одной лицом вниз в каждую другую локацию; пока они закрыты, у них нет цвета
red-rising-does-hacker = откройте верхнюю карту колоды и сбросьте её или положите в другую локацию; в конце игры откройте верхнюю карту и получите её ценность
red-rising-does-holo-designer = на Луне: откройте 2 карты колоды и положите под эту в любом порядке
red-rising-does-online-gambler = назовите 3 цвета и откройте верхнюю карту колоды: если цвет угадан, получите её и сбросьте эту, иначе сбросьте открытую; в конце игры назовите цвет, кроме золотого, откройте 7 карт и получите карты этого цвета
red-rising-does-alfrun = получите карту «{ red-rising-character-nero }» или «{ red-rising-character-jopho }» из этой локации; затем верните эту карту на руку, ваш ход окончен
red-rising-does-alia-snowsparrow = сбросьте верхнюю карту другой локации, но не золотую; если она не серая и не обсидиановая, гелий-3 +1
red-rising-does-helga = сбросьте карту прямо под этой; если других карт здесь нет, гелий-3 +1
red-rising-does-jopho = получите карту «{ red-rising-character-alfrun }» или «{ red-rising-character-nero }» из этой локации; затем верните эту карту на руку, ваш ход окончен
red-rising-does-ragnar = сбросьте верхнюю карту другой локации; если она золотая или серая, влияние +1
red-rising-does-sefi = получите другую обсидиановую карту этой локации
red-rising-does-stained = сбросьте любую другую карту этой локации; если она обсидиановая, влияние +1
red-rising-does-aegis-craftsman = получите золотую карту этой локации, это заканчивает ход; в конце игры эта карта может взять имя любого персонажа
red-rising-does-artificer = получите золотую или другую оранжевую карту этой локации, это заканчивает ход; в конце игры эта карта может взять имя любого персонажа
red-rising-does-cyther = получите синюю карту этой локации, это заканчивает ход; в конце игры эта карта может взять имя любого персонажа
red-rising-does-gravboot-cobbler = получите золотую или серую карту этой локации, это заканчивает ход; в конце игры эта карта может взять имя любого персонажа
red-rising-does-pulse-armorer = получите серую карту этой локации, это заканчивает ход; в конце игры эта карта может взять имя любого персонажа
red-rising-does-pulse-fist-engineer = получите обсидиановую карту этой локации, это заканчивает ход; в конце игры эта карта может взять имя любого персонажа
red-rising-does-razor-designer = получите золотую карту этой локации, это заканчивает ход; в конце игры эта карта может взять имя любого персонажа
red-rising-does-calliope = откройте верхнюю карту колоды и активируйте её в другой локации, с её способностью
red-rising-does-conversationalist = положите верхнюю карту другой локации под эту; если она белая, получите её
red-rising-does-evey = сбросьте эту карту и все карты здесь; влияние +1 за каждую золотую из них, не больше 3
red-rising-does-garden-trained-rose = положите карту прямо под этой поверх другой локации; если она серебряная, гелий-3 +1
red-rising-does-masseuse = переложите верхнюю карту другой локации в ещё одну и возьмите бонус локации, из которой её взяли
red-rising-does-matteo = положите любую другую карту этой локации поверх другой; если она розовая, влияние +1
red-rising-does-theodora = положите нижнюю карту этой локации поверх этой; если она золотая или алая, получите её, ваш ход окончен
red-rising-does-arlus = каждый сосед открывает случайную карту с руки: золотую сбрасывают; если она алая, сбросьте эту карту
red-rising-does-dancer = гелий-3 +1; если покажете ещё 2 алые карты, ещё гелий-3 +2
red-rising-does-darrow = получите любую другую карту этой локации, кроме золотых; если под этой картой не золотая, сбросьте эту
red-rising-does-deanna = гелий-3 +1
red-rising-does-eo = каждый соперник показывает алую карту или теряет 1 гелий-3
red-rising-does-harmony = выбранный вами соперник теряет 1 гелий-3
red-rising-does-uncle-narol = гелий-3 +2
red-rising-does-banker = заплатите 3 гелия-3 и получите любую карту этой локации, затем сбросьте эту; в конце игры заплатите 3 гелия-3 и получите верхнюю карту локации
red-rising-does-ceo = отступите на 1 по шкале флота: гелий-3 +2
red-rising-does-investor = назовите цвет, кроме серебряного: гелий-3 +1 за каждую такую карту этой локации; в конце игры то же на Марсе
red-rising-does-loan-shark = выбранный вами соперник даёт вам 2 гелия-3 и сразу делает ход, но не может получить эту карту, или даёт 1 гелий-3
red-rising-does-quicksilver = украдите 1 гелий-3 у соперника, у которого его больше всех
red-rising-does-sponsor = заплатите 1 гелий-3: влияние +2
red-rising-does-stock-broker = снимите 1 своё влияние: гелий-3 +2
red-rising-does-4d-painter = положите карту этой локации поверх другой, где нет карт её цвета
red-rising-does-holo-host = если у вас больше влияния, чем у соседа справа: отдайте ему эту карту, возьмите 2 карты колоды, ваш ход окончен
red-rising-does-mickey-the-carver = сбросьте алую карту с руки: открывайте карты колоды до первой золотой и получите её; остальные положите под колоду
red-rising-does-musician = положите карту этой локации с чётной ценностью поверх другой
red-rising-does-reporter = если у вас больше гелия-3, чем у соседа справа: отдайте ему эту карту, возьмите 2 карты колоды, ваш ход окончен
red-rising-does-vlogger = если вы впереди соседа справа по шкале флота: отдайте ему эту карту, возьмите 2 карты колоды, ваш ход окончен
red-rising-does-zanzibar = положите карту этой локации с нечётной ценностью поверх другой
red-rising-does-judge = покажите с руки, чтобы соперник не украл и не сбросил ваши карты
red-rising-does-justice = если соперник забирает у вас фишку правителя: покажите и сбросьте эту карту, чтобы её сохранить, затем получите верхнюю карту колоды; в конце игры, если фишка у вас: получите карту с Луны
red-rising-does-magistrate = если у вас фишка правителя: гелий-3 +1
red-rising-does-martyr = если соперник забирает у вас фишку правителя: покажите и сбросьте эту карту, чтобы её сохранить, затем получите верхнюю карту колоды; в конце игры, если фишка у вас: получите карту с Марса
red-rising-does-orator = если у вас фишка правителя: влияние +1
red-rising-does-priestess = если у вас фишка правителя: флот +1
red-rising-does-seer = если у вас фишка правителя: откройте верхнюю карту колоды и положите в другую локацию
red-rising-does-dr-virany = на Марсе: откройте 2 карты колоды и положите под эту в любом порядке; в конце игры получите любые из сброшенных: { red-rising-character-victra }, { red-rising-character-sevro }, { red-rising-character-fitchner } и алые
red-rising-does-group-counselor = положите до 3 сброшенных карт на колоду или под неё, каждую как хотите
red-rising-does-hypnotist = вы, затем по часовой стрелке каждый игрок сбрасывает карту с руки и получает верхнюю карту колоды; в конце игры вы делаете это ещё раз
red-rising-does-pathologist = сбросьте нижнюю карту этой локации, но не эту
red-rising-does-psychologist = положите 1 или 2 сброшенные карты поверх одной локации; в конце игры, если на руке меньше всех карт или поровну: получите случайную сброшенную карту
red-rising-does-researcher = положите случайную сброшенную карту под все карты этой локации
red-rising-does-surgeon = сбросьте с руки любую карту, кроме золотой, и получите сброшенную золотую; в конце игры получите сброшенную золотую карту

## Выбор перед игрой

red-rising-deck-automus = колода Автомуса
red-rising-deck-priority = карты приоритетов
red-rising-deck-die = кубик восстания
red-rising-setup-level = Уровень сложности
red-rising-setup-cards = Карты персонажей
red-rising-setup-house = Ваше братство
red-rising-setup-variant = С четырьмя персонажами, которых обычно убирают
red-rising-setup-card_five = Карта Автомуса 5
red-rising-setup-first = Первый ход
red-rising-setup-level-1 = 1: Алый
red-rising-setup-level-2 = 2: Меченый (обычный)
red-rising-setup-level-3 = 3: Ищейка
red-rising-setup-level-4 = 4: Мастер
red-rising-setup-level-5 = 5: Ваятель
red-rising-setup-level-6 = 6: Нобиль
red-rising-setup-cards-table = На столе
red-rising-setup-cards-app = В приложении
red-rising-setup-house-apollo = братство Аполлона
red-rising-setup-house-ceres = братство Цереры (не для первой партии)
red-rising-setup-house-diana = братство Дианы
red-rising-setup-house-jupiter = братство Юпитера
red-rising-setup-house-mars = братство Марса
red-rising-setup-house-minerva = братство Минервы
red-rising-setup-card_five-balanced = Ровная: прочтение, уравновешивающее колоду
red-rising-setup-card_five-transcribed = Как переписана: такая же, как карта 6
red-rising-setup-first-random = Случайно
red-rising-setup-first-human = Вы
red-rising-setup-first-automus = Автомус
red-rising-nobody = Никто
red-rising-sides = { $house }

## Стол

red-rising-board-luna-card =
    Карта бонуса Луны: { $at ->
         [jupiter] Юпитер
         [mars] Марс
         [luna] Луна
        *[institute] училище
    }
red-rising-board-side =
    Карта подсчёта: { $side ->
        *[even] «ЧЁТНЫЕ»
         [odd] «НЕЧЁТНЫЕ»
    }
red-rising-board-deck = Колода персонажей: { $deck }, сброшено: { $banished }, колода Автомуса: { $automus }
red-rising-board-tokens = флот { $fleet }, гелий-3 { $helium }, влияние { $influence }, карт { $cards }
red-rising-board-hand = Ваша рука
red-rising-board-cards =
    { $cards } { $cards ->
        [one] карта
        [few] карты
       *[many] карт
    }

## Шаги, которые можно отменить

red-rising-event-prepared = Подготовка
red-rising-event-deployed =
    Активация: { $location ->
         [jupiter] Юпитер
         [mars] Марс
         [luna] Луна
        *[institute] училище
    }
red-rising-event-gained =
    Получение: { $source ->
         [jupiter] Юпитер
         [mars] Марс
         [luna] Луна
         [institute] училище
         [deck] колода и кубик
        *[nothing] ничего
    }
red-rising-event-led = Приказ
red-rising-event-scouted =
    Разведка: { $location ->
         [jupiter] Юпитер
         [mars] Марс
         [luna] Луна
        *[institute] училище
    }
red-rising-event-turned = Ход Автомуса
red-rising-event-used = Способность против Автомуса
red-rising-event-moved = Перемещение карты
red-rising-event-took = Бонус способности
red-rising-event-changed = Изменение ваших фишек
red-rising-event-given = Бонус Автомусу
red-rising-event-lost = Потеря Автомуса
red-rising-event-counted = Подсчёт лавров
red-rising-event-answered = Ответ
red-rising-event-corrected = Исправление

## Подготовка

red-rising-set-deck =
    Перемешайте { $cards } { $cards ->
        [one] карту
        [few] карты
       *[many] карт
    } Автомуса, положите колоду взакрытую и отложите в сторону { $aside } { $aside ->
        [one] верхнюю карту
        [few] верхние карты
       *[many] верхних карт
    }.
red-rising-set-priorities = Перемешайте карты приоритетов и положите по одной в открытую в каждую локацию.
red-rising-set-luna = Подложите карту бонуса Луны под карту приоритета на Луне: виден символ локации с парным приоритетом (А и Г, Б и В).
red-rising-set-removed = Уберите из игры: { $characters }.
red-rising-set-characters = Перемешайте остальные карты персонажей в колоду взакрытую.
red-rising-set-board =
    Положите в каждую локацию в открытую по { $cards } { $cards ->
        [one] карту
        [few] карты
       *[many] карт
    }.
red-rising-set-neutral =
    Положите в училище { $tokens } { $tokens ->
        [one] фишку
        [few] фишки
       *[many] фишек
    } влияния третьего братства: оно нейтрально.
red-rising-set-you = Возьмите { $house }: жетон, маркер флота, фишки влияния.
red-rising-set-colour = Автомусу — маркер и фишки другого братства, но без жетона братства.
red-rising-set-markers = Поставьте оба маркера флота на деление 0.
red-rising-set-hand =
    Доберите на руку { $cards } { $cards ->
        [one] карту
        [few] карты
       *[many] карт
    }.
red-rising-set-automus =
    Положите Автомусу взакрытую { $cards } { $cards ->
        [one] карту
        [few] карты
       *[many] карт
    }.
red-rising-set-side = Посчитайте ценности карт на поле: больше чётных или поровну — на карте подсчёта видно «ЧЁТНЫЕ», больше нечётных — «НЕЧЁТНЫЕ».
red-rising-do-priority = Приоритет { $letter } → { $at }
red-rising-do-luna-card = Карта бонуса Луны показывает: { $at }
red-rising-do-side =
    Карта подсчёта: видно { $side ->
        *[even] «ЧЁТНЫЕ»
         [odd] «НЕЧЁТНЫЕ»
    }
red-rising-do-first = Первый ход: { $who }
red-rising-luna-pair =
    У Луны приоритет { $letter }; парный лежит { $at ->
         [jupiter] на Юпитере
         [mars] на Марсе
         [luna] на Луне
        *[institute] в училище
    }.
red-rising-note-first = { $chosen ->
    [yes] Это решено до подготовки: вашим выбором или братством Аполлона.
   *[no] Кто начинает, решает случай.
    }
red-rising-note-equal-turns = { $extra ->
    [yes] Дополнительный ход братства Аполлона окончен.
   *[no] Теперь обе стороны сделали одинаковое число ходов.
    }
red-rising-side-counted = На поле чётных: { $even }, нечётных: { $odd }.

## Ход Автомуса

red-rising-do-deploy =
    { $known ->
         [yes] { $character }: колода → { $at }
        *[no] Верхняя карта колоды → { $at }
    }
red-rising-do-gain =
    { $known ->
         [yes] { $character }: { $at } → взакрытую поверх руки
        *[no] Верхняя карта: { $at } → взакрытую поверх руки
    }
red-rising-do-banish =
    { $known ->
         [yes] Из колоды в сброс: { $character }
        *[no] Верхняя карта колоды → сброс
    }
red-rising-do-discard = Сбросьте обе карты Автомуса
red-rising-automus-fleet = Автомус: флот { $before } → { $after }
red-rising-automus-helium = Автомус: гелий-3 { $before } → { $after }
red-rising-do-influence = Автомус: фишка влияния → { $at }, там его фишек: { $total }
red-rising-do-influence-lost = Автомус теряет фишку влияния, { $at }; осталось: { $total }
red-rising-do-sovereign = Фишка правителя → Автомус
red-rising-do-block =
    { $known ->
         [yes] Сбросьте { $character }: фишка остаётся у вас
        *[no] Сбросьте Правосудие или Мученика: фишка остаётся у вас
    }
red-rising-do-draw =
    { $known ->
         [yes] Возьмите из колоды: { $character }
        *[no] Возьмите верхнюю карту колоды
    }
red-rising-cause-card-1 = Первая карта
red-rising-cause-card-2 = Вторая карта
red-rising-cause-end = Конец хода
red-rising-cause-your-turn = Ваш ход
red-rising-cause-setup = Подготовка
red-rising-section-deploy = Активация
red-rising-section-gain = Получение
red-rising-section-extra = Дополнительно
red-rising-no-ability = Способность активированной карты Автомус не использует.
red-rising-discard-is-banish = Карта велит сбросить верхнюю карту колоды: она уходит в сброс, как в основной игре.
red-rising-star =
    ★: бонус той локации, где взят персонаж, — { $at ->
         [jupiter] Юпитер
         [mars] Марс
         [luna] Луна
        *[institute] училище
    }.
red-rising-reshuffled = Колода Автомуса закончилась: все его карты перемешаны, { $aside } снова отложены.
red-rising-not-back-to-luna = Следующей была бы Луна, но карта бонуса Луны на неё не возвращает.
red-rising-may-be-taken = заберёт верхнюю карту: { $at }
red-rising-may-be-covered = накроет верхнюю карту: { $at }
red-rising-carry-out =
    Карта { $place } (№ { $number }): активация — { $deploy }, получение — { $gain }, стрелка { $arrow ->
         [left] влево
        *[right] вправо
    }, { $extra }
red-rising-automus-card =
    { $number }: активация { $deploy } · получение { $gain } · { $arrow ->
         [left] ←
        *[right] →
    } · { $extra }
red-rising-card-five =
    Как напечатана эта карта, точно не известно: { $reading ->
        *[balanced] взято прочтение, при котором колода сбалансирована
         [transcribed] карта взята так, как переписана
    }.
red-rising-by-symbol =
    На карте символ { $at ->
         [jupiter] Юпитера
         [mars] Марса
         [luna] Луны
        *[institute] училища
    }.
red-rising-by-letter =
    На карте буква { $sign }: карта этого приоритета лежит { $at ->
         [jupiter] на Юпитере
         [mars] на Марсе
         [luna] на Луне
        *[institute] в училище
    }.
red-rising-gain-from = Откуда взять персонажа
red-rising-bonus-of = Бонус локации
red-rising-holds-a-card = там нет карт
red-rising-steps-along-arrow = следующая по стрелке, края поля соединены
red-rising-bonus-not-maxed = этот бонус у Автомуса уже максимальный
red-rising-nothing-to-gain = Ни в одной локации нет карт: получать нечего.
red-rising-no-gain-no-bonus = Персонаж не получен, поэтому звезда не даёт бонуса.
red-rising-deck-empty = Колода персонажей пуста: эта часть пропускается.
red-rising-luna-card-shows =
    На карте бонуса Луны виден символ { $at ->
         [jupiter] Юпитера
         [mars] Марса
         [luna] Луны
        *[institute] училища
    }.
red-rising-nothing-beyond-token = Все остальные бонусы максимальны: Автомус берёт только фишку.
red-rising-keeps-sovereign = Фишка правителя уже у Автомуса и остаётся у него.
red-rising-luna-pays-anyway = Фишка осталась у вас, но карта бонуса Луны всё равно даёт бонус.
red-rising-your-fleet = Ваш флот: { $before } → { $after }
red-rising-your-helium = Ваш гелий-3: { $before } → { $after }
red-rising-your-influence = Ваше влияние: { $before } → { $after }

## Ваш ход

red-rising-do-your-sovereign = Фишка правителя → вы
red-rising-do-your-card = { $character } → ваша рука
red-rising-do-redeploy =
    { $known ->
         [yes] { $character } → { $at }
        *[no] Карта → { $at }
    }
red-rising-do-banish-from =
    { $known ->
         [yes] { $character } ({ $at }) → сброс
        *[no] { $which ->
             [any] Карта ({ $at }) → сброс
            *[top] Верхняя карта ({ $at }) → сброс
        }
    }
red-rising-do-turn-ends = { $character } завершает ваш ход
red-rising-gain-deck = Колода и бросок кубика
red-rising-gain-nothing = Ничего: персонаж завершил мой ход
red-rising-do-end-triggered = Условие завершения выполнено. Последний ход: { $who }
red-rising-do-extra-turn = Партия завершается. Братство Аполлона: ещё один ваш ход
red-rising-do-game-over = Партия окончена. Способности «в конце игры», затем подсчёт
red-rising-do-reveal = Хакер открывает: { $character }, ценность { $value }
red-rising-do-ceres-banish =
    { $known ->
         [yes] Братство Цереры, до подсчёта → сброс: { $character }
        *[no] Братство Цереры: до подсчёта сбросьте карту с руки
    }
red-rising-thresholds = Достигнутые пороги
red-rising-reached-human = { $track } (вы)
red-rising-reached-automus = { $track } (Автомус)

## Способности, затрагивающие Автомуса

red-rising-do-bottom-card =
    { $known ->
         [yes] Его нижняя: { $character } → { $to }
        *[no] Нижняя карта Автомуса → { $to }
    }
red-rising-do-steal-bottom =
    { $known ->
         [yes] Его нижняя карта ({ $character }) → ваша рука
        *[no] Нижняя карта Автомуса → ваша рука
    }
red-rising-do-banish-bottom =
    { $known ->
         [yes] Нижняя карта Автомуса → сброс: { $character }
        *[no] Нижняя карта руки Автомуса → сброс
    }
red-rising-do-show-bottom =
    { $known ->
         [yes] Автомус показывает нижнюю карту: { $character }
        *[no] Откройте нижнюю карту руки Автомуса
    }
red-rising-do-banish-beneath =
    { $known ->
         [yes] Карта снизу → сброс: { $character }
        *[no] Карту непосредственно под ней — в сброс
    }
red-rising-do-banish-own =
    { $known ->
         [yes] С вашей руки → сброс: { $character }
        *[no] Сбросьте карту с руки
    }
red-rising-do-deck-to-hand =
    { $known ->
         [yes] { $character }: колода → взакрытую поверх руки
        *[no] Верхняя карта колоды → взакрытую поверх руки Автомуса
    }
red-rising-do-handed = { $character } → взакрытую поверх руки Автомуса
red-rising-do-onto-hand =
    { $known ->
         [yes] { $character } → взакрытую поверх руки Автомуса
        *[no] Карта → взакрытую поверх руки Автомуса
    }
red-rising-do-banish-card = { $character } → сброс
red-rising-do-banish-picked =
    { $known ->
         [yes] Угаданная карта → сброс: { $character }
        *[no] Угаданная карта → сброс
    }
red-rising-do-gain-banished =
    { $known ->
         [yes] Случайная сброшенная карта: { $character }
        *[no] Возьмите случайную сброшенную карту
    }
red-rising-do-look = Посмотрите верхние карты руки Автомуса: { $cards }
red-rising-do-same-order = Верните карты в том же порядке
red-rising-do-shuffle-back =
    Перемешайте { $cards } { $cards ->
        [one] карту
        [few] карты
       *[many] карт
    } и верните на верх его руки
red-rising-can-show = Карты, которые нужно показать, у вас есть: этого достаточно.
red-rising-cannot-show = Карт, которые нужно показать, у вас нет.
red-rising-always-takes = От того, что дают бесплатно, Автомус не отказывается: { $track }.
red-rising-arrow-of-last-card = Бонус уже максимальный: действует стрелка последней карты Автомуса.
red-rising-arrow-before-any = Бонус уже максимальный, а карт Автомуса ещё не было: вправо.
red-rising-never-blocks = Автомус никогда не блокирует, хотя в его руке есть такая карта.
red-rising-deployed-fires = Карта, активированная способностью, тоже применяет свою: { $character }.
red-rising-pick-among-seen = Вслепую выбирают среди просмотренных карт.
red-rising-nothing-to-lose = Автомусу нечего терять: { $track }.
red-rising-cannot-pay = Столько заплатить вы не можете: { $track }, у вас { $have }.
red-rising-auction-nothing = У Автомуса всё на максимуме: бонуса он не получает.
red-rising-eo-red = Алая карта есть: Автомус ничего не теряет.
red-rising-eo-no-red = Алой карты нет: Автомус теряет 1 фишку гелия-3.
red-rising-psychologist-compared = У вас карт: { $you }; у Автомуса { $automus }, для сравнения считаются как { $third }.

## Вопросы

web-red-rising-you-lost = Победил Автомус
red-rising-deal-automus = Открыть карты Автомуса
red-rising-deal-priority = Перемешать карты приоритетов
red-rising-your-turn = Отметьте на поле, что вы сделали.
red-rising-ask-priority =
    Какая карта приоритета лежит { $at ->
         [jupiter] на Юпитере
         [mars] на Марсе
         [luna] на Луне
        *[institute] в училище
    }?
red-rising-ask-character = Какой персонаж вышел из колоды?
red-rising-ask-even = У скольких карт на поле чётная ценность? (0 — чётное)
red-rising-ask-first = Кто ходит первым?
red-rising-ask-automus-card = Откройте карту Автомуса: какая это карта?
red-rising-ask-automus-card-reshuffled = Колода Автомуса закончилась: перемешайте все его карты, отложите { $aside } не глядя и откройте одну. Какая это карта?
red-rising-ask-deploy = Активация персонажа: где?
red-rising-ask-scout = Или разведка: куда положена верхняя карта колоды?
red-rising-ask-gain = Получение карты: откуда?
red-rising-ask-took = Способность дала вам что-то ещё?
red-rising-ask-used = Способность персонажа затронула Автомуса? Какой это персонаж?
red-rising-ask-ability = Применить? { $character }: { $ability }
red-rising-ask-deploys = Применить? { $character }: { $ability }
red-rising-ask-deploy-on =
    { $known ->
         [yes] { $character }: где активация?
        *[no] Другая карта: где активация?
    }
red-rising-ask-deployed = Активированная карта затрагивает Автомуса? Какая это карта?
red-rising-ask-which-card = Какая карта?
red-rising-ask-deploy-card = Какую карту вы активируете?
red-rising-ask-banish-card = Какую карту сбросить?
red-rising-ask-banish-own = Какую карту с руки вы сбрасываете?
red-rising-ask-deploys-which = Какую карту она активирует?
red-rising-ask-die = Бросьте кубик восстания: что выпало?
red-rising-ask-face = Выпала фишка правителя: выберите любую другую грань.
red-rising-ask-place =
    Куда положить верхнюю карту колоды{ $known ->
         [yes] { " " }({ $character })
        *[no] { "" }
    }?
red-rising-ask-banish =
    Из какой локации сбросить { $which ->
         [any] карту
        *[top] верхнюю карту
    }?
red-rising-ask-block = Автомус забирает фишку правителя. Заблокировать?
red-rising-block-no = Нет
red-rising-block-yes = Да: Правосудие или Мученик
red-rising-ask-shown = Какого цвета показанная карта?
red-rising-ask-red = Есть ли среди просмотренных карт алая?
red-rising-ask-auction = Бросайте кубик, пока не выпадет доступный Автомусу бонус: какой?
red-rising-ask-roque-name = Какую карту вы называете?
red-rising-ask-roque-pick = Вытяните одну из карт вслепую: какая это карта?
red-rising-ask-roque-hit = Вытяните одну из этих карт вслепую: это названная карта?
red-rising-ask-roque-shuffle = После перемешивания: какая карта следующая сверху?
red-rising-ask-banished = Возьмите случайную сброшенную карту. Какая это карта?
red-rising-ask-count = Подсчёт лавров.
red-rising-count-cards = По картам
red-rising-count-points = Введу сумму своих карт
red-rising-ask-matching =
    В руке Автомуса карт: { $cards }. У скольких { $side ->
        *[even] чётная
         [odd] нечётная
    } ценность?
red-rising-ask-points = Сколько лавров дают ваши карты: ценность вместе с бонусами и с картой, открытой Хакером?
red-rising-ask-hand = Какие карты у вас на руке?
red-rising-ask-board-color = Сколько карт этого цвета лежит в четырёх локациях: { $color }?
red-rising-ask-banished-color = Сколько карт этого цвета сброшено: { $color }?
red-rising-ask-top-value = Какая наибольшая ценность у верхних карт локаций?
red-rising-ask-reveals = Сейчас братство Цереры сбросит карту. Есть ли у вас на руке карта: { $names }?
red-rising-ask-revealed-value = Хакер: откройте верхнюю карту колоды. Какова её ценность?
red-rising-ask-hidden = Есть ли пустая локация или локация, где верхняя карта лежит взакрытую?

## Подсчёт

red-rising-part-base = Начальные лавры Автомуса
red-rising-part-core = Ценность карт
red-rising-part-bonus = Бонусы карт
red-rising-part-ability = Способность «в конце игры»
red-rising-part-cards = Карты
red-rising-part-fleet = Шкала флота
red-rising-part-helium = Гелий-3
red-rising-part-sovereign = Фишка правителя
red-rising-part-influence = Влияние
red-rising-part-excess = Карты сверх семи
red-rising-total = Лавры — { $who }
red-rising-card-laurels = Лавры за карты Автомуса
red-rising-matching-cards = подходящие: { $cards } по { $each }
red-rising-other-cards = неподходящие: { $cards } по { $each }
red-rising-cut =
    Учитываются только { $cap } { $cap ->
        [one] карта
        [few] карты
       *[many] карт
    }: подходящих { $matching }, неподходящих { $other }.
red-rising-reason-laurels = Больше лавров.
red-rising-reason-sovereign = Лавров поровну: решает фишка правителя.
red-rising-reason-shared = Лавров поровну, а фишки правителя нет ни у кого: победа общая.
red-rising-by-R1 = Начальные 70 лавров действуют и на этом уровне.
red-rising-by-R7 = Влияние: нейтральное братство занимает место наравне с другими.
red-rising-by-R7-shared = Влияние: братства с равным числом фишек делят одно место, следующее братство занимает место сразу за ними.
red-rising-by-R12 = За карты сверх семи Автомус ничего не платит.
red-rising-by-R14 = Сравнение только с Автомусом: нейтральное братство не считается соперником (спорно).
red-rising-by-R15 = Засчитываются обе строки этой карты.
red-rising-by-R16 = Шеф-повар отменяет каждую строку с потерей на золотых картах — и только на них.
red-rising-by-R17 = Двухцветная карта: среди карт — один раз, среди разных цветов — обоими цветами.
red-rising-by-R18 = Карта засчитана так, как выгоднее всего.
red-rising-by-R20 = Хакер открыл карту до того, как братство Цереры его сбросило.
red-rising-card-score = { $character }
red-rising-hand-total = Всего
red-rising-not-best = Карт с выбором много. Они подобраны по одной, возможен вариант лучше.
red-rising-treated-color = считается и таким цветом: { $color }
red-rising-treated-name = берёт имя: { $name }
red-rising-forgiven = потеря прощается (Шеф-повар)
red-rising-line-core = ценность
red-rising-line-top-card = ценность лучшей верхней карты локации
red-rising-line-per-cards =
    { $points } за каждую карту на руке{ $times ->
         [printed] {""}
        *[other] : { $times }
    }
red-rising-line-per-colors =
    { $points } за каждый цвет на руке{ $times ->
         [printed] {""}
        *[other] : { $times }
    }
red-rising-line-per-own =
    { $points } за каждую единицу ({ $track }){ $times ->
         [printed] {""}
        *[other] : { $times }
    }
red-rising-line-per-names =
    { $points } за каждого из: { $names }{ $times ->
         [printed] {""}
        *[other] . Есть: { $times }
    }
red-rising-line-per-banished-card =
    { $points } за каждую сброшенную карту{ $times ->
         [printed] {""}
        *[other] : { $times }
    }
red-rising-line-per-banished =
    { $points } за каждую сброшенную карту, цвет: { $colors }{ $times ->
         [printed] {""}
        *[other] . Есть: { $times }
    }
red-rising-line-per-board =
    { $points } за каждую карту в локациях, цвет: { $colors }{ $times ->
         [printed] {""}
        *[other] . Есть: { $times }
    }
red-rising-line-per-hand =
    { $points } за каждую карту на руке, цвет: { $colors }{ $times ->
         [printed] {""}
        *[other] . Есть: { $times }
    }
red-rising-line-per-nothing = { $points } ни за что (не сказано, что считать)
red-rising-if-any =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }есть хотя бы одна карта из: { $names }
red-rising-if-all =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }есть все: { $names }
red-rising-if-none =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }нет карт: { $names }
red-rising-if-others =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }других карт цвета «{ $color }» не меньше { $least }
red-rising-if-besides =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }есть карта цвета «{ $color }», кроме { $name }
red-rising-if-only =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }на руке только цвета: { $names }
red-rising-if-every-even =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }все ценности чётные
red-rising-if-every-odd =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }все ценности нечётные
red-rising-if-every-most =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }все ценности не больше { $most }
red-rising-if-every-least =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }все ценности не меньше { $least }
red-rising-if-distinct-colors =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }все карты разных цветов
red-rising-if-distinct-initials =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }все имена начинаются с разных букв
red-rising-if-most =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }больше всех или поровну: { $track }
red-rising-if-least =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }меньше всех или поровну: { $track }
red-rising-if-behind =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }у соперника больше: { $track }
red-rising-if-level-with =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }у соперника столько же: { $track }
red-rising-if-track-least =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }{ $track }: не меньше { $least }
red-rising-if-track-between =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }{ $track }: от { $least } до { $most }
red-rising-if-hand =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }на руке не меньше { $least } карт
red-rising-if-banished-color =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }сброшено карт цвета «{ $color }»: не меньше { $least }
red-rising-if-banished-least =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }сброшенных карт: не меньше { $least }
red-rising-if-banished-between =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }сброшенных карт: от { $least } до { $most }
red-rising-if-sovereign =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }фишка правителя у вас
red-rising-if-no-sovereign =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }фишка правителя не у вас
red-rising-if-hidden =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }есть пустая локация или верхняя карта лежит взакрытую
red-rising-if-either =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }выполнено хотя бы одно:
red-rising-if-both =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }выполнено всё:
red-rising-if-just-one =
    { $holds ->
         [yes] ✓{" "}
         [no] ✗{" "}
        *[printed] {""}
    }выполнено ровно одно:

## Памятки

red-rising-list-luna-card = Посмотрите приоритет Луны; виден символ локации с парным приоритетом: А и Г, Б и В.
red-rising-list-side = Посчитайте на поле чётные и нечётные ценности (0 — чётное); решает большее число, при равенстве — «ЧЁТНЫЕ».
red-rising-list-symbol = В секции символ локации: это она.
red-rising-list-letter = В секции буква: это локация с такой картой приоритета.
red-rising-list-luna = Автомус берёт или оставляет фишку правителя, затем получает бонус локации с карты бонуса Луны:
red-rising-list-auctioneer = Бросайте кубик, пока не выпадет флот, гелий-3 или влияние, где у Автомуса ещё не максимум.
red-rising-list-eo = Найдите алую карту среди шести верхних карт руки Автомуса; верните их в том же порядке.
red-rising-list-reshuffle = В колоде Автомуса нет карт: перемешайте все 22 и снова отложите 4.
red-rising-list-matching = Чётность ценности карты та же, что на видимой стороне; 0 — чётное.
red-rising-list-bottom = Автомус теряет нижнюю карту руки; полученную карту кладёт взакрытую на верх.
red-rising-list-show = Чтобы «показать» карты, достаточно иметь их на руке.
red-rising-list-end = Пороги 7 по гелию-3, влиянию и флоту: все три достигнуты кем-либо или два — одной стороной.
red-rising-list-cut = Больше 20 карт: сперва уберите неподходящие, затем подходящие, пока не останется 20.
red-rising-list-cards = Лавры за подходящую и неподходящую карту — по таблице уровней.
red-rising-list-tokens = Флот по шкале, 3 за гелий-3, 10 за фишку правителя, влияние по месту.
red-rising-list-influence = Больше всех влияния: 4 за фишку; второе место: 2; остальные: 1. При равенстве место общее; нейтральное братство участвует.
red-rising-list-winner = Побеждает тот, у кого больше лавров; при равенстве — владелец фишки правителя.
red-rising-list-psychologist = Сравните свои карты с третью руки Автомуса (с округлением вниз), до сокращения до 20 карт.

## Отказы и невозможные позиции

red-rising-unknown-character = Персонажа «{ $character }» нет.
red-rising-unknown-color = Цвета «{ $color }» нет.
red-rising-place-empty = Здесь нет карт: { $place }.
red-rising-card-not-there = Этой карты здесь нет: { $place }.
red-rising-card-not-in-deck = Карты Автомуса { $card } сейчас нет в колоде.
red-rising-not-now = Сейчас это невозможно: { $now }.
red-rising-hand-empty = У вас нет карт для активации: получите карту или проведите разведку.
red-rising-deck-out = Колода персонажей пуста.
red-rising-same-location =
    В этом ходу вы активировали персонажа { $at ->
         [jupiter] на Юпитере
         [mars] на Марсе
         [luna] на Луне
        *[institute] в училище
    }: получите карту в другой локации.
red-rising-touches-nothing = Эта способность не затрагивает Автомуса: { $character }.
red-rising-not-ahead = Для этой способности вы должны опережать Автомуса: { $track }.
red-rising-ability-used = Эта способность в этот ход уже применена: { $character }.
red-rising-not-where-it-must-be = Эта карта лежит не там, где нужно для её способности: { $character }.
red-rising-nothing-to-deploy = Для этой способности нет карты, которую можно активировать: { $character }.
red-rising-not-beneath = Для этой способности прямо под картой должен лежать один из: { $characters }.
red-rising-not-in-game = Этого персонажа нет в игре: { $character }.
red-rising-too-many-matching = У Автомуса всего карт: { $cards }.
red-rising-name-each =
    У Автомуса { $cards } { $cards ->
        [one] карта
        [few] карты
       *[many] карт
    }: назовите каждую.
red-rising-name-each-yours =
    По счёту у вас на руке { $cards } { $cards ->
        [one] карта
        [few] карты
       *[many] карт
    }: назовите каждую или исправьте число.
red-rising-card-twice = Карта названа дважды.
red-rising-off-track = { $track }: не больше { $most }.
red-rising-bad-scorecard = Лист подсчёта не понят: { $reason }.
red-rising-bad-level = Уровня «{ $level }» нет.
red-rising-bad-priorities = Каждая буква от А до Г лежит ровно в одной локации.
red-rising-not-prepared = После подготовки должны быть известны сторона карты подсчёта и первый игрок.
red-rising-bad-count = Итог бывает только у подсчитанной партии.
red-rising-bad-deployed = Локация активации известна только между активацией и получением.
red-rising-bad-used = Применённые способности хранятся только в течение вашего хода.
red-rising-bad-tokens = { $who }: { $track } не может быть { $number }.
red-rising-bad-discard = В сбросе Автомуса каждая карта один раз, по две за ход и не больше, чем в колоде.
red-rising-cards-and-counts = Если карты на столе, стопки — числа; если в приложении — списки имён.
red-rising-two-places = Этот персонаж лежит в двух местах: { $character }.
red-rising-bad-total = В стопках карт: { $cards }, а в игре { $total }: измените и другую стопку.

## Что говорит только страница

web-red-rising-deploy = Активация
web-red-rising-gain = Получить
web-red-rising-scout = Разведка
web-red-rising-action-at = { $action }: { $at }
web-red-rising-letter = Приоритет { $letter }, { $at }. Чтобы поменять два приоритета местами, нажмите на оба
web-red-rising-swap = Исправление: нажмите на карту приоритета, с которой её поменять.
web-red-rising-luna-shows = Карта бонуса Луны: { $at }
web-red-rising-turn = Ваш ход: где активировать персонажа или куда отправить разведку?
web-red-rising-turn-app = Ваш ход: выберите карту с руки и место активации — или разведку.
web-red-rising-move = Способность переместила карту
web-red-rising-move-stop = Отменить перемещение
web-red-rising-move-from = Какая карта? Нажмите, где она лежала.
web-red-rising-move-to = Нажмите, куда она попала.
web-red-rising-from = Отсюда
web-red-rising-to = Сюда
web-red-rising-card = Карта Автомуса { $number }
web-red-rising-no-card = Карт Автомуса ещё не было
web-red-rising-unsure = прочтение неточное
web-red-rising-arrow-left = стрелка влево
web-red-rising-arrow-right = стрелка вправо
web-red-rising-laurels = Лавры за фишки сейчас
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

## В терминале

red-rising-help-turn = lead КУДА ОТКУДА [КАРТА] · deploy ГДЕ [КАРТА] · gain ГДЕ · scout ГДЕ: ваш ход; ГДЕ — jupiter, mars, luna, institute (для gain ещё deck и nothing)
red-rising-help-ability = took БОНУС · use ПЕРСОНАЖ · give БОНУС · lose БОНУС: что способность дала вам, сделала с Автомусом, дала ему, отняла у него
red-rising-help-move = move ОТКУДА КУДА [КАРТА]: способность переместила карту; места — локации, deck, banished, hand, automus

red-rising-guess = Из какой локации уйдёт верхняя карта? Коснитесь её.
red-rising-guess-nothing = Ни из какой
red-rising-guide-tell = Ваш ход — два касания: где вы активировали персонажа и откуда взяли карту. Карты, которые сдвинула способность, вводятся здесь.

## Напечатанные компоненты: названия и значения

red-rising-shelved-automus-cards = карта Автомуса { $id }
red-rising-shelved-characters = { $id }
red-rising-shelved-houses = { $id }
red-rising-shelved-automus = числа Автомуса
red-rising-shelved-board = поле и подсчёт
red-rising-things-automus-cards = Карты Автомуса
red-rising-things-characters = Персонажи
red-rising-things-characters-hint = Семь имён напечатаны в правилах Автомуса (Аукционист, Гармони, Психолог, Рок, Ростовщица, Танцор, Эо); остальные перевели мы, на ваших картах они могут быть другими.
red-rising-things-houses = Братства
red-rising-things-automus = Автомус
red-rising-things-board = Поле
red-rising-things-abilities = Способности
red-rising-things-automus-cards-5 = Карта Автомуса 5
red-rising-things-automus-rules = Числа правил
red-rising-arrow-left = влево
red-rising-arrow-right = вправо
red-rising-printed-deploy = активация
red-rising-printed-gain = получение
red-rising-printed-arrow = стрелка
red-rising-printed-extra = дополнительно
red-rising-printed-name = имя по-английски
red-rising-printed-color = цвет
red-rising-printed-value = ценность
red-rising-printed-bonuses =
    { $table ->
        [board] бонус локации
       *[characters] бонус в конце игры
    }
red-rising-printed-gifts = что даёт активация
red-rising-printed-sovereign = фишка правителя
red-rising-shelved-abilities = способность: { $id }
red-rising-shelved-automus-rules = числа правил
red-rising-spot-jupiter = { red-rising-place-jupiter }
red-rising-spot-mars = { red-rising-place-mars }
red-rising-spot-luna = { red-rising-place-luna }
red-rising-spot-institute = { red-rising-place-institute }
red-rising-spot-A = { red-rising-letter-A }
red-rising-spot-B = { red-rising-letter-B }
red-rising-spot-C = { red-rising-letter-C }
red-rising-spot-D = { red-rising-letter-D }
red-rising-face-die = Бросок кубика
red-rising-printed-starting-hand = карт на руке в начале
red-rising-printed-set-aside = карт отложено из колоды
red-rising-printed-cards-per-turn = карт за ход
red-rising-printed-base-laurels = лавров изначально
red-rising-printed-normal-level = обычный уровень
red-rising-printed-hand-cap = засчитывается карт, не больше
red-rising-printed-looks-at = карт его руки просматривается
red-rising-printed-hand-divisor = его рука делится на
red-rising-printed-loses-helium = теряет гелия-3
red-rising-printed-removed = убранные персонажи
red-rising-printed-returning = персонажи, которых можно вернуть
red-rising-printed-caps = не больше
red-rising-printed-pairs = парная буква
red-rising-printed-levels = уровень { $number }
red-rising-printed-matching = лавров за подходящую карту
red-rising-printed-other = лавров за неподходящую карту
red-rising-printed-transcribed = карта { $number }, как её переписали
red-rising-printed-locations = локации слева направо
red-rising-printed-die = грани кубика
red-rising-printed-cards-per-location = карт в локации в начале
red-rising-printed-neutral-influence = влияние нейтрального братства
red-rising-printed-fleet-end = конец шкалы флота
red-rising-printed-influence-tokens = фишек влияния у братства
red-rising-printed-fleet-laurels = лавры по шкале флота
red-rising-printed-helium-laurels = лавров за гелий-3
red-rising-printed-sovereign-laurels = лавров за фишку правителя
red-rising-printed-influence-laurels = лавров за влияние по местам
red-rising-printed-hand-limit = карт на руке без потерь
red-rising-printed-excess-laurels = лавров за лишнюю карту
red-rising-printed-threshold = порог завершения
red-rising-printed-reached-by-all = порогов на всех
red-rising-printed-reached-by-one = порогов у одной стороны
red-rising-printed-at = только при активации здесь
red-rising-printed-gives =
    { $table ->
        [abilities] даёт вам
       *[characters] даёт Автомусу
    }
red-rising-printed-holding = только с фишкой правителя
red-rising-printed-per = за каждую карту здесь, цвет
red-rising-printed-card = карта на руку
red-rising-card-none = никакой
red-rising-card-beneath = лежащая под ней
red-rising-card-here = любая из этой локации
red-rising-card-bottom = нижняя в локации
red-rising-card-deck = верхняя из колоды
red-rising-card-banished = сброшенная
red-rising-card-anywhere = из любой локации
red-rising-printed-leaves = затем сбрасывается
red-rising-printed-stays-for = кроме получения карты, цвет
red-rising-printed-stays-at = кроме активации здесь
red-rising-printed-stays-on = кроме активации поверх карты, цвет
red-rising-printed-only = только цвет
red-rising-printed-never = никогда не цвет
red-rising-printed-ends = завершает ваш ход
red-rising-ends-none = нет
red-rising-ends-here = и остаётся здесь
red-rising-ends-back = и возвращается к вам
red-rising-printed-first = ходит первым
red-rising-printed-extra-turn = ещё один ход в конце
red-rising-printed-extra-cards = лишних карт в начале
red-rising-printed-end-banish = карт сбрасывает в конце
red-rising-printed-deploys = активирует другую карту
red-rising-printed-source = откуда
red-rising-source-deck = с верха колоды
red-rising-source-here = из этой локации
red-rising-source-beneath = из-под неё
red-rising-printed-colors = цвет
red-rising-printed-to = куда
red-rising-printed-touches = затрагивает Автомуса
red-rising-printed-how = как
red-rising-how-gives = получают обе стороны
red-rising-how-banishes = его нижняя карта сбрасывается
red-rising-how-steals = его нижняя карта достаётся вам
red-rising-how-shows = он показывает нижнюю карту
red-rising-how-helium = он теряет гелий-3
red-rising-how-robs = его гелий-3 достаётся вам
red-rising-how-handed = персонаж уходит ему на руку
red-rising-how-swaps = обе стороны сбрасывают карту и берут новую
red-rising-how-auctioneer = как Аукционист: бонус по кубику
red-rising-how-eo = как Эо: ищет алую карту на руке
red-rising-how-roque = как Рок: по правилу варианта
red-rising-how-psychologist = как Психолог: руки сравниваются
red-rising-printed-own = вы получаете
red-rising-printed-beneath = только поверх одной из карт
red-rising-printed-ahead = только если вы впереди
red-rising-printed-draws = карт вы берёте
red-rising-printed-forgives = прощает потери, цвет
red-rising-printed-shows = какие карты надо показать
red-rising-printed-shields = защищает карту на руке
red-rising-printed-blocks = сохраняет фишку правителя
red-rising-printed-reveals = открывает верхнюю карту колоды
red-rising-printed-wild = считается другой картой
red-rising-wild-none = нет
red-rising-wild-color = по цвету
red-rising-wild-name = по имени
red-rising-printed-points =
    { $points ->
        [one] { $points } лавр
        [few] { $points } лавра
       *[many] { $points } лавров
    }
red-rising-printed-if = { $what }, если { $when }
red-rising-printed-at-most = { $what }, не больше { $most }
red-rising-printed-either = { $one } или { $other }
red-rising-printed-both = { $one } и { $other }
red-rising-printed-just-one = либо { $one }, либо { $other }, но не вместе

## Что можно исправить

red-rising-field-level = Уровень
red-rising-field-cards = Карты персонажей
red-rising-field-house = Ваше братство
red-rising-field-variant = С четырьмя персонажами, которых обычно убирают
red-rising-field-card_five = Карта Автомуса 5
red-rising-field-phase = Текущая фаза
red-rising-field-first = Первый ход
red-rising-field-closing = Конец партии
red-rising-field-deployed = Где вы активировали персонажа
red-rising-field-used = Способности, применённые в этот ход
red-rising-field-priorities = Буквы приоритета
red-rising-field-side = Сторона карты подсчёта
red-rising-field-locations = Локации
red-rising-field-deck = Колода персонажей
red-rising-field-top = Сверху
red-rising-field-rest = В колоде
red-rising-field-bottom = Снизу
red-rising-field-banished = Сброшенные карты
red-rising-field-human = Вы
red-rising-field-automus = Автомус
red-rising-field-fleet = Флот
red-rising-field-helium = Гелий-3
red-rising-field-influence = Влияние
red-rising-field-hand = Рука
red-rising-field-sovereign = Фишка правителя
red-rising-field-discard = Открытые карты Автомуса
red-rising-field-count = Подсчёт
red-rising-field-matching = Подходящие карты Автомуса
red-rising-field-core = Ценность
red-rising-field-bonus = Бонусы
red-rising-field-ability = Способность братства
red-rising-field-card = Карта
red-rising-closing-not = ещё не начался
red-rising-closing-triggered = условие выполнено
red-rising-closing-extra = последний ход
red-rising-nowhere = нигде
red-rising-side-not-told = ещё не выложена
red-rising-scoring-side-even = чётная
red-rising-scoring-side-odd = нечётная
red-rising-card-number = { $card }
red-rising-hand-card = карта { $number }
web-red-rising-theirs = Ход Автомуса

## Что стоит внутри напечатанного значения

red-rising-in-clause-points = очков
red-rising-in-clause-adds = складывается с другими строками
red-rising-in-clause-when = при условии
red-rising-in-clause-per = за каждую единицу
red-rising-in-clause-max = очков не больше
red-rising-in-clause-top-card = ценность лучшей верхней карты
red-rising-in-adds-R15 = по толкованию R15
red-rising-in-when-any = есть хотя бы одна из карт
red-rising-in-when-all = есть все карты
red-rising-in-when-none = нет ни одной из карт
red-rising-in-when-others = есть другие карты цвета
red-rising-in-when-besides = есть карта цвета, кроме одного персонажа
red-rising-in-when-only = все карты только этих цветов
red-rising-in-when-every = ценность каждой карты
red-rising-in-when-distinct = карты не совпадают
red-rising-in-when-most = у вас больше всех
red-rising-in-when-least = у вас меньше всех
red-rising-in-when-behind = у кого-то больше, чем у вас
red-rising-in-when-level-with = у кого-то столько же, сколько у вас
red-rising-in-when-fleet = ваш флот
red-rising-in-when-helium = ваш гелий-3
red-rising-in-when-influence = ваше влияние
red-rising-in-when-hand = карт на руке
red-rising-in-when-banished = сброшенных карт
red-rising-in-when-sovereign = фишка правителя у вас
red-rising-in-when-hidden = есть пустая локация или верхняя карта лежит взакрытую
red-rising-in-when-either = верно хотя бы одно из условий
red-rising-in-when-both = верны все условия
red-rising-in-when-just-one = верно ровно одно из условий
red-rising-in-others-color = цвет
red-rising-in-others-min = не меньше
red-rising-in-besides-color = цвет
red-rising-in-besides-name = кроме
red-rising-in-every-min = не меньше
red-rising-in-every-max = не больше
red-rising-in-every-parity = чётная или нечётная
red-rising-in-parity-none = неважно
red-rising-in-parity-even = чётная
red-rising-in-parity-odd = нечётная
red-rising-in-distinct-none = неважно
red-rising-in-distinct-color = по цвету
red-rising-in-distinct-initial = по первой букве имени
red-rising-in-range-min = не меньше
red-rising-in-range-max = не больше
red-rising-in-range-color = цвета
red-rising-in-per-hand = карту на руке, цвета
red-rising-in-per-itself = и саму эту карту
red-rising-in-per-board = карту в локациях, цвета
red-rising-in-per-banished = сброшенную карту, цвета (не указаны — любую)
red-rising-in-per-names = из этих персонажей
red-rising-in-per-own = вашу единицу
red-rising-in-per-colors = цвет на руке
red-rising-in-per-cards = карту на руке

## Лаборатория: измерения, кривые, модели игрока, нападения, запасные ходы

red-rising-measure-laurels = лавры после хода { $n }
red-rising-measure-hand = карты в руке Автомуса

red-rising-curve-laurels = Лавры Автомуса, если бы игра кончилась в этот момент
red-rising-curve-laurels-x = Ход
red-rising-curve-laurels-y = Лавры

red-rising-model-hand-builder = собирает руку
red-rising-human-absent = активирует свои карты одну за другой и ничего не берёт; с пустой рукой пропускает ходы.
red-rising-human-steady = собирает руку: активирует низшую карту и берёт высшую из верхних, каким бы ни был бонус. Способностей не применяет.
red-rising-human-hand-builder = просматривает каждый возможный ход (каждый приказ со способностью персонажа и без неё, каждое получение, каждую разведку), считает настоящие очки руки и фишек и выбирает лучший; торопится к концу и заканчивает партию, когда ведёт. Знает то же, что и игрок: порядок колоды ему неизвестен. Использует способности, которые дают ему карты или фишки либо вредят Автомусу, и никакие другие.

red-rising-attack-gains = Автомус получает карту
red-rising-attack-sovereign = Автомус забирает фишку правителя

red-rising-fallback-nothing-to-gain = нечего брать
red-rising-fallback-no-gain-no-bonus = ничего не взято — нет и бонуса
red-rising-fallback-nothing-beyond-token = все бонусы исчерпаны
red-rising-fallback-deck-empty = колода персонажей пуста
