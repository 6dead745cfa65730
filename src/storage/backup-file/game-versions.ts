/** Determines how a game in a backup relates to the game with the same id on this phone. */

import { crc32 } from '../../lib/crc-32';
import type { HandoverRecord, StepKey } from '../game/game-rows';
import { encodeText } from './backup-format';

/** A stored game: its row, its steps, and the ids of its saves by revision. */
export interface GameRows {
  readonly row: GameRow;
  readonly steps: readonly StepKey[];
  readonly saves: readonly (readonly [revision: number, saveId: unknown])[];
}

/** The fields of a stored game that merging reads. */
export interface GameRow {
  readonly id: string;
  readonly revision: number;
  readonly touchedAt: number;
  readonly done: number;
  readonly length: number;
  readonly table: unknown;
  readonly handedOver?: HandoverRecord | undefined;
}

/**
 * `localIsNewer` and `fileIsNewer`: that version continues the other one; `forked`: each has something that the other
 * lacks.
 */
export type Relation = 'same' | 'localIsNewer' | 'fileIsNewer' | 'forked';

/**
 * Compares two versions of a game. Every save has a random id, so a version that contains the other's last id
 * continues it, even if steps were undone since. Without ids, the steps are compared. A game that was handed over to
 * another phone is compared as it was at that time.
 */
export function compareVersions(local: GameRows, file: GameRows): Relation {
  return relateSaves(asOfHandover(local), asOfHandover(file));
}

function asOfHandover(game: GameRows): GameRows {
  const { handedOver } = game.row;
  return handedOver ? { ...game, row: { ...game.row, revision: handedOver.revision } } : game;
}

function relateSaves(local: GameRows, file: GameRows): Relation {
  const localHasFile = containsLastSaveOf(local, file);
  const fileHasLocal = containsLastSaveOf(file, local);
  if (localHasFile && fileHasLocal) return 'same';
  if (localHasFile) return 'localIsNewer';
  if (fileHasLocal) return 'fileIsNewer';
  return relateSteps(local, file);
}

function containsLastSaveOf(version: GameRows, { row: { revision }, saves }: GameRows): boolean {
  const saveIdOf = (saveEntries: GameRows['saves']) =>
    saveEntries.find(([number]) => number === revision)?.[1];
  const saveId = saveIdOf(saves);
  return typeof saveId === 'string' && version.row.revision >= revision && saveIdOf(version.saves) === saveId;
}

function relateSteps(local: GameRows, file: GameRows): Relation {
  const localSteps = stepsByIndex(local);
  const fileSteps = stepsByIndex(file);
  const sharedLength = Math.min(local.row.length, file.row.length);
  for (let index = 0; index < sharedLength; index++) {
    const step = localSteps.get(index);
    if (step === undefined || step !== fileSteps.get(index)) return 'forked';
  }
  if (local.row.length > sharedLength) return 'localIsNewer';
  if (file.row.length > sharedLength) return 'fileIsNewer';
  const isSameTable = JSON.stringify(local.row.table) === JSON.stringify(file.row.table);
  if (local.row.done === file.row.done) return isSameTable ? 'same' : 'forked';
  return file.row.touchedAt > local.row.touchedAt ? 'fileIsNewer' : 'localIsNewer';
}

function stepsByIndex({ steps }: GameRows): ReadonlyMap<number, string> {
  return new Map(steps.map(({ game, index, ...step }) => [index, JSON.stringify(step)]));
}

/** Returns the id for a forked game, which is the same whenever this version of it is restored. */
export function forkIdOf({ row, saves }: GameRows): string {
  const saveId = saves.find(([number]) => number === row.revision)?.[1];
  const text = typeof saveId === 'string' ? saveId : JSON.stringify(row);
  return `${row.id.slice(0, 80)}~${crc32(encodeText(text)).toString(16).padStart(8, '0')}`;
}

/** Returns the game under a new id, marked as a copy. */
export function asFork({ row, steps, saves }: GameRows): GameRows {
  const id = forkIdOf({ row, steps, saves });
  return {
    row: { ...row, id, isCopy: true } as GameRow,
    steps: steps.map((step) => ({ ...step, game: id })),
    saves,
  };
}

/**
 * Gives a version of a game a revision after the one it replaces, so that a tab that still shows the replaced version
 * is overtaken.
 */
export function asNextRevision(game: GameRows, replacedRevision: number, newSaveId: () => string): GameRows {
  const { row, steps, saves } = game;
  if (row.revision > replacedRevision) return game;
  const blockedRevisions = Array.from(
    { length: replacedRevision - row.revision },
    (_, index) => row.revision + 1 + index,
  );
  return {
    row: { ...row, revision: replacedRevision + 1 },
    steps,
    saves: [
      ...saves.filter(([revision]) => revision <= row.revision),
      // These revisions belong to the replaced version, whose ids must not look like this one's.
      ...blockedRevisions.map((revision) => [revision, 0] as const),
      [replacedRevision + 1, newSaveId()] as const,
    ],
  };
}
