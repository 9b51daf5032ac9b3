/** Stored values of this browser. Every method may reject: storage can be full, refused or broken. */
export interface SnapshotStorage {
  get(key: string): Promise<unknown>;
  put(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  /** Deletes every value, at sign-out. */
  clear(): Promise<void>;
}

/** Web Locks: of all tabs, one holds a name at a time. */
export interface LockPort {
  /** Waits for the lock and holds it until `whileHeld` settles. Rejects when `signal` aborts the wait. */
  hold(name: string, signal: AbortSignal, whileHeld: () => Promise<void>): Promise<void>;
}

/** A BroadcastChannel: messages to the other tabs. */
export interface ChannelPort {
  post(message: unknown): void;
  close(): void;
}

export type OpenChannel = (name: string, onMessage: (message: unknown) => void) => ChannelPort;

export const webLocks: LockPort = {
  hold: async (name, signal, whileHeld) => {
    await navigator.locks.request(name, { signal }, whileHeld);
  },
};

export const openBroadcastChannel: OpenChannel = (name, onMessage) => {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => onMessage(data);
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
};

const STORE = 'values';

/** Storage in IndexedDB. The database is opened at the first use. */
export function indexedDbStorage(name: string, factory: IDBFactory = indexedDB): SnapshotStorage {
  let opened: Promise<IDBDatabase> | undefined;
  const open = (): Promise<IDBDatabase> => {
    opened ??= openDatabase(factory, name).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  const run = async (
    mode: IDBTransactionMode,
    request: (store: IDBObjectStore) => IDBRequest,
  ): Promise<unknown> => {
    const transaction = (await open()).transaction(STORE, mode);
    return resultOf(transaction, request(transaction.objectStore(STORE)));
  };
  return {
    get: (key) => run('readonly', (store) => store.get(key)),
    put: async (key, value) => {
      await run('readwrite', (store) => store.put(value, key));
    },
    delete: async (key) => {
      await run('readwrite', (store) => store.delete(key));
    },
    clear: async () => {
      await run('readwrite', (store) => store.clear());
    },
  };
}

function openDatabase(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB is not available.'));
    request.onblocked = () => reject(new Error('IndexedDB is blocked by another tab.'));
  });
}

/** A full storage aborts the transaction after its request has succeeded. */
function resultOf(transaction: IDBTransaction, request: IDBRequest<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB aborted the transaction.'));
  });
}
