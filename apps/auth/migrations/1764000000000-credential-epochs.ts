import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** Binds browser sessions and pending sign-ins to the credentials that opened them (decision 14). */
export class CredentialEpochs1764000000000 implements MigrationInterface {
  readonly name = 'CredentialEpochs1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(EPOCHS);
    await runner.query(SESSIONS);
    await runner.query(RIGHTS_ALREADY_LOST);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER oidc_model_browser_session ON auth.oidc_model;
      DROP FUNCTION auth.begin_browser_session();
      DROP TABLE auth.browser_session;
      DROP INDEX auth.oauth_grant_session;
      DROP TRIGGER account_credential_epoch ON auth.account;
      DROP FUNCTION auth.begin_credential_epoch();
      ALTER TABLE auth.account DROP COLUMN credential_epoch, DROP COLUMN sign_outs`);
  }
}

const EPOCHS = `
  ALTER TABLE auth.account
    ADD COLUMN credential_epoch integer NOT NULL DEFAULT 0,
    ADD COLUMN sign_outs integer NOT NULL DEFAULT 0;

  -- A trigger, so that the epoch also moves for a replica of the previous version and for an operator's UPDATE.
  CREATE FUNCTION auth.begin_credential_epoch() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.credential_epoch := OLD.credential_epoch + 1;
    RETURN NEW;
  END $$;
  CREATE TRIGGER account_credential_epoch BEFORE UPDATE ON auth.account FOR EACH ROW
    WHEN (NEW.password_changed_at IS DISTINCT FROM OLD.password_changed_at
       OR NEW.disabled_at IS DISTINCT FROM OLD.disabled_at)
    EXECUTE FUNCTION auth.begin_credential_epoch();
`;

const SESSIONS = `
  -- One sign-in of a browser. An ended one stays until its model would have expired, so that a request in flight
  -- that writes the model back revives nothing.
  CREATE TABLE auth.browser_session (
    uid_hash bytea PRIMARY KEY,
    account_id bigint NOT NULL REFERENCES auth.account,
    credential_epoch integer NOT NULL,
    signed_in_at timestamptz NOT NULL,
    ended_at timestamptz
  );
  CREATE INDEX browser_session_account ON auth.browser_session (account_id) WHERE ended_at IS NULL;
  CREATE INDEX browser_session_signed_in ON auth.browser_session (signed_in_at);

  CREATE INDEX oauth_grant_session ON auth.oauth_grant (session_hash)
    WHERE revoked_at IS NULL AND session_hash IS NOT NULL;

  INSERT INTO auth.browser_session (uid_hash, account_id, credential_epoch, signed_in_at)
  SELECT uid_hash, account_id, 0, created_at FROM auth.oidc_model
  WHERE kind = 'Session' AND account_id IS NOT NULL AND uid_hash IS NOT NULL
  ON CONFLICT (uid_hash) DO NOTHING;

  -- For replicas of the previous version, which save the model alone. This version saves it for a sign-in that has
  -- its row here, so that the trigger adds nothing; it goes when no such replica can run.
  CREATE FUNCTION auth.begin_browser_session() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO auth.browser_session (uid_hash, account_id, credential_epoch, signed_in_at)
    SELECT NEW.uid_hash, a.id, a.credential_epoch, NEW.created_at FROM auth.account a WHERE a.id = NEW.account_id
    ON CONFLICT (uid_hash) DO NOTHING;
    RETURN NULL;
  END $$;
  CREATE TRIGGER oidc_model_browser_session AFTER INSERT ON auth.oidc_model FOR EACH ROW
    WHEN (NEW.kind = 'Session' AND NEW.account_id IS NOT NULL AND NEW.uid_hash IS NOT NULL)
    EXECUTE FUNCTION auth.begin_browser_session();
`;

// What a race left in force although the right had ended.
const RIGHTS_ALREADY_LOST = `
  WITH revoked AS (
    UPDATE auth.api_token t SET revoked_at = now() FROM auth.member m
    WHERE m.id = t.issued_by AND t.revoked_at IS NULL AND (m.removed_at IS NOT NULL OR m.role <> 'owner')
    RETURNING t.workspace_id, t.id, t.name)
  INSERT INTO auth.audit_entry (workspace_id, at, action, via, target, details)
  SELECT workspace_id, now(), 'token.revoke', 'upgrade', 'token ' || id,
         json_build_object('name', name, 'because', 'issuer is no owner')
  FROM revoked;

  WITH revoked AS (
    UPDATE auth.invitation i SET revoked_at = now() FROM auth.member m
    WHERE m.id = i.invited_by AND i.accepted_at IS NULL AND i.revoked_at IS NULL AND i.expires_at > now()
      AND (m.removed_at IS NOT NULL OR m.role NOT IN ('owner', 'admin') OR (m.role = 'admin' AND i.role = 'owner'))
    RETURNING i.workspace_id, i.id, i.email, i.role)
  INSERT INTO auth.audit_entry (workspace_id, at, action, via, target, details)
  SELECT workspace_id, now(), 'invitation.revoke', 'upgrade', 'invitation ' || id,
         json_build_object('email', email, 'role', role, 'because', 'inviter may not assign the role')
  FROM revoked;
`;
