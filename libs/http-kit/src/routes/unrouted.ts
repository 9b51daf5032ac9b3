import type { Logger } from '@kiban/observability';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../responses/error.filter.js';
import { errorStatus } from '../responses/error-status.js';
import type { RouteTable } from './route-table.js';

/** Responds to unrouted requests: 405 with the allowed methods if the path exists, else 404. */
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
          message: `${request.method} is not allowed on this path; use ${allowed.join(', ')}.`,
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
        message: 'This path does not exist; the OpenAPI document lists all paths.',
      },
      request,
      reply,
      logger,
    );
  };
  fastify.setNotFoundHandler(response);
  // Its body is not read.
  fastify.addHook('preParsing', (request, reply, payload, done) => {
    if (!request.is404) return done(null, payload);
    response(request, reply);
  });
}
