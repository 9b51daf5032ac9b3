import type { InboxEntryDto } from '@kiban/contracts';
import type { Entry } from '../store/entry.js';

export function presentEntry(entry: Entry): InboxEntryDto {
  const { actors, boardId, boardName, cardId, cardTitle } = entry;
  const [actor = { memberId: 0, name: '' }] = actors;
  return {
    id: entry.id ?? 0,
    reason: entry.reason,
    event: entry.kind,
    eventId: entry.eventId,
    card: cardId === null ? null : { id: cardId, title: cardTitle ?? '' },
    board: boardId === null ? null : { id: boardId, name: boardName ?? '' },
    actor,
    actors,
    via: entry.via,
    text: entry.text,
    count: entry.count,
    state: entry.state,
    snoozedUntil: entry.snoozedUntil?.toISOString() ?? null,
    createdAt: entry.createdAt.toISOString(),
    updatedAt: entry.changedAt.toISOString(),
  };
}
