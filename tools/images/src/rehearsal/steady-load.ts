import type { ApiUser } from './api-user.js';

export interface LoadTarget {
  boardId: number;
  listId: number;
}

/** What a load did. */
export interface LoadReport {
  /** Cards that the API said it created. */
  created: number[];
  reads: number;
  toolCalls: number;
  /** One sentence a request that was not answered as it should have been. */
  failures: string[];
}

/** Sequential writes, reads and MCP calls in each of several lanes, until it is stopped. */
export class SteadyLoad {
  readonly report: LoadReport = { created: [], reads: 0, toolCalls: 0, failures: [] };
  private running = true;
  private readonly lanes: Promise<void>[];

  constructor(
    private readonly user: ApiUser,
    private readonly target: LoadTarget,
  ) {
    this.lanes = [
      this.lane(() => this.write()),
      this.lane(() => this.write()),
      this.lane(() => this.read()),
      this.lane(() => this.read()),
      this.lane(() => this.useTool()),
    ];
  }

  async stop(): Promise<LoadReport> {
    this.running = false;
    await Promise.all(this.lanes);
    return this.report;
  }

  private async lane(step: () => Promise<void>): Promise<void> {
    while (this.running) {
      await step().catch((error: unknown) => {
        const cause =
          error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
        this.report.failures.push(`${error instanceof Error ? error.message : String(error)}${cause}`);
      });
    }
  }

  private async write(): Promise<void> {
    const title = `Card ${this.report.created.length}`;
    const card = await this.user.call<{ id: number }>('POST', '/cards', {
      listId: this.target.listId,
      title,
    });
    this.report.created.push(card.id);
  }

  private async read(): Promise<void> {
    await this.user.call('GET', `/boards/${this.target.boardId}?cardsPerList=10`);
    this.report.reads += 1;
  }

  private async useTool(): Promise<void> {
    await this.user.callTool('list_boards', {});
    this.report.toolCalls += 1;
  }
}
