import { expect, it } from '@jest/globals';
import { readDeliverySearch } from './delivery-search.js';

it.each([
  [{ webhook: 5 }, { webhook: 5 }],
  [
    { hook: 7, state: 'given_up' },
    { hook: 7, state: 'given_up' },
  ],
  [{ webhook: 'x', state: 'lost' }, {}],
  [{ webhook: -1, hook: 1.5 }, {}],
  [{}, {}],
])('reads %j from an address as %j', (search, read) => {
  expect(readDeliverySearch(search)).toEqual(read);
});
