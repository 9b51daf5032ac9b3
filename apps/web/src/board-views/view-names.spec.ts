import { describe, expect, it } from '@jest/globals';
import { panelOver, readPanelSearch, viewOf } from './view-names.js';

describe('the view of an address', () => {
  it.each([
    ['/boards/3', {}, 'board'],
    ['/boards/3/table', {}, 'table'],
    ['/boards/3/table', { view: 'board' }, 'table'],
    ['/boards/3/cards/101', {}, 'board'],
    ['/boards/3/cards/101', { view: 'table' }, 'table'],
    ['/boards/3/cards/101', { view: 'nothing' }, 'board'],
    ['/boards/3', { view: 'table' }, 'board'],
    ['/boards/3/nothing', {}, 'board'],
  ] as const)('%s with %o is %s', (pathname, search, view) => {
    expect(viewOf({ pathname, search })).toBe(view);
  });
});

describe('the address of a card’s panel', () => {
  it('keeps the view behind it and whether it is a page', () => {
    expect(readPanelSearch({ view: 'table', page: true, q: 'cake' })).toEqual({ view: 'table', page: true });
  });

  it('drops what it does not know, and the board itself', () => {
    expect(readPanelSearch({ view: 'board', page: 'true' })).toEqual({});
    expect(panelOver('board')).toBeUndefined();
  });
});
