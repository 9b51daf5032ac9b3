import { SoftwareAuthenticator } from '@kiban/testing';
import type { Browser, Seen } from './browser.js';
import { screen, type OAuthWalk } from './oauth-walk.js';
import { password, type Placed } from './people.js';

type Creation = Parameters<SoftwareAuthenticator['create']>[0];
type Request = Parameters<SoftwareAuthenticator['get']>[0] & { allowCredentials?: { id: string }[] };
type Deviations = NonNullable<Parameters<SoftwareAuthenticator['get']>[1]>;

/** What a person with a passkey does, at the API and on the pages. */
export class PasskeyWalk {
  constructor(private readonly walk: OAuthWalk) {}

  async options(who: Placed, more: { code?: string } = {}): Promise<Creation> {
    const response = await this.walk.api('POST', '/me/passkeys/options', who.bearer, { password, ...more });
    const body = (await response.json()) as { publicKey?: Creation };
    if (!body.publicKey) throw new Error(`No options: ${response.status} ${JSON.stringify(body)}`);
    return body.publicKey;
  }

  keep({ bearer }: Placed, credential: unknown, more: { name?: string } = {}): Promise<Response> {
    return this.walk.api('POST', '/me/passkeys', bearer, { credential, ...more });
  }

  async add(who: Placed, more: { code?: string; isSynced?: boolean } = {}): Promise<SoftwareAuthenticator> {
    const { isSynced = false, ...proof } = more;
    const passkey = new SoftwareAuthenticator(this.walk.origin, isSynced);
    const kept = await this.keep(who, passkey.create(await this.options(who, proof)));
    if (kept.status !== 201) throw new Error(`Not kept: ${kept.status} ${await kept.text()}`);
    return passkey;
  }

  async page(
    browser: Browser,
    verifier = this.walk.newVerifier(),
    clientId: string = screen.clientId,
  ): Promise<Seen> {
    return browser.follow(await browser.get(this.walk.authorizeUrl(clientId, verifier)));
  }

  /** What the script of a page requests. */
  async request(browser: Browser, page: Seen): Promise<Request> {
    const response = await browser.submit(page, `${pathOf(page)}/passkey/options`, stepOf(page));
    if (response.status !== 200) throw new Error(`No options: ${response.status} ${response.text}`);
    return (JSON.parse(response.text) as { publicKey: Request }).publicKey;
  }

  /** What the script of a page sends. */
  async send(browser: Browser, page: Seen, credential: unknown): Promise<Seen> {
    const form = { ...stepOf(page), credential: JSON.stringify(credential) };
    return browser.follow(await browser.submit(page, `${pathOf(page)}/passkey`, form), screen.redirectPath);
  }

  /** From the page of an authorization request, or the second step, on. */
  async use(
    passkey: SoftwareAuthenticator,
    {
      browser = this.walk.browser(),
      page,
      ...deviations
    }: Deviations & { browser?: Browser; page?: Seen } = {},
  ): Promise<Seen> {
    const shown = page ?? (await this.page(browser));
    return this.send(browser, shown, passkey.get(await this.request(browser, shown), deviations));
  }
}

export const isSignedIn = ({ location }: Seen): boolean => location?.includes('code=') ?? false;

/** Of the interaction of a page. */
export const pathOf = (page: Seen): string =>
  /^\/interaction\/[^/]+/.exec(new URL(page.url).pathname)?.[0] ?? '/none';

function stepOf({ text }: Seen): Record<string, string> {
  const step = /name="step"\s+value="([^"]+)"/.exec(text)?.[1];
  return step === undefined ? {} : { step };
}
