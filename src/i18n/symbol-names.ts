/**
 * Spoken names of game symbols in both languages, since a text may be in the other language. Terms of rule 107.4.
 */
export interface SymbolNames {
  readonly tap: string;
  readonly chaos: string;
  /** The Phyrexian symbol alone. */
  readonly phyrexian: string;
  /**
   * The name of a mana symbol by its halves: a color's letter, "C", "S", a number or "X". `textBefore` is the text in
   * front of it, which decides the grammatical form.
   */
  mana(halves: readonly string[], payableWithLife: boolean, textBefore: string): string;
}

const enManaKinds: Readonly<Record<string, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colorless',
  S: 'snow',
};

type Case = 'nominative' | 'accusative' | 'genitive';

/** «Белая мана», но «добавьте белую ману» и «для получения белой маны». */
const ruManaKinds: Readonly<Record<string, Readonly<Record<Case, string>>>> = {
  W: { nominative: 'белая', accusative: 'белую', genitive: 'белой' },
  U: { nominative: 'синяя', accusative: 'синюю', genitive: 'синей' },
  B: { nominative: 'чёрная', accusative: 'чёрную', genitive: 'чёрной' },
  R: { nominative: 'красная', accusative: 'красную', genitive: 'красной' },
  G: { nominative: 'зелёная', accusative: 'зелёную', genitive: 'зелёной' },
  C: { nominative: 'бесцветная', accusative: 'бесцветную', genitive: 'бесцветной' },
  S: { nominative: 'снежная', accusative: 'снежную', genitive: 'снежной' },
};
const ruMana: Readonly<Record<Case, string>> = {
  nominative: 'мана',
  accusative: 'ману',
  genitive: 'маны',
};

/** Verbs that take mana as their object, in the same clause; amounts by which or for which something is done. */
const BEFORE_ACCUSATIVE =
  /(?<!\p{L})(?:(?:добав|заплат|плат|оплач|трат|да[её]|даю|дат|дав|даст)[^.:;()«»]*|(?:на|за)\s)$/iu;
const BEFORE_GENITIVE = /(?<!\p{L})(?:для получения|вместо|кроме|без)\s$/iu;

function caseAfter(text: string): Case {
  if (BEFORE_GENITIVE.test(text)) return 'genitive';
  return BEFORE_ACCUSATIVE.test(text) ? 'accusative' : 'nominative';
}

export const symbolNames: Readonly<Record<'en' | 'ru', SymbolNames>> = {
  en: {
    tap: 'tap',
    chaos: 'chaos symbol',
    phyrexian: 'Phyrexian',
    mana(halves, payableWithLife) {
      const kinds = halves.flatMap((half) => enManaKinds[half] ?? []);
      const mana =
        kinds.length === halves.length
          ? `${kinds.join(' or ')} mana`
          : halves.map((half) => `${enManaKinds[half] ?? `${half} generic`} mana`).join(' or ');
      return payableWithLife ? `${mana} or 2 life` : mana;
    },
  },
  ru: {
    tap: 'поворот',
    chaos: 'знак хаоса',
    phyrexian: 'фирексийская',
    mana(halves, payableWithLife, textBefore) {
      const grammaticalCase = caseAfter(textBefore);
      const mana = ruMana[grammaticalCase];
      const kindOf = (half: string) => ruManaKinds[half]?.[grammaticalCase];
      const kinds = halves.flatMap((half) => kindOf(half) ?? []);
      const manaName =
        kinds.length === halves.length
          ? `${kinds.join(' или ')} ${mana}`
          : halves
              .map((half) =>
                kindOf(half)
                  ? `${kindOf(half)} ${mana}`
                  : `${half} ${half === '1' ? mana : 'маны'} любого вида`,
              )
              .join(' или ');
      return payableWithLife ? `${manaName} или 2 жизни` : manaName;
    },
  },
};
