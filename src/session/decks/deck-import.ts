/**
 * Receives planar decks from the camera, files, the clipboard and the share sheet, and keeps them until they are saved.
 */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { CameraListener } from '../../device/camera/qr-code-camera';
import type { QrCodeReader } from '../../device/camera/qr-code-reader';
import { cardIdOfCopy } from '../../rules/planar/planar-card';
import type { DeckExport, ReadDeckResult } from '../../storage/decks/deck-export';
import { findGameCodes, isGameCode } from '../handover/game-codes';
import type { CodeFailure } from '../lib/code-text';
import type { FileToImport } from '../pictures/file-to-import';
import { deckNameOfFile } from './deck-name-of-file';
import {
  addCode,
  decodeDeck,
  findDeckCodes,
  type GatheredCodes,
  isDeckCode,
  missingCodeNumbers,
  readDeckCode,
} from './sharing/deck-codes';
import { type DeckPictures, readDeckFile } from './sharing/deck-file';

export type { CameraFailure } from '../../device/camera/qr-code-camera';
export type { DeckExport } from '../../storage/decks/deck-export';

/** Exported by this app, or a list of names. */
export type ReceivedDeck = { readonly key: number } & (
  | { readonly kind: 'exported'; readonly deckExport: DeckExport; readonly pictures: DeckPictures }
  | { readonly kind: 'list'; readonly text: string; readonly name: string | null }
);

/**
 * 'noCode': a photo without a code. 'noDeck': a file or text without a deck. 'sharedFilesLost': shared files could not
 * be stored.
 */
export type DeckImportFailure = CodeFailure | 'noCode' | 'noDeck' | 'tooLarge' | 'sharedFilesLost';

export interface DeckImport {
  /** Received decks that are neither saved nor discarded yet. */
  readonly receivedDecks: ReadonlySignal<readonly ReceivedDeck[]>;
  /** A deck split over several codes that is still incomplete. */
  readonly gatheredCodes: ReadonlySignal<GatheredCodes | null>;
  /** Why the latest input cannot be used as a deck, or null. */
  readonly failure: ReadonlySignal<DeckImportFailure | null>;
  receiveCode(text: string): Promise<void>;
  receiveText(text: string): Promise<void>;
  /** Reads files with decks or lists, and photos of codes. */
  receiveFiles(files: readonly Blob[]): Promise<void>;
  /** Reads files shared with the app; nothing is saved without consent, because any web page can share files. */
  receiveSharedFiles(): Promise<void>;
  /** Shared pictures, or archives of pictures, that belong to no deck. */
  readonly sharedPicturesAndArchives: ReadonlySignal<readonly FileToImport[]>;
  /** Discards the shared pictures, before or after their import. */
  dismissSharedFiles(): void;
  /** Reports that shared files could not be stored. */
  reportLostFiles(): void;
  /** Removes a deck that was saved or is not wanted. */
  dismiss(deck: ReceivedDeck): void;
  /** Discards the codes read so far. */
  discardCodes(): void;
  /** Scans for codes with the camera until the returned function is called. */
  scanForCodes(video: HTMLVideoElement, listener: CameraListener): () => void;
  /** Returns the deck as data for a file. */
  deckFileData(exported: DeckExport): unknown;
}

export interface DeckImportPorts {
  readonly readVersionedDeck: (data: unknown) => ReadDeckResult;
  readonly readUnversionedDeck: (data: unknown) => DeckExport | null;
  readonly deckFileData: (exported: DeckExport) => unknown;
  readonly codeReader: QrCodeReader;
  readonly scanForCodes: (
    video: HTMLVideoElement,
    reader: QrCodeReader,
    listener: CameraListener,
  ) => () => void;
  readonly takeSharedFiles: () => Promise<readonly (File | string)[]>;
  /** Handles the code of a game; resolves to why it cannot be used, or null. */
  readonly receiveGameCode: (text: string) => Promise<CodeFailure | null>;
}

/** If more pictures than this are shared, they are not searched for codes. */
const MAX_PHOTOS_OF_CODES = 4;

interface Inbox {
  readonly ports: DeckImportPorts;
  readonly receivedDecks: Signal<readonly ReceivedDeck[]>;
  readonly gatheredCodes: Signal<GatheredCodes | null>;
  readonly failure: Signal<DeckImportFailure | null>;
  nextKey: number;
}

export function createDeckImport(ports: DeckImportPorts): DeckImport {
  const inbox: Inbox = {
    ports,
    receivedDecks: signal<readonly ReceivedDeck[]>([]),
    gatheredCodes: signal<GatheredCodes | null>(null),
    failure: signal<DeckImportFailure | null>(null),
    nextKey: 0,
  };
  const { receivedDecks, gatheredCodes, failure } = inbox;
  const sharedPicturesAndArchives = signal<readonly FileToImport[]>([]);
  return {
    receivedDecks,
    gatheredCodes,
    failure,
    sharedPicturesAndArchives,
    receiveCode(text) {
      failure.value = null;
      return receiveCode(inbox, text);
    },
    async receiveText(text) {
      failure.value = null;
      await receiveContents(inbox, new Blob([text]));
    },
    async receiveFiles(files) {
      failure.value = null;
      for (const file of files) {
        if (isPicture(file)) {
          if (!(await receivePhoto(inbox, file))) failure.value = 'noCode';
        } else if (!(await receiveContents(inbox, file))) failure.value = 'noDeck';
      }
    },
    async receiveSharedFiles() {
      const picturesAndArchives = await receiveAllShared(inbox, await ports.takeSharedFiles());
      sharedPicturesAndArchives.value = [
        ...sharedPicturesAndArchives.peek(),
        ...picturesAndArchives.map((file) => ({ name: file.name, content: file })),
      ];
    },
    dismissSharedFiles() {
      sharedPicturesAndArchives.value = [];
    },
    reportLostFiles() {
      failure.value = 'sharedFilesLost';
    },
    dismiss(deck) {
      receivedDecks.value = receivedDecks.peek().filter(({ key }) => key !== deck.key);
    },
    discardCodes() {
      gatheredCodes.value = null;
      failure.value = null;
    },
    scanForCodes: (video, listener) => ports.scanForCodes(video, ports.codeReader, listener),
    deckFileData: ports.deckFileData,
  };
}

function addReceived({ receivedDecks }: Inbox, deck: ReceivedDeck) {
  receivedDecks.value = [...receivedDecks.peek().filter((other) => !isSameReceivedDeck(other, deck)), deck];
}

function addExported(inbox: Inbox, deckExport: DeckExport, pictures: DeckPictures = new Map()) {
  // A deck contains each card only once (901.3, 901.15a), whatever the source says.
  const cards = [...new Set(deckExport.cards.map(cardIdOfCopy))];
  addReceived(inbox, {
    key: inbox.nextKey++,
    kind: 'exported',
    deckExport: { ...deckExport, cards },
    pictures,
  });
}

async function receiveCode(inbox: Inbox, text: string) {
  const { gatheredCodes, failure } = inbox;
  if (isGameCode(text)) {
    failure.value = (await inbox.ports.receiveGameCode(text)) ?? failure.peek();
    return;
  }
  const code = readDeckCode(text);
  if (typeof code === 'string') {
    failure.value = code;
    return;
  }
  const gatheredBefore = gatheredCodes.peek();
  const gatheredNow = addCode(gatheredBefore, code);
  if (gatheredNow === gatheredBefore) return;
  gatheredCodes.value = gatheredNow;
  if (missingCodeNumbers(gatheredNow).length > 0) return;
  const deck = await decodeDeck(gatheredNow, inbox.ports.readUnversionedDeck);
  if (gatheredCodes.peek() === gatheredNow) gatheredCodes.value = null;
  if (deck === 'damaged') failure.value = deck;
  else addExported(inbox, deck);
}

/** Returns whether the file was handled. Only an archive without a deck is not: it may contain pictures. */
async function receiveContents(inbox: Inbox, file: Blob): Promise<boolean> {
  const { readVersionedDeck } = inbox.ports;
  const contents = await readDeckFile(file, readVersionedDeck).catch(() => ({ kind: 'noDeck' }) as const);
  switch (contents.kind) {
    case 'otherArchive':
      return false;
    case 'deck':
      addExported(inbox, contents.deckExport, contents.pictures);
      return true;
    case 'text':
      if (isCode(contents.text)) for (const code of codesIn(contents.text)) await receiveCode(inbox, code);
      else
        addReceived(inbox, {
          key: inbox.nextKey++,
          kind: 'list',
          text: contents.text,
          name: file instanceof File ? deckNameOfFile(file.name) || null : null,
        });
      return true;
    case 'newer':
    case 'noDeck':
    case 'tooLarge':
      inbox.failure.value = contents.kind;
      return true;
  }
}

/** Returns whether the photo contains a code. */
async function receivePhoto(inbox: Inbox, photo: Blob, isWanted = (_text: string) => true): Promise<boolean> {
  const texts = (await inbox.ports.codeReader.readPhoto(photo).catch(() => [])).filter(isWanted);
  for (const text of texts) await receiveCode(inbox, text);
  return texts.length > 0;
}

/** Receives the decks among the shared files and texts; returns the pictures and archives without one. */
async function receiveAllShared(inbox: Inbox, shared: readonly (File | string)[]): Promise<readonly File[]> {
  const files = shared.filter((item) => typeof item !== 'string');
  const shouldLookForCodes = files.filter(isPicture).length <= MAX_PHOTOS_OF_CODES;
  const unhandledFiles: File[] = [];
  for (const file of files) {
    const isHandled = isPicture(file)
      ? shouldLookForCodes && (await receivePhoto(inbox, file, isCode))
      : await receiveContents(inbox, file);
    if (!isHandled) unhandledFiles.push(file);
  }
  // Text shared along with files only repeats what they contain.
  const texts = files.length > 0 ? [] : shared.filter((item) => typeof item === 'string');
  for (const text of texts) await receiveContents(inbox, new Blob([text]));
  return unhandledFiles;
}

const isCode = (text: string) => isDeckCode(text) || isGameCode(text);
const codesIn = (text: string) => (isGameCode(text) ? findGameCodes(text) : findDeckCodes(text));
const isPicture = ({ type }: Blob) => type.startsWith('image/');

/** Returns whether the same deck was received twice, for example scanned again. */
function isSameReceivedDeck(first: ReceivedDeck, second: ReceivedDeck): boolean {
  if (first.kind === 'list') return second.kind === 'list' && first.text === second.text;
  return (
    second.kind === 'exported' &&
    first.deckExport.name === second.deckExport.name &&
    haveSameCards(first.deckExport.cards, second.deckExport.cards) &&
    JSON.stringify(first.deckExport.customCards) === JSON.stringify(second.deckExport.customCards) &&
    first.pictures.size === second.pictures.size
  );
}

/** Returns whether two decks contain the same cards in any order. */
export function haveSameCards(firstIds: readonly string[], secondIds: readonly string[]): boolean {
  const firstSet = new Set(firstIds);
  return firstSet.size === new Set(secondIds).size && secondIds.every((card) => firstSet.has(card));
}
