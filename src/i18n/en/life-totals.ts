/** Life totals: the keypad, and several totals at once. */
export const enLifeTotals = {
  keypad: {
    everyone: 'Starting life for everyone',
    prompt: 'Type a number',
    now: (life: string) => `Now ${life}`,
    infinite: 'Infinite',
    lose: (n: number) => `Lose ${n} life`,
    gain: (n: number) => `Gain ${n} life`,
    resulting: (change: string, life: string) => `${change}, makes ${life}`,
  },

  lifeTotals: {
    title: 'Change several life totals',
    kinds: { gainedOrLost: 'Gain or lose', exchanged: 'Exchange', redistributed: 'Redistribute' },
    action: 'Action',
    everyoneHint: 'Uncheck players who aren’t affected.',
    chosenHint: 'Check the players affected.',
    exchangeHint: 'Choose two players.',
    redistributeHint: 'The arrows swap adjacent totals.',
    swapWithAbove: (name: string) => `${name}: swap with the total above`,
    swapWithBelow: (name: string) => `${name}: swap with the total below`,
    changeFromTo: (from: string, to: string) => `${from} → ${to}`,
    one: 'A life total',
  },
};
