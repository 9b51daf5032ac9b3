-- A workspace that demands a second factor gives no access to a session without one. A trigger, so that it also holds
-- for replicas of a version that does not know the demand (decision 60).
CREATE OR REPLACE FUNCTION auth.require_factor_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM auth.workspace WHERE id = NEW.workspace_id AND second_factor_required)
    AND NOT auth.has_second_factor(NEW.account_id, NEW.session_hash)
  THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END $$;
