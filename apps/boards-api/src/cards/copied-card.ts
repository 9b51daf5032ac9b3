import type { Caller, CopyCardDto } from '@kiban/contracts';
import { carriedProperties } from '@kiban/vocabulary';
import { placeOf, type Place } from '../order/place.js';
import { cardTextBytes, type Growth } from '../quotas/growth.js';
import type { Room } from '../quotas/room.js';
import type { CopiedCard } from '../store/cards/card-copies.js';
import type { Creation } from '../store/placing/placement.js';
import { relatedBytes, type Related } from '../store/placing/related.js';

/** What the copy adds to the workspace. */
export function copyGrowth(source: CopiedCard, request: CopyCardDto): Growth {
  const { title = source.title, checklist = true } = request;
  const text = cardTextBytes({ ...carriedProperties('copy', source), title });
  const items = checklist ? source.checklistBytes : 0;
  return { cards: 1, textBytes: text + relatedBytes(relatedOf(source, request)) + items };
}

/**
 * The creation that makes the copy, apart from its checklist.
 * @throws ValidationError if the request gives more than one position
 */
export function copyCreation(
  caller: Caller,
  source: CopiedCard,
  listId: number,
  request: CopyCardDto,
  room: Room,
): Creation {
  const { title = source.title } = request;
  return {
    action: 'create',
    caller,
    card: { ...carriedProperties('copy', source), title, listId, completed: source.completed },
    place: copyPlace(source, listId, request),
    related: relatedOf(source, request),
    quota: { room, growth: copyGrowth(source, request) },
  };
}

/** A copy in the list of the card is next to it; an archived card has no place that anyone sees. */
function copyPlace(source: CopiedCard, listId: number, request: CopyCardDto): Place {
  const { before, after, position } = request;
  const isGiven = (before ?? after ?? position) !== undefined;
  if (isGiven || listId !== source.listId || source.archived) return placeOf(request);
  return { kind: 'after', anchorId: source.id };
}

function relatedOf(
  source: CopiedCard,
  { labels = true, assignees = true, fields = true }: CopyCardDto,
): Related {
  const all = { remove: 'others' } as const;
  return {
    ...(labels && { labels: { ...all, add: source.labelIds, field: 'labels' } }),
    ...(assignees && { assignees: { ...all, add: source.assigneeIds, field: 'assignees' } }),
    ...(fields && { values: source.values.map((one) => ({ ...one, fault: undefined })) }),
  };
}
