/** Jobs that add cards to the store: looking them up at Scryfall and importing a file. */

import { signal } from '@preact/signals';
import { isLanguage } from '../../content/bilingual';
import { classifyStorageError, type StorageFailure } from '../../lib/storage-failure';
import type { CardPrinting } from '../../rules/landless/known-card';
import { type CardFileFailure, readCardFile } from './card-file';
import { inRequestOrder, type LookUpContext, type LookUpFailure } from './scryfall/card-lookup';
import type { StoredCards } from './stored-cards';

/** Cards written per transaction. */
const ROWS_AT_ONCE = 500;

/** The progress of a look-up or import, or how the last one ended. */
export type CardJobProgress =
  | {
      readonly kind: 'lookingUp';
      readonly askedCount: number;
      readonly total: number;
      readonly pausedFor: number | null;
    }
  | { readonly kind: 'reading'; readonly cardCount: number }
  | {
      readonly kind: 'ended';
      /** Cards added, and names or records that could not be used. */
      readonly cardCount: number;
      readonly failedCount: number;
      readonly failure: LookUpFailure | CardFileFailure | StorageFailure | null;
    };

/** What a job reports when it ends, apart from the number of its cards. */
type CardJobOutcome = Pick<CardJobProgress & { kind: 'ended' }, 'failedCount' | 'failure'>;

interface CardJob {
  readonly signal: AbortSignal;
  report(progress: CardJobProgress): void;
  /** Stores cards and returns how many this job has stored so far. */
  storeCards(printings: readonly CardPrinting[]): Promise<number>;
}

/** Runs one job at a time and reports its progress; recounts the cards before the outcome is reported. */
export function createCardJobs(cards: StoredCards, recount: () => Promise<void>) {
  const progress = signal<CardJobProgress | null>(null);
  let abortController = new AbortController();
  const isBusy = () => progress.peek() !== null && progress.peek()?.kind !== 'ended';

  async function run(work: (job: CardJob) => Promise<CardJobOutcome>): Promise<void> {
    if (isBusy()) return;
    abortController = new AbortController();
    const storedKeys = new Set<string>();
    const job: CardJob = {
      signal: abortController.signal,
      report(newProgress) {
        progress.value = newProgress;
      },
      async storeCards(printings) {
        for (const key of await cards.add(printings)) storedKeys.add(key);
        return storedKeys.size;
      },
    };
    const outcome = await work(job).catch(
      (error): CardJobOutcome => ({ failedCount: 0, failure: classifyStorageError(error) }),
    );
    await recount();
    progress.value = { kind: 'ended', cardCount: storedKeys.size, ...outcome };
  }

  return { progress, isBusy, run, stop: () => abortController.abort() };
}

/** Looks up cards at Scryfall by name. */
export async function lookUpCards(
  names: readonly string[],
  { signal: abortSignal, storeCards, report }: CardJob,
  request: (lookingUp: LookUpContext) => Promise<LookUpFailure | null>,
  cards: StoredCards,
): Promise<CardJobOutcome> {
  const total = names.length;
  let askedCount = 0;
  const reportAsked = (pausedFor: number | null) =>
    report({ kind: 'lookingUp', askedCount, total, pausedFor });
  reportAsked(null);
  const failure = await request({
    signal: abortSignal,
    onPauseChange: reportAsked,
    async onFound(printings, newAskedCount) {
      await storeCards(printings);
      askedCount = newAskedCount;
      reportAsked(null);
    },
  });
  const askedNames = inRequestOrder(names).slice(0, askedCount);
  const foundCards = await cards.find(askedNames);
  return { failedCount: askedNames.filter((name) => !foundCards.has(name)).length, failure };
}

/** Imports the cards of a file. */
export async function importCards(
  file: Blob,
  { signal: abortSignal, storeCards, report }: CardJob,
  readCard: (data: unknown) => CardPrinting | null,
): Promise<CardJobOutcome> {
  let cardCount = 0;
  let failedCount = 0;
  let batch: CardPrinting[] = [];
  const writeBatch = async () => {
    const cardsToStore = batch;
    batch = [];
    cardCount = await storeCards(cardsToStore);
    report({ kind: 'reading', cardCount });
  };
  report({ kind: 'reading', cardCount });
  const failure = await readCardFile(file, abortSignal, async (data) => {
    const printing = readCard(data);
    if (!printing) failedCount += 1;
    else if (isLanguage(printing.language)) batch.push(printing);
    if (batch.length >= ROWS_AT_ONCE) await writeBatch();
  });
  await writeBatch();
  return { failedCount, failure: failure ?? (cardCount === 0 ? 'noCards' : null) };
}
