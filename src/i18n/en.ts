import { enFirstPaint } from './en/first-paint';
import { enForm } from './en/new-game-form';
import { enRemaining } from './en/remaining';

/** The interface's texts. Their shape is the type that other languages must satisfy. */
export const en = { ...enFirstPaint, ...enForm, ...enRemaining };

export type FirstPaintWords = typeof enFirstPaint;
export type NewGameFormWords = typeof enForm;
export type RemainingWords = typeof enRemaining;
export type Words = FirstPaintWords & NewGameFormWords & RemainingWords;
