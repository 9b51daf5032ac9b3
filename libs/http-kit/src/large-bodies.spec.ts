import { EventEmitter } from 'node:events';
import { beforeEach, expect, it } from '@jest/globals';
import { limits } from '@kiban/contracts';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { LargeBodies } from './large-bodies.js';

const MIB = 1_048_576;
const url = '/import';

let now: number;
let route: RouteOptions;

beforeEach(() => {
  now = 1_000;
  const bodies = new LargeBodies([{ method: 'POST', url, bytesMax: 32 * MIB, valuesMax: 1_000 }], () => now);
  route = { method: 'POST', url, handler: () => undefined };
  bodies.register(route);
});

/** Announces a body. @returns how to finish its request, after all its bytes or some of them */
async function send(workspaceId: number, bytes: number): Promise<(arrived?: number) => void> {
  const raw = new EventEmitter();
  const socket = { bytesRead: 500 };
  const principal = { workspace: { id: workspaceId } };
  const request = { principal, headers: { 'content-length': `${bytes}` }, raw: { socket } };
  type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  const [takeSlot] = [route.onRequest].flat() as unknown as Hook[];
  await takeSlot?.(request as unknown as FastifyRequest, { raw } as unknown as FastifyReply);
  return (arrived = bytes) => {
    socket.bytesRead += arrived;
    raw.emit('close');
  };
}

it('rejects the next large body of a workspace until its bytes fit 8 MiB/s', async () => {
  const finish = await send(1, 32 * MIB);
  finish();
  now += 1_500;
  await expect(send(1, 2 * MIB)).rejects.toMatchObject({ code: 'too_many_requests', retryAfterS: 3 });
  (await send(2, 2 * MIB))();
  now += 2_500;
  await expect(send(1, 2 * MIB)).resolves.toBeDefined();
});

it('counts no body of the common size', async () => {
  (await send(1, 32 * MIB))();
  await expect(send(1, limits.bodyBytesMax)).resolves.toBeDefined();
});

it('keeps the slot of a body that takes longer than its rest', async () => {
  const finish = await send(1, 8 * MIB);
  now += 60_000;
  await expect(send(1, 2 * MIB)).rejects.toMatchObject({ code: 'too_many_requests', retryAfterS: 5 });
  finish();
  await expect(send(1, 2 * MIB)).resolves.toBeDefined();
});

it('counts the bytes that arrived, not the announced ones', async () => {
  (await send(1, 32 * MIB))(MIB / 8);
  now += 16;
  await expect(send(1, 2 * MIB)).resolves.toBeDefined();
});
