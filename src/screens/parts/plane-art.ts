/**
 * Landscapes drawn from a card's own name and type: the same card always looks the same, planes of one type share their
 * light. A few numbers in, a few paths out; no picture files.
 */
export interface PlaneArt {
  readonly sky: readonly [top: string, middle: string, bottom: string];
  readonly sun: { readonly x: number; readonly y: number; readonly r: number; readonly colour: string };
  readonly stars: readonly { readonly x: number; readonly y: number; readonly r: number }[];
  /** Far to near, closed paths over the whole width. */
  readonly ridges: readonly { readonly path: string; readonly colour: string }[];
  /** Phenomena: rings that spread from the sun instead of land below it. */
  readonly rings: readonly { readonly path: string; readonly width: number; readonly colour: string }[];
}

export const ART_WIDTH = 400;
export const ART_HEIGHT = 260;

export function drawPlane(id: string, planarType: string | null): PlaneArt {
  const random = seeded(`${id}/${planarType}`);
  const light = seeded(planarType ?? id);
  const hue = Math.floor(light() * 360);
  const accent = (hue + 130 + light() * 100) % 360;
  const sun = {
    x: 60 + random() * (ART_WIDTH - 120),
    y: planarType ? 45 + random() * 70 : 100 + random() * 30,
    r: 14 + random() * 34,
    colour: `hsl(${accent} 75% ${planarType ? 78 : 88}%)`,
  };
  return {
    sky: [
      `hsl(${hue} 45% 10%)`,
      `hsl(${(hue + 20) % 360} 48% 26%)`,
      `hsl(${accent} 55% ${planarType ? 48 : 30}%)`,
    ],
    sun,
    stars: times(26, () => ({
      x: random() * ART_WIDTH,
      y: random() * ART_HEIGHT * 0.55,
      r: 0.4 + random() * 1.2,
    })),
    ridges: planarType ? ridges(random, hue) : [],
    rings: planarType ? [] : rings(random, sun, accent),
  };
}

function ridges(random: () => number, hue: number): PlaneArt['ridges'] {
  const sharpness = 0.35 + random() * 0.4;
  const count = 4;
  return times(count, (layer) => {
    const base = ART_HEIGHT * (0.5 + 0.14 * layer);
    const heights = midpoints(random, 5, 70 - layer * 8, sharpness);
    const step = ART_WIDTH / (heights.length - 1);
    const line = heights.map((height, index) => `${round(index * step)} ${round(base - height)}`).join('L');
    return {
      path: `M0 ${ART_HEIGHT}L${line}L${ART_WIDTH} ${ART_HEIGHT}Z`,
      colour: `hsl(${(hue + layer * 8) % 360} ${38 - layer * 4}% ${30 - layer * 7}%)`,
    };
  });
}

/** Midpoint displacement: a coastline of 2ⁿ + 1 heights. */
function midpoints(random: () => number, depth: number, height: number, sharpness: number): number[] {
  let heights = [random() * height, random() * height];
  let reach = height;
  for (let level = 0; level < depth; level++) {
    heights = heights.flatMap((here, index) => {
      const next = heights[index + 1];
      return next === undefined ? [here] : [here, (here + next) / 2 + (random() - 0.5) * reach];
    });
    reach *= sharpness + 0.15;
  }
  return heights;
}

function rings(random: () => number, { x, y }: PlaneArt['sun'], accent: number): PlaneArt['rings'] {
  return times(11, (index) => {
    const r = 26 + index * 19 + random() * 8;
    const from = random() * Math.PI * 2;
    const sweep = Math.PI * (0.5 + random() * 1.3);
    const at = (angle: number) => `${round(x + Math.cos(angle) * r)} ${round(y + Math.sin(angle) * r * 0.7)}`;
    return {
      path: `M${at(from)}A${round(r)} ${round(r * 0.7)} 0 ${sweep > Math.PI ? 1 : 0} 1 ${at(from + sweep)}`,
      width: 1.5 + random() * 5,
      colour: `hsl(${(accent + index * 14) % 360} 80% ${72 - index * 3}%)`,
    };
  });
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Numbers from 0 to 1 that follow from a text: FNV-1a seeding mulberry32. For drawing only, never for the game. */
function seeded(text: string): () => number {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
