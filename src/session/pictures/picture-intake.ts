/** Prepares one picture at a time, matches it to a card by its file name, and stores it or lets the user decide. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { PreparedPicture } from '../../device/picture-worker/prepared-picture';
import type { ImportReport } from './import-report';
import type { PictureFile } from './picture-file';
import type { MatchFileName } from './picture-names';
import type { Pictures } from './picture-store';

/** A picture whose card is not certain, or has another picture. */
export interface UndecidedPicture {
  readonly id: number;
  readonly name: string;
  readonly thumbnail: Blob;
  /** The card that the file is probably named after. */
  readonly card: string | null;
}

/** Only a thumbnail of an undecided picture is kept in memory; the picture is prepared again once it is decided. */
type Waiting = UndecidedPicture & { readonly source: PictureFile; readonly fingerprint: string };

type Match = ReturnType<MatchFileName>;

export interface PictureIntake {
  readonly undecided: ReadonlySignal<readonly UndecidedPicture[]>;
  /** Tries again whether there is space. */
  begin(): void;
  take(source: PictureFile, named: MatchFileName): Promise<void>;
  /** Makes this the picture of a card, in place of an earlier one; null discards it. */
  decide(id: number, card: string | null): Promise<void>;
  /** The picture is of this card, which has another already: whether it shall take its place is still to be decided. */
  suggest(id: number, card: string): void;
  /** Gives each of these pictures to the card it is probably of. */
  acceptSuggestions(ids: readonly number[]): Promise<void>;
}

/** After this many pictures without space, no others are tried. */
const FULL = 3;

export function createPictureIntake(
  pictures: Pick<Pictures, 'facts' | 'prepare' | 'keep'>,
  report: ImportReport,
): PictureIntake {
  const undecided = signal<readonly Waiting[]>([]);
  let foundNoRoom = 0;
  let ids = 0;

  async function prepareAnd(source: PictureFile, next: (prepared: PreparedPicture) => Promise<void> | void) {
    const preparation = await pictures.prepare(source.content);
    if (preparation.kind === 'trouble') report.leaveOut(source, preparation.trouble);
    else await next(preparation.prepared);
  }

  async function keep(source: PictureFile, prepared: PreparedPicture, card: string): Promise<void> {
    const result = await pictures.keep(card, prepared);
    foundNoRoom = result === 'full' ? foundNoRoom + 1 : 0;
    if (result === 'added') report.add();
    else report.leaveOut(source, result);
  }

  function place(source: PictureFile, prepared: PreparedPicture, match: Match): Promise<void> | void {
    const facts = pictures.facts.peek();
    const others = [...(facts?.values() ?? []), ...undecided.peek()];
    if (others.some((other) => isSame(prepared, match, other))) return report.leaveOut(source, 'same');
    if (match?.isCertain && !facts?.has(match.card)) return keep(source, prepared, match.card);
    undecided.value = [...undecided.peek(), waiting(++ids, source, prepared, match)];
  }

  async function decide(id: number, card: string | null): Promise<void> {
    const found = undecided.peek().find((one) => one.id === id);
    if (!found) return;
    undecided.value = undecided.peek().filter((one) => one !== found);
    if (card !== null) await prepareAnd(found.source, (prepared) => keep(found.source, prepared, card));
  }

  return {
    undecided,
    begin() {
      foundNoRoom = 0;
    },
    async take(source, named) {
      report.next(source.name);
      if (foundNoRoom >= FULL) report.leaveOut(source, 'full');
      else await prepareAnd(source, (prepared) => place(source, prepared, cardOf(source, named)));
      report.done();
    },
    decide,
    suggest(id, card) {
      undecided.value = undecided.peek().map((one) => (one.id === id ? { ...one, card } : one));
    },
    async acceptSuggestions(wanted) {
      for (const id of wanted) {
        const found = undecided.peek().find((one) => one.id === id);
        if (found?.card) await decide(id, found.card);
      }
    },
  };
}

function cardOf({ card, name, folder }: PictureFile, named: MatchFileName): Match {
  return card === undefined ? named(name, folder) : { card, isCertain: true };
}

/** Whether both are the same picture, and for the same card as far as that is known. */
function isSame(
  { fingerprint }: PreparedPicture,
  match: Match,
  other: { readonly fingerprint: string; readonly card: string | null },
): boolean {
  return (
    fingerprint !== '' &&
    other.fingerprint === fingerprint &&
    (!match || other.card === null || other.card === match.card)
  );
}

function waiting(id: number, source: PictureFile, prepared: PreparedPicture, match: Match): Waiting {
  const { bytes, type } = prepared.thumbnail;
  const thumbnail = new Blob([bytes], { type });
  const { fingerprint } = prepared;
  return { id, name: source.name, thumbnail, card: match?.card ?? null, source, fingerprint };
}
