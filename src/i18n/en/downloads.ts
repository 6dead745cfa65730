import { createByteFormatter } from '../bytes';
import { pictures } from './picture-counts';

const size = createByteFormatter('en');
/** Rounds an estimate to what is known; number and unit stay on one line. */
const about = (bytes: number) => size(bytes < 10_000_000 ? bytes : Math.round(bytes / 1e6) * 1e6);

/** The words of the pictures that are fetched from Scryfall. */
export const enDownloads = {
  downloads: {
    title: 'Pictures from Scryfall',
    ofOne: 'Picture from Scryfall',
    fetch: (n: number, bytes: number) => `Download ${pictures(n)}, about ${about(bytes)}`,
    note: 'Nothing is sent until you tap the button. Then the set and number of each card, or its name, go to api.scryfall.com, and the pictures come from cards.scryfall.io. They stay on this device and work offline.',
    oneStored: 'This card already has a picture.',
    allStored: 'Every card here already has a picture.',
    unavailable: (n: number) => `Custom cards, unknown to Scryfall: ${n}`,
    replace: (n: number) => `Replace existing pictures, too: ${n}`,
    replaceOwn: (n: number) => `Including your own pictures, which will be lost: ${n}`,
    progress: (done: number, total: number, bytes: number) => `${done} of ${total} · ${size(bytes)}`,
    delayed: (seconds: number) => `Scryfall asked us to wait ${seconds} s. The download will resume.`,
    offline: 'No connection. The download resumes when you’re online.',
    running: 'Downloading pictures. You can keep playing.',
    pause: 'Pause',
    resume: 'Resume',
    cancel: 'Cancel',
    stopReasons: {
      pausedOrClosed: 'Paused. Downloaded pictures are kept.',
      inAnotherTab: 'The app is already downloading pictures in another tab.',
      noAnswer: 'Scryfall isn’t responding. Downloaded pictures are kept. Try again later.',
      limited: 'Too many requests to Scryfall. Downloaded pictures are kept. Resume in a few minutes.',
      unexpected: 'Scryfall sent an unexpected response. Downloaded pictures are kept. Resume later.',
      full: 'This device is out of storage space. Downloaded pictures are kept. Free up some space, then resume.',
      broken: 'Pictures can’t be saved on this device right now. Pictures downloaded earlier are kept.',
    },
    ended: (n: number, bytes: number) => `Downloaded: ${pictures(n)}, ${size(bytes)}`,
    failed: (n: number) => `Failed: ${n}`,
    failures: {
      notThere: 'Scryfall has no picture of this card',
      noAnswer: 'No response',
      refused: 'Scryfall refused the request',
      brokenOff: 'The download was interrupted',
    },
    credit:
      'Pictures belong to Wizards of the Coast and their artists. Scryfall provides them free of charge and isn’t affiliated with this app.',
  },
};
