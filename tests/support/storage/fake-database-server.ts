/**
 * A simulation of IndexedDB in a process of its own, as in WebKit: when that server dies, connections close,
 * factories of open documents fail forever, and factories of new documents work. Import fake-indexeddb/auto first.
 */
import { IDBFactory as FakeFactory, forceCloseDatabase } from 'fake-indexeddb';

/**
 * What happens to a running transaction: it is lost, it is committed although reported as failed, or it is lost without
 * any event.
 */
export type TransactionFate = 'beforeCommit' | 'afterCommit' | 'noAnswer';

export interface DatabaseServer {
  /** The number of documents created. */
  readonly documents: number;
  /** The factories of this many new documents will fail. */
  deadDocuments: number;
  /** Ends the server of all open databases; a new one starts at once. */
  lose(fate: TransactionFate): void;
  /** Ends the server for one connection; the factories continue to work. */
  cut(connection: IDBDatabase, fate: TransactionFate): void;
  /** The open connections to a database, oldest first. */
  connectionsTo(name: string): readonly IDBDatabase[];
  /** Makes the page visible again. */
  makePageVisible(): void;
}

interface FakeTransaction extends Omit<IDBTransaction, 'error'> {
  error: DOMException | null;
  _state: string;
  readonly _requests: readonly { readonly request: IDBRequest }[];
  _abort(error: string): void;
}
type FakeConnection = IDBDatabase & {
  _closePending: boolean;
  _rawDatabase: { transactions: FakeTransaction[] };
};

const LOST = 'Connection to Indexed Database server lost. Refresh the page to try again';

/** Replaces this process's IndexedDB, and creates documents with separate factories. */
export function installDatabaseServer(): DatabaseServer {
  const disk = new FakeFactory();
  const factories = new Map<IDBFactory, TransactionFate | null>();
  const connections: FakeConnection[] = [];
  const transactionFates = new WeakMap<IDBDatabase, TransactionFate>();
  let documents = 0;

  function freshFactory(fate: TransactionFate | null): IDBFactory {
    const factory = Object.assign(new FakeFactory(), disk);
    const open = factory.open.bind(factory);
    factories.set(factory, fate);
    factory.open = (...parameters) => {
      const current = factories.get(factory);
      if (current) return deadRequest(() => factories.get(factory) !== 'noAnswer');
      const request = open(...parameters);
      request.addEventListener('success', () => connections.push(request.result as FakeConnection));
      return request;
    };
    return factory;
  }

  function cut(connection: FakeConnection, fate: TransactionFate): void {
    const isLive = ({ db, _state }: FakeTransaction) => db === connection && _state !== 'finished';
    for (const transaction of connection._rawDatabase.transactions.filter(isLive)) end(transaction, fate);
    transactionFates.set(connection, fate);
    // Transactions report their result before the connection closes.
    if (fate !== 'noAnswer') setImmediate(() => setImmediate(() => forceCloseDatabase(connection as never)));
  }

  const server: DatabaseServer = {
    get documents() {
      return documents;
    },
    deadDocuments: 0,
    lose(fate) {
      for (const factory of factories.keys()) factories.set(factory, fate);
      for (const connection of connections.splice(0)) cut(connection, fate);
    },
    cut: (connection, fate) => cut(connection as FakeConnection, fate),
    connectionsTo: (name) => connections.filter((each) => each.name === name && !each._closePending),
    makePageVisible: () => void document.dispatchEvent(new Event('visibilitychange')),
  };

  const { transaction: begin } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function transaction(...scope) {
    const fate = transactionFates.get(this);
    if (fate && fate !== 'noAnswer')
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    const begun = begin.apply(this, scope);
    if (fate) queueMicrotask(() => end(begun as unknown as FakeTransaction, fate));
    return begun;
  };
  globalThis.indexedDB = freshFactory(null);
  globalThis.document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    body: { append: () => {} },
    createElement() {
      documents += 1;
      const isDead = server.deadDocuments > 0;
      if (isDead) server.deadDocuments -= 1;
      const indexedDB = freshFactory(isDead ? 'beforeCommit' : null);
      return { contentWindow: { indexedDB }, remove: () => factories.set(indexedDB, 'noAnswer') };
    },
  }) as unknown as Document;
  return server;
}

function end(transaction: FakeTransaction, fate: TransactionFate): void {
  const dispatch = transaction.dispatchEvent.bind(transaction);
  if (fate === 'afterCommit') {
    transaction.dispatchEvent = (event) => {
      if (event.type !== 'complete') return dispatch(event);
      transaction.error = new DOMException('An internal error was encountered', 'UnknownError');
      return dispatch(fakeEvent('abort'));
    };
    return;
  }
  if (fate === 'noAnswer') {
    for (const target of [transaction, ...transaction._requests.map(({ request }) => request)])
      target.dispatchEvent = () => true;
  }
  transaction._abort('UnknownError');
}

function deadRequest(shouldDispatchError: () => boolean): IDBOpenDBRequest {
  const request = new IDBOpenDBRequest();
  const error = new DOMException(LOST, 'UnknownError');
  Object.assign(request, { readyState: 'done', error });
  setImmediate(() => shouldDispatchError() && request.dispatchEvent(fakeEvent('error')));
  return request;
}

/** Creates an event with the properties that fake-indexeddb needs. */
function fakeEvent(type: string): Event {
  const phases = { CAPTURING_PHASE: 1, AT_TARGET: 2, BUBBLING_PHASE: 3 };
  const preventDefault = () => {};
  return { type, eventPath: [], initialized: true, ...phases, preventDefault } as unknown as Event;
}
