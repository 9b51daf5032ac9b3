-- Whether the password of an account opens no session: a workspace of the account demands the sign-in of the company that
-- has proven the domain of its address. Owners of that workspace keep the password, for the day on which the provider fails.
CREATE OR REPLACE FUNCTION auth.needs_company_sign_in(account_id bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT 1 FROM auth.account a
    JOIN auth.sign_in_domain d ON d.domain = lower(substring(a.email FROM '[^@]*$')) AND d.proven_at IS NOT NULL
    JOIN auth.sign_in_provider p ON p.id = d.provider_id AND p.required
    JOIN auth.member m ON m.workspace_id = p.workspace_id AND m.account_id = a.id
    WHERE a.id = needs_company_sign_in.account_id AND (m.removed_at IS NULL OR m.left_with_workspace) AND m.role <> 'owner')
$$;
