import { minify } from 'terser';
import type { Plugin } from 'vite';

/** The chunks that are loaded before the first tap. */
const FIRST = ['index', 'new-game', 'game'];

/** Minifies the scripts before the first tap once more: terser makes them 2 to 5 % smaller than the bundler does. */
export function firstScripts(): Plugin {
  return {
    name: 'first-scripts',
    apply: 'build',
    enforce: 'post',
    async renderChunk(code, { name }) {
      if (!FIRST.includes(name)) return null;
      const { code: smaller } = await minify(code, {
        module: true,
        ecma: 2020,
        compress: { passes: 3, unsafe_arrows: true, keep_fargs: false },
      });
      return smaller ? { code: smaller, map: null } : null;
    },
  };
}
