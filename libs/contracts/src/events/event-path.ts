import { cardOf } from '@kiban/vocabulary';

/** Path on the screen of what an event is about. What was deleted has none, so its event has that of its parent. */
export function eventPath(kind: string, boardId: number | null, data: object): string {
  const board = boardId === null ? '/boards' : `/boards/${boardId}`;
  const cardId = kind === 'card.delete' ? null : cardOf({ event: kind, data });
  if (cardId !== null) return `/cards/${cardId}${commentPart(kind, data)}`;
  if (kind === 'board.delete') return '/boards';
  const [noun = ''] = kind.split('.');
  return SETTINGS[noun] ?? board;
}

/** Kinds whose object is a comment that exists. */
const COMMENTS = new Set(['comment.create', 'comment.update']);

const SETTINGS: Readonly<Partial<Record<string, string>>> = {
  member: '/settings/members',
  token: '/settings',
  client: '/settings',
  webhook: '/settings/webhooks',
};

function commentPart(kind: string, data: { id?: unknown; place?: unknown; placeId?: unknown }): string {
  if (COMMENTS.has(kind)) return `#comment-${String(data.id)}`;
  return kind === 'mention.create' && data.place === 'comment' ? `#comment-${String(data.placeId)}` : '';
}

/** Whether an event is about a card itself, whose number the payload has beside its `data`. */
export const hasCardNumber = (kind: string): boolean =>
  kind.startsWith('card.') || kind === 'assignee.change';
