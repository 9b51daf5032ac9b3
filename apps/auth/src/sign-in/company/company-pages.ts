import { originOf } from '@kiban/http-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignInAtCompany } from '../../company-sign-in/use-cases/sign-in-at-company.use-case.js';
import { linkPage } from '../../pages/company-pages.js';
import { messagePage } from '../../pages/message-page.js';
import { sendPage } from '../../pages/page.js';
import type { CompanyIdentity } from '../../proof/company/company-identity.js';
import { CompanySignInRefusal } from '../../proof/company/company-sign-in-refusal.js';
import type { SignInProvider } from '../../store/providers/sign-in-provider.js';
import { CompanyLinkStep } from './company-link-step.js';
import { FormTokens } from '../flow/form-tokens.js';
import type { PendingInteraction } from '../flow/interaction.js';

/** A request on the way to a company’s provider and back. */
export interface CompanyVisit {
  interaction: PendingInteraction;
  provider: SignInProvider;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What several steps of a company’s sign-in show. */
@Injectable()
export class CompanyPages {
  constructor(
    private readonly atCompany: SignInAtCompany,
    private readonly linkSteps: CompanyLinkStep,
    private readonly forms: FormTokens,
  ) {}

  /** The account of the address is used elsewhere too, so its owner confirms the link by its password. */
  askForPassword(
    { interaction: { path, uid }, provider, reply }: CompanyVisit,
    identity: CompanyIdentity,
    { status = 200, ...state }: { fault?: string; asksCode?: boolean; status?: number },
  ): void {
    const page = linkPage({
      path,
      formToken: this.forms.issue(uid),
      email: identity.email,
      providerName: provider.name,
      step: this.linkSteps.issue(uid, identity),
      ...state,
    });
    sendPage(reply, page, status);
  }

  /** Shows why a sign-in is refused, and records it for the owners. */
  async orRefuse(
    { interaction, provider, request, reply }: CompanyVisit,
    work: () => Promise<void>,
  ): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CompanySignInRefusal)) throw error;
      await this.atCompany.recordRefusal(provider, error, originOf(request));
      const page = messagePage({
        title: 'You are not signed in',
        sentences: [error.message],
        link: { href: interaction.path, text: 'Back to the sign-in' },
      });
      sendPage(reply, page, error.reason === 'unreachable' ? 503 : 403);
    }
  }
}
