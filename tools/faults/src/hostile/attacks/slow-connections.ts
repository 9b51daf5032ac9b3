import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ATTACKER_ADDRESS, addressOf, type Attack } from '../attack.js';
import type { HostileWorld } from '../hostile-world.js';
import { ReplyCount } from '../reply-count.js';

const CONNECTIONS = 2_000;
const OPENED_PER_STEP = 100;
const STEP_MS = 50;
const BYTE_EVERY_MS = 1_000;
/** One half comes from one address and the other from so many: a bound for each address is not enough. */
const ADDRESSES = 200;

/** The beginnings of requests that never end, in turn. */
function beginnings({ origin, attacker }: HostileWorld): string[] {
  const head = (line: string, ...headers: string[]): string =>
    [line, `host: ${new URL(origin).host}`, 'content-type: application/json', ...headers].join('\r\n');
  const bearer = (token: string): string => `authorization: Bearer ${token}`;
  return [
    `${head('GET /api/v1/boards HTTP/1.1')}\r\nx-slow: `,
    `${head('POST /api/v1/cards HTTP/1.1', bearer(attacker.token), 'content-length: 1000000')}\r\n\r\n{"title":"`,
    `${head('POST /api/v1/boards/import HTTP/1.1', bearer(attacker.viewerToken), 'transfer-encoding: chunked')}\r\n\r\n`,
    `${head('POST /oauth/token HTTP/1.1', 'content-length: 40000')}\r\n\r\n`,
    `${head('PATCH /api/v1/me HTTP/1.1', bearer(attacker.screenToken), 'content-length: 1000000')}\r\n\r\n{"name":"`,
    `${head('POST /mcp HTTP/1.1', bearer(attacker.aiToken), 'content-length: 1000000')}\r\n\r\n{`,
  ];
}

export const slowConnections: Attack = {
  name: 'slow-connections',
  title:
    '2,000 connections that send a byte a second in the head or in the body, from one address and from 200',
  run: async ({ world, durationMs }) => {
    const { port } = new URL(world.origin);
    const texts = beginnings(world);
    const count = new ReplyCount();
    const statuses: Record<string, number> = {};
    const endsAt = performance.now() + durationMs;
    let open = 0;
    let refused = 0;
    const slow = (index: number): Promise<void> =>
      new Promise((resolve) => {
        const text = texts[Math.floor(index / 2) % texts.length] ?? '';
        const chunked = text.includes('chunked');
        const localAddress = index % 2 === 0 ? ATTACKER_ADDRESS : addressOf(index % ADDRESSES);
        const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress });
        let status = 'closed';
        open += 1;
        const writing = setInterval(() => socket.write(chunked ? '1\r\n[\r\n' : 'a'), BYTE_EVERY_MS);
        const ending = setTimeout(() => socket.destroy(), Math.max(0, endsAt - performance.now()));
        socket.on('connect', () => socket.write(text));
        socket.on('data', (data) => {
          status = /^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1] ?? status;
        });
        socket.on('error', () => undefined);
        socket.on('close', () => {
          clearInterval(writing);
          clearTimeout(ending);
          open -= 1;
          if (performance.now() < endsAt - 50) refused += 1;
          else if (status === 'closed') status = 'open';
          statuses[status] = (statuses[status] ?? 0) + 1;
          if (/^5/.test(status) && status !== '503') count.fail(`a slow request got ${status}`);
          resolve();
        });
      });
    const all: Promise<void>[] = [];
    let openMax = 0;
    for (let index = 0; index < CONNECTIONS; index += 1) {
      all.push(slow(index));
      openMax = Math.max(openMax, open);
      if (index % OPENED_PER_STEP === OPENED_PER_STEP - 1) await delay(STEP_MS);
    }
    await Promise.all(all);
    return {
      ...count.figures,
      sent: CONNECTIONS,
      statuses,
      note: `${openMax} open at the same time; the service ended ${refused} within ${durationMs / 1_000} s`,
    };
  },
};
