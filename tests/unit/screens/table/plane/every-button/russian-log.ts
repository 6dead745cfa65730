/** What the log says in the scenarios, as it reads in Russian. */
export const russianLog: Readonly<Record<string, string>> = {
  'Anya +10: 30 life.': 'Anya +10: 30 жизней.',
  'Anya’s life total becomes 20.': 'Anya: жизней теперь 20.',
  'Anya +1: 21 life.': 'Anya +1: 21 жизнь.',
  'Anya −3: 17 life.': 'Anya −3: 17 жизней.',
  'Boris −3: 17 life.': 'Boris −3: 17 жизней.',
  'Anya +3: 23 life. Several life totals changed: Boris 20 → 17, Max 20 → 17.':
    'Anya +3: 23 жизни. Изменены жизни игроков: Boris 20 → 17, Max 20 → 17.',
  'Anya +5: 25 life.': 'Anya +5: 25 жизней.',
  'Boris −6: 14 life.': 'Boris −6: 14 жизней.',
  'Several life totals changed: Boris 20 → 18, Max 20 → 18.':
    'Изменены жизни игроков: Boris 20 → 18, Max 20 → 18.',
  'Anya +9: 29 life. Anya planeswalks from New Player’s Journey to Naya.':
    'Anya +9: 29 жизней. Anya: переход «Путь новичка» → «Найя».',
  'Anya +4: 24 life.': 'Anya +4: 24 жизни.',
  'Anya +4: 24 life. / Boris −4: 16 life.': 'Anya +4: 24 жизни. / Boris −4: 16 жизней.',
  'Anya −2: 18 life.': 'Anya −2: 18 жизней.',
  'Max −3: 17 life.': 'Max −3: 17 жизней.',
  'Boris −7: 13 life.': 'Boris −7: 13 жизней.',
  'Random player: Max. / Max −3: 17 life.': 'Случайный игрок: Max. / Max −3: 17 жизней.',
  'Boris −1: 19 life.': 'Boris −1: 19 жизней.',
  'Max −4: 16 life.': 'Max −4: 16 жизней.',
  'Several life totals changed: Boris 20 → 17, Max 20 → 17.':
    'Изменены жизни игроков: Boris 20 → 17, Max 20 → 17.',
  'Life totals exchanged: Anya 20 → 7, Max 7 → 20.': 'Обмен жизнями: Anya 20 → 7, Max 7 → 20.',
  'Life totals exchanged: Boris 20 → 7, Max 7 → 20.': 'Обмен жизнями: Boris 20 → 7, Max 7 → 20.',
  'Life totals redistributed: Boris 20 → 7, Max 7 → 20.': 'Жизни перераспределены: Boris 20 → 7, Max 7 → 20.',
  'Anya: Creatures can’t attack this player (until a player planeswalks).':
    'Anya: существа не могут атаковать этого игрока (до перехода любого игрока).',
  'Max: Can’t cast spells (until a player planeswalks).':
    'Max: не может разыгрывать заклинания (до перехода любого игрока).',
  'Anya: Can’t lose; opponents can’t win (until a player planeswalks).':
    'Anya: не может проиграть, оппоненты не могут выиграть (до перехода любого игрока).',
  'The chosen permanents are phased out (until a player planeswalks).':
    'Выбранные перманенты в противофазе (до перехода любого игрока).',
  'Creatures are phased out (until a player planeswalks).':
    'Существа в противофазе (до перехода любого игрока).',
  'Boris: The commander is a Knight (until a player planeswalks away from a plane).':
    'Boris: командир — Рыцарь (до ухода любого игрока из измерения).',
  'Anya: Noncreature artifacts can be sacrificed to flip a coin (until Anya’s next turn).':
    'Anya: артефакты (не существа) можно жертвовать ради броска монеты (пока Anya не начнёт следующий ход).',
  'Anya: Creature cards in hand have flash (until Anya’s next turn).':
    'Anya: карты существ в руке имеют Миг (пока Anya не начнёт следующий ход).',
  'Goaded creatures can tap only to attack (until Anya’s next turn).':
    'Разъярённые существа поворачиваются, только атакуя (пока Anya не начнёт следующий ход).',
  'A creature is detained (until Anya’s next turn).':
    'Существо задержано (пока Anya не начнёт следующий ход).',
  'A creature is goaded (until Anya’s next turn).': 'Существо разъярено (пока Anya не начнёт следующий ход).',
  'Chaos instead of rolled planeswalks (until Anya’s next turn). Fixed Point in Time has resolved. Anya planeswalks from Fixed Point in Time to Naya.':
    'Хаос вместо перехода по броску (пока Anya не начнёт следующий ход). Способность феномена «Фиксированная точка во времени» разрешилась. Anya: переход «Фиксированная точка во времени» → «Найя».',
  'Rolls an extra die and ignores one (until Anya’s next turn). Probability Flux has resolved. Anya planeswalks from Probability Flux to Naya.':
    'Бросает дополнительный кубик и игнорирует один (пока Anya не начнёт следующий ход). Способность феномена «Флуктуация вероятности» разрешилась. Anya: переход «Флуктуация вероятности» → «Найя».',
  'Anya: No maximum hand size (for the rest of the game).':
    'Anya: максимальный размер руки не ограничен (до конца партии).',
  'Anya: Permanents take no damage from Mount Keralia (for the rest of the game).':
    'Anya: перманенты не получают повреждений от Горы Кералия (до конца партии).',
  'Exiled booster cards may be played for free (for the rest of the game). Unknown Event has resolved. Anya planeswalks from Unknown Event to Naya.':
    'Изгнанные карты из бустеров разыгрываются бесплатно (до конца партии). Способность феномена «Неизвестное событие» разрешилась. Anya: переход «Неизвестное событие» → «Найя».',
  'Both neighbors out: you win (for the rest of the game). Team-Up! has resolved. Anya planeswalks from Team-Up! to Naya.':
    'Выбыли оба соседа — победа (до конца партии). Способность феномена «Объединяемся!» разрешилась. Anya: переход «Объединяемся!» → «Найя».',
  'Promoted cards are commanders too (for the rest of the game). Year-End Review has resolved. Anya planeswalks from Year-End Review to Naya.':
    'Повышенные карты — тоже командиры (до конца партии). Способность феномена «Годовая аттестация» разрешилась. Anya: переход «Годовая аттестация» → «Найя».',
  'Blank counts as chaos (until a player planeswalks away from a plane). Chaotic Aether has resolved. Anya planeswalks from Chaotic Aether to Naya.':
    'Пустая грань — это хаос (до ухода любого игрока из измерения). Способность феномена «Хаотический эфир» разрешилась. Anya: переход «Хаотический эфир» → «Найя».',
  'Counters on Naar Isle: 1 (+1). Boris −1: 19 life.':
    'Жетоны на карте «Остров Наар»: 1 (+1). Boris −1: 19 жизней.',
  'Counters on Naar Isle: 3 (+1). Boris −3: 17 life.':
    'Жетоны на карте «Остров Наар»: 3 (+1). Boris −3: 17 жизней.',
  'Counters on Aplan Mortarium: 3 (+1). Boris −3: 17 life.':
    'Жетоны на карте «Мортариум апланов»: 3 (+1). Boris −3: 17 жизней.',
  'Counters on Aretopolis: 1 (+1). Anya +1: 21 life.':
    'Жетоны на карте «Аретополис»: 1 (+1). Anya +1: 21 жизнь.',
  'Counters on Aretopolis: 3 (+1). Boris +3: 23 life.':
    'Жетоны на карте «Аретополис»: 3 (+1). Boris +3: 23 жизни.',
  'Counters on Aretopolis: 3 (+1).': 'Жетоны на карте «Аретополис»: 3 (+1).',
  'Counters on Kilnspire District: 1 (+1).': 'Жетоны на карте «Район Горнового Шпиля»: 1 (+1).',
  'Counters on Kilnspire District: 3 (+1).': 'Жетоны на карте «Район Горнового Шпиля»: 3 (+1).',
  'Counters on Mount Keralia: 1 (+1).': 'Жетоны на карте «Гора Кералия»: 1 (+1).',
  'Counters on Gardens of Tranquil Repose: 1 (+1).': 'Жетоны на карте «Сады Безмятежного Покоя»: 1 (+1).',
  'Counters on Pompeii: 1 (+1).': 'Жетоны на карте «Помпеи»: 1 (+1).',
  'Several life totals changed: Anya 20 → 18, Boris 20 → 18, Max 20 → 18. Anya planeswalks from Pompeii to Naya. Counters on Pompeii when it was left: 2.':
    'Изменены жизни игроков: Anya 20 → 18, Boris 20 → 18, Max 20 → 18. Anya: переход «Помпеи» → «Найя». На карте «Помпеи» при переходе: 2 жетона.',
  'Counters on Shrinking Plane: 1 (+1).': 'Жетоны на карте «Съёживающееся измерение»: 1 (+1).',
  'Boris planeswalks from Shrinking Plane to Naya.': 'Boris: переход «Съёживающееся измерение» → «Найя».',
  'Counters on Shrinking Plane: 0 (−2).': 'Жетоны на карте «Съёживающееся измерение»: 0 (−2).',
  'Counters on No Way Out: 3 (+3). Chaos instead of all planeswalks (until a player planeswalks away from a plane).':
    'Жетоны на карте «Выхода нет»: 3 (+3). Хаос вместо любого перехода (до ухода любого игрока из измерения).',
  'Counters on No Way Out: 2 (−1).': 'Жетоны на карте «Выхода нет»: 2 (−1).',
  'Counters on No Way Out: 0 (−1). No longer in effect: Chaos instead of all planeswalks.':
    'Жетоны на карте «Выхода нет»: 0 (−1). Больше не действует: Хаос вместо любого перехода.',
  'Two Streams Facility: everyone’s choice switches.':
    '«Комплекс Двух Потоков»: выбор каждого меняется на другой.',
  'Anya planeswalks from Grand Ossuary to Naya.': 'Anya: переход «Великий оссуарий» → «Найя».',
  'Anya planeswalks from Bad Wolf Bay to Naya.': 'Anya: переход «Бухта Злого Волка» → «Найя».',
  'Anya planeswalks from TARDIS Bay to Naya.': 'Anya: переход «Отсек ТАРДИС» → «Найя».',
  'Boris planeswalks from Lair of the Ashen Idol to Naya.':
    'Boris: переход «Логово пепельного идола» → «Найя».',
  'Chaos ensues: Norn’s Seedcore.': 'Наступает хаос: «Ядро-семя Норн».',
  'Chaos ensues: Oteclán.': 'Наступает хаос: «Отеклан».',
  'Anya reveals Naya. / Anya puts Naya on the bottom of the planar deck.':
    'Anya показывает: «Найя». / Anya возвращает карты: в низ колоды — «Найя».',
  'Anya reveals Naya, Grixis, and Jund. Chaos ensues: Naya, Grixis, Jund. / Anya puts Grixis, Jund, and Naya on the bottom of the planar deck.':
    'Anya показывает: «Найя», «Гриксис», «Джанд». Наступает хаос: «Найя», «Гриксис», «Джанд». / Anya возвращает карты: в низ колоды — «Гриксис», «Джанд», «Найя».',
  'Anya reveals Time Distortion and Naya. Chaos ensues: Naya. / Anya puts Naya and Time Distortion on the bottom of the planar deck.':
    'Anya показывает: «Искажение времени», «Найя». Наступает хаос: «Найя». / Anya возвращает карты: в низ колоды — «Найя», «Искажение времени».',
  'Anya reveals Naya. Anya planeswalks to Naya without leaving a plane.':
    'Anya показывает: «Найя». Anya: переход → «Найя»; остальные измерения остаются.',
  'Anya reveals Naya, Grixis, Jund, Esper, and Agyrem. / Anya puts Jund on top and Agyrem, Esper, Grixis, and Naya on the bottom of the planar deck. Interplanar Tunnel has resolved. Anya planeswalks from Interplanar Tunnel to Jund.':
    'Anya показывает: «Найя», «Гриксис», «Джанд», «Эспер», «Агирем». / Anya возвращает карты: на верх колоды — «Джанд»; в низ колоды — «Агирем», «Эспер», «Гриксис», «Найя». Способность феномена «Межмировой туннель» разрешилась. Anya: переход «Межмировой туннель» → «Джанд».',
  'Anya reveals Naya and Grixis. Anya planeswalks from Spatial Merging to Naya and Grixis. Spatial Merging has resolved.':
    'Anya показывает: «Найя», «Гриксис». Anya: переход «Слияние пространств» → «Найя», «Гриксис». Способность феномена «Слияние пространств» разрешилась.',
  'Anya takes an extra turn after this one.': 'Anya сделает дополнительный ход сразу после этого.',
  'Turns now go counterclockwise. Time Distortion has resolved. Anya planeswalks from Time Distortion to Naya.':
    'Теперь ходят против часовой стрелки. Способность феномена «Искажение времени» разрешилась. Anya: переход «Искажение времени» → «Найя».',
  'Anya has an additional beginning phase.': 'Anya: дополнительная начальная фаза.',
  'Turns now go counterclockwise. Anya planeswalks from Temple of Atropos to Naya.':
    'Теперь ходят против часовой стрелки. Anya: переход «Храм Атропос» → «Найя».',
  'Boris’s turn ends immediately. Max’s turn.': 'Boris: ход завершается. Ходит Max.',
  'Anya becomes the monarch.': 'Anya становится монархом.',
  'Boris becomes the monarch.': 'Boris становится монархом.',
  'Anya becomes the monarch. The monarch draws from the booster deck (for the rest of the game). Royal Booster has resolved. Anya planeswalks from Royal Booster to Naya.':
    'Anya становится монархом. Монарх берёт карты из бустерной колоды (до конца партии). Способность феномена «Королевский бустер» разрешилась. Anya: переход «Королевский бустер» → «Найя».',
  'Boris gets the city’s blessing.': 'Boris получает благословение города.',
  'Coin flip: tails.': 'Монета: решка.',
  'Random player: Max.': 'Случайный игрок: Max.',
  'Max −1: 19 life.': 'Max −1: 19 жизней.',
  'Max −1: 19 life. / Anya +1: 21 life.': 'Max −1: 19 жизней. / Anya +1: 21 жизнь.',
  'Anya +1 speed: 1. Boris +1 speed: 1. Max +1 speed: 1.':
    'Anya, скорость +1: 1. Boris, скорость +1: 1. Max, скорость +1: 1.',
  'Boris +3 Treasures: 3.': 'Boris, Клады +3: 3.',
  'Commander tax for Anya’s commander: 2 mana. Commander tax for Anya’s commander: 0 mana. Commander tax for Max’s commander: 0 mana.':
    'Anya: налог на командира — 2 маны. Anya: налог на командира — 0 маны. Max: налог на командира — 0 маны.',
};
