/** Jobs that add cards to the store: looking them up at Scryfall and importing a file. */

import { signal } from '@preact/signals';
import { isLanguage } from '../../content/bilingual';
import type { DescribedCard } from '../../rules/landless/known-card';
import type { StorageFailure } from '../../storage/database/storage-failure';
import { type CardFileFailure, readCardFile } from './card-file';
import { inRequestOrder, type LookUp, type LookUpFailure } from './scryfall/card-lookup';
import type { StoredCards } from './stored-cards';

/** Cards written per transaction. */
const ROWS_AT_ONCE = 500;

/** The progress of a look-up or import, or how the last one ended. */
export type CardJobProgress =
  | {
      readonly kind: 'lookingUp';
      readonly asked: number;
      readonly all: number;
      readonly pausedFor: number | null;
    }
  | { readonly kind: 'reading'; readonly cards: number }
  | {
      readonly kind: 'ended';
      /** Cards added, and names or records that could not be used. */
      readonly cards: number;
      readonly missed: number;
      readonly failure: LookUpFailure | CardFileFailure | StorageFailure | null;
    };

/** What a job reports when it ends, apart from the number of its cards. */
type CardJobOutcome = Pick<CardJobProgress & { kind: 'ended' }, 'missed' | 'failure'>;

interface CardJob {
  readonly signal: AbortSignal;
  report(progress: CardJobProgress): void;
  /** Stores cards and returns how many this job has stored so far. */
  learn(described: readonly DescribedCard[]): Promise<number>;
}

/** Runs one job at a time and reports its progress; recounts the cards before the outcome is reported. */
export function createCardJobs(
  cards: StoredCards,
  classifyError: (error: unknown) => StorageFailure,
  recount: () => Promise<void>,
) {
  const progress = signal<CardJobProgress | null>(null);
  let stopping = new AbortController();
  const isBusy = () => progress.peek() !== null && progress.peek()?.kind !== 'ended';

  async function run(work: (job: CardJob) => Promise<CardJobOutcome>): Promise<void> {
    if (isBusy()) return;
    stopping = new AbortController();
    const learned = new Set<string>();
    const job: CardJob = {
      signal: stopping.signal,
      report(latest) {
        progress.value = latest;
      },
      async learn(described) {
        for (const key of await cards.learn(described)) learned.add(key);
        return learned.size;
      },
    };
    const outcome = await work(job).catch(
      (error): CardJobOutcome => ({ missed: 0, failure: classifyError(error) }),
    );
    await recount();
    progress.value = { kind: 'ended', cards: learned.size, ...outcome };
  }

  return { progress, isBusy, run, stop: () => stopping.abort() };
}

/** Looks up cards at Scryfall by name. */
export async function lookUpCards(
  names: readonly string[],
  { signal: stopped, learn, report }: CardJob,
  ask: (lookingUp: LookUp) => Promise<LookUpFailure | null>,
  cards: StoredCards,
): Promise<CardJobOutcome> {
  const all = names.length;
  let done = 0;
  const reportAsked = (pausedFor: number | null) =>
    report({ kind: 'lookingUp', asked: done, all, pausedFor });
  reportAsked(null);
  const failure = await ask({
    signal: stopped,
    paused: reportAsked,
    async found(described, askedNow) {
      await learn(described);
      done = askedNow;
      reportAsked(null);
    },
  });
  const wanted = inRequestOrder(names).slice(0, done);
  const found = await cards.find(wanted);
  return { missed: wanted.filter((name) => !found.has(name)).length, failure };
}

/** Imports the cards of a file. */
export async function importCards(
  file: Blob,
  { signal: stopped, learn, report }: CardJob,
  readCard: (data: unknown) => DescribedCard | null,
): Promise<CardJobOutcome> {
  let cards = 0;
  let missed = 0;
  let batch: DescribedCard[] = [];
  const write = async () => {
    const full = batch;
    batch = [];
    cards = await learn(full);
    report({ kind: 'reading', cards });
  };
  report({ kind: 'reading', cards });
  const failure = await readCardFile(file, stopped, async (data) => {
    const described = readCard(data);
    if (!described) missed += 1;
    else if (isLanguage(described.language)) batch.push(described);
    if (batch.length >= ROWS_AT_ONCE) await write();
  });
  await write();
  return { missed, failure: failure ?? (cards === 0 ? 'noCards' : null) };
}
