import type { ReadonlySignal } from '@preact/signals';
import { locationHash } from '../../device/browser/location-hash';
import type { TabChannel } from '../../device/browser/tab-channel';
import { withLock } from '../../device/browser/web-lock';
import type { FileOutcome } from '../../device/files/save-file';
import { chooseFileTarget } from '../../device/files/save-stream';
import { randomId } from '../../device/random-id';
import { storageUsage } from '../../device/storage/storage-usage';
import { memoizeAsync } from '../../lib/memoize-async';
import { createBackupService } from '../../session/backup/back-up-and-restore';
import type { Backups } from '../../session/contexts/use-backups';
import type { LiveGame } from '../../session/game/live-game';
import type { Saving } from '../../session/game/saving';
import { createHandover } from '../../session/handover/hand-over';
import type { Settings } from '../../session/preferences/live-settings';
import { pathOf } from '../../session/routing/routes';
import { openCardIndex } from '../../storage/cards/card-index';
import { openCustomCards } from '../../storage/decks/custom-card-store';
import { openDecks } from '../../storage/decks/deck-store';
import type { AppStorage } from '../../storage/open-storage';
import { openPictures } from '../../storage/pictures/picture-store';

export interface BackupPorts {
  readonly settings: Settings;
  readonly liveGame: LiveGame;
  readonly saving: Saving;
  readonly openStorage: () => Promise<AppStorage>;
  readonly saveFile: (file: File) => Promise<FileOutcome>;
  readonly savedFileName: ReadonlySignal<string | null>;
  readonly otherTabs: TabChannel;
  readonly version: string;
}

export function assembleBackup(ports: BackupPorts): Backups {
  const { settings, liveGame, saving, openStorage, saveFile, savedFileName, otherTabs, version } = ports;
  const openStore = memoizeAsync(async () =>
    (await openStorage()).openBackups(
      {
        decks: memoizeAsync(openDecks),
        customCards: memoizeAsync(openCustomCards),
        pictures: memoizeAsync(openPictures),
        cardIndex: memoizeAsync(openCardIndex),
      },
      {
        now: Date.now,
        newSaveId: randomId,
        withLock: (work) => withLock('planar-table-restore', work),
      },
    ),
  );
  function reloadAllTabs() {
    otherTabs.post('restored');
    location.reload();
  }
  const sharedPorts = {
    openStore,
    appVersion: version,
    flushChanges() {
      saving.flushAndReturnUnsaved();
      settings.flush();
    },
    isSaving: saving.isSaving,
    saveFailure: saving.saveFailure,
    currentGameId: () => liveGame.currentGame()?.id ?? null,
  };
  return {
    backup: createBackupService({
      ...sharedPorts,
      now: Date.now,
      savedFileName,
      chooseTarget: (name, type) => chooseFileTarget(name, type, saveFile),
      storageUsage,
      reloadAllTabs,
    }),
    handover: createHandover({
      ...sharedPorts,
      showTableAndReload() {
        locationHash.go(pathOf({ place: 'table', view: 'plane' }), 'replace', null);
        reloadAllTabs();
      },
    }),
  };
}
