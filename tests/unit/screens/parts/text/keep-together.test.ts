import { keepTogether } from '../../../../../src/screens/parts/text/keep-together';
import { assert, suite } from '../../../../support/suite';

const test = suite('words that stay together');

/** Texts with "_" for each no-break space. */
const kept = {
  'End step: Player 4 draws (monarch)': 'End step: Player_4 draws (monarch)',
  'Игрок 2 — спуск в Подземный Город (инициатива)': 'Игрок_2 — спуск в_Подземный Город (инициатива)',
  'А у оппонента и в руке': 'А_у_оппонента и_в_руке',
  'creatures can’t attack': 'creatures can’t attack',
  'Anna’s turn': 'Anna’s turn',
  'уничтожить всё (с жетоном)': 'уничтожить всё (с_жетоном)',
  'Naya · Bant': 'Naya · Bant',
};

for (const [text, expected] of Object.entries(kept)) {
  test(text, () => {
    assert.is(keepTogether(text).replaceAll('\u00a0', '_'), expected);
  });
}

test.run();
