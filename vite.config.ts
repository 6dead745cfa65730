import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildStamp } from './scripts/build/build-stamp.ts';
import { createClassNamer } from './scripts/build/class-names.ts';
import { firstScripts } from './scripts/build/first-scripts.ts';
import { importMarks } from './scripts/build/import-marks.ts';
import { outlines } from './scripts/build/outlines.ts';
import { prerenderedForm } from './scripts/build/prerendered-form.ts';
import { requestOrder } from './scripts/build/request-order.ts';
import { CONTENT_SECURITY_POLICY, SECURITY_HEADERS } from './scripts/build/security-headers.ts';
import { buildTarget, startupCheck } from './scripts/build/startup-check.ts';

const manifest = JSON.parse(readFileSync(new URL('./manifest.webmanifest', import.meta.url), 'utf8'));
const root = fileURLToPath(new URL('.', import.meta.url));

/** The chunks that are loaded after the first screen. What several of them need is in the first of these. */
const LATE_CHUNKS = [
  'deferred',
  'catalog',
  'open-storage',
  'painting',
  'services',
  'screens',
  'rulebook',
  'terms',
];

const marks = importMarks(LATE_CHUNKS);

/** Returns a prefix such as "en-" for files of texts, so that chunk names include the language. */
function languagePrefixOf(path: string | null): string {
  return path?.match(/i18n\/(\w+)\//)?.[1]?.concat('-') ?? '';
}

/** Adds the policy to the built page only: the development server needs inline styles for hot reloading. */
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

const css = { modules: { generateScopedName: createClassNamer(root) } };

export default defineConfig({
  base: './',
  define: { __BUILD__: JSON.stringify(buildStamp(root)) },
  build: {
    target: buildTarget,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // A limit or a key is written where it is used, instead of imported from another chunk.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // The first script lists all names: one character less of each is 0.1 KB.
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${languagePrefixOf(facadeModuleId)}[name]-[hash:7].js`,
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // Modules shared by the first paint and later parts stay in one file, because each further file is a round
        // trip.
        codeSplitting: {
          // The groups are complete: every import of a file is in the same group or an earlier one.
          includeDependenciesRecursively: false,
          groups: [{ name: marks.chunkOf, debugName: 'marked imports' }],
        },
      },
    },
  },
  preview: { headers: SECURITY_HEADERS },
  worker: { format: 'es' },
  resolve: {
    // The package's own entry point is a build for old browsers, wrapped twice.
    alias: { dexie: 'dexie/dist/modern/dexie.mjs' },
  },
  plugins: [
    preact(),
    outlines(),
    // The development server names classes as the style sheets do.
    { name: 'class-names', apply: 'build', config: () => ({ css }) },
    startupCheck(),
    contentSecurityPolicy(),
    marks.plugin,
    firstScripts(),
    prerenderedForm({ css, plugins: [preact(), outlines()] }),
    requestOrder(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest,
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
      },
    }),
  ],
});
