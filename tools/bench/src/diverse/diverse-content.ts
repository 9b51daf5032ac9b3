import type {
  BoardResponse,
  BoardSummary,
  CardResponse,
  ChecklistItemResponse,
} from '../measuring/responses.js';
import type { ServiceCaller } from '../measuring/service-caller.js';

export interface PlacedCard {
  id: number;
  listId: number;
}

/** A board of 30 cards with the ids that diverse requests need. */
export interface DiverseBoard {
  id: number;
  lists: number[];
  /** Cards that no request moves: half of each list. An anchor that stays makes every move beside it valid. */
  anchors: PlacedCard[];
  /** The cards that requests move, with the list that each is in at the start. */
  movable: PlacedCard[];
  /** A custom field for numbers. */
  fieldId: number;
  /** One checklist item of each movable card. */
  items: { id: number; cardId: number }[];
}

export interface DiverseContent {
  boards: DiverseBoard[];
  checklists: ChecklistItemResponse[];
}

const BOARDS = 50;
const LISTS = 3;
const CARDS_PER_LIST = 10;
const PARALLEL = 8;

/** Creates 50 boards of 3 lists with 10 cards each through the service's API, and archives every other board. */
export async function makeDiverseContent(api: ServiceCaller): Promise<DiverseContent> {
  for (const { id } of await api.get<BoardSummary[]>('/boards')) await api.post(`/boards/${id}/archive`, {});
  const content: DiverseContent = { boards: [], checklists: [] };
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < BOARDS) {
      next += 1;
      const board = await makeBoard(api, next);
      const items: ChecklistItemResponse[] = [];
      for (const { id } of board.movable)
        items.push(await api.post(`/cards/${id}/checklist`, { text: 'Measured' }));
      content.checklists.push(...items);
      content.boards.push({ ...board, items });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  content.boards.sort((a, b) => a.id - b.id);
  return content;
}

async function makeBoard(api: ServiceCaller, n: number): Promise<Omit<DiverseBoard, 'items'>> {
  const { id } = await api.post<BoardSummary>('/boards', {
    name: `Thirty cards ${n}`,
    description: `A board for diverse measurements: ${n}`,
    lists: Array.from({ length: LISTS }, (_, index) => ({ name: `List ${index + 1}` })),
  });
  const { lists } = await api.get<BoardResponse>(`/boards/${id}`);
  const cards = lists.flatMap((list) =>
    Array.from({ length: CARDS_PER_LIST }, (_, index) => cardOf(list.id, index)),
  );
  const made = await api.post<{ card: CardResponse }[]>('/cards/batch', { cards, atomic: true });
  const placed = made.map(({ card }): PlacedCard => ({ id: card.id, listId: card.listId }));
  const field = await api.post<{ id: number }>(`/boards/${id}/fields`, { name: 'Effort', type: 'number' });
  return {
    id,
    lists: lists.map((list) => list.id),
    anchors: placed.filter((_, index) => index % 2 === 0),
    movable: placed.filter((_, index) => index % 2 === 1),
    fieldId: field.id,
  };
}

const cardOf = (listId: number, n: number): object => ({
  listId,
  title: `Card ${n + 1} of list ${listId}`,
  description: 'Two sentences that say what is to be done. They are as long as such sentences are.',
  ...(n % 3 === 0 ? { dueDate: '2026-12-24' } : {}),
});
