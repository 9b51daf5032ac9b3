import type { MentionPlace } from '@kiban/contracts';

/** A text of a card, as SQL expressions. */
export interface TextOfCard {
  cardId: string;
  place: MentionPlace;
  placeId: string;
  text: string;
}

export const noMentions = `'[]'::json`;

/** Texts without a link mention no one, so the table is not read for them. */
export const mayMention = (text: string): string => `strpos(${text}, '](') > 0`;

/** Whom a text mentions, for a read. */
export const mentionsOf = ({ cardId, place, placeId, text }: TextOfCard): string =>
  `CASE WHEN ${mayMention(text)} THEN boards.mentions_of(${cardId}, '${place}', ${placeId}) ELSE ${noMentions} END`;
