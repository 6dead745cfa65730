import type { BackupService } from '../backup/back-up-and-restore';
import type { Handover } from '../handover/hand-over';
import type { LazySignal } from '../lib/lazy-signal';
import { createRequiredContext } from './required-context';

/** Backup and handover, loaded together because both use the backup store. */
export interface Backups {
  readonly backup: BackupService;
  /** Hands the game to another phone, and receives one. */
  readonly handover: Handover;
}

export const [BackupsProvider, useBackups] = createRequiredContext<LazySignal<Backups>>();
