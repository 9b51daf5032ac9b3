import { describe, expect, it } from '@jest/globals';
import { eventKinds, eventStream as contractStream, eventSubject, type EventKind } from '@kiban/contracts';
import type { KibanEventKind } from '@kiban/client';
import { eventStream, eventSubjects, schemaVersion } from './wire.js';

describe('the wire format of the published package', () => {
  it('is that of the services', () => {
    expect(eventStream).toBe(contractStream);
    expect(eventSubject(1, 2, 'card.move')).toMatch(new RegExp(`^${eventSubjects.replace('>', '')}`));
    const versions = new Set(Object.values(eventKinds).map((kind) => kind.schemaVersion));
    expect([...versions]).toEqual([schemaVersion]);
  });

  it('has a type for each kind', () => {
    const kinds: readonly KibanEventKind[] = Object.keys(eventKinds) as EventKind[];
    expect(kinds.length).toBeGreaterThan(40);
  });
});
