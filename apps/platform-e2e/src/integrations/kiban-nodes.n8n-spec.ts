import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createKiban, type Kiban as Client } from '@kiban/client';
import { eventually } from '@kiban/testing';
import { ABoard } from '../api/a-board.js';
import { testDeployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { chosen } from './n8n-contexts.js';
import { takePictures } from './n8n-pictures.js';
import { builtNodes, faultsWithout, NODE_VERSIONS } from './n8n-installation.js';
import { itemsOf, RealN8n } from './real-n8n.js';

/** What follows a node of a workflow. */
const to = (node: string): object => ({ main: [[{ node, type: 'main', index: 0 }]] });

/** The nodes in a real n8n beside the service: `npm run n8n`. */
describe.each(NODE_VERSIONS)('the nodes in n8n on Node %s', (nodeMajor) => {
  let owner: Owner;
  let api: Client;
  let origin: string;
  let board: ABoard;
  let nodes: Awaited<ReturnType<typeof builtNodes>>;
  let n8n: RealN8n;
  let credential: string;
  let workflow: string;
  let label: number;
  let field: number;
  beforeAll(async () => {
    const deployment = await testDeployment();
    owner = await newOwner(deployment);
    origin = new URL(deployment.apiUrl).origin;
    board = await ABoard.with(owner.api, 'To do', 'Doing', 'Archive');
    api = createKiban({ origin, token: owner.token });
    ({ id: label } = await api.labels.create(board.id, { name: 'urgent', color: '#ef4444' }));
    ({ id: field } = await api.fields.create(board.id, { name: 'Estimate', type: 'number' }));
    nodes = await builtNodes();
    n8n = await RealN8n.start(nodes.folder, nodeMajor);
    credential = await n8n.credential(origin, owner.token);
    workflow = (await n8n.api<{ id: string }>('POST', '/workflows', aWorkflow())).id;
  }, 60 * 60_000);
  afterAll(async () => {
    await n8n?.stop();
    if (nodes) await rm(nodes.folder, { recursive: true, force: true });
  });

  const kiban = (name: string, type: string, x: number, parameters: object) => ({
    id: name,
    name,
    type: `CUSTOM.${type}`,
    typeVersion: 1,
    position: [x, 0],
    parameters,
    credentials: { kibanApi: { id: credential, name: 'Kiban' } },
    ...(type === 'kibanTrigger' && { webhookId: '5f0c1f1e-3b52-4a2e-9a3c-7b8c3d1a2e4f' }),
  });

  /** A moved card gets a second one, which is then updated; at the end all cards of a board are read. */
  function aWorkflow() {
    return {
      name: 'Moved cards',
      settings: { executionOrder: 'v1' },
      nodes: [
        kiban('Moved', 'kibanTrigger', 0, {
          events: ['card.move'],
          boardId: chosen(board.id, 'Launch'),
          toListId: chosen(board.listId(1), 'Doing'),
          options: {},
        }),
        kiban('Create', 'kiban', 200, {
          resource: 'card',
          operation: 'create',
          boardId: chosen(board.id),
          listId: chosen(board.listId(2)),
          title: '=Copy of {{ $json.card.title }}',
          additionalFields: {},
        }),
        kiban('Update', 'kiban', 400, {
          resource: 'card',
          operation: 'update',
          cardId: { __rl: true, mode: 'id', value: '={{ $json.id }}' },
          updateFields: {
            dueDate: '2026-12-24',
            labelIds: [label],
            fields: { values: [{ fieldId: field, value: '12.5' }] },
          },
        }),
        kiban('Read', 'kiban', 600, {
          resource: 'card',
          operation: 'getAll',
          boardId: chosen(board.id),
          returnAll: true,
          filters: {},
        }),
      ],
      connections: { Moved: to('Create'), Create: to('Update'), Update: to('Read') },
    };
  }

  const hooks = async () => (await api.hooks.list()).filter(({ targetUrl }) => targetUrl.startsWith(n8n.url));
  const activate = () => n8n.api('POST', `/workflows/${workflow}/activate`);
  const deactivate = () => n8n.api('POST', `/workflows/${workflow}/deactivate`);
  const finished = (count: number) =>
    eventually(
      `${count} executions`,
      async () => {
        const executions = await n8n.executions(workflow);
        return executions.length >= count && executions;
      },
      120_000,
    );

  it('pass the official rules, which find a fault when one is made', async () => {
    const faults = await faultsWithout(
      nodes.folder,
      'nodes/Kiban/Kiban.node.ts',
      '    usableAsTool: true,\n',
    );
    expect(faults).toContain('usableAsTool');
  });

  it('are loaded', async () => {
    expect((await n8n.nodeTypes()).sort()).toEqual(
      expect.arrayContaining(['CUSTOM.kiban', 'CUSTOM.kibanTrigger']),
    );
  });

  it('test their credential', async () => {
    expect(await n8n.testCredential(credential, origin, owner.token)).toMatchObject({ status: 'OK' });
    expect(await n8n.testCredential(credential, origin, 'kbn_wrong')).toMatchObject({ status: 'Error' });
  });

  it('offer the boards of the workspace', async () => {
    const { results } = await n8n.listSearch(
      credential,
      'kiban',
      'searchBoards',
      { resource: 'card' },
      'board',
    );
    expect(results.map(({ value }) => value)).toContain(board.id);
  });

  it('subscribe when the workflow is activated, also twice, to one hook', async () => {
    await activate();
    await deactivate();
    await activate();
    expect(await hooks()).toMatchObject([
      { events: ['card.move'], filter: { boardId: board.id, toListId: board.listId(1) } },
    ]);
  });

  it('start the workflow, which creates, updates and reads 252 cards over two pages', async () => {
    for (let left = 250; left > 0; left -= 50)
      await api.cards.createMany({
        cards: Array.from({ length: 50 }, (_, index) => ({
          listId: board.listId(2),
          title: `Card ${left - index}`,
        })),
      });
    const card = await board.card('Launch');
    await api.cards.move(card.id, { listId: board.listId(1) });
    const [execution] = await finished(1);
    if (!execution) throw new Error('There is no execution.');
    expect(execution.status).toBe('success');
    expect(itemsOf(execution, 'Moved')).toMatchObject([
      { event: 'card.move', changes: { listId: { to: board.listId(1) } }, card: { title: 'Launch' } },
    ]);
    expect(itemsOf(execution, 'Create')).toMatchObject([{ title: 'Copy of Launch' }]);
    expect(itemsOf(execution, 'Update')).toMatchObject([
      { dueDate: '2026-12-24', labels: [{ id: label }], fields: { [field]: 12.5 } },
    ]);
    expect(new Set(itemsOf(execution, 'Read').map(({ id }) => id)).size).toBe(252);
  }, 180_000);

  if (process.env['KIBAN_README_PICTURE'] === '1')
    it('are in the pictures of the README', () => takePictures(n8n, workflow, 'Moved'), 300_000);

  it('reject a forged delivery, and start nothing for it', async () => {
    const [hook] = await hooks();
    const response = await fetch(hook?.targetUrl ?? '', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': 'evt_1',
        'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
        'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}`,
      },
      body: JSON.stringify({ event: 'card.move', data: { id: 1 } }),
    });
    expect(response.status).toBe(401);
  });

  it('start once for an event that is delivered again', async () => {
    const [hook] = await hooks();
    for await (const { id } of api.deliveries.list(hook?.id ?? 0)) {
      await api.deliveries.redeliver(id);
      break;
    }
    // When a later move has started the workflow, the repeat would have, too.
    const card = await board.card('Later');
    await api.cards.move(card.id, { listId: board.listId(1) });
    const executions = await finished(2);
    expect(executions.map((execution) => itemsOf(execution, 'Moved')[0]?.['card'])).toMatchObject([
      { title: 'Later' },
      { title: 'Launch' },
    ]);
  }, 180_000);

  it('unsubscribe when the workflow is deactivated, or deleted while it is active', async () => {
    await deactivate();
    expect(await hooks()).toEqual([]);
    await activate();
    expect(await hooks()).toHaveLength(1);
    await n8n.api('DELETE', `/workflows/${workflow}`);
    expect(await hooks()).toEqual([]);
  });
});
