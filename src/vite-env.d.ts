/// <reference types="vite/client" />

/** Set by vite.config.ts. */
declare const __BUILD__: {
  readonly version: string;
  readonly date: string | null;
  readonly commit: string | null;
};

/** What is drawn in a file, as the data of a path (scripts/build/outlines.ts). */
declare module '*.svg?outline' {
  export const outline: string;
}
