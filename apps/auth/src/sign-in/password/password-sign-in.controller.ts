import { TooManyRequestsError, ValidationError } from '@kiban/contracts';
import { Allow, originOf } from '@kiban/http-kit';
import { Controller, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Passwords } from '../../proof/passwords/passwords.js';
import { Pending } from '../flow/form-parameters.js';
import { formValue } from '../flow/form-request.js';
import type { PendingInteraction } from '../flow/interaction.js';
import { NextStep } from '../flow/next-step.js';
import { PageErrorFilter } from '../flow/page-error.filter.js';
import { SignInForm } from '../flow/sign-in-form.js';
import { PasswordWay } from './password-way.js';

const FAULTS = {
  wrong: 'The e-mail address or the password is wrong. Check both and try again.',
  company: 'Your company signs you in. Press “Continue with your company”.',
};

/** The form of the sign-in page with the address and the password. */
@ApiExcludeController()
@UseFilters(PageErrorFilter)
@Allow('public')
@Controller('interaction/:uid/sign-in')
export class PasswordSignInController {
  constructor(
    private readonly passwords: Passwords,
    private readonly nextStep: NextStep,
    private readonly form: SignInForm,
    private readonly way: PasswordWay,
  ) {}

  @Post()
  async signIn(
    @Pending() interaction: PendingInteraction,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const email = formValue(request, 'email').trim();
    try {
      const account = await this.passwords.signIn(email, formValue(request, 'password'), originOf(request));
      const shown = { way: this.way, withSecondFactor: false };
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
}
