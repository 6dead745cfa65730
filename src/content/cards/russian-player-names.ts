/**
 * What Russian-speaking players call well-known cards that were printed in Russian under another name, or never, by
 * the English name. Lists and searches find the cards by these names; the app never shows them.
 */
export const russianPlayerNames: ReadonlyMap<string, string> = new Map(
  `
Aether Vial|Эфирный флакон|Флакон эфира
Ancestral Recall|Зов предков|Анцестрал
Ancestral Vision|Видение предков
Animate Dead|Оживление мертвых
Balance|Равновесие
Birds of Paradise|Птицы рая|Бёрды
Black Lotus|Черный лотос
Chalice of the Void|Чаша пустоты
Chrome Mox|Хромовый мокс
Command Tower|Башня командования
Counterspell|Контрзаклинание|Контрзаклятие
Cryptic Command|Загадочный приказ
Dark Confidant|Боб
Doom Blade|Клинок рока
Enlightened Tutor|Просветленный наставник
Entomb|Погребение
Exhume|Эксгумация
Force of Will|Сила воли
Gaea's Cradle|Колыбель Геи
Giant Growth|Гигантский рост
Gush|Гаш
Imperial Seal|Имперская печать
Lion's Eye Diamond|Алмаз львиного глаза
Lotus Petal|Лепесток лотоса
Mana Crypt|Мана-склеп|Склеп маны
Mana Drain|Слив маны|Осушение маны
Mana Vault|Хранилище маны
Mother of Runes|Мать рун
Mox Diamond|Алмазный мокс
Mox Emerald|Изумрудный мокс
Mox Jet|Гагатовый мокс
Mox Pearl|Жемчужный мокс
Mox Ruby|Рубиновый мокс
Mox Sapphire|Сапфировый мокс
Mystical Tutor|Мистический наставник
Path to Exile|Путь в изгнание|Путь изгнания
Reanimate|Реанимация|Реанимировать
Rhystic Study|Ристическое изучение|Изучение ристики
Sensei's Divining Top|Волчок
Show and Tell|Покажи и расскажи
Snapcaster Mage|Снапкастер|Снэпкастер
Sol Ring|Кольцо солнца|Сольринг
Sylvan Library|Сильванская библиотека|Лесная библиотека
Tarmogoyf|Гойф
Time Walk|Прогулка во времени|Путешествие во времени
Umezawa's Jitte|Дзитте Умэдзавы|Джитте
Vampiric Tutor|Вампирский наставник
Wheel of Fortune|Колесо фортуны
Winter Orb|Зимняя сфера
Worldly Tutor|Мирской наставник
Wrath of God|Гнев господень
`
    .trim()
    .split('\n')
    .map((line) => {
      const [card = '', ...playerNames] = line.split('|');
      return [card, playerNames.join('/')];
    }),
);
