import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createKiban, KibanError, verifyWebhook, type Kiban } from '@kiban/client';
import { eventually } from '@kiban/testing';
import { BrokenNetwork } from '../browser/broken-network.js';
import { issueToken } from '../client/issue-token.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { WebhookReceiver, type ReceivedDelivery } from '../running/webhook-receiver.js';

describe('@kiban/client', () => {
  let deployment: Deployment;
  let owner: Owner;
  let kiban: Kiban;
  let network: BrokenNetwork;
  let lossy: Kiban;

  beforeAll(async () => {
    deployment = await testDeployment();
    owner = await newOwner(deployment);
    kiban = createKiban({ origin: deployment.origin, token: owner.token });
    network = await BrokenNetwork.start(deployment.origin);
    lossy = createKiban({ origin: network.address, token: owner.token });
  });
  afterAll(() => network.close());

  const newList = async (): Promise<{ boardId: number; listId: number }> => {
    const { id, lists } = await kiban.boards.create({ name: 'Client', lists: [{ name: 'To do' }] });
    return { boardId: id, listId: lists[0]?.id ?? 0 };
  };
  const errorOf = async (call: Promise<unknown>): Promise<KibanError> => {
    const error: unknown = await call.catch((reason: unknown) => reason);
    if (!(error instanceof KibanError)) throw new Error(`No KibanError, but ${String(error)}.`);
    return error;
  };

  it('creates one card, though the connection is lost twice after the write [DEC-2.CLIENT-1]', async () => {
    const { listId } = await newList();
    const before = network.responsesLost;
    network.loseResponses(/^POST .*\/cards$/, 2);
    const card = await lossy.cards.create({ listId, title: 'Order the cake' });
    expect(network.responsesLost - before).toBe(2);
    const cards = [];
    for await (const one of kiban.cards.list(listId)) cards.push(one.id);
    expect(cards).toEqual([card.id]);
  });

  it('reads 150 rows by 40, each once and in order, also through lost responses [DEC-2.CLIENT-2]', async () => {
    const { listId } = await newList();
    const titles = Array.from({ length: 150 }, (_, index) => `Row ${index}`);
    for (let from = 0; from < titles.length; from += 50)
      await kiban.cards.createMany({
        cards: titles.slice(from, from + 50).map((title) => ({ listId, title })),
        atomic: true,
      });
    network.loseResponses(/^GET .*\/lists\/\d+\/cards$/, 2);
    const pages: number[] = [];
    const read: string[] = [];
    for await (const { rows } of lossy.cards.list(listId, { limit: 40 }).pages()) {
      pages.push(rows.length);
      read.push(...rows.map(({ title }) => title));
    }
    expect(pages).toEqual([40, 40, 40, 30]);
    expect(read).toEqual(titles);
    const found = new Set<number>();
    for await (const { id } of kiban.cards.search({ listId, limit: 40 })) found.add(id);
    expect(found.size).toBe(150);
  });

  it('reads the rows of many pages, each once [DEC-2.CLIENT-2]', async () => {
    const cards = Array.from({ length: 1_100 }, (_, index) => ({ title: `Row ${index}` }));
    const made = await kiban.boards.import({
      format: 'kiban.board',
      formatVersion: 1,
      board: { name: 'Rows' },
      lists: [{ name: 'All', cards }],
    } as Parameters<Kiban['boards']['import']>[0]);
    const [list] = await kiban.lists.list('boardId' in made ? made.boardId : 0);
    const read: string[] = [];
    for await (const { title } of kiban.cards.list(list?.id ?? 0, { limit: 200 })) read.push(title);
    expect(read).toEqual(cards.map(({ title }) => title));
  });

  it('throws the errors of the API, with the guard of a version [DEC-2.CLIENT-3]', async () => {
    const { listId, boardId } = await newList();
    const card = await kiban.cards.create({ listId, title: 'One' });
    const changed = await kiban.cards.update(card.id, { title: 'Two' }, { ifVersion: card.version });
    expect(changed.version).toBeGreaterThan(card.version);
    const outdated = await errorOf(
      kiban.cards.update(card.id, { title: 'Three' }, { ifVersion: card.version }),
    );
    expect(outdated).toMatchObject({ status: 412, requestId: expect.stringMatching(/\S/) });
    const invalid = await errorOf(kiban.cards.create({ listId, title: '' }));
    expect(invalid).toMatchObject({ status: 422, details: [expect.objectContaining({ field: 'title' })] });
    expect(await errorOf(kiban.boards.get(999_999_999))).toMatchObject({ status: 404, code: 'not_found' });
    const key = 'the-same-key';
    await kiban.lists.create(boardId, { name: 'Doing' }, { idempotencyKey: key });
    expect(
      await errorOf(kiban.lists.create(boardId, { name: 'Done' }, { idempotencyKey: key })),
    ).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    });
    const stranger = createKiban({ origin: deployment.origin, token: 'kbn_nobody' });
    const rejected = await errorOf(stranger.me.get());
    expect(rejected.status).toBe(401);
    expect(`${rejected.message} ${String(rejected.stack)}`).not.toContain('kbn_nobody');
  });

  it('verifies real deliveries during a rotation of the key, and rejects forged ones [DEC-2.CLIENT-4]', async () => {
    const receiver = await WebhookReceiver.start();
    try {
      const { listId } = await newList();
      const webhook = await kiban.webhooks.create({ url: receiver.url, events: ['card.create'] });
      const delivered = async (title: string): Promise<ReceivedDelivery> => {
        await kiban.cards.create({ listId, title });
        return receiver.waitFor(title, ({ payload }) => payload.data['title'] === title);
      };
      const titleOf = async (
        keys: string | string[],
        { headers, raw }: ReceivedDelivery,
      ): Promise<string> => {
        const event = await verifyWebhook(keys, headers, raw);
        return event.event === 'card.create' ? event.data.title : '';
      };
      const first = await delivered('Before the rotation');
      expect(await titleOf(webhook.signingKey, first)).toBe('Before the rotation');
      const { signingKey } = await kiban.webhooks.rotateKey(webhook.id, { overlapHours: 24 });
      const second = await delivered('During the rotation');
      for (const keys of [webhook.signingKey, signingKey, [webhook.signingKey, signingKey]])
        expect(await titleOf(keys, second)).toBe('During the rotation');
      await expect(titleOf(signingKey, first)).rejects.toMatchObject({ code: 'bad_signature' });
      const forged = { ...second, raw: Buffer.from(second.raw.toString().replace('During', 'After')) };
      await expect(titleOf(signingKey, forged)).rejects.toMatchObject({ code: 'bad_signature' });
      await kiban.webhooks.delete(webhook.id);
    } finally {
      await receiver.close();
    }
  });

  it('follows the feed from now on over a cut network, without loss or repeat [DEC-2.CLIENT-5]', async () => {
    const { listId } = await newList();
    const abort = new AbortController();
    const titles: string[] = [];
    const ids: number[] = [];
    const events = lossy.events.since('latest', { signal: abort.signal });
    const following = (async () => {
      for await (const event of events) {
        ids.push(event.id);
        if (event.event === 'card.create') titles.push(event.data.title);
      }
    })().catch((error: unknown) => error);
    // Until the position of this moment is known, the feed has not begun.
    await eventually('the begin of the feed', async () => {
      await kiban.cards.create({ listId, title: 'Begin' });
      return titles.length > 0;
    });
    network.cut(/^GET .*\/events$/);
    for (const title of ['One', 'Two', 'Three']) await kiban.cards.create({ listId, title });
    network.heal();
    await eventually('the events after the cut', () => titles.includes('Three'), 60_000);
    expect(titles.filter((title) => title !== 'Begin')).toEqual(['One', 'Two', 'Three']);
    expect(new Set(ids).size).toBe(ids.length);
    // A new process goes on where this one stopped.
    abort.abort();
    await following;
    const last = ids.at(-1) ?? 0;
    await kiban.cards.create({ listId, title: 'Four' });
    for await (const event of kiban.events.since(last))
      if (event.event === 'card.create') {
        expect(event.data.title).toBe('Four');
        break;
      }
  });

  it('ends the feed with an error when its token is revoked while it waits [DEC-5.FEED-13]', async () => {
    const issued = await issueToken(deployment, owner.account, { name: 'Feed' });
    const caller = createKiban({ origin: deployment.origin, token: issued.token });
    const next = errorOf(caller.events.since('latest').next());
    await owner.screen.must('POST', `/tokens/${issued.id}/revoke`, { password: owner.account.password });
    expect((await next).status).toBe(401);
  });

  it('follows a board over a cut network, without loss or repeat [DEC-2.CLIENT-6]', async () => {
    const { boardId, listId } = await newList();
    const titles: string[] = [];
    let lastId: string | undefined;
    const abort = new AbortController();
    const follow = async (after?: string): Promise<void> => {
      for await (const item of lossy.boards.stream(boardId, { after, signal: abort.signal })) {
        if (item.type !== 'event') continue;
        lastId = item.id;
        if (item.event.event === 'card.create') titles.push(item.event.data.title);
        if (titles.at(-1) === 'Three') return;
      }
    };
    const following = follow();
    await eventually('the begin of the stream', async () => {
      if (titles.length === 0) await kiban.cards.create({ listId, title: 'Begin' });
      return titles.length > 0;
    });
    network.cut(/\/stream$/);
    for (const title of ['One', 'Two', 'Three']) await kiban.cards.create({ listId, title });
    network.heal();
    await following;
    expect(titles.filter((title) => title !== 'Begin')).toEqual(['One', 'Two', 'Three']);
    const resumed: string[] = [];
    await kiban.cards.create({ listId, title: 'Four' });
    for await (const item of kiban.boards.stream(boardId, { after: lastId }))
      if (item.type === 'event' && item.event.event === 'card.create') {
        resumed.push(item.event.data.title);
        break;
      }
    expect(resumed).toEqual(['Four']);
  });
});
