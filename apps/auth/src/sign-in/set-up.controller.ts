import { DomainError } from '@kiban/contracts';
import { Allow, originOf } from '@kiban/http-kit';
import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { equalSecrets } from '../infrastructure/digest.js';
import { sendPage } from '../pages/page.js';
import { recoveryCodesPage, setUpCodePage, setUpPage } from '../pages/set-up-pages.js';
import { Passwords } from '../proof/passwords/passwords.js';
import { setupUri } from '../proof/second-factor/one-time-codes.js';
import { ConfirmSecondFactor } from '../second-factor/use-cases/confirm-second-factor.use-case.js';
import { StartSecondFactor } from '../second-factor/use-cases/start-second-factor.use-case.js';
import type { Account } from '../store/accounts/account.js';
import { go } from './flow/redirect.js';
import { Pending } from './flow/form-parameters.js';
import { formValue } from './flow/form-request.js';
import { FormTokens } from './flow/form-tokens.js';
import { setUpPath, type PendingInteraction } from './flow/interaction.js';
import { MissingFactorReader } from './missing-factor.reader.js';
import { PageErrorFilter } from './flow/page-error.filter.js';

type SignedIn = PendingInteraction & { account: Account };

/** Sets up the second factor during a sign-in, for a workspace that demands one. */
@ApiExcludeController()
@UseFilters(PageErrorFilter)
@Allow('public')
@Controller('interaction/:uid/set-up')
export class SetUpController {
  constructor(
    private readonly missing: MissingFactorReader,
    private readonly passwords: Passwords,
    private readonly start: StartSecondFactor,
    private readonly confirm: ConfirmSecondFactor,
    private readonly forms: FormTokens,
  ) {}

  @Get()
  async show(@Pending() interaction: PendingInteraction, @Res() reply: FastifyReply): Promise<void> {
    const signedIn = await this.signedIn(interaction, reply);
    if (signedIn) await this.askForPassword(signedIn, reply);
  }

  /** A session alone must not change the credentials of an account, so the password is compared again. */
  @Post()
  async begin(
    @Pending() interaction: PendingInteraction,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const signedIn = await this.signedIn(interaction, reply);
    if (!signedIn) return;
    const { account } = signedIn;
    if (!(await this.passwords.matches(account, formValue(request, 'password'), originOf(request))))
      return this.askForPassword(signedIn, reply, 'The password is wrong. Try again.');
    const { secret } = await this.start.forAccount(account);
    this.askForCode(signedIn, secret, reply);
  }

  @Post('confirm')
  async enter(
    @Pending() interaction: PendingInteraction,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const signedIn = await this.signedIn(interaction, reply);
    if (!signedIn) return;
    const { account, details, path } = signedIn;
    // Only who has seen the secret sees it again.
    const secret = formValue(request, 'secret');
    const known = await this.missing.secretOf(account.id);
    const sessionUid = details.session?.uid;
    if (known === undefined || !equalSecrets(known, secret) || sessionUid === undefined)
      return go(reply, setUpPath(signedIn));
    try {
      const codes = await this.confirm.onPage(
        account,
        sessionUid,
        originOf(request),
        formValue(request, 'code'),
      );
      sendPage(reply, recoveryCodesPage({ path, codes }));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code !== 'wrong_code') return go(reply, setUpPath(signedIn));
      this.askForCode(signedIn, secret, reply, 'The code is wrong. Enter the one that the app shows now.');
    }
  }

  /** @returns undefined when the browser was sent on: it is not signed in, or the second factor is on */
  private async signedIn(
    interaction: PendingInteraction,
    reply: FastifyReply,
  ): Promise<SignedIn | undefined> {
    const { accountId, details } = interaction;
    const account =
      details.prompt.name === 'consent' && accountId !== undefined
        ? await this.missing.accountOf(accountId)
        : undefined;
    if (account) return { ...interaction, account };
    go(reply, interaction.path);
    return undefined;
  }

  private async askForPassword(
    { path, uid, account }: SignedIn,
    reply: FastifyReply,
    fault?: string,
  ): Promise<void> {
    const { workspaces, hasPasskey } = await this.missing.demandOf(account.id);
    const formToken = this.forms.issue(uid);
    sendPage(
      reply,
      setUpPage({ path, formToken, email: account.email, workspaces, hasPasskey, fault }),
      fault ? 403 : 200,
    );
  }

  private askForCode(
    { path, uid, account }: SignedIn,
    secret: string,
    reply: FastifyReply,
    fault?: string,
  ): void {
    const form = { path, formToken: this.forms.issue(uid), secret, uri: setupUri(secret, account.email) };
    sendPage(reply, setUpCodePage({ ...form, fault }), fault ? 403 : 200);
  }
}
