import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { ATTACKER_ADDRESS, type Attack } from '../attack.js';
import { exchange } from '../http-exchange.js';
import { inLoops } from '../pacing.js';
import { ReplyCount } from '../reply-count.js';

const AT_A_TIME = 8;
const AFTER_REFUSAL_MS = 100;

export const largeExports: Attack = {
  name: 'large-exports',
  title: '8 exports at a time of a board of 29 MiB by a viewer',
  run: async ({ world, durationMs }) => {
    const origin = new URL(world.origin);
    const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME, localAddress: ATTACKER_ADDRESS });
    const count = new ReplyCount();
    let bytes = 0;
    await inLoops({ count: AT_A_TIME, durationMs }, async (loop) => {
      const reply = await exchange(origin, {
        method: 'GET',
        path: `/api/v1/boards/${world.attacker.largeBoardId}/export`,
        // Every second loop also costs compression.
        headers: {
          authorization: `Bearer ${world.attacker.viewerToken}`,
          'accept-encoding': loop % 2 === 0 ? 'identity' : 'br',
        },
        agent,
      });
      bytes += reply.bytes;
      count.add('an export', reply);
      if (reply.status !== 200) await delay(AFTER_REFUSAL_MS);
    });
    agent.destroy();
    return { ...count.figures, note: `${Math.round(bytes / 1_048_576)} MiB received` };
  },
};
