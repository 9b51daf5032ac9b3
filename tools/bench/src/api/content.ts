import type { BoardAnswer, BoardSummary, CardAnswer, ListAnswer } from './answers.js';
import type { ServiceCaller } from './service-caller.js';

/** What a run works on; every board is one of the 50 that GET /boards answers. */
export interface Content {
  /** 3 lists with 10 cards each. */
  readBoardId: number;
  /** 200 lists that stay short while cards are created in them. */
  shortLists: number[];
  /** 16 lists of 2,000 cards. */
  longLists: number[];
  /** Cards of the short lists, to be moved among them. */
  movableCards: number[];
  bigBoardId: number;
  /** A board of 8 lists that 64 writers work on at once. */
  sharedBoardId: number;
}

const BOARDS = 50;
const LONG_LIST_CARDS = 2_000;
const MOVABLE_CARDS_PER_LIST = 8;
const PARALLEL = 32;

/** Makes the boards through the service's own API. */
export async function makeContent(api: ServiceCaller, bigBoardCards: number): Promise<Content> {
  const readBoard = await makeBoard(api, 'Thirty cards', 3);
  await fill(api, readBoard.lists, 10);
  const shortBoards: BoardAnswer[] = [];
  for (let board = 0; board < 4; board += 1)
    shortBoards.push(await makeBoard(api, `Short lists ${board}`, 50));
  const shortLists = shortBoards.flatMap(({ lists }) => lists);
  const movable = await fill(api, shortLists, MOVABLE_CARDS_PER_LIST);
  const longBoard = await makeBoard(api, 'Long lists', 16);
  await fill(api, longBoard.lists, LONG_LIST_CARDS);
  const bigBoard = await makeBoard(api, 'Big', 8);
  await fill(api, bigBoard.lists, Math.ceil(bigBoardCards / 8));
  const shared = await makeBoard(api, 'Shared', 8);
  await fill(api, shared.lists, 50);
  const { length: made } = await api.get<BoardSummary[]>('/boards');
  for (let board = made; board < BOARDS; board += 1) await makeBoard(api, `Board ${board}`, 3);
  return {
    readBoardId: readBoard.id,
    shortLists: shortLists.map(({ id }) => id),
    longLists: longBoard.lists.map(({ id }) => id),
    movableCards: movable.map(({ id }) => id),
    bigBoardId: bigBoard.id,
    sharedBoardId: shared.id,
  };
}

async function makeBoard(api: ServiceCaller, name: string, lists: number): Promise<BoardAnswer> {
  const { id } = await api.post<BoardSummary>('/boards', {
    name,
    description: `A board for measurements: ${name}`,
    lists: Array.from({ length: lists }, (_, index) => ({ name: `List ${index + 1}` })),
  });
  return api.get<BoardAnswer>(`/boards/${id}`);
}

/** Puts `cardsPerList` cards into each list, many lists at a time; in one list one after the other. */
async function fill(
  api: ServiceCaller,
  lists: readonly ListAnswer[],
  cardsPerList: number,
): Promise<CardAnswer[]> {
  const cards: CardAnswer[] = [];
  const waiting = [...lists];
  const worker = async (): Promise<void> => {
    for (let list = waiting.pop(); list; list = waiting.pop()) {
      for (let n = 1; n <= cardsPerList; n += 1) {
        cards.push(
          await api.post<CardAnswer>('/cards', {
            listId: list.id,
            title: `Card ${n} of list ${list.id}`,
            description: 'Two sentences that say what is to be done. They are as long as such sentences are.',
            ...(n % 3 === 0 ? { dueDate: '2026-12-24' } : {}),
          }),
        );
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return cards;
}
