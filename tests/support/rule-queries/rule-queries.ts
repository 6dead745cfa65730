/** Queries for the rule search, and the ids of the entries that answer them. */

const die = ['sheet-die', '901.9', '901.3a', 'history-8'];
const rolling = ['sheet-die', '901.9', '116.2i', 'history-15'];
const chaos = ['311.7', '901.9b', 'change-7', 'history-10'];
const plane = ['term-plane', '311.1', '311.2', '311.3', '311.4', '311.5', '311.6', 'sheet-planechase'];
const phenomenon = [
  'term-phenomenon',
  'sheet-phenomena',
  '312.1',
  '312.2',
  '312.5',
  '312.7',
  'history-5',
  'history-12',
];
const planeswalk = ['901.8', '901.11', '901.11a', '701.31a', '701.31b', '701.31c', '701.31d', 'change-2'];
const controller = ['901.6', '311.5', '312.4', '901.12b'];
const playerLeaving = ['sheet-leaving', '800.4', '800.4a', '901.10'];
const planarDeck = ['901.3', '901.15a', 'history-17', 'change-23'];
const mulligan = ['term-mulligan', 'change-17', 'history-20', 'landless-double-draw-2'];
const landsPerTurn = ['305.2', '305.2a', '305.2b'];
const playingLand = ['term-land', '305.1', '305.2', 'cube-1', 'landless-1', 'sheet-landless'];
const legendary = ['glossary-legendary', 'change-14', '205.4'];
const poison = ['122.1f', '704.5c', 'change-16'];
const counters = ['122.1', '122.2'];
const countersOnPlane = ['term-plane-counter', '122.2', '901.7a', '311.6'];
const twoHeads = ['page-two-headed-giant', '901.12', '810.2'];
const grandMelee = ['807.1', '901.14'];
const life = ['glossary-life-total', '119.3', '119.5', '704.5a', 'history-19'];
const startingLife = ['history-19', 'glossary-life-total'];
const firstDraw = ['change-22', '901.2', 'history-20'];
const layers = ['glossary-layer', 'change-15'];

export const ruleQueries: readonly (readonly [typed: string, wanted: readonly string[]])[] = [
  // Words in Russian.
  ['хаос', chaos],
  ['феномен', phenomenon],
  ['кубик', die],
  ['переход', planeswalk],
  ['владелец', ['901.6', '901.15b']],
  ['земля', playingLand],
  ['легендарный', legendary],
  ['стек', ['glossary-lifo']],
  ['яд', poison],
  ['жетоны', counters],
  ['библиотека', ['glossary-library', 'term-library']],
  ['сдаться', ['104.3a']],
  ['копия', ['707.2', 'term-copy']],
  ['слои', layers],
  ['шпаргалка', ['sheet-planechase', 'sheet-die', 'sheet-phenomena', 'sheet-leaving', 'sheet-landless']],

  // Word forms in Russian.
  ['феноменов', phenomenon],
  ['кубика', die],
  ['жизней', life],
  ['маркеров', ['807.4a', '807.4b', '807.4c', '807.4d', '901.14b', 'term-turn-marker']],
  ['пересдачи', mulligan],
  ['бросков', ['901.9', '116.2i', '706.6', 'sheet-die']],
  ['цветов', ['105.2', '202.2', 'landless-3', 'landless-4']],
  ['изгнана', ['change-10', 'cube-1-note-1']],

  // Beginnings of words in Russian.
  ['феном', phenomenon],
  ['изме', plane],
  ['резн', grandMelee],
  ['двухг', twoHeads],
  ['контрол', controller],
  ['легенд', [...legendary, 'glossary-legend']],
  ['дополнит', ['500.7', '500.8']],
  ['обме', ['701.12c']],

  // Questions in Russian.
  ['кто контролирует измерение', controller],
  ['сколько стоит второй бросок', rolling],
  ['когда можно бросать кубик', rolling],
  ['что будет если выпал хаос', [...chaos, 'sheet-die']],
  ['что если игрок ушел', playerLeaving],
  ['можно ли ответить на бросок', [...rolling, '901.8']],
  ['сколько карт в планарной колоде', planarDeck],
  ['сколько феноменов в колоде', planarDeck],
  ['нужны ли земли в колоде', ['sheet-landless', 'landless-1', 'cube-1', 'cube-notes']],
  ['кто не берет карту первым ходом', firstDraw],
  ['сколько жизней на старте', startingLife],
  ['первым открыли феномен', ['901.5', 'sheet-phenomena']],
  ['если кончилась общая колода', ['landless-single-deck-2']],
  ['сколько яда чтобы проиграть', poison],
  ['какого цвета гибридная мана', ['202.2', '105.2', 'term-hybrid']],
  ['сколько земель можно за ход', landsPerTurn],
  ['можно ли сыграть землю в чужой ход', ['305.3']],
  ['остаются ли жетоны на измерении', countersOnPlane],
  ['можно ли уничтожить измерение', ['311.2']],
  ['что делать если нет кубика', ['history-11', '901.3a']],

  // Slang in Russian.
  ['мулиган', mulligan],
  ['бесплатный муллиган', ['history-20', 'change-17']],
  ['планарный кубик', die],
  ['кинуть кубик', rolling],
  ['роллить дайс', rolling],
  ['плейн', plane],
  ['плейнсволкнуть', planeswalk],
  ['двухголовый великан', twoHeads],
  ['каунтеры на плейне', [...counters, ...countersOnPlane]],
  ['концед', ['104.3a']],
  ['доп ход', ['500.7']],
  ['кмц', ['change-20']],
  ['базовый ленд', ['term-basic-land', '305.6', '305.8', '205.4', 'cube-3', 'landless-2']],
  ['правило легенд', ['glossary-legendary', 'change-14']],
  ['фазы хода', ['page-turn']],
  ['скрай', ['landless-double-draw-a']],
  ['тапнутая земля', ['landless-3', 'transguild-promenade']],

  // Typing mistakes in Russian.
  ['фенамен', phenomenon],
  ['феноммен', phenomenon],
  ['феномн', phenomenon],
  ['измирение', plane],
  ['кубек', die],
  ['хоас', chaos],
  ['мулеган', mulligan],
  ['калода измерений', [...planarDeck, '901.12a', '901.15']],
  ['двухгаловый', twoHeads],
  ['библотека', ['glossary-library', 'term-library']],
  ['легнедарный', legendary],
  ['бросак кубика', rolling],
  ['игрок вывает', playerLeaving],

  // Russian words typed with the English keyboard layout.
  ['[fjc', chaos],
  ['atyjvty', phenomenon],
  ['re,br', die],
  ['bpvthtybt', plane],
  ['vekbufy', mulligan],
  [';tnjys zlf', poison],
  ['gkfyfh', ['sheet-planechase', 'sheet-die', '901.1', '901.3', '901.6', '901.7', '901.10']],

  // Latin letters in Russian words.
  ['xаос', chaos],
  ['фeномен', phenomenon],
  ['cдаться', ['104.3a']],

  // Numbers with Russian letters and signs.
  ['901.9б', ['901.9b']],
  ['901.9с', ['901.9c']],
  ['901,9', ['901.9']],
  ['704.5х', ['704.6f', 'change-4']],
  ['правило 901.5', ['901.5']],
  ['701.24б', ['701.31b', 'change-2']],
  ['п. 901.10', ['901.10']],
  ['800.4 а', ['800.4a']],
  ['116.2и', ['116.2i', 'change-3']],

  // Words in English.
  ['chaos', chaos],
  ['phenomenon', phenomenon],
  ['planeswalk', planeswalk],
  ['counters', counters],
  ['landwalk', ['glossary-landwalk']],
  ['madness', ['glossary-madness']],
  ['concede', ['104.3a']],
  ['poison', poison],
  ['layers', layers],
  ['license', ['landless-licence']],
  ['devoid', ['term-devoid', '105.2', 'cube-2', 'landless-5']],
  ['kindred', ['change-26']],
  ['scry', ['landless-double-draw-a']],
  ['range of influence', ['glossary-limited-range-of-influence', '901.13', 'term-range-of-influence']],

  // Word forms in English.
  ['planeswalking', planeswalk],
  ['planeswalked', planeswalk],
  ['phenomena', phenomenon],
  ['rolled', [...rolling, '901.9a', '901.9b', '901.9c']],
  ['copied', ['707.2']],
  ['encountered', ['312.5', 'term-encounter']],
  ['conceding', ['104.3a']],
  ['controllers', [...controller, 'term-controller']],

  // Beginnings of words in English.
  ['phen', phenomenon],
  ['planesw', planeswalk],
  ['mullig', mulligan],
  ['grand me', grandMelee],
  ['two-he', twoHeads],
  ['transg', ['transguild-promenade', 'landless-4']],
  ['superty', ['205.4']],
  ['last kno', ['glossary-last-known-information']],

  // Questions in English.
  ['who controls the plane', controller],
  ['how much does the third roll cost', rolling],
  ['what happens when a player leaves', playerLeaving],
  ['can i roll on my opponents turn', rolling],
  ['can you respond to the planar die', [...rolling, '901.8']],
  ['how many cards in a planar deck', planarDeck],
  ['how many phenomena can i have', [...planarDeck, 'sheet-phenomena']],
  ['do counters stay on a plane', countersOnPlane],
  ['can a plane be destroyed', ['311.2']],
  ['who draws first', firstDraw],
  ['how many lands per turn', landsPerTurn],
  ["what if we don't have a planar die", ['history-11', '901.3a']],
  ['can i play a land on another players turn', ['305.3']],
  ['is a devoid card a land', ['cube-2', 'landless-5']],
  ['how do i lose', ['glossary-lose-the-game']],
  ['starting life total', startingLife],
  ['first plane is a phenomenon', ['901.5', 'sheet-phenomena']],
  ['can both heads roll', ['901.12d', 'page-two-headed-giant']],
  ['does the planar die count as a die', ['706.7', '901.9d', 'change-8']],
  ['how does the stack work', ['glossary-lifo']],
  ['what if the phenomenon is countered', ['312.7', '704.6f', 'sheet-phenomena']],

  // Slang in English.
  ['2hg', twoHeads],
  ['cmc', ['change-20']],
  ['free mull', ['history-20', 'change-17']],
  ['mana burn', ['change-13']],
  ['comes into play', ['change-9']],
  ['removed from the game', ['change-10']],
  ['scoop', ['104.3a']],
  ['extra land drop', [...landsPerTurn, 'term-land-drop']],
  ['ffa', ['901.2', 'history-14']],
  ['planeswalker symbol', ['term-planeswalker-symbol', '901.9c', '901.8', 'history-9']],
  ['chaos roll', chaos],
  ['legend rule', ['glossary-legendary', 'change-14']],
  ['house rules', ['history-21', 'house-rules-planes']],
  ['sba', ['term-state-based-action', 'change-12', '704.6f']],

  // Typing mistakes in English.
  ['chaoss', chaos],
  ['choas', chaos],
  ['phenomonon', phenomenon],
  ['phenomnon', phenomenon],
  ['planeswlak', planeswalk],
  ['planswalk', planeswalk],
  ['muligan', mulligan],
  ['legendery', legendary],
  ['libary', ['glossary-library', 'term-library']],
  ['conceed', ['104.3a']],
  ['grnad melee', grandMelee],
  ['poisen', poison],
  ['planer die', die],
  ['transguild promanade', ['transguild-promenade', 'landless-4']],

  // English words typed with the Russian keyboard layout.
  ['здфту', plane],
  ['срфщы', chaos],
  ['зрутщьутщт', phenomenon],
  ['ьгддшпфт', mulligan],
  ['здфтфк вшу', die],

  // Cyrillic letters in English words, and both languages at once.
  ['сhaos', chaos],
  ['plаneswalk', planeswalk],
  ['chaos способность', ['311.7', 'change-7']],
  ['двухголовый giant', twoHeads],

  // New and old rule numbers.
  ['901.9b', ['901.9b']],
  ['901.9B', ['901.9b']],
  ['311.7', ['311.7', 'change-7']],
  ['310.5', ['312.5', '311.5']],
  ['704.5x', ['704.6f', 'change-4']],
  ['701.24', ['701.31a', '701.31b', '701.31c', '701.31d', 'change-2']],
  ['rule 901.12d', ['901.12d']],
  ['cr 901.11a', ['901.11a']],
  ['9019b', ['901.9b']],
  ['901.15.c', ['901.15c']],
  ['309', ['change-1', '311.1']],
  ['115.2g', ['116.2i', 'change-3']],
];
