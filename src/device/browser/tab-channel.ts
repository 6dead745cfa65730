/** Messages between tabs of one browser. A tab does not receive its own. */
export interface TabChannel {
  post(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
}

export function createTabChannel(name: string): TabChannel {
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    onMessage: (listener) => channel.addEventListener('message', (event) => listener(event.data)),
  };
}

/** For pages without other tabs: tests, and the page that is rendered by the build. */
export const noOtherTabs: TabChannel = { post() {}, onMessage() {} };
