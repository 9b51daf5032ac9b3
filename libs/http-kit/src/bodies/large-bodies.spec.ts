import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { limits } from '@kiban/contracts';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { LargeBodies } from './large-bodies.js';

const MIB = 1_048_576;
const url = '/import';

let now: number;
let route: RouteOptions;
let bodies: LargeBodies;

beforeEach(() => {
  now = 1_000;
  bodies = new LargeBodies([{ method: 'POST', url, bytesMax: 32 * MIB, valuesMax: 1_000 }], () => now);
  route = { method: 'POST', url, handler: () => undefined };
  bodies.register(route);
});
afterEach(() => {
  jest.useRealTimers();
});

/** A request whose body arrives in parts. */
class Sending {
  readonly raw = Object.assign(new EventEmitter(), { socket: { bytesRead: 500 } });
  readonly response = new EventEmitter();
  readonly request: FastifyRequest;
  /** Why the service stopped reading. */
  cut: unknown;

  private constructor(workspaceId: number, length: number | 'chunked') {
    const headers = length === 'chunked' ? {} : { 'content-length': `${length}` };
    const principal = { workspace: { id: workspaceId } };
    this.request = { principal, headers, raw: this.raw } as unknown as FastifyRequest;
    this.raw.on('error', (error: Error) => {
      this.cut = error;
    });
  }

  /** Sends the head. */
  static async start(workspaceId: number, length: number | 'chunked'): Promise<Sending> {
    const sending = new Sending(workspaceId, length);
    type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
    const [takePlace] = [route.onRequest].flat() as unknown as Hook[];
    await takePlace?.(sending.request, { raw: sending.response } as unknown as FastifyReply);
    return sending;
  }

  /** A whole body that is being parsed and stored. */
  static async whole(workspaceId: number, bytes: number): Promise<Sending> {
    const sending = (await Sending.start(workspaceId, bytes)).arrive(bytes);
    await sending.parse(bytes);
    return sending;
  }

  arrive(bytes: number): this {
    this.raw.socket.bytesRead += bytes;
    return this;
  }

  parse(bytes: number): Promise<void> {
    return bodies.whole(this.request, bytes) ?? Promise.resolve();
  }

  end(): void {
    this.response.emit('close');
  }
}

const rejected = (retryAfterS: number): object => ({ code: 'too_many_requests', retryAfterS });
const isPending = async (promise: Promise<void>): Promise<boolean> => {
  const pending = Symbol('pending');
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  return (await Promise.race([promise, Promise.resolve(pending)])) === pending;
};

it('rejects the next large body of a workspace until its bytes fit 8 MiB/s', async () => {
  (await Sending.whole(1, 32 * MIB)).end();
  now += 1_500;
  await expect(Sending.start(1, 2 * MIB)).rejects.toMatchObject(rejected(3));
  (await Sending.whole(2, 2 * MIB)).end();
  now += 2_500;
  await expect(Sending.start(1, 2 * MIB)).resolves.toBeDefined();
});

it('counts no body of the common size', async () => {
  (await Sending.whole(1, 32 * MIB)).end();
  await expect(Sending.start(1, limits.bodyBytesMax)).resolves.toBeDefined();
});

it('keeps the place of a body that takes longer than its rest', async () => {
  const sending = await Sending.whole(1, 8 * MIB);
  now += 60_000;
  await expect(Sending.start(1, 2 * MIB)).rejects.toMatchObject(rejected(5));
  sending.end();
  await expect(Sending.start(1, 2 * MIB)).resolves.toBeDefined();
});

it('lets a workspace rest for as long as its unfinished body had a place', async () => {
  const sending = (await Sending.start(1, 32 * MIB)).arrive(16);
  now += 20_000;
  sending.end();
  await expect(Sending.start(1, 2 * MIB)).rejects.toMatchObject(rejected(20));
  now += 20_000;
  await expect(Sending.start(1, 2 * MIB)).resolves.toBeDefined();
});

it('takes other bodies beside those that do not arrive, whatever length they announce', async () => {
  for (const [workspaceId, length] of [
    [1, 'chunked'],
    [2, 32 * MIB],
    [3, 'chunked'],
  ] as const)
    await Sending.start(workspaceId, length);
  await expect(Sending.whole(4, 32 * MIB)).resolves.toBeDefined();
});

it('gives the place of the slowest body to the next one once all are taken', async () => {
  const slow = await Promise.all([1, 2, 3, 4].map((id) => Sending.start(id, 'chunked')));
  await expect(Sending.start(5, 2 * MIB)).rejects.toMatchObject(rejected(5));
  now += 1_000;
  for (const [index, sending] of slow.entries()) sending.arrive(1_000 * (4 - index));
  await expect(Sending.whole(5, 2 * MIB)).resolves.toBeDefined();
  expect(slow.map(({ cut }) => cut)).toEqual([undefined, undefined, undefined, expect.any(Error)]);
  expect(slow[3]?.cut).toMatchObject(rejected(5));
  await expect(slow[3]?.parse(2 * MIB)).rejects.toMatchObject(rejected(5));
  await expect(Sending.start(4, 2 * MIB)).rejects.toMatchObject(rejected(1));
});

it('keeps the places of bodies that arrive at 1 MiB/s or have arrived', async () => {
  const [whole, ...fast] = await Promise.all([1, 2, 3, 4].map((id) => Sending.start(id, 8 * MIB)));
  await whole?.arrive(8 * MIB).parse(8 * MIB);
  now += 5_000;
  for (const sending of fast) sending.arrive(6 * MIB);
  await expect(Sending.start(5, 2 * MIB)).rejects.toMatchObject(rejected(5));
});

it('parses two whole bodies at a time, together no larger than one may be, in order', async () => {
  const first = await Sending.whole(1, 20 * MIB);
  const [second, third, fourth] = await Promise.all([2, 3, 4].map((id) => Sending.start(id, 'chunked')));
  const waits = [
    second?.arrive(16 * MIB).parse(16 * MIB) as Promise<void>,
    third?.arrive(30 * MIB).parse(30 * MIB) as Promise<void>,
    fourth?.arrive(2 * MIB).parse(2 * MIB) as Promise<void>,
  ];
  expect(await Promise.all(waits.map(isPending))).toEqual([true, true, true]);
  first.end();
  expect(await Promise.all(waits.map(isPending))).toEqual([false, true, true]);
  second?.end();
  expect(await Promise.all(waits.map(isPending))).toEqual([false, false, false]);
});

it('rejects a whole body that no slot is free for in 10 s', async () => {
  jest.useFakeTimers();
  await Sending.whole(1, 32 * MIB);
  const waiting = (await Sending.start(2, 2 * MIB)).parse(2 * MIB);
  const outcome = expect(waiting).rejects.toMatchObject(rejected(5));
  jest.advanceTimersByTime(10_000);
  await outcome;
});
