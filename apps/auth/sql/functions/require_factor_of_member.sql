-- A workspace gives no access to a session that may not open it. A trigger, so that it also holds for replicas of a version that does
-- not know the rule (decisions 60 and 80).
CREATE OR REPLACE FUNCTION auth.require_factor_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF auth.refusal_of_session(NEW.account_id, NEW.session_hash, NEW.workspace_id) <> 'none' THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END $$;
