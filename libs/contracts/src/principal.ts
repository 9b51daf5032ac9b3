/** A member's role in a workspace, from most to least rights (decisions §3). */
export const roles = ['owner', 'admin', 'member', 'viewer'] as const;
export type Role = (typeof roles)[number];

export const scopes = ['boards:read', 'boards:write'] as const;
export type Scope = (typeof scopes)[number];

/** How an action came in, shown in the activity feed (decisions §3). */
export interface Via {
  kind: 'token' | 'oauth' | 'screen' | 'import';
  name: string;
}

/** Who is calling: the one answer to "whose bearer is this?" that every service works with. */
export interface Principal {
  kind: 'token' | 'oauth' | 'screen';
  /** Names the credential across requests, e.g. `token:12` or `grant:ab…`: the key of idempotency and rate limits. */
  credentialId: string;
  workspace: { id: number; slug: string; name: string };
  /** The acting member; for an API token the member who issued it. */
  member: { id: number; name: string };
  /** The rights that this call has: an API token acts as `admin`, whoever issued it. */
  role: Role;
  scopes: readonly Scope[];
  via: Via;
  /** Which resource the bearer was issued for: {base_url} or {mcp_url}. An API token serves both. */
  audiences: readonly ('api' | 'mcp')[];
  /** ISO timestamp after which the bearer is refused; null when it does not expire. */
  expiresAt: string | null;
}
