import { readFile } from 'node:fs/promises';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';

const QUERY = '?outline';

/**
 * Makes `import { outline as w } from 'mana-font/svg/w.svg?outline'` return the path data of that file, in a box of
 * 32 × 32. Nothing else of the file is bundled.
 */
export function outlines(): Plugin {
  return {
    name: 'outlines',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(`.svg${QUERY}`)) return null;
      const file = id.slice(0, -QUERY.length);
      return `export const outline = ${JSON.stringify(outlineOf(await readFile(file, 'utf8'), file))}`;
    },
  };
}

/** Fails for anything but plain paths, which would be drawn incorrectly. */
export function outlineOf(svg: string, file: string): string {
  const paths = [...svg.matchAll(/<path fill="#444" d="(M[^"]+)"><\/path>/g)].map(([, path = '']) => path);
  const drawn = svg.match(/<(?!\/|!--|svg\b|title\b)/g) ?? [];
  if (paths.length === 0 || paths.length < drawn.length || !svg.includes('viewBox="0 0 32 32"'))
    throw new Error(`${file} does not hold plain paths on a field of 32 × 32`);
  return shortened(paths.join(''));
}

/** Rounds to a hundredth of a unit, which is below a pixel, and writes the path in its shortest form. */
function shortened(path: string): string {
  const { data } = optimize(`<svg><path d="${path}"/></svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 2 } }],
  });
  return data.split('"')[1] ?? path;
}
