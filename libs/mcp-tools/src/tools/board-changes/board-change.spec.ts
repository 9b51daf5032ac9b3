import { describe, expect, it } from '@jest/globals';
import { requireOffered, type BoardChange } from './board-change.js';

describe('a change of a board', () => {
  it.each<BoardChange>([
    { action: 'create', object: 'board', name: 'Launch', lists: ['To do'] },
    { action: 'archive', object: 'board' },
    { action: 'update', object: 'list', target: 'Doing', after: 'To do' },
    { action: 'delete', object: 'list', target: 11, moveCardsTo: 'Done' },
    { action: 'update', object: 'label', target: 'urgent', color: '#22c55e' },
    { action: 'create', object: 'field', name: 'Region', type: 'select', options: ['EMEA'] },
  ])('is accepted as the API offers it: $action $object', (change) => {
    expect(() => requireOffered(change)).not.toThrow();
  });

  it.each<[BoardChange, RegExp]>([
    [{ action: 'archive', object: 'label', target: 5 }, /no archive; its actions are create, update, delete/],
    [
      { action: 'create', object: 'label', name: 'x', lists: ['y'] },
      /lists: not taken to create a label. It takes name, color/,
    ],
    [{ action: 'delete', object: 'label' }, /target is missing: the label to delete/],
    [{ action: 'update', object: 'field', target: 9, type: 'text' }, /type: not taken to update a field/],
  ])('says what is offered instead of %j', (change, text) => {
    expect(() => requireOffered(change)).toThrow(text);
  });
});
