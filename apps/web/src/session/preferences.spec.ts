import { beforeEach, describe, expect, it } from '@jest/globals';
import { limits } from '@kiban/client';
import type { ApiRequest, ApiResponse } from '../api/api-port.js';
import { Preferences } from './preferences.js';

/** The document of the service, as the API keeps it: a version, and 412 for an older one. */
class Service {
  document: Record<string, unknown> = {};
  version = 0;
  isReachable = true;
  writes = 0;
  /** Runs before the next write is looked at. */
  before: () => void = () => undefined;

  readonly request = (
    method: string,
    _path: string,
    { body, headers }: ApiRequest = {},
  ): Promise<ApiResponse> => {
    if (!this.isReachable) return Promise.reject(new TypeError('Failed to fetch'));
    if (method === 'PUT') {
      this.writes += 1;
      const run = this.before;
      this.before = () => undefined;
      run();
      if (headers?.['if-match'] !== `"${this.version}"`) return Promise.resolve(this.response(412));
      const { document } = body as { document: Record<string, unknown> };
      if (new TextEncoder().encode(JSON.stringify(document)).length > limits.preferencesBytesMax)
        return Promise.resolve(this.response(422));
      this.save(document);
    }
    return Promise.resolve(this.response(200));
  };

  save(document: Record<string, unknown>): void {
    this.document = structuredClone(document);
    this.version += 1;
  }

  private response(status: number): ApiResponse {
    const headers = new Headers({ etag: `"${this.version}"` });
    return { status, headers, body: { document: structuredClone(this.document), version: this.version } };
  }
}

class Device {
  readonly stored = new Map<string, string>();
  readonly storage = {
    getItem: (name: string): string | null => this.stored.get(name) ?? null,
    setItem: (name: string, value: string): void => void this.stored.set(name, value),
  };
  earlier: Record<string, unknown> = {};
  #due: (() => void) | null = null;

  constructor(private readonly service: Service) {}

  open(): Preferences {
    return new Preferences({
      api: this.service,
      storage: this.storage,
      name: 'kiban.preferences.1.2',
      earlier: () => this.earlier,
      after: (_ms, run) => {
        this.#due = run;
        return () => {
          this.#due = null;
        };
      },
    });
  }

  /** The time until the write has passed. */
  async write(): Promise<void> {
    this.#due?.();
    this.#due = null;
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }
}

describe('preferences', () => {
  let service: Service;
  let device: Device;
  beforeEach(() => {
    service = new Service();
    device = new Device(service);
  });

  it('shows a choice immediately, and saves several with one write', async () => {
    const preferences = device.open();
    await preferences.refresh();
    preferences.set('starred', [7]);
    preferences.set('theme', 'dark');
    expect(preferences.get('starred')).toEqual([7]);
    expect(service.writes).toBe(0);
    await device.write();
    expect(service.document).toEqual({ starred: [7], theme: 'dark' });
    expect(service.writes).toBe(1);
  });

  it('starts with the local copy, and then has what another device saved', async () => {
    const first = device.open();
    first.set('starred', [7]);
    await device.write();
    service.save({ ...service.document, starred: [7, 9] });
    const second = device.open();
    expect(second.get('starred')).toEqual([7]);
    let notified = 0;
    second.subscribe(() => (notified += 1));
    await second.refresh();
    expect(second.get('starred')).toEqual([7, 9]);
    expect(notified).toBeGreaterThan(0);
  });

  it('merges by key when another device was quicker', async () => {
    const preferences = device.open();
    await preferences.refresh();
    service.before = () => service.save({ theme: 'light', starred: [1], future: 'kept' });
    preferences.set('theme', 'dark');
    await device.write();
    expect(service.document).toEqual({ theme: 'dark', starred: [1], future: 'kept' });
    expect(preferences.get('starred')).toEqual([1]);
  });

  it('merges by board what has an entry for each', async () => {
    service.save({ folded: { 5: [1], 6: [2] }, faces: { 5: { isCompact: true } } });
    const preferences = device.open();
    await preferences.refresh();
    const compact = { hidden: [], fields: [4], isCompact: true };
    service.before = () => service.save({ folded: { 5: [1, 9], 6: [2] }, faces: { 7: compact } });
    preferences.set('folded', { 5: [1] });
    preferences.set('faces', { ...preferences.get('faces'), 6: compact });
    await device.write();
    expect(service.document).toEqual({ folded: { 5: [1, 9] }, faces: { 6: compact, 7: compact } });
    expect(preferences.get('faces')).toEqual({ 6: compact, 7: compact });
  });

  it('keeps choices without a connection, over a reload, and lets them win on return', async () => {
    service.save({ theme: 'light', starred: [1] });
    const offline = device.open();
    service.isReachable = false;
    await offline.refresh();
    offline.set('theme', 'dark');
    await device.write();
    const reloaded = device.open();
    expect(reloaded.get('theme')).toBe('dark');
    service.isReachable = true;
    await reloaded.refresh();
    expect(service.document).toEqual({ theme: 'dark', starred: [1] });
    await reloaded.refresh();
    expect(service.writes).toBe(1);
  });

  it('takes over what an earlier version kept on the device, unless the service has it', async () => {
    service.save({ theme: 'light' });
    device.earlier = { theme: 'dark', starred: [3] };
    const preferences = device.open();
    expect(preferences.get('theme')).toBe('dark');
    await preferences.refresh();
    expect(preferences.get('theme')).toBe('light');
    expect(service.document).toEqual({ theme: 'light', starred: [3] });
  });

  it('saves a choice that was made during a write', async () => {
    const preferences = device.open();
    await preferences.refresh();
    service.before = () => preferences.set('starred', [1, 2]);
    preferences.set('starred', [1]);
    await device.write();
    await device.write();
    expect(service.document).toEqual({ starred: [1, 2] });
  });

  it('makes room for a choice by removing those of boards that were not opened lately', async () => {
    const lists = Array.from({ length: 20 }, (_, index) => 1_000_000 + index);
    const boards = Array.from({ length: 120 }, (_, index) => 100 + index);
    const folded = Object.fromEntries(boards.map((id) => [id, lists]));
    service.save({ opened: [100, 101], starred: [102], future: 'kept', theme: 'dark' });
    const preferences = device.open();
    await preferences.refresh();
    preferences.set('folded', folded);
    await device.write();
    const preferencesOfAnotherDevice = new Device(service).open();
    await preferencesOfAnotherDevice.refresh();
    const kept = Object.keys(preferencesOfAnotherDevice.get('folded')).map(Number);
    // The last opened, the starred one, and as many of the others as there is room for.
    expect(kept).toEqual([100, 101, 102, ...boards.slice(-kept.length + 3)]);
    expect(kept.length).toBeGreaterThan(50);
    expect(service.document).toMatchObject({ starred: [102], future: 'kept', theme: 'dark' });
    expect(preferences.get('folded')).toEqual(preferencesOfAnotherDevice.get('folded'));

    preferences.set('theme', 'light');
    await device.write();
    expect(service.document['theme']).toBe('light');
    await preferences.refresh();
    expect(service.writes).toBe(2);
  });

  it('ignores values of another shape', async () => {
    service.save({
      starred: 'all',
      theme: 'pink',
      folded: { 5: [1, 'x'] },
      faces: { 5: 7, 6: { hidden: 5 } },
    });
    const preferences = device.open();
    await preferences.refresh();
    expect(preferences.get('starred')).toEqual([]);
    expect(preferences.get('theme')).toBe('system');
    expect(preferences.get('folded')).toEqual({ 5: [1] });
    const plain = { hidden: [], fields: [], isCompact: false };
    expect(preferences.get('faces')).toEqual({ 5: plain, 6: plain });
  });
});
