/** Builds the minimal page with the plugins that build the app. */
import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { build } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Returns the folder with the build. */
export async function buildFloorPage(): Promise<string> {
  const outDir = fileURLToPath(new URL('../../node_modules/.cache/floor-page', import.meta.url));
  await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
    resolve: { alias: { dexie: 'dexie/dist/modern/dexie.mjs' } },
    plugins: [
      preact(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: '.',
        filename: 'service-worker.ts',
        injectRegister: false,
        manifest: false,
        injectManifest: { globPatterns: ['**/*.{js,css,html}'] },
      }),
    ],
  });
  return outDir;
}
