/** Describes the browser windows of a failed test, because a timeout does not say what was shown instead. */
import type { BrowserContext, Page, Request } from 'playwright-core';

const ANSWER_TIMEOUT = 3000;
const MAX_TEXT_LENGTH = 600;

const pendingRequestsByWindow = new Map<BrowserContext, ReadonlySet<Request>>();

/** Follows what this window loads until it is closed. */
export function followWindow(context: BrowserContext): void {
  const loading = new Set<Request>();
  pendingRequestsByWindow.set(context, loading);
  context.on('request', (request) => loading.add(request));
  context.on('requestfinished', (request) => loading.delete(request));
  context.on('requestfailed', (request) => loading.delete(request));
  context.on('close', () => pendingRequestsByWindow.delete(context));
}

/** Returns the address and text of every open page, and the requests without a response. */
export async function describeWindows(): Promise<string> {
  const lines: string[] = [];
  for (const [context, loading] of pendingRequestsByWindow) {
    for (const page of context.pages()) lines.push(`shown at ${page.url()}: ${await textOf(page)}`);
    lines.push(...[...loading].map((request) => `no answer yet: ${request.url()}`));
  }
  return lines.join('\n');
}

function textOf(page: Page): Promise<string> {
  const text = page
    .evaluate(() => document.body.innerText)
    .then((shown) => JSON.stringify(shown.slice(0, MAX_TEXT_LENGTH)), String);
  const timeout = new Promise<string>((resolve) =>
    setTimeout(resolve, ANSWER_TIMEOUT, 'the page does not answer').unref(),
  );
  return Promise.race([text, timeout]);
}
