import type { PlayerId } from '../../rules/turn/turn';
import { seatStyle } from './seat-color';

/** The factor by which a light color is darkened next to a dark one, so that white text is readable even on white. */
const DARKENING_FACTOR = 0.42;

/**
 * Returns CSS variables for what a team shares: the colors of its first two members, and that of the text. If one
 * color is light and the other dark, the light one is darkened, because no text color is readable on both.
 */
export function teamStyle(
  seats: readonly { readonly color: number }[],
  members: readonly PlayerId[],
): Readonly<Record<string, string | undefined>> {
  const [firstStyle, secondStyle] = members.map((member) => seatStyle(seats[member], member));
  if (!firstStyle || !secondStyle) return { ...firstStyle, '--partner': undefined };
  const differInLightness = isLight(firstStyle) !== isLight(secondStyle);
  const [firstColor, secondColor] = [firstStyle, secondStyle].map((style) =>
    differInLightness && isLight(style) ? darkenedColor(style) : style['--seat'],
  );
  return {
    ...(differInLightness ? { '--seat-text': '#fff' } : { ...secondStyle, ...firstStyle }),
    '--seat': firstColor,
    '--partner': secondColor,
  };
}

const isLight = (style: Readonly<Record<string, string>>) => style['--seat-text'] === '#000';

const darkenedColor = (style: Readonly<Record<string, string>>) =>
  style['--seat']?.replace(/\w\w/g, (channel) =>
    Math.trunc(Number.parseInt(channel, 16) * DARKENING_FACTOR)
      .toString(16)
      .padStart(2, '0'),
  );
