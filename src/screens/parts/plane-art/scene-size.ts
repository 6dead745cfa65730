/** Pictures are square; containers of other shapes show the middle. */
export const SCENE_SIZE = 400;
