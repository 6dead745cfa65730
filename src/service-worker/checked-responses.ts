/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types.js';

/**
 * Refuses to precache files of a partly replaced version: a page that names unknown files, or a page served in place of
 * a missing file. The installation then fails, and the browser tries again. See docs/decisions/careless-hosts.md.
 */
export function checkedResponses(files: readonly string[]): WorkboxPlugin {
  return {
    async cacheWillUpdate({ request, response }) {
      if (response.status >= 400) return null;
      const isConsistent = request.url.includes('/index.html')
        ? namesOnlyKnown(files, await response.clone().text())
        : !response.headers.get('content-type')?.startsWith('text/html');
      return isConsistent ? withoutVary(response) : null;
    },
  };
}

function namesOnlyKnown(files: readonly string[], page: string): boolean {
  const named = [...page.matchAll(/"\.\/(assets\/[^"]+)"/g)];
  return named.length > 0 && named.every(([, file = '']) => files.includes(file));
}

/** Removes `Vary`, which would hide a cached response from requests with other headers. */
function withoutVary(response: Response): Response {
  if (!response.headers.has('vary')) return response;
  const { body, status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.delete('vary');
  return new Response(body, { status, statusText, headers });
}
