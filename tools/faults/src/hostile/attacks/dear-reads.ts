import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { ATTACKER_ADDRESS, type Attack, type AttackContext, type AttackFigures } from '../attack.js';
import { exchange } from '../http-exchange.js';
import { inLoops } from '../pacing.js';
import { ReplyCount } from '../reply-count.js';

const AT_A_TIME = 16;
const AFTER_REFUSAL_MS = 100;

/** Reads by a viewer, some at a time, each loop going through all paths. */
async function read(
  { world, durationMs }: AttackContext,
  pathsOf: (boardId: number) => string[],
): Promise<AttackFigures> {
  const origin = new URL(world.origin);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME, localAddress: ATTACKER_ADDRESS });
  const paths = pathsOf(world.attacker.largeBoardId);
  const count = new ReplyCount();
  let slowest = 0;
  await inLoops({ count: AT_A_TIME, durationMs }, async (loop, n) => {
    const path = paths[(loop + n) % paths.length] ?? '';
    const reply = await exchange(origin, {
      method: 'GET',
      path: `/api/v1${path}`,
      // Every second loop also costs compression.
      headers: {
        authorization: `Bearer ${world.attacker.viewerToken}`,
        'accept-encoding': loop % 2 === 0 ? 'identity' : 'br',
      },
      agent,
    });
    slowest = Math.max(slowest, reply.ms);
    count.add(`GET ${path}`, reply);
    if (reply.status !== 200) await delay(AFTER_REFUSAL_MS);
  });
  agent.destroy();
  return { ...count.figures, note: `slowest ${(slowest / 1_000).toFixed(1)} s` };
}

export const largeReads: Attack = {
  name: 'large-reads',
  title: '16 reads at a time of a board of 29 MiB, as board, chart and grid',
  run: (context) =>
    read(context, (board) => [
      `/boards/${board}`,
      `/boards/${board}/gantt`,
      `/boards/${board}/grid?include=cards`,
    ]),
};

export const searches: Attack = {
  name: 'searches',
  title: '16 searches at a time in 29 MiB of text',
  run: (context) => read(context, () => ['1', '12 34', 'e', 'no such word', '"4 5"'].map(searchPath)),
};

const searchPath = (text: string): string => `/search?q=${encodeURIComponent(text)}`;
