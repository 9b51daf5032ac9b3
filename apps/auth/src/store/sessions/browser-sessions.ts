import type { RequestOrigin } from '@kiban/contracts';
import { Database, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { digestOf } from '../../infrastructure/digest.js';
import type { Account } from '../accounts/account.js';

/** What a way to sign in has verified, until the browser has followed the redirect after it. */
export interface PendingSignIn extends Pick<Account, 'id' | 'credentialEpoch' | 'signOuts'> {
  /** Whether a code of the second factor was verified too. */
  withSecondFactor?: boolean;
  /** The passkey that was used in place of a password. */
  passkeyId?: number | undefined;
  /** The company’s sign-in, which replaced the password. */
  company?: CompanySession | undefined;
  /** Whether any other way replaced the password, which then counts as not shown (decision 81). */
  withoutPassword?: boolean;
}

/** The session at a company’s provider from which a session began. */
export interface CompanySession {
  providerId: number;
  subject: string;
  sid: string | null;
}

export interface LiveSession {
  uidHash: Buffer;
  accountId: number;
}

/** An account that was just created, together with its password. */
export function newAccount(id: number): PendingSignIn {
  return { id, credentialEpoch: 0, signOuts: 0 };
}

/** Whether session `s` of account `a` is active. */
export const sessionIsLive =
  's.ended_at IS NULL AND s.credential_epoch = a.credential_epoch AND a.disabled_at IS NULL';

// A trigger adds no row without the second factor if the account has one (decision 59).
// Locks the account: a credential change that commits first invalidates the sign-in, and a later one ends the
// session.
const BEGIN = {
  name: 'auth-begin-browser-session',
  text: `INSERT INTO auth.browser_session AS s
           (uid_hash, account_id, credential_epoch, signed_in_at, last_used_at, address, user_agent, second_factor_at,
            passkey_id, company_provider_id, company_subject, company_sid, password_at)
         SELECT $1, a.id, a.credential_epoch, $5::timestamptz, $5, $6, $7, CASE WHEN $8::boolean THEN $5 END, $9::bigint,
           $10::bigint, $11, $12, CASE WHEN $9 IS NULL AND $10 IS NULL AND NOT $13::boolean THEN $5 END
         FROM auth.account a
         WHERE a.id = $2 AND a.credential_epoch = $3 AND a.sign_outs = $4 AND a.disabled_at IS NULL
           AND ($9 IS NULL OR EXISTS (SELECT 1 FROM auth.passkey p WHERE p.id = $9 AND p.account_id = a.id))
         FOR SHARE OF a
         ON CONFLICT (uid_hash) DO UPDATE SET
           signed_in_at = excluded.signed_in_at, last_used_at = excluded.last_used_at,
           address = excluded.address, user_agent = excluded.user_agent, second_factor_at = excluded.second_factor_at,
           passkey_id = excluded.passkey_id, company_provider_id = excluded.company_provider_id,
           company_subject = excluded.company_subject, company_sid = excluded.company_sid, password_at = excluded.password_at
         WHERE s.ended_at IS NULL AND s.account_id = excluded.account_id
           AND s.credential_epoch = excluded.credential_epoch
         RETURNING true AS done`,
};
const OF_COOKIE = {
  name: 'auth-browser-session-of-cookie',
  text: `SELECT s.uid_hash AS "uidHash", s.account_id AS "accountId"
         FROM auth.oidc_model o JOIN auth.browser_session s ON s.uid_hash = o.uid_hash
         WHERE o.kind = 'Session' AND o.id_hash = $1 AND s.ended_at IS NULL`,
};
// The model is deleted too, because a replica of the previous version reads only the model.
const END = {
  name: 'auth-end-browser-session',
  text: `WITH model AS (DELETE FROM auth.oidc_model WHERE kind = 'Session' AND uid_hash = $1)
         UPDATE auth.browser_session SET ended_at = $2 WHERE uid_hash = $1 AND ended_at IS NULL`,
};
const KEEP = {
  name: 'auth-keep-browser-session',
  text: `UPDATE auth.browser_session
         SET credential_epoch = $3, password_at = CASE WHEN credential_epoch = $3 THEN password_at END
         WHERE uid_hash = $2 AND account_id = $1 AND ended_at IS NULL`,
};
const SHOW = {
  name: 'auth-show-proof',
  text: `UPDATE auth.browser_session
         SET second_factor_shown_at = CASE WHEN $3 THEN second_factor_shown_at ELSE $2 END,
             password_at = CASE WHEN $3 THEN $2 ELSE password_at END
         WHERE uid_hash = $1 AND ended_at IS NULL RETURNING true AS done`,
};
const FORGET_FACTORS = {
  name: 'auth-forget-shown-factors',
  text: `UPDATE auth.browser_session SET second_factor_at = NULL, second_factor_shown_at = NULL
         WHERE account_id = $1 AND ended_at IS NULL`,
};
const END_OTHERS = {
  name: 'auth-end-browser-sessions',
  text: `UPDATE auth.browser_session SET ended_at = $3
         WHERE account_id = $1 AND ended_at IS NULL AND uid_hash IS DISTINCT FROM $2`,
};
const DELETE_OTHER_MODELS = {
  name: 'auth-delete-session-models',
  text: `DELETE FROM auth.oidc_model
         WHERE kind = 'Session' AND account_id = $1 AND uid_hash IS DISTINCT FROM $2
         RETURNING consumed_at IS NULL AND expires_at > $3 AS live`,
};

/**
 * The browsers’ sessions. The protocol library saves its session at the end of each authorization request, so a
 * request in flight can restore a deleted one. Therefore the row in this table is authoritative (decision 14).
 */
@Injectable()
export class BrowserSessions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @returns false when the password or passkey is no longer valid, or a second factor is missing */
  async begin(uid: string, signIn: PendingSignIn, origin: RequestOrigin): Promise<boolean> {
    const rows = await this.database.write(BEGIN, [
      digestOf(uid),
      signIn.id,
      signIn.credentialEpoch,
      signIn.signOuts,
      this.clock.now(),
      origin.address,
      origin.userAgent,
      signIn.withSecondFactor === true,
      signIn.passkeyId ?? null,
      signIn.company?.providerId ?? null,
      signIn.company?.subject ?? null,
      signIn.company?.sid ?? null,
      signIn.withoutPassword === true,
    ]);
    return rows.length > 0;
  }

  /** @param sessionId the value of the browser’s cookie, even if a later request has replaced it */
  async ofCookie(sessionId: string): Promise<LiveSession | undefined> {
    const [session] = await this.database.query<LiveSession>(OF_COOKIE, [digestOf(sessionId)]);
    return session;
  }

  async end(uidHash: Buffer, executor: Executor = this.database): Promise<void> {
    await executor.query(END, [uidHash, this.clock.now()]);
  }

  /** Records that the person of the session showed a second factor or the password. @returns false when it has ended */
  async show(tx: Executor, uidHash: Buffer, proof: 'factor' | 'password'): Promise<boolean> {
    return (await tx.query(SHOW, [uidHash, this.clock.now(), proof === 'password'])).length > 0;
  }

  /** What any session was shown no longer counts: it may have been the factor that the account no longer has. */
  async forgetFactors(tx: Executor, accountId: number): Promise<void> {
    await tx.query(FORGET_FACTORS, [accountId]);
  }

  /** Invalidates pending sign-ins. Locks the account. */
  async endPending(tx: Executor, accountId: number): Promise<void> {
    await tx.query('UPDATE auth.account SET sign_outs = sign_outs + 1 WHERE id = $1', [accountId]);
  }

  /**
   * Ends the sessions of an account whose credentials have changed.
   * @param keep the session that continues with the new credentials
   * @returns the number of ended sessions
   */
  async endOfAccount(
    tx: Executor,
    accountId: number,
    keep: { uidHash: Buffer; credentialEpoch: number } | null,
  ): Promise<number> {
    if (keep) await tx.query(KEEP, [accountId, keep.uidHash, keep.credentialEpoch]);
    return this.endOthers(tx, accountId, keep?.uidHash ?? null);
  }

  /**
   * @param keep the session that continues
   * @returns the number of ended sessions
   */
  async endOthers(tx: Executor, accountId: number, keep: Buffer | null): Promise<number> {
    const values = [accountId, keep, this.clock.now()];
    await tx.query(END_OTHERS, values);
    const models = await tx.query<{ live: boolean }>(DELETE_OTHER_MODELS, values);
    return models.filter(({ live }) => live).length;
  }
}
