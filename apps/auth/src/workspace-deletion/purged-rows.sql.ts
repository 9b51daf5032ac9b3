/** A bounded number of rows of a workspace. */
const some = (table: string, key = 'id'): string =>
  `DELETE FROM auth.${table} WHERE ${key} IN (
     SELECT ${key} FROM auth.${table} WHERE workspace_id = $1 LIMIT 1000 FOR UPDATE SKIP LOCKED) RETURNING 1`;

/** Where a token or an AI client was used from: kept by its name in the audit log. */
const ofCredential = (table: string, noun: 'client' | 'token', from: string): string =>
  `DELETE FROM auth.${table} WHERE ctid = ANY (ARRAY(
     SELECT used.ctid FROM auth.${from} own JOIN auth.${table} used ON used.credential = '${noun} ' || own.id
     WHERE own.workspace_id = $1 LIMIT 1000)) RETURNING 1`;

/**
 * Deletes auth's rows of a workspace in batches, those first that refer to others. Rows that refer to these ones by a key with
 * `ON DELETE` go with them. $1 is the workspace.
 */
export const PURGED_IN_BATCHES: readonly string[] = [
  `DELETE FROM auth.oidc_model WHERE ctid = ANY (ARRAY(
     SELECT o.ctid FROM auth.oauth_grant g JOIN auth.oidc_model o ON o.grant_hash = g.grant_hash
     WHERE g.workspace_id = $1 LIMIT 1000)) RETURNING 1`,
  `DELETE FROM auth.oidc_model WHERE ctid = ANY (ARRAY(
     SELECT o.ctid FROM auth.oauth_grant g JOIN auth.oidc_model o ON o.kind = 'Grant' AND o.id_hash = g.grant_hash
     WHERE g.workspace_id = $1 LIMIT 1000)) RETURNING 1`,
  ...['used_address', 'used_address_count'].flatMap((table) => [
    ofCredential(table, 'token', 'api_token'),
    ofCredential(table, 'client', 'oauth_connection'),
  ]),
  some('oauth_grant'),
  some('oauth_connection'),
  some('api_token'),
  some('invitation'),
  some('provisioned_group'),
  some('provisioned_user', 'member_id'),
  some('sign_in_provider'),
  // Few at a time: each is looked up in the tables that refer to members.
  `DELETE FROM auth.member WHERE id IN (
     SELECT id FROM auth.member WHERE workspace_id = $1 LIMIT 50 FOR UPDATE SKIP LOCKED) RETURNING 1`,
  'DELETE FROM auth.outbox WHERE workspace_id = $1 AND published_at IS NOT NULL RETURNING 1',
];

/** The audit log, of which a SIEM gets every entry first. $2: whether entries are published at all. */
export const PURGED_AUDIT = `DELETE FROM auth.audit_entry WHERE id IN (
  SELECT id FROM auth.audit_entry WHERE workspace_id = $1 AND (is_published OR NOT $2)
  LIMIT 1000 FOR UPDATE SKIP LOCKED) RETURNING 1`;

/** What may be left after the batches: rows that another transaction held, or that are published first. */
export const LEFT_BEHIND = [
  'oauth_grant',
  'oauth_connection',
  'api_token',
  'invitation',
  'provisioned_group',
  'provisioned_user',
  'sign_in_provider',
  'member',
  'outbox',
  'audit_entry',
]
  .map((table) => `SELECT 1 FROM auth.${table} WHERE workspace_id = $1`)
  .join(' UNION ALL ')
  .concat(' LIMIT 1');
