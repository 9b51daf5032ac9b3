import type { ApiAnswer, ApiConnection } from './api-connection.js';
import type { Board, BoardWithLists, Card, List, NewCard, Place } from './shapes.js';

/** The calls of the public API that the tools make, with the caller's own rights. */
export class WorkspaceApi {
  constructor(
    private readonly connection: ApiConnection,
    /** Public origin of the deployment, for links to the screen; without a slash at its end. */
    readonly origin: string,
  ) {}

  async boards(archived: boolean): Promise<Board[]> {
    const { body } = await this.connection.boards<Board[]>('GET', '/boards', {
      query: { archived: archived ? 'all' : undefined },
    });
    return body;
  }

  async board(boardId: number): Promise<BoardWithLists> {
    const { body } = await this.connection.boards<BoardWithLists>('GET', `/boards/${boardId}`);
    return body;
  }

  async lists(boardId: number): Promise<List[]> {
    const { body } = await this.connection.boards<List[]>('GET', `/boards/${boardId}/lists`);
    return body;
  }

  async createCard(card: NewCard, idempotencyKey?: string): Promise<Card> {
    const { body } = await this.connection.boards<Card>('POST', '/cards', { body: card, idempotencyKey });
    return body;
  }

  card(cardId: number): Promise<ApiAnswer<Card>> {
    return this.connection.boards<Card>('GET', `/cards/${cardId}`);
  }

  async moveCard(cardId: number, to: { listId: number } & Place, ifMatch?: number): Promise<Card> {
    const { body } = await this.connection.boards<Card>('POST', `/cards/${cardId}/move`, {
      body: to,
      ifMatch,
    });
    return body;
  }
}
