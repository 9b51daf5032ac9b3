-- For replicas that save the model alone. This version saves the model of a sign-in that already has its row, so the
-- trigger then adds nothing.
CREATE OR REPLACE FUNCTION auth.begin_browser_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO auth.browser_session (uid_hash, account_id, credential_epoch, signed_in_at)
  SELECT NEW.uid_hash, a.id, a.credential_epoch, NEW.created_at FROM auth.account a WHERE a.id = NEW.account_id
  ON CONFLICT (uid_hash) DO NOTHING;
  RETURN NULL;
END $$;
