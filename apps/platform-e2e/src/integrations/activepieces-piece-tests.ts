import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { eventually } from '@kiban/testing';
import { ABoard } from '../api/a-board.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { boardWithRelations, expectRelations } from './card-relations.js';
import { WebhookReceiver, type ReceivedDelivery } from '../running/webhook-receiver.js';
import { CLIENT } from './kiban-app.js';
import { PlatformProgram } from './platform-program.js';

interface Card {
  id: number;
  title: string;
  listName: string;
}

interface Choices {
  disabled: boolean;
  options: { label: string; value: unknown }[];
}

/**
 * Tests of the piece of examples/activepieces beside the service.
 * @param madeApp makes a copy of the piece beside the framework that runs it
 */
export function activepiecesPieceTests(madeApp: () => Promise<string>): void {
  let deployment: Deployment;
  let owner: Owner;
  let board: ABoard;
  let app: string;
  let piece: PlatformProgram;
  let receiver: WebhookReceiver;
  let props: { address: string; token: string };

  beforeAll(async () => {
    deployment = await testDeployment();
    owner = await newOwner(deployment);
    board = await ABoard.with(owner.api, 'To do', 'Doing', 'Done');
    props = { address: `${deployment.origin}/`, token: owner.token };
    receiver = await WebhookReceiver.start();
    app = await madeApp();
    // As its “npm run build” does, with the client of this repository.
    await build({
      entryPoints: [join(app, 'src/index.ts')],
      bundle: true,
      platform: 'node',
      format: 'cjs',
      external: ['@activepieces/*'],
      alias: { '@kiban/client': CLIENT },
      outfile: join(app, 'dist/index.js'),
    });
    piece = PlatformProgram.start('./activepieces-driver.mjs', app);
  }, 30 * 60_000);
  afterAll(async () => {
    await piece?.stop();
    await receiver?.close();
    if (app) await rm(app, { recursive: true, force: true });
  });

  const act = <Result>(action: string, propsValue: object): Promise<Result> =>
    piece.call({ action, context: { auth: { type: 'CUSTOM_AUTH', props }, propsValue } });
  const hook = <Result>(name: string, context: object): Promise<Result> =>
    piece.call({
      trigger: 'board_event',
      hook: name,
      context: { auth: { type: 'CUSTOM_AUTH', props }, ...context },
    });
  const choices = (part: object, options: string, propsValue: object = {}): Promise<Choices> =>
    piece.call({ ...part, options, context: { auth: { type: 'CUSTOM_AUTH', props }, propsValue } });
  const hooks = (): Promise<{ id: number; targetUrl: string; filter: object | null }[]> =>
    owner.api.must('GET', '/hooks');
  const move = (cardId: number, list: number): Promise<unknown> =>
    owner.api.must('POST', `/cards/${cardId}/move`, { listId: board.listId(list) });

  it('describes its actions and its trigger', async () => {
    const { displayName, actions, triggers } = await piece.call<{
      displayName: string;
      actions: object;
      triggers: Record<string, { type: string }>;
    }>({ metadata: true });
    expect([displayName, Object.keys(actions)]).toEqual([
      'Kiban',
      ['create_card', 'update_card', 'move_card', 'find_cards'],
    ]);
    expect(triggers).toMatchObject({ board_event: { type: 'WEBHOOK' } });
  });

  it('checks a connection, and shows the sentence of Kiban for a wrong one without the token', async () => {
    expect(await piece.call({ validate: props })).toEqual({ valid: true });
    const wrong = await piece.call<{ error: string }>({ validate: { ...props, token: 'kbn_wrong' } });
    expect(wrong).toMatchObject({ valid: false, error: expect.stringMatching(/\(request .+\)/) });
    expect(wrong.error).not.toContain('kbn_wrong');
    expect(await piece.call({ validate: { ...props, address: 'kiban' } })).toMatchObject({ valid: false });
  });

  it('fills the choices of boards, lists and events', async () => {
    const action = { action: 'create_card' };
    expect((await choices(action, 'boardId')).options).toContainEqual(
      expect.objectContaining({ value: board.id }),
    );
    expect((await choices(action, 'listId')).disabled).toBe(true);
    expect((await choices(action, 'listId', { boardId: board.id })).options).toEqual([
      { label: 'To do', value: board.listId(0) },
      { label: 'Doing', value: board.listId(1) },
      { label: 'Done', value: board.listId(2) },
    ]);
    const events = await choices({ trigger: 'board_event' }, 'event');
    expect(events.options).toContainEqual(expect.objectContaining({ value: 'card.move' }));
  });

  it('creates, updates, moves and finds a card, and leaves alone what is not filled in', async () => {
    const created = await act<Card>('create_card', {
      boardId: board.id,
      listId: board.listId(0),
      title: 'Order the cake',
      description: 'With candles',
      dueDate: '2026-12-01',
      startDate: '',
    });
    const cardId = created.id;
    await act('update_card', { cardId, title: 'Order two cakes', description: '' });
    expect(await act('move_card', { cardId, listId: board.listId(2), position: 'first' })).toMatchObject({
      title: 'Order two cakes',
      description: 'With candles',
      dueDate: '2026-12-01',
      listName: 'Done',
    });
    const { cards } = await act<{ cards: Card[] }>('find_cards', { q: 'two cakes', boardId: board.id });
    expect(cards.map(({ id }) => id)).toEqual([cardId]);
    expect(await act('find_cards', { q: 'no such words' })).toEqual({ cards: [] });
    await expect(act('update_card', { cardId })).rejects.toThrow('Fill in at least one of the properties');
    await expect(act('move_card', { cardId, listId: 999_999_999 })).rejects.toThrow(
      'There is no list 999999999',
    );
  });

  it('sets people, labels and custom fields, and leaves alone what is not chosen', async () => {
    const { label, fields, me } = await boardWithRelations(owner, board);
    const action = { action: 'create_card' };
    const propsValue = { boardId: board.id };
    expect((await choices(action, 'labelIds', propsValue)).options).toContainEqual({
      label: 'urgent',
      value: label,
    });
    expect((await choices(action, 'labelIds')).disabled).toBe(true);
    expect((await choices(action, 'assigneeIds')).options).toContainEqual(
      expect.objectContaining({ value: me }),
    );
    const props = await choices(action, 'fields', propsValue);
    expect(Object.keys(props).map(Number).sort()).toEqual(Object.values(fields).sort());
    expect(await choices(action, 'fields')).toEqual({});
    const created = await act<Card>('create_card', {
      boardId: board.id,
      listId: board.listId(0),
      title: 'With relations',
      assigneeIds: [me],
      labelIds: [label],
      fields: {
        [fields.Estimate]: 3,
        [fields.Region]: 'EMEA',
        [fields.Channels]: ['Mail', 'Web'],
        [fields.Note]: '',
      },
    });
    const cardId = created.id;
    await act('update_card', { cardId, fields: { [fields.Estimate]: 5 }, labelIds: [] });
    await expectRelations(owner, { cardId, label, fields, me });
  });

  it('starts a flow for a card that enters the list, once it is genuine, and unsubscribes', async () => {
    const propsValue = { event: 'card.move', boardId: board.id, toListId: board.listId(1) };
    const webhookUrl = `${receiver.url}/flow`;
    await hook('onEnable', { propsValue, webhookUrl });
    // Enabled again at the same address, as after a change of the flow: one hook, with a new key.
    await hook('onEnable', { propsValue, webhookUrl });
    expect(await hooks()).toMatchObject([
      { targetUrl: webhookUrl, filter: { boardId: board.id, toListId: board.listId(1) } },
    ]);
    const card = await board.card('Moved');
    for (const list of [2, 1, 0, 1]) await move(card.id, list);
    // Of two moves into the list, whose deliveries may arrive in any order.
    const first = `"from":${board.listId(2)},`;
    const delivery = await receiver.waitFor(
      'the first move',
      ({ path, payload }) => path === '/flow' && JSON.stringify(payload['changes']).includes(first),
    );
    const run = (given: Partial<ReturnType<typeof payloadOf>>): Promise<unknown[]> =>
      hook('run', { propsValue, payload: { ...payloadOf(delivery), ...given } });
    expect(await run({})).toEqual([
      expect.objectContaining({
        id: delivery.payload.id,
        _dedupe_key: String(delivery.payload.id),
        data: expect.objectContaining({ id: card.id, listName: 'Doing' }),
        changes: expect.objectContaining({ listId: { from: board.listId(2), to: board.listId(1) } }),
      }),
    ]);
    expect(await run({ rawBody: payloadOf(delivery).rawBody.replace('Moved', 'Moved!') })).toEqual([]);
    expect(await run({ headers: {} })).toEqual([]);
    // The card left the list in between, which is no delivery.
    await eventually('the second time', () => receiver.received.length >= 2 || undefined);
    const [sample] = await hook<object[]>('test', { propsValue });
    expect(sample).toMatchObject({ event: 'card.move' });
    for (let times = 1; times <= 2; times += 1) await hook('onDisable', { propsValue });
    expect(await hooks()).toEqual([]);
    await expect(run({})).rejects.toThrow('The signing key is missing');
    expect(receiver.received).toHaveLength(2);
  });
}

const payloadOf = ({ headers, raw, payload }: ReceivedDelivery) => ({
  body: payload,
  rawBody: raw.toString('utf8'),
  headers: headers as Record<string, string>,
  queryParams: {},
});
