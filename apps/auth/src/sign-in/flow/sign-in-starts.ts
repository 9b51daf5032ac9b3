import { TooManyRequestsError } from '@kiban/contracts';
import { originOf } from '@kiban/http-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { PageErrorFilter } from './page-error.filter.js';
import type { PublicBounds } from './public-bounds.js';

/** The same paths that the protocol library routes. */
const AUTHORIZATION = /^\/oauth\/authorize\/?$/i;
/** A request for a device’s code, and the page for it, where codes could be guessed. */
const DEVICE = /^\/oauth\/device(-authorization)?\/?$/i;

/** Limits authorization requests and codes of devices before the protocol library processes them. */
export function boundSignInStarts(
  fastify: FastifyInstance,
  parts: { provider: Provider; bounds: PublicBounds; errors: PageErrorFilter },
): void {
  const { provider, bounds, errors } = parts;
  fastify.addHook('onRequest', async (request, reply) => {
    const isOfDevice = DEVICE.test(pathOf(request));
    if (!isOfDevice && !mayLeaveInteraction(request)) return undefined;
    try {
      // A browser can have any number of sessions, so they do not multiply the guesses of a network.
      const session = isOfDevice ? undefined : sessionOf(provider, request, reply);
      await bounds.startSignIn(originOf(request), session);
      return undefined;
    } catch (error) {
      if (!(error instanceof TooManyRequestsError) || isRead(request)) errors.send(error, request, reply);
      else
        void reply
          .status(429)
          .header('retry-after', String(error.retryAfterS))
          .send({ error: 'temporarily_unavailable', error_description: error.message });
      return reply;
    }
  });
}

const pathOf = ({ url }: FastifyRequest): string => url.split(/[?#]/, 1)[0] ?? '';

/** Programs post without a wish for a page. */
const isRead = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' || (headers.accept ?? '').includes('text/html');

function mayLeaveInteraction(request: FastifyRequest): boolean {
  const { method, url } = request;
  const path = pathOf(request);
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
