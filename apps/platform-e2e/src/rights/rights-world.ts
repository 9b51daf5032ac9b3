import { ABoard } from '../api/a-board.js';
import { ApiCaller } from '../client/api-caller.js';
import type { ApiCall } from '../client/api-caller.js';
import { connectMcp, type McpConnection } from '../client/mcp-connection.js';
import { screenAccessToken } from '../client/screen-session.js';
import { ContractWorld } from '../contract/contract-world.js';
import type { ApiDocument, Operation } from '../contract/api-document.js';
import { validRequest } from '../contract/valid-request.js';
import type { Deployment } from '../client/deployment.js';
import { newOwner } from '../running/owner.js';
import { otherWorkspace } from '../running/other-workspace.js';
import { WebhookReceiver } from '../running/webhook-receiver.js';
import type { CallerName, Visibility } from './expected-status.js';

interface Person {
  memberId: number;
  screen: ApiCaller;
  mcp: () => Promise<McpConnection>;
}

type PersonName = 'admin' | 'addedMember' | 'otherMember' | 'addedViewer' | 'otherViewer';

/** A workspace with a member of each role, whose boards have a given visibility. */
export class RightsWorld extends ContractWorld {
  private visibility: Visibility = 'workspace';
  private made: number[] = [];
  readonly callers = new Map<CallerName, ApiCaller>();
  readonly people = new Map<PersonName, Person>();
  /** The AI client of the member who is not on the private board. */
  ai: McpConnection | undefined;

  static override async open(deployment: Deployment): Promise<RightsWorld> {
    const world = new RightsWorld(deployment, await newOwner(deployment), await WebhookReceiver.start());
    await Promise.all([
      world.join('admin', 'admin'),
      world.join('addedMember', 'member'),
      world.join('otherMember', 'member'),
      world.join('addedViewer', 'viewer'),
      world.join('otherViewer', 'viewer'),
    ]);
    const stranger = await otherWorkspace(deployment);
    world.ai = await world.person('otherMember').mcp();
    world.callers
      .set('owner', world.owner.screen)
      .set('token', world.owner.api)
      .set('ai', world.owner.api.withBearer(world.ai.accessToken()))
      .set('stranger', world.owner.api.withBearer(stranger.token));
    return world;
  }

  private async join(name: PersonName, role: string): Promise<void> {
    const { memberId, ...credentials } = await this.invite(role);
    const screen = new ApiCaller(
      this.deployment.apiUrl,
      await screenAccessToken(this.deployment, credentials),
    );
    const mcp = (): Promise<McpConnection> =>
      connectMcp({ ...this.deployment, owner: credentials }, `AI of ${name}`);
    this.people.set(name, { memberId, screen, mcp });
    this.callers.set(name, screen);
  }

  person(name: PersonName): Person {
    const person = this.people.get(name);
    if (!person) throw new Error(`There is no caller ${name}.`);
    return person;
  }

  override async close(): Promise<void> {
    await this.ai?.client.close();
    await super.close();
  }

  override async board(): Promise<ABoard> {
    const board = await ABoard.with(this.api, 'To do', 'Done');
    await this.hide(board.id);
    return board;
  }

  override async idOf(method: string, path: string, body: object, caller?: ApiCaller): Promise<number> {
    const id = await super.idOf(method, path, body, caller);
    if (method === 'POST' && path === '/boards') await this.hide(id);
    return id;
  }

  /** A call of an operation that uses only boards of this visibility, with those boards. */
  async callOn(
    visibility: Visibility,
    document: ApiDocument,
    operation: Operation,
  ): Promise<{ call: ApiCall; boards: readonly number[] }> {
    this.visibility = visibility;
    this.made = [];
    const call = await validRequest(document, operation, this);
    if (operation.operationId === 'setBoardMembers') call.body = { memberIds: await this.everybody() };
    // The right to set the visibility has its own matrix in the service.
    if (operation.operationId === 'updateBoard') call.body = { name: 'Renamed' };
    if (operation.operationId === 'createCards') call.body = { ...(call.body as object), atomic: true };
    const boards = this.made;
    if (visibility === 'archived')
      for (const id of boards) await this.api.must('POST', `/boards/${id}/archive`);
    return { call, boards };
  }

  /** State that a rejected call must not change: the boards and their entity tags. */
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

  private async everybody(): Promise<number[]> {
    return [await this.ownMemberId(), ...[...this.people.values()].map(({ memberId }) => memberId)];
  }

  private async hide(boardId: number): Promise<void> {
    this.made.push(boardId);
    if (this.visibility !== 'private') return;
    const memberIds = [this.person('addedMember').memberId, this.person('addedViewer').memberId];
    await this.api.must('PATCH', `/boards/${boardId}`, { visibility: 'private' });
    await this.api.must('PUT', `/boards/${boardId}/members`, { memberIds });
  }
}
