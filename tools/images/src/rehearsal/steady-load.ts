import type { ApiUser } from './api-user.js';
import { Lanes } from './lanes.js';

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

/** Something that sends requests until it is stopped. */
export interface Load {
  readonly report: LoadReport;
  stop(): Promise<LoadReport>;
}

/** Cards that a lane creates in a list before it makes another one: a list takes 10,000. */
const CARDS_PER_LIST = 2_000;

/** Sequential writes, reads and MCP calls in each of several lanes, until it is stopped. */
export class SteadyLoad implements Load {
  readonly report: LoadReport = { created: [], reads: 0, toolCalls: 0, failures: [] };
  private readonly lanes = new Lanes(this.report.failures);

  constructor(
    private readonly user: ApiUser,
    private readonly target: LoadTarget,
  ) {
    this.lanes.add(this.writer());
    this.lanes.add(this.writer());
    this.lanes.add(() => this.read());
    this.lanes.add(() => this.read());
    this.lanes.add(() => this.useTool());
  }

  async stop(): Promise<LoadReport> {
    await this.lanes.stop();
    return this.report;
  }

  private writer(): () => Promise<void> {
    let { listId } = this.target;
    let inList = 0;
    return async () => {
      if (inList === CARDS_PER_LIST) {
        ({ id: listId } = await this.made(`/boards/${this.target.boardId}/lists`, { name: 'More' }));
        inList = 0;
      }
      const title = `Card ${this.report.created.length}`;
      const { id } = await this.made('/cards', { listId, title });
      inList += 1;
      this.report.created.push(id);
    };
  }

  private made(path: string, body: object): Promise<{ id: number }> {
    return this.user.call('POST', path, body);
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
