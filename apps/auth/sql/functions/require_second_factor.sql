-- No session begins by the password alone if the account has a second factor. A trigger, so that it also holds for
-- replicas of a version that does not know second factors (decision 59).
CREATE OR REPLACE FUNCTION auth.require_second_factor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM auth.second_factor WHERE account_id = NEW.account_id AND confirmed_at IS NOT NULL) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END $$;
