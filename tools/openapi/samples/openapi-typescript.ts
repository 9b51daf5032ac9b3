import createClient from 'openapi-fetch';
import type { components, paths, webhooks } from './schema';

type Card = components['schemas']['Card'];
type Event = webhooks[keyof webhooks]['post']['requestBody']['content']['application/json'];

const api = createClient<paths>({ baseUrl: 'https://kiban.example/api/v1' });

export async function moveCard(id: number, listId: number, key: string): Promise<Card> {
  const { data, error } = await api.POST('/cards/{id}/move', {
    params: { path: { id }, header: { 'Idempotency-Key': key } },
    body: { listId },
  });
  if (error) throw new Error(`${error.code}: ${error.error}`);
  return data;
}

export async function titlesOf(board: number): Promise<string[]> {
  const { data } = await api.GET('/boards/{id}/export', { params: { path: { id: board } } });
  return data?.lists.flatMap(({ cards }) => cards.map(({ title }) => title)) ?? [];
}

/** The kind tells which data and changes an event has. */
export function textOf(event: Event): string | number | undefined {
  switch (event.event) {
    case 'comment.create':
      return event.data.text;
    case 'card.move':
      return event.changes?.listId?.to;
    case 'card.update':
      return event.changes?.title?.to;
    case 'member.update':
      return event.changes?.role?.to;
    default:
      return undefined;
  }
}
