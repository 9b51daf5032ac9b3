import { TooManyRequestsError, ValidationError } from '@kiban/contracts';
import { Allow, originOf } from '@kiban/http-kit';
import { Controller, Get, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessChoice } from './access-choice.js';
import { allowedBy } from './client-choice.js';
import { go } from './finish-sign-in.js';
import { formValue } from './form-request.js';
import { FormTokens } from './form-tokens.js';
import { Interactions } from './interaction.js';
import { NextStep } from './next-step.js';
import { PageErrorFilter, requireOwnForm } from './page-error.filter.js';
import { PasswordSignIn } from './password-sign-in.js';
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
    private readonly forms: FormTokens,
    private readonly form: SignInForm,
    private readonly password: PasswordSignIn,
    private readonly nextStep: NextStep,
    private readonly choice: AccessChoice,
  ) {}

  @Get()
  async show(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const interaction = await this.interactions.read(request, reply, uid);
    if (interaction.details.prompt.name !== 'consent' || interaction.accountId === undefined)
      return this.form.show(interaction, reply, {
        email: stringOf(interaction.details.params['login_hint']),
      });
    return this.choice.show(interaction, interaction.accountId, request, reply);
  }

  @Post('sign-in')
  async signIn(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const interaction = await this.interactions.read(request, reply, uid);
    requireOwnForm(this.forms, uid, request);
    const email = formValue(request, 'email').trim();
    try {
      const signedIn = await this.password.execute(email, formValue(request, 'password'), originOf(request));
      if ('refused' in signedIn)
        return await this.form.show(interaction, reply, {
          email,
          fault: FAULTS[signedIn.refused],
          status: 403,
        });
      await this.nextStep.execute(interaction, signedIn.account, [request, reply]);
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
  async switchAccount(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const interaction = await this.interactions.read(request, reply, uid);
    requireOwnForm(this.forms, uid, request);
    await this.interactions.startOver(interaction);
    go(reply, interaction.path);
  }

  @Post('workspace')
  async openWorkspace(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const interaction = await this.interactions.read(request, reply, uid);
    requireOwnForm(this.forms, uid, request);
    if (!interaction.isScreen) return go(reply, interaction.path);
    return this.choice.give(interaction, request, reply, () => true);
  }

  @Post('allow')
  async allow(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const interaction = await this.interactions.read(request, reply, uid);
    requireOwnForm(this.forms, uid, request);
    return this.choice.give(interaction, request, reply, allowedBy(formValue(request, 'access')));
  }

  @Post('deny')
  async deny(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.interactions.read(request, reply, uid);
    requireOwnForm(this.forms, uid, request);
    const denied = { error: 'access_denied', error_description: 'the person denied the request' };
    go(reply, await this.interactions.finish(request, reply, denied));
  }
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, 254) : undefined;
}
