import type { Bilingual } from '../bilingual';

/**
 * Planar types (205.3n, and those of event cards), with our own Russian names: planar cards were never printed in
 * Russian.
 */
export const planarTypes = {
  alara: { en: 'Alara', ru: 'Алара' },
  'alfava-metraxis': { en: 'Alfava Metraxis', ru: 'Альфава Метраксис' },
  amonkhet: { en: 'Amonkhet', ru: 'Амонхет' },
  amsterdam: { en: 'Amsterdam', ru: 'Амстердам' },
  'androzani-minor': { en: 'Androzani Minor', ru: 'Малая Андрозани' },
  antausia: { en: 'Antausia', ru: 'Антаузия' },
  apalapucia: { en: 'Apalapucia', ru: 'Апалапучия' },
  arcavios: { en: 'Arcavios', ru: 'Аркавиос' },
  arkhos: { en: 'Arkhos', ru: 'Архос' },
  avishkar: { en: 'Avishkar', ru: 'Авишкар' },
  azgol: { en: 'Azgol', ru: 'Азгол' },
  belenon: { en: 'Belenon', ru: 'Беленон' },
  'blind-eternities': { en: 'Blind Eternities', ru: 'Слепая Вечность' },
  bloomburrow: { en: 'Bloomburrow', ru: 'Блумберроу' },
  'bolass-meditation-realm': { en: 'Bolas’s Meditation Realm', ru: 'Царство медитации Боласа' },
  capenna: { en: 'Capenna', ru: 'Капенна' },
  chicago: { en: 'Chicago', ru: 'Чикаго' },
  clamhattan: { en: 'Clamhattan', ru: 'Ракушхэттен' },
  cridhe: { en: 'Cridhe', ru: 'Кридхе' },
  darillium: { en: 'Darillium', ru: 'Дариллиум' },
  dominaria: { en: 'Dominaria', ru: 'Доминария' },
  duskmourn: { en: 'Duskmourn', ru: 'Даскморн' },
  earth: { en: 'Earth', ru: 'Земля' },
  echoir: { en: 'Echoir', ru: 'Эхоир' },
  eldraine: { en: 'Eldraine', ru: 'Элдраин' },
  equilor: { en: 'Equilor', ru: 'Эквилор' },
  ergamon: { en: 'Ergamon', ru: 'Эргамон' },
  fabacin: { en: 'Fabacin', ru: 'Фабацин' },
  fiora: { en: 'Fiora', ru: 'Фиора' },
  foldaria: { en: 'Foldaria', ru: 'Складария' },
  foundations: { en: 'Foundations', ru: 'Foundations' },
  gallifrey: { en: 'Gallifrey', ru: 'Галлифрей' },
  gargantikar: { en: 'Gargantikar', ru: 'Гаргантикар' },
  gobakhan: { en: 'Gobakhan', ru: 'Гобахан' },
  hell: { en: 'Hell', ru: 'Ад' },
  'horsehead-nebula': { en: 'Horsehead Nebula', ru: 'Туманность Конская Голова' },
  ikoria: { en: 'Ikoria', ru: 'Икория' },
  innistrad: { en: 'Innistrad', ru: 'Иннистрад' },
  iquatana: { en: 'Iquatana', ru: 'Икватана' },
  ir: { en: 'Ir', ru: 'Ир' },
  ixalan: { en: 'Ixalan', ru: 'Иксалан' },
  kaldheim: { en: 'Kaldheim', ru: 'Калдхайм' },
  kamigawa: { en: 'Kamigawa', ru: 'Камигава' },
  kandoka: { en: 'Kandoka', ru: 'Кандока' },
  karsus: { en: 'Karsus', ru: 'Карсус' },
  kephalai: { en: 'Kephalai', ru: 'Кефалаи' },
  kinshala: { en: 'Kinshala', ru: 'Киншала' },
  kolbahan: { en: 'Kolbahan', ru: 'Колбахан' },
  kylem: { en: 'Kylem', ru: 'Кайлем' },
  kyneth: { en: 'Kyneth', ru: 'Кинет' },
  'las-vegas': { en: 'Las Vegas', ru: 'Лас-Вегас' },
  lorwyn: { en: 'Lorwyn', ru: 'Лорвин' },
  luvion: { en: 'Luvion', ru: 'Лувион' },
  magiccon: { en: 'MagicCon', ru: 'MagicCon' },
  mars: { en: 'Mars', ru: 'Марс' },
  mercadia: { en: 'Mercadia', ru: 'Меркадия' },
  mirrodin: { en: 'Mirrodin', ru: 'Мирродин' },
  moag: { en: 'Moag', ru: 'Моаг' },
  mongseng: { en: 'Mongseng', ru: 'Монгсенг' },
  moon: { en: 'Moon', ru: 'Луна' },
  muraganda: { en: 'Muraganda', ru: 'Мураганда' },
  necros: { en: 'Necros', ru: 'Некрос' },
  'new-earth': { en: 'New Earth', ru: 'Новая Земля' },
  'new-phyrexia': { en: 'New Phyrexia', ru: 'Новая Фирексия' },
  'outside-mutters-spiral': { en: 'Outside Mutter’s Spiral', ru: 'За пределами Спирали Маттера' },
  phyrexia: { en: 'Phyrexia', ru: 'Фирексия' },
  pyrulea: { en: 'Pyrulea', ru: 'Пирулея' },
  rabiah: { en: 'Rabiah', ru: 'Рабия' },
  rath: { en: 'Rath', ru: 'Рат' },
  ravnica: { en: 'Ravnica', ru: 'Равника' },
  regatha: { en: 'Regatha', ru: 'Регата' },
  'secret-lair': { en: 'Secret Lair', ru: 'Secret Lair' },
  segovia: { en: 'Segovia', ru: 'Сеговия' },
  'serras-realm': { en: 'Serra’s Realm', ru: 'Царство Серры' },
  shadowmoor: { en: 'Shadowmoor', ru: 'Шэдоумур' },
  shandalar: { en: 'Shandalar', ru: 'Шандалар' },
  shenmeng: { en: 'Shenmeng', ru: 'Шэньмэн' },
  skaro: { en: 'Skaro', ru: 'Скаро' },
  spacecraft: { en: 'Spacecraft', ru: 'Космический корабль' },
  tarkir: { en: 'Tarkir', ru: 'Таркир' },
  'the-abyss': { en: 'The Abyss', ru: 'Бездна' },
  'the-dalek-asylum': { en: 'The Dalek Asylum', ru: 'Изолятор далеков' },
  'the-library': { en: 'The Library', ru: 'Библиотека' },
  theros: { en: 'Theros', ru: 'Терос' },
  'thunder-junction': { en: 'Thunder Junction', ru: 'Громовой Перекрёсток' },
  time: { en: 'Time', ru: 'Время' },
  trenzalore: { en: 'Trenzalore', ru: 'Трензалор' },
  ulgrotha: { en: 'Ulgrotha', ru: 'Ульгрота' },
  'universia-beyondia': { en: 'Universia Beyondia', ru: 'Универсия Запределия' },
  'unknown-planet': { en: 'Unknown Planet', ru: 'Неизвестная планета' },
  valla: { en: 'Valla', ru: 'Валла' },
  vryn: { en: 'Vryn', ru: 'Врин' },
  wildfire: { en: 'Wildfire', ru: 'Пожар' },
  xerex: { en: 'Xerex', ru: 'Ксерекс' },
  zendikar: { en: 'Zendikar', ru: 'Зендикар' },
  zhalfir: { en: 'Zhalfir', ru: 'Жалфир' },
} as const;

export type PlanarType = keyof typeof planarTypes;

/** A planar type that no printed card has, on a custom card. */
export interface CustomPlanarType {
  /** Null if the plane has no type. */
  readonly name: Bilingual | null;
  /** A printed planar type whose art is used, or any other word for art of its own. */
  readonly drawnLike: string;
}

/** The planar type as the card shows it; null if there is none. */
export function planarTypeName(planarType: PlanarType | CustomPlanarType | null): Bilingual | null {
  return typeof planarType === 'string' ? planarTypes[planarType] : (planarType?.name ?? null);
}

/** Whether a printed card has a planar type of this name. */
export function isPlanarType(name: string): name is PlanarType {
  return Object.hasOwn(planarTypes, name);
}
