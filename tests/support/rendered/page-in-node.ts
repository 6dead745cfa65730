/**
 * A page in Node for components: a DOM, class names in place of style sheets, and timers whose short delays end at
 * once. Import it before anything that imports a component, and components themselves with `await import`.
 */
import { register } from 'node:module';
import { Window } from 'happy-dom';

/** Delays longer than this, in milliseconds, are meant for people, such as hints and messages that fade. */
const MAX_SHORT_PAUSE = 1000;

/** Style sheets are replaced with their class names, and drawings and addresses of files are left out. */
const loader = `
  const sources = [
    [/\\.css$/, 'export default new Proxy({}, { get: (_, name) => String(name) })'],
    [/\\.svg\\?outline$/, 'export const outline = ""'],
    [/\\?url$/, 'export default ""'],
  ];
  export async function load(url, context, next) {
    const source = sources.find(([kind]) => kind.test(url))?.[1];
    return source === undefined ? next(url, context) : { format: 'module', shortCircuit: true, source };
  }`;
register(`data:text/javascript,${encodeURIComponent(loader)}`);

// As on a phone, either the plane or the life totals are shown.
const page = new Window({ url: 'https://table.example/', width: 390, height: 844 });
const realSetTimeout = globalThis.setTimeout;
// Missing in the simulated window.
Object.assign(page.document, { fonts: new EventTarget() });

const names = [
  'document',
  'history',
  'location',
  'navigator',
  'localStorage',
  'innerWidth',
  'innerHeight',
  'matchMedia',
  'getComputedStyle',
  'addEventListener',
  'removeEventListener',
  'ResizeObserver',
  'IntersectionObserver',
  'MutationObserver',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLInputElement',
  'SVGElement',
  'Event',
  'MouseEvent',
] as const;

/** Binds methods to the window, but not constructors. */
function boundToPage(value: unknown): unknown {
  return typeof value === 'function' && !('prototype' in value && value.prototype) ? value.bind(page) : value;
}

Object.assign(globalThis, {
  window: page,
  ...Object.fromEntries(names.map((name) => [name, boundToPage(Reflect.get(page, name))])),
  requestAnimationFrame: (draw: (time: number) => void) => realSetTimeout(() => draw(0), 0),
  cancelAnimationFrame: (frame: ReturnType<typeof realSetTimeout>) => clearTimeout(frame),
  setTimeout: (run: () => void, pause = 0) => realSetTimeout(pause > MAX_SHORT_PAUSE ? () => {} : run, 0),
});

/** Resolves when everything that is due has run. */
export async function waitUntilSettled(rounds = 6): Promise<void> {
  for (let round = 0; round < rounds; round++) await new Promise((done) => realSetTimeout(done, 0));
}
