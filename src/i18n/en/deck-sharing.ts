import { createByteFormatter } from '../bytes';
import { count } from './counts';
import { pictures } from './picture-counts';

const size = createByteFormatter('en');

const codes = (n: number) => count(n, { one: 'code', other: 'codes' });

/** The words of planar decks that come and go. */
export const enDeckSharing = {
  deckSharing: {
    receive: 'Receive a deck or game',
    receiveLead:
      'From another device’s screen, a photo, a file, or a message. It works offline, and nothing is saved until you choose to.',
    fromOthers: 'From another device, a file, or a message',

    camera: {
      title: 'Camera',
      begin: 'Scan a QR code',
      end: 'Turn off camera',
      starting: 'Starting camera…',
      scanning: 'Point the camera at the code.',
      view: 'Camera view',
      ended: {
        unsupported: 'This browser doesn’t allow camera access. Choose a photo of the code instead.',
        noCamera: 'No camera found. Choose a photo of the code instead.',
        refused:
          'Camera access is blocked. Allow it in the browser’s settings, or choose a photo of the code.',
        busy: 'The camera isn’t available. Close other apps that use it, then try again.',
        hidden: 'The camera was turned off because you left the app.',
        cannotScan: 'This browser can’t scan codes. Choose a photo of the code instead.',
      },
    },
    howToShow:
      'On the other device: Decks → the deck → Actions → Share deck → Show QR code. For a game: Menu → This game → Hand over to another device.',
    photo: 'Choose a photo',
    file: 'Open file',
    pasteField: 'Or paste what you were sent',
    pasteHint: 'One card name per line, or the text of a QR code',
    readPasted: 'Read text',

    gathered: (scannedCount: number, codeCount: number) => `Scanned: ${scannedCount} of ${codes(codeCount)}`,
    missing: (numbers: string) => `Still missing: ${numbers}`,
    discardCodes: 'Discard these codes',

    failures: {
      foreign: 'This isn’t a Planar Table QR code.',
      newer: 'This comes from a newer version of the app. Update the app on this device, then try again.',
      damaged: 'The data was damaged. Try again.',
      noCode:
        'No QR code found in the photo. Point the camera straight at the code so that it fills the frame.',
      noDeck: 'No deck or game found. Check that you were sent one.',
      tooLarge: 'This is too large to be a deck or a game.',
      sharedFilesLost:
        'What you shared with the app couldn’t be saved. Free up some space on this device, then try again.',
    },

    arrived: 'Deck received',
    noCardsInList: 'No planes or phenomena were found in this text.',
    fileName: 'Received deck',
    cardsInside: 'Cards in this deck',
    alreadyThere: 'You already have this deck, with the same name and cards.',
    openIt: 'View deck',
    customCards: (n: number) => `Includes the sender’s custom cards: ${n}`,
    renamed: (name: string) => `${name}: saved as a new card because yours has different text`,
    pictures: (n: number, bytes: number) => `Includes ${pictures(n)} (${size(bytes)})`,
    picturesCame: (n: number, bytes: number) => `Picture files: ${n} (${size(bytes)})`,
    picturesNote: 'Files named after cards are matched automatically. You’ll be asked about the rest.',
    addPictures: 'Add pictures',
    sameName: (name: string) =>
      `You already have a different deck with this name. This one will be “${name}.”`,
    keep: 'Save deck',
    keepAgain: 'Save another copy',
    kept: (name: string) => `Saved: ${name}`,

    send: 'Share deck',
    emptyDeck: 'There are no cards to share yet.',
    showCode: 'Show QR code',
    code: (name: string, index: number, codeCount: number) =>
      `${codeCount === 1 ? `QR code for the deck ${name}` : `QR code ${index} of ${codeCount} for the deck ${name}`}`,
    codeOf: (index: number, codeCount: number) => `${index} of ${codeCount}`,
    codeNote: 'On the other device: Decks → From another device, a file, or a message → Scan a QR code.',
    severalNote: (n: number) => `This deck needs ${codes(n)}. Scan them in any order.`,
    previous: 'Previous code',
    next: 'Next code',
    play: 'Cycle through codes',
    tooManyCodes: 'This deck is too large for QR codes. Send it as a file instead.',
    notShared: 'Sharing failed. Copy the deck as text or save it as a file.',
    saveDeck: 'Save deck file',
    saveWithPictures: (n: number, bytes: number) => `Deck file with ${pictures(n)} (${size(bytes)})`,
    filesNote:
      'The text file lists the names of the cards, to read or to use anywhere. The deck file opens as a deck in this app, on any device.',
    notSaved: 'The file couldn’t be created. Free up some space on this device, then try again.',
    customCardsNote: 'Codes and deck files include the text of your custom cards. Lists of names don’t.',
  },
};
