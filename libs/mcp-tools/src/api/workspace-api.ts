import type { ApiAnswer, ApiConnection, WriteGuards } from './api-connection.js';
import type {
  BatchItem,
  Board,
  BoardWithLists,
  Card,
  CardChanges,
  CardComment,
  CardSearch,
  ChecklistItem,
  CustomField,
  FieldValue,
  GanttChanges,
  GanttTask,
  Grid,
  Label,
  List,
  ListChanges,
  Member,
  NewCard,
  Place,
} from './shapes.js';
import { unlistedRoute } from './unlisted-route.js';

/** A page of what grows: at most `limit`, from `cursor` on. */
export interface Page {
  limit: number;
  cursor: string | null;
}

export type CardState = 'complete' | 'reopen' | 'archive' | 'restore';

/** The calls of the public API that the tools make, with the caller's own rights. */
export class WorkspaceApi {
  constructor(private readonly connection: ApiConnection) {}

  async boards(archived: boolean): Promise<Board[]> {
    const query = archived ? { archived: 'all' as const } : {};
    const { body } = await this.connection.onBoards((client, options) =>
      client.GET('/boards', { params: { query }, ...options }),
    );
    return body;
  }

  /** @param cardsPerList cuts each list, and gives the cursor that goes on in it */
  async board(id: number, cardsPerList: number): Promise<BoardWithLists> {
    const { body } = await this.connection.onBoards((client, options) =>
      client.GET('/boards/{id}', { params: { path: { id }, query: { cardsPerList } }, ...options }),
    );
    return body;
  }

  listCards(id: number, page: Page): Promise<ApiAnswer<Card[]>> {
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

  /** Answers card by card, in the order sent. */
  createCards(cards: NewCard[], idempotencyKey?: string): Promise<BatchItem[]> {
    return this.unlisted('post', '/cards/batch', { body: { cards } }, { idempotencyKey });
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

  async members(): Promise<Member[]> {
    const { body } = await this.connection.onAuth((client, options) =>
      client.GET('/members', { ...options }),
    );
    return body;
  }

  setAssignees(cardId: number, memberIds: number[], ifMatch?: number): Promise<Card> {
    return this.unlisted('put', `/cards/${cardId}/assignees`, { body: { memberIds } }, { ifMatch });
  }

  setLabels(cardId: number, labelIds: number[], ifMatch?: number): Promise<Card> {
    return this.unlisted('put', `/cards/${cardId}/labels`, { body: { labelIds } }, { ifMatch });
  }

  labels(boardId: number): Promise<Label[]> {
    return this.unlisted('get', `/boards/${boardId}/labels`);
  }

  fields(boardId: number): Promise<CustomField[]> {
    return this.unlisted('get', `/boards/${boardId}/fields`);
  }

  fieldValues(boardId: number): Promise<FieldValue[]> {
    return this.unlisted('get', `/boards/${boardId}/field-values`);
  }

  setFieldValue(cardId: number, fieldId: number, value: unknown): Promise<FieldValue> {
    return this.unlisted('put', `/cards/${cardId}/fields/${fieldId}`, { body: { value } });
  }

  grid(boardId: number, withCards: boolean): Promise<Grid> {
    return this.unlisted('get', `/boards/${boardId}/grid`, { query: withCards ? { include: 'cards' } : {} });
  }

  ganttTasks(
    boardId: number,
    within: { from?: string; to?: string; scheduled?: boolean },
  ): Promise<GanttTask[]> {
    return this.unlisted('get', `/boards/${boardId}/gantt`, { query: within });
  }

  updateGanttTask(taskId: number, changes: GanttChanges, ifMatch?: number): Promise<GanttTask> {
    return this.unlisted('patch', `/gantt/tasks/${taskId}`, { body: changes }, { ifMatch });
  }

  reorderGanttTask(taskId: number, place: Place, ifMatch?: number): Promise<GanttTask> {
    return this.unlisted('post', `/gantt/tasks/${taskId}/reorder`, { body: place }, { ifMatch });
  }

  checklist(cardId: number): Promise<ChecklistItem[]> {
    return this.unlisted('get', `/cards/${cardId}/checklist`);
  }

  comments(cardId: number, page: Page): Promise<ApiAnswer<CardComment[]>> {
    return this.connection.onBoards((client, options) =>
      unlistedRoute<CardComment[]>(
        client,
        'get',
        `/cards/${cardId}/comments`,
        { query: queryOf(page) },
        options,
      ),
    );
  }

  addComment(cardId: number, text: string, idempotencyKey?: string): Promise<CardComment> {
    return this.unlisted('post', `/cards/${cardId}/comments`, { body: { text } }, { idempotencyKey });
  }

  search(search: CardSearch, page: Page): Promise<ApiAnswer<Card[]>> {
    return this.connection.onBoards((client, options) =>
      unlistedRoute<Card[]>(client, 'get', '/search', { query: { ...search, ...queryOf(page) } }, options),
    );
  }

  private async unlisted<Body>(
    method: 'get' | 'post' | 'put' | 'patch',
    path: string,
    call: { query?: object; body?: unknown } = {},
    guards: WriteGuards = {},
  ): Promise<Body> {
    const { body } = await this.connection.onBoards(
      (client, options) => unlistedRoute<Body>(client, method, path, call, options),
      guards,
    );
    return body;
  }
}

const queryOf = ({ limit, cursor }: Page): { limit: number; cursor?: string } => ({
  limit,
  ...(cursor === null ? {} : { cursor }),
});
