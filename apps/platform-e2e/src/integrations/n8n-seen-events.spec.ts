import { describe, expect, it } from '@jest/globals';
import type { IDataObject } from 'n8n-workflow';
import { isNoted, note } from 'n8n-nodes-kiban/shared/seen-events';

describe('the memory of events', () => {
  it('notes each event once, and forgets the oldest of more than a thousand', () => {
    const memory: IDataObject = {};
    for (let id = 0; id <= 1_000; id++) expect(note(memory, `evt_${id}`)).toBe(true);
    expect(note(memory, 'evt_1000')).toBe(false);
    expect([isNoted(memory, 'evt_0'), isNoted(memory, 'evt_1')]).toEqual([false, true]);
  });

  it('sets a new array, since n8n saves what was set', () => {
    const seenEvents = ['evt_1'];
    const memory: IDataObject = { seenEvents };
    note(memory, 'evt_2');
    expect([memory['seenEvents'], seenEvents]).toEqual([['evt_1', 'evt_2'], ['evt_1']]);
  });
});
