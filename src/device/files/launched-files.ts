/** Files that the user shares with the app or opens with it. */

/** The cache in which the service worker puts shared files; it uses the same name. */
const INBOX = 'planar-table-inbox';

interface Launch {
  readonly files: readonly { getFile(): Promise<File> }[];
}

/** Returns and removes everything that was shared and not taken yet. */
export async function takeSharedFiles(): Promise<readonly (File | string)[]> {
  if (!('caches' in globalThis) || !(await caches.has(INBOX))) return [];
  const inbox = await caches.open(INBOX);
  const sharedFiles: (File | string)[] = [];
  for (const request of await inbox.keys()) {
    const response = await inbox.match(request);
    const name = response?.headers.get('x-name');
    const body = await response?.blob();
    if (body)
      sharedFiles.push(
        name ? new File([body], decodeURIComponent(name), { type: body.type }) : await body.text(),
      );
  }
  await caches.delete(INBOX);
  return sharedFiles;
}

/** Reports files that the user opens with the app, including those that started it. */
export function onLaunchedFiles(listener: (files: readonly File[]) => void): void {
  const { launchQueue } = globalThis as {
    readonly launchQueue?: { setConsumer(consumer: (launch: Launch) => void): void };
  };
  launchQueue?.setConsumer(async ({ files }) => {
    const readings = await Promise.allSettled(files.map((file) => file.getFile()));
    const readableFiles = readings.flatMap((file) => (file.status === 'fulfilled' ? [file.value] : []));
    if (files.length > 0) listener(readableFiles);
  });
}
