import { request, type ClientRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { ATTACKER_ADDRESS, type Attack } from '../attack.js';
import { exchange } from '../http-exchange.js';
import { ReplyCount } from '../reply-count.js';

const STREAMS = 1_500;
const OPENED_PER_STEP = 25;
const STEP_MS = 50;
const RENAME_EVERY_MS = 1_000;
/** A stream without a response this long after the attack counts as hung. */
const RESPONSE_WITHIN_MS = 20_000;

export const eventStreams: Attack = {
  name: 'event-streams',
  title: '1,500 event streams of one viewer, who changes their name every second',
  run: async ({ world, durationMs }) => {
    const origin = new URL(world.origin);
    const { viewerToken, boardId } = world.attacker;
    const headers = { host: origin.host, authorization: `Bearer ${viewerToken}` };
    const count = new ReplyCount();
    const calls: ClientRequest[] = [];
    let pending = 0;
    const endsAt = performance.now() + durationMs;
    let ended = false;
    let open = 0;
    let openMax = 0;
    const stream = (): Promise<void> =>
      new Promise((resolve) => {
        const call = request({
          host: '127.0.0.1',
          port: origin.port,
          path: `/api/v1/boards/${boardId}/stream`,
          headers,
          agent: false,
          localAddress: ATTACKER_ADDRESS,
        });
        calls.push(call);
        pending += 1;
        let status: number | undefined;
        call.on('response', (response) => {
          status = response.statusCode ?? 0;
          pending -= 1;
          open += 1;
          openMax = Math.max(openMax, open);
          count.add('a stream', {
            status,
            end: 'response',
            headers: response.headers,
            bytes: 0,
            ms: 0,
            text: '',
          });
          response.resume();
          response.on('error', () => undefined);
        });
        call.on('error', () => undefined);
        call.on('close', () => {
          if (status === undefined) {
            pending -= 1;
            count.add('a stream', {
              status: 0,
              end: ended ? 'hung' : 'closed',
              headers: {},
              bytes: 0,
              ms: 0,
              text: '',
            });
          } else open -= 1;
          resolve();
        });
        call.end();
      });
    const all: Promise<void>[] = [];
    const renaming = renames(endsAt, async (n) => {
      const reply = await exchange(origin, {
        method: 'PATCH',
        path: '/api/v1/me',
        headers: { authorization: headers.authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ name: `Viewer ${n}` }),
        agent: false,
        localAddress: ATTACKER_ADDRESS,
      });
      count.add('PATCH /me', reply);
    });
    for (let index = 0; index < STREAMS && performance.now() < endsAt; index += 1) {
      all.push(stream());
      if (index % OPENED_PER_STEP === OPENED_PER_STEP - 1) await delay(STEP_MS);
    }
    await renaming;
    await delay(Math.max(0, endsAt - performance.now()));
    for (let waited = 0; pending > 0 && waited < RESPONSE_WITHIN_MS; waited += 100) await delay(100);
    ended = true;
    for (const call of calls) call.destroy();
    await Promise.all(all);
    return { ...count.figures, note: `${openMax} open at the same time` };
  },
};

async function renames(untilMs: number, rename: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; performance.now() < untilMs; n += 1) {
    await rename(n);
    await delay(RENAME_EVERY_MS);
  }
}
