import { beforeAll, describe, expect, it } from '@jest/globals';
import { createKiban, type Kiban as Client } from '@kiban/client';
import { Kiban } from 'n8n-nodes-kiban/nodes/Kiban/Kiban.node';
import { ABoard } from '../api/a-board.js';
import { testDeployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { chosen, N8nContexts } from './n8n-contexts.js';

interface Named {
  id: number;
  number: number;
  url: string;
}

describe('the Kiban node of n8n', () => {
  const node = new Kiban();
  let owner: Owner;
  let api: Client;
  let origin: string;
  let board: ABoard;
  let n8n: N8nContexts;
  beforeAll(async () => {
    const deployment = await testDeployment();
    owner = await newOwner(deployment);
    origin = new URL(deployment.apiUrl).origin;
    board = await ABoard.with(owner.api, 'To do', 'Done');
    n8n = new N8nContexts({ origin, token: owner.token });
    api = createKiban({ origin, token: owner.token });
  });

  const run = (operation: string, parameters: Record<string, unknown>, options = {}) =>
    n8n.execute(node, { resource: 'card', operation, ...parameters }, options);
  const one = async (operation: string, parameters: Record<string, unknown>) => {
    const [item] = await run(operation, parameters);
    return item?.json ?? {};
  };
  const card = async (title: string) => chosen((await board.cards(0, title))[0]?.id ?? 0);

  it('creates a card with dates in the zone of the workflow, and updates it [SPEC-6.NODE-1]', async () => {
    const created = await one('create', {
      listId: chosen(board.listId()),
      title: 'By n8n',
      additionalFields: {
        dueDate: '2026-12-24T00:00:00',
        startDate: '2026-12-01T09:30:00',
        position: 'first',
      },
    });
    expect(created).toMatchObject({
      title: 'By n8n',
      dueDate: '2026-12-24',
      startDate: '2026-12-01T08:30:00.000Z',
    });
    const updated = await one('update', {
      cardId: chosen(Number(created['id'])),
      updateFields: { title: 'Changed', dueDate: '', description: '**Now**' },
    });
    expect(updated).toMatchObject({ title: 'Changed', dueDate: null, description: '**Now**' });
  });

  it('moves, completes, reopens, archives, restores and deletes', async () => {
    const cardId = await card('Carried');
    expect(await one('move', { cardId, listId: chosen(board.listId(1)), position: 'last' })).toMatchObject({
      listName: 'Done',
    });
    expect((await one('complete', { cardId }))['completedAt']).not.toBeNull();
    expect((await one('reopen', { cardId }))['completedAt']).toBeNull();
    expect((await one('archive', { cardId }))['archivedAt']).not.toBeNull();
    expect((await one('restore', { cardId }))['archivedAt']).toBeNull();
    expect(await one('delete', { cardId })).toEqual({ deleted: true });
    await expect(run('get', { cardId })).rejects.toMatchObject({
      message: expect.stringMatching(/^There is no card/),
      httpCode: '404',
      description: expect.stringMatching(/Request id: /),
    });
  });

  it('takes a card by its number and by its address, and none of another deployment', async () => {
    const { id, number, url } = (await one('get', { cardId: await card('Named') })) as unknown as Named;
    for (const value of [`#${number}`, url, `${new URL(url).origin}/cards/%23${number}`])
      expect(await one('comment', { cardId: chosen(value), text: value })).toMatchObject({ cardId: id });
    await one('archive', { cardId: chosen(`#${number}`) });
    expect(await one('restore', { cardId: chosen(`#${number}`) })).toMatchObject({ id });
    for (const value of [`https://other.example/cards/${id}`, '#999999999'])
      await expect(run('delete', { cardId: chosen(value) })).rejects.toThrow(
        `There is no card ${value} here.`,
      );
    await expect(run('delete', { cardId: chosen('Named') })).rejects.toThrow(
      'must be an id, a number such as',
    );
    expect((await one('get', { cardId: chosen(id) }))['commentCount']).toBe(3);
  });

  it('comments, and sets labels, assignees and values', async () => {
    const cardId = await card('Described');
    const { id: labelId } = await api.labels.create(board.id, { name: 'urgent', color: '#ef4444' });
    const boardId = chosen(board.id);
    expect(await one('comment', { cardId, text: 'From a workflow' })).toMatchObject({
      text: 'From a workflow',
    });
    expect(await one('setLabels', { boardId, cardId, labelIds: [labelId] })).toMatchObject({
      labels: [{ id: labelId }],
    });
    const [member] = await node.methods.loadOptions.getMembers.call(n8n.options());
    expect(await one('setAssignees', { cardId, memberIds: [member?.value] })).toMatchObject({
      assignees: [{ memberId: member?.value }],
    });
    const field = (type: 'number' | 'multi_select' | 'checkbox', options?: string[]) =>
      api.fields.create(board.id, {
        name: type,
        type,
        ...(options && { options: options.map((label) => ({ label })) }),
      });
    const [number, choice, flag] = [
      await field('number'),
      await field('multi_select', ['North', 'South']),
      await field('checkbox'),
    ];
    for (const [{ id }, value] of [
      [number, '12.5'],
      [choice, 'North, South'],
      [flag, 'true'],
    ] as const)
      await one('setField', { boardId, cardId, fieldId: chosen(id), value });
    const { fields } = (await one('get', { cardId })) as { fields: Record<string, unknown> };
    expect([fields[number.id], (fields[choice.id] as number[]).length, fields[flag.id]]).toEqual([
      12.5,
      2,
      true,
    ]);
  });

  it('updates the card that matches, and creates one where none does', async () => {
    const boardId = chosen(board.id);
    const listId = chosen(board.listId());
    const { id } = await api.fields.create(board.id, { name: 'Order', type: 'text' });
    const byField = { boardId, listId, matchOn: 'field', fieldId: chosen(id), value: 'A-17' };
    const first = await one('upsert', { ...byField, title: 'Order A-17' });
    expect(first['fields']).toEqual({ [id]: 'A-17' });
    const second = await one('upsert', { ...byField, title: 'Order A-17, paid' });
    expect([second['id'], second['title']]).toEqual([first['id'], 'Order A-17, paid']);
    const byTitle = { boardId, listId, matchOn: 'title', title: 'Order A-17, paid' };
    const third = await one('upsert', { ...byTitle, additionalFields: { description: 'Once' } });
    expect([third['id'], third['description']]).toEqual([first['id'], 'Once']);
  });

  it('returns all cards over two pages, each once and in order', async () => {
    const large = await ABoard.with(owner.api, 'Many');
    for (let from = 0; from < 252; from += 50)
      await api.cards.createMany({
        cards: Array.from({ length: Math.min(50, 252 - from) }, (_, index) => ({
          listId: large.listId(),
          title: `Card ${from + index}`,
        })),
      });
    const before = n8n.requests.length;
    const items = await run('getAll', { boardId: chosen(large.id), returnAll: true });
    expect(new Set(items.map(({ json }) => json['id'])).size).toBe(252);
    expect(items).toHaveLength(252);
    expect(n8n.requests.length - before).toBe(2);
    expect(await run('getAll', { boardId: chosen(large.id), limit: 7 })).toHaveLength(7);
    const found = await run('getAll', { boardId: chosen(large.id), filters: { q: 'Card 251' } });
    // Another card may have this number, and another one this id.
    expect(found.map(({ json }) => json['title'])).toContain('Card 251');
    expect(found.length).toBeLessThan(4);
  });

  it('repeats a step without a second card when the first response was lost', async () => {
    const title = `Once ${Date.now()}`;
    const parameters = { listId: chosen(board.listId()), title };
    let lost = 0;
    const plain = new N8nContexts({ origin, token: owner.token });
    plain.intercept = (options) => {
      if (lost++ > 0) return undefined;
      plain.intercept = undefined;
      // The service writes; its response does not arrive.
      return plain
        .base()
        .helpers.httpRequestWithAuthentication.call(plain.base(), 'kibanApi', options)
        .then(() => Promise.reject(new Error('socket hang up')));
    };
    const step = { resource: 'card', operation: 'create', ...parameters };
    await expect(plain.execute(node, step, { execution: 7 })).rejects.toThrow('socket hang up');
    await plain.execute(node, step, { execution: 7 });
    // Another execution is another card.
    await plain.execute(node, step, { execution: 8 });
    const found = await run('getAll', { boardId: chosen(board.id), filters: { q: title } });
    expect(found).toHaveLength(2);
  });

  it('names the item that failed, or goes on with the others', async () => {
    const titles = ['Good', '', 'Good too'];
    const items = titles.map((title) => ({
      resource: 'card',
      operation: 'create',
      listId: chosen(board.listId()),
      title,
    }));
    await expect(n8n.execute(node, items)).rejects.toMatchObject({
      context: { itemIndex: 1 },
      httpCode: '422',
    });
    const output = await n8n.execute(node, items, { continueOnFail: true });
    expect(
      output.map(({ json, pairedItem }) => [json['title'] ?? typeof json['error'], pairedItem?.item]),
    ).toEqual([
      ['Good', 0],
      ['string', 1],
      ['Good too', 2],
    ]);
  });

  it('finds boards, lists, fields and cards for the pickers, by the chosen board', async () => {
    const { listSearch } = node.methods;
    const panel = n8n.options({ boardId: chosen(board.id) });
    expect(
      (await listSearch.searchBoards.call(panel, 'BOARD of')).results.map(({ value }) => value),
    ).toContain(board.id);
    expect((await listSearch.searchLists.call(panel, 'don')).results).toEqual([
      { name: 'Done', value: board.listId(1) },
    ]);
    expect((await listSearch.searchLists.call(n8n.options(), '')).results).toEqual([]);
    await board.card('Findable');
    expect((await listSearch.searchCards.call(panel, 'Findable')).results[0]?.name).toBe('Findable (To do)');
  });

  it('reads boards, lists and missed events', async () => {
    const read = async (resource: string, operation: string, parameters: Record<string, unknown>) =>
      (await n8n.execute(node, { resource, operation, ...parameters })).map(({ json }) => json);
    expect(await read('board', 'get', { boardId: chosen(board.id) })).toMatchObject([{ id: board.id }]);
    expect((await read('board', 'getAll', { returnAll: true })).length).toBeGreaterThan(1);
    expect((await read('list', 'getAll', { boardId: chosen(board.id) })).map(({ name }) => name)).toEqual([
      'To do',
      'Done',
    ]);
    expect(await read('event', 'getAll', { after: '', limit: 1 })).toHaveLength(1);
  });

  it('never sends the token to an address other than the credential’s', () => {
    expect(n8n.requests.every(({ url }) => url.startsWith(`${origin}/api/v1/`))).toBe(true);
  });

  it('says what is wrong when nothing responds or the token was revoked', async () => {
    const gone = new N8nContexts({ origin: 'http://127.0.0.1:1', token: owner.token });
    await expect(gone.execute(node, { resource: 'board', operation: 'getAll' })).rejects.toThrow(
      /^Kiban does not respond: /,
    );
    const revoked = new N8nContexts({ origin, token: 'kbn_revoked' });
    await expect(revoked.execute(node, { resource: 'board', operation: 'getAll' })).rejects.toMatchObject({
      httpCode: '401',
    });
  });
});
