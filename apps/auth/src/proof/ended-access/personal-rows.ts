import { deletedMemberName } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import { digestOf } from '../../infrastructure/digest.js';

export interface ErasedPerson {
  accountId: number;
  /** Until now. */
  email: string;
  /** What replaces it. */
  address: string;
  memberIds: readonly number[];
  workspaceIds: readonly number[];
}

const OF_ACCOUNT = [
  'browser_session',
  'company_identity',
  'known_device',
  'new_address',
  'passkey',
  'password_reset',
  // With the recovery codes.
  'second_factor',
];
const OF_MEMBER = ['member_preferences', 'provisioned_group_user', 'provisioned_user'];
/** By the digest of the address. */
const OF_ADDRESS = ['known_network', 'password_attempt'];

// Open invitations belong to their inviters, who typed the address themselves.
const INVITATIONS = `UPDATE auth.invitation SET email = $3
  WHERE workspace_id = ANY ($1::bigint[]) AND lower(email) = lower($2)
    AND (accepted_at IS NOT NULL OR revoked_at IS NOT NULL OR expires_at < now())`;

const TOKENS = `UPDATE auth.api_token SET last_used_address = NULL WHERE issued_by = ANY ($1::bigint[])`;

/** By the names of the person's tokens and AI clients in the audit log. */
const OF_CREDENTIAL = ['used_address', 'used_address_count'];

/** Keys of details that name the person in entries about a member. */
const NAMING = ['email', 'from', 'name', 'to'];
const DESCRIBING = ['browser', 'system', ...NAMING];

/** A text under one of the keys gets the name of all deleted members, so that the entry can still be read. */
const renamed = (keys: string): string => `(details::jsonb - ${keys} || (
  SELECT coalesce(jsonb_object_agg(key, $4::text), '{}') FROM jsonb_each(details::jsonb)
  WHERE key = ANY ($7::text[]) AND key = ANY (${keys}) AND jsonb_typeof(value) = 'string'))::json`;

// Entries stay as evidence: what was done, when, and by which member. Those without an actor are guesses at the person's
// sign-in, and the address may be the person's own.
const AUDIT = `UPDATE auth.audit_entry SET
    actor_name = CASE WHEN actor_member_id = ANY ($2::bigint[]) THEN $4 ELSE actor_name END,
    address = CASE WHEN actor_member_id IS NULL OR actor_member_id = ANY ($2::bigint[]) THEN NULL ELSE address END,
    user_agent = CASE WHEN actor_member_id IS NULL OR actor_member_id = ANY ($2::bigint[]) THEN NULL ELSE user_agent END,
    details = CASE WHEN target = ANY ($3::text[]) THEN ${renamed('$5::text[]')}
                   WHEN lower(details->>'email') = lower($6) THEN ${renamed(`'{email}'::text[]`)}
                   ELSE details END
  WHERE workspace_id = ANY ($1::bigint[])
    AND (actor_member_id = ANY ($2::bigint[]) OR target = ANY ($3::text[]) OR lower(details->>'email') = lower($6))`;

/** Deletes what belongs to the person alone, and takes the person out of what stays. */
export async function erasePerson(tx: Executor, person: ErasedPerson): Promise<void> {
  const { accountId, email, address, memberIds, workspaceIds } = person;
  for (const table of OF_ACCOUNT)
    await tx.query(`DELETE FROM auth.${table} WHERE account_id = $1`, [accountId]);
  for (const table of OF_MEMBER)
    await tx.query(`DELETE FROM auth.${table} WHERE member_id = ANY ($1::bigint[])`, [memberIds]);
  for (const table of OF_ADDRESS)
    await tx.query(`DELETE FROM auth.${table} WHERE subject = $1`, [digestOf(email.toLowerCase())]);
  for (const table of OF_CREDENTIAL)
    await tx.query(
      `DELETE FROM auth.${table} WHERE credential IN (
         SELECT 'token ' || id FROM auth.api_token WHERE issued_by = ANY ($1::bigint[])
         UNION ALL SELECT 'client ' || id FROM auth.oauth_connection WHERE member_id = ANY ($1::bigint[]))`,
      [memberIds],
    );
  await tx.query(INVITATIONS, [workspaceIds, email, address]);
  await tx.query(TOKENS, [memberIds]);
  const targets = memberIds.map((id) => `member ${id}`);
  await tx.query(AUDIT, [workspaceIds, memberIds, targets, deletedMemberName, DESCRIBING, email, NAMING]);
}
