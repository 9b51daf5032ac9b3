import { originOf } from '@kiban/http-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Mailer } from '../mail/mailer.js';
import { pageLanguage } from '../pages/page-language.js';
import type { Page } from '../pages/page.js';
import { checkMailPage, noMailPage, shownLinkPage, tooManyLinksPage } from '../pages/sign-up-pages.js';
import { RequestSignUp, type SignUpRequest } from '../sign-up/use-cases/request-sign-up.use-case.js';
import { ShownLinks } from './shown-links.js';

/** Accepts a sign-up, and says how it goes on. */
@Injectable()
export class AcceptedSignUp {
  constructor(
    private readonly requestSignUp: RequestSignUp,
    private readonly shownLinks: ShownLinks,
    private readonly mailer: Mailer,
  ) {}

  /**
   * @returns the page. It is the same whether or not the address has an account, except for the person at the machine of
   * a deployment without mail, who gets the mail’s content.
   * @throws ValidationError; ServiceBusyError
   */
  async accept(signUp: SignUpRequest, request: FastifyRequest): Promise<Page> {
    const origin = originOf(request);
    const language = pageLanguage(request.headers['accept-language']);
    if (this.shownLinks.areFor(request)) {
      const mailed = await this.requestSignUp.executeAndReturn(signUp, origin);
      return mailed
        ? shownLinkPage(mailed.kind === 'confirm' ? mailed.link : null, language)
        : tooManyLinksPage(language);
    }
    await this.requestSignUp.execute(signUp, origin);
    return this.mailer.isConfigured ? checkMailPage(language) : noMailPage(this.mailer.linksInLog, language);
  }
}
