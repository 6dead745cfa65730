/** When an ability of a planar card applies. Steps are those of the planar controller's turn. */
export const abilityTimes = [
  'static', // all the time
  'trigger', // whenever its text says
  'roll', // whenever the planar die is rolled
  'blank', // whenever the planar die shows a blank
  'activated', // for a cost
  'arrive',
  'leave',
  'encounter',
  'chaos',
  'untap',
  'upkeep',
  'draw',
  'firstMain',
  'combat',
  'endOfCombat',
  'secondMain',
  'endStep',
] as const;
export type AbilityTime = (typeof abilityTimes)[number];
