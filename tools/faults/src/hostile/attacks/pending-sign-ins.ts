import { ATTACKER_ADDRESS, type Attack } from '../attack.js';
import { exchange } from '../http-exchange.js';
import { inLoops } from '../pacing.js';
import { ReplyCount } from '../reply-count.js';
import { authorizePath } from './password-guesses.js';

const AT_A_TIME = 32;

export const pendingSignIns: Attack = {
  name: 'pending-sign-ins',
  title: '32 authorization requests at a time, which are never gone on with',
  withSignIns: true,
  run: async ({ world, durationMs }) => {
    const origin = new URL(world.origin);
    const count = new ReplyCount();
    await inLoops({ count: AT_A_TIME, durationMs }, async () => {
      const reply = await exchange(origin, {
        method: 'GET',
        path: authorizePath(origin),
        agent: false,
        localAddress: ATTACKER_ADDRESS,
      });
      count.add('GET /oauth/authorize', reply);
    });
    return { ...count.figures, note: '' };
  },
};
