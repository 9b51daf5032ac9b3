-- Why a browser's session may not open a workspace now; 'none' when it may. One rule for every use of a session (decision 80):
--   not_member      the account is none of its people, or is disabled
--   second_factor   the workspace demands a second factor, and the session has none (decision 60)
--   own_proof       a company began the session, which alone speaks for its own workspace only: elsewhere the person shows a
--                   code or a passkey, or signs in with the password
--   company         the workspace demands the sign-in of the company that speaks for the address, or to which the person is linked;
--                   its owners keep the password (decision 61)
CREATE OR REPLACE FUNCTION auth.refusal_of_session(holder bigint, session bytea, opened bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT CASE
      WHEN w.second_factor_required AND NOT auth.has_second_factor(holder, session) THEN 'second_factor'
      WHEN s.company_provider_id IS NOT NULL AND began.workspace_id IS DISTINCT FROM opened
        AND s.passkey_id IS NULL AND coalesce(s.second_factor_at, s.second_factor_shown_at) IS NULL THEN 'own_proof'
      WHEN m.role <> 'owner' AND demand.by IS NOT NULL AND NOT coalesce(s.company_provider_id = ANY (demand.by), false) THEN 'company'
      ELSE 'none'
    END
    FROM auth.workspace w
    JOIN auth.account a ON a.id = holder AND a.disabled_at IS NULL
    JOIN auth.member m ON m.workspace_id = w.id AND m.account_id = holder AND (m.removed_at IS NULL OR m.left_with_workspace)
    LEFT JOIN auth.browser_session s ON s.uid_hash = session
    LEFT JOIN auth.sign_in_provider began ON began.id = s.company_provider_id
    CROSS JOIN LATERAL (
      SELECT array_agg(p.id) AS by FROM auth.sign_in_provider p
      WHERE p.workspace_id = w.id AND p.required
        AND (EXISTS (SELECT 1 FROM auth.company_identity c WHERE c.provider_id = p.id AND c.account_id = holder)
          OR EXISTS (SELECT 1 FROM auth.sign_in_domain d WHERE d.provider_id = p.id AND d.proven_at IS NOT NULL
            AND d.domain = lower(substring(a.email FROM '[^@]*$'))))) AS demand
    WHERE w.id = opened), 'not_member')
$$;
