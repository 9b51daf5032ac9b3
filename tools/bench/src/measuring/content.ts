import type { BoardResponse, BoardSummary, ListResponse } from './responses.js';
import type { ServiceCaller } from './service-caller.js';

/** A created board with the ids that requests need. */
export interface MadeBoard {
  id: number;
  lists: number[];
  /** Of all its lists, in their order. */
  cards: number[];
}

/** What a run works on; every board is one of the 50 that GET /boards answers. */
export interface Content {
  /** Boards of 3 lists with 10 cards each. */
  readBoards: MadeBoard[];
  /** 4 boards of 50 lists that stay short while cards are created in them and moved among them. */
  shortBoards: MadeBoard[];
  /** 16 lists of 2,000 cards; absent where nothing measured needs it, like the next ones. */
  longBoard?: MadeBoard;
  bigBoard?: MadeBoard;
  /** A board of 8 lists for 64 concurrent writers. */
  sharedBoard?: MadeBoard;
  /** Boards of 10 and of 1,000 cards, to hold the big one against. */
  smallBoard?: MadeBoard;
  middleBoard?: MadeBoard;
}

/** Which of the optional boards to make, and how large the big one is. */
export interface ContentPlan {
  long: boolean;
  /** Cards of the big board; 0 = none. */
  big: number;
  shared: boolean;
  sizes: boolean;
}

const BOARDS = 50;
const READ_BOARDS = 40;
const LONG_LIST_CARDS = 2_000;
const BATCH = 50;
const PARALLEL = 8;

/** Creates the boards through the service's API. */
export async function makeContent(api: ServiceCaller, plan: ContentPlan): Promise<Content> {
  const content: Content = { readBoards: [], shortBoards: [] };
  for (let n = 0; n < READ_BOARDS; n += 1)
    content.readBoards.push(await makeBoard(api, `Thirty cards ${n}`, { lists: 3, cardsPerList: 10 }));
  for (let n = 0; n < 4; n += 1)
    content.shortBoards.push(await makeBoard(api, `Short lists ${n}`, { lists: 50, cardsPerList: 8 }));
  if (plan.long)
    content.longBoard = await makeBoard(api, 'Long lists', { lists: 16, cardsPerList: LONG_LIST_CARDS });
  if (plan.big > 0)
    content.bigBoard = await makeBoard(api, 'Big', { lists: 8, cardsPerList: Math.ceil(plan.big / 8) });
  if (plan.shared) content.sharedBoard = await makeBoard(api, 'Shared', { lists: 8, cardsPerList: 50 });
  if (plan.sizes) {
    content.smallBoard = await makeBoard(api, 'Small', { lists: 2, cardsPerList: 5 });
    content.middleBoard = await makeBoard(api, 'Middle', { lists: 8, cardsPerList: 125 });
  }
  const { length: made } = await api.get<BoardSummary[]>('/boards');
  for (let board = made; board < BOARDS; board += 1)
    await makeBoard(api, `Board ${board}`, { lists: 3, cardsPerList: 0 });
  return content;
}

async function makeBoard(
  api: ServiceCaller,
  name: string,
  size: { lists: number; cardsPerList: number },
): Promise<MadeBoard> {
  const { id } = await api.post<BoardSummary>('/boards', {
    name,
    description: `A board for measurements: ${name}`,
    lists: Array.from({ length: size.lists }, (_, index) => ({ name: `List ${index + 1}` })),
  });
  const { lists } = await api.get<BoardResponse>(`/boards/${id}`);
  const cards = size.cardsPerList === 0 ? [] : await fill(api, lists, size.cardsPerList);
  return { id, lists: lists.map((list) => list.id), cards };
}

/** Puts `cardsPerList` cards into each list, several lists at a time, in one list one batch after the other. */
async function fill(
  api: ServiceCaller,
  lists: readonly ListResponse[],
  cardsPerList: number,
): Promise<number[]> {
  const made = new Map<number, number[]>();
  const waiting = [...lists];
  const worker = async (): Promise<void> => {
    for (let list = waiting.shift(); list; list = waiting.shift()) {
      const ids: number[] = [];
      while (ids.length < cardsPerList) {
        const cards = Array.from({ length: Math.min(BATCH, cardsPerList - ids.length) }, (_, n) =>
          cardOf(list.id, ids.length + n + 1),
        );
        const items = await api.post<{ card: { id: number } }[]>('/cards/batch', { cards, atomic: true });
        ids.push(...items.map(({ card }) => card.id));
      }
      made.set(list.id, ids);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return lists.flatMap(({ id }) => made.get(id) ?? []);
}

const cardOf = (listId: number, n: number): object => ({
  listId,
  title: `Card ${n} of list ${listId}`,
  description: 'Two sentences that say what is to be done. They are as long as such sentences are.',
  ...(n % 3 === 0 ? { dueDate: '2026-12-24' } : {}),
});
