import '../../../../support/rendered/page-in-node';
import { type Signal, signal } from '@preact/signals';
import { render } from 'preact';
import { settled } from '../../../../support/rendered/page-in-node';
import { assert, suite } from '../../../../support/suite';

const { ErrorBoundary } = await import('../../../../../src/screens/parts/page/ErrorBoundary');

const test = suite('error boundary');

function Child({ shown }: { shown: string }) {
  if (shown.startsWith('broken')) throw new Error(shown);
  return <p>{shown}</p>;
}

function Page({ shown, errors }: { shown: Signal<string>; errors: unknown[] }) {
  return (
    <>
      <ErrorBoundary shown={shown.value} onError={(error) => errors.push(error)}>
        <Child shown={shown.value} />
      </ErrorBoundary>
      <nav>places</nav>
    </>
  );
}

test('a screen that throws is left out and reported, and the next one is shown', async () => {
  const shown = signal('broken at first');
  const errors: unknown[] = [];
  render(<Page shown={shown} errors={errors} />, document.body);
  await settled();
  const seen: string[] = [document.body.textContent];
  for (const next of ['table', 'broken later', 'broken again', 'settings']) {
    shown.value = next;
    await settled();
    seen.push(document.body.textContent);
  }
  assert.equal(seen, ['places', 'tableplaces', 'places', 'places', 'settingsplaces']);
  assert.equal(errors.map(String), ['Error: broken at first', 'Error: broken later', 'Error: broken again']);
});

test.run();
