/** A hook in a component of its own, for tests that call what it returns. */
import './page-in-node';
import { createElement, render } from 'preact';

export interface RenderedHook<Result> {
  /** What the hook returned last. */
  current(): Result;
  /** Calls the hook again, as when its component is rendered again. */
  update(): void;
  unmount(): void;
}

export function renderHook<Result>(use: () => Result): RenderedHook<Result> {
  const results: Result[] = [];
  const root = document.createElement('div');
  function Probe() {
    results.push(use());
    return null;
  }
  const update = () => render(createElement(Probe, null), root);
  update();
  return {
    current: () => results.at(-1) as Result,
    update,
    unmount: () => render(null, root),
  };
}
