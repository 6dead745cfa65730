/** Hands the game on the table over to another phone, and receives games. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { classifyStorageError, type StorageFailure } from '../../lib/storage-failure';
import type { BackupStore } from '../../storage/backup-file/backup-store';
import type { ExaminedGame, GameTransfer } from '../../storage/backup-file/game-transfer';
import type { ParsedBackup } from '../../storage/backup-file/read-backup';
import { type SavingPorts, untilSavingEnds } from '../backup/until-saving-ends';
import type { CodeFailure } from '../lib/code-text';
import { concatBytes, deflate, inflate } from '../lib/deflate';
import {
  createGameCodeReader,
  type GameCodeReader,
  type GameCodes,
  readGameCode,
  writeGameCodes,
} from './game-codes';

/** 'unsaved': the game cannot be stored at the moment. 'changedMeanwhile': another tab has changed it. */
export type HandoverFailure = 'unsaved' | 'changedMeanwhile' | 'tooLong' | StorageFailure;

/** The game on the table, packed for another phone. */
export interface PackedGame extends GameCodes {
  readonly id: string;
  readonly revision: number;
}

/** How many of the required codes have been read. */
interface CodeProgress {
  readonly readCount: number;
  readonly totalCount: number;
}

/** A received game that is neither accepted nor discarded yet. */
export interface ReceivedGame extends ExaminedGame {
  readonly backup: ParsedBackup;
}

export interface Handover {
  /** Packs the game on the table, or resolves to why that is impossible. */
  pack(): Promise<PackedGame | HandoverFailure>;
  /** Marks the game as handed over, then reloads all tabs; resolves to why that failed, or null. */
  markHandedOver(packed: Pick<PackedGame, 'id' | 'revision'>): Promise<HandoverFailure | null>;
  /** Resumes a game that was handed over, then reloads all tabs; resolves to why that failed, or null. */
  takeBack(id: string): Promise<HandoverFailure | null>;

  /** The progress of reading codes; null if none has been read. */
  readonly codeProgress: ReadonlySignal<CodeProgress | null>;
  readonly receivedGame: ReadonlySignal<ReceivedGame | null>;
  /** Reads a code; resolves to why it cannot be used, or null. */
  receiveCode(text: string): Promise<CodeFailure | null>;
  /** Discards the codes read so far and the received game. */
  discardReceived(): void;
  /** Puts the received game on the table, then reloads all tabs; resolves to why that failed, or null. */
  accept(): Promise<HandoverFailure | null>;
}

export interface HandoverPorts extends SavingPorts {
  readonly openStore: () => Promise<Pick<BackupStore, 'read' | 'transfer'>>;
  readonly appVersion: string;
  /** The id of the game on the table, or null. */
  readonly currentGameId: () => string | null;
  /** Reloads this tab, which then shows the table, and all others. */
  readonly showTableAndReload: () => void;
}

/** Maximum bytes of an unpacked game, far more than any game has. */
const MAX_UNPACKED_SIZE = 60_000_000;

interface Inbox {
  readonly ports: HandoverPorts;
  readonly codeProgress: Signal<CodeProgress | null>;
  readonly receivedGame: Signal<ReceivedGame | null>;
  reader: GameCodeReader | null;
}

export function createHandover(ports: HandoverPorts): Handover {
  const inbox: Inbox = {
    ports,
    codeProgress: signal<CodeProgress | null>(null),
    receivedGame: signal<ReceivedGame | null>(null),
    reader: null,
  };

  /** Changes the store and reloads; resolves to why that failed, or null. */
  async function changeStore(
    work: (transfer: GameTransfer) => Promise<boolean>,
  ): Promise<HandoverFailure | null> {
    try {
      await untilSavingEnds(ports);
      if (!(await work((await ports.openStore()).transfer))) return 'changedMeanwhile';
      ports.showTableAndReload();
      return null;
    } catch (error) {
      return classifyStorageError(error);
    }
  }

  return {
    pack: () => pack(ports).catch(classifyStorageError),
    markHandedOver: ({ id, revision }) => changeStore((transfer) => transfer.markHandedOver(id, revision)),
    takeBack: (id) => changeStore((transfer) => transfer.markTakenBack(id)),
    codeProgress: inbox.codeProgress,
    receivedGame: inbox.receivedGame,
    receiveCode: (text) => receiveCode(inbox, text),
    discardReceived: () => discard(inbox),
    accept: () =>
      changeStore(async (transfer) => {
        const { receivedGame } = inbox;
        const game = receivedGame.peek();
        return game !== null && (await transfer.receiveGame(game.backup)).kind === 'restored';
      }),
  };
}

async function pack(ports: HandoverPorts): Promise<PackedGame | HandoverFailure> {
  await untilSavingEnds(ports);
  const id = ports.currentGameId();
  if (id === null || ports.saveFailure.peek() !== null) return 'unsaved';
  const { transfer } = await ports.openStore();
  const writtenGame = await transfer.writeGame(id, ports.appVersion);
  if (!writtenGame) return 'unsaved';
  const parts: Uint8Array[] = [];
  for await (const part of writtenGame.parts) parts.push(part);
  const codes = writeGameCodes(await deflate(concatBytes(parts)));
  return codes ? { ...codes, id, revision: writtenGame.revision } : 'tooLong';
}

async function receiveCode(inbox: Inbox, text: string): Promise<CodeFailure | null> {
  const code = readGameCode(text);
  if (typeof code === 'string') return code;
  const reader = inbox.reader?.isSameMessage(code) ? inbox.reader : createGameCodeReader(code);
  if (reader !== inbox.reader) {
    discard(inbox);
    inbox.reader = reader;
  }
  if (reader.gatheredCount() === reader.count) return null;
  reader.add(code);
  inbox.codeProgress.value = { readCount: reader.gatheredCount(), totalCount: reader.count };
  const message = reader.message();
  if (message === null) return null;
  const receivedGame = message === 'damaged' ? null : await unpack(inbox.ports, message).catch(() => null);
  if (inbox.reader !== reader) return null;
  inbox.codeProgress.value = null;
  inbox.receivedGame.value = receivedGame;
  if (receivedGame) return null;
  inbox.reader = null;
  return 'damaged';
}

function discard(inbox: Inbox): void {
  inbox.reader = null;
  inbox.codeProgress.value = null;
  inbox.receivedGame.value = null;
}

/** Unpacks a message; returns null if it does not contain exactly one readable game. */
async function unpack(ports: HandoverPorts, message: Uint8Array<ArrayBuffer>): Promise<ReceivedGame | null> {
  const file = await inflate(new Blob([message]), MAX_UNPACKED_SIZE);
  if (!file) return null;
  const { read, transfer } = await ports.openStore();
  const backup = await read(file, () => {});
  const examinedGame = backup && (await transfer.examineGame(backup));
  return examinedGame && { ...examinedGame, backup };
}
