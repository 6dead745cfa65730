/** What becomes of a card that was played as a land when it moves. Cube rule 1, second footnote; Landless MTG 1.1, first point. */
import type { LandlessRule, OpenPoint, RuleSet, Zone } from './land';

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

export interface ZoneOutcome {
  readonly event: ZoneEvent;
  /** Where it is then. */
  readonly zone: Zone;
  /** Whether it is the land there, or the card it was. */
  readonly is: 'land' | 'card';
  readonly rule: LandlessRule;
  readonly notes: readonly OpenPoint[];
}

const zoneAfter: Readonly<Record<ZoneEvent, Zone>> = {
  bounced: 'hand',
  destroyed: 'graveyard',
  sacrificed: 'graveyard',
  exiled: 'exile',
  blinked: 'battlefield',
  tucked: 'library',
  milled: 'graveyard',
  copied: 'battlefield',
};

const cubeNotes: Partial<Readonly<Record<ZoneEvent, readonly OpenPoint[]>>> = {
  bounced: ['U14'],
  copied: ['U18'],
};

const landlessNotes: Partial<Readonly<Record<ZoneEvent, readonly OpenPoint[]>>> = {
  bounced: ['E9'],
  destroyed: ['E9'],
  sacrificed: ['E9', 'E12'],
  exiled: ['E8'],
  blinked: ['E8'],
};

/** 'milled' is a card that was a land, was put into the library, and goes to the graveyard from there. */
export function zoneStory(ruleSet: RuleSet): readonly ZoneOutcome[] {
  return zoneEvents.map((event) => {
    const zone = zoneAfter[event];
    if (event === 'copied') {
      return { event, zone, is: 'land', rule: '707.2', notes: ruleSet === 'cube' ? ['U18'] : [] };
    }
    if (ruleSet === 'cube') {
      return { event, zone, is: 'land', rule: 'cube 1 **', notes: cubeNotes[event] ?? [] };
    }
    const stays = zone === 'exile' || zone === 'battlefield';
    return {
      event,
      zone,
      is: stays ? 'land' : 'card',
      rule: 'landless 1',
      notes: landlessNotes[event] ?? [],
    };
  });
}
