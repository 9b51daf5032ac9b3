-- A trigger, so that an operator's UPDATE also begins a new epoch.
CREATE OR REPLACE FUNCTION auth.begin_credential_epoch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.credential_epoch := OLD.credential_epoch + 1;
  RETURN NEW;
END $$;
