import type { ApiConnection } from './api-connection.js';
import type { ChecklistItem, ChecklistItemChanges, NewChecklistItem } from './shapes.js';

/** The operations on the checklists of cards, with the caller's rights. */
export class ChecklistApi {
  constructor(private readonly connection: ApiConnection) {}

  async items(cardId: number): Promise<ChecklistItem[]> {
    const { body } = await this.connection.onBoards((client, options) =>
      client.GET('/cards/{id}/checklist', { params: { path: { id: cardId } }, ...options }),
    );
    return body;
  }

  async add(cardId: number, item: NewChecklistItem, idempotencyKey?: string): Promise<void> {
    await this.connection.onBoards(
      (client, options) =>
        client.POST('/cards/{id}/checklist', { params: { path: { id: cardId } }, body: item, ...options }),
      { idempotencyKey },
    );
  }

  async update(cardId: number, itemId: number, changes: ChecklistItemChanges): Promise<void> {
    const path = { id: cardId, itemId };
    await this.connection.onBoards((client, options) =>
      client.PATCH('/cards/{id}/checklist/{itemId}', { params: { path }, body: changes, ...options }),
    );
  }

  async delete(cardId: number, itemId: number): Promise<void> {
    const path = { id: cardId, itemId };
    await this.connection.onBoards((client, options) =>
      client.DELETE('/cards/{id}/checklist/{itemId}', { params: { path }, ...options }),
    );
  }
}
