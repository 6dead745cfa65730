import { readFile } from 'node:fs/promises';
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
  return rounded(paths.join(''));
}

/** Rounds to a hundredth of a unit, which is below a pixel, and leaves out what separates no numbers: "1.5.25-3". */
function rounded(path: string): string {
  let before = '';
  return path.replaceAll(/\s*(-?(?:\d+\.?\d*|\.\d+))/g, (_, number: string, from: number) => {
    const short = `${Math.round(Number(number) * 100) / 100}`.replace(/^(-?)0\./, '$1.');
    const followsNumber = /[\d.]/.test(path[from - 1] ?? '');
    const isSeparate = short.startsWith('-') || (short.startsWith('.') && before.includes('.'));
    before = short;
    return followsNumber && !isSeparate ? ` ${short}` : short;
  });
}
