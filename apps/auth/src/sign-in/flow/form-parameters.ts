import {
  createParamDecorator,
  Injectable,
  type ExecutionContext,
  type PipeTransform,
  type Type,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FormCookies } from './form-cookies.js';
import { comesFromOtherSite, formValue } from './form-request.js';
import { FormTokens } from './form-tokens.js';
import { Interactions, type PendingInteraction } from './interaction.js';

/** Thrown for a form that this browser did not receive from us. */
export class ForeignFormError extends Error {
  readonly code = 'foreign_form';
  constructor() {
    super('The form does not belong to this browser’s page; reload the page.');
    this.name = 'ForeignFormError';
  }
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** @throws ForeignFormError unless this browser received the form that it sends */
function requireOwnForm(forms: FormTokens, binding: string, request: FastifyRequest): void {
  if (request.method !== 'POST') return;
  if (comesFromOtherSite(request, forms.origin) || !forms.verify(binding, formValue(request, 'formToken')))
    throw new ForeignFormError();
}

/** Reads the interaction of the path. */
@Injectable()
export class PendingPipe implements PipeTransform<Exchange, Promise<PendingInteraction>> {
  constructor(
    private readonly interactions: Interactions,
    private readonly forms: FormTokens,
  ) {}

  async transform({ request, reply }: Exchange): Promise<PendingInteraction> {
    const { uid = '' } = request.params as { uid?: string };
    const interaction = await this.interactions.read(request, reply, uid);
    requireOwnForm(this.forms, uid, request);
    return interaction;
  }
}

/** Reads the value that binds the forms of this browser outside of an interaction. */
@Injectable()
export class OwnFormPipe implements PipeTransform<Exchange, string> {
  constructor(
    private readonly cookies: FormCookies,
    private readonly forms: FormTokens,
  ) {}

  transform({ request, reply }: Exchange): string {
    const binding = this.cookies.ensure(request, reply);
    requireOwnForm(this.forms, binding, request);
    return binding;
  }
}

const exchange = createParamDecorator((_: unknown, context: ExecutionContext): Exchange => {
  const http = context.switchToHttp();
  return { request: http.getRequest<FastifyRequest>(), reply: http.getResponse<FastifyReply>() };
});
const through = (pipe: Type<PipeTransform>) => (): ParameterDecorator => exchange(pipe);

/**
 * The authorization request of the path that waits for a person, after the check that a posted form is its own.
 *
 * @throws InteractionGoneError; ForeignFormError
 */
export const Pending = through(PendingPipe);

/** The binding of the posted form, after the check that this browser received it. @throws ForeignFormError */
export const OwnForm = through(OwnFormPipe);
