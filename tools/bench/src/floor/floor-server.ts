import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { FloorBearer } from './floor-process.js';
import { floorStatements } from './floor-statements.js';

/**
 * The floor: what Node and PostgreSQL can do with the same durable work when nothing else is done (no
 * rights, validation, limits, idempotency, metrics). A program of its own, so that its CPU time is its own.
 */
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  application_name: 'floor',
});
const bearers = new Map(
  (JSON.parse(process.env['BEARERS'] ?? '[]') as FloorBearer[]).map(
    ({ token, memberId, name }): [string, [id: number, name: string]] => [digestOf(token), [memberId, name]],
  ),
);

function digestOf(bearer: string): string {
  return createHash('sha256').update(bearer).digest('base64url');
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
}

type HttpResponse = [status: number, body: string | undefined];

async function run(
  status: number,
  statement: { name: string; text: string },
  values: unknown[],
): Promise<HttpResponse> {
  const { rows } = await pool.query<{ body: string }>({ ...statement, values });
  return [status, rows[0]?.body];
}

async function answer(request: IncomingMessage): Promise<HttpResponse> {
  const caller = bearers.get(digestOf((request.headers.authorization ?? '').slice('Bearer '.length)));
  if (!caller) return [401, undefined];
  const [, , , noun, id, part, partId] = (request.url ?? '').split('/');
  if (noun === 'boards' && request.method === 'GET')
    return id ? run(200, floorStatements.readBoard, [id]) : run(200, floorStatements.listBoards, []);
  if (noun !== 'cards') return [404, undefined];
  return write(`${request.method} ${part ?? ''}`, { caller, id, partId, body: await bodyOf(request) });
}

interface Write {
  caller: [id: number, name: string];
  id: string | undefined;
  partId: string | undefined;
  body: Record<string, unknown>;
}

async function write(operation: string, { caller, id, partId, body }: Write): Promise<HttpResponse> {
  switch (operation) {
    case 'POST ':
      return id === 'batch'
        ? run(200, floorStatements.createCards, [JSON.stringify(body['cards']), ...caller])
        : run(201, floorStatements.createCard, [body['listId'], body['title'], ...caller]);
    case 'PATCH ':
      return run(200, floorStatements.updateCard, [id, body['title'], body['description'], body['dueDate']]);
    case 'POST move':
      return body['after'] === undefined
        ? run(200, floorStatements.moveCard, [id, body['listId'], body['position'] ?? 'last'])
        : run(200, floorStatements.moveCardAfter, [id, body['listId'], body['after']]);
    case 'POST comments':
      return run(201, floorStatements.createComment, [id, body['text'], ...caller]);
    case 'PUT fields':
      return run(200, floorStatements.setValue, [id, partId, body['value']]);
    case 'POST checklist':
      return run(201, floorStatements.createChecklistItem, [id, body['text']]);
    case 'PATCH checklist':
      return run(200, floorStatements.updateChecklistItem, [id, partId, body['text']]);
    default:
      return [404, undefined];
  }
}

function send(response: ServerResponse, [status, body]: HttpResponse): void {
  if (body === undefined) {
    response.writeHead(status === 200 || status === 201 ? 404 : status, { 'content-length': 0 }).end();
    return;
  }
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}

const server = createServer((request, response) => {
  answer(request).then(
    (result) => send(response, result),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.writeHead(500, { 'content-length': 0 }).end();
    },
  );
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuSeconds: (user + system) / 1e6, residentBytes: process.memoryUsage.rss() });
});
process.once('disconnect', () => process.exit(0));
