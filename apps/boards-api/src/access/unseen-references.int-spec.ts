import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RunningApi, type Client, type MadeBoard } from '../testing/running-api.js';

interface Content {
  board: number;
  list: number;
  card: number;
  label: number;
  field: number;
  item: number;
}

/** Every kind of id, each of nothing. */
const nowhere: Content = {
  board: 900_000_000_001,
  list: 900_000_000_002,
  card: 900_000_000_003,
  label: 900_000_000_004,
  field: 900_000_000_005,
  item: 900_000_000_006,
};

describe('an id in a body or a query', () => {
  let api: RunningApi;
  let member: Client;
  let own: MadeBoard & Content;
  const unseen: [what: string, content: Content][] = [];

  beforeAll(async () => {
    api = await RunningApi.start();
    member = api.member('member');
    own = await filled(member);
    unseen.push(
      ['of a private board', await filled(api.member('owner'), { visibility: 'private' })],
      ['of another workspace', await filled(api.stranger())],
    );
  });
  afterAll(() => api.stop());

  async function filled(client: Client, more: object = {}): Promise<MadeBoard & Content> {
    const made = await client.board(['a', 'b', 'empty'], more);
    const list = made.lists[0] as number;
    const card = await client.card(list);
    const created = async (path: string, body: object): Promise<number> =>
      (await client.post<{ id: number }>(path, body)).body.id;
    return {
      ...made,
      board: made.id,
      list,
      card,
      label: await created(`/boards/${made.id}/labels`, { name: 'now', color: '#ef4444' }),
      field: await created(`/boards/${made.id}/fields`, { name: 'Region', type: 'text' }),
      item: await created(`/cards/${card}/checklist`, { text: 'one' }),
    };
  }

  type Call = (to: Content) => [method: string, path: string, body?: object];

  it.each<[what: string, call: Call]>([
    ['anchor of a board', ({ board }) => ['POST', `/boards/${own.board}/reorder`, { after: board }]],
    ['anchor before a board', ({ board }) => ['POST', `/boards/${own.board}/reorder`, { before: board }]],
    ['anchor of a list', ({ list }) => ['POST', `/lists/${own.list}/reorder`, { after: list }]],
    [
      'anchor of a new list',
      ({ list }) => ['POST', `/boards/${own.board}/lists`, { name: 'x', before: list }],
    ],
    ['anchor of a card', ({ card }) => ['POST', `/cards/${own.card}/reorder`, { before: card }]],
    ['anchor of a new card', ({ card }) => ['POST', '/cards', { listId: own.list, title: 'x', after: card }]],
    ['anchor of an item', ({ item }) => ['POST', `/cards/${own.card}/checklist`, { text: 'x', after: item }]],
    ['anchor of a field', ({ field }) => ['PATCH', `/fields/${own.field}`, { after: field }]],
    ['anchor of a label', ({ label }) => ['PATCH', `/labels/${own.label}`, { after: label }]],
    ['anchor of a task', ({ card }) => ['POST', `/gantt/tasks/${own.card}/reorder`, { after: card }]],
    ['list of a new card', ({ list }) => ['POST', '/cards', { listId: list, title: 'x' }]],
    ['list of a batch', ({ list }) => ['POST', '/cards/batch', { cards: [{ listId: list, title: 'x' }] }]],
    ['target of a move', ({ list }) => ['POST', `/cards/${own.card}/move`, { listId: list }]],
    ['target of a copy', ({ list }) => ['POST', `/cards/${own.card}/copy`, { listId: list }]],
    ['target of the cards of a list', ({ list }) => ['DELETE', `/lists/${own.list}?moveCardsTo=${list}`]],
    ['target of no cards', ({ list }) => ['DELETE', `/lists/${own.lists[2]}?moveCardsTo=${list}`]],
    ['labels of a card', ({ label }) => ['PUT', `/cards/${own.card}/labels`, { labelIds: [label] }]],
    [
      'labels of a new card',
      ({ label }) => ['POST', '/cards', { listId: own.list, title: 'x', labelIds: [label] }],
    ],
    [
      'changes of a batch',
      ({ card, label, field, list }) => [
        'POST',
        '/cards/batch-update',
        {
          cards: [
            { id: card, set: { title: 'x' } },
            { id: own.card, labels: { add: [label] } },
            { id: own.card, labels: { remove: [label] } },
            { id: own.card, field: { fieldId: field, value: 'x' } },
            { id: own.card, move: { listId: list } },
          ],
        },
      ],
    ],
    ['dependency', ({ card }) => ['POST', `/gantt/tasks/${own.card}/dependencies`, { dependsOn: card }]],
    ['filter of the search by board', ({ board }) => ['GET', `/search?boardId=${board}`]],
    ['filter of the search by list', ({ list }) => ['GET', `/search?listId=${list}`]],
  ])('tells nothing of what the caller does not see: %s', async (_, call) => {
    const outcome = async (content: Content): Promise<string> => {
      const [method, path, body] = call(content);
      const response = await member.send(method, path, body);
      const ids = new RegExp(`\\b(${Object.values(content).join('|')})\\b`, 'g');
      // A granted item of a batch has a card, whose version each request changes.
      const text = JSON.stringify(response.body ?? null, (key, value: unknown) =>
        ['requestId', 'card', 'listVersion'].includes(key) ? undefined : value,
      );
      return `${response.status} ${text.replaceAll(ids, '#')}`;
    };
    const expected = await outcome(nowhere);
    for (const [what, content] of unseen) expect([what, await outcome(content)]).toEqual([what, expected]);
  });

  it('is checked as target of a list’s cards also if none would move', async () => {
    const [, , empty] = own.lists;
    const other = await member.board(['elsewhere']);
    for (const target of [nowhere.list, unseen[0]?.[1].list, other.lists[0]])
      expect((await member.delete(`/lists/${empty}?moveCardsTo=${target}`)).status).toBe(404);
    expect((await member.get(`/lists/${empty}`)).status).toBe(200);
    expect((await member.delete(`/lists/${empty}?moveCardsTo=${own.list}`)).status).toBe(204);
  });
});
