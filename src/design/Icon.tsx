/** Line drawings of the first screens in a 24 × 24 box, in the current text color. */
const paths = {
  table:
    'M8 7.5h8a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM9.5 3.5h5M9.5 20.5h5M3.5 9.5v5M20.5 9.5v5',
  grid: 'M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h6v6h-6z',
  decks: 'M7 3.5h10a1.5 1.5 0 0 1 1.5 1.5v12M4.5 7h10A1.5 1.5 0 0 1 16 8.5v12H6A1.5 1.5 0 0 1 4.5 19z',
  lands: 'M3 19h18M5 19l5-9 4 6 2-3 4 6M16 6.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0',
  rules: 'M12 6.5C10 5 7.5 4.5 4 4.5v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-13c-3.5 0-6 .5-8 2zM12 6.5v13',
  settings: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'm16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3',
  log: 'M5 6h14M5 12h14M5 18h9',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  keypad: 'M6 6h.01M12 6h.01M18 6h.01M6 12h.01M12 12h.01M18 12h.01M6 18h.01M12 18h.01M18 18h.01',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'm6 6 12 12M18 6 6 18',
  up: 'm6 15 6-6 6 6',
  down: 'm6 9 6 6 6-6',
  walk: 'M12 2.5c1 4.5 2.5 6 7 7-4.5 1-6 2.5-7 7-1-4.5-2.5-6-7-7 4.5-1 6-2.5 7-7zM12 17v4.5M8.5 20h7',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return <LineDrawing path={paths[name]} size={size} weight={name === 'more' || name === 'keypad' ? 3 : 2} />;
}

/** A drawing of any other path in the same style. */
export function LineDrawing({ path, size, weight }: { path: string; size: number; weight: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width={weight}
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
