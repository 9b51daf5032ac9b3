import type { Owner } from '../running/owner.js';

interface Named {
  readonly id: number;
}

/** A board with three cards in one list, and what their panels choose from. */
export interface CardWorld {
  readonly boardId: number;
  readonly listIds: readonly number[];
  readonly cardId: number;
  readonly otherCardId: number;
  /** The path of the card’s panel. */
  readonly path: string;
}

const FIELDS = [
  { name: 'Note', type: 'text' },
  { name: 'Budget', type: 'number' },
  { name: 'Spec', type: 'url' },
  { name: 'Review', type: 'date' },
  { name: 'Signed', type: 'checkbox' },
  { name: 'Region', type: 'select', options: [{ label: 'EMEA' }, { label: 'APAC', color: '#22c55e' }] },
  { name: 'Channels', type: 'multi_select', options: [{ label: 'Web' }, { label: 'Print' }] },
  { name: 'Owner', type: 'member' },
] as const;

export async function cardWorld({ api }: Owner, title = 'Prepare the launch'): Promise<CardWorld> {
  const make = async (path: string, body: unknown): Promise<number> =>
    (await api.must<Named>('POST', path, body)).id;
  const boardId = await make('/boards', { name: 'Launch' });
  const listIds = [
    await make(`/boards/${boardId}/lists`, { name: 'To do' }),
    await make(`/boards/${boardId}/lists`, { name: 'Doing' }),
  ];
  await make(`/boards/${boardId}/labels`, { name: 'urgent', color: '#ef4444' });
  for (const field of FIELDS) await make(`/boards/${boardId}/fields`, field);
  const [listId] = listIds;
  const otherCardId = await make('/cards', { listId, title: 'Book the venue' });
  const cardId = await make('/cards', { listId, title });
  await make('/cards', { listId, title: 'Order the badges' });
  return { boardId, listIds, cardId, otherCardId, path: `/boards/${boardId}/cards/${cardId}` };
}
