/** A client of the W3C WebDriver protocol, limited to what the WebKit promises use. */

/** The key of an element reference, fixed by the protocol. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const COMMAND_TIMEOUT = 60_000;

/** An element of the page, as the protocol refers to it. */
export interface ElementReference {
  readonly [ELEMENT]: string;
}

export interface Session {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs the body of a function in the page and awaits its result. */
  run<Result>(body: string, args?: readonly unknown[]): Promise<Result>;
  /** Types into a field, or gives a file field the paths of files, one per line. */
  sendKeys(element: ElementReference, text: string): Promise<void>;
  /** Returns the role and name that assistive technology receives. */
  roleAndName(element: ElementReference): Promise<readonly [role: string, name: string]>;
  resize(width: number, height: number): Promise<void>;
  /** Takes a PNG screenshot of the window. */
  screenshot(): Promise<Buffer>;
  /** Closes the browser. */
  end(): Promise<void>;
}

export interface BrowserProgram {
  readonly binary: string;
  readonly args: readonly string[];
}

/** Starts the browser. */
export async function startSession(driverUrl: string, program: BrowserProgram): Promise<Session> {
  const { sessionId } = await send<{ sessionId: string }>('POST', `${driverUrl}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': program } },
  });
  const sessionUrl = `${driverUrl}/session/${sessionId}`;
  const post = <Result>(path: string, body: object = {}) =>
    send<Result>('POST', `${sessionUrl}/${path}`, body);
  const get = <Result>(path: string) => send<Result>('GET', `${sessionUrl}/${path}`);
  return {
    open: (url) => post('url', { url }),
    reload: () => post('refresh'),
    run: (script, args = []) => post('execute/sync', { script, args }),
    sendKeys: (element, text) => post(`element/${element[ELEMENT]}/value`, { text }),
    roleAndName: async (element) => [
      await get<string>(`element/${element[ELEMENT]}/computedrole`),
      await get<string>(`element/${element[ELEMENT]}/computedlabel`),
    ],
    resize: (width, height) => post('window/rect', { x: 0, y: 0, width, height }),
    screenshot: async () => Buffer.from(await get<string>('screenshot'), 'base64'),
    end: () => send('DELETE', sessionUrl),
  };
}

interface WebDriverResponse<Result> {
  readonly value: Result;
}

interface WebDriverError {
  readonly error: string;
  readonly message: string;
}

async function send<Result>(method: string, url: string, body?: object): Promise<Result> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(COMMAND_TIMEOUT),
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.ok) return ((await response.json()) as WebDriverResponse<Result>).value;
  const { error, message } = ((await response.json()) as WebDriverResponse<WebDriverError>).value;
  const command = url.split('/').slice(5).join('/');
  throw new Error(`WebDriver, ${method} ${command}: ${error}: ${message}`);
}
