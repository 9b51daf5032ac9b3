import { describe, expect, it } from '@jest/globals';
import { activityParameters } from './activity-parameters.js';
import { readActivitySearch } from './activity-search.js';

describe('the address of the activity of a board', () => {
  it.each<[Record<string, unknown>, object]>([
    [
      { by: 7, via: 'oauth', about: 'comment' },
      { by: 7, via: 'oauth', about: 'comment' },
    ],
    [{ by: '7', via: 'fax', about: 'toString', more: 1 }, {}],
    [{ by: -1, via: 'import' }, { via: 'import' }],
    [{ by: 1.5 }, {}],
  ])('reads %j as %j', (search, read) => {
    expect(readActivitySearch(search)).toEqual(read);
  });

  it('asks for the events of what changes are about', () => {
    expect(Object.fromEntries(activityParameters({ by: 7, via: 'token', about: 'schedule' }))).toEqual({
      actor: '7',
      via: 'token',
      event: 'gantt.*,dependency.*',
    });
    expect(activityParameters({}).size).toBe(0);
  });
});
