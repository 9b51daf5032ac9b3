import type { ApiRequest } from '../load/http-load.js';
import { Random } from '../load/random.js';
import type { DiverseBoard, PlacedCard } from './diverse-content.js';

/** Cards of one batch request, the maximum that the API accepts. */
export const BATCH_CARDS = 50;

/** Names of the requests, each with an equal share where a mix takes all kinds. */
export const writeKinds = [
  'createCard',
  'updateCard',
  'moveToEnd',
  'moveBeside',
  'comment',
  'setValue',
  'writeChecklist',
] as const;

/**
 * Requests of many users: each chooses token, board, list and card at random, from one seed. One object belongs to one
 * side: it keeps the list that each card is in, because a move to the same place writes nothing in the service.
 */
export class DiverseRequests {
  private readonly random: Random;
  private readonly listOf = new Map<number, number>();
  private made = 0;

  constructor(
    private readonly boards: readonly DiverseBoard[],
    private readonly tokens: readonly string[],
    seed: number,
  ) {
    this.random = new Random(seed);
    for (const { id, listId } of boards.flatMap(({ movable }) => movable)) this.listOf.set(id, listId);
  }

  getBoards(): ApiRequest {
    return this.from({ method: 'GET', path: '/boards' });
  }

  getBoard(): ApiRequest {
    return this.from({ method: 'GET', path: `/boards/${this.board().id}` });
  }

  createCard(): ApiRequest {
    const listId = this.random.of(this.board().lists);
    return this.write('POST', '/cards', { listId, title: this.text('Created') });
  }

  /** Cards for the three lists of one board, in turn. */
  createCards(): ApiRequest {
    const { lists } = this.board();
    const title = this.text('Created');
    const cards = Array.from({ length: BATCH_CARDS }, (_, n) => ({
      listId: lists[n % lists.length],
      title: `${title}-${n}`,
    }));
    return this.write('POST', '/cards/batch', { cards });
  }

  updateCard(): ApiRequest {
    const { id } = this.movable();
    const changes = [
      { title: this.text('Title') },
      { description: this.text('A description that is as long as such sentences are, of change') },
      { title: this.text('Title'), dueDate: `2026-12-${10 + this.random.below(20)}` },
    ];
    return this.write('PATCH', `/cards/${id}`, this.random.of(changes));
  }

  /** To the first or the last place of another list of the same board, each half of the time. */
  moveToEnd(): ApiRequest {
    const board = this.board();
    const { id } = this.random.of(board.movable);
    const others = board.lists.filter((list) => list !== this.listOf.get(id));
    const listId = this.random.of(others);
    this.listOf.set(id, listId);
    return this.write('POST', `/cards/${id}/move`, {
      listId,
      position: this.random.below(2) === 0 ? 'first' : 'last',
    });
  }

  /** After a card that stays, in any list of the same board. */
  moveBeside(): ApiRequest {
    const board = this.board();
    const { id } = this.random.of(board.movable);
    const anchor = this.random.of(board.anchors);
    this.listOf.set(id, anchor.listId);
    return this.write('POST', `/cards/${id}/move`, { listId: anchor.listId, after: anchor.id });
  }

  comment(): ApiRequest {
    return this.write('POST', `/cards/${this.movable().id}/comments`, {
      text: this.text('A comment, number'),
    });
  }

  setValue(): ApiRequest {
    const board = this.board();
    const { id } = this.random.of(board.movable);
    return this.write('PUT', `/cards/${id}/fields/${board.fieldId}`, { value: this.number() });
  }

  /** A new item, or another text for one, each half of the time. */
  writeChecklist(): ApiRequest {
    const { id, cardId } = this.random.of(this.board().items);
    const text = this.text('Item');
    return this.random.below(2) === 0
      ? this.write('POST', `/cards/${cardId}/checklist`, { text })
      : this.write('PATCH', `/cards/${cardId}/checklist/${id}`, { text });
  }

  /** 85 % board reads, 10 % moves to the ends of lists, 5 % creations. */
  mostlyReads(): ApiRequest {
    const drawn = this.random.below(100);
    if (drawn < 85) return this.getBoard();
    return drawn < 95 ? this.moveToEnd() : this.createCard();
  }

  /** 60 % reads, of which one in six asks for all boards, and 40 % writes of all kinds. */
  manyWrites(): ApiRequest {
    const drawn = this.random.below(100);
    if (drawn < 10) return this.getBoards();
    return drawn < 60 ? this.getBoard() : this[this.random.of(writeKinds)]();
  }

  token(): string {
    return this.random.of(this.tokens);
  }

  private board(): DiverseBoard {
    return this.random.of(this.boards);
  }

  private movable(): PlacedCard {
    return this.random.of(this.board().movable);
  }

  private text(of: string): string {
    return `${of} ${this.number()}`;
  }

  /** Never the same twice, so that every write changes something. */
  private number(): number {
    this.made += 1;
    return this.made;
  }

  private from(request: ApiRequest): ApiRequest {
    return { ...request, token: this.token() };
  }

  private write(method: ApiRequest['method'], path: string, body: object): ApiRequest {
    return this.from({ method, path, body: JSON.stringify(body) });
  }
}
