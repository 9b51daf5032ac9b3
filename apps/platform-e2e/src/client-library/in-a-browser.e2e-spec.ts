import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import { repositoryRoot } from '../requirements/repository-root.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';

/** What a page and a worker do with the client; its result is what both give back. */
const WORK = `
import { createKiban, verifyWebhook } from ${JSON.stringify(join(repositoryRoot(), 'libs/client/src/index.ts'))};

async function work({ origin, token, vector }) {
  let calls = 0;
  const limited = [];
  const lossy = async (url, init) => {
    if (init.method === 'GET' && /\\/cards\\/\\d+$/.test(url) && limited.push(Date.now()) === 1)
      return new Response('{"error":"Too many requests.","code":"rate_limited"}', {
        status: 429, headers: { 'retry-after': '1', 'content-type': 'application/json' },
      });
    const response = await fetch(url, init);
    if (init.method !== 'POST' || !url.endsWith('/cards') || ++calls > 2) return response;
    await response.text();
    throw new TypeError('The connection was lost.');
  };
  const kiban = createKiban({ origin, token, fetch: lossy });
  const board = await kiban.boards.create({ name: 'Browser', lists: [{ name: 'To do' }] });
  const listId = board.lists[0].id;
  const stream = kiban.boards.stream(board.id)[Symbol.asyncIterator]();
  const feed = kiban.events.since('latest')[Symbol.asyncIterator]();
  const fed = feed.next();
  let title;
  const followed = (async () => {
    for (let next = await stream.next(); !next.done; next = await stream.next())
      if (next.value.type === 'event' && next.value.event.event === 'card.create') return next.value.event.data.title;
  })();
  const card = await kiban.cards.create({ listId, title: 'One' });
  const timer = setInterval(() => kiban.cards.create({ listId, title: 'One' }).catch(() => undefined), 1000);
  const streamed = await followed;
  const { value } = await fed;
  clearInterval(timer);
  await Promise.all([stream.return(), feed.return()]);
  const own = [];
  for await (const { id } of kiban.cards.list(listId, { limit: 1 })) own.push(id);
  const afterLimit = await kiban.cards.get(card.id);
  const refused = await kiban.cards.update(card.id, { title: 'Two' }, { ifVersion: card.version + 9 }).catch((error) => error);
  const event = await verifyWebhook(vector.signingKey, vector.headers, vector.body, { now: vector.now });
  return {
    calls: Math.min(calls, 3),
    hasOne: own.filter((id) => id === card.id).length,
    streamed,
    limited: [limited.length, limited[1] - limited[0] >= 1000, afterLimit.id === card.id],
    fed: typeof value.event,
    refused: [refused.name, refused.status, typeof refused.requestId],
    verified: event.event,
  };
}
`;

const PAGE = `${WORK}\nglobalThis.work = work;`;
const WORKER = `${WORK}\nself.onmessage = ({ data }) => work(data).then(
  (result) => self.postMessage({ result }),
  (error) => self.postMessage({ fault: String(error && error.stack) }),
);`;

async function bundled(contents: string): Promise<string> {
  const stdin = { contents, resolveDir: repositoryRoot() };
  const options = { stdin, bundle: true, platform: 'browser', format: 'iife', write: false } as const;
  return (await build(options)).outputFiles[0]?.text ?? '';
}

describeWithBrowser('@kiban/client in a browser', (found) => {
  let deployment: Deployment;
  let owner: Owner;
  let browser: WatchedBrowser;
  let site: Server;
  let siteOrigin: string;

  beforeAll(async () => {
    deployment = await testDeployment();
    owner = await newOwner(deployment);
    browser = await WatchedBrowser.start(found);
    const files = new Map([
      [
        '/',
        { type: 'text/html', text: '<!doctype html><title>Site</title><script src="/page.js"></script>' },
      ],
      ['/page.js', { type: 'text/javascript', text: await bundled(PAGE) }],
      ['/worker.js', { type: 'text/javascript', text: await bundled(WORKER) }],
    ]);
    // Another origin than the deployment's, as an integrator's page has.
    site = createServer((request, response) => {
      const file = files.get(request.url ?? '/');
      response.writeHead(file ? 200 : 204, { 'content-type': file?.type ?? 'text/plain' }).end(file?.text);
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    siteOrigin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await browser.close();
    site.closeAllConnections();
    site.close();
  });

  const given = (): object => ({
    origin: deployment.origin,
    token: owner.token,
    vector: {
      signingKey: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw5rM1kT0cXzE=',
      headers: {
        'webhook-id': 'evt_244911212134400',
        'webhook-timestamp': '1763717400',
        'webhook-signature': 'v1,jbstXMEHuNA2eSZXU/f4OJSBmTM/6nXNAc2EvnA4wn8=',
      },
      body: '{"id":244911212134400,"event":"card.create","occurredAt":"2026-11-21T09:30:00.000Z","workspace":{"slug":"demo","name":"Demo"},"boardId":3,"actor":{"memberId":7,"name":"Aiko Tanaka"},"data":{"id":101,"title":"Prepare the launch","listName":"Doing","dueDate":null}}',
      now: 1_763_717_400_000,
    },
  });
  const done = {
    calls: 3,
    hasOne: 1,
    streamed: 'One',
    limited: [2, true, true],
    fed: 'string',
    refused: ['KibanError', 412, 'string'],
    verified: 'card.create',
  };

  async function visitor(): Promise<Visitor> {
    const visit = await browser.visitor(siteOrigin);
    await visit.open('/');
    return visit;
  }

  it('works in a page of another origin [DEC-2.CLIENT-7]', async () => {
    const { page } = await visitor();
    const result = await page.evaluate(
      (input) => (globalThis as unknown as { work: (given: object) => Promise<object> }).work(input),
      given(),
    );
    expect(result).toEqual(done);
  }, 120_000);

  it('works in a worker [DEC-2.CLIENT-7]', async () => {
    const { page } = await visitor();
    const result = await page.evaluate(
      (input) =>
        new Promise((resolve, reject) => {
          const { Worker: PageWorker } = globalThis as unknown as { Worker: WorkerType };
          const worker = new PageWorker('/worker.js');
          worker.onmessage = ({ data }) =>
            data.fault === undefined ? resolve(data.result) : reject(new Error(data.fault));
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.postMessage(input);
        }),
      given(),
    );
    expect(result).toEqual(done);
  }, 120_000);
});

type WorkerType = new (url: string) => {
  onmessage: (message: { data: { result?: unknown; fault?: string } }) => void;
  onerror: (error: { message: string }) => void;
  postMessage: (data: object) => void;
};
