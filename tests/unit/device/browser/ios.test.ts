import { isIos } from '../../../../src/device/browser/ios';
import { assert, suite } from '../../../support/suite';

const test = suite('which phones are iPhones');

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${WEBKIT}`;
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.6 Safari/605.1.15`;

/** Browsers by name: user agent, number of touch points, and whether they are on iOS. */
const browsers: readonly (readonly [string, string, number, boolean])[] = [
  ['Safari on an iPhone', `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`, 5, true],
  ['an app on the Home Screen', `${IPHONE} Mobile/15E148`, 5, true],
  ['Chrome on an iPhone', `${IPHONE} CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1`, 5, true],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/144.0 Mobile/15E148 Safari/605.1.15`, 5, true],
  ['Edge on an iPhone', `${IPHONE} Version/18.0 EdgiOS/141.0.3537.57 Mobile/15E148 Safari/604.1`, 5, true],
  [
    'an iPad asked for mobile pages',
    `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${WEBKIT} Version/18.6 Mobile/15E148 Safari/604.1`,
    5,
    true,
  ],
  ['an iPad that calls itself a Mac', MAC, 5, true],
  ['Safari on a Mac', MAC, 0, false],
  [
    'Chrome on a Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${BLINK} Chrome/141.0.0.0 Safari/537.36`,
    0,
    false,
  ],
  [
    'Chrome on Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Chrome/141.0.0.0 Mobile Safari/537.36`,
    5,
    false,
  ],
  [
    'an Android phone asked for desktop pages',
    `Mozilla/5.0 (X11; Linux x86_64) ${BLINK} Chrome/141.0.0.0 Safari/537.36`,
    5,
    false,
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0', 5, false],
  [
    'a Windows tablet',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/141.0.0.0 Safari/537.36`,
    10,
    false,
  ],
  ['a browser that says nothing', '', 0, false],
];

for (const [name, userAgent, maxTouchPoints, expected] of browsers) {
  test(`${name}: ${expected ? 'yes' : 'no'}`, () => {
    assert.is(isIos({ userAgent, maxTouchPoints }), expected);
  });
}

test.run();
