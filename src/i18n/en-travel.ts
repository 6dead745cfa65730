import { bytesIn } from './bytes';
import { count } from './en-counts';

const size = bytesIn('en');
const pictures = (n: number) => count(n, { one: 'picture', other: 'pictures' });

const codes = (n: number) => count(n, { one: 'code', other: 'codes' });

/** The words of planar decks that come and go. */
export const enTravel = {
  travel: {
    receive: 'Receive a deck',
    receiveLead:
      'From another phone’s screen, from a photo, a file or a message. It needs no network, and nothing is kept before you say so.',
    fromOthers: 'From another phone, a file or a message',

    camera: {
      title: 'Camera',
      begin: 'Read a code with the camera',
      end: 'Switch the camera off',
      starting: 'The camera is starting…',
      seeing: 'Hold the other phone’s code into the picture.',
      view: 'What the camera sees',
      ended: {
        impossible: 'This browser lends the app no camera. Choose a photo of the code instead.',
        none: 'No camera was found. Choose a photo of the code instead.',
        refused:
          'The camera was refused. Allow it for this app in the browser’s settings, or choose a photo of the code.',
        busy: 'The camera cannot be had now: perhaps another app uses it.',
        hidden: 'The camera is off, because the app was out of sight.',
        unread: 'This browser cannot read codes from a camera. Choose a photo of the code instead.',
      },
    },
    howToShow: 'On the other phone: Decks → My decks → the deck → Give it to others → Show as a code.',
    photo: 'Choose a photo of the code',
    file: 'Open a file',
    pasteField: 'Or paste what was sent to you',
    pasteHint: 'A list of names, one a line, or the text of a code',
    readPasted: 'Read the text',

    gathered: (read: number, all: number) => `Read: ${read} of ${codes(all)}`,
    missing: (numbers: string) => `Still to come: ${numbers}`,
    forgetCodes: 'Forget these codes',

    troubles: {
      foreign: 'This is not a code of Planar Table.',
      newer: 'This deck comes from a newer version of the app. Update the app on this phone.',
      damaged: 'This did not come as it was sent. Try again.',
      noCode:
        'No code was found in the photo. Take it straight from the front and so that the code fills it.',
      noDeck: 'No deck was found in it.',
      tooLarge: 'This is too large to be a deck.',
      lost: 'What was shared with the app could not be stored: the phone has no room left or forbids it.',
    },

    arrived: 'A deck has come',
    fileName: 'Received deck',
    cardsInside: 'Cards in it',
    alreadyThere: 'You have this deck already: the same name and the same cards.',
    openIt: 'Look at it',
    ownCards: (n: number) => `With the text of the sender’s own cards: ${n}`,
    renamed: (name: string) =>
      `${name}: becomes a new card, since your own version of it says something else`,
    pictures: (n: number, bytes: number) => `With ${pictures(n)}, ${size(bytes)}`,
    picturesCame: (n: number, bytes: number) => `Files with pictures: ${n}, ${size(bytes)}`,
    picturesNote: 'They become pictures of the cards that they are named after; of the rest you are asked.',
    bringPictures: 'Add the pictures',
    sameName: 'You have another deck of this name. It stays.',
    keep: 'Keep this deck',
    keepAgain: 'Keep it once more',
    putAway: 'Not wanted',
    kept: (name: string) => `Kept: ${name}`,

    send: 'Give it to others',
    showCode: 'Show as a code',
    code: (name: string, index: number, all: number) =>
      all === 1 ? `Code of the deck ${name}` : `Code ${index} of ${all} of the deck ${name}`,
    codeOf: (index: number, all: number) => `${index} of ${all}`,
    codeNote: 'On the other phone: Decks → My decks → From another phone → Read a code with the camera.',
    severalNote: (n: number) => `The deck takes ${codes(n)}. They may be read in any order.`,
    previous: 'Previous code',
    next: 'Next code',
    play: 'Change by itself',
    pause: 'Stop changing',
    tooManyCodes: 'This deck is too large for codes. Send it as a file.',
    share: 'Share…',
    notShared: 'The phone could not share it. Copy it as text or save it as a file.',
    saveDeck: 'Save as a deck file',
    saveWithPictures: (n: number, bytes: number) => `Deck file with ${pictures(n)}, ${size(bytes)}`,
    notSaved: 'The file could not be made: the phone has no room for it.',
    ownCardsNote: 'The text of your own cards goes along in codes and deck files, not in a list of names.',
  },
};
