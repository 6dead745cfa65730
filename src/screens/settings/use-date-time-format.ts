import { useLanguage } from '../parts/words';

/** Returns a function that formats a timestamp in the current language. */
export function useDateTimeFormat(): (moment: number) => string {
  const language = useLanguage();
  return (moment) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(moment));
}
