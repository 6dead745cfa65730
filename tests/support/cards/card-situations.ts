/**
 * Cards in play: a game with a known planar deck, and moves derived from what the catalog says about a card. A
 * situation is a card, a table, one move and the expected table.
 */
import type { Test } from 'uvu';
import { cardsOfKind, factsOf } from '../../../src/content/planes/catalog';
import type {
  PlanarAbility,
  PlanarAct,
  PlanarCardFacts,
} from '../../../src/content/planes/planar-card-facts';
import { en } from '../../../src/i18n/en';
import { type LifeChangeReason, lifeAfter, type NewLifeTotal } from '../../../src/rules/life/life';
import type { AbilityTime } from '../../../src/rules/planar/ability-times';
import { layOutSharedDeck } from '../../../src/rules/planar/lay-out';
import type { PlanarCard } from '../../../src/rules/planar/planar-card';
import type { OngoingEffect } from '../../../src/rules/planar/planar-state';
import type { Refusal } from '../../../src/rules/rule';
import type { Happening } from '../../../src/rules/table/happening';
import { beginHistory, playStep, redo, undo } from '../../../src/rules/table/history';
import type { Move } from '../../../src/rules/table/move';
import { play } from '../../../src/rules/table/moves/play-move';
import type { Table } from '../../../src/rules/table/table';
import type { PlayerId } from '../../../src/rules/turn/turn';
import { extraActButtons } from '../../../src/screens/table/abilities/extra-act-buttons';
import { offerButtons } from '../../../src/screens/table/abilities/offer-buttons';
import type { OfferContext } from '../../../src/screens/table/abilities/offer-context';
import { moveOfLifeTotals } from '../../../src/screens/table/life/new-life-totals';
import type { OpenSheet } from '../../../src/screens/table/sheets/open-sheet';
import { moveToComplete } from '../../../src/session/abilities/ability-completion';
import { type AbilitySource, moveForAbility } from '../../../src/session/abilities/ability-moves';
import { assert } from '../suite';
import { after, card, moves, plainTable, seat, summaryOf, type TableSummary } from '../tables/tables';

/** A move that depends on the table. */
export type MoveForTable = (table: Table) => Move;

const cards: ReadonlyMap<string, PlanarCard> = new Map(
  [...cardsOfKind('official'), ...cardsOfKind('events')].map((known) => [known.id, known]),
);

export function facts(id: string): PlanarCardFacts {
  const found = factsOf(card(id));
  if (!found) throw new Error(`no such card: ${id}`);
  return found;
}

/** Returns the card's ability with this time; if there are several, one with acts. */
export function abilityOf(id: string, time: AbilityTime): PlanarAbility {
  const then = facts(id).abilities.filter(({ when }) => when.includes(time));
  const found = then.find(({ acts }) => acts) ?? then[0];
  if (!found) throw new Error(`${id} does nothing then: ${time}`);
  return found;
}

/** Returns the acts of that ability. */
function actsOf(id: string, time: AbilityTime): readonly PlanarAct[] {
  return abilityOf(id, time).acts ?? [];
}

/**
 * Returns a game before its first turn, 20 life each. The deck is in the given order, top card first, by catalog ids.
 */
export function beforeStart(deck: readonly string[], players = 3, startingPlayer = 0): Table {
  const dealt = deck.map((id) => {
    const known = cards.get(id);
    if (!known) throw new Error(`no such card: ${id}`);
    return known;
  });
  return {
    ...plainTable(players, startingPlayer),
    planar: layOutSharedDeck(dealt, players, seat(startingPlayer)),
  };
}

/** Returns a game like `beforeStart` with the starting plane revealed. */
export function startingOn(...deck: readonly string[]): Table {
  return after(beforeStart(deck), moves.revealStartingPlane);
}

/** Returns a game in which player 0 has rolled the die and planeswalked from Bant to the first of these cards. */
export function arrivingAt(...deck: readonly string[]): Table {
  return after(startingOn('bant', ...deck), ...rollAndPlaneswalk);
}

/** The planar controller rolls the Planeswalker symbol and planeswalks. */
export const rollAndPlaneswalk: readonly Move[] = [moves.roll('planeswalk'), moves.resolveAbility];

/** Plays moves that may depend on the table. */
export function afterMoves(table: Table, ...movesToPlay: readonly (Move | MoveForTable)[]): Table {
  return movesToPlay.reduce<Table>((before, move) => after(before, moveForTable(move, before)), table);
}

function moveForTable(move: Move | MoveForTable, table: Table): Move {
  return typeof move === 'function' ? move(table) : move;
}

/** Carries out the acts of an ability, as the screen does. */
export function carryOut(id: string, time: AbilityTime): MoveForTable {
  return (table) => {
    const move = moveForAbility(abilityOf(id, time), abilitySourceOf(id, table), table);
    if (!move) throw new Error(`${id} needs more to be said: ${time}`);
    return move;
  };
}

function abilitySourceOf(id: string, { planar }: Table): AbilitySource {
  return { card: card(id), counterFacts: facts(id).counters, controller: planar?.controller ?? seat(0) };
}

/** Carries out a phenomenon and leaves it. */
export function resolvePhenomenon(id: string): MoveForTable {
  return actsOf(id, 'encounter').length === 0 ? () => moves.resolveAbility : carryOut(id, 'encounter');
}

/** Returns what the buttons of a card need; `on` is called with the moves they play and the sheets they open. */
function contextOf(id: string, table: Table, onTap: (tapped: Move | OpenSheet) => void): OfferContext {
  const source = abilitySourceOf(id, table);
  return {
    words: en,
    history: beginHistory(table),
    seats: [],
    source,
    ignoresTaps: false,
    play: onTap,
    openSheet: onTap,
  };
}

/** Taps the only button offered for an ability; returns the move it plays, or the sheet it opens. */
function tap(id: string, time: AbilityTime, table: Table): Move | OpenSheet {
  const tapped: (Move | OpenSheet)[] = [];
  const context = contextOf(id, table, (one) => tapped.push(one));
  const ability = abilityOf(id, time);
  const extra = extraActButtons(ability, context).map(({ label }) => label);
  const [button, ...others] = offerButtons(ability, context).filter(({ label }) => !extra.includes(label));
  assert.is(others.length, 0, 'more than one button');
  button?.onClick();
  const [moveOrSheet] = tapped;
  assert.ok(moveOrSheet, `${id} has no button: ${time}`);
  return moveOrSheet;
}

function openLifeTotalsSheet(id: string, time: AbilityTime, table: Table) {
  const sheet = tap(id, time, table);
  assert.is(sheet.kind, 'lifeTotals');
  if (sheet.kind !== 'lifeTotals') throw new Error(`${id} does not ask for life totals: ${time}`);
  const { incompleteAbility } = sheet;
  const lifeOf = (player: PlayerId) => table.totals[player]?.life ?? 0;
  return {
    sheet,
    lifeOf,
    apply(lifeTotals: readonly NewLifeTotal[]): Move {
      const answer = moveOfLifeTotals(sheet.reason, lifeTotals, lifeOf);
      const move = incompleteAbility ? moveToComplete(incompleteAbility, answer, table) : null;
      assert.ok(move, 'still open');
      return move;
    },
  };
}

/** Changes life in the sheet that the button opens, with the player or the amount chosen by the table. */
export function changeLifeFor(id: string, time: AbilityTime, player: number, howMuch?: number): MoveForTable {
  return (table) => {
    const { sheet, lifeOf, apply } = openLifeTotalsSheet(id, time, table);
    const { change: suggestedChange = 0, players = [] } = sheet;
    assert.ok(players.length === 0 || players.includes(seat(player)), 'open on somebody else');
    const change = howMuch ?? suggestedChange;
    assert.is(Math.sign(change), Math.sign(suggestedChange), 'the sign is what the card says');
    return apply([{ player: seat(player), to: lifeAfter(lifeOf(seat(player)), change) }]);
  };
}

/** Redistributes life totals in the sheet that the button opens: each named player gets the total of another. */
export function redistributeLife(
  id: string,
  time: AbilityTime,
  because: Exclude<LifeChangeReason, 'gainedOrLost'>,
  sourceSeatByPlayer: Readonly<Record<number, number>>,
): MoveForTable {
  return (table) => {
    const { sheet, lifeOf, apply } = openLifeTotalsSheet(id, time, table);
    assert.is(sheet.reason, because);
    return apply(
      Object.entries(sourceSeatByPlayer).map(([player, from]) => ({
        player: seat(Number(player)),
        to: lifeOf(seat(from)),
      })),
    );
  };
}

/** Parts of a table beyond `TableSummary`. */
export interface TableDetails
  extends Omit<
    TableSummary,
    'counters' | 'effects' | 'chosenOptions' | 'upkeeps' | 'arrived' | 'reversed' | 'extraTurns'
  > {
  readonly counters: Readonly<Record<string, number>>;
  /** For example "remind of agyrem for 0 until planeswalk". */
  readonly effects: readonly string[];
  readonly chosenOptions: Readonly<Record<string, readonly (number | null)[]>>;
  readonly arrived: readonly string[];
  readonly reversed: boolean;
  readonly extraTurns: readonly number[];
  readonly upkeeps: number;
}

export function detailsOf(table: Table): TableDetails {
  const { planar, turn } = table;
  return {
    ...summaryOf(table),
    counters: planar?.counters ?? {},
    effects: planar?.effects.map(effectInWords) ?? [],
    chosenOptions: planar?.chosenOptions ?? {},
    arrived: planar?.arrived ?? [],
    reversed: turn.isReversed,
    extraTurns: turn.extraTurns,
    upkeeps: turn.upkeeps,
  };
}

function effectInWords({ does, source, player, ends, until }: OngoingEffect): string {
  const whose = until === null ? '' : ` ${until}`;
  return `${does} of ${source} for ${player ?? 'everybody'} until ${ends}${whose}`;
}

export interface CardSituation {
  readonly card: string;
  /** A description of the situation. */
  readonly name: string;
  readonly table: Table;
  readonly move: Move | MoveForTable;
  /** A refusal; or happenings such as "122.1 countersChanged", in order, and the parts of the table that matter. */
  readonly expect: Refusal | ExpectedDetails;
}

interface ExpectedDetails extends Partial<TableDetails> {
  readonly happened: readonly string[];
  /** One of the happenings in full. */
  readonly happening?: Happening;
}

/** Checks that the table survives storage, and that undo and redo lead to the same tables. */
function testStorageAndUndo(before: Table, move: Move, then: Table): void {
  assert.equal(JSON.parse(JSON.stringify(then)), then, 'stored');
  const step = playStep(beginHistory(before), move, 0);
  assert.ok(step.ok);
  const undone = undo(step.value);
  assert.equal(undone.table, before, 'undone');
  assert.equal(redo(undone).table, then, 'redone');
}

/** Adds one test per situation. */
export function testCards(test: Test, situations: readonly CardSituation[]): void {
  for (const { card: id, name, table, move, expect } of situations) {
    test(`${facts(id).name.en}: ${name}`, () => {
      const before = structuredClone(table);
      const moveToPlay = moveForTable(move, table);
      const result = play(table, moveToPlay);
      assert.equal(table, before, 'the table given was changed');
      if ('reason' in expect) {
        assert.equal(result, { ok: false, refusal: expect });
        return;
      }
      assert.ok(result.ok, result.ok ? '' : `refused: ${result.refusal.rule} ${result.refusal.reason}`);
      const { happened, happening, ...seen } = expect;
      const { happenings } = result.value;
      assert.equal(
        happenings.map(({ rule, kind }) => `${rule} ${kind}`),
        happened,
      );
      if (happening) {
        assert.equal(
          happenings.find(({ kind }) => kind === happening.kind),
          happening,
        );
      }
      const now = detailsOf(result.value.table);
      for (const key of Object.keys(seen) as (keyof TableDetails)[]) assert.equal(now[key], seen[key], key);
      testStorageAndUndo(table, moveToPlay, result.value.table);
    });
  }
}
