/** Pictures are square; containers of other shapes show the middle. */
export const SIZE = 400;
