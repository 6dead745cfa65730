/**
 * The schema of the user's own planes and phenomena, for stored and transferred cards alike. Their texts may contain
 * anything and are only displayed.
 */
import * as v from 'valibot';
import { type AbilityTime, abilityTimes } from '../../rules/planar/ability-times';
import { type PlanarCardId, type PlanarCardKind, planarCardKinds } from '../../rules/planar/planar-card';
import { customCardLimits } from '../../settings/setting-limits';
import { integerSchema, positiveSchema } from '../number-schemas';

/** A text in one or both languages; empty where missing. */
export interface BilingualText {
  readonly en: string;
  readonly ru: string;
}

const actsWithoutNumber = ['planeswalk', 'chaos'] as const;
const lifeActPlayers = ['controller', 'everybody'] as const;

/** An act of the user's own ability that the app can carry out. */
export type CustomAct =
  | { readonly kind: (typeof actsWithoutNumber)[number] }
  | { readonly kind: 'counters'; readonly by: number }
  | { readonly kind: 'life'; readonly who: (typeof lifeActPlayers)[number]; readonly by: number };

export interface CustomAbility {
  /** The times at which it applies, in any order. */
  readonly when: readonly AbilityTime[];
  readonly text: BilingualText;
  readonly act: CustomAct | null;
}

export interface CustomCard {
  /** `own:` and a unique suffix. */
  readonly id: PlanarCardId;
  readonly kind: PlanarCardKind;
  readonly name: BilingualText;
  /** The key of a printed planar type, or a custom one; that of a phenomenon is ignored (312.3). */
  readonly planarType: string | BilingualText;
  /** The printed planar type whose style is used for a custom type; null for the default style. */
  readonly drawnLike: string | null;
  readonly abilities: readonly CustomAbility[];
  /** The counters the card collects, and the number of them at which its ability says to planeswalk. */
  readonly counters: { readonly name: BilingualText; readonly walkAt: number | null } | null;
  /** When the card was last changed, in milliseconds since 1970. */
  readonly touchedAt: number;
  /** When the user deleted the card, or null; its text is still needed by games that contain it. */
  readonly removedAt: number | null;
}

const textUpTo = (maxLength: number) => {
  const textSchema = v.pipe(v.string(), v.maxLength(maxLength));
  return v.object({ en: textSchema, ru: textSchema });
};
const changeSchema = v.pipe(integerSchema, v.minValue(-customCardLimits.by), v.maxValue(customCardLimits.by));
const planarTypeKeySchema = v.pipe(v.string(), v.minLength(1), v.maxLength(customCardLimits.planarType));

const customCardSchema: v.GenericSchema<unknown, CustomCard> = v.object({
  id: v.pipe(
    v.string(),
    v.check((id) => /^own:[\w-]{1,80}$/.test(id)),
    v.transform((id) => id as PlanarCardId),
  ),
  kind: v.picklist(planarCardKinds),
  name: textUpTo(customCardLimits.name),
  planarType: v.union([planarTypeKeySchema, textUpTo(customCardLimits.planarType)]),
  drawnLike: v.nullable(planarTypeKeySchema),
  abilities: v.pipe(
    v.array(
      v.object({
        when: v.pipe(
          v.array(v.picklist(abilityTimes)),
          v.minLength(1),
          v.maxLength(customCardLimits.timingsPerAbility),
        ),
        text: textUpTo(customCardLimits.text),
        act: v.nullable(
          v.variant('kind', [
            v.object({ kind: v.picklist(actsWithoutNumber) }),
            v.object({ kind: v.literal('counters'), by: changeSchema }),
            v.object({ kind: v.literal('life'), who: v.picklist(lifeActPlayers), by: changeSchema }),
          ]),
        ),
      }),
    ),
    v.maxLength(customCardLimits.abilities),
  ),
  counters: v.nullable(
    v.object({
      name: textUpTo(customCardLimits.counterName),
      walkAt: v.nullable(v.pipe(positiveSchema, v.maxValue(customCardLimits.threshold))),
    }),
  ),
  touchedAt: integerSchema,
  removedAt: v.nullable(integerSchema),
});

/** Parses a card and removes unknown fields; returns null if this version cannot read it. */
export function readCustomCard(value: unknown): CustomCard | null {
  const parsed = v.safeParse(customCardSchema, value);
  return parsed.success ? parsed.output : null;
}
