import type { ApiResponse } from '../api/api-port.js';
import type { Api } from './api.js';
import { withinBound } from './preference-bound.js';
import { changedPaths, isSame, valueAt, withPartOf } from './preference-paths.js';
import { readPreference, type PreferenceKey, type PreferenceValues } from './preference-values.js';

type Document = Readonly<Record<string, unknown>>;

/** What this device keeps: the document for the first paint, and what the service does not have yet. */
interface LocalCopy {
  readonly document: Document;
  /** Keys, and entries of keys, that were changed here since the last write; they win over the service's. */
  readonly changed: readonly string[];
  /** Keys of an earlier version of the screen; they are saved only where the service has none. */
  readonly weak: readonly string[];
}

export interface PreferencePorts {
  readonly api: Pick<Api, 'request'>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Name of the local copy: one a person and workspace. */
  readonly name: string;
  /** Values of an earlier version of the screen, read when there is no local copy. */
  readonly earlier: () => Document;
  /** Runs once after a delay. @returns cancels it */
  readonly after: (ms: number, run: () => void) => () => void;
}

/** Local copies begin with it; signing out deletes them. */
export const STORED_PREFERENCES = 'kiban.preferences.';

const PATH = '/me/preferences';
/** Several choices in a row are one write. */
const WRITE_AFTER_MS = 800;
/** A document that changes at every attempt is written at the next change. */
const ATTEMPTS_MAX = 5;

/**
 * How a person wants the screen, on every device: one document of the service, with a local copy. Changes are shown immediately
 * and written later; without a connection they wait in the local copy.
 */
export class Preferences {
  readonly #listeners = new Set<() => void>();
  readonly #read = new Map<PreferenceKey, PreferenceValues[PreferenceKey]>();
  #document: Document = {};
  #changed = new Set<string>();
  #weak = new Set<string>();
  #etag: string | null = null;
  #syncing: Promise<void> | null = null;
  #cancelWrite: (() => void) | null = null;

  constructor(private readonly ports: PreferencePorts) {
    this.readLocalCopy();
  }

  /** The same reference until the value changes. */
  get<K extends PreferenceKey>(key: K): PreferenceValues[K] {
    const value = this.#read.get(key) ?? readPreference(key, this.#document[key]);
    this.#read.set(key, value);
    return value as PreferenceValues[K];
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  set<K extends PreferenceKey>(key: K, value: PreferenceValues[K]): void {
    const before = this.get(key);
    if (isSame(value, before)) return;
    for (const path of changedPaths(key, before, value)) this.#changed.add(path);
    this.#weak.delete(key);
    this.show({ ...this.#document, [key]: value });
    this.#cancelWrite?.();
    this.#cancelWrite = this.ports.after(WRITE_AFTER_MS, () => void this.sync());
  }

  /** Reads what other devices saved, and writes what waits here. */
  refresh(): Promise<void> {
    this.#etag = null;
    return this.sync();
  }

  /** Another tab has changed the local copy. */
  readLocalCopy(): void {
    const { document, changed, weak } = this.storedCopy();
    this.#changed = new Set(changed);
    this.#weak = new Set(weak);
    this.notify(document);
  }

  private sync(): Promise<void> {
    this.#syncing ??= this.exchange()
      // Without a response the changes wait; they are sent with the next refresh or change.
      .catch(() => undefined)
      .finally(() => {
        this.#syncing = null;
      });
    return this.#syncing;
  }

  private async exchange(): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
      if (this.#etag === null) {
        const read = await this.ports.api.request('GET', PATH);
        if (read.status !== 200) return;
        this.merge(read);
      }
      if (this.#changed.size === 0) return;
      const sent = withinBound(this.#document);
      if (sent !== this.#document) this.show(sent);
      const response = await this.ports.api.request('PUT', PATH, {
        body: { document: sent },
        headers: { 'if-match': this.#etag ?? '' },
      });
      if (response.status === 200) this.saved(sent, response);
      else if (response.status === 412) this.#etag = null;
      else return;
    }
  }

  /** What was changed here stays; everything else is as another device has it. */
  private merge(response: ApiResponse): void {
    const { document } = response.body as { document: Document };
    for (const key of this.#weak) if (!(key in document)) this.#changed.add(key);
    this.#weak.clear();
    this.#etag = etagOf(response);
    const own = this.#document;
    this.show([...this.#changed].reduce((merged, path) => withPartOf(merged, own, path), document));
  }

  /** What changed during the write is sent by the next attempt. */
  private saved(sent: Document, response: ApiResponse): void {
    this.#etag = etagOf(response);
    for (const path of this.#changed)
      if (isSame(valueAt(this.#document, path), valueAt(sent, path))) this.#changed.delete(path);
    this.show(this.#document);
  }

  private show(document: Document): void {
    this.notify(document);
    const copy: LocalCopy = { document, changed: [...this.#changed], weak: [...this.#weak] };
    try {
      this.ports.storage.setItem(this.ports.name, JSON.stringify(copy));
    } catch {
      // The storage is full or refused: the choices last as long as the page, and the service has them.
    }
  }

  private notify(document: Document): void {
    this.#document = document;
    for (const [key, before] of this.#read) {
      const now = readPreference(key, document[key]);
      if (!isSame(now, before)) this.#read.set(key, now);
    }
    for (const listener of [...this.#listeners]) listener();
  }

  private storedCopy(): LocalCopy {
    try {
      const stored = this.ports.storage.getItem(this.ports.name);
      if (stored !== null) return JSON.parse(stored) as LocalCopy;
    } catch {
      // What is stored is not readable: the service has the document.
    }
    const document = this.ports.earlier();
    return { document, changed: [], weak: Object.keys(document) };
  }
}

const etagOf = ({ headers, body }: ApiResponse): string =>
  headers.get('etag') ?? `"${(body as { version: number }).version}"`;
