import { hostileBody, hostileShapes } from '@kiban/testing';
import { ATTACKER_ADDRESS, type Attack } from '../attack.js';
import { exchange } from '../http-exchange.js';
import { inLoops } from '../pacing.js';
import { ReplyCount } from '../reply-count.js';

const BYTES = 32 * 1_048_576;

export const largeImports: Attack = {
  name: 'large-imports',
  title: 'Imports of 32 MiB that hold millions of empty objects, one after the other',
  run: async ({ world, durationMs }) => {
    const origin = new URL(world.origin);
    const body = Buffer.from(hostileBody(hostileShapes.emptyObjects, 'lists', BYTES));
    const count = new ReplyCount();
    await inLoops({ count: 1, durationMs }, async () => {
      const reply = await exchange(origin, {
        method: 'POST',
        path: '/api/v1/boards/import',
        headers: {
          authorization: `Bearer ${world.attacker.token}`,
          'content-type': 'application/json',
        },
        body,
        agent: false,
        localAddress: ATTACKER_ADDRESS,
      });
      count.add('an import', reply);
    });
    return { ...count.figures, note: '' };
  },
};
