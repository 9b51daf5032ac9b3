-- A document in which a member's name is replaced, wherever it stands as {"memberId": …, "name": …}. A text of a person that looks
-- like it has escaped quotes, so it does not match.
CREATE OR REPLACE FUNCTION boards.without_member_name(document json, member_id bigint, new_name text) RETURNS json
LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(
    document::text,
    '("memberId"\s*:\s*' || member_id || '\s*,\s*"name"\s*:\s*)"(?:[^"\\]|\\.)*"',
    '\1' || to_json(new_name)::text,
    'g')::json
$$;
