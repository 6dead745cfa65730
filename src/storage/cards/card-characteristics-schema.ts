import * as v from 'valibot';
import {
  type CardCharacteristics,
  cardTypes,
  colorAbilities,
  layouts,
} from '../../rules/landless/card-characteristics';
import { colors } from '../../rules/landless/mana-cost';
import { openObject } from '../game/schema/tolerant-schemas';

const color = v.picklist(colors);

/** Card properties that the landless rules need in addition to the cost. */
export const cardCharacteristicsSchema: v.GenericSchema<
  unknown,
  Omit<CardCharacteristics, 'cost'>
> = openObject({
  indicator: v.pipe(v.array(color), v.maxLength(colors.length)),
  colorAbility: v.picklist(colorAbilities),
  types: v.pipe(v.array(v.picklist(cardTypes)), v.maxLength(cardTypes.length)),
  layout: v.picklist(layouts),
  wasPlayedAsLand: v.boolean(),
});
