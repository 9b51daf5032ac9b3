/** A member's role in a workspace, from most to least rights (decisions §3). */
export const roles = ['owner', 'admin', 'member', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** Whether a role has the rights over the whole workspace; undefined for a member who left. */
export function isOwnerOrAdmin(role: Role | undefined): boolean {
  return role === 'owner' || role === 'admin';
}

export const scopes = ['boards:read', 'boards:write'] as const;
export type Scope = (typeof scopes)[number];

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
  workspace: { id: number; slug: string; name: string };
  /** The acting member; for an API token the member who issued it. */
  member: { id: number; name: string };
  /** Rights of this request. An API token acts as `admin`, even when an owner issued it. */
  role: Role;
  scopes: readonly Scope[];
  via: Via;
  /** The resource that the bearer was issued for: {base_url} or {mcp_url}. An API token serves both. */
  audiences: readonly ('api' | 'mcp')[];
  /** ISO timestamp after which the bearer is rejected; null when it does not expire. */
  expiresAt: string | null;
}
