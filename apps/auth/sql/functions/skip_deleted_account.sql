-- Adds no row of a person to an account that is deleted (decision 67). It waits for a deletion in progress, as the foreign key
-- would, but reads its outcome.
CREATE OR REPLACE FUNCTION auth.skip_deleted_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  deleted timestamptz;
BEGIN
  SELECT deleted_at INTO deleted FROM auth.account WHERE id = NEW.account_id FOR KEY SHARE;
  IF deleted IS NOT NULL THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END $$;
