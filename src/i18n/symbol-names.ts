/**
 * Spoken names of game symbols in both languages, since a text may be in the other language. Terms of rule 107.4.
 */
export interface SymbolNames {
  readonly tap: string;
  readonly chaos: string;
  /** The Phyrexian symbol alone. */
  readonly phyrexian: string;
  /**
   * The name of a mana symbol by its halves: a color's letter, "C", "S", a number or "X". `before` is the text in
   * front of it, which decides the grammatical form.
   */
  mana(halves: readonly string[], orLife: boolean, before: string): string;
}

const enKinds: Readonly<Record<string, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colorless',
  S: 'snow',
};

/** «Белая мана», but «добавьте белую ману». */
const ruKinds: Readonly<Record<string, readonly [named: string, asObject: string]>> = {
  W: ['белая', 'белую'],
  U: ['синяя', 'синюю'],
  B: ['чёрная', 'чёрную'],
  R: ['красная', 'красную'],
  G: ['зелёная', 'зелёную'],
  C: ['бесцветная', 'бесцветную'],
  S: ['снежная', 'снежную'],
};

/** Verbs that take mana as their object, in the same clause. */
const TAKES_OBJECT = /(?<!\p{L})(?:добав|заплат|плат|оплач|трат|да[её]|даю|дат|дав|даст)[^.:;()«»]*$/iu;

export const symbolNames: Readonly<Record<'en' | 'ru', SymbolNames>> = {
  en: {
    tap: 'tap',
    chaos: 'chaos symbol',
    phyrexian: 'Phyrexian',
    mana(halves, orLife) {
      const kinds = halves.flatMap((half) => enKinds[half] ?? []);
      const mana =
        kinds.length === halves.length
          ? `${kinds.join(' or ')} mana`
          : halves.map((half) => `${enKinds[half] ?? `${half} generic`} mana`).join(' or ');
      return orLife ? `${mana} or 2 life` : mana;
    },
  },
  ru: {
    tap: 'поворот',
    chaos: 'знак хаоса',
    phyrexian: 'фирексийская',
    mana(halves, orLife, before) {
      const isObject = TAKES_OBJECT.test(before);
      const mana = isObject ? 'ману' : 'мана';
      const kindOf = (half: string) => ruKinds[half]?.[isObject ? 1 : 0];
      const kinds = halves.flatMap((half) => kindOf(half) ?? []);
      const named =
        kinds.length === halves.length
          ? `${kinds.join(' или ')} ${mana}`
          : halves
              .map((half) =>
                kindOf(half)
                  ? `${kindOf(half)} ${mana}`
                  : `${half} ${half === '1' ? mana : 'маны'} любого вида`,
              )
              .join(' или ');
      return orLife ? `${named} или 2 жизни` : named;
    },
  },
};
