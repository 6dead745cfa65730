/** Word between the tabs of one browser. A message never comes back to the tab that sent it. */
export interface Tabs {
  tell(message: unknown): void;
  hear(listener: (message: unknown) => void): void;
}

export function createTabs(name: string): Tabs {
  const channel = new BroadcastChannel(name);
  return {
    tell: (message) => channel.postMessage(message),
    hear: (listener) => channel.addEventListener('message', (event) => listener(event.data)),
  };
}
