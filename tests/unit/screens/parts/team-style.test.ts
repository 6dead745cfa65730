import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { FIRST_CUSTOM_COLOR, SEAT_COLOR_COUNT } from '../../../../src/screens/parts/seat-color';
import { teamStyle } from '../../../../src/screens/parts/team-style';
import { contrast } from '../../../support/screens/contrast';
import { assert, suite } from '../../../support/suite';
import { seat } from '../../../support/tables/tables';

const test = suite('team style');

const tokens = readFileSync(new URL('../../../../src/design/tokens.css', import.meta.url), 'utf8');

/** The color that a value stands for; a text without a value has the default color. */
function shown(value = 'var(--seat-text)'): string {
  const [, name] = /^var\((.*)\)$/.exec(value) ?? [];
  return name ? (new RegExp(`${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? '') : value;
}

const color = fc.oneof(
  fc.integer({ min: 0, max: SEAT_COLOR_COUNT - 1 }),
  fc.integer({ min: FIRST_CUSTOM_COLOR, max: FIRST_CUSTOM_COLOR + 0xff_ff_ff }),
  fc.constantFrom(
    FIRST_CUSTOM_COLOR,
    FIRST_CUSTOM_COLOR + 0xff_ff_ff,
    FIRST_CUSTOM_COLOR + 0xff_ff_00,
    FIRST_CUSTOM_COLOR + 0x76_76_76,
  ),
);

test('text has enough contrast on the colors of both heads', () => {
  fc.assert(
    fc.property(color, color, (one, other) => {
      const style = teamStyle([{ color: one }, { color: other }], [seat(0), seat(1)]);
      const text = shown(style['--seat-text']);
      for (const ground of [style['--seat'], style['--partner']].map(shown))
        assert.ok(contrast(ground, text) >= 4.5, `${text} on ${ground}`);
    }),
    { seed: 20_261_126, numRuns: 3000 },
  );
});

test('two light or two dark colors stay as they are, and so does a head alone', () => {
  const styleOf = (...colors: readonly number[]) =>
    teamStyle(
      colors.map((rgb) => ({ color: FIRST_CUSTOM_COLOR + rgb })),
      colors.map((_, head) => seat(head)),
    );
  const { '--seat': light, '--partner': alsoLight } = styleOf(0xff_ff_ee, 0xee_ff_ff);
  assert.equal([light, alsoLight], ['#ffffee', '#eeffff']);
  const { '--seat': dark, '--partner': alsoDark } = styleOf(0x00_00_44, 0x33_00_00);
  assert.equal([dark, alsoDark], ['#000044', '#330000']);
  const { '--seat': alone, '--partner': nobody } = styleOf(0xff_ff_ee);
  assert.equal([alone, nobody], ['#ffffee', undefined]);
});

test.run();
