import type { MentionPlace } from '@kiban/contracts';
import { eventCallerOfItem } from '../../events/record-event.js';

/** A text of a card, as SQL expressions. */
export interface TextOfCard {
  cardId: string;
  place: MentionPlace;
  placeId: string;
  text: string;
}

/** A text that an item writes. */
interface WrittenText extends TextOfCard {
  title: string;
  boardId: string;
  listIds: string;
  /** Whether the item changed it. */
  isChanged: string;
}

const none = `'[]'::json`;

/** Texts without a link mention no one, so the table is not read for them. */
const mayMention = (text: string): string => `strpos(${text}, '](') > 0`;

/** Whom a text mentions, for a read. */
export const mentionsOf = ({ cardId, place, placeId, text }: TextOfCard): string =>
  `CASE WHEN ${mayMention(text)} THEN boards.mentions_of(${cardId}, '${place}', ${placeId}) ELSE ${none} END`;

/**
 * The same for a write by an item of `batchedItems` whose column `mentions` has whom its text mentions: it stores them, and appends the
 * event about new ones. It must come behind the event of the write itself.
 */
export const writtenMentions = (written: WrittenText): string => {
  const { cardId, place, placeId, text, title, boardId, listIds, isChanged } = written;
  const isGiven = `(items.mentions IS NOT NULL AND ${isChanged})`;
  return `CASE WHEN ${isGiven} OR ${mayMention(text)} THEN boards.record_mentions(
    CASE WHEN ${isGiven} THEN items.mentions END, ${cardId}, '${place}', ${placeId}, ${title}, ${boardId},
    ${eventCallerOfItem.join(', ')}, ${listIds}) ELSE ${none} END`;
};
