import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntryDto, SecondFactorSetupDto } from '@kiban/contracts';
import { Allow, html } from '@kiban/http-kit';
import { AuthenticatorApp } from '@kiban/testing';
import {
  Controller,
  Injectable,
  Module,
  Post,
  Req,
  Res,
  UseFilters,
  type OnModuleInit,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppModule } from '../app.module.js';
import type { SignInEntry } from '../pages/sign-in-page.js';
import { AccountsReader } from '../store/accounts/accounts.reader.js';
import type { Browser, Seen } from '../testing/browser.js';
import { OAuthWalk, screen } from '../testing/oauth-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { AuthDeployment } from '../testing/running-auth.js';
import { FlowModule } from './flow/flow.module.js';
import { Pending } from './flow/form-parameters.js';
import { formValue } from './flow/form-request.js';
import type { PendingInteraction } from './flow/interaction.js';
import { NextStep } from './flow/next-step.js';
import { PageErrorFilter } from './flow/page-error.filter.js';
import { SignInWays, type SignInWay } from './flow/sign-in-ways.js';

/** A badge that a person holds to a reader: a way which the service does not have. */
@Injectable()
class BadgeWay implements OnModuleInit, SignInWay {
  readonly name = 'badge';
  readonly via = 'badge of the building';
  readonly rank = 15;
  readonly proof = { ofCompany: false, twoFactors: false };
  isOn = true;

  constructor(private readonly ways: SignInWays) {}

  onModuleInit(): void {
    this.ways.register(this);
  }

  isOffered(): boolean {
    return this.isOn;
  }

  entry(): SignInEntry {
    return {
      kind: 'address',
      action: 'badge',
      label: 'Use your badge',
      help: html`<p class="soft">No badge? Ask at the desk.</p>`,
    };
  }
}

@UseFilters(PageErrorFilter)
@Allow('public')
@Controller('interaction/:uid/badge')
class BadgeController {
  constructor(
    private readonly accounts: AccountsReader,
    private readonly nextStep: NextStep,
    private readonly way: BadgeWay,
  ) {}

  @Post()
  async signIn(
    @Pending() interaction: PendingInteraction,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const account = await this.accounts.byEmail(formValue(request, 'email'));
    if (!account) throw new Error('No one has this badge.');
    const shown = { way: this.way, withSecondFactor: false };
    const outcome = await this.nextStep.execute(interaction, account, [request, reply], shown);
    if (outcome === 'company') void reply.status(403).send('Your company signs you in.');
  }
}

@Module({ imports: [FlowModule], controllers: [BadgeController], providers: [BadgeWay] })
class BadgeWayModule {}

@Module({ imports: [AppModule, BadgeWayModule] })
class WithBadge {}

describe('a fourth way to sign in', () => {
  let deployment: AuthDeployment;
  let people: People;
  let walk: OAuthWalk;
  let way: BadgeWay;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    const replica = await deployment.startReplica({}, WithBadge);
    way = replica.service.app.get(BadgeWay);
    walk = new OAuthWalk(deployment.origin, replica);
  });
  afterAll(() => deployment.stop());

  const page = async (browser: Browser): Promise<{ seen: Seen; verifier: string }> => {
    const verifier = walk.newVerifier();
    const url = walk.authorizeUrl(screen.clientId, verifier);
    return { seen: await browser.follow(await browser.get(url)), verifier };
  };

  /** Holds the badge to the reader. @returns the page after it, or the redirect to the screen, and the tokens of that */
  const signIn = async (
    who: Pick<Placed, 'email'>,
  ): Promise<{ seen: Seen; browser: Browser; verifier: string }> => {
    const browser = walk.browser();
    const { seen, verifier } = await page(browser);
    const sent = await browser.submit(seen, `${new URL(seen.url).pathname}/badge`, { email: who.email });
    return { seen: await browser.follow(sent, screen.redirectPath), browser, verifier };
  };

  const sessionsOf = ({
    accountId,
  }: Pick<Placed, 'accountId'>): Promise<{ passwordAt: Date | null; factorAt: Date | null }[]> =>
    people.database.query(
      `SELECT password_at AS "passwordAt", second_factor_at AS "factorAt" FROM auth.browser_session
       WHERE account_id = $1 AND ended_at IS NULL ORDER BY id`,
      [accountId],
    );

  it('is on the page where its rank is, while it is offered', async () => {
    const { seen } = await page(walk.browser());
    const labels = [...seen.text.matchAll(/<button[^>]*>\s*([^<]*?)\s*<\/button>/g)].map(
      ([, label]) => label,
    );
    expect(labels).toEqual(['Sign in with a passkey', 'Sign in', 'Use your badge']);
    expect(seen.text).toContain('No badge? Ask at the desk.');
    way.isOn = false;
    const { seen: without } = await page(walk.browser());
    way.isOn = true;
    expect(without.text).not.toContain('badge');
  });

  it('signs in, by its name in the audit log, and shows no password', async () => {
    const who = await people.joined(await people.workspace(), 'owner');
    const { seen, verifier } = await signIn(who);
    const code = new URL(seen.location ?? '').searchParams.get('code') ?? '';
    const response = await walk.redeem(screen.clientId, { code, verifier });
    const { access_token } = (await response.json()) as { access_token: string };
    const audit = await walk.api('GET', '/audit?action=session.start', access_token);
    expect(((await audit.json()) as AuditEntryDto[]).map(({ via }) => via)).toEqual([
      'badge of the building',
    ]);
    expect(await sessionsOf(who)).toEqual([{ passwordAt: null, factorAt: null }]);
  });

  it('leads to the code of a second factor, after which no password is shown either', async () => {
    const who = await people.member(await people.workspace(), 'member');
    const started = await walk.api('POST', '/me/second-factor', who.bearer, { password });
    const app = new AuthenticatorApp(((await started.json()) as SecondFactorSetupDto).secret);
    const confirmed = await walk.api('POST', '/me/second-factor/confirm', who.bearer, { code: app.code() });
    expect(confirmed.status).toBeLessThan(300);
    const { seen, browser } = await signIn(who);
    expect(seen.text).toContain('Enter your code');
    const path = new URL(seen.url).pathname.replace(/\/badge$/, '');
    const step = /name="step"\s+value="([^"]+)"/.exec(seen.text)?.[1] ?? '';
    const sent = await browser.submit(seen, `${path}/second-step`, { step, code: app.code(1) });
    await browser.follow(sent, screen.redirectPath);
    const [, ...begun] = await sessionsOf(who);
    expect(begun).toEqual([{ passwordAt: null, factorAt: expect.any(Date) }]);
  });

  it('does not replace the company that must sign the person in', async () => {
    const workspaceId = await people.workspace();
    const who = await people.joined(workspaceId, 'member');
    await people.database.query(
      `WITH provider AS (
         INSERT INTO auth.sign_in_provider
           (workspace_id, name, issuer, client_id, client_secret, default_role, role_by_group, required, created_at)
         VALUES ($1, 'Example Ltd', 'https://idp.example', 'kiban', '', 'member', '[]', true, now()) RETURNING id)
       INSERT INTO auth.sign_in_domain (provider_id, domain, proof, proven_at)
       SELECT id, $2, 'proof', now() FROM provider`,
      [workspaceId, who.email.split('@')[1]],
    );
    expect((await signIn(who)).seen.status).toBe(403);
    expect(await sessionsOf(who)).toEqual([]);
    const refused = await people.database.query<{ via: string }>(
      `SELECT via FROM auth.audit_entry WHERE workspace_id = $1 AND action = 'badge.refused'`,
      [workspaceId],
    );
    expect(refused).toEqual([{ via: 'badge of the building' }]);
  });

  it('has a name of its own', () => {
    expect(() => new BadgeWay(walkWays()).onModuleInit()).toThrow(/two ways to sign in with the name badge/);
  });

  const walkWays = (): SignInWays => {
    const ways = new SignInWays();
    new BadgeWay(ways).onModuleInit();
    return ways;
  };
});
