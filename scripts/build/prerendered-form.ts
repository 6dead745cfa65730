import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minify } from 'terser';
import { createServer, type Plugin, type UserConfig } from 'vite';
import { languages } from '../../src/content/bilingual.ts';

const RENDERER = fileURLToPath(new URL('./render-form.tsx', import.meta.url));
const SCRIPT = 'src/prerendered-form.js';
const ASSET = 'prerendered-form.js';

/** The advice about installing the app, which only iPhones and iPads show. */
const INSTALL_ADVICE = /<section.*?<\/section>/s;

type RenderingConfig = Required<Pick<UserConfig, 'css' | 'plugins'>>;

/**
 * Puts the form of a first game into the page, in templates for each language, with the script that shows it.
 * See docs/decisions/prerendered-form.md.
 */
export function prerenderedForm(config: RenderingConfig): Plugin {
  return {
    name: 'prerendered-form',
    apply: 'build',
    async buildStart() {
      const { code = '' } = await minify(readFileSync(SCRIPT, 'utf8'), { ecma: 5 });
      this.emitFile({ type: 'asset', name: ASSET, source: code });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const emitted = Object.values(bundle ?? {}).find(
          (file) => file.type === 'asset' && file.names.includes(ASSET),
        );
        const script = `<script defer fetchpriority="high" src="./${emitted?.fileName}"></script>`;
        return html
          .replace('</head>', `${script}$&`)
          .replace('<div id="app">', `${await templates(config)}$&`);
      },
    },
  };
}

async function templates(config: RenderingConfig): Promise<string> {
  const server = await createServer({
    ...config,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { renderForm } = await server.ssrLoadModule(RENDERER);
    let html = '';
    for (const language of languages) {
      // The policy forbids inline styles; the script applies them.
      const form: string = (await renderForm(language)).replaceAll(' style="', ' data-style="');
      const [advice = ''] = form.match(INSTALL_ADVICE) ?? [];
      html += `<template id="form-${language}">${form.replace(advice, '')}</template>`;
      html += `<template id="install-${language}">${advice}</template>`;
    }
    return html;
  } finally {
    await server.close();
  }
}
