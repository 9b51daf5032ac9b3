import type { ApiPort, ApiRequest, ApiResponse } from '../../api/api-port.js';
import type { BoardEvent, BoardWithLists, Card } from '../entities.js';
import { ModelBoard } from './model-board.js';
import { ME, ModelError } from './model-call.js';

interface Call {
  method: string;
  path: string;
  options: ApiRequest;
  settle: (response: ApiResponse) => void;
  fail: (error: Error) => void;
}

interface BatchChange {
  id: number;
  move?: { listId: number };
  archived?: boolean;
  completed?: boolean;
  set?: Partial<Card>;
  field?: { fieldId: number; value: unknown };
}

export interface ModelOptions {
  /** Whether frames have the version of the card, and of arriving cards the card. */
  readonly isVersioned: boolean;
  /** Cards of a list in one response. */
  readonly pageSize?: number | undefined;
}

/** Kinds of events whose frames have the card; of moves, only those from another board. */
const ARRIVALS = new Set(['card.create', 'card.restore', 'card.move']);

/** Serves a model board. Requests, responses and frames wait until the test lets each pass. */
export class ModelApi implements ApiPort {
  readonly board: ModelBoard;
  readonly requests: Call[] = [];
  readonly responses: (() => void)[] = [];
  /** Events of the model that the stream has sent. */
  sent = 0;
  /** Responses with status 304. */
  unchanged = 0;
  isUnreachable = false;
  private readonly isVersioned: boolean;
  /** Events up to this one are no longer kept. */
  private lost = 0;
  private readonly replays = new Map<string, ApiResponse>();
  private controllers: ReadableStreamDefaultController<Uint8Array>[] = [];

  constructor({ isVersioned, pageSize }: ModelOptions) {
    this.isVersioned = isVersioned;
    this.board = new ModelBoard(isVersioned, pageSize);
  }

  request(method: string, path: string, options: ApiRequest = {}): Promise<ApiResponse> {
    if (this.isUnreachable) return Promise.reject(new TypeError('fetch failed'));
    return new Promise((settle, fail) => this.requests.push({ method, path, options, settle, fail }));
  }

  stream(_path: string, { headers = {} }: { headers?: Record<string, string> }): Promise<Response> {
    if (this.isUnreachable) return Promise.reject(new TypeError('fetch failed'));
    const lastId = headers['last-event-id'];
    const isReset = lastId !== undefined && Number(lastId) < this.lost;
    this.sent = lastId === undefined || isReset ? this.board.events.length : Number(lastId);
    let open: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void this.controllers.push((open = controller)),
      cancel: () => void (this.controllers = this.controllers.filter((one) => one !== open)),
    });
    this.write(isReset ? ': open\n\nevent: reset\ndata: {}\n\n' : ': open\n\n');
    return Promise.resolve(new Response(body));
  }

  /** Handles the oldest request; its response waits. */
  handle(): void {
    const call = this.requests.shift();
    if (!call) return;
    const response = this.respond(call);
    this.responses.push(() => call.settle(response));
  }

  respondOldest(): void {
    this.responses.shift()?.();
  }

  /** The oldest request is handled, and its response is lost. */
  loseResponse(): void {
    const call = this.requests.shift();
    if (!call) return;
    this.respond(call);
    call.fail(new TypeError('fetch failed'));
  }

  isIdle(): boolean {
    return this.requests.length + this.responses.length === 0 && this.sent === this.board.events.length;
  }

  sendFrame(): void {
    const event = this.board.events[this.sent];
    if (!event || this.controllers.length === 0) return;
    this.sent++;
    this.write(`id: ${this.sent}\nevent: ${event.event}\ndata: ${JSON.stringify(this.framed(event))}\n\n`);
  }

  /** The events until now are lost: a stream that resumes before them begins with a reset. */
  loseEvents(): void {
    this.lost = this.board.events.length;
    this.cutStream();
  }

  cutStream(): void {
    for (const controller of this.controllers.splice(0)) controller.close();
  }

  write(text: string): void {
    this.controllers.at(-1)?.enqueue(new TextEncoder().encode(text));
  }

  /** As with `cards=full`: the card is in its present state, and absent once it is gone. Older services sent none. */
  private framed(event: BoardEvent): BoardEvent {
    const isArrival = event.event !== 'card.move' || event.changes?.['boardId'] !== undefined;
    if (!this.isVersioned || !isArrival || !ARRIVALS.has(event.event)) return event;
    const card = this.board.cards.get((event.data as { id: number }).id);
    return card ? { ...event, card } : event;
  }

  private respond({ method, path, options }: Call): ApiResponse {
    const key = options.headers?.['idempotency-key'];
    const replay = key === undefined ? undefined : this.replays.get(key);
    if (replay)
      return { ...replay, headers: new Headers([...replay.headers, ['idempotency-replayed', 'true']]) };
    try {
      const response = this.route(method, path, options);
      if (key !== undefined) this.replays.set(key, response);
      return response;
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      return {
        status: error.status,
        headers: new Headers(),
        body: { code: error.code, error: error.message },
      };
    }
  }

  private route(method: string, path: string, { body, headers = {} }: ApiRequest): ApiResponse {
    const [, noun, rawId, part, partId] = path.split(/[/?]/);
    if (noun === 'gantt') return this.task(method, path, body as never, headers['if-match']);
    const id = Number(rawId);
    const input = body as never;
    if (noun === 'boards' && part === 'gantt') return ok(this.board.chart.read());
    if (noun === 'boards' && part === 'lists') return this.listsOfBoard();
    if (noun === 'lists') return this.cardsOfList(id, new URLSearchParams(path.split('?')[1]));
    if (noun === 'boards' && path.includes('cardsPerList'))
      return this.wholeBoard(headers['if-none-match'], path.includes('omit=description'));
    if (path === '/cards/batch-update')
      return ok((input as { cards: BatchChange[] }).cards.map((one) => this.item(one)));
    if (noun !== 'cards') return ok([]);
    this.requireVersion(id, headers['if-match']);
    if (method === 'PUT') return this.value(id, Number(partId), input);
    if (method === 'GET') return ok(this.board.card(id));
    if (method === 'POST' && rawId === undefined) return this.placed(this.board.createCard(ME, input));
    if (part === 'copy') return this.placed(this.board.createCard(ME, input, this.board.card(id)));
    if (method === 'PATCH') return this.placed(this.board.updateCard(ME, id, input));
    if (method === 'DELETE') this.board.deleteCard(ME, id);
    return { status: 204, headers: new Headers(), body: undefined };
  }

  private requireVersion(id: number, ifMatch: string | undefined): void {
    if (ifMatch !== undefined && ifMatch !== `"${this.board.card(id).version}"`)
      throw new ModelError(412, 'precondition_failed');
  }

  private value(id: number, fieldId: number, { value }: { value: unknown }): ApiResponse {
    const { version } = this.board.setValue(ME, id, fieldId, value);
    return ok({ cardId: id, fieldId, type: 'text', value }, { etag: `"${version}-1k2m3n"` });
  }

  private task(method: string, path: string, body: never, ifMatch: string | undefined): ApiResponse {
    const { chart } = this.board;
    const [, , , rawId, part, partId] = path.split('/');
    const id = Number(rawId);
    this.requireVersion(id, ifMatch);
    if (part === 'reorder') return ok(chart.reorder(ME, id, body));
    if (part === undefined) return ok(chart.update(ME, id, body));
    if (method === 'POST') return ok(chart.link(ME, id, body));
    chart.unlink(ME, id, Number(partId));
    return { status: 204, headers: new Headers(), body: undefined };
  }

  private wholeBoard(known: string | undefined, isOmitting: boolean): ApiResponse {
    const etag = `"${this.board.events.length}"`;
    if (known !== etag) return ok(isOmitting ? withoutTexts(this.board.read()) : this.board.read(), { etag });
    this.unchanged++;
    return { status: 304, headers: new Headers({ etag }), body: undefined };
  }

  private listsOfBoard(): ApiResponse {
    return ok(this.board.openLists(), { 'x-order-version': String(this.board.read().version) });
  }

  private cardsOfList(id: number, query: URLSearchParams): ApiResponse {
    const { cards, nextCursor } = this.board.page(id, query.get('cursor') ?? '');
    return ok(query.get('omit') === 'description' ? cards.map(withoutText) : cards, {
      'x-order-version': String(this.board.lists.get(id)?.version),
      ...(nextCursor === null ? {} : { 'x-next-cursor': nextCursor }),
    });
  }

  /** One change of a batch: the card, or the error that the change alone would have. */
  private item(change: BatchChange): unknown {
    try {
      const card = this.changed(change);
      return { status: 200, card, listVersion: this.board.lists.get(card.listId)?.version };
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      return { status: error.status, error: { code: error.code, error: error.message } };
    }
  }

  private changed({ id, move, archived, completed, set, field }: BatchChange): Card {
    if (move) return this.board.moveCard(ME, id, move);
    if (archived !== undefined) return this.board.archiveCard(ME, id, archived);
    if (field) return this.board.setValue(ME, id, field.fieldId, field.value);
    if (completed === undefined) return this.board.updateCard(ME, id, set ?? {});
    const at = this.board.card(id).completedAt ?? '2026-11-22T11:00:00.000Z';
    const completedAt = completed ? at : null;
    return this.board.updateCard(ME, id, { completedAt }, completed ? 'card.complete' : 'card.reopen');
  }

  private placed(card: Card): ApiResponse {
    return ok(card, { 'x-order-version': String(this.board.lists.get(card.listId)?.version) });
  }
}

function ok(body: unknown, headers: Record<string, string> = {}): ApiResponse {
  return { status: 200, headers: new Headers(headers), body: structuredClone(body) };
}

/** As the API with `omit=description`. */
const withoutText = (card: Card): Card => ({
  ...card,
  description: null,
  hasDescription: card.description !== null,
});

function withoutTexts(board: BoardWithLists): BoardWithLists {
  return {
    ...board,
    lists: board.lists.map(({ cards, ...list }) => ({ ...list, cards: cards.map(withoutText) })),
  };
}
