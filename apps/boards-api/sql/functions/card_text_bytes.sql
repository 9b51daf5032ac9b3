-- Made from the declaration of the properties of a card by `npm run schema`.
-- The bytes of text in the properties of a card, as the quota of its workspace counts them.
CREATE OR REPLACE FUNCTION boards.card_text_bytes(of_card boards.card) RETURNS int LANGUAGE sql IMMUTABLE AS $bytes$
  SELECT octet_length(of_card.title) + coalesce(octet_length(of_card.description), 0)
$bytes$;
