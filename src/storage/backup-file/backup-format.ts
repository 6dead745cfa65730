/** The kinds of parts in a backup file. Once released, a kind never changes its meaning. */
import * as v from 'valibot';
import { MAX_DATE } from '../max-date';
import { countSchema, integerSchema } from '../number-schemas';
import type { Bytes } from './container';

export const partKinds = {
  about: 'ABOU',
  game: 'GAME',
  steps: 'STEP',
  settings: 'SETT',
  damaged: 'DAMG',
  decks: 'DECK',
  customCards: 'CARD',
  pictures: 'PICT',
  knownCards: 'KNOW',
  /** The last part of every complete file. */
  end: 'DONE',
} as const;
export type PartKind = (typeof partKinds)[keyof typeof partKinds];

/** Incremented when earlier versions could no longer understand most of a file. */
export const FORMAT_VERSION = 1;

/** The number of items of each kind in a backup. */
export interface BackupCounts {
  readonly games: number;
  readonly decks: number;
  readonly customCards: number;
  readonly pictures: number;
  readonly knownCards: number;
}

export interface AboutBackup {
  readonly format: number;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** The version of the app. */
  readonly version: string;
  readonly counts: BackupCounts;
}

export const aboutSchema: v.GenericSchema<unknown, AboutBackup> = v.object({
  format: integerSchema,
  madeAt: v.pipe(v.number(), v.minValue(-MAX_DATE), v.maxValue(MAX_DATE)),
  version: v.pipe(
    v.string(),
    v.maxLength(40),
    v.check((text) => /^[\w.+ -]*$/.test(text)),
  ),
  counts: v.pipe(
    v.object({
      games: countSchema,
      decks: countSchema,
      ownCards: countSchema,
      pictures: countSchema,
      knownCards: countSchema,
    }),
    v.transform(({ ownCards, ...others }) => ({ ...others, customCards: ownCards })),
  ),
});

/** Returns the counts with the names that all versions write. */
export function storedCounts({ customCards, ...others }: BackupCounts): unknown {
  return { ...others, ownCards: customCards };
}

const encoder = new TextEncoder();

export function encodeText(value: string): Bytes {
  return encoder.encode(value) as Bytes;
}

/** Parses JSON without keys that could change the prototype of an object; returns undefined if it is invalid. */
export function decodeJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Any letter of a key may be escaped.
    const mayHavePrototypeKey = text.includes('__proto__') || text.includes('\\u');
    return mayHavePrototypeKey ? JSON.parse(text, dropPrototypeKey) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function dropPrototypeKey(this: unknown, _key: string, value: unknown): unknown {
  if (typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__')) {
    const { ['__proto__']: _dropped, ...otherFields } = value as Record<string, unknown>;
    return otherFields;
  }
  return value;
}
