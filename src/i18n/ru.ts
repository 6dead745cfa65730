import type { Words } from './en';
import { ruFirstPaint } from './ru/first-paint';
import { ruNewGameForm } from './ru/new-game-form';
import { ruRemainingPlain } from './ru/remaining-plain';

/** As written. Tests use it; the app binds the words of what it loads (`ru/remaining.ts`). */
export const ru: Words = { ...ruFirstPaint, ...ruNewGameForm, ...ruRemainingPlain };
