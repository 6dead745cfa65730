import { LineDrawing } from './Icon';

/** Line drawings like those of `Icon`, for components that load after the first screens. */
const paths = {
  back: 'm14 6-6 6 6 6',
  next: 'm10 6 6 6-6 6',
  pause: 'M9 5v14M15 5v14',
  rotate: 'M18.5 9.5a7 7 0 1 0 .5 4.5M19 4.5v5h-5',
  text: 'M5 7V4.5h14V7M12 4.5v15M9.5 19.5h5',
  question: 'M8.5 9a3.5 3.5 0 1 1 5.2 3c-1.2.7-1.7 1.3-1.7 2.5M12 18h.01',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  picture:
    'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 5 5zM4 17l5-5 4 4 3-3 4 4M15.5 9h.01',
  edit: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5',
  erase: 'M9 6h11v12H9l-6-6zM12 10l4 4M16 10l-4 4',
  hourglass: 'M7 3.5h10M7 20.5h10M8 3.5c0 5 8 5 8 17M16 3.5c0 5-8 5-8 17',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  bell: 'M6 17h12l-1.5-2.5V10a4.5 4.5 0 0 0-9 0v4.5zM10.5 20h3',
  filter: 'M4 5h16l-6 7.5V19l-4-2v-4.5z',
  sort: 'M4 6.5h11M4 12h7M4 17.5h4M17 8v11M14 16l3 3 3-3',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20 20',
  voice: 'M4 9.5v5h3.5L12 18.5V5.5L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11',
  silence: 'M4 9.5v5h3.5L12 18.5V5.5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
} as const;

export function DeferredIcon({ name, size = 24 }: { name: keyof typeof paths; size?: number }) {
  return <LineDrawing path={paths[name]} size={size} weight={2} />;
}
