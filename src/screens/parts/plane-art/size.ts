/** Pictures are square; a box of any other shape shows the middle of one. */
export const SIZE = 400;
