import type { LockPort, OpenChannel, SnapshotStorage } from '../browser-ports.js';

/** Locks of one browser: a name has one holder, and the others wait in their order. */
export class FakeLocks implements LockPort {
  private readonly last = new Map<string, Promise<void>>();

  async hold(name: string, signal: AbortSignal, whileHeld: () => Promise<void>): Promise<void> {
    const before = this.last.get(name) ?? Promise.resolve();
    const held = before.then(() => (signal.aborted ? undefined : whileHeld()));
    this.last.set(name, held);
    await held;
  }
}

/** Channels of one browser: a message reaches all other channels of its name. */
export function fakeChannels(): OpenChannel {
  const channels = new Map<string, Set<(message: unknown) => void>>();
  return (name, onMessage) => {
    const listeners = channels.get(name) ?? new Set();
    channels.set(name, listeners.add(onMessage));
    return {
      post: (message) => {
        for (const listener of listeners)
          if (listener !== onMessage) queueMicrotask(() => listeners.has(listener) && listener(message));
      },
      close: () => void listeners.delete(onMessage),
    };
  };
}

/** Storage that keeps copies, as IndexedDB does. */
export class FakeStorage implements SnapshotStorage {
  readonly values = new Map<string, unknown>();
  isBroken = false;
  /** Every operation waits for it. */
  ready: Promise<void> = Promise.resolve();

  get(key: string): Promise<unknown> {
    return this.run(() => structuredClone(this.values.get(key)));
  }

  put(key: string, value: unknown): Promise<void> {
    return this.run(() => void this.values.set(key, structuredClone(value)));
  }

  delete(key: string): Promise<void> {
    return this.run(() => void this.values.delete(key));
  }

  clear(): Promise<void> {
    return this.run(() => this.values.clear());
  }

  private run<T>(operation: () => T): Promise<T> {
    return this.isBroken
      ? Promise.reject(new DOMException('The quota is exceeded.', 'QuotaExceededError'))
      : this.ready.then(operation);
  }
}
