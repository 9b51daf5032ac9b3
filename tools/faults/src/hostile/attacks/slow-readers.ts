import { setTimeout as delay } from 'node:timers/promises';
import { ATTACKER_ADDRESS, type Attack } from '../attack.js';
import { ReplyCount } from '../reply-count.js';
import { rawConnection, requestHead } from './raw-connections.js';

const CONNECTIONS = 64;
const OPENED_EVERY_MS = 50;

export const slowReaders: Attack = {
  name: 'slow-readers',
  title: '64 exports of a board of 29 MiB whose responses are not read',
  run: async ({ world, durationMs }) => {
    const origin = new URL(world.origin);
    const { viewerToken, largeBoardId } = world.attacker;
    const count = new ReplyCount();
    const endsAt = performance.now() + durationMs;
    const head = requestHead(
      origin,
      `GET /api/v1/boards/${largeBoardId}/export`,
      `authorization: Bearer ${viewerToken}`,
    );
    const sockets = [];
    for (let index = 0; index < CONNECTIONS; index += 1) {
      const socket = rawConnection(origin, ATTACKER_ADDRESS, head);
      socket.once('data', (data) => {
        socket.pause();
        const [, status = 'unreadable'] = /^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1')) ?? [];
        count.figures.statuses[status] = (count.figures.statuses[status] ?? 0) + 1;
        count.figures.sent += 1;
        if (/^5/.test(status) && status !== '503') count.fail(`an export: ${status}`);
      });
      sockets.push(socket);
      await delay(OPENED_EVERY_MS);
    }
    await delay(Math.max(0, endsAt - performance.now()));
    const open = sockets.filter((socket) => !socket.destroyed).length;
    for (const socket of sockets) socket.destroy();
    return { ...count.figures, note: `${open} of ${CONNECTIONS} connections still open at the end` };
  },
};
