import { Allow } from '@kiban/http-kit';
import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { messagePage } from '../pages/message-page.js';
import { sendPage } from '../pages/page.js';
import { signOutPage } from '../pages/password-pages.js';
import { ProviderClient } from '../proof/company/provider-client.js';
import { SignInProvidersReader } from '../store/providers/sign-in-providers.reader.js';
import type { LiveSession } from '../store/sessions/browser-sessions.js';
import { CompanySessionsReader } from '../store/sessions/company-sessions.reader.js';
import { FormCookies } from './flow/form-cookies.js';
import { OwnForm } from './flow/form-parameters.js';
import { FormTokens } from './flow/form-tokens.js';
import { PageErrorFilter } from './flow/page-error.filter.js';
import { SignOut } from './sign-out.js';

/** A sign-in always starts from a client’s request, so this page directs visitors without one. */
@ApiExcludeController()
@UseFilters(PageErrorFilter)
@Allow('public')
@Controller('sign-in')
export class SignInController {
  constructor(
    private readonly signOut: SignOut,
    private readonly companySessions: CompanySessionsReader,
    private readonly providers: SignInProvidersReader,
    private readonly client: ProviderClient,
    private readonly forms: FormTokens,
    private readonly cookies: FormCookies,
  ) {}

  @Get()
  show(@Res() reply: FastifyReply): void {
    sendPage(
      reply,
      messagePage({
        title: 'Sign in',
        sentences: ['Open Kiban, or add its MCP address to your AI client. Both lead to the sign-in page.'],
        link: { href: '/boards', text: 'Open Kiban' },
      }),
    );
  }

  /** Where the screen leads after its person deleted the account. */
  @Get('deleted')
  showDeleted(@Res() reply: FastifyReply): void {
    sendPage(
      reply,
      messagePage({
        title: 'Your account is deleted',
        sentences: [
          'You are signed out everywhere, and your name is taken out of what you wrote.',
          'With the same address you can begin again; a new account has nothing of the old one.',
        ],
        link: { href: '/', text: 'Open Kiban' },
      }),
    );
  }

  @Get('out')
  showOut(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendPage(reply, signOutPage({ formToken: this.forms.issue(this.cookies.ensure(request, reply)) }));
  }

  @Post('out')
  async out(
    @OwnForm() _binding: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const session = await this.signOut.execute(request, reply);
    const company = session && (await this.companySignOut(session));
    const sentences = ['This browser no longer has access to your workspace.'];
    const page = company
      ? {
          sentences: [...sentences, `You are still signed in at ${company.name}.`],
          link: { href: company.url.href, text: `Sign out of ${company.name} too` },
        }
      : { sentences, link: { href: '/', text: 'Open Kiban' } };
    sendPage(reply, messagePage({ title: 'You are signed out', ...page }));
  }

  /** Where a person who signed in by a company signs out there too. */
  private async companySignOut({ uidHash }: LiveSession): Promise<{ name: string; url: URL } | undefined> {
    const id = await this.companySessions.providerIdOf(uidHash);
    const provider = id === null ? undefined : await this.providers.byId(id);
    const url = provider && (await this.client.signOutUrl(provider));
    return url && { name: provider.name, url };
  }
}
