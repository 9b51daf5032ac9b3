import type { MigrationInterface, QueryRunner } from '@kiban/persistence';
import { OUTBOX } from './frozen/outbox.js';

export class Initial1763700000000 implements MigrationInterface {
  readonly name = 'Initial1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(OUTBOX);
    await runner.query(PEOPLE);
    await runner.query(TOKENS);
    await runner.query(OAUTH);
    await runner.query(SAFEGUARDS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SCHEMA auth CASCADE');
  }
}

const PEOPLE = `
  CREATE TABLE auth.account (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    email text NOT NULL,
    name text NOT NULL,
    password_hash text NOT NULL,
    password_changed_at timestamptz NOT NULL DEFAULT now(),
    disabled_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  -- One account an address, however its letters are cased.
  CREATE UNIQUE INDEX account_email_unique ON auth.account (lower(email));

  CREATE TABLE auth.workspace (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    slug text NOT NULL CONSTRAINT workspace_slug_unique UNIQUE,
    name text NOT NULL,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now()
  );

  -- A removed member keeps the row, so that whoever comes back is the same actor as before.
  CREATE TABLE auth.member (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id bigint NOT NULL REFERENCES auth.workspace,
    account_id bigint NOT NULL REFERENCES auth.account,
    role text NOT NULL CHECK (role IN ('owner', 'admin', 'member', 'viewer')),
    version integer NOT NULL DEFAULT 1,
    joined_at timestamptz NOT NULL DEFAULT now(),
    removed_at timestamptz,
    CONSTRAINT member_account_unique UNIQUE (workspace_id, account_id)
  );
  CREATE INDEX member_account ON auth.member (account_id);

  CREATE TABLE auth.invitation (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id bigint NOT NULL REFERENCES auth.workspace,
    email text NOT NULL,
    role text NOT NULL CHECK (role IN ('owner', 'admin', 'member', 'viewer')),
    digest bytea NOT NULL CONSTRAINT invitation_digest_unique UNIQUE,
    invited_by bigint NOT NULL REFERENCES auth.member,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    accepted_at timestamptz,
    revoked_at timestamptz
  );
  CREATE INDEX invitation_workspace ON auth.invitation (workspace_id, id);

  CREATE TABLE auth.password_reset (
    digest bytea PRIMARY KEY,
    account_id bigint NOT NULL REFERENCES auth.account,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz
  );
  CREATE INDEX password_reset_account ON auth.password_reset (account_id);
`;

const TOKENS = `
  -- The value itself is nowhere: its digest finds it, its ends let people tell tokens apart.
  CREATE TABLE auth.api_token (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id bigint NOT NULL REFERENCES auth.workspace,
    issued_by bigint NOT NULL REFERENCES auth.member,
    name text NOT NULL,
    digest bytea NOT NULL CONSTRAINT api_token_digest_unique UNIQUE,
    first_characters text NOT NULL,
    last_characters text NOT NULL,
    created_at timestamptz NOT NULL,
    expires_at timestamptz,
    revoked_at timestamptz,
    revoked_by bigint REFERENCES auth.member,
    last_used_at timestamptz
  );
  CREATE INDEX api_token_workspace ON auth.api_token (workspace_id, id);
  CREATE INDEX api_token_issuer ON auth.api_token (issued_by) WHERE revoked_at IS NULL;
`;

const OAUTH = `
  -- What the settings list: one AI client of one person in one workspace. It may hold several grants,
  -- since one client id is shared by all installations of a client.
  CREATE TABLE auth.oauth_connection (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id bigint NOT NULL REFERENCES auth.workspace,
    member_id bigint NOT NULL REFERENCES auth.member,
    client_id text NOT NULL,
    client_name text NOT NULL,
    client_host text,
    registration text NOT NULL CHECK (registration IN ('document', 'dynamic')),
    created_at timestamptz NOT NULL,
    last_used_at timestamptz,
    revoked_at timestamptz,
    revoked_by bigint REFERENCES auth.member
  );
  CREATE UNIQUE INDEX oauth_connection_live ON auth.oauth_connection (member_id, client_id) WHERE revoked_at IS NULL;
  CREATE INDEX oauth_connection_workspace ON auth.oauth_connection (workspace_id, id);

  -- One Allow, or one sign-in to the screen (then without a connection). The member is read anew on every
  -- question, so a lowered role or a removal holds at once.
  CREATE TABLE auth.oauth_grant (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    grant_hash bytea NOT NULL CONSTRAINT oauth_grant_hash_unique UNIQUE,
    kind text NOT NULL CHECK (kind IN ('oauth', 'screen')),
    connection_id bigint REFERENCES auth.oauth_connection,
    workspace_id bigint NOT NULL REFERENCES auth.workspace,
    member_id bigint NOT NULL REFERENCES auth.member,
    account_id bigint NOT NULL REFERENCES auth.account,
    client_id text NOT NULL,
    scopes text[] NOT NULL,
    session_hash bytea,
    created_at timestamptz NOT NULL,
    last_used_at timestamptz,
    expires_at timestamptz NOT NULL,
    revoked_at timestamptz,
    CHECK ((kind = 'oauth') = (connection_id IS NOT NULL))
  );
  CREATE INDEX oauth_grant_connection ON auth.oauth_grant (connection_id) WHERE revoked_at IS NULL;
  CREATE INDEX oauth_grant_member ON auth.oauth_grant (member_id) WHERE revoked_at IS NULL;
  CREATE INDEX oauth_grant_account ON auth.oauth_grant (account_id) WHERE revoked_at IS NULL;

  -- The authorization server's own state. Ids are bearer secrets and stand here as SHA-256; payloads are
  -- encrypted whole, since they repeat ids, cookies and client secrets.
  CREATE TABLE auth.oidc_model (
    kind text NOT NULL,
    id_hash bytea NOT NULL,
    payload bytea NOT NULL,
    grant_hash bytea,
    uid_hash bytea,
    client_id text,
    scope text,
    audience text,
    created_at timestamptz NOT NULL,
    expires_at timestamptz,
    consumed_at timestamptz,
    PRIMARY KEY (kind, id_hash)
  );
  CREATE INDEX oidc_model_grant ON auth.oidc_model (grant_hash) WHERE grant_hash IS NOT NULL;
  CREATE INDEX oidc_model_uid ON auth.oidc_model (uid_hash) WHERE uid_hash IS NOT NULL;
  CREATE INDEX oidc_model_expiry ON auth.oidc_model (expires_at) WHERE expires_at IS NOT NULL;
`;

const SAFEGUARDS = `
  -- Which process may be using an answer without asking again, and until when at the latest.
  CREATE TABLE auth.lease_holder (
    instance uuid PRIMARY KEY,
    may_hold_until timestamptz NOT NULL
  );

  -- Wrong passwords by account and address. Keyed by digests, so that it lists nobody's address.
  CREATE TABLE auth.password_attempt (
    subject bytea NOT NULL,
    address bytea NOT NULL,
    failures integer NOT NULL,
    window_started_at timestamptz NOT NULL,
    PRIMARY KEY (subject, address)
  );

  CREATE TABLE auth.audit_entry (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id bigint REFERENCES auth.workspace,
    at timestamptz NOT NULL,
    action text NOT NULL,
    actor_member_id bigint,
    actor_name text,
    via text,
    address text,
    user_agent text,
    target text,
    details json NOT NULL
  );
  CREATE INDEX audit_entry_workspace ON auth.audit_entry (workspace_id, id DESC);
`;
