import { createByteFormatter } from '../bytes';
import { cards, count } from './counts';
import { pictures } from './picture-counts';

const size = createByteFormatter('en');
const games = (n: number) => count(n, { one: 'game', other: 'games' });
const decks = (n: number) => count(n, { one: 'deck', other: 'decks' });
const customCards = (n: number) => count(n, { one: 'custom card', other: 'custom cards' });

/** The words about backing everything up, restoring it, and exporting it for people. */
export const enBackup = {
  backup: {
    title: 'Backup',
    lead: 'One file with everything the app has stored. It goes only where you save it.',
    never: 'You haven’t made a backup yet.',
    lastBackup: (date: string) => `Last backup: ${date}.`,
    room: (used: number, left: number) =>
      `The app takes up ${size(used)}. There’s room for ${size(left)} more.`,
    make: 'Back up',
    open: 'Restore from file',

    measuring: 'Calculating the size…',
    always: 'In every backup',
    alwaysThese: (gameCount: number, deckCount: number, customCardCount: number) =>
      [
        'Settings',
        'groups of players',
        gameCount > 0 && `${games(gameCount)} with every step`,
        deckCount > 0 && decks(deckCount),
        customCardCount > 0 && customCards(customCardCount),
      ]
        .filter(Boolean)
        .join(', '),
    ofSize: (contents: string, bytes: number) => `${contents}: ${size(bytes)}`,
    ownPictures: (n: number, bytes: number) => `Your own pictures (${n}): ${size(bytes)}`,
    downloadedPictures: (n: number, bytes: number) => `Pictures from Scryfall (${n}): ${size(bytes)}`,
    knownCards: (n: number, bytes: number) => `Data on ${cards(n)} for Lands: ${size(bytes)}`,
    total: (bytes: number) => `The file will take up about ${size(bytes)}.`,
    save: 'Save backup',
    making: 'Making the backup',
    progress: (bytesDone: number, totalBytes: number) => `${size(bytesDone)} of ${size(totalBytes)}`,
    made: 'Backup saved. Keep a copy somewhere other than this device.',
    dismissed: 'The backup wasn’t saved.',
    notYetSaved: 'The backup is ready. Tap “Save file” above.',
    gameMissing: 'The latest moves aren’t in it, because the game can’t be saved on this device right now.',

    restoreTitle: 'Restore a backup',
    reading: 'Reading the file',
    madeAt: (date: string, version: string) => `Made on ${date} with version ${version}.`,
    madeSometime: 'The date it was made can’t be read.',
    contents: 'In the file',
    games,
    decks,
    customCards,
    pictures,
    knownCardsIn: (n: number) => `Data on ${cards(n)} for Lands`,
    onlySettings: 'Settings only',
    unreadableContents: 'Can’t be read',
    cutOff: 'The end of the file is missing. Everything before that can be restored.',
    damaged: 'Parts of the file are damaged. The rest can be restored.',
    fromLater:
      'This file was made by a newer version of the app. Anything this version doesn’t recognize is left out.',
    gaps: (n: number) => `In ${games(n)}, undo doesn’t reach back to the start.`,
    merge: 'Add to what’s here',
    mergeNote: 'Nothing is deleted. If a deck or card is in both, the newer one is kept.',
    mergeCounts: (newCount: number, continuedCount: number, forkedCount: number, unchangedCount: number) =>
      [
        newCount > 0 && `New: ${games(newCount)}`,
        continuedCount > 0 && `Continued: ${games(continuedCount)}`,
        forkedCount > 0 && `Continued differently, both kept: ${games(forkedCount)}`,
        unchangedCount > 0 && `Already here: ${games(unchangedCount)}`,
      ]
        .filter(Boolean)
        .join(' · '),
    tooMany: (n: number, keptCount: number) =>
      `That makes ${games(n)}. The app keeps the latest ${keptCount}; the others are deleted when you start a new game.`,
    replace: 'Replace what’s here',
    replaceNote:
      'Games, decks, custom cards, and settings that aren’t in the file are removed. Pictures are only added.',
    replaceAsk: 'Replace the app’s games, decks, custom cards, and settings? You can undo it afterward.',
    replaceGame: 'The game on the table is replaced, too.',
    replaceYes: 'Replace',
    restore: 'Restore',
    restoreReadable: 'Restore what can be read',
    restoring: 'Restoring',
    restored: (date: string) => `A backup was restored on ${date}.`,
    undo: 'Undo restore',
    received: (date: string) => `A game from another device was received on ${date}.`,
    undoReceived: 'Undo receiving',
    keep: 'Keep it',
    failures: {
      notBackup: 'This file isn’t a Planar Table backup. Nothing was changed.',
      nothing: 'This backup is damaged, and nothing in it can be read. Nothing was changed.',
      unreadable: 'The file can’t be opened. Nothing was changed.',
      changedMeanwhile: 'A game changed in another tab. Nothing was restored. Try again.',
      full: 'There isn’t enough space on this device. Nothing was changed.',
      broken: 'That didn’t work. Nothing was changed. Try again.',
    },
  },
  exporting: {
    title: 'Export',
    lead: 'For reading, printing, or a spreadsheet. To move to another device, make a backup instead.',
    decks: 'Decks as text',
    statistics: 'Statistics as a table',
    reading: 'Reading the games…',
    noDecks: 'There are no decks yet.',
    noGames: 'There are no games yet.',
    unreadableGames: 'The games can’t be read right now.',
    fileOfDecks: 'Planar decks',
    fileOfStatistics: 'Planar Table statistics',
    columns: {
      player: 'Player',
      players: 'Players',
      games: 'Games',
      finished: 'Finished',
      wins: 'Wins',
      ownTurns: 'Turn time (min)',
      rolls: 'Rolls',
      card: 'Plane or phenomenon',
      visits: 'Visits',
      stay: 'Time face up (min)',
      date: 'Date',
      winner: 'Winner',
      length: 'Length (min)',
      turns: 'Turns',
      cards: 'Planes and phenomena',
    },
  },
};
