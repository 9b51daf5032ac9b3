import type { CardMoveEvent } from './kiban/CardMoveEvent';
import type { LabelChangeEvent } from './kiban/LabelChangeEvent';
import type { Weekday } from './kiban/Weekday';

export const moved: CardMoveEvent = {
  id: 244_911_212_134_400,
  event: 'card.move',
  occurredAt: '2026-11-21T09:30:00.000Z',
  workspace: { slug: 'demo', name: 'Demo' },
  boardId: 3,
  actor: { memberId: 7, name: 'Aiko Tanaka' },
  data: { id: 101, title: 'Prepare the launch', listName: 'Doing', dueDate: null },
  changes: { listId: { from: 11, to: 12 }, listVersions: { from: { '11': 4 }, to: { '11': 5 } } },
};

export const list: number | undefined = moved.changes?.listId?.to;
export const color = (event: LabelChangeEvent): string | undefined => event.changes?.color?.to;
export const monday: Weekday = 'monday';
