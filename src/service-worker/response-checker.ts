/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types.js';

/**
 * Refuses to precache files of a partly replaced version: a page that names unknown files, or a page served in place of
 * a missing file. The installation then fails, and the browser tries again. See docs/decisions/careless-hosts.md.
 * The precached page preloads nothing by itself and does not contain the form of a first game, because it may resume a
 * game (docs/decisions/loading-order.md).
 */
export function responseChecker(files: readonly string[]): WorkboxPlugin {
  return {
    async cacheWillUpdate({ request, response }) {
      if (response.status >= 400) return null;
      if (!request.url.includes('/index.html')) {
        return response.headers.get('content-type')?.startsWith('text/html') ? null : withoutVary(response);
      }
      const page = await response.text();
      return namesOnlyKnownFiles(files, page) ? withoutVary(response, pageForLaterVisits(page)) : null;
    },
  };
}

function namesOnlyKnownFiles(files: readonly string[], page: string): boolean {
  const named = [...page.matchAll(/"\.\/(assets\/[^"]+)"/g)];
  return named.length > 0 && named.every(([, file = '']) => files.includes(file));
}

/**
 * Removes the form of a first game with its script, and leaves it to `startup-check.js` which files are preloaded. In
 * bytes, because a string would become plain text.
 */
function pageForLaterVisits(page: string): Uint8Array<ArrayBuffer> {
  const withoutFirstVisitParts = page.replace(
    /<template id="(?:form|install)-.*?<\/template>|<script defer.*?<\/script>\n/gs,
    '',
  );
  return new TextEncoder().encode(
    withoutFirstVisitParts.replace(/(<link data-preload="[^"]*") rel="\w+"/g, '$1'),
  );
}

/** Removes `Vary`, which would hide a cached response from requests with other headers. */
function withoutVary(response: Response, body: BodyInit | null = response.body): Response {
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.delete('vary');
  return new Response(body, { status, statusText, headers });
}
