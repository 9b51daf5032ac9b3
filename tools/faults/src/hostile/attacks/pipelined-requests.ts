import { setTimeout as delay } from 'node:timers/promises';
import { ATTACKER_ADDRESS, type Attack } from '../attack.js';
import { ReplyCount } from '../reply-count.js';
import { rawConnection, requestHead } from './raw-connections.js';

const CONNECTIONS = 4;
const REQUESTS = 1_000;

export const pipelinedRequests: Attack = {
  name: 'pipelined-requests',
  title: '1,000 reads of a board of 29 MiB in one go on each of 4 connections, unread',
  run: async ({ world, durationMs }) => {
    const origin = new URL(world.origin);
    const { viewerToken, largeBoardId } = world.attacker;
    const count = new ReplyCount();
    const head = requestHead(
      origin,
      `GET /api/v1/boards/${largeBoardId}`,
      `authorization: Bearer ${viewerToken}`,
    );
    const sockets = Array.from({ length: CONNECTIONS }, () => {
      const socket = rawConnection(origin, ATTACKER_ADDRESS, head.repeat(REQUESTS));
      socket.once('data', (data) => {
        socket.pause();
        const [, status = 'unreadable'] = /^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1')) ?? [];
        count.figures.statuses[status] = (count.figures.statuses[status] ?? 0) + 1;
      });
      return socket;
    });
    await delay(durationMs);
    for (const socket of sockets) socket.destroy();
    return { ...count.figures, sent: CONNECTIONS * REQUESTS, note: 'statuses are of the first responses' };
  },
};
