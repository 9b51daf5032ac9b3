-- All members leave a workspace with its deletion and come back with its restoration. A replica of a version that does not know
-- deletions rejects every credential of a former member, so it does not serve the workspace either (decision 68).
CREATE OR REPLACE FUNCTION auth.end_membership_of_workspace() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.deletion_at IS NOT NULL THEN
    UPDATE auth.member SET removed_at = NEW.deleted_at, left_with_workspace = true
    WHERE workspace_id = NEW.id AND removed_at IS NULL;
  ELSE
    UPDATE auth.member SET removed_at = NULL, left_with_workspace = false
    WHERE workspace_id = NEW.id AND left_with_workspace;
  END IF;
  RETURN NULL;
END $$;
