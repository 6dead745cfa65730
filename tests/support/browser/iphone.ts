/** Simulates an iPhone from a page's point of view, and records the page's requests. */
import type { Page } from 'playwright-core';
import type { VisitOptions } from './browser';

export const IPHONE_USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

export interface IphoneOptions {
  /** Whether the app was opened from the Home Screen. */
  readonly isInstalled?: boolean;
  /** The answer to a request for persistent storage; null if the API is missing. */
  readonly keeps?: boolean | null;
  readonly screenLock?: 'granted' | 'refused' | 'unsupported';
  /** How the share sheet ends. 'late': the first attempt fails because the tap was too long ago. */
  readonly share?: 'shared' | 'dismissed' | 'late';
}

/** Requests made by the page. */
export interface DeviceRequests {
  /** For each request for persistent storage, whether it came directly after a tap. */
  readonly persistRequests: readonly boolean[];
  /** The names of shared files. */
  readonly shared: readonly string[];
  readonly locks: number;
  /** The states of all audio contexts created so far. */
  readonly sounds: readonly string[];
}

export function iphoneVisitOptions(options: IphoneOptions = {}): VisitOptions {
  return {
    userAgent: IPHONE_USER_AGENT,
    hasTouch: true,
    reducedMotion: 'reduce',
    script: `(${imitateIphone})(${JSON.stringify(options)});`,
  };
}

export function requestsOf(page: Page): Promise<DeviceRequests> {
  return page.evaluate(() => {
    const { requests, audio } = (
      globalThis as unknown as { iphone: { requests: DeviceRequests; audio: AudioContext[] } }
    ).iphone;
    return { ...requests, sounds: audio.map(({ state }) => state) };
  });
}

/** Sent to the page as text, so it must not refer to anything outside. */
function imitateIphone({
  isInstalled = false,
  keeps = false,
  screenLock = 'granted',
  share = 'shared',
}: IphoneOptions) {
  const requests = { persistRequests: [] as boolean[], shared: [] as string[], locks: 0 };
  const audio: AudioContext[] = [];
  Object.assign(globalThis, { iphone: { requests, audio } });
  const defineOnNavigator = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });

  defineOnNavigator('standalone', isInstalled);
  let isKept = false;
  defineOnNavigator(
    'storage',
    keeps === null
      ? undefined
      : {
          estimate: async () => ({ usage: 1, quota: 2 }),
          persisted: async () => isKept,
          persist: async () => {
            requests.persistRequests.push(navigator.userActivation.isActive);
            isKept = keeps;
            return keeps;
          },
        },
  );
  const request = async () => {
    requests.locks += 1;
    if (screenLock === 'refused') throw new DOMException('Permission was denied', 'NotAllowedError');
    return Object.assign(new EventTarget(), { async release() {} });
  };
  if (screenLock === 'unsupported') Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
  else defineOnNavigator('wakeLock', { request });

  let isActivationExpired = share === 'late';
  defineOnNavigator('canShare', ({ files = [] }: ShareData) => files.length > 0);
  defineOnNavigator('share', async ({ files = [] }: ShareData) => {
    requests.shared.push(...files.map(({ name }) => name));
    if (share === 'dismissed') throw new DOMException('', 'AbortError');
    if (isActivationExpired) {
      isActivationExpired = false;
      throw new DOMException('', 'NotAllowedError');
    }
  });
  if (isActivationExpired) {
    Object.defineProperty(UserActivation.prototype, 'isActive', { get: () => !isActivationExpired });
  }
  const Audio = globalThis.AudioContext;
  globalThis.AudioContext = class extends Audio {
    constructor() {
      super();
      audio.push(this);
    }
  };
}
