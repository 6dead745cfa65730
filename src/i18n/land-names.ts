/**
 * Names of lands in both languages, which are shown together. The order of words is that of cube rule 1; in
 * Russian, "artifact" agrees with the land after it.
 */
type ColorLetter = 'W' | 'U' | 'B' | 'R' | 'G';
type LandType = 'plains' | 'swamp' | 'mountain' | 'island' | 'forest';
type NamedCard = 'transguildPromenade' | 'shimmeringGrotto';

export interface LandNames {
  readonly types: Readonly<Record<LandType, string>>;
  readonly cards: Readonly<Record<NamedCard, string>>;
  /** A land without a name. */
  readonly nameless: string;
  /** A land card whose own name is not known. */
  readonly realLand: string;
  /** The name of a land with these types, in the given order. */
  nameOf(isArtifact: boolean, types: readonly LandType[]): string;
  /** A label for a land of two or three colors, which has no name. */
  label(colors: readonly ColorLetter[]): string;
  typeLine(isBasic: boolean, isArtifact: boolean, types: readonly LandType[]): string;
}

const enTypes: LandNames['types'] = {
  plains: 'Plains',
  swamp: 'Swamp',
  mountain: 'Mountain',
  island: 'Island',
  forest: 'Forest',
};
const enColors = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

const ruTypes: LandNames['types'] = {
  plains: 'Равнина',
  swamp: 'Болото',
  mountain: 'Гора',
  island: 'Остров',
  forest: 'Лес',
};
/** «Артефактный Остров», «Артефактное Болото», «Артефактная Гора». */
const ruArtifactAdjectives: Readonly<Record<LandType, string>> = {
  plains: 'Артефактная',
  swamp: 'Артефактное',
  mountain: 'Артефактная',
  island: 'Артефактный',
  forest: 'Артефактный',
};
/** «Бело-синяя земля»: all colors but the last in the short form. */
const ruShortColors = { W: 'бело', U: 'сине', B: 'чёрно', R: 'красно', G: 'зелёно' };
const ruFullColors = { W: 'белая', U: 'синяя', B: 'чёрная', R: 'красная', G: 'зелёная' };

function typeLine(words: readonly (string | false)[], types: readonly string[]): string {
  return `${words.filter(Boolean).join(' ')}${types.length > 0 ? ` — ${types.join(' ')}` : ''}`;
}

function capitalized(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

export const landNames: Readonly<Record<'en' | 'ru', LandNames>> = {
  en: {
    types: enTypes,
    cards: { transguildPromenade: 'Transguild Promenade', shimmeringGrotto: 'Shimmering Grotto' },
    nameless: 'Nameless land',
    realLand: 'Real land',
    nameOf: (isArtifact, types) =>
      isArtifact && types.length === 0
        ? 'Artifact land'
        : [isArtifact && 'Artifact', ...types.map((type) => enTypes[type])].filter(Boolean).join(' '),
    label: (colors) => `${capitalized(colors.map((color) => enColors[color]).join('-'))} land`,
    typeLine: (isBasic, isArtifact, types) =>
      typeLine(
        [isBasic && 'Basic', isArtifact && 'Artifact', 'Land'],
        types.map((type) => enTypes[type]),
      ),
  },
  ru: {
    types: ruTypes,
    cards: { transguildPromenade: 'Дорога Между Гильдиями', shimmeringGrotto: 'Мерцающий Грот' },
    nameless: 'Земля без имени',
    realLand: 'Настоящая земля',
    nameOf: (isArtifact, types) => {
      const [firstType] = types;
      const typeNames = capitalized(types.map((type) => ruTypes[type].toLowerCase()).join('-'));
      const artifact = isArtifact && (firstType ? ruArtifactAdjectives[firstType] : 'Артефактная земля');
      return [artifact, typeNames].filter(Boolean).join(' ');
    },
    label: (colors) => {
      const [lastColor, ...others] = colors.toReversed();
      const colorWords = [
        ...others.toReversed().map((color) => ruShortColors[color]),
        ...(lastColor ? [ruFullColors[lastColor]] : []),
      ];
      return `${capitalized(colorWords.join('-'))} земля`;
    },
    typeLine: (isBasic, isArtifact, types) =>
      typeLine(
        [isBasic && 'Базовая', isArtifact && 'Артефакт', 'Земля'],
        types.map((type) => ruTypes[type]),
      ),
  },
};
