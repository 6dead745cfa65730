/** Every phenomenon, encountered on the rendered table: its words, its buttons, and its lines in the log. */
import { catalog } from '../../../../../src/content/planes/catalog';
import { rollAndPlaneswalk, startingOn } from '../../../../support/cards/card-situations';
import { frontmostElement, press, pressableLabels, textOf } from '../../../../support/rendered/pressing';
import { inRussian, liveGame, openTable, playInApp } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { phenomena } from './every-button/phenomena';

const NEXT_PLANES = ['naya', 'grixis', 'jund', 'esper', 'agyrem', 'nyx'];
const russianOf = { Resolve: 'Выполнить', 'Done resolving': 'Выполнено, дальше' };

async function encounter(id: string) {
  await openTable(startingOn('bant', id, ...NEXT_PLANES));
  await playInApp(...rollAndPlaneswalk);
}

async function inBothLanguages<Seen>(read: () => Seen): Promise<readonly [en: Seen, ru: Seen]> {
  return [read(), await inRussian(read)];
}

/** Everything on the card, except the two buttons that every card has, and the button of the table. */
function contentOf(id: string) {
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
async function latestLogLine() {
  await press('Log');
  const line = await inBothLanguages(() => textOf(frontmostElement().querySelector('.lines > .line > p')));
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

for (const { id, name, abilities, mainButton, extraButton } of phenomena) {
  const [en, ru] = name;

  test(`${en}: the words on the screen`, async () => {
    await encounter(id);
    const [english, russian] = await inBothLanguages(() => contentOf(id));
    const cardText = (heading: readonly string[], language: 0 | 1, buttons: readonly string[]) => {
      const [title, kind, when] = heading;
      return [title, kind, ...abilities.flatMap((text) => [when, text[language]]), ...buttons].join('');
    };
    const buttons = [
      ...(extraButton ? [extraButton] : []),
      ['Skip (didn’t resolve)', 'Пропустить (без эффекта)'],
    ];
    const labelsIn = (language: 0 | 1) => buttons.map((label) => label[language] ?? '');
    assert.equal(english, {
      text: cardText([en, 'Phenomenon', 'Encounter'], 0, labelsIn(0)),
      abilities: abilities.map((text) => ['Encounter', text[0]]),
      buttons: labelsIn(0),
      main: [mainButton],
    });
    assert.equal(russian, {
      text: cardText([ru, 'Феномен', 'Встреча'], 1, labelsIn(1)),
      abilities: abilities.map((text) => ['Встреча', text[1]]),
      buttons: labelsIn(1),
      main: [russianOf[mainButton]],
    });
    assert.equal(await latestLogLine(), [
      `Anya planeswalks from Bant to ${en}. Phenomenon: ${en}.`,
      `Anya: переход «Бэнт» → «${ru}». Феномен: «${ru}».`,
    ]);
  });

  test(`${en}: 704.6f, its ability is countered`, async () => {
    await encounter(id);
    await press('Skip (didn’t resolve)');
    assert.equal(await latestLogLine(), [
      `${en}’s ability doesn’t resolve. Anya planeswalks from ${en} to Naya.`,
      `«${ru}»: способность не разрешается. Anya: переход «${ru}» → «Найя».`,
    ]);
    assert.equal(liveGame.currentGame()?.history.table.planar?.stack, []);
  });

  // The others are played in the scenarios of buttons.
  if (mainButton === 'Resolve') continue;
  test(`${en}: 312.7, the players have carried it out`, async () => {
    await encounter(id);
    await press(mainButton);
    assert.equal(await latestLogLine(), [
      `${en} has resolved. Anya planeswalks from ${en} to Naya.`,
      `Способность феномена «${ru}» разрешилась. Anya: переход «${ru}» → «Найя».`,
    ]);
    assert.equal(
      pressableLabels(document.querySelector('[data-actions] .mainActions') ?? document.body).includes(
        mainButton,
      ),
      false,
    );
  });
}

test.run();
