import { saveFile } from '../../../../src/device/files/save-file';
import { createShareSheet } from '../../../../src/device/files/share';
import { replaceGlobals, restoreGlobals } from '../../../support/fake-globals';
import { assert, suite } from '../../../support/suite';

const test = suite('saving a file');

test.after.each(restoreGlobals);

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15';

interface Device {
  readonly userAgent?: string;
  readonly standalone?: boolean;
  /** What becomes of sharing; null where there is no share sheet. */
  readonly share?: (() => Promise<void>) | null;
  readonly takesFiles?: boolean;
  readonly isTapRecent?: boolean;
}

const refuse = (name: string) => () => Promise.reject(new DOMException('', name));

/** Saves a file on such a device, and tells what was shared and downloaded. */
async function saveOn({
  userAgent = IPHONE,
  standalone = true,
  share = async () => {},
  takesFiles = true,
  isTapRecent = true,
}: Device) {
  const done: string[] = [];
  const navigator = {
    userAgent,
    maxTouchPoints: 5,
    standalone,
    userActivation: { isActive: isTapRecent },
    ...(share && {
      canShare: () => takesFiles,
      share(data: ShareData) {
        done.push(`shared ${Object.keys(data)}: ${data.files?.map(({ name }) => name)}`);
        return share();
      },
    }),
  };
  const link = { href: '', download: '', click: () => done.push(`downloaded ${link.download}`) };
  replaceGlobals({
    navigator,
    document: { createElement: () => link },
    matchMedia: () => ({ matches: standalone }),
    setTimeout: () => 0,
  });
  const saved = await saveFile(new File(['4 Island'], 'deck.txt'), createShareSheet());
  return { saved, done };
}

const SHARED = 'shared files: deck.txt';
const DOWNLOADED = 'downloaded deck.txt';

const cases: readonly (readonly [string, Device, string, readonly string[]])[] = [
  ['installed on an iPhone it goes through the share sheet, alone', {}, 'saved', [SHARED]],
  [
    'dismissing the share sheet ends it: nothing is downloaded instead',
    { share: refuse('AbortError') },
    'dismissed',
    [SHARED],
  ],
  [
    'a share sheet that fails is followed by a download',
    { share: refuse('DataError') },
    'saved',
    [SHARED, DOWNLOADED],
  ],
  [
    'after too long a wait, another tap is needed',
    { share: refuse('NotAllowedError'), isTapRecent: false },
    'needsTap',
    [SHARED],
  ],
  [
    'a phone that forbids sharing in spite of a tap downloads',
    { share: refuse('NotAllowedError') },
    'saved',
    [SHARED, DOWNLOADED],
  ],
  ['a share sheet that takes no files is not opened', { takesFiles: false }, 'saved', [DOWNLOADED]],
  ['without a share sheet it is downloaded', { share: null }, 'saved', [DOWNLOADED]],
  ['in the browser of an iPhone, which has downloads, too', { standalone: false }, 'saved', [DOWNLOADED]],
  [
    'installed on Android, where downloads work, too',
    { userAgent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0' },
    'saved',
    [DOWNLOADED],
  ],
];

for (const [title, device, outcome, expected] of cases) {
  test(title, async () => {
    const { saved, done } = await saveOn(device);
    assert.is(saved, outcome);
    assert.equal(done, expected);
  });
}

test.run();
