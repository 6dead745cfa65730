import { count } from './counts';

const moves = (n: number) => count(n, { one: 'step', other: 'steps' });

/** The words of a game that goes on on another device. */
export const enHandover = {
  handover: {
    title: 'Hand over to another device',
    menuNote: 'Continue this game there, no network needed',
    howTo:
      'On the other device, open Planar Table and choose New game → Receive a game from another device → Scan a QR code. Then point its camera at this screen.',
    preparing: 'Getting the game ready…',
    code: 'Game QR code',
    show: 'Show QR codes',
    /** How much has been shown, in percent. */
    shown: (percent: number) => `Shown so far: ${percent}%`,
    shownOnce: 'Everything has been shown once. Keep going until the other device has the game.',
    saveFile: 'Save as file',
    notShared: 'Sharing failed. Save the game as a file instead.',
    done: 'The other device has it',
    doneNote: 'The game then continues only there. You can take it back.',

    awayTitle: 'This game continues on another device',
    awaySince: (time: string) => `Handed over on ${time}`,
    takeBack: 'Take it back',
    takeBackNote:
      'Take it back only if the other device doesn’t have it. If both devices play on, you’ll have two separate games.',
    takeBackAsk: 'Continue this game here?',

    gathered: (percent: number) => `Received: ${percent}%`,
    discardReceived: 'Discard what was received',
    arrived: 'Game received',
    turn: (turn: number, steps: number) => `Turn ${turn} · ${moves(steps)}`,
    relations: {
      new: 'It’s new on this device.',
      same: 'This device already has this game, at the same point.',
      localIsNewer: 'This device already has this game, further along. It stays as it is.',
      fileIsNewer: 'This device has this game at an earlier point. The received game replaces it.',
      forked: 'This game continued differently on this device. Both versions are kept.',
    },
    kept: 'The current game on this device is kept under Earlier games.',
    accept: 'Continue here',
    failures: {
      unsaved: 'The game can’t be saved on this device right now, so it can’t be handed over.',
      changedMeanwhile: 'The game changed in another tab. Try again.',
      tooLong: 'This game is too long for QR codes. Make a backup in Settings instead.',
      full: 'There isn’t enough space on this device. Nothing was changed.',
      broken: 'That didn’t work. Nothing was changed. Try again.',
    },
  },
};
