import { describe, expect, it } from '@jest/globals';
import { auditParameters } from './audit-parameters.js';
import { readAuditSearch } from './audit-search.js';

describe('the address of the audit log', () => {
  it.each<[Record<string, unknown>, object]>([
    [
      { about: 'token', by: 7, address: '192.0.2.1', from: '2026-11-01', to: '2026-11-30' },
      { about: 'token', by: 7, address: '192.0.2.1', from: '2026-11-01', to: '2026-11-30' },
    ],
    [{ about: 'everything', by: '7', address: '', from: 'today', to: '2026-02-30' }, {}],
    [{ by: -1, from: '0001-01-01', to: 20261101, more: 1 }, {}],
    [{ address: 'x'.repeat(200) }, { address: 'x'.repeat(100) }],
  ])('reads %j as %j', (search, read) => {
    expect(readAuditSearch(search)).toEqual(read);
  });

  it('asks for whole days of the person', () => {
    const parameters = auditParameters({ about: 'token', by: 7, from: '2026-03-28', to: '2026-03-29' });
    expect(Object.fromEntries(parameters)).toEqual({
      action: 'token',
      memberId: '7',
      since: new Date(2026, 2, 28).toISOString(),
      until: new Date(2026, 2, 30).toISOString(),
    });
    expect(auditParameters({}).size).toBe(0);
  });
});
