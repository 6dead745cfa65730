import { enFirstPaint } from './en/first-paint';
import { enNewGameForm } from './en/new-game-form';
import { enRemaining } from './en/remaining';

/** The interface's texts. Their shape is the type that other languages must satisfy. */
export const en = { ...enFirstPaint, ...enNewGameForm, ...enRemaining };

export type FirstPaintWords = typeof enFirstPaint;
export type NewGameFormWords = typeof enNewGameForm;
export type RemainingWords = typeof enRemaining;
export type Words = FirstPaintWords & NewGameFormWords & RemainingWords;
