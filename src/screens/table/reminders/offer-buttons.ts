/** Builds buttons for the parts of a card's text that the app can carry out. */
import type { PlanarAbility, PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import type { Words } from '../../../i18n/en';
import type { Move } from '../../../rules/table/move';
import type { Table } from '../../../rules/table/table';
import type { PlayerId } from '../../../rules/turn/turn';
import { lifeChangeOf, type OpenAbility, playersNamed } from '../../../session/game/ability-moves';
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
  return abilityOffers(ability, facts, table, you).map(({ acts, move, open }) => ({
    label: acts.map((one) => actInWords(one, words)).join(' · '),
    guarded,
    onClick() {
      if (move) play(move);
      else onOpen(sheetFor(open, table));
    },
  }));
}

/** Returns the sheet in which the players say what an ability leaves open, on whom the card names. */
function sheetFor(open: OpenAbility, table: Table): OpenSheet {
  const { ability, at } = open;
  for (const act of ability.acts ?? []) {
    if (act.kind === 'exchangeLife') return { kind: 'lives', how: 'exchanged', chosen: [at.you], open };
    if (act.kind === 'redistributeLife') return { kind: 'lives', how: 'redistributed', open };
    if (act.kind === 'lasting' && act.who === 'chosen') return { kind: 'target', open };
    if (act.kind === 'life' && (act.by === null || act.who === 'chosen')) {
      const chosen = playersNamed(act.who, at.you, table);
      return { kind: 'lives', how: 'everyone', by: act.by ?? (act.loses ? -1 : 1), chosen, open };
    }
  }
  return { kind: 'menu' };
}

function actInWords({ act, counters }: OfferedAct, { carryOut, acts }: Words): string {
  switch (act.kind) {
    case 'planeswalk':
      return act.unless ? carryOut.cannotSacrifice : acts.planeswalk;
    case 'planarOperation':
    case 'chaos':
      return acts[act.kind];
    case 'counters':
      return carryOut.counters(act.by);
    case 'setLife':
      return carryOut.setLife(act.to);
    case 'life': {
      const by = lifeChangeOf(act, counters);
      if (by === null || act.who === 'chosen') return carryOut.life;
      if (act.who === 'opponents') return by < 0 ? carryOut.opponentsLose(-by) : carryOut.opponentsGain(by);
      const isForAll = act.who === 'everybody';
      if (by < 0) return isForAll ? carryOut.everyoneLoses(-by) : carryOut.lose(-by);
      return isForAll ? carryOut.everyoneGains(by) : carryOut.gain(by);
    }
    case 'designate':
      return carryOut[act.as];
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
