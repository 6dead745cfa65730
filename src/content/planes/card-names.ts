import { languages } from '../bilingual';
import type { PlanarCardFacts } from './planar-card-facts';

/** Russian names of earlier versions: deck lists and picture files may still use them. */
const formerNames: Readonly<Record<string, string>> = {
  'academy-at-tolaria-west': 'Академия на западе Толарии',
  'asmoranomardicadaistinaculdacars-kitchen': 'Кухня Асмораномардикадаистинакулдакар',
  bant: 'Бант',
  'fblthp-completely-utterly-totally-lost': 'Фблтп: совсем, вконец и бесповоротно потерявшийся',
  'furnace-layer': 'Слой горнил',
  gavony: 'Гавония',
  goldmeadow: 'Златолуг',
  'happy-yargle-day': 'С Днём Яргла!',
  jund: 'Джунд',
  krosa: 'Кроса',
  littjara: 'Литтьяра',
  naya: 'Наия',
  prahv: 'Прахв',
  'quicksilver-sea': 'Ртутное море',
  'ravens-run': 'Тропа ворона',
  'riptide-island': 'Остров Риптайд',
  takenuma: 'Такэнума',
  'the-maelstrom': 'Мальстрим',
  'undercity-reaches': 'Пределы Подгорода',
  unyaro: 'Уньяро',
  'windriddle-palaces': 'Дворцы ветряных загадок',
};

/** Other spellings that are too short to be recognized as typos. */
const otherSpellings: Readonly<Record<string, string>> = { naya: 'Ная' };

/** Lists the names a card is known by: others than today's, if any, then today's in each language. */
export function namesOf({ id, name }: Pick<PlanarCardFacts, 'id' | 'name'>): readonly string[] {
  const otherNames = [otherSpellings[id] ?? [], formerNames[id] ?? []].flat();
  return [...otherNames, ...languages.map((language) => name[language])];
}
