import { boardUri, cardUri } from '@kiban/mcp-tools';

/** The resources that a domain event changed, all of them on one board. */
export interface ChangedResources {
  boardId: number;
  uris: string[];
}

/** Kinds whose `data.id` is a card's id; others that concern a card carry `cardId`. */
const CARD_NOUNS = new Set(['card', 'assignee', 'gantt']);

/** @param event the payload of a domain event, as JSON text */
export function changedResources(event: string): ChangedResources | undefined {
  const { event: kind, boardId, data } = parsed(event) ?? {};
  if (typeof kind !== 'string' || typeof boardId !== 'number') return undefined;
  const { id, cardId } = (data ?? {}) as { id?: unknown; cardId?: unknown };
  const noun = kind.split('.')[0] as string;
  const card = CARD_NOUNS.has(noun) ? id : cardId;
  return { boardId, uris: [boardUri(boardId), ...(typeof card === 'number' ? [cardUri(card)] : [])] };
}

function parsed(text: string): { event?: unknown; boardId?: unknown; data?: unknown } | null {
  try {
    return JSON.parse(text) as { event?: unknown } | null;
  } catch {
    return null;
  }
}
