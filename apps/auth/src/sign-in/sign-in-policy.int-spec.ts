import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { createMigratedDatabase, type TestDatabase } from '@kiban/testing';
import { Clock } from '../infrastructure/clock.js';
import { SessionRight } from '../store/rights/session-right.js';
import { BrowserSessions } from '../store/sessions/browser-sessions.js';
import { CompanySessionsReader } from '../store/sessions/company-sessions.reader.js';
import { AUTH_SCHEMA } from '../testing/auth-schema.js';
import { CompanyWay } from './company/company-way.js';
import { SignInDemandsReader } from './flow/sign-in-demands.reader.js';
import { nextStep, openingStep, type SignInStep } from './flow/sign-in-policy.js';
import { SignInWays } from './flow/sign-in-ways.js';
import { PasskeyWay } from './passkey/passkey-way.js';
import { PasswordWay } from './password/password-way.js';

const WAYS = ['password', 'passkey', 'company', 'invitation', 'reset'] as const;
/** `demanded` and `missing`: the workspace demands a second factor; the account has an app and a passkey, or a passkey alone. */
const FACTORS = ['none', 'app', 'passkey', 'both', 'demanded', 'missing'] as const;
/** What the workspace has; `later`: its domain is proven after the session began. */
const COMPANIES = ['none', 'optional', 'demanded', 'later'] as const;
/** `demoted` and `removed`: an owner and a member at the sign-in, changed after the session began. */
const STANDINGS = ['member', 'owner', 'demoted', 'removed'] as const;

type Way = (typeof WAYS)[number];
type Factor = (typeof FACTORS)[number];
type Company = (typeof COMPANIES)[number];
type Standing = (typeof STANDINGS)[number];

/**
 * The steps of every combination, written by hand. A line is a factor; its groups are the companies, and in a group stand the
 * standings. The steps, in their order:
 *
 *   i  the invitation is accepted, with the password     o  the workspace opens
 *   r  the mailed link sets a password                   p  refused: the company must sign in
 *   c  asks for a code or a passkey                      x  refused: none of its people
 *   s  asks to set up a second factor                    -  the account has no such sign-in
 */
const EXPECTED: Readonly<Record<Way, Readonly<Record<Factor, string>>>> = {
  password: {
    none: '     o    o    o    x     |  o    o    o    x     |  p   o    p    p   |  p    o    p    x',
    app: '      co   co   co   cx    |  co   co   co   cx    |  p   co   cp   p   |  cp   co   cp   cx',
    passkey: '  o    o    o    x     |  o    o    o    x     |  p   o    p    p   |  p    o    p    x',
    both: '     co   co   co   cx    |  co   co   co   cx    |  p   co   cp   p   |  cp   co   cp   cx',
    demanded: ' co   co   co   cx    |  co   co   co   cx    |  p   co   cp   p   |  cp   co   cp   cx',
    missing: '  so   so   so   x     |  so   so   so   x     |  p   so   sp   p   |  sp   so   sp   x',
  },
  passkey: {
    none: '     -    -    -    -     |  -    -    -    -     |  -   -    -    -   |  -    -    -    -',
    app: '      -    -    -    -     |  -    -    -    -     |  -   -    -    -   |  -    -    -    -',
    passkey: '  o    o    o    x     |  o    o    o    x     |  p   o    p    p   |  p    o    p    x',
    both: '     o    o    o    x     |  o    o    o    x     |  p   o    p    p   |  p    o    p    x',
    demanded: ' o    o    o    x     |  o    o    o    x     |  p   o    p    p   |  p    o    p    x',
    missing: '  o    o    o    x     |  o    o    o    x     |  p   o    p    p   |  p    o    p    x',
  },
  company: {
    none: '     -    -    -    -     |  o    o    o    x     |  o   o    o    x   |  o    o    o    x',
    app: '      -    -    -    -     |  co   co   co   cx    |  co  co   co   cx  |  co   co   co   cx',
    passkey: '  -    -    -    -     |  o    o    o    x     |  o   o    o    x   |  o    o    o    x',
    both: '     -    -    -    -     |  co   co   co   cx    |  co  co   co   cx  |  co   co   co   cx',
    demanded: ' -    -    -    -     |  co   co   co   cx    |  co  co   co   cx  |  co   co   co   cx',
    missing: '  -    -    -    -     |  so   so   so   x     |  so  so   so   x   |  so   so   so   x',
  },
  invitation: {
    none: '     io   io   io   ix    |  io   io   io   ix    |  ip  io   ip   ip  |  ip   io   ip   ix',
    app: '      cico cico cico cicx  |  cico cico cico cicx  |  cip cico cicp cip |  cicp cico cicp cicx',
    passkey: '  io   io   io   ix    |  io   io   io   ix    |  ip  io   ip   ip  |  ip   io   ip   ix',
    both: '     cico cico cico cicx  |  cico cico cico cicx  |  cip cico cicp cip |  cicp cico cicp cicx',
    demanded: ' cico cico cico cicx  |  cico cico cico cicx  |  cip cico cicp cip |  cicp cico cicp cicx',
    missing: '  iso  iso  iso  ix    |  iso  iso  iso  ix    |  ip  iso  isp  ip  |  isp  iso  isp  ix',
  },
  reset: {
    none: '     ro   ro   ro   rx    |  ro   ro   ro   rx    |  p   ro   rp   p   |  rp   ro   rp   rx',
    app: '      rco  rco  rco  rcx   |  rco  rco  rco  rcx   |  p   rco  rcp  p   |  rcp  rco  rcp  rcx',
    passkey: '  ro   ro   ro   rx    |  ro   ro   ro   rx    |  p   ro   rp   p   |  rp   ro   rp   rx',
    both: '     rco  rco  rco  rcx   |  rco  rco  rco  rcx   |  p   rco  rcp  p   |  rcp  rco  rcp  rcx',
    demanded: ' rco  rco  rco  rcx   |  rco  rco  rco  rcx   |  p   rco  rcp  p   |  rcp  rco  rcp  rcx',
    missing: '  rso  rso  rso  rx    |  rso  rso  rso  rx    |  p   rso  rsp  p   |  rsp  rso  rsp  rx',
  },
};

const ways = new SignInWays();
const REGISTERED = {
  password: new PasswordWay(ways),
  passkey: new PasskeyWay(ways),
  // Its connections are not queried for what it proves.
  company: new CompanyWay(ways, undefined as never),
};
type Registered = keyof typeof REGISTERED;

const LETTER_OF = {
  open: 'o',
  'set up a second factor': 's',
  'own proof': 'w',
  company: 'p',
  refused: 'x',
} as const;

const ORIGIN = { address: '203.0.113.7', userAgent: null };

/** A person on the way into one workspace, whose rows are as the combination says. */
class Walk {
  private steps = '';
  private readonly domain = `${randomUUID()}.example`;
  private readonly sessionUid = randomUUID();
  private accountId = 0;
  private workspaceId = 0;
  private providerId = 0;
  private passkeyId = 0;

  constructor(
    private readonly database: Database,
    private readonly way: Way,
    private readonly factor: Factor,
    private readonly company: Company,
    private readonly standing: Standing,
  ) {}

  private get has(): { app: boolean; passkey: boolean; demand: boolean } {
    return {
      app: ['app', 'both', 'demanded'].includes(this.factor),
      passkey: ['passkey', 'both', 'demanded', 'missing'].includes(this.factor),
      demand: ['demanded', 'missing'].includes(this.factor),
    };
  }

  async taken(): Promise<string> {
    if (this.way === 'passkey' && !this.has.passkey) return '-';
    if (this.way === 'company' && this.company === 'none') return '-';
    await this.prepare();
    const by = this.way === 'passkey' || this.way === 'company' ? this.way : 'password';
    if (this.way === 'invitation') {
      if (await this.showsCode(by)) this.steps += 'c';
      this.steps += 'i';
      await this.join();
    } else await this.join();
    if (this.way === 'reset') {
      if (!(await new CompanySessionsReader(this.database).mayResetPassword(this.accountId))) return 'p';
      this.steps += 'r';
    }
    const isBegun = await this.signIn(by);
    if (!isBegun) return `${this.steps}p`;
    await this.change();
    return this.opened();
  }

  private async prepare(): Promise<void> {
    this.workspaceId = await this.insert('workspace', {
      slug: randomUUID(),
      name: 'Works',
      second_factor_required: this.has.demand,
    });
    const email = `p@${this.domain}`;
    this.accountId = await this.insert('account', { email, name: 'P', password_hash: 'none' });
    if (this.has.app) await this.setUpApp();
    if (this.has.passkey)
      this.passkeyId = await this.insert('passkey', {
        account_id: this.accountId,
        credential_id: Buffer.from(randomUUID()),
        public_key: Buffer.alloc(1),
        counter: 0,
        transports: '{}',
        name: 'Key',
        created_at: new Date(),
      });
    if (this.company !== 'none') await this.connectCompany();
  }

  private async connectCompany(): Promise<void> {
    this.providerId = await this.insert('sign_in_provider', {
      workspace_id: this.workspaceId,
      name: 'Example Ltd',
      issuer: 'https://idp.example',
      client_id: 'kiban',
      client_secret: Buffer.alloc(1),
      default_role: 'member',
      role_by_group: '[]',
      required: this.company !== 'optional',
      created_at: new Date(),
    });
    await this.database.query(
      `INSERT INTO auth.sign_in_domain (provider_id, domain, proof, proven_at) VALUES ($1, $2, 'proof', $3)`,
      [this.providerId, this.domain, this.company === 'later' ? null : new Date()],
    );
    if (this.way === 'company')
      await this.database.query(
        `INSERT INTO auth.company_identity (provider_id, issuer, subject, account_id, linked_at)
         VALUES ($1, 'https://idp.example', 'p', $2, now())`,
        [this.providerId, this.accountId],
      );
  }

  private async join(): Promise<void> {
    const isOwner = this.standing === 'owner' || this.standing === 'demoted';
    await this.insert('member', {
      workspace_id: this.workspaceId,
      account_id: this.accountId,
      role: isOwner ? 'owner' : 'member',
    });
  }

  private async setUpApp(): Promise<void> {
    await this.database.query(
      `INSERT INTO auth.second_factor (account_id, secret, created_at, confirmed_at) VALUES ($1, '', now(), now())`,
      [this.accountId],
    );
  }

  private async next(by: Registered, withSecondFactor: boolean): Promise<SignInStep> {
    const demands = await new SignInDemandsReader(this.database).of(this.accountId);
    return nextStep(demands, { proof: REGISTERED[by].proof, withSecondFactor });
  }

  private async showsCode(by: Registered): Promise<boolean> {
    return (await this.next(by, false)) === 'second factor';
  }

  /** @returns false when the company must sign in. What the policy says and what the database lets begin are the same. */
  private async signIn(by: Registered): Promise<boolean> {
    const step = await this.next(by, by === 'passkey');
    expect(await this.begins(by, by === 'passkey')).toBe(step === 'done');
    if (step !== 'second factor') return step === 'done';
    this.steps += 'c';
    expect(await this.next(by, true)).toBe('done');
    return this.begins(by, true);
  }

  private begins(by: Registered, withSecondFactor: boolean): Promise<boolean> {
    const signIn = { id: this.accountId, credentialEpoch: 0, signOuts: 0, withSecondFactor };
    const instead = {
      passkeyId: by === 'passkey' ? this.passkeyId : undefined,
      company: by === 'company' ? { providerId: this.providerId, subject: 'p', sid: null } : undefined,
    };
    const sessions = new BrowserSessions(this.database, new Clock());
    return sessions.begin(this.sessionUid, { ...signIn, ...instead }, ORIGIN);
  }

  private async change(): Promise<void> {
    if (this.company === 'later')
      await this.database.query('UPDATE auth.sign_in_domain SET proven_at = now() WHERE provider_id = $1', [
        this.providerId,
      ]);
    if (this.standing === 'demoted') await this.member(`role = 'member'`);
    if (this.standing === 'removed') await this.member('removed_at = now()');
  }

  private async opened(): Promise<string> {
    const step = await this.opening();
    this.steps += step;
    if (step !== 's') return this.steps;
    await this.setUpApp();
    return this.steps + (await this.opening());
  }

  private async opening(): Promise<string> {
    const sessionHash = createHash('sha256').update(this.sessionUid).digest();
    const right = new SessionRight(this.database);
    return LETTER_OF[
      openingStep(await right.refusal({ accountId: this.accountId, sessionHash }, this.workspaceId))
    ];
  }

  private member(change: string): Promise<unknown> {
    return this.database.query(`UPDATE auth.member SET ${change} WHERE account_id = $1`, [this.accountId]);
  }

  private async insert(table: string, row: Record<string, unknown>): Promise<number> {
    const names = Object.keys(row);
    const [inserted] = await this.database.query<{ id: number }>(
      `INSERT INTO auth.${table} (${names.join(', ')}) VALUES (${names.map((_, n) => `$${n + 1}`).join(', ')}) RETURNING id`,
      Object.values(row),
    );
    return inserted?.id ?? 0;
  }
}

describe('the steps of a sign-in', () => {
  let created: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    created = await createMigratedDatabase(AUTH_SCHEMA);
    database = new Database({
      url: created.url,
      poolMax: 4,
      applicationName: 'test',
      logger: createLogger('test', 'silent'),
    });
  });
  afterAll(async () => {
    await database.close();
    await created.drop();
  });

  it.each(WAYS.flatMap((way) => FACTORS.map((factor) => [way, factor] as const)))(
    'by %s with the factor “%s” are those written by hand, in every company and standing',
    async (way, factor) => {
      const taken: string[] = [];
      for (const company of COMPANIES) {
        const ofCompany: string[] = [];
        for (const standing of STANDINGS)
          ofCompany.push(await new Walk(database, way, factor, company, standing).taken());
        taken.push(ofCompany.join(' '));
      }
      const expected = EXPECTED[way][factor]
        .trim()
        .replaceAll(/\s*\|\s*/g, ' | ')
        .replaceAll(/ +/g, ' ');
      expect(taken.join(' | ')).toBe(expected);
    },
  );
});
