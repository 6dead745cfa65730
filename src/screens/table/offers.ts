/** What the app offers to carry out of a card's text, as buttons. */
import type { PlanarAbility, PlanarAct, PlanarCardFacts } from '../../content/planes/planar-card-facts';
import type { Words } from '../../i18n/en';
import { countersOn } from '../../rules/planar/memory';
import { isFaceUp } from '../../rules/planar/planar';
import type { Move } from '../../rules/table/move';
import type { Table } from '../../rules/table/table';
import type { PlayerId } from '../../rules/turn/turn';
import type { Offer } from '../parts/AbilityList';
import { type CardAtWork, lifeOf, moveOf } from './carry-out';
import type { OpenSheet } from './Sheets';

interface Hands {
  readonly words: Words;
  readonly table: Table;
  readonly you: PlayerId;
  readonly play: (move: Move) => void;
  readonly deaf: boolean;
  readonly onOpen: (sheet: OpenSheet) => void;
}

/** All of an ability under one button, or a button for each part where the table has to say more. */
export function offersOf(ability: PlanarAbility, facts: PlanarCardFacts, hands: Hands): readonly Offer[] {
  const { words, table, you, play, deaf, onOpen } = hands;
  const { planar } = table;
  const { acts = [] } = ability;
  const card: CardAtWork = { card: facts.id as CardAtWork['card'], counters: facts.counters, you };
  // The one button that leads on carries out what a phenomenon says.
  if (!planar || ability.when.includes('encounter')) return [];
  // A card that was left can no longer be given anything.
  if (!isFaceUp(planar, card.card) && acts.some(({ kind }) => kind === 'counters')) return [];
  let counters = countersOn(planar, card.card);
  if (counters === 0 && acts.some(({ kind }) => kind === 'clearCounters')) return [];
  const label = (act: PlanarAct) => {
    if (act.kind === 'counters') counters += act.by;
    return actInWords(act, counters, words);
  };
  const whole = moveOf(ability, card, table);
  if (whole) return [{ label: acts.map(label).join(' · '), deaf, onClick: () => play(whole) }];
  return acts.map((act) => {
    const move = moveOf({ ...ability, acts: [act] }, card, table);
    return {
      label: label(act),
      deaf,
      onClick: () => (move ? play(move) : onOpen(sheetFor(act))),
    };
  });
}

/** Where the table says what an act leaves open. */
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
    default:
      return { kind: 'menu' };
  }
}

function actInWords(act: PlanarAct, counters: number, words: Words): string {
  const { carryOut, acts } = words;
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
      const by = lifeOf(act, counters);
      if (by === null || act.who === 'chosen') return carryOut.life;
      const isForAll = act.who === 'everybody';
      if (by < 0) return isForAll ? carryOut.everyoneLoses(-by) : carryOut.lose(-by);
      return isForAll ? carryOut.everyoneGains(by) : carryOut.gain(by);
    }
    default:
      return carryOut[act.kind];
  }
}
