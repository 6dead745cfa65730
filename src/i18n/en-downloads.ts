import { bytesIn } from './bytes';
import { count } from './en-counts';

const size = bytesIn('en');
/** Of an estimate no more is said than is known; a number and its unit stay on one line. */
const about = (bytes: number) =>
  size(bytes < 10_000_000 ? bytes : Math.round(bytes / 1e6) * 1e6).replaceAll(' ', '\u00a0');
const pictures = (n: number) => count(n, { one: 'picture', other: 'pictures' });

/** The words of the pictures that are fetched from Scryfall. */
export const enDownloads = {
  downloads: {
    title: 'Pictures from Scryfall',
    ofOne: 'Picture from Scryfall',
    fetch: (n: number, bytes: number) => `Fetch ${pictures(n)}, about ${about(bytes)}`,
    note: 'Nothing is sent before you press the button. Then api.scryfall.com is told the set and number of each card, or its name, and the pictures come from cards.scryfall.io. They stay on this phone and need no network any more.',
    oneThere: 'The card has a picture.',
    allThere: 'Every card here has a picture.',
    notThere: (n: number) => `Cards of your own, which Scryfall does not know: ${n}`,
    replace: (n: number) => `Fetch also those that are there already, and replace them: ${n}`,
    replaceOwn: (n: number) => `Your own pictures among these, which would be lost: ${n}`,
    progress: (done: number, all: number, bytes: number) => `${done} of ${all} · ${size(bytes)}`,
    delayed: (seconds: number) => `Scryfall wants a pause of ${seconds} s; then it goes on.`,
    offline: 'No network. It goes on as soon as there is one.',
    running: 'The pictures are coming. You can play meanwhile.',
    pause: 'Pause',
    goOn: 'Continue',
    cancel: 'Cancel',
    standing: {
      left: 'Paused. What has come is kept.',
      elsewhere: 'Another tab of the app is fetching pictures just now.',
      noAnswer: 'Scryfall gives no answer. What has come is kept.',
      limited: 'Scryfall asks for fewer questions. What has come is kept; continue in some minutes.',
      unexpected: 'Scryfall’s answer was not understood. What has come is kept; continue later.',
      full: 'The phone has no room left. What has come is kept. Make room, then continue.',
      broken: 'The phone does not let the app store anything now. What has come before is kept.',
    },
    ended: (n: number, bytes: number) => `Fetched: ${pictures(n)}, ${size(bytes)}`,
    failed: (n: number) => `Not fetched: ${n}`,
    troubles: {
      notThere: 'Scryfall has no picture of it',
      noAnswer: 'No answer',
      refused: 'Scryfall would not give it out',
      brokenOff: 'It broke off on its way',
    },
    retry: 'Try again',
    forget: 'Put the report away',
    credit:
      'The pictures belong to Wizards of the Coast and the artists; Scryfall gives them free of charge and has nothing to do with this app.',
  },
};
