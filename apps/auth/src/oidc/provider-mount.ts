import type { ServerResponse } from 'node:http';
import { ownerOf } from '@kiban/http-kit';
import type { Logger } from '@kiban/observability';
import { runForOwner } from '@kiban/persistence';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthorizationServer } from './authorization-server.js';
import { RequestBodyError, respond } from './request-body.js';
import { handleRegistrationCors, RequestNormaliser } from './request-normaliser.js';
import { retryAfterOf, temporarilyUnavailable } from './unavailable.js';

const PATHS = /^\/(oauth\/.*|\.well-known\/(openid-configuration|oauth-authorization-server))$/;

/** Whether a path belongs to the authorization server. */
export function isProviderPath(url: string): boolean {
  return PATHS.test(url.split('?')[0] ?? '');
}

/** @returns true when it was a registration above a limit and the response is sent */
async function rejectRegistration(
  request: FastifyRequest,
  raw: ServerResponse,
  server: AuthorizationServer,
  logger: Logger,
): Promise<boolean> {
  if (request.method !== 'POST' || request.url.split('?')[0] !== '/oauth/register') return false;
  const { body } = request.raw as { body?: unknown };
  const rejection = await server.registrations.rejectionOf(request.ip, body);
  if (!rejection) return false;
  logger.warn({ address: request.ip, reason: rejection.description }, 'oauth.registration_refused');
  raw.writeHead(429, { 'content-type': 'application/json', 'retry-after': String(rejection.retryAfterS) });
  raw.end(JSON.stringify({ error: 'temporarily_unavailable', error_description: rejection.description }));
  return true;
}

/**
 * Passes requests on the authorization server’s paths to it before Fastify reads their bodies. The library never
 * passes a request on, so it receives no other path.
 */
export function mountProvider(fastify: FastifyInstance, server: AuthorizationServer, logger: Logger): void {
  const handle = server.provider.callback();
  const normaliser = new RequestNormaliser(server.resources);
  const respondTo = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.hijack();
    const { raw } = reply;
    raw.setHeader('x-request-id', request.id);
    raw.setHeader('x-content-type-options', 'nosniff');
    const transport = reply.getHeader('strict-transport-security');
    if (transport !== undefined) raw.setHeader('strict-transport-security', transport);
    try {
      await normaliser.normalise(request.raw, request.ip);
      if (handleRegistrationCors(request.raw, raw)) return;
      if (await rejectRegistration(request, raw, server, logger)) return;
      await handle(request.raw, raw);
    } catch (error) {
      if (error instanceof RequestBodyError) {
        logger.info({ requestId: request.id, address: request.ip, error: error.message }, 'oauth.refused');
        return respond(request.raw, raw, error.status, {
          error: 'invalid_request',
          error_description: error.message,
        });
      }
      logger.error({ err: error, requestId: request.id }, 'oauth.failed');
      const retryAfterS = retryAfterOf(error);
      if (retryAfterS !== undefined) {
        raw.setHeader('retry-after', String(retryAfterS));
        return respond(request.raw, raw, 503, temporarilyUnavailable);
      }
      await respond(request.raw, raw, 500, {
        error: 'server_error',
        error_description: `Internal error; request id ${request.id}.`,
      });
    }
  };
  fastify.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (isProviderPath(request.url)) await runForOwner(ownerOf(request), () => respondTo(request, reply));
  });
}
