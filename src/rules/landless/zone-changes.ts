/**
 * What a card that was played as a land becomes when it changes zones. Cube rule 1, second footnote; Landless MTG
 * 1.1, first point.
 */
import type { LandlessRule, RuleSet, Ruling } from './land';

export const zoneEvents = [
  'bounced',
  'destroyed',
  'sacrificed',
  'exiled',
  'blinked',
  'tucked',
  'milled',
  'copied',
] as const;
export type ZoneEvent = (typeof zoneEvents)[number];

/** Where the card is afterward, and whether it is then the land or the original card. */
export type ZoneOutcome =
  | 'landAgain'
  | 'landInHand'
  | 'landInLibrary'
  | 'landInGraveyard'
  | 'landInExile'
  | 'cardInHand'
  | 'cardInLibrary'
  | 'cardInGraveyard'
  | 'copyOfLand';

export interface ZoneChange {
  readonly event: ZoneEvent;
  readonly outcome: ZoneOutcome;
  readonly rule: LandlessRule;
  readonly rulings: readonly Ruling[];
}

/** 'milled': a card that was a land, was put into the library, and then goes to the graveyard. */
const changesByRuleSet: Readonly<Record<RuleSet, Readonly<Record<ZoneEvent, Omit<ZoneChange, 'event'>>>>> = {
  cube: {
    bounced: { outcome: 'landInHand', rule: 'cube 1 **', rulings: ['landCardInHand'] },
    destroyed: { outcome: 'landInGraveyard', rule: 'cube 1 **', rulings: [] },
    sacrificed: { outcome: 'landInGraveyard', rule: 'cube 1 **', rulings: [] },
    exiled: { outcome: 'landInExile', rule: 'cube 1 **', rulings: [] },
    blinked: { outcome: 'landAgain', rule: 'cube 1 **', rulings: [] },
    tucked: { outcome: 'landInLibrary', rule: 'cube 1 **', rulings: ['landForEveryEffect'] },
    milled: { outcome: 'landInGraveyard', rule: 'cube 1 **', rulings: [] },
    copied: { outcome: 'copyOfLand', rule: '707.2', rulings: ['copies'] },
  },
  landlessMtg: {
    bounced: { outcome: 'cardInHand', rule: 'landless 1', rulings: ['leavesAsLand'] },
    destroyed: { outcome: 'cardInGraveyard', rule: 'landless 1', rulings: ['leavesAsLand'] },
    sacrificed: { outcome: 'cardInGraveyard', rule: 'landless 1', rulings: ['leavesAsLand'] },
    exiled: { outcome: 'landInExile', rule: 'landless 1', rulings: ['playedOnlyAsLandInExile'] },
    blinked: { outcome: 'landAgain', rule: 'landless 1', rulings: ['playedOnlyAsLandInExile'] },
    tucked: { outcome: 'cardInLibrary', rule: 'landless 1', rulings: [] },
    milled: { outcome: 'cardInGraveyard', rule: 'landless 1', rulings: [] },
    copied: { outcome: 'copyOfLand', rule: '707.2', rulings: [] },
  },
};

export function zoneChanges(ruleSet: RuleSet): readonly ZoneChange[] {
  return zoneEvents.map((event) => ({ event, ...changesByRuleSet[ruleSet][event] }));
}
