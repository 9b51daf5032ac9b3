import { cardPropertyList, type CardProperty } from '@kiban/vocabulary';

const columns = (written: (column: string) => string): string =>
  cardPropertyList()
    .map(([, { column }]) => written(column))
    .join(', ');

const HEAD = '-- Made from the declaration of the properties of a card by `npm run schema`.';

/**
 * The SQL functions that name every property of a card, by name: `npm run schema` writes them to `sql/functions`, where
 * they are versioned like those written by hand.
 */
export function cardFunctions(): Readonly<Record<string, string>> {
  const updated = cardPropertyList('update');
  return {
    insert_card: `${HEAD}
-- Inserts a card that boards.create_card admits.
CREATE OR REPLACE FUNCTION boards.insert_card(
  wanted boards.card, one boards.card_item, target boards.list, rank text
) RETURNS boards.card LANGUAGE plpgsql AS $insert$
#variable_conflict use_variable
DECLARE
  card boards.card;
BEGIN
  INSERT INTO boards.card (workspace_id, board_id, list_id, rank, completed_at, archived_at,
    label_count, assignee_count, value_count, created_by_id, created_by_name,
    ${columns((column) => column)})
  VALUES (target.workspace_id, target.board_id, target.id, rank,
    CASE WHEN one.is_completed THEN coalesce(one.completed_at, clock_timestamp()) END,
    CASE WHEN one.is_archived THEN clock_timestamp() END,
    coalesce(wanted.label_count, 0), coalesce(wanted.assignee_count, 0), coalesce(wanted.value_count, 0),
    one.member_id, one.member_name,
    ${columns((column) => `wanted.${column}`)})
  RETURNING * INTO card;
  RETURN card;
END $insert$;
`,
    store_card: `${HEAD}
-- Stores the properties and the counters of a card that boards.update_card changes, as its next version.
CREATE OR REPLACE FUNCTION boards.store_card(wanted boards.card) RETURNS boards.card LANGUAGE plpgsql AS $store$
#variable_conflict use_variable
DECLARE
  card boards.card;
BEGIN
  UPDATE boards.card AS c
  SET label_count = wanted.label_count, assignee_count = wanted.assignee_count, value_count = wanted.value_count,
    updated_at = clock_timestamp(), version = c.version + 1,
    ${updated.map(([, { column }]) => `${column} = wanted.${column}`).join(', ')}
  WHERE c.id = wanted.id RETURNING c.* INTO card;
  RETURN card;
END $store$;
`,
    card_text_bytes: `${HEAD}
-- The bytes of text in the properties of a card, as the quota of its workspace counts them.
CREATE OR REPLACE FUNCTION boards.card_text_bytes(of_card boards.card) RETURNS int LANGUAGE sql IMMUTABLE AS $bytes$
  SELECT ${cardPropertyList()
    .filter(([, { type }]) => type === 'text')
    .map(([, property]) => bytesOf(property))
    .join(' + ')}
$bytes$;
`,
    card_changes: `${HEAD}
-- The properties that differ between two states of a card, as the changes of an event; null if none does.
CREATE OR REPLACE FUNCTION boards.card_changes(before boards.card, card boards.card) RETURNS json LANGUAGE plpgsql STABLE AS $changes$
#variable_conflict use_variable
BEGIN
  RETURN (
    SELECT json_object_agg(change.name, json_build_object('from', change.old, 'to', change.new) ORDER BY change.nth)
    FROM (VALUES
      ${updated.map(([name, property], nth) => changeOf(nth + 1, name, property)).join(',\n      ')}
    ) AS change (nth, name, old, new) WHERE change.old IS DISTINCT FROM change.new);
END $changes$;
`,
  };
}

const bytesOf = ({ column, nullable }: CardProperty): string =>
  nullable ? `coalesce(octet_length(of_card.${column}), 0)` : `octet_length(of_card.${column})`;

/** Texts and numbers share the columns of the list of values, so they are JSON. */
const changeOf = (nth: number, name: string, { column }: CardProperty): string =>
  `(${nth}, '${name}', to_jsonb(before.${column}), to_jsonb(card.${column}))`;
