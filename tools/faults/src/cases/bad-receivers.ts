import { EventWriter } from '../stand/event-writer.js';
import { pause, type FaultStand } from '../stand/fault-stand.js';
import type { Behaviour } from '../stand/receiver.js';
import { count, settle, type FaultCase } from './fault-case.js';

/** How receivers misbehave, and what the delivery log must say of each in the end. */
const misbehaviours: readonly { name: string; behaviour: Behaviour; state: number; error: string | null }[] =
  [
    { name: 'hung', behaviour: () => undefined, state: 3, error: 'timeout' },
    {
      name: 'slow',
      behaviour: (_request, response) => {
        setTimeout(() => response.writeHead(200).end(), 500);
      },
      state: 2,
      error: null,
    },
    {
      name: 'dripping',
      behaviour: (_request, response) => {
        response.writeHead(200);
        const drip = setInterval(() => response.write('.'), 100);
        response.on('close', () => clearInterval(drip));
      },
      state: 3,
      error: 'timeout',
    },
    {
      name: 'resetting',
      behaviour: (request) => request.socket.resetAndDestroy(),
      state: 3,
      error: 'connect_reset',
    },
    {
      name: 'redirecting',
      behaviour: (_request, response) => response.writeHead(302, { location: '/never' }).end(),
      state: 3,
      error: 'redirect',
    },
    {
      name: 'lying',
      behaviour: (request) => request.socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nshort'),
      state: 3,
      error: 'connect_reset',
    },
    {
      name: 'babbling',
      behaviour: (request) => request.socket.end('220 mail.example ESMTP\r\n'),
      state: 3,
      error: 'protocol_error',
    },
    {
      name: 'endless',
      behaviour: (_request, response) => {
        response.writeHead(200);
        const chunk = Buffer.alloc(65_536, 0xff);
        const more = (): void => {
          while (!response.destroyed && response.write(chunk));
        };
        response.on('drain', more);
        more();
      },
      state: 2,
      error: null,
    },
  ];

export const badReceivers: FaultCase = {
  name: 'bad-receivers',
  title:
    'Hung, slow, dripping, resetting, redirecting, lying, babbling and endless receivers beside a healthy one',
  quick: false,
  run: async (stand, scale) => {
    await stand.startDispatcher({ WEBHOOK_RETRY_DELAYS_MS: '100,100', WEBHOOK_TIMEOUT_MS: '1500' });
    await stand.startRelay();
    const workspaceId = stand.newWorkspace();
    const healthy = `/case-${workspaceId}`;
    await stand.registerEndpoint(workspaceId, healthy);
    const bad = new Map<number, (typeof misbehaviours)[number]>();
    for (const misbehaviour of misbehaviours) {
      const path = `/${misbehaviour.name}-${workspaceId}`;
      stand.receiver.on(path, misbehaviour.behaviour);
      bad.set(await stand.registerEndpoint(workspaceId, path), misbehaviour);
    }
    const writer = new EventWriter(stand.database);
    await writer.write(40 * scale, { workspaceId, perSecond: 20 });
    const box = stand.receiver.mailbox(healthy);
    await settle(box, () => writer.messageIds);
    const result = count(box, writer.messageIds, 0);
    for (const [endpointId, { name, state, error }] of bad) {
      const ends = await endsOf(stand, endpointId);
      const expected = `${state}:${error ?? ''}`;
      if (ends.size !== 1 || !ends.has(expected))
        result.faults.push(`${name}: expected ${expected}, got ${[...ends].join(' ')}`);
    }
    if (stand.receiver.mailbox('/never').posts > 0) result.faults.push('a redirect was followed');
    return result;
  },
};

/** The ends of an endpoint's deliveries, once all have ended. */
async function endsOf(stand: FaultStand, endpointId: number): Promise<ReadonlySet<string>> {
  for (let waited = 0; ; waited += 100) {
    const rows = await stand.database.query<{ state: number; last_error: string | null }>(
      'SELECT state, last_error FROM webhooks.delivery WHERE endpoint_id = $1',
      [endpointId],
    );
    if (rows.every(({ state }) => state === 2 || state === 3) || waited > 240_000)
      return new Set(rows.map(({ state, last_error }) => `${state}:${last_error ?? ''}`));
    await pause(100);
  }
}
