import type { Role } from '@kiban/vocabulary';

/** The scopes that an AI client or the web app is granted (OAuth). */
export const connectionScopes = ['boards:read', 'boards:write'] as const;
export type ConnectionScope = (typeof connectionScopes)[number];

/** The scopes that `kiban login` may be granted; `events:read` by an owner or admin alone (decision 53). */
export const commandLineScopes = [...connectionScopes, 'events:read'] as const;
export type GrantedScope = (typeof commandLineScopes)[number];

/** The scopes of an API token without restrictions. */
export const adminScopes = [...connectionScopes, 'webhooks:manage', 'members:read'] as const;

/** The scope of a company's directory, which adds and removes members by SCIM. It stands alone (decision 63). */
export const provisioningScope = 'members:provision';

/** The scopes that an API token may be issued with. */
export const scopes = [...adminScopes, provisioningScope] as const;
export type Scope = (typeof scopes)[number];

/** Every scope of any credential. */
export const credentialScopes = [...scopes, 'events:read'] as const;
export type CredentialScope = (typeof credentialScopes)[number];

/**
 * What an API token may do less than a workspace admin. Auth sends it only to processes that announce to apply it
 * (decision 56).
 */
export interface TokenRestriction {
  /** Whether the token has only the scopes of its principal. */
  isScoped: boolean;
  /** CIDR ranges from which the token may be used; empty: from everywhere. */
  addressRanges: readonly string[];
  /** The only boards that the token may see, of those that its role sees; null: no such limit (decision 57). */
  boardIds: readonly number[] | null;
}

/** By what a person shows that it is them, named as in the body of `POST /me/second-factor/check`. */
export const proofMethods = ['passkey', 'code', 'password'] as const;
export type ProofMethod = (typeof proofMethods)[number];

/** When the person of a session last showed that it is them, before critical changes (decision 81). */
export interface SecondFactorOfSession {
  /** ISO timestamp until which critical changes need nothing further; null when nothing was shown in this session. */
  freshUntil: string | null;
  /** What counts: passkey and code of those who have one, otherwise the password. Absent from an auth of the release before. */
  methods?: readonly ProofMethod[];
}

/** Channel of a request, shown in the activity feed (decisions §3). */
export interface Via {
  kind: 'token' | 'oauth' | 'screen' | 'import';
  name: string;
}

/** The caller behind a bearer, in the form that every service uses. */
export interface Principal {
  kind: 'token' | 'oauth' | 'screen';
  /** Identifies the credential across requests, e.g. `token:12` or `grant:ab…`: the key of idempotency and rate limits. */
  credentialId: string;
  workspace: {
    id: number;
    slug: string;
    name: string;
    /** ISO timestamp of the final deletion, while the workspace is in deletion: only of people at the screen, and within auth. */
    deletionAt?: string;
  };
  /** The acting member; for an API token the member who issued it. */
  member: { id: number; name: string };
  /** Rights of this request. An API token acts as `admin`, even when an owner issued it. */
  role: Role;
  scopes: readonly CredentialScope[];
  via: Via;
  /** The resource that the bearer was issued for: {base_url} or {mcp_url}. An API token serves both, one for SCIM the API alone. */
  audiences: readonly ('api' | 'mcp')[];
  /** ISO timestamp after which the bearer is rejected; null when it does not expire. */
  expiresAt: string | null;
  /** Absent for a credential without restrictions. */
  restriction?: TokenRestriction;
  /** Of a person at the screen, from an auth of the release before only while their second factor is on; absent for everyone else. */
  secondFactor?: SecondFactorOfSession;
}

/** Whether a person at the screen has shown lately that it is them. False for every other caller. */
export function hasFreshProof({ secondFactor }: Principal, nowMs = Date.now()): boolean {
  const freshUntil = secondFactor?.freshUntil ?? null;
  return freshUntil !== null && Date.parse(freshUntil) > nowMs;
}
