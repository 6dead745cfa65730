/** Calls the listener whenever the page is shown or hidden. */
export function onVisibilityChange(listener: (isVisible: boolean) => void): void {
  document.addEventListener('visibilitychange', () => listener(document.visibilityState === 'visible'));
}

/** Calls the listener when the page is hidden or about to close, possibly more than once. */
export function onPageHide(listener: () => void): void {
  addEventListener('pagehide', listener);
  onVisibilityChange((isVisible) => {
    if (!isVisible) listener();
  });
}
