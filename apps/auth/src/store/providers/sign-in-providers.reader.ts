import { Database, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import type { SignInProvider } from './sign-in-provider.js';

type Row = Omit<SignInProvider, 'domains'> & {
  domains: { domain: string; proof: string; provenAt: string | null }[];
};

const SELECT = `
  SELECT p.id, p.workspace_id AS "workspaceId", p.name, p.issuer, p.client_id AS "clientId",
    p.default_role AS "defaultRole", p.groups_claim AS "groupsClaim", p.role_by_group AS "roleByGroup",
    p.required, p.version, p.created_at AS "createdAt",
    coalesce((SELECT json_agg(json_build_object('domain', d.domain, 'proof', d.proof, 'provenAt', d.proven_at) ORDER BY d.domain)
              FROM auth.sign_in_domain d WHERE d.provider_id = p.id), '[]'::json) AS domains
  FROM auth.sign_in_provider p`;

const BY_DOMAIN = {
  name: 'auth-sign-in-provider-of-domain',
  text: `${SELECT} WHERE p.id = (SELECT provider_id FROM auth.sign_in_domain WHERE domain = $1 AND proven_at IS NOT NULL)`,
};

const IS_OFFERED = {
  name: 'auth-company-sign-in-offered',
  text: 'SELECT EXISTS (SELECT 1 FROM auth.sign_in_domain WHERE proven_at IS NOT NULL) AS done',
};

/** Connections to companies’ providers, without their secrets. */
@Injectable()
export class SignInProvidersReader {
  constructor(protected readonly database: Database) {}

  async list(workspaceId: number): Promise<SignInProvider[]> {
    const rows = await this.database.query<Row>(`${SELECT} WHERE p.workspace_id = $1 ORDER BY p.id`, [
      workspaceId,
    ]);
    return rows.map(providerOf);
  }

  async byId(id: number, executor: Executor = this.database): Promise<SignInProvider | undefined> {
    const [row] = await executor.query<Row>(`${SELECT} WHERE p.id = $1`, [id]);
    return row && providerOf(row);
  }

  /** The connection for which a domain is proven. */
  async byDomain(domain: string): Promise<SignInProvider | undefined> {
    const [row] = await this.database.query<Row>(BY_DOMAIN, [domain]);
    return row && providerOf(row);
  }

  /** Whether a domain was proven for a connection until its record was missing. */
  async hasLost(domain: string): Promise<boolean> {
    const rows = await this.database.query(
      'SELECT 1 FROM auth.sign_in_domain WHERE domain = $1 AND proof_ended_at IS NOT NULL LIMIT 1',
      [domain],
    );
    return rows.length > 0;
  }

  /** Whether any domain of this deployment is proven, so that the sign-in page needs to offer it. */
  async isOffered(): Promise<boolean> {
    const [row] = await this.database.query<{ done: boolean }>(IS_OFFERED);
    return row?.done ?? false;
  }

  /** Whether a connection of the workspace demands its sign-in. */
  async isRequiredIn(tx: Executor, workspaceId: number): Promise<boolean> {
    const rows = await tx.query('SELECT 1 FROM auth.sign_in_provider WHERE workspace_id = $1 AND required', [
      workspaceId,
    ]);
    return rows.length > 0;
  }
}

function providerOf({ domains, ...row }: Row): SignInProvider {
  return {
    ...row,
    domains: domains.map(({ provenAt, ...domain }) => ({
      ...domain,
      provenAt: provenAt === null ? null : new Date(provenAt),
    })),
  };
}
