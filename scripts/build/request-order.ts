import type { Plugin } from 'vite';

/** Tags of the page that request files, in the order in which it requests them. */
const ORDER: readonly RegExp[] = [
  /rel="preload" as="script"/,
  /rel="preload" as="style"/,
  /<script defer/,
  /<script type="module"/,
  /rel="modulepreload"/,
  /data-preload/,
  /<script/,
  /rel="stylesheet"/,
];
const REQUESTS = /\s*(?:<link(?=[^>]*(?:data-preload|rel="stylesheet"))[^>]*>|<script\b.*?<\/script>)/g;

/**
 * Sorts the tags that request files. Where a page has a policy in a `meta` element, Chromium requests nothing that
 * comes after a script that it waits for, so that script comes last, and it and the styles are preloaded. Browsers
 * request six files at a time with HTTP/1.1, so what the first paint needs comes first.
 */
export function requestOrder(): Plugin {
  return {
    name: 'request-order',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: inRequestOrder },
  };
}

export function inRequestOrder(html: string): string {
  const tags = (html.match(REQUESTS) ?? []).map((tag) => tag.trim());
  const rank = (tag: string) => ORDER.findIndex((kind) => kind.test(tag));
  const sorted = [...tags, ...tags.flatMap(preloadOf)].sort((one, other) => rank(one) - rank(other));
  return html.replace(REQUESTS, '').replace('</head>', `${sorted.join('\n')}\n$&`);
}

/** Returns a preload of a script or a style sheet that the browser waits for. */
function preloadOf(tag: string): readonly string[] {
  const [, style] = tag.match(/^<link rel="stylesheet"(.*)>/) ?? [];
  if (style) return [`<link rel="preload" as="style"${style}>`];
  const [, script] = tag.match(/^<script fetchpriority="high" src="([^"]*)"/) ?? [];
  return script ? [`<link rel="preload" as="script" fetchpriority="high" href="${script}">`] : [];
}
