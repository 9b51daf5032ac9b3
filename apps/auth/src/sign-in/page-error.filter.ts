import { DomainError } from '@kiban/contracts';
import { rejectionOf } from '@kiban/http-kit';
import type { Logger } from '@kiban/observability';
import { Catch, Inject, Injectable, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOGGER } from '../infrastructure/tokens.js';
import { messagePage, type Message } from '../pages/message-page.js';
import { sendPage } from '../pages/page.js';
import { comesFromOtherSite, formValue } from './form-request.js';
import type { FormTokens } from './form-tokens.js';
import { InteractionGoneError } from './interaction.js';

/** Thrown for a form that this browser was not shown by us. */
export class ForeignFormError extends Error {
  readonly code = 'foreign_form';
  constructor() {
    super('The form was not sent from the page that it was shown on.');
    this.name = 'ForeignFormError';
  }
}

/** @throws ForeignFormError unless the form is one that this browser was shown */
export function requireOwnForm(forms: FormTokens, binding: string, request: FastifyRequest): void {
  if (comesFromOtherSite(request, forms.origin) || !forms.verify(binding, formValue(request, 'formToken')))
    throw new ForeignFormError();
}

/** Says on a page, in words, what an API would say in JSON. */
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
          title: 'This sign-in has run out',
          sentences: [
            'Too much time has passed, it was finished in another window, or this browser keeps no cookies.',
            'Go back to where you came from and start again.',
          ],
          link: { href: '/', text: 'Go to Kiban' },
        },
      };
    if (error instanceof ForeignFormError) {
      this.logger.warn({ requestId: request.id, address: request.ip }, 'page.foreign_form');
      return {
        status: 403,
        message: {
          title: 'This form is not ours',
          sentences: [
            'It was sent from another page than the one it belongs to, so nothing was done. Go back, load the page anew and try again.',
          ],
        },
      };
    }
    const rejection = rejectionOf(error);
    const known = error instanceof DomainError || rejection.status < 500;
    if (!known) this.logger.error({ requestId: request.id, err: rejection.cause }, 'request.failed');
    const { retryAfterS } = rejection;
    return {
      status: rejection.status,
      ...(retryAfterS === undefined ? {} : { retryAfterS }),
      message: {
        title: known ? 'That did not work' : 'Something went wrong on our side',
        sentences: [
          known ? rejection.message : 'Nothing was lost; try again in a moment.',
          ...(retryAfterS === undefined ? [] : [`Wait ${waitOf(retryAfterS)} before the next try.`]),
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
