import { ABoard } from '../api/a-board.js';
import type { ApiCall, ApiCaller } from '../client/api-caller.js';
import { ContractWorld } from '../contract/contract-world.js';
import type { ApiDocument, Operation } from '../contract/api-document.js';
import { endDeletion } from '../contract/deletion-bodies.js';
import { validRequest } from '../contract/valid-request.js';
import type { Deployment } from '../client/deployment.js';
import { newOwner } from '../running/owner.js';
import { WebhookReceiver } from '../running/webhook-receiver.js';

/** A workspace whose tokens are restricted to boards. */
export class BoardTokenWorld extends ContractWorld {
  private made: number[] = [];

  static override async open(deployment: Deployment): Promise<BoardTokenWorld> {
    return new BoardTokenWorld(deployment, await newOwner(deployment), await WebhookReceiver.start());
  }

  /** A valid call of an operation, with every board that it uses. */
  async callOn(
    document: ApiDocument,
    operation: Operation,
  ): Promise<{ call: ApiCall; boards: readonly number[] }> {
    this.made = [];
    const call = await validRequest(document, operation, this);
    // A deleted workspace issues no token.
    await endDeletion(this);
    // Its example makes a template, which has a test of its own.
    if (operation.operationId === 'updateBoard') call.body = { name: 'Renamed' };
    if (operation.operationId === 'createCards') call.body = { ...(call.body as object), atomic: true };
    return { call, boards: this.made };
  }

  /** Calls as a token that is restricted to these boards, which is revoked afterwards. */
  async asTokenOf<Result>(
    boardIds: readonly number[],
    use: (caller: ApiCaller) => Promise<Result>,
  ): Promise<Result> {
    const { password } = this.owner.account;
    const { id, token } = await this.owner.screen.must<{ id: number; token: string }>('POST', '/tokens', {
      name: 'Of boards',
      password,
      boardIds,
    });
    try {
      return await use(this.api.withBearer(token));
    } finally {
      await this.owner.screen.must('POST', `/tokens/${id}/revoke`, { password });
    }
  }

  /** State that a rejected call must not change: the boards with everything on them. */
  async stateOf(boards: readonly number[]): Promise<string> {
    const states = boards.map(async (id) => {
      const [board, file] = await Promise.all([
        this.api.get(`/boards/${id}`),
        this.api.get(`/boards/${id}/export`),
      ]);
      return `${board.headers.get('etag')} ${file.text}`;
    });
    return (await Promise.all(states)).join('\n');
  }

  override async board(): Promise<ABoard> {
    const board = await super.board();
    this.made.push(board.id);
    return board;
  }

  override async idOf(method: string, path: string, body: object, caller?: ApiCaller): Promise<number> {
    const id = await super.idOf(method, path, body, caller);
    if (method === 'POST' && path === '/boards') this.made.push(id);
    return id;
  }
}
