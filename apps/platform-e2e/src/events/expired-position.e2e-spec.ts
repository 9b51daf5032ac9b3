import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createKiban, type Kiban } from '@kiban/client';
import { eventually, queryDatabase } from '@kiban/testing';
import { KibanProgram, type RunningKiban } from '../command-line/kiban-program.js';
import { newOwner, type Owner } from '../running/owner.js';
import { OwnStack } from '../running/own-stack.js';
import { WebhookReceiver } from '../running/webhook-receiver.js';

const EXPIRED = /no longer stored, so events may be missing\. Start with --since oldest or --since latest/;

describe('a position in the feed of events that is older than the retention', () => {
  let stack: OwnStack;
  let owner: Owner;
  let kiban: Kiban;
  let listId: number;

  beforeAll(async () => {
    stack = await OwnStack.start();
    owner = await newOwner(stack.deployment);
    kiban = createKiban({ origin: stack.deployment.origin, token: owner.token });
    const { lists } = await kiban.boards.create({ name: 'Kept', lists: [{ name: 'To do' }] });
    listId = lists[0]?.id ?? 0;
  }, 300_000);
  afterAll(() => stack.stop(), 60_000);

  /** What the service does every ten minutes: first as if the retention of today’s events had ended, then as usual. */
  const expireEvents = (): Promise<void> =>
    queryDatabase(
      stack.deployment.databaseUrl,
      'SELECT webhooks.maintain_partitions(3, -1); SELECT webhooks.maintain_partitions(3, 31)',
    );
  const stored = async (title: string): Promise<number> => {
    await kiban.cards.create({ listId, title });
    return eventually(`the event of ${title}`, async () => {
      for await (const event of kiban.events.list())
        if (event.event === 'card.create' && event.data.title === title) return event.id;
      return undefined;
    });
  };

  it('is rejected by the API with a sentence that says how to go on [DEC-5.FEED-17]', async () => {
    const after = await stored('Old');
    await expireEvents();
    for (const query of [`after=${after}`, `cursor=${after}`, `after=${after}&wait=1`]) {
      const response = await owner.api.call({ method: 'GET', path: `/events?${query}` });
      expect([query, response.status]).toEqual([query, 422]);
      expect(response.body).toMatchObject({
        error: 'after must be the id of an event of the last 30 days; omit it to start with the oldest.',
        details: [{ field: 'after', code: 'event' }],
      });
    }
  });

  it('ends the iterator of @kiban/client with position_expired, also one that waits, and both ways on work [DEC-2.CLIENT-8]', async () => {
    const after = await stored('Read');
    const resumed = kiban.events.since(after);
    const waiting = kiban.events.since('oldest', { waitSeconds: 1 });
    // Not with for await, which would end the iterator.
    while ((await waiting.next()).value?.id !== after);
    await stored('Missed');
    await expireEvents();
    const expired = {
      code: 'position_expired',
      status: 422,
      message: expect.stringContaining(`no longer contains event ${after}, so events may be missing`),
      requestId: expect.any(String),
    };
    await expect(resumed.next()).rejects.toMatchObject(expired);
    await expect(waiting.next()).rejects.toMatchObject(expired);
    const latest = kiban.events.since('latest', { waitSeconds: 1 }).next();
    const id = await stored('New');
    for (const next of [latest, kiban.events.since('oldest').next()])
      expect(await next).toMatchObject({ value: { id, data: { title: 'New' } } });
  });

  it('ends kiban listen with 1 at every start until --since says where to go on [DEC-2.CLI-11]', async () => {
    const receiver = await WebhookReceiver.start();
    const env = { KIBAN_URL: stack.deployment.origin, KIBAN_TOKEN: owner.token };
    const program = await KibanProgram.with(env);
    const args = ['listen', '--forward-to', receiver.url, '--events', 'card.create'];
    const listening = async (...more: string[]): Promise<RunningKiban> => {
      const started = program.start(...args, ...more);
      await started.says(/Forwarding events of .*\n/);
      return started;
    };
    const titles = (): unknown[] => receiver.received.map(({ payload }) => payload.data['title']);
    const receive = (title: string) =>
      receiver.waitFor(title, ({ payload }) => payload.data['title'] === title);
    try {
      const first = await listening();
      await stored('Forwarded');
      await receive('Forwarded');
      await first.kill('SIGTERM');
      await stored('Missed');
      await expireEvents();
      await stored('Kept');
      for (let start = 1; start <= 2; start += 1) {
        const ended = await program.run(args);
        expect(ended).toMatchObject({ code: 1, stderr: expect.stringMatching(EXPIRED) });
      }
      expect(titles()).toEqual(['Forwarded']);
      const again = await listening('--since', 'oldest');
      await receive('Kept');
      await again.kill('SIGTERM');
      await stored('While it was away');
      const resumed = await listening();
      expect(resumed.stderr).toMatch(/resuming after event/);
      await receive('While it was away');
      expect(titles().filter((title) => title !== 'New')).toEqual(['Forwarded', 'Kept', 'While it was away']);
    } finally {
      await program.close();
      await receiver.close();
    }
  }, 300_000);
});
