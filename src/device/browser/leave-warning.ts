/**
 * Makes the browser ask for confirmation before the page is left or reloaded, until the returned function is called.
 */
export function warnBeforeLeaving(): () => void {
  const preventLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', preventLeaving);
  return () => removeEventListener('beforeunload', preventLeaving);
}
