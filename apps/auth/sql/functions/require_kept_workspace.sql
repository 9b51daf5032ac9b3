-- No one joins a workspace in deletion: neither by an invitation, a company's sign-in or a directory, nor at a replica of a version
-- that does not know deletions (decision 68).
CREATE OR REPLACE FUNCTION auth.require_kept_workspace() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM auth.workspace WHERE id = NEW.workspace_id AND deletion_at IS NOT NULL) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END $$;
