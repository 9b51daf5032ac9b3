-- No session of such an account begins without the company's sign-in. A trigger, so that it also holds for replicas of a
-- version that does not know it, and for every other way to sign in (decision 61).
CREATE OR REPLACE FUNCTION auth.require_company_sign_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF auth.needs_company_sign_in(NEW.account_id) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END $$;
