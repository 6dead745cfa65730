/** What the phone hands to the app from outside: through its share sheet, or because a file was opened with the app. */

/** Where the service worker puts what was shared; it knows the same name. */
const INBOX = 'planar-table-inbox';

interface Launch {
  readonly files: readonly { getFile(): Promise<File> }[];
}

/** Everything that was shared and not taken yet; taken once, it is gone. */
export async function takeShared(): Promise<readonly (File | string)[]> {
  if (!('caches' in globalThis) || !(await caches.has(INBOX))) return [];
  const inbox = await caches.open(INBOX);
  const taken: (File | string)[] = [];
  for (const request of await inbox.keys()) {
    const response = await inbox.match(request);
    const name = response?.headers.get('x-name');
    const body = await response?.blob();
    if (body)
      taken.push(name ? new File([body], decodeURIComponent(name), { type: body.type }) : await body.text());
  }
  await caches.delete(INBOX);
  return taken;
}

/** Tells the files that are opened with the app, from its start on. */
export function onOpenedFiles(listener: (files: readonly File[]) => void): void {
  const { launchQueue } = globalThis as {
    readonly launchQueue?: { setConsumer(consumer: (launch: Launch) => void): void };
  };
  launchQueue?.setConsumer(async ({ files }) => {
    const opened = await Promise.allSettled(files.map((file) => file.getFile()));
    const readable = opened.flatMap((file) => (file.status === 'fulfilled' ? [file.value] : []));
    if (files.length > 0) listener(readable);
  });
}
