import { TooManyRequestsError, ValidationError } from '@kiban/contracts';
import { Allow, originOf } from '@kiban/http-kit';
import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Passwords } from '../proof/passwords/passwords.js';
import { AccessChoice } from './access-choice.js';
import { allowedBy } from './client-choice.js';
import { go } from './finish-sign-in.js';
import { Pending } from './form-parameters.js';
import { formValue } from './form-request.js';
import { Interactions, type PendingInteraction } from './interaction.js';
import { NextStep } from './next-step.js';
import { PageErrorFilter } from './page-error.filter.js';
import { SignInForm } from './sign-in-form.js';

const FAULTS = {
  wrong: 'The e-mail address or the password is wrong. Check both and try again.',
  company: 'Your company signs you in. Press “Continue with your company”.',
};

/** The pages while a client waits: sign in, choose a workspace, allow. */
@ApiExcludeController()
@UseFilters(PageErrorFilter)
@Allow('public')
@Controller('interaction/:uid')
export class InteractionController {
  constructor(
    private readonly interactions: Interactions,
    private readonly form: SignInForm,
    private readonly passwords: Passwords,
    private readonly nextStep: NextStep,
    private readonly choice: AccessChoice,
  ) {}

  @Get()
  async show(
    @Pending() interaction: PendingInteraction,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (interaction.details.prompt.name !== 'consent' || interaction.accountId === undefined)
      return this.form.show(interaction, reply, {
        email: stringOf(interaction.details.params['login_hint']),
      });
    return this.choice.show(interaction, interaction.accountId, request, reply);
  }

  @Post('sign-in')
  async signIn(
    @Pending() interaction: PendingInteraction,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const email = formValue(request, 'email').trim();
    try {
      const account = await this.passwords.signIn(email, formValue(request, 'password'), originOf(request));
      const shown = { by: 'password', withSecondFactor: false } as const;
      const outcome = account
        ? await this.nextStep.execute(interaction, account, [request, reply], shown)
        : 'wrong';
      if (outcome !== 'sent')
        await this.form.show(interaction, reply, { email, fault: FAULTS[outcome], status: 403 });
    } catch (error) {
      if (error instanceof ValidationError)
        return this.form.show(interaction, reply, { fault: error.message, status: 422 });
      if (!(error instanceof TooManyRequestsError)) throw error;
      void reply.header('retry-after', String(error.retryAfterS));
      const minutes = Math.ceil(error.retryAfterS / 60);
      await this.form.show(interaction, reply, {
        email,
        fault: `Too many wrong passwords. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} before you try again.`,
        status: 429,
      });
    }
  }

  @Post('switch')
  async switchAccount(@Pending() interaction: PendingInteraction, @Res() reply: FastifyReply): Promise<void> {
    await this.interactions.startOver(interaction);
    go(reply, interaction.path);
  }

  @Post('workspace')
  async openWorkspace(
    @Pending() interaction: PendingInteraction,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!interaction.isScreen) return go(reply, interaction.path);
    return this.choice.give(interaction, request, reply, () => true);
  }

  @Post('allow')
  async allow(
    @Pending() interaction: PendingInteraction,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.choice.give(interaction, request, reply, allowedBy(formValue(request, 'access')));
  }

  @Post('deny')
  async deny(
    @Pending() _interaction: PendingInteraction,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const denied = { error: 'access_denied', error_description: 'the person denied the request' };
    go(reply, await this.interactions.finish(request, reply, denied));
  }
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, 254) : undefined;
}
