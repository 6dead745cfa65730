/** Planar decks that come and go: what reaches the app from a camera, a file, the clipboard or the share sheet, until it is kept. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { CameraListener } from '../device/code-camera';
import type { CodeReader } from '../device/code-reader';
import { printedCard } from '../rules/planar/planar-card';
import type { DeckParcel, ParcelRead } from '../storage/deck-parcel';
import type { BroughtFile } from './brought-file';
import {
  type CodeTrouble,
  codesIn,
  deckOfCodes,
  type GatheredCodes,
  gather,
  isCode,
  missingCodes,
  readCode,
} from './deck-codes';
import { type DeckPictures, readDeckFile } from './deck-file';

export type { CameraTrouble } from '../device/code-camera';
export type { DeckParcel } from '../storage/deck-parcel';

/** A deck that came: packed by this app, or a list of names as people write it. */
export type ReceivedDeck = { readonly key: number } & (
  | { readonly kind: 'parcel'; readonly parcel: DeckParcel; readonly pictures: DeckPictures }
  | { readonly kind: 'list'; readonly text: string; readonly name: string | null }
);

/** 'noCode': a photo without one. 'noDeck': a file or a text that is none. 'lost': what was shared found no room. */
export type PostTrouble = CodeTrouble | 'noCode' | 'noDeck' | 'tooLarge' | 'lost';

export interface DeckPost {
  /** The decks that came and were neither kept nor put away. */
  readonly received: ReadonlySignal<readonly ReceivedDeck[]>;
  /** A deck of several codes that is not complete yet. */
  readonly gathered: ReadonlySignal<GatheredCodes | null>;
  /** Why what came last is no deck, or null. */
  readonly trouble: ReadonlySignal<PostTrouble | null>;
  takeCode(text: string): Promise<void>;
  takeText(text: string): Promise<void>;
  /** Files of decks, lists, and photos of codes. */
  takeFiles(files: readonly Blob[]): Promise<void>;
  /** Takes what was shared with the app from outside and waits. Any page of the web can do that too: nothing of it is kept unasked. */
  takeShared(): Promise<void>;
  /** What was shared and is none of a deck: pictures of cards, or archives of them. */
  readonly pictures: ReadonlySignal<readonly BroughtFile[]>;
  /** Not wanted, or brought in. */
  putPicturesAway(): void;
  /** What was shared could not be stored. */
  reportLost(): void;
  /** Not wanted, or kept. */
  putAway(deck: ReceivedDeck): void;
  /** Begins anew with the codes. */
  forgetCodes(): void;
  /** Looks for codes with the camera until the answer is called. */
  watchForCodes(video: HTMLVideoElement, listener: CameraListener): () => void;
  /** The deck as data for a file. */
  write(parcel: DeckParcel): unknown;
}

export interface DeckPostPorts {
  readonly readParcel: (data: unknown) => ParcelRead;
  readonly readContents: (data: unknown) => DeckParcel | null;
  readonly writeParcel: (parcel: DeckParcel) => unknown;
  readonly codeReader: CodeReader;
  readonly watchForCodes: (
    video: HTMLVideoElement,
    reader: CodeReader,
    listener: CameraListener,
  ) => () => void;
  readonly takeShared: () => Promise<readonly (File | string)[]>;
}

/** Where more pictures are shared at once, they are none of a code. */
const MOST_PHOTOS_OF_CODES = 4;

export function createDeckPost(ports: DeckPostPorts): DeckPost {
  const received = signal<readonly ReceivedDeck[]>([]);
  const gathered = signal<GatheredCodes | null>(null);
  const trouble = signal<PostTrouble | null>(null);
  const pictures = signal<readonly BroughtFile[]>([]);
  let nextKey = 0;

  function receiveParcel(parcel: DeckParcel, pictures: DeckPictures = new Map()) {
    // A deck has each card once (901.3, 901.15a), whatever was written.
    const cards = [...new Set(parcel.cards.map(printedCard))];
    add({ key: nextKey++, kind: 'parcel', parcel: { ...parcel, cards }, pictures });
  }

  function add(deck: ReceivedDeck) {
    received.value = [...received.peek().filter((other) => !isSame(other, deck)), deck];
    trouble.value = null;
  }

  async function takeCode(text: string) {
    const code = readCode(text);
    if (typeof code === 'string') {
      trouble.value = code;
      return;
    }
    const before = gathered.peek();
    const after = gather(before, code);
    trouble.value = null;
    if (after === before) return;
    gathered.value = after;
    if (missingCodes(after).length > 0) return;
    const deck = await deckOfCodes(after, ports.readContents);
    if (gathered.peek() === after) gathered.value = null;
    if (deck === 'damaged') trouble.value = deck;
    else receiveParcel(deck);
  }

  /** Whether it was anything for the deck post: an archive without a deck is not. */
  async function takeContents(file: Blob): Promise<boolean> {
    const read = await readDeckFile(file, ports.readParcel).catch(() => ({ kind: 'noDeck' }) as const);
    switch (read.kind) {
      case 'archive':
        return false;
      case 'deck':
        receiveParcel(read.parcel, read.pictures);
        return true;
      case 'text':
        if (isCode(read.text)) for (const code of codesIn(read.text)) await takeCode(code);
        else add({ key: nextKey++, kind: 'list', text: read.text, name: nameIn(file) });
        return true;
      default:
        trouble.value = read.kind;
        return true;
    }
  }

  /** Whether a code was found in it. */
  async function takePhoto(photo: Blob, isWanted = (_text: string) => true): Promise<boolean> {
    const texts = (await ports.codeReader.readPhoto(photo).catch(() => [])).filter(isWanted);
    for (const text of texts) await takeCode(text);
    return texts.length > 0;
  }

  return {
    received,
    gathered,
    trouble,
    takeCode,
    async takeText(text) {
      await takeContents(new Blob([text]));
    },
    async takeFiles(files) {
      for (const file of files) {
        if (isPicture(file)) {
          if (!(await takePhoto(file))) trouble.value = 'noCode';
        } else if (!(await takeContents(file))) trouble.value = 'noDeck';
      }
    },
    async takeShared() {
      const shared = await ports.takeShared();
      const files = shared.filter((one) => typeof one !== 'string');
      const mayBeCodes = files.filter(isPicture).length <= MOST_PHOTOS_OF_CODES;
      const others: File[] = [];
      for (const file of files) {
        const isTaken = isPicture(file)
          ? mayBeCodes && (await takePhoto(file, isCode))
          : await takeContents(file);
        if (!isTaken) others.push(file);
      }
      // A text beside a file only says again what is in it.
      const texts = files.length > 0 ? [] : shared.filter((one) => typeof one === 'string');
      for (const text of texts) await takeContents(new Blob([text]));
      pictures.value = [...pictures.peek(), ...others.map((file) => ({ name: file.name, content: file }))];
    },
    pictures,
    putPicturesAway() {
      pictures.value = [];
    },
    reportLost() {
      trouble.value = 'lost';
    },
    putAway(deck) {
      received.value = received.peek().filter(({ key }) => key !== deck.key);
    },
    forgetCodes() {
      gathered.value = null;
      trouble.value = null;
    },
    watchForCodes: (video, listener) => ports.watchForCodes(video, ports.codeReader, listener),
    write: ports.writeParcel,
  };
}

const isPicture = ({ type }: Blob) => type.startsWith('image/');

/** The same came twice: shown again to the camera, for example. */
function isSame(one: ReceivedDeck, other: ReceivedDeck): boolean {
  if (one.kind === 'list') return other.kind === 'list' && one.text === other.text;
  return (
    other.kind === 'parcel' &&
    one.parcel.name === other.parcel.name &&
    holdsSame(one.parcel.cards, other.parcel.cards) &&
    JSON.stringify(one.parcel.ownCards) === JSON.stringify(other.parcel.ownCards) &&
    one.pictures.size === other.pictures.size
  );
}

/** Whether two decks hold the same cards; in which order they were put in does not matter. */
export function holdsSame(one: readonly string[], other: readonly string[]): boolean {
  const cards = new Set(one);
  return cards.size === new Set(other).size && other.every((card) => cards.has(card));
}

/** What a file is called, without its endings. */
function nameIn(file: Blob): string | null {
  return file instanceof File ? file.name.replace(/(?:\.[^.]*)+$/, '') || null : null;
}
