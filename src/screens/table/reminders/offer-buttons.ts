/** Builds buttons for the parts of a card's text that the app can carry out. */
import type { PlanarAbility, PlanarAct, PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import type { Words } from '../../../i18n/en';
import type { Move } from '../../../rules/table/move';
import type { Table } from '../../../rules/table/table';
import type { PlayerId } from '../../../rules/turn/turn';
import { lifeChangeOf } from '../../../session/game/ability-moves';
import { abilityOffers, type OfferedAct } from '../../../session/game/offers';
import type { Offer } from '../../parts/card/AbilityList';
import type { OpenSheet } from '../menu/open-sheet';

export interface OfferContext {
  readonly words: Words;
  readonly table: Table;
  readonly you: PlayerId;
  readonly play: (move: Move) => void;
  readonly guarded: boolean;
  readonly onOpen: (sheet: OpenSheet) => void;
}

export function offerButtons(
  ability: PlanarAbility,
  facts: PlanarCardFacts,
  { words, table, you, play, guarded, onOpen }: OfferContext,
): readonly Offer[] {
  return abilityOffers(ability, facts, table, you).map(({ acts, move }) => ({
    label: acts.map((one) => actInWords(one, words)).join(' · '),
    guarded,
    onClick() {
      const [first] = acts;
      if (move) play(move);
      else if (first) onOpen(sheetFor(first.act));
    },
  }));
}

/** Returns the sheet in which the table specifies what an act leaves open. */
function sheetFor(act: PlanarAct): OpenSheet {
  switch (act.kind) {
    case 'exchangeLife':
      return { kind: 'lives', how: 'exchanged' };
    case 'redistributeLife':
      return { kind: 'lives', how: 'redistributed' };
    case 'lasting':
      return { kind: 'effects' };
    case 'setLife':
      return { kind: 'lives', how: 'everyone', to: act.to };
    case 'life':
      return { kind: 'lives', how: 'everyone', by: act.by ?? -1 };
    case 'planarOperation':
    case 'planeswalk':
    case 'chaos':
    case 'reverseTurnOrder':
    case 'extraTurn':
    case 'endTurn':
    case 'repeatUpkeep':
    case 'counters':
    case 'clearCounters':
    case 'swapMarks':
      return { kind: 'menu' };
  }
}

function actInWords({ act, counters }: OfferedAct, { carryOut, acts }: Words): string {
  switch (act.kind) {
    case 'planarOperation':
    case 'planeswalk':
    case 'chaos':
      return acts[act.kind];
    case 'counters':
      return carryOut.counters(act.by);
    case 'setLife':
      return carryOut.setLife(act.to);
    case 'life': {
      const by = lifeChangeOf(act, counters);
      if (by === null || act.who === 'chosen') return carryOut.life;
      const isForAll = act.who === 'everybody';
      if (by < 0) return isForAll ? carryOut.everyoneLoses(-by) : carryOut.lose(-by);
      return isForAll ? carryOut.everyoneGains(by) : carryOut.gain(by);
    }
    case 'reverseTurnOrder':
    case 'extraTurn':
    case 'endTurn':
    case 'repeatUpkeep':
    case 'clearCounters':
    case 'exchangeLife':
    case 'redistributeLife':
    case 'swapMarks':
    case 'lasting':
      return carryOut[act.kind];
  }
}
