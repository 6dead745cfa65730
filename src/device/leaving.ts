/** Has the browser ask before the page is left or loaded anew, as long as the answer stands; browsers say it in their own words. */
export function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
