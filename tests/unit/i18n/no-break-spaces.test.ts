import { withNoBreakSpaces, withPlainSpaces } from '../../../src/i18n/no-break-spaces';
import { assert, suite } from '../../support/suite';

const test = suite('no-break spaces');

/** Underscores are spaces where no line may end. */
const bound = [
  'equal to X_— its value',
  'X_— это его мановая ценность, 3_– 4',
  'You gain 2_life.',
  'End step: Player_4 draws 2_cards',
  'Игрок_2_— спуск в_Подземный Город (с_жетоном)',
  'А_у_оппонента и_в_руке',
  'Начинают Игрок_1 и_Игрок_2_— вместе.',
  'deals X_damage and puts three +1/+1_counters on it',
  'наносит 1_повреждение, создаёт X_фишек 2/2',
  'from 1 to_4, and up to 4_cards',
  'от_1 до_4 и_до 4_карт',
  'X в_мана-стоимости',
  'в_колоде; «К_существам»; и_в_руке; в_«Списке»',
];

/** What looks like it, or would be too wide for a narrow column. */
const unbound = [
  'planeswalker’у столько',
  'и planeswalker’ов',
  'Anna’s turn · Bant',
  'Rule 701.31 applies, 310.1 to 310.7 until 2021.',
  'с горизонтальностями, 4 горизонтальностями',
  'горизонтальностями — это',
  'a 6/6 on I was',
];

test('lines end where they do in print', () => {
  for (const text of bound) {
    assert.is(withNoBreakSpaces(text.replaceAll('_', ' ')), text.replaceAll('_', '\u00a0'));
    assert.is(withNoBreakSpaces(withNoBreakSpaces(text)), withNoBreakSpaces(text));
    assert.is(withPlainSpaces(text.replaceAll('_', '\u00a0')), text.replaceAll('_', ' '));
  }
});

test('other spaces stay', () => {
  for (const text of unbound) assert.not.match(withNoBreakSpaces(text), /\u00a0/, text);
});

test.run();
