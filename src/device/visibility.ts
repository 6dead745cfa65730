/** Calls back each time the page is shown or hidden. */
export function onVisibilityChange(listener: (visible: boolean) => void): void {
  document.addEventListener('visibilitychange', () => listener(document.visibilityState === 'visible'));
}
