import type { ApiAnswer, ApiConnection } from './api-connection.js';
import type {
  Board,
  BoardWithLists,
  Card,
  CardChanges,
  CardComment,
  CardSearch,
  CustomField,
  FieldValue,
  GanttChanges,
  GanttTask,
  Grid,
  Label,
  List,
  ListInfoChanges,
  Member,
  NewCard,
  Place,
} from './shapes.js';

/** A page of what grows: at most `limit`, from `cursor` on. */
export interface Page {
  limit: number;
  cursor: string | null;
}

/** The calls of the public API that the tools make, with the caller's own rights. */
export class WorkspaceApi {
  constructor(private readonly connection: ApiConnection) {}

  boards(archived: boolean): Promise<Board[]> {
    return this.read<Board[]>('/boards', { archived: archived ? 'all' : undefined });
  }

  /** @param cardsPerList cuts each list, and gives the cursor that goes on in it */
  board(boardId: number, cardsPerList: number): Promise<BoardWithLists> {
    return this.read<BoardWithLists>(`/boards/${boardId}`, { cardsPerList });
  }

  listCards(listId: number, page: Page): Promise<ApiAnswer<Card[]>> {
    return this.connection.boards<Card[]>('GET', `/lists/${listId}/cards`, { query: queryOf(page) });
  }

  lists(boardId: number): Promise<List[]> {
    return this.read<List[]>(`/boards/${boardId}/lists`);
  }

  labels(boardId: number): Promise<Label[]> {
    return this.read<Label[]>(`/boards/${boardId}/labels`);
  }

  fields(boardId: number): Promise<CustomField[]> {
    return this.read<CustomField[]>(`/boards/${boardId}/fields`);
  }

  fieldValues(boardId: number): Promise<FieldValue[]> {
    return this.read<FieldValue[]>(`/boards/${boardId}/field-values`);
  }

  grid(boardId: number, withCards: boolean): Promise<Grid> {
    return this.read<Grid>(`/boards/${boardId}/grid`, { include: withCards ? 'cards' : undefined });
  }

  ganttTasks(
    boardId: number,
    within: { from?: string; to?: string; scheduled?: boolean },
  ): Promise<GanttTask[]> {
    return this.read<GanttTask[]>(`/boards/${boardId}/gantt`, within);
  }

  card(cardId: number): Promise<Card> {
    return this.read<Card>(`/cards/${cardId}`);
  }

  comments(cardId: number, page: Page): Promise<ApiAnswer<CardComment[]>> {
    return this.connection.boards<CardComment[]>('GET', `/cards/${cardId}/comments`, {
      query: queryOf(page),
    });
  }

  search(search: CardSearch, page: Page): Promise<ApiAnswer<Card[]>> {
    return this.connection.boards<Card[]>('GET', '/search', { query: { ...search, ...queryOf(page) } });
  }

  async members(): Promise<Member[]> {
    return (await this.connection.auth<Member[]>('GET', '/members')).body;
  }

  createCard(card: NewCard, idempotencyKey?: string): Promise<Card> {
    return this.write<Card>('POST', '/cards', { body: card, idempotencyKey });
  }

  updateCard(cardId: number, changes: CardChanges, ifMatch?: number): Promise<Card> {
    return this.write<Card>('PATCH', `/cards/${cardId}`, { body: changes, ifMatch });
  }

  /** Completes, reopens, archives or restores a card. */
  setCardState(
    cardId: number,
    verb: 'complete' | 'reopen' | 'archive' | 'restore',
    ifMatch?: number,
  ): Promise<Card> {
    return this.write<Card>('POST', `/cards/${cardId}/${verb}`, { ifMatch });
  }

  setAssignees(cardId: number, memberIds: number[], ifMatch?: number): Promise<Card> {
    return this.write<Card>('PUT', `/cards/${cardId}/assignees`, { body: { memberIds }, ifMatch });
  }

  setLabels(cardId: number, labelIds: number[], ifMatch?: number): Promise<Card> {
    return this.write<Card>('PUT', `/cards/${cardId}/labels`, { body: { labelIds }, ifMatch });
  }

  moveCard(cardId: number, to: { listId: number } & Place, ifMatch?: number): Promise<Card> {
    return this.write<Card>('POST', `/cards/${cardId}/move`, { body: to, ifMatch });
  }

  reorderCard(cardId: number, place: Place, ifMatch?: number): Promise<Card> {
    return this.write<Card>('POST', `/cards/${cardId}/reorder`, { body: place, ifMatch });
  }

  async deleteCard(cardId: number, ifMatch?: number): Promise<void> {
    await this.write('DELETE', `/cards/${cardId}`, { ifMatch });
  }

  addComment(cardId: number, text: string, idempotencyKey?: string): Promise<CardComment> {
    return this.write<CardComment>('POST', `/cards/${cardId}/comments`, { body: { text }, idempotencyKey });
  }

  updateList(
    listId: number,
    changes: { name?: string; info?: ListInfoChanges },
    ifMatch?: number,
  ): Promise<List> {
    return this.write<List>('PATCH', `/lists/${listId}`, { body: changes, ifMatch });
  }

  setFieldValue(cardId: number, fieldId: number, value: unknown): Promise<FieldValue> {
    return this.write<FieldValue>('PUT', `/cards/${cardId}/fields/${fieldId}`, { body: { value } });
  }

  updateGanttTask(taskId: number, changes: GanttChanges, ifMatch?: number): Promise<GanttTask> {
    return this.write<GanttTask>('PATCH', `/gantt/tasks/${taskId}`, { body: changes, ifMatch });
  }

  reorderGanttTask(taskId: number, place: Place, ifMatch?: number): Promise<GanttTask> {
    return this.write<GanttTask>('POST', `/gantt/tasks/${taskId}/reorder`, { body: place, ifMatch });
  }

  private async read<Body>(
    path: string,
    query?: Record<string, string | number | boolean | undefined>,
  ): Promise<Body> {
    return (await this.connection.boards<Body>('GET', path, query ? { query } : {})).body;
  }

  private async write<Body>(
    method: string,
    path: string,
    call: { body?: unknown; ifMatch?: number | undefined; idempotencyKey?: string | undefined },
  ): Promise<Body> {
    return (await this.connection.boards<Body>(method, path, call)).body;
  }
}

const queryOf = ({ limit, cursor }: Page): Record<string, string | number | undefined> => ({
  limit,
  cursor: cursor ?? undefined,
});
