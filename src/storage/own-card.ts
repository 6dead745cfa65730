/**
 * What a plane or phenomenon of the user's own is, as it is kept and as it travels: whatever comes from outside is read by this.
 * Its texts may be anything and are only ever shown.
 */
import * as v from 'valibot';
import type { PlanarCardKind } from '../rules/planar/planar-card';

/** A text in one language or both; empty where it is not given. */
export interface OwnText {
  readonly en: string;
  readonly ru: string;
}

/** What the app can carry out of an ability of the user's own. */
export type OwnAct =
  | { readonly kind: 'planeswalk' | 'chaos' }
  | { readonly kind: 'counters'; readonly by: number }
  | { readonly kind: 'life'; readonly who: 'controller' | 'everybody'; readonly by: number };

const times = [
  'static',
  'trigger',
  'roll',
  'blank',
  'activated',
  'arrive',
  'leave',
  'encounter',
  'chaos',
  'untap',
  'upkeep',
  'draw',
  'firstMain',
  'combat',
  'endOfCombat',
  'secondMain',
  'endStep',
] as const;

export interface OwnAbility {
  /** When it applies, in any order. */
  readonly when: readonly (typeof times)[number][];
  readonly text: OwnText;
  readonly act: OwnAct | null;
}

export interface OwnCard {
  /** `own:` and what no other card is called by. */
  readonly id: string;
  readonly kind: PlanarCardKind;
  readonly name: OwnText;
  /** A printed planar type by its key, or one in the user's own words; a phenomenon has none (312.3). */
  readonly planarType: string | OwnText;
  /** The printed planar type that a plane with a type of its own is drawn like; null: like no other. */
  readonly drawnLike: string | null;
  readonly abilities: readonly OwnAbility[];
  /** Counters it collects, and with how many of them it says to planeswalk. */
  readonly counters: { readonly name: OwnText; readonly walkAt: number | null } | null;
  /** When it was last changed, in milliseconds. */
  readonly touchedAt: number;
  /** When the user removed it; games begun with it still need its text. */
  readonly removedAt: number | null;
}

/** How much of everything a card may have: letters of texts, and numbers. */
export const ownCardLimits = {
  name: 60,
  planarType: 60,
  abilities: 12,
  times: 4,
  text: 1000,
  counters: 40,
  walkAt: 99,
  by: 99,
} as const;
export type OwnCardLimits = typeof ownCardLimits;

const whole = v.pipe(v.number(), v.safeInteger());
const upTo = (longest: number) => {
  const text = v.pipe(v.string(), v.maxLength(longest));
  return v.object({ en: text, ru: text });
};
const by = v.pipe(whole, v.minValue(-ownCardLimits.by), v.maxValue(ownCardLimits.by));
const key = v.pipe(v.string(), v.minLength(1), v.maxLength(ownCardLimits.planarType));

const ownCardSchema: v.GenericSchema<unknown, OwnCard> = v.object({
  id: v.pipe(v.string(), v.regex(/^own:[\w-]{1,80}$/)),
  kind: v.picklist(['plane', 'phenomenon']),
  name: upTo(ownCardLimits.name),
  planarType: v.union([key, upTo(ownCardLimits.planarType)]),
  drawnLike: v.nullable(key),
  abilities: v.pipe(
    v.array(
      v.object({
        when: v.pipe(v.array(v.picklist(times)), v.minLength(1), v.maxLength(ownCardLimits.times)),
        text: upTo(ownCardLimits.text),
        act: v.nullable(
          v.variant('kind', [
            v.object({ kind: v.picklist(['planeswalk', 'chaos']) }),
            v.object({ kind: v.literal('counters'), by }),
            v.object({ kind: v.literal('life'), who: v.picklist(['controller', 'everybody']), by }),
          ]),
        ),
      }),
    ),
    v.maxLength(ownCardLimits.abilities),
  ),
  counters: v.nullable(
    v.object({
      name: upTo(ownCardLimits.counters),
      walkAt: v.nullable(v.pipe(whole, v.minValue(1), v.maxValue(ownCardLimits.walkAt))),
    }),
  ),
  touchedAt: whole,
  removedAt: v.nullable(whole),
});

/** The card without anything that does not belong to it; null for what is none of this version. */
export function readOwnCard(value: unknown): OwnCard | null {
  const parsed = v.safeParse(ownCardSchema, value);
  return parsed.success ? parsed.output : null;
}
