/**
 * Pictures that are brought, many at once or in archives: each is made fit, found its card by the file's name and kept. What is
 * not certain waits for the user, what fails is listed, and nothing of it keeps the others out.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { PreparedPicture } from '../device/picture-worker/prepared-picture';
import type { BroughtFile } from './brought-file';
import type { CardNamedBy } from './picture-names';
import type { Pictures, PictureTrouble } from './pictures';
import { whenRead } from './when-read';
import { type EntryTrouble, isZip, openZip } from './zip-entries';
import { fileNameIn, folderIn } from './zip-paths';

/**
 * `same`: the picture is there already, or came twice. `brokenOff`: the archive ends before its end. `tooMany`: so many of its
 * files were passed over. `unreadable`: the phone does not give the file out. `stopped`: the user ended it.
 */
export type ImportTrouble =
  | PictureTrouble
  | EntryTrouble
  | 'same'
  | 'archiveWithin'
  | 'brokenOff'
  | 'tooMany'
  | 'empty'
  | 'unreadable'
  | 'stopped';

export interface LeftOut {
  readonly name: string;
  readonly trouble: ImportTrouble;
  /** To be tried again; null where that would be in vain. */
  readonly source: BroughtFile | null;
}

/** A picture whose card is not certain, or has another picture. */
export interface Undecided {
  readonly id: number;
  readonly name: string;
  readonly thumbnail: Blob;
  /** The card that the file is probably named after. */
  readonly card: string | null;
}

export interface ImportProgress {
  readonly done: number;
  /** How many there are, as far as is known. */
  readonly known: number;
  readonly name: string;
}

export interface PictureImport {
  /** Null when nothing is under way. */
  readonly progress: ReadonlySignal<ImportProgress | null>;
  /** How many cards have got a picture since the report was last put away. */
  readonly added: ReadonlySignal<number>;
  readonly undecided: ReadonlySignal<readonly Undecided[]>;
  readonly leftOut: ReadonlySignal<readonly LeftOut[]>;
  /** Whether some of what was brought is not on the phone yet: it would be lost with the page. */
  readonly isUnkept: ReadonlySignal<boolean>;
  /** Takes files in, behind those that are being taken in; settles when all are done. */
  bring(files: readonly BroughtFile[]): Promise<void>;
  stop(): void;
  /** Brings those again that may do now. */
  retry(): Promise<void>;
  /** Gives the picture to a card, in place of its earlier one; null leaves it out. */
  decide(id: number, card: string | null): Promise<void>;
  /** The picture is of this card, which has another already: whether it shall take its place is still to be decided. */
  suppose(id: number, card: string): void;
  /** Gives each of these pictures to the card it is probably of. */
  decideAsSupposed(ids: readonly number[]): Promise<void>;
  /** Puts away what is told of earlier ones. */
  forget(): void;
}

export interface PictureImportPorts {
  readonly pictures: Pick<Pictures, 'facts' | 'prepare' | 'keep'>;
  readonly cardNamedBy: () => Promise<CardNamedBy>;
}

type Known = Undecided & { readonly source: BroughtFile; readonly fingerprint: string };

/** After so many that found no room, none is tried any more. */
const FULL = 3;
const WORTH_RETRYING: readonly ImportTrouble[] = ['full', 'broken', 'gaveUp', 'stopped', 'unreadable'];

export function createPictureImport({ pictures, cardNamedBy }: PictureImportPorts): PictureImport {
  const progress = signal<ImportProgress | null>(null);
  const added = signal(0);
  const undecided = signal<readonly Known[]>([]);
  const leftOut = signal<readonly LeftOut[]>([]);
  let queue: readonly BroughtFile[] = [];
  let running: Promise<void> | null = null;
  let isStopped = false;
  let foundNoRoom = 0;
  let ids = 0;

  function leaveOut(source: BroughtFile, trouble: ImportTrouble) {
    const isWorthIt = WORTH_RETRYING.includes(trouble);
    leftOut.value = [...leftOut.peek(), { name: source.name, trouble, source: isWorthIt ? source : null }];
  }

  const count = (changes: Partial<ImportProgress>) => {
    const now = progress.peek();
    if (now) progress.value = { ...now, ...changes };
  };

  async function run(): Promise<void> {
    progress.value = { done: 0, known: queue.length, name: '' };
    foundNoRoom = 0;
    isStopped = false;
    // Without the cards no name means anything, and the user says whose picture it is.
    const named = await cardNamedBy().catch((): CardNamedBy => () => null);
    await whenRead(pictures.facts);
    for (let [file] = queue; file; [file] = queue) {
      queue = queue.slice(1);
      if (isStopped) {
        leaveOut(file, 'stopped');
        continue;
      }
      try {
        if (await isZip(file.content)) await takeArchive(file, named);
        else await take(file, named);
      } catch {
        leaveOut(file, 'unreadable');
        tellDone();
      }
    }
  }

  function tellDone() {
    count({ done: (progress.peek()?.done ?? 0) + 1 });
  }

  async function takeArchive(archive: BroughtFile, named: CardNamedBy): Promise<void> {
    const zip = await openZip(archive.content);
    const known = progress.peek()?.known ?? 0;
    count({ known: known - 1 + (zip.count ?? 1) });
    for await (const { path, content } of zip.entries) {
      if (isStopped) return leaveOut(archive, 'stopped');
      const name = fileNameIn(path);
      const entry = await content();
      if (zip.count === null) count({ known: (progress.peek()?.known ?? 0) + 1 });
      if (typeof entry === 'string') {
        leaveOut({ name, content: archive.content }, entry);
        tellDone();
      } else if (await isZip(entry)) {
        leaveOut({ name, content: entry }, 'archiveWithin');
        tellDone();
      } else await take({ name, content: entry, folder: folderIn(path) }, named);
    }
    if (zip.leftOut > 0) leaveOut(archive, 'tooMany');
    if (zip.count === 0) leaveOut(archive, 'empty');
    if (zip.count === null) {
      leaveOut(archive, 'brokenOff');
      tellDone();
    }
  }

  async function take(source: BroughtFile, named: CardNamedBy): Promise<void> {
    count({ name: source.name });
    if (foundNoRoom >= FULL) leaveOut(source, 'full');
    else {
      const preparation = await pictures.prepare(source.content);
      if (preparation.kind === 'trouble') leaveOut(source, preparation.trouble);
      else await place(source, preparation.prepared, cardOf(source) ?? named(source.name, source.folder));
    }
    tellDone();
  }

  const cardOf = ({ card }: BroughtFile) => (card === undefined ? null : { card, isCertain: true });

  async function place(
    source: BroughtFile,
    prepared: PreparedPicture,
    match: ReturnType<CardNamedBy>,
  ): Promise<void> {
    const { fingerprint } = prepared;
    const facts = pictures.facts.peek();
    const sameAs = (other: { readonly fingerprint: string; readonly card: string | null }) =>
      fingerprint !== '' &&
      other.fingerprint === fingerprint &&
      (!match || other.card === null || other.card === match.card);
    if ([...(facts?.values() ?? []), ...undecided.peek()].some(sameAs)) return leaveOut(source, 'same');
    if (match?.isCertain && !facts?.has(match.card)) return keep(source, prepared, match.card);
    const { bytes, type } = prepared.thumbnail;
    const thumbnail = new Blob([bytes], { type });
    const found = { id: ++ids, name: source.name, thumbnail, card: match?.card ?? null, source, fingerprint };
    undecided.value = [...undecided.peek(), found];
  }

  async function keep(source: BroughtFile, prepared: PreparedPicture, card: string): Promise<void> {
    const result = await pictures.keep(card, prepared);
    foundNoRoom = result === 'full' ? foundNoRoom + 1 : 0;
    if (result === 'added') added.value += 1;
    else leaveOut(source, result);
  }

  function bring(files: readonly BroughtFile[]): Promise<void> {
    queue = [...queue, ...files];
    if (running) count({ known: (progress.peek()?.known ?? 0) + files.length });
    running ??= run().finally(() => {
      running = null;
      progress.value = null;
      if (queue.length > 0) bring([]);
    });
    return running;
  }

  /** Of what waits only a thumbnail is held: the picture is made once more. */
  async function decide(id: number, card: string | null): Promise<void> {
    const found = undecided.peek().find((one) => one.id === id);
    if (!found) return;
    undecided.value = undecided.peek().filter((one) => one !== found);
    if (card === null) return;
    const preparation = await pictures.prepare(found.source.content);
    if (preparation.kind === 'trouble') leaveOut(found.source, preparation.trouble);
    else await keep(found.source, preparation.prepared, card);
  }

  return {
    progress,
    added,
    undecided,
    leftOut,
    isUnkept: computed(() => progress.value !== null || undecided.value.length > 0),
    bring,
    stop() {
      isStopped = running !== null;
    },
    retry() {
      const again = leftOut.peek().flatMap(({ source }) => source ?? []);
      leftOut.value = leftOut.peek().filter(({ source }) => source === null);
      return again.length > 0 ? bring(again) : Promise.resolve();
    },
    decide,
    suppose(id, card) {
      undecided.value = undecided.peek().map((one) => (one.id === id ? { ...one, card } : one));
    },
    async decideAsSupposed(wanted) {
      for (const id of wanted) {
        const found = undecided.peek().find((one) => one.id === id);
        if (found?.card) await decide(id, found.card);
      }
    },
    forget() {
      added.value = 0;
      leftOut.value = [];
    },
  };
}
