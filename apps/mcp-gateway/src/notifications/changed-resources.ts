import { changedCardsOf, isEventKind, type CardEvent, type EventKind } from '@kiban/contracts';
import { boardUri, cardUri } from '@kiban/mcp-tools';

/** The resources that a domain event changed, all of them on one board. */
export interface ChangedResources {
  boardId: number;
  uris: string[];
}

/** Which resources the events of a kind change: none, the board, or also the cards that the event names. */
const RESOURCES: Readonly<Record<EventKind, 'nothing' | 'board' | 'cards'>> = {
  'board.create': 'board',
  'board.update': 'board',
  'board.archive': 'board',
  'board.restore': 'board',
  'board.reorder': 'board',
  'board.delete': 'board',
  'list.create': 'board',
  'list.update': 'board',
  'list.reorder': 'board',
  'list.archive': 'board',
  'list.restore': 'board',
  'list.delete': 'board',
  'column.create': 'board',
  'column.update': 'board',
  'column.reorder': 'board',
  'column.delete': 'board',
  'row.create': 'board',
  'row.update': 'board',
  'row.reorder': 'board',
  'row.delete': 'board',
  'card.create': 'cards',
  'card.update': 'cards',
  'card.move': 'cards',
  'card.reorder': 'cards',
  'card.archive': 'cards',
  'card.restore': 'cards',
  'card.complete': 'cards',
  'card.reopen': 'cards',
  'card.delete': 'cards',
  'assignee.change': 'cards',
  'label.change': 'cards',
  'comment.create': 'cards',
  'comment.update': 'cards',
  'comment.delete': 'cards',
  'checklist.create': 'cards',
  'checklist.update': 'cards',
  'checklist.delete': 'cards',
  // The text that mentions has an event of its own.
  'mention.create': 'nothing',
  'field.create': 'board',
  'field.update': 'board',
  'field.delete': 'board',
  'value.change': 'cards',
  'gantt.update': 'cards',
  'gantt.reorder': 'cards',
  'dependency.create': 'cards',
  'dependency.delete': 'cards',
  'member.add': 'nothing',
  'member.update': 'nothing',
  'member.remove': 'nothing',
  'token.issue': 'nothing',
  'token.revoke': 'nothing',
  'client.connect': 'nothing',
  'client.revoke': 'nothing',
  'webhook.ping': 'nothing',
  'webhook.disable': 'nothing',
};

/** @param text the payload of a domain event, as JSON */
export function changedResources(text: string): ChangedResources | undefined {
  const event = parsed(text);
  if (!event) return undefined;
  const { event: kind, boardId } = event;
  const changed = isEventKind(kind) ? RESOURCES[kind] : 'nothing';
  if (changed === 'nothing' || typeof boardId !== 'number') return undefined;
  const cards = changed === 'cards' ? changedCardsOf(event) : [];
  return { boardId, uris: [boardUri(boardId), ...cards.map(cardUri)] };
}

type Payload = CardEvent & { boardId?: number | null; changes?: object };

function parsed(text: string): Payload | undefined {
  try {
    const { event = '', data = {}, ...more } = (JSON.parse(text) ?? {}) as Partial<Payload>;
    return { ...more, event, data };
  } catch {
    return undefined;
  }
}
