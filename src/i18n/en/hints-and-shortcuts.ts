/** Hints for the first taps, and keyboard shortcuts. */
export const enHintsAndShortcuts = {
  hints: {
    die: 'Roll the die: the first roll each turn is free.',
    nextTurn: 'Done with your turn? Tap “Next turn.”',
    undo: 'Undo takes back every move, all the way to the start.',
    swipe: 'Swipe sideways for life totals.',
    gotIt: 'Got it',
  },

  shortcuts: {
    title: 'Keyboard shortcuts',
    /** Of the single keys that press no button of the table. */
    actions: {
      mainAction: 'Roll the planar die, or do what comes next',
      nextTurn: 'Next turn',
      flip: 'Plane or life totals',
      showShortcuts: 'This list',
    },
    arrows: 'Arrow keys',
    life: 'On a player: life ±1',
    singleKeys: 'Single-letter shortcuts',
  },
};
