import { bytesIn } from './bytes';
import { cards, count } from './en-counts';

const size = bytesIn('en');
const pictures = (n: number) => count(n, { one: 'picture', other: 'pictures' });

/** The words of the pictures that cards are given. */
export const enPictures = {
  pictures: {
    title: 'Pictures',
    lead: 'Pictures for the cards, from your files or your camera. They are kept on this phone only, no larger than a screen needs.',
    bring: 'Add pictures',
    choose: 'Choose files',
    hint: 'Pictures or zip archives, many at once. A file named after its card is put with it: “Tazeem.jpg”, “opca-78.png”.',
    photo: 'Take a photo',
    drop: 'Files can be dropped here too, and a picture can be pasted.',
    dropNow: 'Drop the files here',
    progress: (done: number, known: number) => `${done} of ${known}`,
    keepOpen: 'Keep the app open until all are there.',
    stop: 'Stop',
    added: (n: number) => `Added: ${pictures(n)}`,
    undecided: (n: number) => `Whose picture is it? ${n}`,
    undecidedNote:
      'They are not kept yet: if the app is closed or reloaded before you decide, they have to be added again.',
    likely: (card: string) => `Probably ${card}`,
    unlikely: 'The file’s name says no card.',
    hasOne: (card: string) => `${card} has a picture already.`,
    take: (card: string) => `Yes, ${card}`,
    replace: (card: string) => `Replace the picture of ${card}`,
    choice: { take: 'Yes', replace: 'Replace', leave: 'Leave out', choose: 'Choose the card' },
    leave: (file: string) => `Leave out ${file}`,
    chooseFor: (file: string) => `Choose the card for ${file}`,
    takeAll: (n: number) => `All likely ones are right: ${n}`,
    replaceAll: (n: number) => `Replace all: ${n}`,
    leaveAll: (n: number) => `Leave all out: ${n}`,
    whichCard: 'Which card is it?',
    hasPicture: 'Has a picture',
    leftOut: (n: number) => `Not added: ${n}`,
    troubles: {
      notAPicture: 'Not a picture',
      vector: 'A drawing (SVG), which could hold more than a picture. Save it as PNG or JPEG.',
      tooLarge: 'The file is too large: at most 64 MB',
      tooManyPixels: 'The picture is too large: at most 64 megapixels',
      unknownKind: 'A kind of picture that this browser does not know. Save it as JPEG or PNG.',
      damaged: 'The picture is damaged',
      gaveUp: 'The phone could not cope with this picture',
      full: 'No room left on the phone',
      broken: 'The phone does not let the app store anything now',
      encrypted: 'Locked in the archive with a password',
      damagedEntry: 'Damaged in the archive, or not what the archive says',
      unknownPacking: 'Packed in the archive in an unusual way',
      same: 'There already, or brought twice',
      archiveWithin: 'An archive within an archive: bring it by itself',
      brokenOff: 'The archive breaks off before its end',
      tooMany: 'The archive holds more than 1000 files: only the first are taken',
      empty: 'The archive is empty',
      unreadable: 'The phone does not give this file out',
      stopped: 'Stopped before its turn',
    },
    retry: 'Try again',
    forget: 'Put the report away',
    shelf: 'On this phone',
    none: 'No card has a picture yet.',
    total: (n: number, bytes: number) => `${cards(n)} with a picture: ${size(bytes)}`,
    room: (used: number, quota: number) =>
      `The app takes ${size(used)} of the ${size(quota)} that the phone leaves to it.`,
    size: (bytes: number, width: number, height: number) => `${size(bytes)} · ${width} × ${height}`,
    remove: (card: string) => `Remove the picture of ${card}`,
    removeMany: 'Remove pictures',
    ofWhich: 'Of which cards',
    ofAll: 'All pictures',
    removeThese: (n: number, bytes: number) => `Remove ${pictures(n)}, ${size(bytes)}`,
    removed: (n: number) => `Removed: ${pictures(n)}`,
    unreadable: (n: number) =>
      `Pictures that this version of the app cannot read: ${n}. They stay on the phone as they are.`,
    failed: {
      full: 'The phone has no room left. The pictures that are there stay.',
      broken: 'The phone does not let the app read or store pictures now.',
    },
  },

  pictured: {
    toText: 'Show the text',
    toPicture: 'Show the picture',
    turn: 'Turn the picture',
    firstView: 'Cards with a picture show first',
    firstViews: { picture: 'The picture', text: 'The text' },
  },
};
