const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** What the same keys type in the other keyboard layout, English or Russian. */
export function inOtherLayout(typed: string): string {
  const lower = typed.toLowerCase();
  const [from, to] = /[а-яё]/.test(lower) ? [cyrillic, latin] : [latin, cyrillic];
  return [...lower].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
}
