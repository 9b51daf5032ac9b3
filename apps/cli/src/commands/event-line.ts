import type { KibanEvent } from '@kiban/client';

/** An event for people. A card has its number, which also names one that is gone. */
export function eventLine(shown: KibanEvent): string {
  const { occurredAt, event, id, boardId, actor, data } = shown;
  const { title, name } = data as { title?: unknown; name?: unknown };
  const subject = [title, name].find((text) => typeof text === 'string') as string | undefined;
  const parts = [
    occurredAt,
    event,
    id,
    boardId === null ? '' : `board ${boardId}`,
    'number' in shown && shown.number !== undefined ? `#${shown.number}` : '',
    subject ?? '',
    actor.name,
  ];
  return parts.filter((part) => part !== '').join('  ');
}
