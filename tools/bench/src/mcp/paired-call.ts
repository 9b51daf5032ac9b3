import type { ServiceCaller } from '../measuring/service-caller.js';

export interface HttpCall {
  method: 'GET' | 'POST' | 'PATCH';
  /** Below {base_url}, with the slash it begins with. */
  path: string;
  body?: object;
  /** Sent with every call that creates, since the tool sends one too. */
  idempotencyKey?: string;
}

/** A tool call, and the one HTTP call that does the same. */
export interface PairedCall {
  name: string;
  http: (n: number) => HttpCall;
  arguments: (n: number) => Record<string, unknown>;
}

const CARDS_AT_ONCE = 5;

/** The calls that an AI makes most, on two boards that were made alike: each side writes on its own. */
export async function pairedCalls(api: ServiceCaller): Promise<PairedCall[]> {
  const [http, mcp] = [await boardWithCards(api), await boardWithCards(api)];
  const run = Date.now();
  const newCards = (list: object, n: number): object[] =>
    Array.from({ length: CARDS_AT_ONCE }, (_, index) => ({ ...list, title: `Created ${n}-${index}` }));
  return [
    {
      name: 'list_boards',
      http: () => ({ method: 'GET', path: '/boards' }),
      arguments: () => ({}),
    },
    {
      name: 'get_card',
      http: () => ({ method: 'GET', path: `/cards/${http.card}` }),
      arguments: () => ({ card: mcp.card }),
    },
    {
      name: 'update_card',
      http: (n) => ({ method: 'PATCH', path: `/cards/${http.card}`, body: { title: `Changed ${n}` } }),
      arguments: (n) => ({ card: mcp.card, title: `Changed ${n}` }),
    },
    {
      name: 'create_cards',
      http: (n) => ({
        method: 'POST',
        path: '/cards/batch',
        body: { cards: newCards({ listId: http.created }, n) },
        idempotencyKey: `http-${run}-${n}`,
      }),
      arguments: (n) => ({ cards: newCards({ list: mcp.created }, n), requestKey: `mcp-${run}-${n}` }),
    },
    {
      name: 'move_card',
      http: (n) => ({
        method: 'POST',
        path: `/cards/${http.card}/move`,
        body: { listId: http.lists[n % 2], position: 'last' },
      }),
      arguments: (n) => ({ card: mcp.card, list: mcp.lists[n % 2], position: 'last' }),
    },
  ];
}

interface PreparedBoard {
  card: number;
  lists: [number, number];
  /** The list that created cards go to. */
  created: number;
}

async function boardWithCards(api: ServiceCaller): Promise<PreparedBoard> {
  const { id } = await api.post<{ id: number }>('/boards', {
    name: 'MCP',
    lists: [{ name: 'To do' }, { name: 'Done' }, { name: 'Created' }],
  });
  const { lists } = await api.get<{ lists: { id: number }[] }>(`/boards/${id}`);
  const [first, second, created] = lists.map((list) => list.id) as [number, number, number];
  const card = await api.post<{ id: number }>('/cards', {
    listId: first,
    title: 'Used by both',
    description: 'A card like many: a few lines of text, no comments.\n'.repeat(4),
  });
  return { card: card.id, lists: [first, second], created };
}
