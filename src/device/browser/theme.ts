/** The theme of the page and of the browser's own bars. */
export type Theme = 'phone' | 'dark' | 'light';

/** The page background (design/tokens.css). */
const GROUND = { dark: '#0a0c16', light: '#f1e9d8' } as const;

export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'phone') delete dataset.theme;
  else dataset.theme = theme;
  for (const own of ['dark', 'light'] as const) {
    const meta = document.querySelector<HTMLMetaElement>(`meta[name="theme-color"][media*="${own}"]`);
    if (meta) meta.content = GROUND[theme === 'phone' ? own : theme];
  }
}
