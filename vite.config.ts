import { readFileSync } from 'node:fs';
import preact from '@preact/preset-vite';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { outlines } from './scripts/outlines';

const manifest = JSON.parse(readFileSync(new URL('./manifest.webmanifest', import.meta.url), 'utf8'));
const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self' https://api.scryfall.com https://cards.scryfall.io",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The rules of a game under way, and what draws every screen; dealing a new game comes later. */
const SHARED_BY_THE_FIRST_PAINT =
  /node_modules\/(?:preact|@preact\/signals|@preact\/signals-core)\/|src\/rules\/(?!table\/table\.|planar\/planar-deck\.|landless\/)|src\/design\/(?:Icon|Button|class-names)|src\/screens\/parts\/(?:words|PlanarSymbol)|mana-font\/svg\/(?:chaos|planeswalker)/;

/** What reads and writes a saved game, and what keeps everything: parts that come later use some of it too. */
const READS_A_GAME =
  /node_modules\/valibot\/|src\/storage\/(?:saved-game|table-schema|step-schema|game-values|eternities-map-schema|write-game|database-version)\./;
const KEEPS_EVERYTHING =
  /node_modules\/dexie\/|src\/storage\/(?:open-storage|database|games|settings|damaged)\./;

/** Puts the policy into the built page only: the development server needs inline styles for hot reloading. */
function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/**
 * What the table needs besides the entry is in chunks of its own; asking for them and for what they import with the page, in
 * the order of need, saves the round trips after it.
 */
function preloadChunks(names: readonly string[]): Plugin {
  return {
    name: 'preload-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, chunk: entry }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const withImports = (fileName: string, found = new Set<string>()): Set<string> => {
          const { imports = [] } = chunks.find((chunk) => chunk.fileName === fileName) ?? {};
          if (!found.has(fileName)) for (const each of imports) withImports(each, found.add(fileName));
          return found.add(fileName);
        };
        const onPage = withImports(entry?.fileName ?? '');
        const wanted = names.flatMap((name) =>
          chunks.filter((chunk) => chunk.name === name).flatMap(({ fileName }) => [...withImports(fileName)]),
        );
        return [...new Set(wanted)]
          .filter((fileName) => !onPage.has(fileName))
          .map((fileName) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${fileName}` },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}

export default defineConfig({
  base: './',
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What the first paint shares with later parts stays in one file: each further file is a round trip.
        codeSplitting: {
          groups: [
            { name: 'first', test: SHARED_BY_THE_FIRST_PAINT },
            { name: 'saved-game', test: READS_A_GAME },
            { name: 'open-storage', test: KEEPS_EVERYTHING },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  resolve: {
    // The package's own entry leads to a build for old browsers, wrapped twice.
    alias: { dexie: 'dexie/dist/modern/dexie.mjs' },
  },
  plugins: [
    preact(),
    outlines(),
    contentSecurityPolicy(),
    preloadChunks(['first-game', 'en-table', 'ru-table', 'NewGame']),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest,
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        globIgnores: ['screenshots/**'],
      },
    }),
  ],
});
