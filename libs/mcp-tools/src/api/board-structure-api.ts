import type { ApiConnection } from './api-connection.js';
import type {
  Board,
  BoardChanges,
  CustomField,
  FieldChanges,
  Label,
  LabelChanges,
  List,
  NewBoard,
  NewField,
  NewLabel,
  NewList,
  Place,
} from './shapes.js';

type ArchiveVerb = 'archive' | 'restore';

/** The operations that make and change boards, lists, labels and fields, with the caller's rights. */
export class BoardStructureApi {
  constructor(private readonly connection: ApiConnection) {}

  async createBoard(board: NewBoard, idempotencyKey?: string): Promise<Board> {
    const { body } = await this.connection.onBoards(
      (client, options) => client.POST('/boards', { body: board, ...options }),
      { idempotencyKey },
    );
    return body;
  }

  async updateBoard(id: number, changes: BoardChanges, ifMatch?: number): Promise<Board> {
    const { body } = await this.connection.onBoards(
      (client, options) =>
        client.PATCH('/boards/{id}', { params: { path: { id } }, body: changes, ...options }),
      { ifMatch },
    );
    return body;
  }

  async reorderBoard(id: number, place: Place, ifMatch?: number): Promise<Board> {
    const { body } = await this.connection.onBoards(
      (client, options) =>
        client.POST('/boards/{id}/reorder', { params: { path: { id } }, body: place, ...options }),
      { ifMatch },
    );
    return body;
  }

  async setBoardState(id: number, verb: ArchiveVerb, ifMatch?: number): Promise<Board> {
    const { body } = await this.connection.onBoards(
      (client, options) => client.POST(`/boards/{id}/${verb}`, { params: { path: { id } }, ...options }),
      { ifMatch },
    );
    return body;
  }

  async deleteBoard(id: number, ifMatch?: number): Promise<void> {
    await this.connection.onBoards(
      (client, options) => client.DELETE('/boards/{id}', { params: { path: { id } }, ...options }),
      { ifMatch },
    );
  }

  /** The lists of a board, archived ones included. */
  async allLists(boardId: number): Promise<List[]> {
    const params = { path: { id: boardId }, query: { archived: 'all' as const } };
    const { body } = await this.connection.onBoards((client, options) =>
      client.GET('/boards/{id}/lists', { params, ...options }),
    );
    return body;
  }

  async createList(boardId: number, list: NewList, idempotencyKey?: string): Promise<List> {
    const { body } = await this.connection.onBoards(
      (client, options) =>
        client.POST('/boards/{id}/lists', { params: { path: { id: boardId } }, body: list, ...options }),
      { idempotencyKey },
    );
    return body;
  }

  async reorderList(id: number, place: Place, ifMatch?: number): Promise<List> {
    const { body } = await this.connection.onBoards(
      (client, options) =>
        client.POST('/lists/{id}/reorder', { params: { path: { id } }, body: place, ...options }),
      { ifMatch },
    );
    return body;
  }

  async setListState(id: number, verb: ArchiveVerb, ifMatch?: number): Promise<List> {
    const { body } = await this.connection.onBoards(
      (client, options) => client.POST(`/lists/{id}/${verb}`, { params: { path: { id } }, ...options }),
      { ifMatch },
    );
    return body;
  }

  async deleteList(id: number, moveCardsTo: number | undefined, ifMatch?: number): Promise<void> {
    const params = { path: { id }, query: moveCardsTo === undefined ? {} : { moveCardsTo } };
    await this.connection.onBoards(
      (client, options) => client.DELETE('/lists/{id}', { params, ...options }),
      { ifMatch },
    );
  }

  async createLabel(boardId: number, label: NewLabel, idempotencyKey?: string): Promise<Label> {
    const { body } = await this.connection.onBoards(
      (client, options) =>
        client.POST('/boards/{id}/labels', { params: { path: { id: boardId } }, body: label, ...options }),
      { idempotencyKey },
    );
    return body;
  }

  async updateLabel(id: number, changes: LabelChanges, ifMatch?: number): Promise<Label> {
    const { body } = await this.connection.onBoards(
      (client, options) =>
        client.PATCH('/labels/{id}', { params: { path: { id } }, body: changes, ...options }),
      { ifMatch },
    );
    return body;
  }

  async deleteLabel(id: number, ifMatch?: number): Promise<void> {
    await this.connection.onBoards(
      (client, options) => client.DELETE('/labels/{id}', { params: { path: { id } }, ...options }),
      { ifMatch },
    );
  }

  async createField(boardId: number, field: NewField, idempotencyKey?: string): Promise<CustomField> {
    const { body } = await this.connection.onBoards(
      (client, options) =>
        client.POST('/boards/{id}/fields', { params: { path: { id: boardId } }, body: field, ...options }),
      { idempotencyKey },
    );
    return body;
  }

  async updateField(id: number, changes: FieldChanges, ifMatch?: number): Promise<CustomField> {
    const { body } = await this.connection.onBoards(
      (client, options) =>
        client.PATCH('/fields/{id}', { params: { path: { id } }, body: changes, ...options }),
      { ifMatch },
    );
    return body;
  }

  async deleteField(id: number, ifMatch?: number): Promise<void> {
    await this.connection.onBoards(
      (client, options) => client.DELETE('/fields/{id}', { params: { path: { id } }, ...options }),
      { ifMatch },
    );
  }
}
