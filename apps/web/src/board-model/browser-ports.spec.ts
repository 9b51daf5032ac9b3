import { expect, it } from '@jest/globals';
import { indexedDbStorage } from './browser-ports.js';

/** An IndexedDB that a browser refuses, as in some private windows. */
function refusingFactory(failure: 'throws' | 'errors'): IDBFactory {
  const open = (): IDBOpenDBRequest => {
    if (failure === 'throws') throw new DOMException('The operation is insecure.', 'SecurityError');
    const request = { error: new DOMException('No access.', 'InvalidStateError') } as IDBOpenDBRequest;
    queueMicrotask(() => {
      request.onerror?.(new Event('error'));
    });
    return request;
  };
  return { open } as unknown as IDBFactory;
}

it.each(['throws', 'errors'] as const)(
  'rejects when the browser refuses a database (%s)',
  async (failure) => {
    const storage = indexedDbStorage('kiban', refusingFactory(failure));
    await expect(storage.get('key')).rejects.toThrow(DOMException);
    await expect(storage.put('key', 1)).rejects.toThrow(DOMException);
  },
);
