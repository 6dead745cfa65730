import { inRequestOrder } from '../../../../scripts/build/request-order';
import { assert, suite } from '../../../support/suite';

const test = suite('request order of the page');

const tags = {
  icon: '<link rel="icon" href="icon.svg" />',
  waitedFor: '<script fetchpriority="high" src="./check.js" ></script>',
  form: '<link data-preload="form modulepreload" rel="modulepreload" href="./form.js">',
  formStyle: '<link data-preload="form preload" rel="preload" as="style" href="./form.css">',
  game: '<link data-preload="game modulepreload" href="./game.js">',
  entry: '<script type="module" crossorigin src="./entry.js"></script>',
  style: '<link rel="stylesheet" crossorigin href="./main.css">',
  deferred: '<script defer fetchpriority="high" src="./prerendered.js"></script>',
};

test('the first paint’s files come first, and the script that the page waits for comes after all requests', () => {
  const page = `<html><head>\n${Object.values(tags).join('\n')}\n</head><body></body></html>`;
  assert.equal(inRequestOrder(page).match(/<(?:link|script)[^>]*>/g), [
    tags.icon,
    '<link rel="preload" as="script" fetchpriority="high" href="./check.js">',
    tags.formStyle,
    '<link rel="preload" as="style" crossorigin href="./main.css">',
    tags.deferred.replace('</script>', ''),
    tags.entry.replace('</script>', ''),
    tags.form,
    tags.game,
    tags.waitedFor.replace('</script>', ''),
    tags.style,
  ]);
});

test('scripts in the body are requested with those in the head', () => {
  const page = `<head></head><body>${tags.entry}</body>`;
  assert.is(inRequestOrder(page), `<head>${tags.entry}\n</head><body></body>`);
});

test.run();
