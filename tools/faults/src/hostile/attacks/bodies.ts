import { Agent } from 'node:http';
import { ATTACKER_ADDRESS, type Attack } from '../attack.js';
import { exchange } from '../http-exchange.js';
import { hostileRequests } from '../hostile-requests.js';
import { atRate } from '../pacing.js';
import { ReplyCount } from '../reply-count.js';

const PER_SECOND = 50;
const IN_FLIGHT_MAX = 64;

export const bodies: Attack = {
  name: 'bodies',
  title: '1 MiB bodies of every hostile shape, 50 a second in all',
  run: async ({ world, durationMs }) => {
    const origin = new URL(world.origin);
    const requests = hostileRequests(world);
    const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT_MAX, localAddress: ATTACKER_ADDRESS });
    const count = new ReplyCount();
    let largest = 0;
    const heldBack = await atRate(
      { perSecond: PER_SECOND, inFlightMax: IN_FLIGHT_MAX, durationMs },
      async (n) => {
        const request = requests[n % requests.length];
        if (!request) return;
        const reply = await exchange(origin, { ...request, agent });
        largest = Math.max(largest, reply.bytes);
        count.add(request.name, reply);
      },
    );
    agent.destroy();
    const reached = Math.round((count.figures.sent * 1_000) / durationMs);
    return {
      ...count.figures,
      note: `${reached}/s reached of ${PER_SECOND}, ${heldBack} held back at ${IN_FLIGHT_MAX} in flight; largest response ${Math.ceil(largest / 1_000)} kB`,
    };
  },
};
