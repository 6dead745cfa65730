import { LineDrawing } from '../../../design/Icon';

/** Line drawings for counters and designations, in a 24 × 24 box. */
const paths = {
  poison: 'M12 3.5c3.5 4.2 5.5 7 5.5 10a5.5 5.5 0 0 1-11 0c0-3 2-5.8 5.5-10zM9.5 14.5a2.5 2.5 0 0 0 2.5 2.5',
  energy: 'M13 2.500 5.500 13.500H11L10 21.500 18 10h-5.500z',
  experience:
    'm12 3 2.700 5.700 6.300.8-4.600 4.300 1.200 6.200L12 17l-5.600 3 1.200-6.200L3 9.500l6.300-.8z',
  rad: 'M12 10.500a1.500 1.500 0 1 0 .01 0M9.500 7.500 7 3.500a9.500 9.500 0 0 0-4.500 8H8M14.500 7.500 17 3.500a9.500 9.500 0 0 1 4.500 8H16M10 15.500l-2.500 4.500a9.500 9.500 0 0 0 9 0L14 15.500',
  treasure: 'M4 10.500h16V19H4zM4 10.500c0-3 1.500-5.500 4-5.500h8c2.500 0 4 2.500 4 5.500M12 9v4.500',
  storm:
    'M7 14.500a4 4 0 1 1 .7-7.900 5 5 0 0 1 9.300 1.500 3.300 3.300 0 0 1 0 6.400M12.500 11.500 10 16h4l-2.500 5',
  ring: 'M12 6.500a7 7 0 1 0 .01 0M9 3.500h6l-3 3z',
  speed: 'M5.500 18.500a8.500 8.500 0 1 1 13 0M12 14l4.500-5M12 13a1 1 0 1 0 .01 0',
  namedCounter: 'M12 4.500a7.500 7.500 0 1 0 .01 0M12 8.500v7M8.500 12h7',
  tax: 'M5 20v-8a7 7 0 0 1 14 0v8h-5v-5.500h-4V20zM12 5V2.500',
  commanderDamage:
    'M4 4l11 11M4 4h3.500M4 4v3.500M20 4 9 15M20 4h-3.500M20 4v3.500M6 13l5 5M18 13l-5 5M7 17l-3 3M17 17l3 3',
  monarch: 'M4 18.500h16M4 15.500 3 7l5 3.500L12 5l4 5.500L21 7l-1 8.500z',
  initiative: 'M6 21V4M6 4.500h12l-3 4 3 4H6',
  stays:
    'M12 20c-4.500-3.500-8-6.500-8-10.500a4.200 4.200 0 0 1 8-1.800 4.200 4.200 0 0 1 8 1.800c0 4-3.500 7-8 10.500zM8.500 12.500h2l1.500-2.500 1.500 4 1-1.500h1.500',
  blessing: 'M4 20.500V11l4-3 4 3 4-6 4 6v9.500zM10 20.500v-4h4v4',
} as const;

export type BadgeIconName = keyof typeof paths;

export function BadgeIcon({ name, size = 16 }: { name: BadgeIconName; size?: number }) {
  return <LineDrawing path={paths[name]} size={size} weight={2.2} />;
}
