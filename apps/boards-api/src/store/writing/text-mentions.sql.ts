import { eventCallerOfItem } from '../../events/record-event.js';
import { mayMention, noMentions, type TextOfCard } from '../cards/mentions-of-text.sql.js';

/** A text that an item writes. */
interface WrittenText extends TextOfCard {
  title: string;
  boardId: string;
  listIds: string;
  /** Whether the item changed it. */
  isChanged: string;
}

/**
 * Whom a text mentions, for a write by an item of `batchedItems` whose column `mentions` has whom its text mentions: it stores them, and appends the
 * event about new ones. It must come behind the event of the write itself.
 */
export const writtenMentions = (written: WrittenText): string => {
  const { cardId, place, placeId, text, title, boardId, listIds, isChanged } = written;
  const isGiven = `(items.mentions IS NOT NULL AND ${isChanged})`;
  return `CASE WHEN ${isGiven} OR ${mayMention(text)} THEN boards.record_mentions(
    CASE WHEN ${isGiven} THEN items.mentions END, ${cardId}, '${place}', ${placeId}, ${title}, ${boardId},
    ${eventCallerOfItem.join(', ')}, ${listIds}) ELSE ${noMentions} END`;
};
