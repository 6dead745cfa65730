/**
 * Drives a browser through pipes, because a WebDriver session ends together with the browser's network process, which
 * also runs the databases. Elements cannot be passed, so text cannot be typed.
 */
import { createInterface } from 'node:readline';
import type { PipedBrowser } from './processes';
import type { Session } from './web-driver';

type Command = { readonly open: string } | { readonly run: string } | { readonly reload: true };

interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

export function pipedSession(browser: PipedBrowser): Session {
  const waiting = new Map<number, (answer: Answer) => void>();
  let commandCount = 0;
  createInterface({ input: browser.answers }).on('line', (line) => {
    const answer: Answer = JSON.parse(line);
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });

  async function send(command: Command): Promise<unknown> {
    const id = ++commandCount;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    browser.commands.write(`${JSON.stringify({ ...command, id })}\n`);
    const { error, value } = await answered;
    if (error !== undefined) throw new Error(error);
    return value;
  }

  const onlyByWebDriver = async () => {
    throw new Error('only WebDriver can do this');
  };

  return {
    async open(url) {
      await send({ open: url });
    },
    async reload() {
      await send({ reload: true });
    },
    run: <Result>(body: string, args: readonly unknown[] = []) => {
      const call = `return (async function () { ${body} }).apply(null, ${JSON.stringify(args)});`;
      return send({ run: call }) as Promise<Result>;
    },
    sendKeys: onlyByWebDriver,
    roleAndName: onlyByWebDriver,
    resize: onlyByWebDriver,
    screenshot: onlyByWebDriver,
    end: browser.end,
  };
}
