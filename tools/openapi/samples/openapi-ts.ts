import {
  createCard,
  exportBoard,
  listComments,
  moveCard,
  type Card,
  type CardMoveEvent,
  type Role,
} from './index';

const options = { baseUrl: 'https://kiban.example/api/v1', auth: 'kbn_example' };

export async function createAndMove(from: number, to: number): Promise<Card> {
  const created = await createCard({
    ...options,
    body: { listId: from, title: 'Launch' },
    throwOnError: true,
  });
  const moved = await moveCard({
    ...options,
    path: { id: created.data.id },
    headers: { 'If-Match': created.response.headers.get('etag') ?? '' },
    body: { listId: to },
    throwOnError: true,
  });
  return moved.data;
}

export async function listsOf(board: number): Promise<string[]> {
  const { data, error } = await exportBoard({ ...options, path: { id: board } });
  if (data === undefined) throw new Error(error.error);
  return data.lists.map(({ name }) => name);
}

export async function firstComment(card: number): Promise<string | undefined> {
  const { data } = await listComments({ ...options, path: { id: card }, query: { limit: 1 } });
  return data?.[0]?.text;
}

export const listOf = (event: CardMoveEvent): number | undefined => event.changes?.listId?.to;
export const owner: Role = 'owner';
