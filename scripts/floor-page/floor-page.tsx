/** A minimal app of this stack: one number, stored by Dexie, rendered by Preact, available offline by Workbox. */
import { Dexie } from 'dexie';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { Workbox } from 'workbox-window';

const database = new Dexie('floor-page');
database.version(1).stores({ numbers: '' });
const numbers = database.table<number, string>('numbers');

function Floor({ storedNumber }: { readonly storedNumber: number }) {
  const [number, setNumber] = useState(storedNumber);
  const countDown = () => {
    setNumber(number - 1);
    numbers.put(number - 1, 'only');
  };
  return (
    <button type="button" style="inline-size: 100%; block-size: 50vh; font-size: 4rem" onClick={countDown}>
      {number}
    </button>
  );
}

numbers.get('only').then((storedNumber = 20) => {
  const root = document.querySelector('#app');
  if (root) render(<Floor storedNumber={storedNumber} />, root);
});
addEventListener('load', () => new Workbox('./service-worker.js').register());
