/** Every phenomenon, encountered on the rendered table: its words, its buttons, and its lines in the log. */
import { catalog } from '../../../../../src/content/planes/catalog';
import { rollAndPlaneswalk, startingOn } from '../../../../support/cards/card-situations';
import { frontmostElement, press, pressableLabels, textOf } from '../../../../support/rendered/pressing';
import { inRussian, liveGame, openTable, playInApp } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { phenomena } from './every-button/phenomena';

const NEXT = ['naya', 'grixis', 'jund', 'esper', 'agyrem', 'nyx'];
const russianOf = { Resolve: 'Выполнить', 'Done resolving': 'Выполнено, дальше' };

async function encounter(id: string) {
  await openTable(startingOn('bant', id, ...NEXT));
  await playInApp(...rollAndPlaneswalk);
}

async function inBoth<Seen>(look: () => Seen): Promise<readonly [en: Seen, ru: Seen]> {
  return [look(), await inRussian(look)];
}

/** Everything on the card, except the two buttons that every card has, and the button of the table. */
function lookAt(id: string) {
  const card = document.querySelector(`[data-card="${id}"]`);
  const main = document.querySelector('[data-actions] .mainActions');
  if (!card || !main) throw new Error(`${id} is not on the table`);
  return {
    text: textOf(card),
    abilities: [...card.querySelectorAll('li')].map((ability) =>
      [...ability.querySelectorAll('p')].map(textOf),
    ),
    buttons: pressableLabels(card).slice(2),
    main: pressableLabels(main),
  };
}

/** The latest line of the log. */
async function lineOfLog() {
  await press('Log');
  const line = await inBoth(() => textOf(frontmostElement().querySelector('.lines > .line > p')));
  await press('Close');
  return line;
}

const test = suite('every phenomenon is encountered');

test('none is left out', () => {
  assert.equal(
    phenomena.map(({ id }) => id),
    catalog.filter(({ kind }) => kind === 'phenomenon').map(({ id }) => id),
  );
});

for (const { id, name, says, by, besides } of phenomena) {
  const [en, ru] = name;

  test(`${en}: the words on the screen`, async () => {
    await encounter(id);
    const [inEnglish, inOther] = await inBoth(() => lookAt(id));
    const wholeOf = (heading: readonly string[], language: 0 | 1, buttons: readonly string[]) => {
      const [called, kind, when] = heading;
      return [called, kind, ...says.flatMap((said) => [when, said[language]]), ...buttons].join('');
    };
    const buttons = [...(besides ? [besides] : []), ['Ability didn’t resolve', 'Способность не разрешилась']];
    const ofLanguage = (language: 0 | 1) => buttons.map((label) => label[language] ?? '');
    assert.equal(inEnglish, {
      text: wholeOf([en, 'Phenomenon', 'Encounter'], 0, ofLanguage(0)),
      abilities: says.map((said) => ['Encounter', said[0]]),
      buttons: ofLanguage(0),
      main: [by],
    });
    assert.equal(inOther, {
      text: wholeOf([ru, 'Феномен', 'Встреча'], 1, ofLanguage(1)),
      abilities: says.map((said) => ['Встреча', said[1]]),
      buttons: ofLanguage(1),
      main: [russianOf[by]],
    });
    assert.equal(await lineOfLog(), [
      `Anya planeswalks from Bant to ${en}. Phenomenon: ${en}.`,
      `Anya: переход «Бэнт» → «${ru}». Феномен: «${ru}».`,
    ]);
  });

  test(`${en}: 704.6f, its ability is countered`, async () => {
    await encounter(id);
    await press('Ability didn’t resolve');
    assert.equal(await lineOfLog(), [
      `${en}’s ability doesn’t resolve. Anya planeswalks from ${en} to Naya.`,
      `«${ru}»: способность не разрешается. Anya: переход «${ru}» → «Найя».`,
    ]);
    assert.equal(liveGame.currentGame()?.history.table.planar?.stack, []);
  });

  // The others are played in the stories of buttons.
  if (by === 'Resolve') continue;
  test(`${en}: 312.7, the players have carried it out`, async () => {
    await encounter(id);
    await press(by);
    assert.equal(await lineOfLog(), [
      `${en} has resolved. Anya planeswalks from ${en} to Naya.`,
      `Способность феномена «${ru}» разрешилась. Anya: переход «${ru}» → «Найя».`,
    ]);
    assert.equal(
      pressableLabels(document.querySelector('[data-actions] .mainActions') ?? document.body).includes(by),
      false,
    );
  });
}

test.run();
