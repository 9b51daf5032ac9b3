import {
  Database,
  isUniqueViolation,
  resealColumn,
  SecretBox,
  type Executor,
  type ResealReport,
} from '@kiban/persistence';
import { DomainError } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import type { NewSignInProvider, SignInProviderChange } from './sign-in-provider.js';
import { SignInProvidersReader } from './sign-in-providers.reader.js';

/** Connections to companies’ providers. Their secrets are encrypted and bound to their row. */
@Injectable()
export class SignInProvidersRepository extends SignInProvidersReader {
  constructor(
    database: Database,
    private readonly secrets: SecretBox,
  ) {
    super(database);
  }

  async count(tx: Executor, workspaceId: number): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM auth.sign_in_provider WHERE workspace_id = $1',
      [workspaceId],
    );
    return row?.count ?? 0;
  }

  async secretOf(id: number): Promise<string | undefined> {
    const [row] = await this.database.query<{ secret: Buffer }>(
      'SELECT client_secret AS secret FROM auth.sign_in_provider WHERE id = $1',
      [id],
    );
    return row && this.secrets.open(row.secret, contextOf(id));
  }

  async insert(tx: Executor, provider: NewSignInProvider): Promise<number> {
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO auth.sign_in_provider
         (workspace_id, name, issuer, client_id, client_secret, default_role, groups_claim, role_by_group, created_at)
       VALUES ($1, $2, $3, $4, '', $5, $6, $7, $8) RETURNING id`,
      [
        provider.workspaceId,
        provider.name,
        provider.issuer,
        provider.clientId,
        provider.defaultRole,
        provider.groupsClaim,
        JSON.stringify(provider.roleByGroup),
        provider.createdAt,
      ],
    );
    const { id } = row as { id: number };
    // Sealed with the id, which exists only now.
    await tx.query('UPDATE auth.sign_in_provider SET client_secret = $2 WHERE id = $1', [
      id,
      this.secrets.seal(provider.clientSecret, contextOf(id)),
    ]);
    return id;
  }

  async update(tx: Executor, id: number, change: SignInProviderChange): Promise<void> {
    const secret =
      change.clientSecret === null ? null : this.secrets.seal(change.clientSecret, contextOf(id));
    await tx.query(
      `UPDATE auth.sign_in_provider
       SET name = $2, default_role = $3, groups_claim = $4, role_by_group = $5,
           client_secret = coalesce($6, client_secret), required = $7, version = version + 1
       WHERE id = $1`,
      [
        id,
        change.name,
        change.defaultRole,
        change.groupsClaim,
        JSON.stringify(change.roleByGroup),
        secret,
        change.required,
      ],
    );
  }

  async delete(tx: Executor, id: number): Promise<void> {
    await tx.query('DELETE FROM auth.sign_in_provider WHERE id = $1', [id]);
  }

  /** Domains that stay keep their proof. */
  async setDomains(
    tx: Executor,
    id: number,
    domains: readonly { domain: string; proof: string }[],
  ): Promise<void> {
    const names = domains.map(({ domain }) => domain);
    await tx.query('DELETE FROM auth.sign_in_domain WHERE provider_id = $1 AND domain <> ALL ($2::text[])', [
      id,
      names,
    ]);
    await tx.query(
      `INSERT INTO auth.sign_in_domain (provider_id, domain, proof)
       SELECT $1, domain, proof FROM unnest($2::text[], $3::text[]) AS given (domain, proof)
       ON CONFLICT (provider_id, domain) DO NOTHING`,
      [id, names, domains.map(({ proof }) => proof)],
    );
  }

  /** @throws DomainError 409 when another connection has proven the domain */
  async setProven(tx: Executor, id: number, domain: string, at: Date): Promise<void> {
    try {
      await tx.query(
        `UPDATE auth.sign_in_domain SET proven_at = $3, checked_at = $3, missing_since = NULL, proof_ended_at = NULL
         WHERE provider_id = $1 AND domain = $2 AND proven_at IS NULL`,
        [id, domain, at],
      );
      await tx.query('UPDATE auth.sign_in_provider SET version = version + 1 WHERE id = $1', [id]);
    } catch (error) {
      if (!isUniqueViolation(error, 'sign_in_domain_proven')) throw error;
      throw new DomainError('conflict', 'This domain is proven for another sign-in provider already.');
    }
  }

  /** Encrypts secrets of a retired key with the current one. */
  reseal(): Promise<ResealReport> {
    return resealColumn<{ id: number }>(this.database, this.secrets, {
      table: 'auth.sign_in_provider',
      keys: ['id'],
      column: 'client_secret',
      contextOf: ({ id }) => contextOf(id),
    });
  }
}

const contextOf = (id: number): Buffer => Buffer.from(`sign_in_provider ${id}`);
