import type { ApiResponse, ApiConnection } from './api-connection.js';
import { BoardStructureApi } from './board-structure-api.js';
import { ChecklistApi } from './checklist-api.js';
import type {
  Activity,
  BatchItem,
  Board,
  BoardWithLists,
  Card,
  CardChange,
  CardChanges,
  CardComment,
  CardSearch,
  CustomField,
  FieldValue,
  GanttChanges,
  GanttFilter,
  GanttTask,
  Grid,
  Label,
  List,
  ListChanges,
  Me,
  Member,
  NewCard,
  NewFieldValue,
  Place,
  UpdatedGanttTask,
} from './shapes.js';

/** A page: at most `limit` items, starting at `cursor`. */
export interface Page {
  limit: number;
  cursor: string | null;
}

export type CardState = 'complete' | 'reopen' | 'archive' | 'restore';

/** The operations of the public API that the tools use, with the caller's rights. */
export class WorkspaceApi {
  readonly structure: BoardStructureApi;
  readonly checklists: ChecklistApi;

  /** @param caller as the API says it, where the connection has resolved its bearer already */
  constructor(
    private readonly connection: ApiConnection,
    private readonly caller?: Me,
  ) {
    this.structure = new BoardStructureApi(connection);
    this.checklists = new ChecklistApi(connection);
  }

  async boards(archived: boolean): Promise<Board[]> {
    const query = archived ? { archived: 'all' as const } : {};
    const { body } = await this.connection.onBoards((client, options) =>
      client.GET('/boards', { params: { query }, ...options }),
    );
    return body;
  }

  /** @param cardsPerList limits the cards of each list; each cut list then has a cursor for the rest */
  async board(id: number, cardsPerList: number): Promise<BoardWithLists> {
    const { body } = await this.connection.onBoards((client, options) =>
      client.GET('/boards/{id}', { params: { path: { id }, query: { cardsPerList } }, ...options }),
    );
    return body;
  }

  listCards(id: number, page: Page): Promise<ApiResponse<Card[]>> {
    return this.connection.onBoards((client, options) =>
      client.GET('/lists/{id}/cards', { params: { path: { id }, query: queryOf(page) }, ...options }),
    );
  }

  async lists(boardId: number): Promise<List[]> {
    const { body } = await this.connection.onBoards((client, options) =>
      client.GET('/boards/{id}/lists', { params: { path: { id: boardId } }, ...options }),
    );
    return body;
  }

  async list(id: number): Promise<List> {
    const { body } = await this.connection.onBoards((client, options) =>
      client.GET('/lists/{id}', { params: { path: { id } }, ...options }),
    );
    return body;
  }

  async updateList(id: number, changes: ListChanges, ifMatch?: number): Promise<List> {
    const { body } = await this.connection.onBoards(
      (client, options) =>
        client.PATCH('/lists/{id}', { params: { path: { id } }, body: changes, ...options }),
      { ifMatch },
    );
    return body;
  }

  async card(id: number): Promise<Card> {
    const { body } = await this.connection.onBoards((client, options) =>
      client.GET('/cards/{id}', { params: { path: { id } }, ...options }),
    );
    return body;
  }

  /** Returns one result per card, in request order. */
  async createCards(cards: NewCard[], idempotencyKey?: string): Promise<BatchItem[]> {
    const { body } = await this.connection.onBoards(
      (client, options) => client.POST('/cards/batch', { body: { cards }, ...options }),
      { idempotencyKey },
    );
    return body;
  }

  /** Makes each change in request order, and returns one result for each. */
  async updateCards(changes: CardChange[], idempotencyKey?: string): Promise<BatchItem[]> {
    const { body } = await this.connection.onBoards(
      (client, options) => client.POST('/cards/batch-update', { body: { cards: changes }, ...options }),
      { idempotencyKey },
    );
    return body;
  }

  async updateCard(id: number, changes: CardChanges, ifMatch?: number): Promise<Card> {
    const { body } = await this.connection.onBoards(
      (client, options) =>
        client.PATCH('/cards/{id}', { params: { path: { id } }, body: changes, ...options }),
      { ifMatch },
    );
    return body;
  }

  async setCardState(id: number, verb: CardState, ifMatch?: number): Promise<Card> {
    const { body } = await this.connection.onBoards(
      (client, options) => client.POST(`/cards/{id}/${verb}`, { params: { path: { id } }, ...options }),
      { ifMatch },
    );
    return body;
  }

  async moveCard(id: number, to: { listId: number } & Place, ifMatch?: number): Promise<Card> {
    const { body } = await this.connection.onBoards(
      (client, options) =>
        client.POST('/cards/{id}/move', { params: { path: { id } }, body: to, ...options }),
      { ifMatch },
    );
    return body;
  }

  async reorderCard(id: number, place: Place, ifMatch?: number): Promise<Card> {
    const { body } = await this.connection.onBoards(
      (client, options) =>
        client.POST('/cards/{id}/reorder', { params: { path: { id } }, body: place, ...options }),
      { ifMatch },
    );
    return body;
  }

  async deleteCard(id: number, ifMatch?: number): Promise<void> {
    await this.connection.onBoards(
      (client, options) => client.DELETE('/cards/{id}', { params: { path: { id } }, ...options }),
      { ifMatch },
    );
  }

  /** The caller, with the rights of this connection. */
  async me(): Promise<Me> {
    if (this.caller) return this.caller;
    const { body } = await this.connection.onAuth((client, options) => client.GET('/me', { ...options }));
    return body;
  }

  async members(): Promise<Member[]> {
    const { body } = await this.connection.onAuth((client, options) =>
      client.GET('/members', { ...options }),
    );
    return body;
  }

  async labels(boardId: number): Promise<Label[]> {
    const { body } = await this.connection.onBoards((client, options) =>
      client.GET('/boards/{id}/labels', { params: { path: { id: boardId } }, ...options }),
    );
    return body;
  }

  async fields(boardId: number): Promise<CustomField[]> {
    const { body } = await this.connection.onBoards((client, options) =>
      client.GET('/boards/{id}/fields', { params: { path: { id: boardId } }, ...options }),
    );
    return body;
  }

  async fieldValues(boardId: number): Promise<FieldValue[]> {
    const { body } = await this.connection.onBoards((client, options) =>
      client.GET('/boards/{id}/field-values', { params: { path: { id: boardId } }, ...options }),
    );
    return body;
  }

  async setFieldValue(cardId: number, fieldId: number, value: NewFieldValue): Promise<FieldValue> {
    const { body } = await this.connection.onBoards((client, options) =>
      client.PUT('/cards/{id}/fields/{fieldId}', {
        params: { path: { id: cardId, fieldId } },
        body: { value },
        ...options,
      }),
    );
    return body;
  }

  async grid(boardId: number, withCards: boolean): Promise<Grid> {
    const query = withCards ? { include: 'cards' as const } : {};
    const { body } = await this.connection.onBoards((client, options) =>
      client.GET('/boards/{id}/grid', { params: { path: { id: boardId }, query }, ...options }),
    );
    return body;
  }

  async ganttTasks(boardId: number, { scheduled, ...within }: GanttFilter): Promise<GanttTask[]> {
    const query = { ...within, scheduled: flagText(scheduled) };
    const { body } = await this.connection.onBoards((client, options) =>
      client.GET('/boards/{id}/gantt', { params: { path: { id: boardId }, query }, ...options }),
    );
    return body;
  }

  async updateGanttTask(taskId: number, changes: GanttChanges, ifMatch?: number): Promise<UpdatedGanttTask> {
    const { body } = await this.connection.onBoards(
      (client, options) =>
        client.PATCH('/gantt/tasks/{id}', { params: { path: { id: taskId } }, body: changes, ...options }),
      { ifMatch },
    );
    return body;
  }

  async reorderGanttTask(taskId: number, place: Place, ifMatch?: number): Promise<GanttTask> {
    const { body } = await this.connection.onBoards(
      (client, options) =>
        client.POST('/gantt/tasks/{id}/reorder', {
          params: { path: { id: taskId } },
          body: place,
          ...options,
        }),
      { ifMatch },
    );
    return body;
  }

  comments(cardId: number, page: Page): Promise<ApiResponse<CardComment[]>> {
    return this.connection.onBoards((client, options) =>
      client.GET('/cards/{id}/comments', {
        params: { path: { id: cardId }, query: queryOf(page) },
        ...options,
      }),
    );
  }

  async addComment(cardId: number, text: string, idempotencyKey?: string): Promise<CardComment> {
    const { body } = await this.connection.onBoards(
      (client, options) =>
        client.POST('/cards/{id}/comments', { params: { path: { id: cardId } }, body: { text }, ...options }),
      { idempotencyKey },
    );
    return body;
  }

  /** The actions on a board or a card, newest first. */
  activity(of: { board: number } | { card: number }, page: Page): Promise<ApiResponse<Activity[]>> {
    const query = queryOf(page);
    return this.connection.onBoards((client, options) =>
      'card' in of
        ? client.GET('/cards/{id}/activity', { params: { path: { id: of.card }, query }, ...options })
        : client.GET('/boards/{id}/activity', { params: { path: { id: of.board }, query }, ...options }),
    );
  }

  /** Archived or not; undefined if the caller sees no such card. */
  async cardOfNumber(number: number): Promise<Card | undefined> {
    const query = { number, archived: 'all' as const, omit: 'description' as const };
    const { body } = await this.connection.onBoards((client, options) =>
      client.GET('/search', { params: { query }, ...options }),
    );
    return body[0];
  }

  search({ archived, ...search }: CardSearch, page: Page): Promise<ApiResponse<Card[]>> {
    const query = { ...search, archived: flagText(archived), ...queryOf(page) };
    return this.connection.onBoards((client, options) =>
      client.GET('/search', { params: { query }, ...options }),
    );
  }
}

const queryOf = ({ limit, cursor }: Page): { limit: number; cursor?: string } => ({
  limit,
  ...(cursor === null ? {} : { cursor }),
});

const flagText = (flag: boolean | undefined): 'true' | 'false' | undefined =>
  flag === undefined ? undefined : flag ? 'true' : 'false';
