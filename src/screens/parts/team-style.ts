import type { PlayerId } from '../../rules/turn/turn';
import { seatStyle } from './seat-color';

/** The factor by which a light color is darkened next to a dark one, so that white text is readable even on white. */
const DARKENED = 0.42;

/**
 * Returns CSS variables for what a team shares: the colors of its first two members, and that of the text. If one
 * color is light and the other dark, the light one is darkened, because no text color is readable on both.
 */
export function teamStyle(
  seats: readonly { readonly color: number }[],
  members: readonly PlayerId[],
): Readonly<Record<string, string | undefined>> {
  const [firstStyle, secondStyle] = members.map((member) => seatStyle(seats[member], member));
  if (!firstStyle || !secondStyle) return { ...firstStyle, '--other': undefined };
  const isMixed = isLight(firstStyle) !== isLight(secondStyle);
  const [firstColor, secondColor] = [firstStyle, secondStyle].map((one) =>
    isMixed && isLight(one) ? darkened(one) : one['--seat'],
  );
  return {
    ...(isMixed ? { '--seat-text': '#fff' } : { ...secondStyle, ...firstStyle }),
    '--seat': firstColor,
    '--other': secondColor,
  };
}

const isLight = (style: Readonly<Record<string, string>>) => style['--seat-text'] === '#000';

const darkened = (style: Readonly<Record<string, string>>) =>
  style['--seat']?.replace(/\w\w/g, (part) =>
    Math.trunc(Number.parseInt(part, 16) * DARKENED)
      .toString(16)
      .padStart(2, '0'),
  );
