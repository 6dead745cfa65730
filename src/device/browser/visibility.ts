/** Calls back whenever the page is shown or hidden. */
export function onVisibilityChange(listener: (visible: boolean) => void): void {
  document.addEventListener('visibilitychange', () => listener(document.visibilityState === 'visible'));
}

/** Calls back when the page is hidden or about to close; more than once if several events say so. */
export function onPageHide(listener: () => void): void {
  addEventListener('pagehide', listener);
  onVisibilityChange((visible) => {
    if (!visible) listener();
  });
}
