import { limits, TooManyRequestsError } from '@kiban/contracts';
import type { FastifyReply, RouteOptions } from 'fastify';
import type { AuthenticatedRequest } from './caller.js';

/** A route that takes larger bodies than the others do. */
export interface LargeBody {
  method: string;
  /** Path of the route, with its parameters as they are registered. */
  url: string;
  bytesMax: number;
  /** Elements and properties at every level of the JSON together. */
  valuesMax: number;
}

/** What the edge finds in a route's configuration. */
export interface BodyBounds {
  bodyValuesMax?: number;
  /** The body has a minimum rate in place of an overall deadline. */
  isLargeBody?: boolean;
}

const SLOTS = 2;
const RETRY_AFTER_S = 5;
/** What a workspace may send in large bodies over time; each byte costs processor time before it is rejected or stored. */
const BYTES_PER_SECOND = 8 * 1_048_576;

/**
 * Raises the limits of single routes and bounds their cost. A workspace has one body over the common limit in flight, and the
 * next one only after the time that the last one's bytes take at 8 MiB/s. All workspaces have two in flight, which together are
 * no larger than one may be: each takes many times its length in memory.
 */
export class LargeBodies {
  /** Bytes of the body in flight, by workspace. */
  private readonly held = new Map<number, number>();
  /** When a workspace may send its next large body, in milliseconds of `nowMs`. */
  private readonly restingUntil = new Map<number, number>();

  constructor(
    private readonly routes: readonly LargeBody[],
    private readonly nowMs: () => number = () => performance.now(),
  ) {}

  /** To be called for each route as it is registered, after its callers are admitted. */
  register(route: RouteOptions): void {
    const methods = [route.method].flat();
    const large = this.routes.find(({ method, url }) => methods.includes(method) && url === route.url);
    if (!large) return;
    const bounds: BodyBounds = { bodyValuesMax: large.valuesMax, isLargeBody: true };
    route.bodyLimit = large.bytesMax;
    route.config = { ...route.config, ...bounds } as NonNullable<RouteOptions['config']>;
    route.onRequest = [
      ...[route.onRequest ?? []].flat(),
      (request: AuthenticatedRequest, reply: FastifyReply) => this.takeSlot(request, reply, large.bytesMax),
    ];
  }

  /** @throws TooManyRequestsError while other such bodies take all the room */
  private takeSlot(request: AuthenticatedRequest, reply: FastifyReply, bytesMax: number): Promise<void> {
    const workspaceId = request.principal?.workspace.id;
    if (workspaceId === undefined) throw new Error('A route with large bodies must not be public.');
    const announced = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    if (announced <= limits.bodyBytesMax) return Promise.resolve();
    const bytes = Math.min(announced, bytesMax);
    if (this.held.has(workspaceId))
      throw new TooManyRequestsError(
        'Your workspace sends a large body already; retry when it is done.',
        RETRY_AFTER_S,
      );
    const restMs = (this.restingUntil.get(workspaceId) ?? 0) - this.nowMs();
    if (restMs > 0)
      throw new TooManyRequestsError(
        'Your workspace sends large bodies too quickly; retry later.',
        Math.ceil(restMs / 1_000),
      );
    const total = [...this.held.values()].reduce((sum, held) => sum + held, bytes);
    if (this.held.size >= SLOTS || total > bytesMax)
      throw new TooManyRequestsError(
        'Other large bodies are being read; retry in a few seconds.',
        RETRY_AFTER_S,
      );
    this.held.set(workspaceId, bytes);
    const startedMs = this.nowMs();
    const { socket } = request.raw;
    const { bytesRead } = socket;
    reply.raw.once('close', () => {
      this.held.delete(workspaceId);
      this.forgetRested();
      // A chunked body announces no length: what counts is what arrived.
      const arrived = socket.bytesRead - bytesRead;
      this.restingUntil.set(workspaceId, startedMs + (arrived / BYTES_PER_SECOND) * 1_000);
    });
    return Promise.resolve();
  }

  private forgetRested(): void {
    const now = this.nowMs();
    for (const [workspaceId, until] of this.restingUntil)
      if (until <= now) this.restingUntil.delete(workspaceId);
  }
}
