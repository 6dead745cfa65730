import { count } from './counts';

const moves = (n: number) => count(n, { one: 'step', other: 'steps' });

/** The words of a game that goes on on another phone. */
export const enHandover = {
  handover: {
    title: 'Hand over to another phone',
    menuNote: 'The game continues there, without a network',
    howTo:
      'On the other phone: open Planar Table, New game → Continue a game from another phone → Scan a code. Hold its camera over this screen.',
    preparing: 'Getting the game ready…',
    code: 'Code of the game',
    show: 'Show codes',
    pause: 'Pause',
    /** How much has been shown, in percent. */
    shown: (percent: number) => `Shown so far: ${percent}%`,
    shownOnce: 'Everything was shown once. Keep going until the other phone has the game.',
    share: 'Share…',
    saveFile: 'Save as file',
    notShared: 'Sharing failed. Save the game as a file instead.',
    done: 'The other phone has it',
    doneNote: 'This phone then leaves the game to the other one. You can take it back.',

    awayTitle: 'This game continues on another phone',
    awaySince: (time: string) => `Handed over on ${time}`,
    takeBack: 'Take it back',
    takeBackNote:
      'Take it back only if the other phone doesn’t have it. If both go on, they become two games.',
    takeBackAsk: 'Go on with this game here?',

    gathered: (percent: number) => `Received: ${percent}%`,
    forget: 'Discard what was received',
    arrived: 'Game received',
    turn: (turn: number, steps: number) => `Turn ${turn} · ${moves(steps)}`,
    relations: {
      new: 'It’s new on this phone.',
      same: 'This phone already has this game, at the same point.',
      hereWentOn: 'This phone already has this game, and it went on further here. It stays as it is here.',
      fileWentOn: 'This phone has an earlier state of this game, which it replaces.',
      forked: 'This game went on differently on this phone. Both versions are kept.',
    },
    kept: 'The game on this phone’s table is kept among the earlier games.',
    accept: 'Continue here',
    discard: 'Discard',
    troubles: {
      unsaved: 'The game can’t be saved on this phone right now, so it can’t be handed over.',
      changed: 'The game was changed in another tab meanwhile. Try again.',
      tooLong: 'This game is too long for codes. Make a backup in Settings instead.',
      full: 'There isn’t enough space on this phone. Nothing was changed.',
      broken: 'That didn’t work. Nothing was changed.',
    },
  },
};
