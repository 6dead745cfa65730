/** The theme of the page and of the browser's own bars. */
export type Theme = 'phone' | 'dark' | 'light';

/** The page background color, as in design/tokens.css. */
const BACKGROUND = { dark: '#0a0c16', light: '#f1e9d8' } as const;

export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'phone') delete dataset.theme;
  else dataset.theme = theme;
  for (const scheme of ['dark', 'light'] as const) {
    const meta = document.querySelector<HTMLMetaElement>(`meta[name="theme-color"][media*="${scheme}"]`);
    if (meta) meta.content = BACKGROUND[theme === 'phone' ? scheme : theme];
  }
}
