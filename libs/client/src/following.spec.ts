import { afterEach, describe, expect, it } from '@jest/globals';
import type { BoardStreamItem } from './board-stream.js';
import { createKiban, type Kiban } from './kiban.js';
import { json, lost, ScriptedServer, type Reply } from './testing/scripted-server.js';

const servers: ScriptedServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function clientOf(...replies: [Reply, ...Reply[]]): Promise<{ kiban: Kiban; server: ScriptedServer }> {
  const server = await ScriptedServer.start(...replies);
  servers.push(server);
  return { server, kiban: createKiban({ origin: server.origin, token: 'kbn_test' }) };
}

const event = (id: number, kind = 'card.create'): object => ({ id, event: kind, data: {} });
const gone = json(404, { error: 'There is no board 3 here.', code: 'not_found' });
const busy = json(503, { error: 'Later.', code: 'unavailable' });

describe('the feed of events', () => {
  const urlsOf = ({ received }: ScriptedServer): string[] => received.map(({ url }) => url.slice(14));

  async function first(
    count: number,
    kiban: Kiban,
    position: number | 'latest' | 'oldest',
  ): Promise<number[]> {
    const ids: number[] = [];
    for await (const { id } of kiban.events.since(position, { waitSeconds: 1 })) {
      ids.push(id);
      if (ids.length === count) break;
    }
    return ids;
  }

  it('asks after the last event that was taken, not the highest', async () => {
    const { kiban, server } = await clientOf(
      json(200, [event(9), event(5)], { 'x-next-cursor': '5' }),
      json(200, []),
      json(200, [event(7)]),
    );
    expect(await first(3, kiban, 4)).toEqual([9, 5, 7]);
    expect(urlsOf(server)).toEqual([
      '?after=4&limit=200&wait=1',
      '?after=5&limit=200&wait=1',
      '?after=5&limit=200&wait=1',
    ]);
  });

  it('begins with the newest at the cursor of that moment, and with the oldest without a position', async () => {
    const { kiban, server } = await clientOf(
      json(200, [], { 'x-next-cursor': '8' }),
      json(200, []),
      json(200, [event(9)]),
    );
    expect(await first(1, kiban, 'latest')).toEqual([9]);
    expect(urlsOf(server)).toEqual([
      // Without a wait, so that a connection that is lost during it costs no events.
      '?after=latest&limit=200',
      '?cursor=8&limit=200&wait=1',
      '?cursor=8&limit=200&wait=1',
    ]);
    expect(await first(1, kiban, 'oldest')).toEqual([9]);
    expect(urlsOf(server).at(-1)).toBe('?limit=200&wait=1');
  });

  it('goes on at its position when the service comes back', async () => {
    const { kiban, server } = await clientOf(json(200, [event(1)]), lost, busy, json(200, [event(2)]));
    expect(await first(2, kiban, 0)).toEqual([1, 2]);
    expect(urlsOf(server).slice(1)).toEqual(Array.from({ length: 3 }, () => '?after=1&limit=200&wait=1'));
  });

  it('asks less and less often where empty pages come without waiting', async () => {
    const { kiban, server } = await clientOf(json(200, []));
    const signal = AbortSignal.timeout(1_600);
    await expect(kiban.events.since(4, { signal }).next()).rejects.toThrow();
    expect(server.received.length).toBeLessThanOrEqual(4);
  });

  it('waits where the service asks for more time than a timer has', async () => {
    const { kiban, server } = await clientOf(
      json(429, { error: 'Later.', code: 'rate_limited' }, { 'retry-after': '9999999' }),
    );
    const signal = AbortSignal.timeout(1_000);
    await expect(kiban.events.since(4, { signal }).next()).rejects.toThrow();
    expect(server.received).toHaveLength(1);
  });

  it('ends at an expired position with an error of its own, and leaves other rejections unchanged', async () => {
    const rejected = (field: string, code: string): Reply =>
      json(422, {
        error: 'Not this one.',
        code: 'validation_failed',
        requestId: 'r1',
        details: [{ field, code, message: 'Not this one.' }],
      });
    const { kiban } = await clientOf(json(200, [event(7)]), rejected('after', 'event'));
    await expect(first(2, kiban, 4)).rejects.toMatchObject({
      code: 'position_expired',
      status: 422,
      requestId: 'r1',
      message: expect.stringMatching(/no longer contains event 7,.*missing\. Begin at 'oldest' or 'latest'/),
      cause: { code: 'validation_failed' },
    });
    const other = await clientOf(rejected('wait', 'range'));
    await expect(first(1, other.kiban, 4)).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('ends with an error that waiting does not solve, and by its signal', async () => {
    const revoked = json(401, { error: 'This token was revoked.', code: 'unauthenticated' });
    const { kiban } = await clientOf(json(200, [event(1)]), revoked);
    await expect(first(2, kiban, 0)).rejects.toMatchObject({ status: 401 });
    const idle = await clientOf(json(200, []));
    const abort = new AbortController();
    const next = idle.kiban.events.since(1, { signal: abort.signal }).next();
    setTimeout(() => abort.abort(new Error('enough')), 100);
    await expect(next).rejects.toThrow('enough');
  });
});

describe('the stream of a board', () => {
  const frames =
    (...texts: string[]): Reply =>
    (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
      response.end(`: open\n\n${texts.map((text) => `${text}\n\n`).join('')}`);
    };
  const frame = (id: number, kind = 'card.create'): string =>
    `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(event(id + 100, kind))}`;

  async function itemsOf(kiban: Kiban, after?: string): Promise<BoardStreamItem[]> {
    const items: BoardStreamItem[] = [];
    for await (const item of kiban.boards.stream(3, after === undefined ? {} : { after })) items.push(item);
    return items;
  }
  const item = (id: number, kind = 'card.create'): object => ({
    type: 'event',
    id: String(id),
    event: event(id + 100, kind),
  });

  it('goes on after its last event over lost connections, and ends with its board', async () => {
    const { kiban, server } = await clientOf(
      frames(frame(1), frame(2)),
      lost,
      busy,
      frames(frame(3), frame(4, 'board.delete')),
    );
    expect(await itemsOf(kiban, '0')).toEqual([item(1), item(2), item(3), item(4, 'board.delete')]);
    expect(server.received.map(({ headers }) => headers['last-event-id'])).toEqual(['0', '2', '2', '2']);
  });

  it('says that events may be missing: by the service, or without a position', async () => {
    const { kiban, server } = await clientOf(
      frames(),
      frames(frame(5), 'event: reset\ndata: {}'),
      frames(frame(6, 'board.delete')),
    );
    expect(await itemsOf(kiban)).toEqual([
      { type: 'reset' },
      item(5),
      { type: 'reset' },
      { type: 'reset' },
      item(6, 'board.delete'),
    ]);
    expect(server.received.map(({ headers }) => headers['last-event-id'])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('ends with the error of the API when the board is no longer visible', async () => {
    const { kiban } = await clientOf(frames(frame(1)), gone);
    await expect(itemsOf(kiban, '0')).rejects.toMatchObject({ status: 404, code: 'not_found' });
  });

  it('ends with an error for a page, and for an event that is no JSON', async () => {
    const page = await clientOf((response) => void response.writeHead(200).end('<h1>Welcome</h1>'));
    await expect(itemsOf(page.kiban)).rejects.toMatchObject({ code: 'invalid_response' });
    const broken = await clientOf(frames('id: 1\nevent: card.create\ndata: {'));
    await expect(itemsOf(broken.kiban)).rejects.toMatchObject({ code: 'invalid_response' });
  });

  it('is closed when its reader stops', async () => {
    let isClosed = false;
    const { kiban } = await clientOf((response) => {
      response.on('close', () => (isClosed = true));
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(`${frame(1)}\n\n`);
    });
    for await (const one of kiban.boards.stream(3)) if (one.type === 'event') break;
    for (let waits = 0; !isClosed && waits < 200; waits += 1) await new Promise((go) => setTimeout(go, 25));
    expect(isClosed).toBe(true);
  });
});
