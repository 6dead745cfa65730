/**
 * Kills a browser at random moments of a game and checks that every move its page had shown is kept. The page itself
 * reports when a frame with a move is about to be painted; a move reported long enough before the signal to be visible
 * must still be there afterwards.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { en } from '../../../src/i18n/en';
import { drawBelow, type RandomState, seedChance } from '../../../src/rules/chance/chance';
import { fixRandomness, readLog, startGame } from '../playing/play';
import { type BrowserName, openApp, openBrowser, watchErrors } from './browser';
import { findBrowserProcess, MIN_TIME_ON_SCREEN } from './browser-process';
import { hostApp } from './serve';

const TIMEOUT = 15_000;
/** Firefox requires this before the same profile can be opened again. */
const FIREFOX_PAUSE = 1500;
/** Large enough for both views, so that the table need not be turned over to tap a life total. */
const BOTH_FACES_VIEWPORT = { width: 1280, height: 800 };

/** What a player can see. */
interface VisibleTable {
  readonly lifeTotals: readonly string[];
  /** The bar above the table: the active player. */
  readonly bar: string;
  readonly cards: readonly string[];
  /** The latest line of the log. */
  readonly announcement: string;
  /** The enabled buttons of the turn. */
  readonly buttons: readonly string[];
}

interface Line {
  readonly text: string;
  /** The affected player, and the change of life. */
  readonly life?: { readonly player: number; readonly by: number };
}

/** The expected game, derived by the test from what the page showed. */
interface GameState {
  readonly seen: VisibleTable;
  readonly lines: readonly Line[];
  readonly undone: readonly Line[];
}

interface LifeChange {
  readonly kind: 'life';
  readonly player: number;
  readonly by: 1 | -1;
}

type Action = LifeChange | { readonly kind: 'undo' | 'redo' | 'forward'; readonly button: string };

interface KillPlan {
  /** The number of moves shown at the kill. */
  readonly afterMoves: number;
  /** A delay in milliseconds during which taps continue. */
  readonly delay: number;
}

interface ShownState {
  readonly known: GameState;
  /** By the test's clock, in milliseconds. */
  readonly at: number;
}

interface PlayRecord {
  readonly known: GameState;
  /** The expected state after each move shown in this browser session, the first one before any move. */
  readonly shown: readonly ShownState[];
  /** Tapped, but no longer shown. */
  readonly inFlight: Action | null;
  readonly killedAt: number;
}

export interface Outcome {
  kills: number;
  movesShown: number;
  movesInFlightKept: number;
  movesUnseenLost: number;
  readonly lost: string[];
}

/** Repeatedly plays, kills the browser, and checks what is left; the seed determines the moves and the moments. */
export async function killRepeatedly(browser: BrowserName, kills: number, seed: number): Promise<Outcome> {
  const host = await hostApp();
  const profile = await mkdtemp(join(tmpdir(), 'killed-'));
  const random = luck([2, browser.length, seed, 5]);
  const outcome: Outcome = { kills: 0, movesShown: 0, movesInFlightKept: 0, movesUnseenLost: 0, lost: [] };
  let context: BrowserContext | null = null;
  try {
    let before: PlayRecord | null = null;
    for (;;) {
      context = await openBrowser({
        browser,
        profile,
        viewport: BOTH_FACES_VIEWPORT,
        reducedMotion: 'reduce',
      });
      await fixRandomness(context);
      const errors = watchErrors(context);
      const table = await watchTable(context);
      const page = await openApp(context, `${host.url}#/life`, { withOfflineFiles: before === null });
      if (before === null) await startGame(page);
      const found = await findGame(page, table).catch(async (error) => {
        const pageText = await page.locator('body').innerText();
        throw new Error(
          `kill ${outcome.kills}: the game did not open: ${error.message}\n${pageText}\n${errors.join('\n')}`,
        );
      });
      if (before !== null) recordKillOutcome(before, found, outcome);
      if (outcome.kills === kills) return outcome;
      // Half of the restarts have no server.
      if (outcome.kills % 2 === 0) host.stop();
      else host.start();
      const killPlan = { afterMoves: 1 + random(8), delay: random(3) === 0 ? 0 : random(161) };
      const browserProcess = findBrowserProcess(profile);
      before = await playUntil(killPlan, { page, table, found, random, kill: browserProcess.kill });
      outcome.kills += 1;
      outcome.movesShown += before.shown.length - 1;
      await browserProcess.waitUntilGone();
      if (browser === 'firefox') await new Promise((done) => setTimeout(done, FIREFOX_PAUSE));
    }
  } finally {
    await context?.close();
    host.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Summarizes the result of the kills in one line. */
export function summaryLine(browser: BrowserName, outcome: Outcome): string {
  return (
    `${browser}: ${outcome.kills} kills, ${outcome.movesShown} moves shown, ${outcome.lost.length} kills with a loss, ` +
    `${outcome.movesInFlightKept} moves kept that had not been shown yet, ` +
    `${outcome.movesUnseenLost} lost that nobody could have seen`
  );
}

/** Compares the state after a kill with what had been shown before it. */
function recordKillOutcome(
  { known, shown, inFlight, killedAt }: PlayRecord,
  found: GameState,
  outcome: Outcome,
): void {
  if (isSame(found, known)) return;
  if (inFlight && isStateAfter(found, known, inFlight)) {
    outcome.movesInFlightKept += 1;
    return;
  }
  const lastKeptIndex = shown.findLastIndex((earlier) => isSame(found, earlier.known));
  const agesOfLostMoves = shown.slice(lastKeptIndex + 1).map(({ at }) => killedAt - at);
  if (lastKeptIndex !== -1 && agesOfLostMoves.every((age) => age < MIN_TIME_ON_SCREEN)) {
    outcome.movesUnseenLost += agesOfLostMoves.length;
    return;
  }
  const fate =
    lastKeptIndex === -1
      ? 'the game is none that was ever shown'
      : `${agesOfLostMoves.length} of ${shown.length - 1} moves shown are lost, milliseconds before the kill: ${agesOfLostMoves.map(Math.round)}`;
  outcome.lost.push(
    `kill ${outcome.kills}: ${fate}\n  in flight: ${JSON.stringify(inFlight)}` +
      `\n  shown: ${describeKnown(known)}\n  found: ${describeKnown(found)}`,
  );
}

/** Returns what was seen except the buttons, which may update a frame after the table. */
function visibleParts({ seen: { lifeTotals, bar, cards, announcement } }: GameState): unknown {
  return { lifeTotals, bar, cards, announcement };
}

function describeKnown({ seen, lines }: GameState): string {
  const { lifeTotals, bar, cards } = seen;
  const latest = lines.slice(-3).map(({ text }) => text);
  return JSON.stringify({ lifeTotals, bar, cards, lines: lines.length, latest });
}

function isSame(found: GameState, known: GameState): boolean {
  return isEqual(visibleParts(found), visibleParts(known)) && isEqual(texts(found), texts(known));
}

/** Returns whether the game equals the expected one with one more move, the pending one. */
function isStateAfter(found: GameState, known: GameState, action: Action): boolean {
  if (action.kind !== 'life') {
    const expected =
      action.kind === 'undo'
        ? texts(known).slice(0, -1)
        : [...texts(known), action.kind === 'redo' ? known.undone.at(-1)?.text : found.lines.at(-1)?.text];
    return isEqual(texts(found), expected);
  }
  const total = lifeOf(known.seen, action.player) + action.by;
  return (
    lifeOf(found.seen, action.player) === total &&
    linesAfterLife(known, action).some((lines) => isEqual(texts(found), texts({ ...known, lines })))
  );
}

function texts({ lines }: GameState): readonly string[] {
  return lines.map(({ text }) => text);
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

interface TableWatcher {
  /** What the page last painted, or null. */
  latest(): VisibleTable | null;
  onPaint(listener: (seen: VisibleTable) => void): void;
}

/** Makes every page report what its table shows, in the frame that paints it. */
async function watchTable(context: BrowserContext): Promise<TableWatcher> {
  let latest: VisibleTable | null = null;
  let listener: (seen: VisibleTable) => void = () => {};
  await context.exposeBinding('tellPainted', (_source, report: string) => {
    latest = JSON.parse(report);
    if (latest) listener(latest);
  });
  await context.addInitScript(() => {
    const page = window as unknown as { tellPainted(report: string): void; report: string };
    new MutationObserver(() =>
      requestAnimationFrame(() => {
        const main = document.querySelector('main:has([data-life])');
        if (!main) return;
        const actionButtons = main.querySelectorAll<HTMLButtonElement>(
          ':scope > div:not(:has([data-life])) button',
        );
        const seen: VisibleTable = {
          lifeTotals: [...main.querySelectorAll('[data-life]')].map((life) => life.textContent ?? ''),
          bar: main.querySelector<HTMLElement>(':scope > div')?.innerText ?? '',
          cards: [...main.querySelectorAll('[data-card]')].map(
            (card) => card.getAttribute('data-card') ?? '',
          ),
          announcement: (main.querySelector('[data-latest]')?.textContent ?? '').replace(/\s+/g, ' ').trim(),
          buttons: [...actionButtons]
            .filter((button) => !button.disabled)
            .map((button) => button.ariaLabel ?? button.textContent ?? ''),
        };
        const report = JSON.stringify(seen);
        if (report === page.report) return;
        page.report = report;
        page.tellPainted(report);
      }),
    ).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  return {
    latest: () => latest,
    onPaint(newListener) {
      listener = newListener;
    },
  };
}

/** Reads the opened game: the page and its whole log. */
async function findGame(page: Page, table: TableWatcher): Promise<GameState> {
  await page.locator('main [data-life]').first().waitFor({ timeout: TIMEOUT });
  // Card names and the text of the log arrive shortly after the first paint.
  await page.waitForFunction(
    () =>
      document.querySelector('main [data-latest]') &&
      [...document.querySelectorAll('[data-card]')].every((card) =>
        card.querySelector('h2')?.textContent?.trim(),
      ),
    null,
    { timeout: TIMEOUT },
  );
  const log = await readLog(page);
  await page.waitForFunction(() => !document.querySelector('dialog'), null, { timeout: TIMEOUT });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const seen = table.latest();
  if (!seen) throw new Error('the page showed no table');
  return { seen, lines: log.map(lineOf), undone: [] };
}

function lineOf(text: string): Line {
  const [, player, sign, by] = /^Player (\d+) ([+−])(\d+): /.exec(text) ?? [];
  if (!player) return { text };
  return { text, life: { player: Number(player) - 1, by: Number(by) * (sign === '−' ? -1 : 1) } };
}

interface PlayContext {
  readonly page: Page;
  readonly table: TableWatcher;
  readonly found: GameState;
  readonly random: (below: number) => number;
  readonly kill: () => void;
}

/** Makes moves in sequence, each as soon as the previous one is shown, until the kill. */
async function playUntil(
  killPlan: KillPlan,
  { page, table, found, random, kill }: PlayContext,
): Promise<PlayRecord> {
  const shown: ShownState[] = [{ known: found, at: performance.now() }];
  let known = found;
  let pending: Action | null = null;
  let inFlight: Action | null = null;
  let isKilled = false;
  let killedAt = 0;
  let continuePlaying: () => void = () => {};
  let failure: unknown = null;

  const killNow = () => {
    if (isKilled) return;
    killedAt = performance.now();
    kill();
    isKilled = true;
    inFlight = pending;
    continuePlaying();
  };
  table.onPaint((seen) => {
    if (isKilled) return;
    const now = performance.now();
    if (!pending || seen.announcement === known.seen.announcement) {
      known = { ...known, seen };
      return;
    }
    try {
      known = stateAfterAction(known, pending, seen);
    } catch (error) {
      failure = error;
      continuePlaying();
      return;
    }
    pending = null;
    shown.push({ known, at: now });
    if (shown.length - 1 === killPlan.afterMoves) {
      if (killPlan.delay === 0) killNow();
      else setTimeout(killNow, killPlan.delay);
    }
    continuePlaying();
  });

  while (!isKilled) {
    const action = chooseAction(known, random);
    const whenShown = new Promise<void>((done) => {
      continuePlaying = done;
    });
    pending = action;
    const tapped = tap(page, action).catch((error) => {
      if (!isKilled) throw error;
    });
    await withTimeout(TIMEOUT, `${JSON.stringify(action)} was never shown`, Promise.all([whenShown, tapped]));
    if (failure) throw failure;
  }
  return { known, shown, inFlight, killedAt };
}

async function withTimeout<T>(milliseconds: number, complaint: string, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(complaint)), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

function chooseAction(known: GameState, random: PlayContext['random']): Action {
  const { buttons } = known.seen;
  const canUndo = buttons.includes(en.table.undo) && known.lines.length > 1;
  const canRedo = buttons.includes(en.table.redo) && known.undone.length > 0;
  const forward = buttons.filter((button) =>
    [
      /^Planar die: roll/,
      /^Next turn: /,
      en.table.reveal,
      en.table.planeswalk,
      en.table.phenomenonDone,
      en.acts.chaos,
    ].some((name) => (typeof name === 'string' ? name === button : name.test(button))),
  );
  const actionChoice = random(10);
  if (actionChoice === 0 && canUndo) return { kind: 'undo', button: en.table.undo };
  if (actionChoice === 1 && canRedo) return { kind: 'redo', button: en.table.redo };
  const button = forward[random(forward.length)];
  if (actionChoice < 6 && button) return { kind: 'forward', button };
  // A continuing gesture keeps its player and direction, so that the log shows the effect of each tap.
  const running = known.lines.at(-1)?.life;
  if (running) return { kind: 'life', player: running.player, by: running.by < 0 ? -1 : 1 };
  return { kind: 'life', player: random(known.seen.lifeTotals.length), by: random(2) === 0 ? 1 : -1 };
}

async function tap(page: Page, action: Action): Promise<void> {
  const target =
    action.kind === 'life'
      ? page.locator(`[data-player="${action.player}"] [data-change="${action.by}"]`)
      : page.getByRole('button', { name: action.button, exact: true });
  await target.click({ timeout: TIMEOUT });
}

/** Returns the expected page after a move whose result it shows; throws if it shows something else. */
function stateAfterAction(known: GameState, action: Action, seen: VisibleTable): GameState {
  const { lines, undone } = known;
  const latest = lines.at(-1);
  switch (action.kind) {
    case 'undo': {
      const left = lines.slice(0, -1);
      expectAnnouncement(seen, [left.length > 1 ? (left.at(-1)?.text ?? '') : '']);
      return { seen, lines: left, undone: latest ? [...undone, latest] : undone };
    }
    case 'redo': {
      const again = undone.at(-1);
      expectAnnouncement(seen, [again?.text ?? '']);
      return { seen, lines: again ? [...lines, again] : lines, undone: undone.slice(0, -1) };
    }
    case 'forward':
      if (seen.announcement === '') throw new Error('nothing was said');
      return { seen, lines: [...lines, { text: seen.announcement }], undone: [] };
    case 'life': {
      const logs = linesAfterLife(known, action);
      expectAnnouncement(
        seen,
        logs.map((log) => log.at(-1)?.text ?? ''),
      );
      return { seen, lines: logs.find((log) => log.at(-1)?.text === seen.announcement) ?? lines, undone: [] };
    }
  }
}

/** Returns the possible logs after a change of life, which is a new line or extends the latest one. */
function linesAfterLife(
  { seen, lines }: GameState,
  { player, by }: LifeChange,
): readonly (readonly Line[])[] {
  const total = lifeOf(seen, player) + by;
  const running = lines.at(-1)?.life;
  const alone = [...lines, lifeLine(player, by, total)];
  return running?.player === player
    ? [alone, lines.with(-1, lifeLine(player, running.by + by, total))]
    : [alone];
}

function expectAnnouncement({ announcement }: VisibleTable, expected: readonly string[]): void {
  if (!expected.includes(announcement)) {
    throw new Error(`the page said "${announcement}" instead of "${expected.join('" or "')}"`);
  }
}

function lifeLine(player: number, by: number, total: number): Line {
  const sign = by < 0 ? '−' : '+';
  return {
    text: en.log.lifeChanged(en.player(player + 1), `${sign}${Math.abs(by)}`, total),
    life: { player, by },
  };
}

function lifeOf({ lifeTotals }: VisibleTable, player: number): number {
  return Number(lifeTotals[player]?.replace('−', '-'));
}

/** Returns integers from 0 to below a limit, the same in every run. */
function luck(seed: RandomState): (below: number) => number {
  let chance = seedChance(seed);
  return (below) => {
    const [drawn, rest] = drawBelow(chance, Math.max(1, below));
    chance = rest;
    return drawn;
  };
}
