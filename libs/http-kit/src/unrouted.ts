import type { Logger } from '@kiban/observability';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './error.filter.js';
import { errorStatus } from './error-status.js';
import type { RouteTable } from './route-table.js';

/** Answers what no route does: 405 with the methods that the address has, else 404. */
export function rejectUnrouted(fastify: FastifyInstance, routes: RouteTable, logger: Logger): void {
  const response = (request: FastifyRequest, reply: FastifyReply): void => {
    const path = request.url.split('?')[0] ?? '/';
    const allowed = routes.methodsOf(path);
    if (allowed.length > 0) {
      void reply.header('allow', allowed.join(', '));
      return sendError(
        {
          status: errorStatus.method_not_allowed,
          code: 'method_not_allowed',
          message: `${request.method} is not served here; use ${allowed.join(', ')}.`,
        },
        request,
        reply,
        logger,
      );
    }
    sendError(
      {
        status: errorStatus.not_found,
        code: 'not_found',
        message: 'There is nothing at this address; the OpenAPI document lists what there is.',
      },
      request,
      reply,
      logger,
    );
  };
  fastify.setNotFoundHandler(response);
  // No body is read for it.
  fastify.addHook('preParsing', (request, reply, payload, done) => {
    if (!request.is404) return done(null, payload);
    response(request, reply);
  });
}
