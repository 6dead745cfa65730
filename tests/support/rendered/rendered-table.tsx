/** The table as a player sees it, rendered in Node, with a live game whose planar deck is known. */

import { signal } from '@preact/signals';
import { render } from 'preact';
import { headlessContexts } from '../../../scripts/build/headless-contexts';
import type { Language } from '../../../src/content/bilingual';
import * as catalog from '../../../src/content/planes/catalog';
import { noOtherTabs } from '../../../src/device/browser/tab-channel';
import { en } from '../../../src/i18n/en';
import { ru } from '../../../src/i18n/ru';
import { beginHistory } from '../../../src/rules/table/history';
import type { Move } from '../../../src/rules/table/move';
import type { Table } from '../../../src/rules/table/table';
import { moveForEncounter } from '../../../src/session/abilities/ability-moves';
import { type Catalog, withCustomCards } from '../../../src/session/cards/catalog';
import { Contexts } from '../../../src/session/contexts/Contexts';
import { createGameSession } from '../../../src/session/game/live-game';
import { createSettings } from '../../../src/session/preferences/live-settings';
import type { TableView } from '../../../src/session/routing/routes';
import { readBootHints } from '../../../src/storage/settings/boot-hints';
import { pendingOnlySettingsStore } from '../../../src/storage/settings/settings-store';
import { fakeGameStore } from '../storage/fake-game-store';
import { savedGame } from '../storage/saved-games';
import { waitUntilSettled } from './page-in-node';

const { TablePlace } = await import('../../../src/screens/table/TablePlace');
const { AppNotices } = await import('../../../src/screens/parts/page/AppNotices');
const { fetchLazyComponents } = await import('../../../src/screens/parts/lazy-component');

const loadedMoveForEncounter = { value: moveForEncounter, load: async () => moveForEncounter, request() {} };

const tablesByGame = new Map<string, Table>();
let games = 0;
let minutes = 0;

const store = fakeGameStore({
  async read(id) {
    const table = tablesByGame.get(id);
    if (!table) return { kind: 'none' };
    return { kind: 'game', game: savedGame(beginHistory(table), { id, seats }), steps: [] };
  },
});
const seats = ['Anya', 'Boris', 'Max'].map((name, color) => ({ name, color }));

/** The live game on the screen. */
export const liveGame = createGameSession({
  openGames: async () => store,
  readLatestGame: async () => null,
  loadCatalog: async () => catalog,
  loadDeckCards: async () => null,
  // Otherwise, quick taps would form one gesture.
  now: () => ++minutes * 60_000,
  randomSeed: () => [1, 2, 3, 4],
  freshId: () => `game ${games}`,
  tabChannel: noOtherTabs,
  requestPersistence() {},
  isGameExpected: false,
});

const settings = createSettings({
  openStore: async () => pendingOnlySettingsStore,
  firstPaintSettings: readBootHints(),
  phoneLanguage: 'en',
  tabChannel: noOtherTabs,
});
settings.change({ die: 'table' });

const wordsByLanguage = { en, ru };
const loadedIn = (language: Language) => {
  const words = wordsByLanguage[language];
  return { language, firstPaintWords: words, newGameFormWords: words, words };
};
const loadedLanguage = signal(loadedIn('en'));

/** All planes and phenomena; null while they are loading. */
export const cards = signal<Catalog | null>(withCustomCards(catalog, []));

/** The view of the table that is shown. */
export const tableView = signal<TableView>('plane');

const contexts = headlessContexts(loadedLanguage.value);

function Screen() {
  return (
    <Contexts
      {...contexts}
      app={{ ...contexts.app, afterFirstScreen: Promise.resolve() }}
      preferences={{ ...contexts.preferences, settings, loadedLanguage }}
      router={{ ...contexts.router, tableView }}
      firstPaintLayout={{ effectsAndRemindersHeight: signal(52), cardsShownWithPicture: signal([]) }}
      gameSession={liveGame}
      cards={{ ...contexts.cards, catalog: cards, moveForEncounter: loadedMoveForEncounter }}
    >
      <AppNotices />
      <TablePlace route={{ place: 'table', view: tableView.value }} />
    </Contexts>
  );
}

await fetchLazyComponents();
render(<Screen />, document.body);

/** Leaves the table for another place and comes back. */
export async function leaveAndReturn(): Promise<void> {
  render(null, document.body);
  render(<Screen />, document.body);
  await waitUntilSettled();
}

/** Opens a game that starts with this table. */
export async function openTable(table: Table): Promise<void> {
  const id = `game ${++games}`;
  tablesByGame.set(id, table);
  await liveGame.resume(id);
  await waitUntilSettled();
}

/** Switches the table to Russian while `read` runs, and returns its result. */
export async function inRussian<Seen>(read: () => Seen): Promise<Seen> {
  loadedLanguage.value = loadedIn('ru');
  await waitUntilSettled(1);
  const result = read();
  loadedLanguage.value = loadedIn('en');
  await waitUntilSettled(1);
  return result;
}

/** Plays moves that must all be legal. */
export async function playInApp(...moves: readonly Move[]): Promise<void> {
  for (const move of moves) {
    const refusal = liveGame.play(move);
    if (refusal) throw new Error(`${move.kind} was refused: ${refusal.rule} ${refusal.reason}`);
  }
  await waitUntilSettled();
}
