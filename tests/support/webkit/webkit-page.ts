/** A page in WebKit, used like a player would: by touch, visible names and files. */

import type { EvaluablePage } from '../browser/evaluable-page';
import { until } from '../wait-until';
import { IN_PAGE_FUNCTIONS, type Target } from './find';
import type { ElementReference, Session } from './web-driver';

const ENTER = '\uE007';

export interface WebKitPage extends EvaluablePage {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  addScript(source: string): Promise<void>;
  isShown(target: Target): Promise<boolean>;
  waitFor(target: Target): Promise<void>;
  waitUntilGone(target: Target): Promise<void>;
  /** Touches the target as soon as it can be touched. */
  tap(target: Target): Promise<void>;
  /** Replaces the text of a field. */
  fill(target: Target, words: string): Promise<void>;
  chooseFiles(target: Target, ...paths: readonly string[]): Promise<void>;
  /** Returns the role and name of each such element, as assistive technology receives them. */
  rolesAndNames(target: Target): Promise<readonly (readonly [role: string, name: string])[]>;
  setViewportSize(size: { readonly width: number; readonly height: number }): Promise<void>;
  screenshot(): Promise<Buffer>;
}

export function pageOf(session: Session): WebKitPage {
  // The test compiler inserts calls of __name, which does not exist in the page.
  const run = <Result>(body: string, arg: unknown) =>
    session.run<Result>(`const __name = (named) => named; ${body}`, [arg ?? null]);
  function evaluate<Result, Arg>(inPage: (arg: Arg) => Result | Promise<Result>, arg?: Arg): Promise<Result> {
    return run(`return (${inPage})(arguments[0]);`, arg);
  }
  const find = <Result>(answer: string, target: Target) =>
    run<Result>(`${IN_PAGE_FUNCTIONS} return ${answer};`, target);

  async function waitUntil(isSo: () => Promise<boolean>, complaint: () => string) {
    try {
      await until(isSo, complaint);
    } catch (error) {
      const seen = await evaluate(() => document.body.innerText.replace(/\s+/g, ' '));
      throw new Error(`${(error as Error).message}; the page says: ${seen.slice(0, 500)}`);
    }
  }

  async function isShown(target: Target) {
    return (await find<number>('shownElementsOf(arguments[0]).length', target)) > 0;
  }

  const elementsOf = (target: Target) =>
    find<readonly ElementReference[]>('shownElementsOf(arguments[0])', target);

  async function theOne(target: Target): Promise<ElementReference> {
    const [element, ...others] = await elementsOf(target);
    if (!element || others.length > 0)
      throw new Error(`${element ? 'several' : 'no'} ${describeTarget(target)}`);
    return element;
  }

  async function tap(target: Target) {
    let obstacle: string | null = null;
    await waitUntil(
      async () => {
        obstacle = await find<string | null>('touch(arguments[0])', target);
        return obstacle === null;
      },
      () => `cannot tap ${describeTarget(target)}: ${obstacle}`,
    );
  }

  /** The driver can answer before the old document is left, and what runs in that fails. */
  async function reload() {
    await evaluate(() => document.documentElement.setAttribute('data-old-document', ''));
    await session.reload();
    const isNewDocument = () =>
      evaluate(() => !document.documentElement.hasAttribute('data-old-document')).catch(() => false);
    await until(isNewDocument, 'the page was not reloaded');
  }

  return {
    open: session.open,
    reload,
    evaluate,
    addScript: (source) => session.run(source),
    isShown,
    waitFor: (target) =>
      waitUntil(
        () => isShown(target),
        () => `there is no ${describeTarget(target)}`,
      ),
    waitUntilGone: (target) =>
      waitUntil(
        async () => !(await isShown(target)),
        () => `${describeTarget(target)} is still there`,
      ),
    tap,
    async fill(target, words) {
      await tap(target);
      const element = await theOne(target);
      await session.run('arguments[0].select();', [element]);
      await session.sendKeys(element, words.replaceAll('\n', ENTER));
    },
    async chooseFiles(target, ...paths) {
      await session.sendKeys(await theOne(target), paths.join('\n'));
    },
    async rolesAndNames(target) {
      const found: (readonly [string, string])[] = [];
      for (const element of await elementsOf(target)) found.push(await session.roleAndName(element));
      return found;
    },
    setViewportSize: ({ width, height }) => session.resize(width, height),
    screenshot: session.screenshot,
  };
}

const describeTarget = ({ selector, name }: Target) =>
  name === undefined ? selector : `“${name}” (${selector})`;
