import type { Bilingual } from './bilingual';

/** The news of a version, in a few sentences for players. */
export interface ReleaseNotes {
  /** Begins with the date, so that later notes have greater ids; never changes once released. */
  readonly id: string;
  /** As in 2026-11-22. */
  readonly date: string;
  readonly points: readonly Bilingual[];
}

/** Newest first. */
export const releaseNotes: readonly ReleaseNotes[] = [
  {
    id: '2026-11-22',
    date: '2026-11-22',
    points: [
      {
        en: 'On iPhone and iPad, the app explains how to add it to your Home Screen, where its data isn’t deleted.',
        ru: 'На iPhone и iPad приложение подсказывает, как добавить его на экран «Домой», где данные не удаляются.',
      },
      {
        en: 'Settings now show how safely your games and decks are stored and whether the screen can stay on.',
        ru: 'В настройках видно, надёжно ли хранятся партии и колоды и может ли экран оставаться включённым.',
      },
      {
        en: 'The on-screen keyboard no longer covers text fields.',
        ru: 'Экранная клавиатура больше не закрывает поля ввода.',
      },
    ],
  },
];
