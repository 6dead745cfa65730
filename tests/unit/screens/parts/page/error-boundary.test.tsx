import '../../../../support/rendered/page-in-node';
import { type Signal, signal } from '@preact/signals';
import { render } from 'preact';
import { waitUntilSettled } from '../../../../support/rendered/page-in-node';
import { assert, suite } from '../../../../support/suite';

const { ErrorBoundary } = await import('../../../../../src/screens/parts/page/ErrorBoundary');

const test = suite('error boundary');

function Child({ shown }: { shown: string }) {
  if (shown.startsWith('broken')) throw new Error(shown);
  return <p>{shown}</p>;
}

interface Place {
  readonly says: string;
}

function Page({ shown, errors }: { shown: Signal<Place>; errors: unknown[] }) {
  return (
    <>
      <ErrorBoundary resetKey={shown.value} onError={(error) => errors.push(error)}>
        <Child shown={shown.value.says} />
      </ErrorBoundary>
      <nav>places</nav>
    </>
  );
}

test('a screen that throws is left out and reported, and the next one is shown', async () => {
  const places = ['broken at first', 'table', 'broken later', 'broken again', 'settings'].map((says) => ({
    says,
  }));
  const [first, ...others] = places as [Place, ...Place[]];
  const shown = signal(first);
  const errors: unknown[] = [];
  render(<Page shown={shown} errors={errors} />, document.body);
  await waitUntilSettled();
  const seen: string[] = [document.body.textContent];
  for (const next of others) {
    shown.value = next;
    await waitUntilSettled();
    seen.push(document.body.textContent);
  }
  assert.equal(seen, ['places', 'tableplaces', 'places', 'places', 'settingsplaces']);
  assert.equal(errors.map(String), ['Error: broken at first', 'Error: broken later', 'Error: broken again']);
});

test('a screen that threw is rendered again when the user comes back to it', async () => {
  const place = { says: 'broken for now' };
  const shown = signal<Place>(place);
  render(<Page shown={shown} errors={[]} />, document.body);
  await waitUntilSettled();
  shown.value = { says: 'table' };
  await waitUntilSettled();
  place.says = 'settings';
  shown.value = place;
  await waitUntilSettled();
  assert.is(document.body.textContent, 'settingsplaces');
});

test.run();
