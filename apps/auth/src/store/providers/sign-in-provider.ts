import type { CompanyRole } from '@kiban/contracts';

/** The path at which a company’s provider returns the browser. */
export const RETURN_PATH = '/sign-in/company';

export interface SignInDomain {
  /** In lower case, as in the DNS. */
  domain: string;
  /** The random part of its TXT record. */
  proof: string;
  provenAt: Date | null;
}

/** A workspace’s connection to the OpenID Connect provider of a company. */
export interface SignInProvider {
  id: number;
  workspaceId: number;
  name: string;
  issuer: string;
  clientId: string;
  defaultRole: CompanyRole;
  groupsClaim: string | null;
  roleByGroup: Record<string, CompanyRole>;
  /** Whether members with a proven domain cannot use a password. */
  required: boolean;
  version: number;
  createdAt: Date;
  domains: SignInDomain[];
}

export type NewSignInProvider = Omit<SignInProvider, 'id' | 'required' | 'version' | 'domains'> & {
  clientSecret: string;
};

/** What owners may change. Another issuer or client is another connection, since its subjects are other people. */
export type SignInProviderChange = Pick<
  SignInProvider,
  'name' | 'defaultRole' | 'groupsClaim' | 'roleByGroup' | 'required'
> & { clientSecret: string | null };

/** The part of an e-mail address that a connection is bound to. */
export function domainOf(email: string): string {
  return email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
}

export function hasProven({ domains }: SignInProvider, email: string): boolean {
  return domains.some(({ domain, provenAt }) => provenAt !== null && domain === domainOf(email));
}
