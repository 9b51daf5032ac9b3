-- A workspace gives access to approved AI clients only, and no longer than its owners set. A trigger, so that it also holds for
-- replicas of a version that does not know the rules, and for a rule that was set while a person consented (decision 66).
CREATE OR REPLACE FUNCTION auth.apply_client_policy() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  days integer;
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM auth.oauth_connection c
    WHERE c.id = NEW.connection_id AND auth.client_is_approved(NEW.workspace_id, c.client_id, c.client_host))
  THEN
    RETURN NULL;
  END IF;
  SELECT w.client_days_max INTO days FROM auth.workspace w WHERE w.id = NEW.workspace_id;
  -- least() passes over null, which leaves the life to the installation.
  NEW.expires_at := least(NEW.expires_at, NEW.created_at + days * interval '1 day');
  RETURN NEW;
END $$;
