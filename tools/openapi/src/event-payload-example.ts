import { cardOf, eventData, eventPath, hasCardNumber, type EventKind } from '@kiban/contracts';
import { isOfBoard } from './event-components.js';

const changesOfMove = {
  listId: { from: 11, to: 12 },
  listName: { from: 'To do', to: 'Doing' },
  position: { from: 'a0', to: 'a1' },
  listVersions: { from: { '11': 4, '12': 7 }, to: { '11': 5, '12': 8 } },
  cardVersion: { from: 4, to: 5 },
};

/** A payload as it could be, with the kind's example of `data`. */
export function eventExample(kind: EventKind): Record<string, unknown> {
  const boardId = isOfBoard(kind) ? 3 : null;
  const data = eventData[kind].example;
  return {
    id: 244_911_212_134_400,
    event: kind,
    occurredAt: '2026-11-21T09:30:00.000Z',
    workspace: { slug: 'demo', name: 'Demo' },
    boardId,
    ...shownCard(kind, data),
    actor: { memberId: 7, name: 'Aiko Tanaka' },
    url: `https://kiban.example${eventPath(kind, boardId, data)}`,
    ...(hasCardNumber(kind) ? { number: 12 } : {}),
    data,
    ...(kind === 'card.move' ? { changes: changesOfMove } : {}),
  };
}

function shownCard(kind: EventKind, data: object): { cardId?: number } {
  const cardId = cardOf({ event: kind, data });
  return cardId === null ? {} : { cardId };
}
