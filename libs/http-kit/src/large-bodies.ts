import { limits, TooManyRequestsError } from '@kiban/contracts';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { BearerResolver } from './access.guard.js';
import { discardBody } from './refused-body.js';

/** A route that takes larger bodies than the others do. */
export interface LargeBody {
  method: string;
  /** Path of the route, with its parameters as they are registered. */
  url: string;
  bytesMax: number;
}

const RETRY_AFTER_S = 5;
const BUSY = 'Another large body is being read just now; send yours again in a few seconds.';

/**
 * Raises the limit of single routes, and guards what that costs: whoever sends such a body is asked for the bearer
 * before a byte of it is read, and bodies over the common limit are read one at a time, since each takes many
 * times its length in memory while it is worked on.
 */
export class LargeBodies {
  private isReading = false;

  constructor(
    private readonly routes: readonly LargeBody[],
    private readonly bearers: () => BearerResolver,
  ) {}

  /** To be called for each route as it is registered. */
  register(route: RouteOptions): void {
    const methods = [route.method].flat();
    const large = this.routes.find(({ method, url }) => methods.includes(method) && url === route.url);
    if (!large) return;
    route.bodyLimit = large.bytesMax;
    route.onRequest = [
      ...[route.onRequest ?? []].flat(),
      (request: FastifyRequest, reply: FastifyReply) => this.admit(request, reply),
    ];
  }

  /** @throws UnauthenticatedError; TooManyRequestsError while another such body is worked on */
  private async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    try {
      await this.bearers().resolveAuthorization(request.headers.authorization);
      if (length <= limits.bodyBytesMax) return;
      if (this.isReading) throw new TooManyRequestsError(BUSY, RETRY_AFTER_S);
    } catch (error) {
      if (!(await discardBody(request.raw))) void reply.header('connection', 'close');
      throw error;
    }
    this.isReading = true;
    reply.raw.once('close', () => {
      this.isReading = false;
    });
  }
}
