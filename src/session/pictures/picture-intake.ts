/** Prepares one picture at a time, matches it to a card by its file name, and stores it or lets the user decide. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { PreparedPicture } from '../../device/picture-worker/prepared-picture';
import type { MatchFileName } from './file-name-matcher';
import type { FileToImport } from './file-to-import';
import type { ImportReport } from './import-report';
import type { Pictures } from './pictures';

/** A picture whose card is uncertain or already has another picture. */
export interface UndecidedPicture {
  readonly id: number;
  readonly name: string;
  readonly thumbnail: Blob;
  /** The card that the file is probably named after. */
  readonly suggestedCard: string | null;
}

/** Only a thumbnail of an undecided picture is kept in memory; the picture is prepared again once it is decided. */
type UndecidedPictureWithSource = UndecidedPicture & {
  readonly source: FileToImport;
  readonly fingerprint: string;
};

type Match = ReturnType<MatchFileName>;

export interface PictureIntake {
  readonly undecidedPictures: ReadonlySignal<readonly UndecidedPicture[]>;
  /** Tries again to store pictures even if the space had run out. */
  forgetLackOfSpace(): void;
  take(source: FileToImport, matchFileName: MatchFileName): Promise<void>;
  /** Makes this the picture of a card, replacing an earlier one; null discards it. */
  decide(id: number, card: string | null): Promise<void>;
  /** Suggests this card, which already has a picture; the user still decides whether to replace it. */
  setSuggestion(id: number, card: string): void;
  /** Assigns each of these pictures to its suggested card. */
  acceptSuggestions(ids: readonly number[]): Promise<void>;
}

/** After this many consecutive pictures without space, no more are tried. */
const MAX_FULL_FAILURES = 3;

export function createPictureIntake(
  pictures: Pick<Pictures, 'factsByCard' | 'prepare' | 'addPrepared'>,
  report: ImportReport,
): PictureIntake {
  const undecidedPictures = signal<readonly UndecidedPictureWithSource[]>([]);
  let fullFailureCount = 0;
  let lastId = 0;

  async function withPrepared(
    source: FileToImport,
    use: (prepared: PreparedPicture) => Promise<void> | void,
  ) {
    const preparation = await pictures.prepare(source.content);
    if (preparation.kind === 'failure') report.leaveOut(source, preparation.failure);
    else await use(preparation.prepared);
  }

  async function storePicture(source: FileToImport, prepared: PreparedPicture, card: string): Promise<void> {
    const result = await pictures.addPrepared(card, prepared);
    fullFailureCount = result === 'full' ? fullFailureCount + 1 : 0;
    if (result === 'added') report.countAdded();
    else report.leaveOut(source, result);
  }

  function storeOrAsk(source: FileToImport, prepared: PreparedPicture, match: Match): Promise<void> | void {
    const factsByCard = pictures.factsByCard.peek();
    const undecided = undecidedPictures.peek();
    const otherPictures = [
      ...(factsByCard?.values() ?? []),
      ...undecided.map(({ fingerprint, suggestedCard }) => ({ fingerprint, card: suggestedCard })),
    ];
    if (otherPictures.some((other) => isSamePicture(prepared, match, other)))
      return report.leaveOut(source, 'alreadyAdded');
    if (match?.isCertain && !factsByCard?.has(match.card)) return storePicture(source, prepared, match.card);
    undecidedPictures.value = [...undecided, undecidedPictureOf(++lastId, source, prepared, match)];
  }

  async function decide(id: number, card: string | null): Promise<void> {
    const decidedPicture = undecidedPictures.peek().find((picture) => picture.id === id);
    if (!decidedPicture) return;
    undecidedPictures.value = undecidedPictures.peek().filter((picture) => picture !== decidedPicture);
    if (card !== null)
      await withPrepared(decidedPicture.source, (prepared) =>
        storePicture(decidedPicture.source, prepared, card),
      );
  }

  return {
    undecidedPictures,
    forgetLackOfSpace() {
      fullFailureCount = 0;
    },
    async take(source, matchFileName) {
      report.startFile(source.name);
      if (fullFailureCount >= MAX_FULL_FAILURES) report.leaveOut(source, 'full');
      else
        await withPrepared(source, (prepared) =>
          storeOrAsk(source, prepared, matchOf(source, matchFileName)),
        );
      report.finishFile();
    },
    decide,
    setSuggestion(id, card) {
      undecidedPictures.value = undecidedPictures
        .peek()
        .map((picture) => (picture.id === id ? { ...picture, suggestedCard: card } : picture));
    },
    async acceptSuggestions(ids) {
      for (const id of ids) {
        const picture = undecidedPictures.peek().find((picture) => picture.id === id);
        if (picture?.suggestedCard) await decide(id, picture.suggestedCard);
      }
    },
  };
}

function matchOf({ card, name, folder }: FileToImport, matchFileName: MatchFileName): Match {
  return card === undefined ? matchFileName(name, folder) : { card, isCertain: true };
}

/** Returns whether both are the same picture for the same card, as far as the card is known. */
function isSamePicture(
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

function undecidedPictureOf(
  id: number,
  source: FileToImport,
  prepared: PreparedPicture,
  match: Match,
): UndecidedPictureWithSource {
  const { bytes, type } = prepared.thumbnail;
  const thumbnail = new Blob([bytes], { type });
  const { fingerprint } = prepared;
  return { id, name: source.name, thumbnail, suggestedCard: match?.card ?? null, source, fingerprint };
}
