/**
 * What a card that was played as a land becomes when it changes zones. Cube rule 1, second footnote; Landless MTG
 * 1.1, first point.
 */
import type { LandlessRule, OpenPoint, RuleSet } from './land';

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
  readonly becomes: ZoneOutcome;
  readonly rule: LandlessRule;
  readonly notes: readonly OpenPoint[];
}

/** 'milled': a card that was a land, was put into the library, and then goes to the graveyard. */
const changes: Readonly<Record<RuleSet, Readonly<Record<ZoneEvent, Omit<ZoneChange, 'event'>>>>> = {
  cube: {
    bounced: { becomes: 'landInHand', rule: 'cube 1 **', notes: ['landCardInHand'] },
    destroyed: { becomes: 'landInGraveyard', rule: 'cube 1 **', notes: [] },
    sacrificed: { becomes: 'landInGraveyard', rule: 'cube 1 **', notes: [] },
    exiled: { becomes: 'landInExile', rule: 'cube 1 **', notes: ['exiledLands'] },
    blinked: { becomes: 'landAgain', rule: 'cube 1 **', notes: [] },
    tucked: { becomes: 'landInLibrary', rule: 'cube 1 **', notes: ['landForEveryEffect'] },
    milled: { becomes: 'landInGraveyard', rule: 'cube 1 **', notes: [] },
    copied: { becomes: 'copyOfLand', rule: '707.2', notes: ['copies'] },
  },
  landlessMtg: {
    bounced: { becomes: 'cardInHand', rule: 'landless 1', notes: ['leavesAsLand'] },
    destroyed: { becomes: 'cardInGraveyard', rule: 'landless 1', notes: ['leavesAsLand'] },
    sacrificed: {
      becomes: 'cardInGraveyard',
      rule: 'landless 1',
      notes: ['leavesAsLand', 'sacrificedPromenade'],
    },
    exiled: {
      becomes: 'landInExile',
      rule: 'landless 1',
      notes: ['playedOnlyAsLandInExile', 'mayPlayThatCard'],
    },
    blinked: { becomes: 'landAgain', rule: 'landless 1', notes: ['playedOnlyAsLandInExile'] },
    tucked: { becomes: 'cardInLibrary', rule: 'landless 1', notes: [] },
    milled: { becomes: 'cardInGraveyard', rule: 'landless 1', notes: [] },
    copied: { becomes: 'copyOfLand', rule: '707.2', notes: [] },
  },
};

export function zoneChanges(ruleSet: RuleSet): readonly ZoneChange[] {
  return zoneEvents.map((event) => ({ event, ...changes[ruleSet][event] }));
}
