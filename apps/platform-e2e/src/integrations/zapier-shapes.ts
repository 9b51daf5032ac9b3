import type { ReceivedDelivery } from '../running/webhook-receiver.js';

export interface Hook {
  id: number;
  targetUrl: string;
  events: string[];
  filter: Record<string, number | null> | null;
  signingKey?: string;
}

export interface Card {
  id: number;
  number: number;
  url: string;
  title: string;
  listName: string;
  dueDate: string | null;
  description: string | null;
}

export interface BoardEvent {
  id: number;
  event: string;
  data: { id: number; listName: string };
  changes: { listId?: { from: number; to: number } };
}

/** Zapier writes “Http-” in front of the names of headers, and keeps the body as text. */
export const asZapierHasIt = ({ headers, raw }: ReceivedDelivery): { headers: object; content: string } => ({
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      `Http-${name.replace(/(^|-)\w/g, (start) => start.toUpperCase())}`,
      value,
    ]),
  ),
  content: raw.toString('utf8'),
});
