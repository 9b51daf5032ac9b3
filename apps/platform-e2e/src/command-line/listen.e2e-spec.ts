import { writeFile } from 'node:fs/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createKiban, verifyWebhook, type Kiban } from '@kiban/client';
import { eventually } from '@kiban/testing';
import { Webhook } from 'standardwebhooks';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { isSignedBy } from '../running/signature.js';
import { WebhookReceiver } from '../running/webhook-receiver.js';
import { KibanProgram, type RunningKiban } from './kiban-program.js';

const EVENTS_PER_SECOND = 50;
const CREATED = 300;
const KILLS = 5;

describe('kiban listen', () => {
  let deployment: Deployment;
  let owner: Owner;
  let kiban: Kiban;
  let program: KibanProgram;
  let receiver: WebhookReceiver;
  let signingKey: string;
  beforeAll(async () => {
    deployment = await testDeployment();
    owner = await newOwner(deployment);
    kiban = createKiban({ origin: deployment.origin, token: owner.token });
  });
  beforeEach(async () => {
    program = await KibanProgram.with({ KIBAN_URL: deployment.origin, KIBAN_TOKEN: owner.token });
    receiver = await WebhookReceiver.start();
    ({ signingKey } = await program.json<{ signingKey: string }>(['listen', '--print-secret']));
  });
  afterEach(async () => {
    await program.close();
    await receiver.close();
  });

  const newList = async (): Promise<{ boardId: number; listId: number }> => {
    const { id, lists } = await kiban.boards.create({ name: 'Listened', lists: [{ name: 'To do' }] });
    return { boardId: id, listId: lists[0]?.id ?? 0 };
  };
  const listening = async (...args: string[]): Promise<RunningKiban> => {
    const started = program.start('listen', '--forward-to', receiver.url, '--json', ...args);
    await started.says(/Forwarding events of .*\n/);
    return started;
  };
  const titles = (): unknown[] => receiver.received.map(({ payload }) => payload.data['title']);
  const receive = (title: string) =>
    receiver.waitFor(title, ({ payload }) => payload.data['title'] === title);

  it('forwards an event as the dispatcher sends it: the same content and headers, signed with a stable key [DEC-2.CLI-1]', async () => {
    const { listId } = await newList();
    const registered = await WebhookReceiver.start();
    try {
      const webhook = await kiban.webhooks.create({ url: registered.url, events: ['card.create'] });
      await listening('--events', 'card.create');
      const title = 'Kuchen für 12 – 注文 🎂 "quoted" \u0085';
      await kiban.cards.create({ listId, title });
      const sent = await registered.waitFor(title, ({ payload }) => payload.data['title'] === title);
      const { raw, headers } = await receive(title);
      // PostgreSQL sets spaces within `changes`, which the feed does not keep.
      expect(raw.toString('utf8')).toBe(JSON.stringify(sent.payload));
      expect(Object.keys(headers).sort()).toEqual(Object.keys(sent.headers).sort());
      for (const name of ['content-type', 'user-agent', 'webhook-id', 'x-service-event', 'x-service-attempt'])
        expect([name, headers[name]]).toEqual([name, sent.headers[name]]);
      expect(isSignedBy(signingKey, raw, headers['x-service-signature'])).toBe(true);
      new Webhook(signingKey).verify(raw, headers as Record<string, string>);
      expect(await verifyWebhook(signingKey, headers, raw)).toMatchObject({ event: 'card.create' });
      await expect(verifyWebhook(webhook.signingKey, headers, raw)).rejects.toMatchObject({
        code: 'bad_signature',
      });
      expect(await program.json(['listen', '--print-secret'])).toEqual({ signingKey });
      await kiban.webhooks.delete(webhook.id);
    } finally {
      await registered.close();
    }
  });

  it(`loses nothing when it is killed ${KILLS} times under ${EVENTS_PER_SECOND} events a second, and repeats at most the event in flight [DEC-2.CLI-2]`, async () => {
    const { listId } = await newList();
    let listener = await listening('--events', 'card.create');
    const created: number[] = [];
    const producing = (async () => {
      const startedAt = Date.now();
      while (created.length < CREATED) {
        const { id } = await kiban.cards.create({ listId, title: `Card ${created.length}` });
        created.push(id);
        const aheadMs = (created.length / EVENTS_PER_SECOND) * 1_000 - (Date.now() - startedAt);
        if (aheadMs > 0) await new Promise((resolve) => setTimeout(resolve, aheadMs));
      }
    })();
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const before = (kill * CREATED) / (KILLS + 1);
      await eventually(`${before} deliveries`, () => receiver.received.length >= before || undefined);
      await listener.kill('SIGKILL');
      listener = await listening('--events', 'card.create');
      expect(listener.stderr).toMatch(/resuming after event \d+/);
    }
    await producing;
    const received = (): number[] => receiver.received.map(({ payload }) => Number(payload.data['id']));
    await eventually('all cards', () => new Set(received()).size >= CREATED || undefined);
    expect([...new Set(received())].sort((a, b) => a - b)).toEqual(created.sort((a, b) => a - b));
    const repeats = received().length - CREATED;
    process.stdout.write(`kiban listen: ${CREATED} events, ${KILLS} kills, ${repeats} repeats.\n`);
    expect(repeats).toBeLessThanOrEqual(KILLS);
    for (const { raw, headers } of receiver.received)
      expect(() => new Webhook(signingKey).verify(raw, headers as Record<string, string>)).not.toThrow();
  }, 180_000);

  it('starts from now on, before the first event too, although it is killed there [DEC-2.CLI-2]', async () => {
    const { boardId, listId } = await newList();
    await kiban.cards.create({ listId, title: 'Before' });
    const listener = await listening('--board', String(boardId));
    await listener.kill('SIGKILL');
    await kiban.cards.create({ listId, title: 'While it was away' });
    await listening('--board', String(boardId));
    await receive('While it was away');
    expect(titles()).toEqual(['While it was away']);
  });

  it('retries until the receiver accepts, in the order of the events, and says what happens [DEC-2.CLI-3]', async () => {
    const { listId } = await newList();
    const listener = await listening('--events', 'card.*');
    let rejections = 3;
    receiver.respondWith(({ payload }) =>
      payload.data['title'] === 'First' && rejections-- > 0 ? 500 : { status: 200, headers: {}, body: 'ok' },
    );
    await kiban.cards.create({ listId, title: 'First' });
    await kiban.cards.create({ listId, title: 'Second' });
    await receive('Second');
    expect(titles()).toEqual(['First', 'First', 'First', 'First', 'Second']);
    const attempts = receiver.received.map(({ headers }) => headers['x-service-attempt']);
    expect(attempts).toEqual(['1', '2', '3', '4', '1']);
    expect(new Set(receiver.received.slice(0, 4).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const rows = await eventually('five rows', () =>
      listener.rows().length >= 5 ? listener.rows() : undefined,
    );
    expect(rows.map(({ status, accepted }) => [status, accepted])).toEqual([
      [500, false],
      [500, false],
      [500, false],
      [200, true],
      [200, true],
    ]);
  });

  it('waits for a receiver that is down, and does not count that as a rejection [DEC-2.CLI-3]', async () => {
    const { listId } = await newList();
    const { url } = receiver;
    await receiver.close();
    const listener = program.start('listen', '--forward-to', url, '--attempts', '1', '--json');
    await listener.says(/from now on/);
    await kiban.cards.create({ listId, title: 'Patience' });
    await eventually('two attempts', () => listener.rows().length >= 2 || undefined);
    expect(listener.rows()[0]).toMatchObject({
      status: null,
      accepted: false,
      error: 'nothing listens there',
    });
    receiver = await WebhookReceiver.startAt(Number(new URL(url).port));
    await receive('Patience');
  });

  it('skips a rejected event only after --attempts, and adds headers of a file [DEC-2.CLI-3]', async () => {
    const { listId } = await newList();
    await writeFile(`${program.folder}/headers`, 'X-Tunnel-Token: s3cret\n');
    const listener = await listening('--attempts', '2', '--header', '@headers');
    receiver.respondWith(({ payload }) => (payload.data['title'] === 'Never' ? 422 : 204));
    await kiban.cards.create({ listId, title: 'Never' });
    await kiban.cards.create({ listId, title: 'Next' });
    const next = await receive('Next');
    expect(titles()).toEqual(['Never', 'Never', 'Next']);
    expect(next.headers['x-tunnel-token']).toBe('s3cret');
    expect(listener.stdout + listener.stderr).not.toContain('s3cret');
  });

  it('selects by kind and board, replays with --since, and ends on Ctrl-C with 0 [DEC-2.CLI-1]', async () => {
    const [one, other] = [await newList(), await newList()];
    await kiban.cards.create({ listId: one.listId, title: 'Replayed' });
    await kiban.cards.create({ listId: other.listId, title: 'Of another board' });
    await kiban.boards.update(one.boardId, { name: 'Renamed' });
    const board = String(one.boardId);
    const listener = await listening('--since', 'oldest', '--events', 'card.create', '--board', board);
    await receive('Replayed');
    await kiban.cards.create({ listId: one.listId, title: 'Live' });
    await receive('Live');
    expect(titles()).toEqual(['Replayed', 'Live']);
    expect(await listener.kill('SIGINT')).toMatchObject({ code: 0 });
  });

  it.each([
    [['--events', 'card.fly'], /There is no event "card.fly"\. Events: .*card\.create/],
    [['--since', 'yesterday'], /--since must be oldest/],
    [['--header', 'webhook-id: evt_1'], /cannot replace webhook-id/],
    [['--header', 'broken'], /--header must be/],
  ])('rejects %j with code 2 [DEC-2.CLI-3]', async (args, sentence) => {
    const { code, stderr } = await program.run(['listen', '--forward-to', receiver.url, ...args]);
    expect(stderr).toMatch(sentence);
    expect(code).toBe(2);
  });

  it('sends samples and stored events to a receiver, marked as such [DEC-2.CLI-1]', async () => {
    const { listId } = await newList();
    const { id: cardId } = await kiban.cards.create({ listId, title: 'Stored' });
    let eventId = 0;
    await eventually('the event', async () => {
      for await (const { id, event, data } of kiban.events.list())
        if (event === 'card.create' && data.id === cardId) eventId = id;
      return eventId || undefined;
    });
    await program.json(['events', 'resend', String(eventId), '--forward-to', receiver.url]);
    await program.json(['trigger', 'card.move', '--forward-to', receiver.url]);
    const [resent, sample] = receiver.received;
    expect(resent).toMatchObject({
      payload: { id: eventId, data: { title: 'Stored' } },
      headers: { 'x-service-redelivery': 'true' },
    });
    expect(sample).toMatchObject({ payload: { event: 'card.move' }, headers: { 'x-service-test': 'true' } });
    for (const { raw, headers } of receiver.received) {
      const flags = ['id', 'timestamp', 'signature'].flatMap((name) => [
        `--${name}`,
        String(headers[`webhook-${name}`]),
      ]);
      expect(await program.run(['verify', ...flags], raw.toString())).toMatchObject({ code: 0 });
      expect(await program.run(['verify', ...flags], `${raw.toString()} `)).toMatchObject({
        code: 1,
        stderr: 'kiban: No signature of the delivery matches a signing key.\n',
      });
    }
  });
});
