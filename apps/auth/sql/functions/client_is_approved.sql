-- Whether members of a workspace may connect an AI client: by its id, or by the host of the document that names it (decision 66).
CREATE OR REPLACE FUNCTION auth.client_is_approved(in_workspace bigint, client text, host text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT w.approved_clients IS NULL OR client = ANY (w.approved_clients) OR coalesce(host = ANY (w.approved_clients), false)
  FROM auth.workspace w WHERE w.id = in_workspace
$$;
