import { rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { ABoard } from '../api/a-board.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { boardWithRelations, expectRelations } from './card-relations.js';
import { WebhookReceiver } from '../running/webhook-receiver.js';
import { withClient } from './kiban-app.js';
import { PlatformProgram } from './platform-program.js';
import { asZapierHasIt, type BoardEvent, type Card, type Hook } from './zapier-shapes.js';

/**
 * Tests of the app of examples/zapier beside the service.
 * @param madeApp makes a copy of the app beside the packages that run it
 */
export function zapierAppTests(madeApp: () => Promise<string>): void {
  let deployment: Deployment;
  let owner: Owner;
  let board: ABoard;
  let app: string;
  let zapier: PlatformProgram;
  let receiver: WebhookReceiver;
  let authData: { address: string; token: string };

  beforeAll(async () => {
    deployment = await testDeployment();
    owner = await newOwner(deployment);
    board = await ABoard.with(owner.api, 'To do', 'Doing', 'Done');
    authData = { address: `${deployment.origin}/boards`, token: owner.token };
    receiver = await WebhookReceiver.start();
    app = await madeApp();
    await withClient(app);
    zapier = PlatformProgram.start('./zapier-driver.mjs', app);
  }, 30 * 60_000);
  afterAll(async () => {
    await zapier?.stop();
    await receiver?.close();
    if (app) await rm(app, { recursive: true, force: true });
  });

  const run = <Result>(path: string, inputData: object = {}, bundle: object = {}): Promise<Result> =>
    zapier.call({ path, bundle: { authData, inputData, ...bundle } });
  const errorOf = async (call: Promise<unknown>): Promise<{ name: string; message: string }> => {
    const error: unknown = await call.catch((reason: unknown) => reason);
    if (!(error instanceof Error)) throw new Error('It did not fail.');
    return error;
  };
  const hooks = (): Promise<Hook[]> => owner.api.must('GET', '/hooks');
  const trigger = (part: string): string => `triggers.board_event.operation.${part}`;

  it('signs in with an address and a token, and names the workspace and the token', async () => {
    const me = await run<{ workspace: { name: string }; via: string }>('authentication.test');
    expect(await run('authentication.connectionLabel', me)).toBe(`${me.workspace.name} (${me.via})`);
    const wrong = { authData: { ...authData, token: 'kbn_wrong' } };
    const error = await errorOf(run('authentication.test', {}, wrong));
    expect(error).toMatchObject({
      name: 'ExpiredAuthError',
      message: expect.stringMatching(/\(request .+\)/),
    });
    expect(error.message).not.toContain('kbn_wrong');
    for (const address of ['http://kiban.example', 'kiban.example', ''])
      expect(
        await errorOf(run('authentication.test', {}, { authData: { ...authData, address } })),
      ).toMatchObject({
        message: expect.stringContaining('must begin with https://'),
      });
  });

  it('sends the token to no address that the deployment redirects to', async () => {
    const stolen: IncomingHttpHeaders[] = [];
    const thief = createServer((request, response) => {
      stolen.push(request.headers);
      response.end('{}');
    });
    const originOf = (server: Server): string => `http://localhost:${(server.address() as AddressInfo).port}`;
    const redirecting = createServer((_request, response) => {
      response.writeHead(307, { location: `${originOf(thief)}/` }).end();
    });
    try {
      for (const server of [thief, redirecting])
        await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
      const address = originOf(redirecting);
      const error = await errorOf(run('authentication.test', {}, { authData: { ...authData, address } }));
      expect(error.message).toContain('The address redirects');
      expect(stolen).toEqual([]);
    } finally {
      thief.close();
      redirecting.close();
    }
  });

  it('fills the choices of boards, lists and events', async () => {
    const lists = await run<{ id: number; name: string }[]>('triggers.lists.operation.perform', {
      boardId: board.id,
    });
    expect(lists.map(({ id, name }) => [id, name])).toEqual([
      [board.listId(0), 'To do'],
      [board.listId(1), 'Doing'],
      [board.listId(2), 'Done'],
    ]);
    expect(await run('triggers.lists.operation.perform')).toEqual([]);
    const boards = await run<{ id: number }[]>('triggers.boards.operation.perform');
    expect(boards.map(({ id }) => id)).toContain(board.id);
    const kinds = await run<{ id: string; name: string }[]>('triggers.event_kinds.operation.perform');
    expect(kinds).toContainEqual({ id: 'card.move', name: expect.stringMatching(/^card\.move: ./) });
  });

  it('creates, updates, moves and finds a card, and leaves alone what is not filled in', async () => {
    const created = await run<Card>('creates.create_card.operation.perform', {
      boardId: board.id,
      listId: board.listId(0),
      title: 'Order the cake',
      description: 'With candles',
      dueDate: '2026-12-01',
      startDate: '',
    });
    expect(created).toMatchObject({ title: 'Order the cake', listName: 'To do', dueDate: '2026-12-01' });
    const cardId = created.id;
    await run('creates.update_card.operation.perform', { cardId, title: 'Order two cakes', description: '' });
    for (const [cardName, startDate] of [
      [`#${created.number}`, '2026-11-28'],
      [created.url, '2026-11-29'],
    ])
      expect(
        await run('creates.update_card.operation.perform', { cardId: cardName, startDate }),
      ).toMatchObject({ id: cardId, startDate });
    const place = { cardId, boardId: board.id, listId: board.listId(2), position: 'first' };
    expect(await run<Card>('creates.move_card.operation.perform', place)).toMatchObject({
      title: 'Order two cakes',
      description: 'With candles',
      dueDate: '2026-12-01',
      listName: 'Done',
    });
    const found = await run<Card[]>('searches.find_card.operation.perform', {
      q: 'two cakes',
      boardId: board.id,
    });
    expect(found.map(({ id }) => id)).toEqual([cardId]);
    expect(await run('searches.find_card.operation.perform', { q: 'no such words' })).toEqual([]);
  });

  it('sets people, labels and custom fields, and leaves alone what is not chosen', async () => {
    const { label, fields, me } = await boardWithRelations(owner, board);
    const inputData = { boardId: board.id };
    expect(await run('triggers.labels.operation.perform', inputData)).toContainEqual({
      id: label,
      name: 'urgent',
    });
    expect(await run('triggers.labels.operation.perform')).toEqual([]);
    expect(await run('triggers.people.operation.perform')).toContainEqual(
      expect.objectContaining({ id: me }),
    );
    const last = 'creates.create_card.operation.inputFields.8';
    expect(await run(last)).toEqual([]);
    const inputs = await run<{ key: string; type: string; list?: boolean; choices?: string[] }[]>(
      last,
      inputData,
    );
    expect(inputs).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: `field_${fields.Estimate}`, label: 'Estimate', type: 'number' }),
        expect.objectContaining({ key: `field_${fields.Region}`, choices: ['EMEA', 'APAC'] }),
        expect.objectContaining({ key: `field_${fields.Channels}`, list: true, choices: ['Mail', 'Web'] }),
      ]),
    );
    const created = await run<Card>('creates.create_card.operation.perform', {
      ...inputData,
      listId: board.listId(0),
      title: 'With relations',
      assigneeIds: [me],
      labelIds: [label],
      [`field_${fields.Estimate}`]: 3,
      [`field_${fields.Region}`]: 'EMEA',
      [`field_${fields.Channels}`]: ['Mail', 'Web'],
      [`field_${fields.Note}`]: '',
    });
    const cardId = created.id;
    const change = { cardId, [`field_${fields.Estimate}`]: 5, labelIds: [] };
    await run('creates.update_card.operation.perform', change);
    await expectRelations(owner, { cardId, label, fields, me });
  });

  it('shows the sentence of Kiban for what it rejects, and changes nothing', async () => {
    const { id: cardId } = await board.card('Unchanged');
    for (const [path, inputData, sentence] of [
      ['creates.update_card', { cardId, dueDate: 'soon' }, /dueDate must .*request/],
      ['creates.update_card', { cardId }, /Fill in at least one of title/],
      ['creates.move_card', { cardId, listId: 999_999_999 }, /There is no list 999999999 here/],
      [
        'creates.move_card',
        { cardId: `${cardId}/archive?`, listId: board.listId(2) },
        /must be an id, a number such as #12/,
      ],
      [
        'creates.update_card',
        { cardId: `https://other.example/cards/${cardId}`, title: 'Changed' },
        /There is no card https:\/\/other\.example/,
      ],
      ['creates.update_card', { cardId: '#999999999', title: 'Changed' }, /There is no card #999999999/],
      ['creates.create_card', { listId: board.listId(0), title: 'x'.repeat(501) }, /title must .*500/],
    ] as const)
      expect([path, (await errorOf(run(`${path}.operation.perform`, inputData))).message]).toEqual([
        path,
        expect.stringMatching(sentence),
      ]);
    expect(await owner.api.must('GET', `/cards/${cardId}`)).toMatchObject({
      title: 'Unchanged',
      archivedAt: null,
      dueDate: null,
    });
  });

  it('subscribes to cards that enter a list, takes genuine deliveries only, and unsubscribes', async () => {
    const inputData = { event: 'card.move', boardId: board.id, toListId: board.listId(1) };
    const targetUrl = `${receiver.url}/zap`;
    const subscribed = await run<Hook>(trigger('performSubscribe'), inputData, { targetUrl });
    expect(await hooks()).toMatchObject([
      {
        id: subscribed.id,
        targetUrl,
        events: ['card.move'],
        filter: { boardId: board.id, toListId: board.listId(1) },
      },
    ]);
    // A Zap that is turned on again at the same address gets a new key.
    const again = await run<Hook>(trigger('performSubscribe'), inputData, { targetUrl });
    expect(again.id).toBe(subscribed.id);
    expect(again.signingKey).toMatch(/^whsec_/);
    expect(again.signingKey).not.toBe(subscribed.signingKey);

    const card = await board.card('Moved');
    for (const list of [2, 1, 0, 1])
      await owner.api.must('POST', `/cards/${card.id}/move`, { listId: board.listId(list) });
    // Of two moves into the list, whose deliveries may arrive in any order.
    const first = `"from":${board.listId(2)},`;
    const delivery = await receiver.waitFor(
      'the first move',
      ({ path, payload }) => path === '/zap' && JSON.stringify(payload['changes']).includes(first),
    );
    const perform = (sent: object, subscribeData: object = again): Promise<BoardEvent[]> =>
      run(trigger('perform'), inputData, {
        subscribeData,
        rawRequest: sent,
        cleanedRequest: delivery.payload,
      });
    expect(await perform(asZapierHasIt(delivery))).toEqual([
      expect.objectContaining({
        id: delivery.payload.id,
        event: 'card.move',
        data: expect.objectContaining({ id: card.id, listName: 'Doing' }),
        changes: expect.objectContaining({ listId: { from: board.listId(2), to: board.listId(1) } }),
      }),
    ]);
    const forged = {
      ...asZapierHasIt(delivery),
      content: delivery.raw.toString().replace('Moved', 'Moved!'),
    };
    expect(await errorOf(perform(forged))).toMatchObject({
      message: expect.stringContaining('No signature'),
    });
    expect(await errorOf(perform(asZapierHasIt(delivery), subscribed))).toMatchObject({
      message: expect.stringContaining('No signature'),
    });
    expect(await errorOf(perform(asZapierHasIt(delivery), {}))).toMatchObject({
      message: expect.stringContaining('signing key is missing'),
    });
    expect(await errorOf(perform({ headers: {}, content: delivery.raw.toString() }))).toMatchObject({
      message: expect.stringContaining('webhook-id'),
    });

    // The card left the list in between, which is no delivery.
    await eventually('the second time', () => receiver.received.length >= 2 || undefined);
    const [sample] = await run<BoardEvent[]>(trigger('performList'), inputData);
    expect(sample).toMatchObject({ event: 'card.move', changes: { listId: expect.any(Object) } });
    for (let times = 1; times <= 2; times += 1)
      await run(trigger('performUnsubscribe'), inputData, { targetUrl, subscribeData: again });
    expect(await hooks()).toEqual([]);
    expect(receiver.received).toHaveLength(2);
  });
}
