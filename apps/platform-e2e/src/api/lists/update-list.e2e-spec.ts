import { beforeAll, describe, expect, it } from '@jest/globals';
import { openWorld, type World } from '../../running/world.js';
import { ABoard } from '../a-board.js';
import { itFindsOnlyItsOwn, itNeedsABearer, itReadsOnlyJson, itValidates } from '../every-operation.js';
import { expectInvalid } from '../error-body.js';
import { listMembers, membersOf } from '../members.js';
import type { Card, List } from '../resources.js';

describe('PATCH /lists/{id}', () => {
  let world: World;
  let board: ABoard;
  let foreign: ABoard;
  beforeAll(async () => {
    world = await openWorld();
    board = await ABoard.with(world.api, 'A list');
    foreign = await ABoard.with(world.stranger, 'Theirs');
  });
  const operation = {
    api: () => world.api,
    call: () => ({ method: 'PATCH', path: `/lists/${board.listId()}`, body: { name: 'Renamed' } }),
  };

  describe('200', () => {
    it('renames a list; its cards show the new name [SPEC-1.LISTS-1, SPEC-4.9, DEC-5.LIST-4, SPEC-2.CARD-4]', async () => {
      const made = await ABoard.with(world.api, 'Before');
      const card = await made.card();
      const { status, body } = await world.api.patch<List>(`/lists/${made.listId()}`, { name: 'After' });
      expect(status).toBe(200);
      expect(membersOf(body)).toEqual(listMembers);
      expect(body).toMatchObject({ id: made.listId(), name: 'After', cardCount: 1 });
      expect((await world.api.must<Card>('GET', `/cards/${card.id}`)).listName).toBe('After');
    });

    it('merges the attached information and clears what is null [SPEC-1.LISTS-2, DEC-5.LIST-2]', async () => {
      const made = await ABoard.with(world.api, 'Informed');
      const path = `/lists/${made.listId()}`;
      const patch = async (info: object): Promise<List['info']> =>
        (await world.api.must<List>('PATCH', path, { info })).info;
      expect(await patch({ text: 'Notes', color: '#3b82f6', cardLimit: 5 })).toEqual({
        text: 'Notes',
        color: '#3b82f6',
        cardLimit: 5,
        attributes: {},
      });
      expect(await patch({ attributes: { owner: 'platform' } })).toMatchObject({
        text: 'Notes',
        attributes: { owner: 'platform' },
      });
      expect(await patch({ text: null })).toEqual({
        text: null,
        color: '#3b82f6',
        cardLimit: 5,
        attributes: { owner: 'platform' },
      });
    });

    it('changes nothing when told what is so already [DEC-6.KIND-5]', async () => {
      const made = await ABoard.with(world.api, 'Same');
      const first = await world.api.must<List>('PATCH', `/lists/${made.listId()}`, {});
      expect(await world.api.must<List>('PATCH', `/lists/${made.listId()}`, { name: 'Same' })).toEqual(first);
    });
  });

  describe('400, 413, 415', () => itReadsOnlyJson(operation));
  describe('401', () => itNeedsABearer(operation));
  describe('404', () =>
    itFindsOnlyItsOwn(operation, { foreign: () => foreign.listId(), pathWith: (id) => `/lists/${id}` }));

  describe('422', () => {
    itValidates(operation, [
      ['name', null],
      ['name', ''],
      ['name', 3.5],
      ['info', 'text'],
    ]);

    it.each([
      ['info.text', { text: 1 }],
      ['info.cardLimit', { cardLimit: -1 }],
      ['info.cardLimit', { cardLimit: 1.5 }],
      ['info.cardLimit', { cardLimit: '5' }],
      ['info.attributes', { attributes: { owner: 1 } }],
      ['info.unknown', { unknown: true }],
    ])('names the member %s of %j [DEC-2.ERR-2]', async (field, info) => {
      expectInvalid(await world.api.patch(`/lists/${board.listId()}`, { info }), field);
    });
  });
});
