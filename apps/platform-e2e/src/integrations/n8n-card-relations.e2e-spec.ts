import { beforeAll, describe, expect, it } from '@jest/globals';
import { createKiban, type Kiban as Client } from '@kiban/client';
import { Kiban } from 'n8n-nodes-kiban/nodes/Kiban/Kiban.node';
import { ABoard } from '../api/a-board.js';
import { testDeployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { chosen, N8nContexts } from './n8n-contexts.js';

describe('labels, people and custom fields in the Kiban node of n8n', () => {
  const node = new Kiban();
  let owner: Owner;
  let api: Client;
  let board: ABoard;
  let n8n: N8nContexts;
  let urgent: number;
  let member: number;
  let estimate: number;
  let region: number;
  beforeAll(async () => {
    const deployment = await testDeployment();
    owner = await newOwner(deployment);
    board = await ABoard.with(owner.api, 'To do');
    n8n = new N8nContexts({ origin: new URL(deployment.apiUrl).origin, token: owner.token });
    api = createKiban({ origin: deployment.origin, token: owner.token });
    const { labels, fields } = api;
    ({ id: urgent } = await labels.create(board.id, { name: 'urgent', color: '#ef4444' }));
    ({ id: estimate } = await fields.create(board.id, { name: 'Estimate', type: 'number' }));
    ({ id: region } = await fields.create(board.id, {
      name: 'Region',
      type: 'multi_select',
      options: [{ label: 'North' }, { label: 'South' }],
    }));
    [{ id: member } = { id: 0 }] = await api.members.list();
  });

  const one = async (operation: string, parameters: Record<string, unknown>) => {
    const [item] = await n8n.execute(node, { resource: 'card', operation, ...parameters });
    return (item?.json ?? {}) as {
      id: number;
      labels: { id: number }[];
      assignees: { memberId: number }[];
      fields: Record<string, unknown>;
    };
  };
  const shown = (card: Awaited<ReturnType<typeof one>>) => ({
    labels: card.labels.map(({ id }) => id),
    people: card.assignees.map(({ memberId }) => memberId),
    fields: card.fields,
  });
  const create = (title: string, additionalFields: object = {}) =>
    one('create', { boardId: chosen(board.id), listId: chosen(board.listId()), title, additionalFields });
  /** Requests of a step that change something. */
  const writesOf = async (step: () => Promise<unknown>) => {
    const before = n8n.requests.length;
    await step();
    return n8n.requests.slice(before).filter(({ method }) => method !== 'GET');
  };
  const values = (...rows: [number | string, string][]) => ({
    values: rows.map(([fieldId, value]) => ({ fieldId, value })),
  });

  it('creates a card with labels, people and custom fields in one request [SPEC-6.NODE-1]', async () => {
    let card: Awaited<ReturnType<typeof one>> | undefined;
    const writes = await writesOf(async () => {
      card = await create('All together', {
        labelIds: [urgent],
        assigneeIds: [member],
        fields: values([estimate, '12.5'], [region, 'North, South']),
      });
    });
    expect(writes.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
      ['POST', '/api/v1/cards'],
    ]);
    expect(card && shown(card)).toEqual({
      labels: [urgent],
      people: [member],
      fields: { [estimate]: 12.5, [region]: [expect.any(Number), expect.any(Number)] },
    });
  });

  it('updates them in one request, with or without a chosen board', async () => {
    const { id } = await create('Changed later');
    let card: Awaited<ReturnType<typeof one>> | undefined;
    const writes = await writesOf(async () => {
      card = await one('update', {
        cardId: chosen(id),
        // Ids of an expression may be text.
        updateFields: { labelIds: String(urgent), assigneeIds: [member], fields: values([estimate, '3']) },
      });
    });
    expect(writes.map(({ method }) => method)).toEqual(['PATCH']);
    expect(card && shown(card)).toEqual({ labels: [urgent], people: [member], fields: { [estimate]: 3 } });
    const emptied = await one('update', {
      boardId: chosen(board.id),
      cardId: chosen(id),
      updateFields: { labelIds: [], assigneeIds: [], fields: values([estimate, '']) },
    });
    expect(shown(emptied)).toEqual({ labels: [], people: [], fields: {} });
  });

  it('creates or updates with them, beside the field by which the card is found', async () => {
    const upsert = (additionalFields: object) =>
      one('upsert', {
        boardId: chosen(board.id),
        listId: chosen(board.listId()),
        title: 'By estimate',
        matchOn: 'field',
        fieldId: chosen(estimate),
        value: '77',
        additionalFields,
      });
    const first = await upsert({ fields: values([region, 'North']) });
    expect(shown(first).fields).toEqual({ [estimate]: 77, [region]: [expect.any(Number)] });
    const second = await upsert({ labelIds: [urgent] });
    expect([second.id, shown(second).labels]).toEqual([first.id, [urgent]]);
  });

  it('changes nothing when one of them is wrong, and says which', async () => {
    const { id } = await create('Untouched');
    const update = (updateFields: object) =>
      one('update', { cardId: chosen(id), updateFields: { title: 'Touched', ...updateFields } });
    await expect(update({ labelIds: [urgent, 2 ** 40] })).rejects.toMatchObject({
      message: expect.stringMatching(/label/i),
    });
    await expect(update({ assigneeIds: ['everyone'] })).rejects.toThrow(
      'assigneeIds must hold ids, positive whole numbers.',
    );
    await expect(update({ fields: values([estimate, 'many']) })).rejects.toMatchObject({ httpCode: '422' });
    await expect(update({ fields: values([2 ** 40, '1']) })).rejects.toMatchObject({
      httpCode: expect.stringMatching(/^4/),
    });
    await expect(update({ fields: values(['', '1']) })).rejects.toThrow('fieldId must be one id.');
    expect(await one('get', { cardId: chosen(id) })).toMatchObject({
      title: 'Untouched',
      labels: [],
      fields: {},
    });
  });

  it('offers the labels and custom fields of the chosen board, and the members', async () => {
    const { getLabels, getFields, getMembers } = node.methods.loadOptions;
    const panel = n8n.options({ boardId: chosen(board.id) });
    expect(await getLabels.call(panel)).toEqual([{ name: 'urgent', value: urgent }]);
    expect((await getFields.call(panel)).map(({ name }) => name)).toEqual(['Estimate', 'Region']);
    expect((await getMembers.call(panel)).map(({ value }) => value)).toEqual([member]);
    expect(await getFields.call(n8n.options())).toEqual([]);
  });

  it('reports a board that vanished after it was chosen, in the step and in the picker', async () => {
    const gone = await ABoard.with(owner.api, 'To do');
    await api.boards.archive(gone.id);
    await api.boards.delete(gone.id);
    const missing = { httpCode: '404', message: expect.stringMatching(/^There is no /) };
    await expect(
      one('create', {
        boardId: chosen(gone.id),
        listId: chosen(gone.listId()),
        title: 'Nowhere',
        additionalFields: {},
      }),
    ).rejects.toMatchObject(missing);
    await expect(
      node.methods.loadOptions.getLabels.call(n8n.options({ boardId: chosen(gone.id) })),
    ).rejects.toMatchObject(missing);
  });
});
