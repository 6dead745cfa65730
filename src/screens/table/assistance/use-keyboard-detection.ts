import { useScreenMemory } from '../../../session/contexts/use-screen-memory';

function createKeyboardDetection() {
  let wasUsed = false;
  return {
    /** Records that a key was used at the table. */
    noteKey() {
      wasUsed = true;
    },
    /** Returns whether a keyboard is likely; a phone without a mouse or trackpad rarely has one. */
    isKeyboardLikely: () => wasUsed || matchMedia('(any-pointer: fine)').matches,
  };
}

export const useKeyboardDetection = () => useScreenMemory(createKeyboardDetection);
