import { originOf } from '@kiban/http-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { PageErrorFilter } from './page-error.filter.js';
import type { PublicBounds } from './public-bounds.js';

/** The same path that the protocol library routes. */
const AUTHORIZATION = /^\/oauth\/authorize\/?$/i;

/** Limits authorization requests before the protocol library processes them. */
export function boundSignInStarts(
  fastify: FastifyInstance,
  parts: { provider: Provider; bounds: PublicBounds; errors: PageErrorFilter },
): void {
  const { provider, bounds, errors } = parts;
  fastify.addHook('onRequest', async (request, reply) => {
    if (!mayLeaveInteraction(request)) return undefined;
    try {
      await bounds.startSignIn(originOf(request), sessionOf(provider, request, reply));
      return undefined;
    } catch (error) {
      errors.send(error, request, reply);
      return reply;
    }
  });
}

function mayLeaveInteraction({ method, url }: FastifyRequest): boolean {
  const [path = ''] = url.split(/[?#]/, 1);
  if (!AUTHORIZATION.test(path)) return false;
  const prompts = new URLSearchParams(url.slice(path.length)).getAll('prompt');
  // The library answers these from the session alone. It takes the parameters of a POST from its body.
  return method !== 'GET' || prompts.length !== 1 || prompts[0] !== 'none';
}

/** @returns the session that a cookie with our signature names, whether or not it has ended */
function sessionOf(provider: Provider, request: FastifyRequest, reply: FastifyReply): string | undefined {
  const { cookies } = provider.createContext(request.raw, reply.raw);
  return cookies.get(provider.cookieName('session'), { signed: true });
}
