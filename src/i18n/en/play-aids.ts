/** Texts of the play aids: the shared-deck recipe, the random draft, and the game with one deck. */
import { cards, count } from './counts';

export const enPlayAids = {
  recipe: {
    title: 'Shared-deck recipe',
    note: 'The published recipe is for 200 cards and two to eight players. At any size, each color gets the same number of cards, and so does each color pair.',
    size: 'Cards in the deck',
    range: (min: number, max: number) => `Enter a whole number from ${min} to ${max}.`,
    colorless: 'No color',
    perColor: 'Each color ×5',
    perPair: 'Each pair ×10',
    total: 'Total',
    rarities: { mythic: 'Mythic', rare: 'Rare', uncommon: 'Uncommon', common: 'Common' },
    source: 'Cards to draw from',
    sources: { all: 'All cards', list: 'My list' },
    sourceNote: 'The list from “Card list,” without its sideboard and lands.',
    drawn: 'Random deck',
    drawnNote: 'Has the recipe’s total of each color; rarity isn’t taken into account.',
    fill: 'Generate deck',
    another: 'Another deck',
    deckNumber: 'Deck number',
    deckNumberNote: 'The same number and size give the same deck on any device with the same card data.',
    pickedFrom: (n: string, day: string) => `Picked from ${n} cards, data as of ${day}.`,
    deckNumberOfListNote: 'The same number, size, and list give the same deck on any device.',
    pickedFromList: (n: number) => `Picked from ${cards(n)} in your list.`,
    lacking: 'Your list has too few cards. Missing:',
    about: 'Shared deck without lands: any card can be played as a land.',
    comment: (size: number, number: string, day: string) =>
      `${cards(size)}, deck number ${number} in Planar Table, card data as of ${day}`,
    commentOfList: (size: number, number: string) =>
      `${cards(size)} from a list, deck number ${number} in Planar Table`,
    share: 'Share',
    notShared: 'Sharing failed. Copy the list or save it.',
    asList: 'Open as list',
    forDraft: 'Use for draft',
    forSharedGame: 'Play with it as a shared deck',
    replaceList: 'Replace your list? Tap again',
    replaceDraft: 'Replace the collection? Tap again',
  },
  randomDraft: {
    title: 'Random draft',
    note: 'A draft without booster packs: everyone is dealt random cards from the list and builds a deck from them.',
    list: 'Collection: quantity and name on each line',
    listHint: '4 Lightning Bolt',
    read: (n: number) => `${n === 1 ? '1 card' : `${n} cards`} to deal from`,
    unread: 'Lines that couldn’t be read:',
    titleOf: (title: string) =>
      `“${title}” is read as the list’s title. If it’s a card, put a 1 in front of it.`,
    cut: (n: number) =>
      `The list is too long. Not read: ${count(n, { one: 'line', other: 'lines' })} at the end.`,
    players: 'Players',
    each: 'Cards per player',
    deal: 'Deal',
    dealAgain: 'Deal again',
    undo: 'Previous deal',
    hand: (player: number, n: number) => `Player ${player}: ${n}`,
  },
  sharedDeck: {
    title: 'Play with one deck',
    mode: 'Mode',
    modes: { single: 'Single deck', double: 'Double draw' },
    notes: {
      single: 'Everyone draws from one deck. When it runs out, all graveyards are shuffled into a new deck.',
      double:
        'One deck for all, but you draw twice as many cards, keep half, and put the rest on the bottom in any order.',
    },
    begin: 'Start',
    end: 'End game',
    ended: 'The game is over.',
    cardsLeft: (n: number) => `In the deck: ${n}`,
    keep: 'Keep',
    mulligan: 'Mulligan',
    hasKept: 'kept',
    draw: (n: number) => `Draw ${n}`,
    drawLabel: (name: string, n: number) => `${name}: draw ${n} ${n === 1 ? 'card' : 'cards'}`,
    graveyards: 'Cards in all graveyards',
    reshuffle: 'Shuffle into the deck',
    instructions: {
      deal: (each: number, atATime: number) =>
        `Deal ${each} cards to each player, ${atATime === 1 ? 'one at a time' : 'two at a time'}, around the table. Each player keeps or mulligans.`,
      redeal: (name: string, dealt: number, keep: number) =>
        `${name} shuffles their hand into the deck, gets ${dealt} new cards, and may keep ${keep}.`,
      kept: (name: string, keep: number) =>
        `${name} keeps ${keep}. Set the rest aside until everyone has kept.`,
      putOnBottom: (playersAndCounts: readonly string[]) =>
        `Put on the bottom of the deck, in this order: ${playersAndCounts.join(', ')}.`,
      allKept: 'Everyone has kept. The game begins.',
      draw: (name: string, take: number) => `${name} draws ${take}.`,
      drawAndKeep: (name: string, take: number, keep: number) =>
        `${name} draws ${take}, keeps ${keep}, and puts ${take - keep} on the bottom in any order.`,
      finishDraw: (name: string, take: number, keep: number) =>
        `${name} draws ${take} more, keeps ${keep} of all the cards drawn, and puts the rest on the bottom.`,
      deckRunsOut: (name: string, take: number, missing: number) =>
        take === 0
          ? `The deck is empty. Shuffle all graveyards into a new one: ${name} draws ${missing}.`
          : `The deck ran out: ${name} draws the last ${take} and still needs ${missing}. Shuffle all graveyards into a new one.`,
      nothingLeft: (name: string) => `No cards are left to draw: ${name} loses the game.`,
    },
  },
};
