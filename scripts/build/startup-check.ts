import { readFileSync } from 'node:fs';
import { minify } from 'terser';
import type { Plugin } from 'vite';

/** The oldest browsers in which everything works; docs/decisions/oldest-browsers.md gives the reasons. */
const OLDEST_BROWSERS = { chrome: '111', edge: '111', firefox: '121', safari: '16.4' };

/** For `build.target`: newer syntax in scripts and styles is replaced. */
export const buildTarget = Object.entries(OLDEST_BROWSERS).map(([browser, version]) => browser + version);

const SOURCE = 'src/startup-check.js';
const { chrome, edge, firefox, safari } = OLDEST_BROWSERS;
const browsersInWords = `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox}, Safari ${safari} (iOS ${safari})`;

/**
 * Emits the script named in index.html as a file outside the bundle, fills in the browser versions in its
 * messages, and takes the indentation out of the page. The script stays ES5, which the bundler's own minifier does
 * not produce.
 */
export function startupCheck(): Plugin {
  return {
    name: 'startup-check',
    async buildStart() {
      if (this.environment.config.command !== 'build') return;
      const { code = '' } = await minify(readFileSync(SOURCE, 'utf8'), { ecma: 5 });
      this.emitFile({ type: 'asset', name: 'startup-check.js', source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const emitted = Object.values(bundle ?? {}).find(
          (file) => file.type === 'asset' && file.names.includes('startup-check.js'),
        );
        return html
          .replaceAll('%OLDEST_BROWSERS%', browsersInWords)
          .replace(SOURCE, emitted?.fileName ?? SOURCE)
          .replace(/\s*\n\s*/g, '\n');
      },
    },
  };
}
