/// <reference types="vite/client" />

declare const __APP_VERSION__: string;

/** What is drawn in a file, as the data of a path (scripts/outlines.ts). */
declare module '*.svg?outline' {
  export const outline: string;
}
