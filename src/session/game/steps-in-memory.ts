/** Number of past steps in memory; older ones are read from the store on demand. */
export const STEPS_IN_MEMORY = 200;
