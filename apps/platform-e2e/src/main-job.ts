import assert from 'node:assert/strict';
import { createKiban, type ApiCalls, type ResponseHead } from '@kiban/client';
import { connectMcp } from './client/mcp-connection.js';
import { screenAccessToken } from './client/screen-session.js';
import type { Deployment } from './client/deployment.js';
import { isSignedBy } from './running/signature.js';
import { WebhookReceiver } from './running/webhook-receiver.js';

type Report = (step: string) => void;

/** The product's main workflow, over its public interfaces only. Rejects at the first failed step. */
export async function runMainJob(deployment: Deployment, report: Report): Promise<void> {
  const { api } = createKiban(deployment);
  const receiver = await WebhookReceiver.start();
  try {
    const card = await webhooksFromApiCalls(api, receiver, report);
    await boardThroughMcp(deployment, card, report);
    await unwrap(
      api.DELETE('/webhooks/{id}', { params: { path: { id: card.webhookId } } }),
      'DELETE /webhooks/{id}',
    );
  } finally {
    await receiver.close();
  }
}

interface MadeCard {
  id: number;
  title: string;
  boardId: number;
  webhookId: number;
}

async function webhooksFromApiCalls(
  api: ApiCalls,
  receiver: WebhookReceiver,
  report: Report,
): Promise<MadeCard> {
  await unwrap(api.GET('/boards'), 'GET /boards');
  report('the token reads GET /boards');
  const board = await unwrap(
    api.POST('/boards', { body: { name: 'Smoke test', lists: [{ name: 'To do' }, { name: 'Done' }] } }),
    'POST /boards',
  );
  const { lists } = await unwrap(
    api.GET('/boards/{id}', { params: { path: { id: board.id } } }),
    'GET /boards/{id}',
  );
  const [todo, done] = lists;
  assert(todo && done, 'the board has its two lists');
  report(`a board with two lists is created: ${board.id}`);
  const webhook = await unwrap(
    api.POST('/webhooks', { body: { url: receiver.url, events: ['card.create', 'card.move'] } }),
    'POST /webhooks',
  );
  const { signingKey } = webhook;
  assert.match(signingKey, /^whsec_/);
  report('a webhook is registered and its signing key is shown once');
  const card = await unwrap(
    api.POST('/cards', { body: { listId: todo.id, title: 'Try Kiban' } }),
    'POST /cards',
  );
  const created = await receiver.waitFor(
    'card.create',
    ({ payload }) => payload.event === 'card.create' && payload.data['id'] === card.id,
  );
  assert.deepEqual(created.payload.data, {
    id: card.id,
    title: 'Try Kiban',
    listName: 'To do',
    dueDate: null,
  });
  assert(
    isSignedBy(signingKey, created.raw, created.headers['x-service-signature']),
    'the signature is over the raw body',
  );
  report('card.create arrives with a valid signature over the raw body');
  await unwrap(
    api.POST('/cards/{id}/move', {
      params: { path: { id: card.id } },
      body: { listId: done.id, position: 'first' },
    }),
    'POST /cards/{id}/move',
  );
  const moved = await receiver.waitFor(
    'card.move',
    ({ payload }) => payload.event === 'card.move' && payload.data['id'] === card.id,
  );
  assert.equal(moved.payload.data['listName'], 'Done');
  assert(
    isSignedBy(signingKey, moved.raw, moved.headers['x-service-signature']),
    'the signature is over the raw body',
  );
  report('the card is moved, card.move arrives');
  return { id: card.id, title: card.title, boardId: board.id, webhookId: webhook.id };
}

async function boardThroughMcp(deployment: Deployment, card: MadeCard, report: Report): Promise<void> {
  const unauthenticated = await fetch(deployment.mcpUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  assert.equal(unauthenticated.status, 401);
  assert.match(unauthenticated.headers.get('www-authenticate') ?? '', /resource_metadata="/);
  report('MCP without a bearer is 401 and names its metadata');
  const name = `Smoke ${Date.now()}`;
  const { client, accessToken } = await connectMcp(deployment, name);
  report('an MCP client registers, signs in, chooses the workspace, is allowed');
  const board = await client.callTool({ name: 'get_board', arguments: { board: card.boardId } });
  assert(
    JSON.stringify(board.content).includes(card.title),
    `get_board shows the card: ${JSON.stringify(board)}`,
  );
  report('tools/call get_board reads the card');
  const { api: screen } = createKiban({
    origin: deployment.origin,
    token: await screenAccessToken(deployment),
  });
  const connections = await unwrap(screen.GET('/tokens'), 'GET /tokens');
  const connection = connections.find((entry) => entry.kind === 'oauth_client' && entry.name === name);
  assert(connection, `the connected client is listed by name: ${JSON.stringify(connections)}`);
  report('the connected client is listed by name');
  await unwrap(
    screen.POST('/clients/{id}/revoke', {
      params: { path: { id: connection.id } },
      body: { password: deployment.owner.password },
    }),
    'POST /clients/{id}/revoke',
  );
  const next = await fetch(deployment.mcpUrl, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${accessToken()}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  });
  assert.equal(next.status, 401);
  report('revoked with the password: the next call is 401');
  await client.close().catch(() => undefined);
}

/** The response body, or an exception with the unexpected response. */
export async function unwrap<Data>(
  call: Promise<{ data?: Data; error?: unknown; response: ResponseHead }>,
  what: string,
): Promise<Data> {
  const { data, error, response } = await call;
  if (!response.ok) throw new Error(`${what} returned ${response.status}: ${JSON.stringify(error)}`);
  return data as Data;
}
