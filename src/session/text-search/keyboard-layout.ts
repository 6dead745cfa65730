import { hasCyrillic } from './alphabet';

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillicKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** Returns what the same keys would have typed in the other layout. */
export function switchKeyboardLayout(word: string): string {
  const [typedKeys, otherKeys] = hasCyrillic(word) ? [cyrillicKeys, latinKeys] : [latinKeys, cyrillicKeys];
  return [...word.toLowerCase()].map((letter) => otherKeys[typedKeys.indexOf(letter)] ?? letter).join('');
}
