import * as v from 'valibot';
import { cardTypes, colorAbilities, type LandlessCard, layouts } from '../../rules/landless/landless-card';
import { colors } from '../../rules/landless/mana-cost';
import { loose } from '../game/schema/tolerant-schemas';

const color = v.picklist(colors);

/** Card properties that the landless rules need in addition to the cost. */
export const landlessCardSchema: v.GenericSchema<unknown, Omit<LandlessCard, 'cost'>> = loose({
  indicator: v.pipe(v.array(color), v.maxLength(colors.length)),
  colorAbility: v.picklist(colorAbilities),
  types: v.pipe(v.array(v.picklist(cardTypes)), v.maxLength(cardTypes.length)),
  layout: v.picklist(layouts),
  wasPlayedAsLand: v.boolean(),
});
