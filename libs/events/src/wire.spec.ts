import { describe, expect, it } from '@jest/globals';
import { eventKinds, eventStream as contractStream, eventSubject } from '@kiban/contracts';
import { eventStream, eventSubjects, schemaVersion } from './wire.js';

describe('the wire format of the published package', () => {
  it('is that of the services', () => {
    expect(eventStream).toBe(contractStream);
    expect(eventSubject(1, 2, 'card.move')).toMatch(new RegExp(`^${eventSubjects.replace('>', '')}`));
    const versions = new Set(Object.values(eventKinds).map((kind) => kind.schemaVersion));
    expect([...versions]).toEqual([schemaVersion]);
  });
});
