import { useState } from 'preact/hooks';

/** Returns whether the screen is large enough to show, when it opens, what a phone shows only on request. */
export const useIsRoomy = (): boolean =>
  useState(() => matchMedia('(min-width: 44em) and (min-height: 37.5em)').matches)[0];
