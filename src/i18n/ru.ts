import type { Words } from './en';
import { ruFirstPaint } from './ru/first-paint';
import { ruForm } from './ru/new-game-form';
import { ruRemaining } from './ru/remaining';

export const ru: Words = { ...ruFirstPaint, ...ruForm, ...ruRemaining };
