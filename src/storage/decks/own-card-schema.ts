/**
 * The schema of the user's own planes and phenomena, for stored and transferred cards alike. Their texts may contain
 * anything and are only displayed.
 */
import * as v from 'valibot';
import { type AbilityTime, abilityTimes } from '../../rules/planar/ability-times';
import { type PlanarCardKind, planarCardKinds } from '../../rules/planar/planar-card';

/** A text in one or both languages; empty where missing. */
export interface OwnText {
  readonly en: string;
  readonly ru: string;
}

/** An act of the user's own ability that the app can carry out. */
export type OwnAct =
  | { readonly kind: 'planeswalk' | 'chaos' }
  | { readonly kind: 'counters'; readonly by: number }
  | { readonly kind: 'life'; readonly who: 'controller' | 'everybody'; readonly by: number };

export interface OwnAbility {
  /** The times at which it applies, in any order. */
  readonly when: readonly AbilityTime[];
  readonly text: OwnText;
  readonly act: OwnAct | null;
}

export interface OwnCard {
  /** `own:` and a unique suffix. */
  readonly id: string;
  readonly kind: PlanarCardKind;
  readonly name: OwnText;
  /** The key of a printed planar type, or a custom one; phenomena have none (312.3). */
  readonly planarType: string | OwnText;
  /** The printed planar type whose style is used for a custom type; null for the default style. */
  readonly drawnLike: string | null;
  readonly abilities: readonly OwnAbility[];
  /** The counters the card collects, and the number of them at which its ability says to planeswalk. */
  readonly counters: { readonly name: OwnText; readonly walkAt: number | null } | null;
  /** When the card was last changed, in milliseconds since 1970. */
  readonly touchedAt: number;
  /** When the user deleted the card, or null; its text is still needed by games that contain it. */
  readonly removedAt: number | null;
}

/** Limits on the contents of a card: lengths of texts, and numbers. */
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
  kind: v.picklist(planarCardKinds),
  name: upTo(ownCardLimits.name),
  planarType: v.union([key, upTo(ownCardLimits.planarType)]),
  drawnLike: v.nullable(key),
  abilities: v.pipe(
    v.array(
      v.object({
        when: v.pipe(v.array(v.picklist(abilityTimes)), v.minLength(1), v.maxLength(ownCardLimits.times)),
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

/** Parses a card and removes unknown fields; returns null if this version cannot read it. */
export function readOwnCard(value: unknown): OwnCard | null {
  const parsed = v.safeParse(ownCardSchema, value);
  return parsed.success ? parsed.output : null;
}
