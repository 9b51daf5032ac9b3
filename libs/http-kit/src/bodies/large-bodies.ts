import { limits, TooManyRequestsError } from '@kiban/contracts';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { AuthenticatedRequest } from '../request/caller.js';

/** A route that takes larger bodies than others. */
export interface LargeBody {
  method: string;
  /** Path of the route, with its registered parameters. */
  url: string;
  bytesMax: number;
  /** Elements and properties at every level of the JSON together. */
  valuesMax: number;
}

/** A route's bounds in its configuration, for the edge. */
export interface BodyBounds {
  bodyValuesMax?: number;
  /** The body has a minimum rate instead of an overall deadline. */
  isLargeBody?: boolean;
}

/** Bodies that are parsed and stored at a time. */
const SLOTS = 2;
/** Bodies that arrive or wait for a slot at a time; each takes its length in memory. */
const PLACES = 4;
/** How long a body that has arrived waits for a slot. */
const SLOT_WAIT_MS = 10_000;
const RETRY_AFTER_S = 5;
/** What a workspace may send in large bodies over time; each byte costs processor time before it is rejected or stored. */
const BYTES_PER_SECOND = 8 * 1_048_576;
/** A body that arrives more slowly gives its place to another workspace's, once it had it for this long. */
const CONTENDED_BYTES_PER_SECOND = 1_048_576;
const CONTENDED_AFTER_MS = 1_000;

/** A large body from its head to its response. */
interface LargeRequest {
  workspaceId: number;
  startedMs: number;
  arrivedBytes: () => number;
  /** Bytes of the whole body; undefined while it arrives. */
  bytes?: number;
  hasSlot: boolean;
  /** Takes the slot for which it waits. */
  proceed?: () => void;
  /** Rejects the request while its body arrives. */
  cut: (error: TooManyRequestsError) => void;
}

/**
 * Raises the limits of single routes and bounds their cost. A workspace has one body over the common limit in flight,
 * and the next one only after the time that the last one's bytes take at 8 MiB/s.
 * A body that arrives has a place, which it loses to another workspace's when it is slow. Only a whole body takes a slot:
 * all workspaces have two, for bodies together no larger than one may be, since each takes many times its length in memory.
 */
export class LargeBodies {
  private readonly held = new Map<number, LargeRequest>();
  private readonly requests = new WeakMap<FastifyRequest, LargeRequest>();
  /** When a workspace may send its next large body, in milliseconds of `nowMs`. */
  private readonly restingUntil = new Map<number, number>();
  private bytesMax = 0;

  constructor(
    private readonly routes: readonly LargeBody[],
    private readonly nowMs: () => number = () => performance.now(),
  ) {}

  /** Called for each route when it is registered, after its admission hook. */
  register(route: RouteOptions): void {
    const methods = [route.method].flat();
    const large = this.routes.find(({ method, url }) => methods.includes(method) && url === route.url);
    if (!large) return;
    const bounds: BodyBounds = { bodyValuesMax: large.valuesMax, isLargeBody: true };
    route.bodyLimit = large.bytesMax;
    this.bytesMax = Math.max(this.bytesMax, large.bytesMax);
    route.config = { ...route.config, ...bounds } as NonNullable<RouteOptions['config']>;
    route.onRequest = [
      ...[route.onRequest ?? []].flat(),
      (request: AuthenticatedRequest, reply: FastifyReply) => this.takePlace(request, reply),
    ];
  }

  /**
   * Called with a body that has arrived, before it is parsed.
   * @returns undefined for one that may be parsed immediately, otherwise when it has a slot
   * @throws TooManyRequestsError if none is free in time
   */
  whole(request: FastifyRequest, bytes: number): Promise<void> | undefined {
    const large = this.requests.get(request);
    if (!large) return undefined;
    // It lost its place when its last bytes were already here.
    if (this.held.get(large.workspaceId) !== large) return Promise.reject(busy());
    large.bytes = bytes;
    if (bytes <= limits.bodyBytesMax) return undefined;
    const hasOthersBefore = [...this.held.values()].some(({ proceed }) => proceed !== undefined);
    return !hasOthersBefore && this.takeSlot(large) ? undefined : this.slot(large);
  }

  /** @throws TooManyRequestsError while other such bodies have all places */
  private takePlace(request: AuthenticatedRequest, reply: FastifyReply): Promise<void> {
    const workspaceId = request.principal?.workspace.id;
    if (workspaceId === undefined) throw new Error('A route with large bodies must not be public.');
    const announced = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    if (announced <= limits.bodyBytesMax) return Promise.resolve();
    if (this.held.has(workspaceId))
      throw new TooManyRequestsError(
        'Your workspace is already sending a large body; retry when it is done.',
        RETRY_AFTER_S,
      );
    const restMs = (this.restingUntil.get(workspaceId) ?? 0) - this.nowMs();
    if (restMs > 0)
      throw new TooManyRequestsError(
        'Your workspace sends large bodies too quickly; retry later.',
        Math.ceil(restMs / 1_000),
      );
    if (this.held.size >= PLACES && !this.cutSlowest()) throw busy();
    const { raw } = request;
    const { bytesRead } = raw.socket;
    const large: LargeRequest = {
      workspaceId,
      startedMs: this.nowMs(),
      arrivedBytes: () => raw.socket.bytesRead - bytesRead,
      hasSlot: false,
      // The parser listens for the errors of its stream while it reads.
      cut: (error) => {
        if (raw.listenerCount('error') > 0) raw.emit('error', error);
      },
    };
    this.held.set(workspaceId, large);
    this.requests.set(request, large);
    reply.raw.once('close', () => this.release(large));
    return Promise.resolve();
  }

  /** @returns whether a place was taken from a body that arrives more slowly than a contended place allows */
  private cutSlowest(): boolean {
    const now = this.nowMs();
    const rates = [...this.held.values()]
      .filter(({ bytes, startedMs }) => bytes === undefined && now - startedMs >= CONTENDED_AFTER_MS)
      .map((large) => ({ large, rate: (large.arrivedBytes() / (now - large.startedMs)) * 1_000 }))
      .sort((left, right) => left.rate - right.rate);
    const [slowest] = rates;
    if (!slowest || slowest.rate >= CONTENDED_BYTES_PER_SECOND) return false;
    this.release(slowest.large);
    slowest.large.cut(busy());
    return true;
  }

  private takeSlot(large: LargeRequest): boolean {
    const inSlots = [...this.held.values()].filter(({ hasSlot }) => hasSlot);
    const total = inSlots.reduce((sum, { bytes = 0 }) => sum + bytes, large.bytes ?? 0);
    large.hasSlot = inSlots.length < SLOTS && total <= this.bytesMax;
    return large.hasSlot;
  }

  private slot(large: LargeRequest): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        delete large.proceed;
        reject(busy());
      }, SLOT_WAIT_MS).unref();
      large.proceed = () => {
        clearTimeout(timer);
        delete large.proceed;
        resolve();
      };
    });
  }

  private release(large: LargeRequest): void {
    if (this.held.get(large.workspaceId) !== large) return;
    this.held.delete(large.workspaceId);
    const now = this.nowMs();
    for (const [workspaceId, until] of this.restingUntil)
      if (until <= now) this.restingUntil.delete(workspaceId);
    // A body that did not arrive whole held its place for nothing, so its workspace rests for as long.
    const heldMs = large.bytes === undefined ? now - large.startedMs : 0;
    const bytesMs = (large.arrivedBytes() / BYTES_PER_SECOND) * 1_000;
    this.restingUntil.set(large.workspaceId, Math.max(now + heldMs, large.startedMs + bytesMs));
    for (const waiting of this.held.values()) {
      if (!waiting.proceed) continue;
      // In order: a small body does not pass a large one, which might never find the room.
      if (!this.takeSlot(waiting)) break;
      waiting.proceed();
    }
  }
}

const busy = (): TooManyRequestsError =>
  new TooManyRequestsError(
    'The service is reading other large bodies; retry in a few seconds.',
    RETRY_AFTER_S,
  );
