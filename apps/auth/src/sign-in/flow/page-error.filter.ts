import { DomainError } from '@kiban/contracts';
import { rejectionOf } from '@kiban/http-kit';
import type { Logger } from '@kiban/observability';
import { Catch, Inject, Injectable, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOGGER } from '../../infrastructure/tokens.js';
import { messagePage, type Message } from '../../pages/message-page.js';
import { sendPage } from '../../pages/page.js';
import { ForeignFormError } from './form-parameters.js';
import { InteractionGoneError } from './interaction.js';

/** Renders errors as pages instead of JSON. */
@Catch()
@Injectable()
export class PageErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.send(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  send(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { status, message, retryAfterS } = this.describe(error, request);
    if (reply.sent) return;
    if (retryAfterS !== undefined) void reply.header('retry-after', String(retryAfterS));
    sendPage(reply, messagePage(message), status);
  }

  private describe(
    error: unknown,
    request: FastifyRequest,
  ): { status: number; message: Message; retryAfterS?: number } {
    if (error instanceof InteractionGoneError)
      return {
        status: 400,
        message: {
          title: 'This sign-in has expired',
          sentences: [
            'Too much time has passed, it was completed in another window, or this browser blocks cookies.',
            'Go back to the program or page that sent you here and start again.',
          ],
          link: { href: '/', text: 'Open Kiban' },
        },
      };
    if (error instanceof ForeignFormError) {
      this.logger.warn({ requestId: request.id, address: request.ip }, 'page.foreign_form');
      return {
        status: 403,
        message: {
          title: 'This form is not valid',
          sentences: [
            'It was sent from another page, so Kiban ignored it. Go back, reload the page and try again.',
          ],
        },
      };
    }
    const rejection = rejectionOf(error);
    const isExpected = error instanceof DomainError || rejection.status < 500;
    if (!isExpected) this.logger.error({ requestId: request.id, err: rejection.cause }, 'request.failed');
    const { retryAfterS } = rejection;
    return {
      status: rejection.status,
      ...(retryAfterS === undefined ? {} : { retryAfterS }),
      message: {
        title: isExpected ? 'Your request failed' : 'Something went wrong on our side',
        sentences: [
          isExpected ? rejection.message : 'Nothing was changed. Try again in a moment.',
          ...(retryAfterS === undefined ? [] : [`Wait ${waitOf(retryAfterS)} before you try again.`]),
        ],
        reference: `Request ${request.id}`,
      },
    };
  }
}

function waitOf(seconds: number): string {
  if (seconds < 120) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
