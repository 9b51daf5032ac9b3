import { expect, it } from '@jest/globals';
import { localMinute } from './local-minute.js';

it.each(['2026-11-22T23:59:59.999Z', '2026-07-01T00:00:00.000Z'])(
  'writes %s as a local time that is at most a minute earlier',
  (iso) => {
    const behind = Date.parse(iso) - new Date(localMinute(iso)).getTime();
    expect(behind).toBeGreaterThanOrEqual(0);
    expect(behind).toBeLessThan(60_000);
  },
);
