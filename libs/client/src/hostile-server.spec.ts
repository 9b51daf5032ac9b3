import { afterEach, describe, expect, it } from '@jest/globals';
import { errorFrom, ScriptedClients } from './testing/scripted-clients.js';
import { json, ScriptedServer, silent, type Reply } from './testing/scripted-server.js';

const clients = new ScriptedClients();

afterEach(() => clients.close());

describe('a hostile server', () => {
  it('does not get the token by a redirect', async () => {
    const target = await ScriptedServer.start(json(200, []));
    clients.servers.push(target);
    for (const status of [301, 302, 303, 307, 308]) {
      const { kiban } = await clients.make([
        (response) => void response.writeHead(status, { location: `${target.origin}/api/v1/boards` }).end(),
      ]);
      expect(await errorFrom(kiban.boards.list())).toMatchObject({ status, code: 'redirected' });
    }
    expect(target.received).toEqual([]);
  });

  it('cannot fill the memory with a response without an end', async () => {
    const endless: Reply = (response) => {
      const write = (): void => {
        while (!response.destroyed && response.write('['.repeat(65_536)));
      };
      response.writeHead(200, { 'content-type': 'application/json' }).on('drain', write);
      write();
    };
    const { kiban, server } = await clients.make([endless], { maxResponseBytes: 1_000_000 });
    expect(await errorFrom(kiban.boards.list())).toMatchObject({ code: 'response_too_large' });
    expect(server.received).toHaveLength(1);
  });

  it.each(['<h1>Welcome</h1>', '{"id":', ''])('gets an error for a success that is %j', async (body) => {
    const { kiban } = await clients.make([(response) => void response.writeHead(200).end(body)]);
    expect(await errorFrom(kiban.cards.list(1).pages()[Symbol.asyncIterator]().next())).toMatchObject({
      code: 'invalid_response',
    });
  });

  it('gets an error for the page of a proxy, which is not quoted', async () => {
    const { kiban } = await clients.make([
      (response) => void response.writeHead(404).end('<h1>Nothing</h1>'),
    ]);
    const error = await errorFrom(kiban.boards.get(1));
    expect(error).toMatchObject({ status: 404, code: 'invalid_response' });
    expect(error.message).not.toContain('<h1>');
  });

  it('that never answers ends a call at its timeout', async () => {
    const { kiban, server } = await clients.make([silent], { retries: 1 });
    expect(await errorFrom(kiban.boards.list({}, { timeoutMs: 500 }))).toMatchObject({
      status: 0,
      code: 'timeout',
    });
    expect(server.received).toHaveLength(2);
  });

  it('has any time where the timeout is longer than a timer', async () => {
    const { kiban } = await clients.make([json(200, [])]);
    expect(await kiban.boards.list({}, { timeoutMs: Infinity })).toEqual([]);
  });

  it('that stops within a body ends a call at its timeout', async () => {
    const { kiban } = await clients.make([(response) => void response.writeHead(200).write('[')], {
      retries: 0,
      timeoutMs: 50,
    });
    expect(await errorFrom(kiban.boards.list())).toMatchObject({ code: 'timeout' });
  });
});

describe('a signal', () => {
  it('ends a call that waits for its response', async () => {
    const { kiban } = await clients.make([silent]);
    const abort = new AbortController();
    const call = kiban.boards.list({}, { signal: abort.signal });
    setTimeout(() => abort.abort(new Error('enough')), 20);
    await expect(call).rejects.toThrow('enough');
  });

  it('ends a call that waits for its next attempt', async () => {
    const busy = json(429, { error: 'Too many.', code: 'rate_limited' }, { 'retry-after': '50' });
    const { kiban, server } = await clients.make([busy]);
    const abort = new AbortController();
    const call = kiban.boards.list({}, { signal: abort.signal });
    setTimeout(() => abort.abort(new Error('enough')), 100);
    await expect(call).rejects.toThrow('enough');
    expect(server.received).toHaveLength(1);
  });

  it('that was aborted before sends nothing', async () => {
    const { kiban, server } = await clients.make([json(200, [])]);
    await expect(kiban.boards.list({}, { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow(
      'enough',
    );
    expect(server.received).toEqual([]);
  });
});
