import { expect, it } from '@jest/globals';
import { routeOfBoard, viewOnArrival } from './default-view.js';

it('a link to a board leads to its default view, also for a board that was stored without one', () => {
  expect(routeOfBoard({ defaultView: 'gantt' })).toBe('/boards/$boardId/gantt');
  expect(routeOfBoard({ defaultView: null })).toBe('/boards/$boardId');
  expect(routeOfBoard({})).toBe('/boards/$boardId');
});

it('an address of a board alone opens its default view, once', () => {
  const arrival = { pathname: '/boards/3', search: {}, key: 'a' };
  const table = { defaultView: 'table' as const };
  expect(viewOnArrival(arrival, 'a', table)).toBe('table');
  // The tab "Board" was chosen, or the page was loaded again.
  expect(viewOnArrival({ ...arrival, key: 'b' }, 'a', table)).toBeNull();
  expect(viewOnArrival(arrival, undefined, table)).toBeNull();
  expect(viewOnArrival({ ...arrival, key: undefined }, undefined, table)).toBeNull();
});

it.each([
  ['another view', '/boards/3/calendar', {}],
  ['a card', '/boards/3/cards/101', {}],
  ['a filter', '/boards/3', { q: 'cake' }],
  ['a saved view', '/boards/3', { saved: 4 }],
])('an address of %s is shown as it is', (_of, pathname, search) => {
  expect(viewOnArrival({ pathname, search, key: 'a' }, 'a', { defaultView: 'table' })).toBeNull();
});

it.each([null, 'board'] as const)('a board whose default view is %s opens as a board', (defaultView) => {
  expect(viewOnArrival({ pathname: '/boards/3', search: {}, key: 'a' }, 'a', { defaultView })).toBeNull();
});
