/** Replaces globals until `restoreGlobals` is called. */
const originalDescriptors = new Map<string, PropertyDescriptor | undefined>();

export function replaceGlobals(values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (!originalDescriptors.has(name))
      originalDescriptors.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

export function restoreGlobals(): void {
  for (const [name, descriptor] of originalDescriptors) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
  originalDescriptors.clear();
}

/** Runs everything that is ready to run. */
export async function waitUntilSettled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setImmediate(done));
}

/** Creates a document that is visible or hidden. */
export function fakeDocument() {
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as 'visible' | 'hidden',
    setVisible(isVisible: boolean) {
      page.visibilityState = isVisible ? 'visible' : 'hidden';
      page.dispatchEvent(new Event('visibilitychange'));
    },
  });
  return page;
}
