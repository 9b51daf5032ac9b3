-- Whether a session satisfies the demand for a second factor: its account has an authenticator app, or the session began with a
-- passkey that the account still has (decisions 60 and 62).
CREATE OR REPLACE FUNCTION auth.has_second_factor(holder bigint, session bytea) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM auth.second_factor WHERE account_id = holder AND confirmed_at IS NOT NULL)
    OR EXISTS (
      SELECT 1 FROM auth.browser_session WHERE uid_hash = session AND account_id = holder AND passkey_id IS NOT NULL)
$$;
