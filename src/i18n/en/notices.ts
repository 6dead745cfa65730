import { createByteFormatter } from '../bytes';
import { pictures } from './picture-counts';

const size = createByteFormatter('en');

/** The notices above every place. */
export const enNotices = {
  notices: {
    unsavedFull: 'This device is out of storage space. Free up some space so that the game can be saved.',
    unsavedBroken: 'The game can’t be saved on this device right now. Keep the app open to continue it.',
    makeRoom: 'Delete pictures',
    makeRoomHow: (n: number, bytes: number) =>
      `Delete ${pictures(n)} (${size(bytes)}) to make room for games? Downloaded ones go first, then the oldest of your own.`,
    erasePictures: (n: number) => `Delete ${pictures(n)}`,
    update: 'An update is ready. Your game is kept.',
    takeUpdate: 'Update now',
    later: 'Later',
    laterVersion:
      'Your games were saved by a newer version of the app. They’re kept. Reload to update; what you do until then is saved after the update.',
    upgradeBlocked: 'Another tab is holding up the update of your saved games. Close the app’s other tabs.',
    damaged: (n: number) =>
      `This version can’t read some of the saved data${n === 1 ? '' : ` (${n} items)`}. It’s kept, and the app will try again after each update.`,
    damagedSave: 'Save to file',
    damagedDiscard: 'Discard',
    loadFailed: 'Part of the app failed to load.',
    failed: 'Part of the app isn’t working.',
    gameSaved: 'Your game is saved.',
    reload: 'Reload',
  },
};
