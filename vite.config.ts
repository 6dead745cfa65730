import { readFileSync } from 'node:fs';
import preact from '@preact/preset-vite';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const manifest = JSON.parse(readFileSync(new URL('./manifest.webmanifest', import.meta.url), 'utf8'));
const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The rules of a game under way, and what draws every screen; dealing a new game comes later. */
const SHARED_BY_THE_FIRST_PAINT =
  /node_modules\/(?:preact|@preact\/signals|@preact\/signals-core)\/|src\/rules\/(?!table\/table\.|planar\/planar-deck\.)|src\/design\/(?:Icon|Button|class-names)|src\/screens\/parts\/words/;

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

/** The store and the cards are chunks of their own; asking for them with the page saves the round trip after it. */
function preloadChunks(names: readonly string[]): Plugin {
  return {
    name: 'preload-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {})
          .filter((file) => file.type === 'chunk' && names.includes(file.name))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file.fileName}` },
            injectTo: 'head' as const,
          })),
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
        codeSplitting: { groups: [{ name: 'first', test: SHARED_BY_THE_FIRST_PAINT }] },
      },
    },
  },
  resolve: {
    // The package's own entry leads to a build for old browsers, wrapped twice.
    alias: { dexie: 'dexie/dist/modern/dexie.mjs' },
  },
  plugins: [
    preact(),
    contentSecurityPolicy(),
    preloadChunks(['open-storage', 'catalogue', 'PlaneFace', 'en-table', 'ru-table']),
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
