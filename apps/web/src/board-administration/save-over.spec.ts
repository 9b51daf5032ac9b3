import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../api/api-error.js';
import { saveOver, type SavePorts } from './save-over.js';

interface Thing {
  readonly version: number;
  readonly name: string;
  readonly color: string;
}

const seen: Thing = { version: 3, name: 'Bug', color: '#ef4444' };

/** An API that has `now`, and counts its writes. */
function apiWith(
  now: Thing,
): SavePorts<Thing, Partial<Thing>> & { readonly writes: (readonly [object, number])[] } {
  const writes: (readonly [object, number])[] = [];
  return {
    writes,
    read: () => Promise.resolve(now),
    write: (change, version) => {
      writes.push([change, version]);
      return version === now.version
        ? Promise.resolve({ ...now, ...change, version: version + 1 })
        : Promise.reject(new ApiError(412, 'precondition_failed', 'Changed since.'));
    },
  };
}

describe('a change of what a person saw', () => {
  it('is written on the version that they saw', async () => {
    const api = apiWith(seen);
    const saved = await saveOver(seen, { name: 'Defect' }, api);
    expect(saved).toEqual({ kind: 'saved', value: { version: 4, name: 'Defect', color: '#ef4444' } });
    expect(api.writes).toEqual([[{ name: 'Defect' }, 3]]);
  });

  it('keeps what others changed of the other properties', async () => {
    const api = apiWith({ version: 9, name: 'Bug', color: '#22c55e' });
    const saved = await saveOver(seen, { name: 'Defect' }, api);
    expect(saved).toEqual({ kind: 'saved', value: { version: 10, name: 'Defect', color: '#22c55e' } });
  });

  it('is a conflict where someone else changed the same property, and is not written', async () => {
    const theirs = { version: 5, name: 'Fault', color: '#ef4444' };
    const api = apiWith(theirs);
    expect(await saveOver(seen, { name: 'Defect' }, api)).toEqual({ kind: 'conflict', theirs });
    expect(api.writes).toHaveLength(1);
  });

  it('is no conflict where someone else made the same change', async () => {
    const api = apiWith({ version: 5, name: 'Defect', color: '#ef4444' });
    expect(await saveOver(seen, { name: 'Defect' }, api)).toMatchObject({ kind: 'saved' });
  });

  it('ends after three attempts, and after any other rejection without another one', async () => {
    const stale = { ...apiWith(seen), read: () => Promise.resolve({ ...seen, version: 1 }) };
    stale.write = () => Promise.reject(new ApiError(412, 'precondition_failed', 'Changed since.'));
    await expect(saveOver(seen, { name: 'Defect' }, stale)).rejects.toMatchObject({ status: 412 });
    const taken = { ...apiWith(seen), write: () => Promise.reject(new ApiError(409, 'conflict', 'Taken.')) };
    await expect(saveOver(seen, { name: 'Defect' }, taken)).rejects.toMatchObject({ status: 409 });
  });
});
