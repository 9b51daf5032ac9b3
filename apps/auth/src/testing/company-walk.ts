import { randomBytes } from 'node:crypto';
import type { CreateSignInProviderDto, SignInProviderDto } from '@kiban/contracts';
import type { Browser, Seen } from './browser.js';
import { company } from '@kiban/testing/company-provider';
import { screen, type OAuthWalk, type Tokens } from './oauth-walk.js';
import { password, type People, type Placed } from './people.js';
import type { TextRecords } from './text-records.js';

/** A workspace whose owner has connected a company’s provider and proven its domain. */
export interface Connected {
  owner: Placed;
  provider: SignInProviderDto;
  domain: string;
}

const PATH = '/workspace/sign-in-providers';

export const newDomain = (): string => `c${randomBytes(6).toString('hex')}.example`;

/** The steps of an owner who connects a company, and of its people. */
export class CompanyWalk {
  constructor(
    readonly walk: OAuthWalk,
    readonly people: People,
    readonly records: TextRecords,
  ) {}

  create(owner: Placed, input: Partial<CreateSignInProviderDto>): Promise<Response> {
    const body = { password, name: 'Example Ltd', ...company, ...input };
    return this.walk.api('POST', PATH, owner.bearer, body);
  }

  verify(owner: Placed, id: number, domain: string): Promise<Response> {
    return this.walk.api('POST', `${PATH}/${id}/domains/${domain}/verify`, owner.bearer);
  }

  async connected(issuer: string, input: Partial<CreateSignInProviderDto> = {}): Promise<Connected> {
    const owner = await this.people.member(await this.people.workspace(), 'owner');
    const domain = newDomain();
    const created = await this.create(owner, { issuer, domains: [domain], ...input });
    const provider = (await created.json()) as SignInProviderDto;
    if (created.status !== 201) throw new Error(`No connection: ${JSON.stringify(provider)}`);
    this.records.texts.set(domain, [provider.domains[0]?.record ?? '']);
    const verified = await this.verify(owner, provider.id, domain);
    if (verified.status !== 200) throw new Error(`Not proven: ${await verified.text()}`);
    return { owner, provider: (await verified.json()) as SignInProviderDto, domain };
  }

  /** The page of a sign-in to the screen, and the verifier of its code. */
  async signInPage(
    browser: Browser,
    clientId: string = screen.clientId,
  ): Promise<{ page: Seen; verifier: string }> {
    const verifier = this.walk.newVerifier();
    const page = await browser.follow(await browser.get(this.walk.authorizeUrl(clientId, verifier)));
    return { page, verifier };
  }

  /** Enters an address. @returns the page after it */
  enter(browser: Browser, page: Seen, email: string): Promise<Seen> {
    return browser.submit(page, `${pathOf(page)}/company`, { email });
  }

  /** @returns the address at the provider to which the page sends the browser */
  urlOf(page: Seen): URL {
    const [, href] = /http-equiv="refresh" content="0;url=([^"]+)"/.exec(page.text) ?? [];
    if (!href) throw new Error(`The page leads to no provider: ${page.status} ${page.text}`);
    return new URL(href.replaceAll('&amp;', '&'));
  }

  /** From the sign-in page to the provider. */
  async sent(browser: Browser, email: string): Promise<{ url: URL; verifier: string; page: Seen }> {
    const { page, verifier } = await this.signInPage(browser);
    return { url: this.urlOf(await this.enter(browser, page, email)), verifier, page };
  }

  /** From the provider back. @returns the page after it, or the redirect to the screen */
  async returned(browser: Browser, location: string): Promise<Seen> {
    return browser.follow(await browser.get(location), screen.redirectPath);
  }

  async tokens(seen: Seen, verifier: string): Promise<Tokens> {
    const code = new URL(seen.location ?? this.walk.origin, this.walk.origin).searchParams.get('code');
    if (!code) throw new Error(`No code: ${seen.status} ${seen.location ?? ''} ${seen.text}`);
    return (await (await this.walk.redeem(screen.clientId, { code, verifier })).json()) as Tokens;
  }

  /** Gives an account the address of a person of a company. */
  async address(who: Placed, email: string): Promise<Placed> {
    await this.people.change('UPDATE auth.account SET email = $2 WHERE id = $1', who.accountId, email);
    return { ...who, email };
  }
}

export const pathOf = (page: Seen): string => new URL(page.url).pathname;
