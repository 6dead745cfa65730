/** Calls back each time the page is shown or hidden. */
export function onVisibilityChange(listener: (visible: boolean) => void): void {
  document.addEventListener('visibilitychange', () => listener(document.visibilityState === 'visible'));
}

/** Calls back when the page is hidden or about to be closed: more than once if the browser says so in several ways. */
export function onLeaving(listener: () => void): void {
  addEventListener('pagehide', listener);
  onVisibilityChange((visible) => {
    if (!visible) listener();
  });
}
