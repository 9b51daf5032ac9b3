import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Logger } from '@kiban/observability';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReplayedResponse } from '../idempotency/idempotency.js';
import { boundedDetails, boundedText } from '../bodies/bounded-text.js';
import { rejectionOf, type ErrorBody } from './error-body.js';
import { namesWeakTag } from '../parameters/expected-version.js';

/** Responds to every failed request with `{ error, code, requestId, details? }` (specification §7, decisions §2). */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    if (error instanceof ReplayedResponse) return error.send(http.getResponse<FastifyReply>());
    const request = http.getRequest<FastifyRequest>();
    const rejection = rejectionOf(unwrap(error), request.routeOptions.bodyLimit);
    // To read again would change nothing: a proxy on the way weakens each tag.
    if (rejection.code === 'precondition_failed' && namesWeakTag(request.headers['if-match']))
      rejection.message = WEAK_TAG;
    sendError(rejection, request, http.getResponse<FastifyReply>(), this.logger);
  }
}

const WEAK_TAG =
  'If-Match has a weak ETag (W/"…"), which matches no version; send the ETag without W/, as the API sent it.';

/** Nest wraps the errors of Fastify's parsing in its own exception. */
function unwrap(error: unknown): unknown {
  if (!(error instanceof HttpException)) return error;
  return error.cause ?? Object.assign(new Error(error.message), { statusCode: error.getStatus() });
}

export function sendError(
  rejection: ErrorBody,
  request: FastifyRequest,
  reply: FastifyReply,
  logger: Logger,
): void {
  if (rejection.status >= 500 && rejection.cause !== undefined)
    logger.error({ requestId: request.id, err: rejection.cause }, 'request.failed');
  if (reply.sent) return;
  if (rejection.status === 401) {
    // Without credentials the challenge names no error (RFC 6750 §3.1).
    const error = request.headers.authorization
      ? `, error="invalid_token", error_description=${quote(rejection.message)}`
      : '';
    void reply.header('www-authenticate', `Bearer realm="kiban"${error}`);
  }
  const retryAfterS = rejection.retryAfterS ?? (rejection.status === 503 ? 2 : undefined);
  if (retryAfterS !== undefined) void reply.header('retry-after', String(retryAfterS));
  void reply
    .status(rejection.status)
    .header('content-type', 'application/json; charset=utf-8')
    .send({
      error: boundedText(rejection.message),
      code: rejection.code,
      requestId: request.id,
      ...(rejection.details ? { details: boundedDetails(rejection.details) } : {}),
    });
}

/** Header values are ASCII; the messages have typographic quotes. */
const quote = (text: string): string =>
  JSON.stringify(text.replace(/[^\x20-\x7e]/g, "'").replaceAll('"', "'"));
