import { bundleProduct } from '@kiban/dev/build/service-bundles';
import { eventually } from '@kiban/testing';
import { ApiUser } from './api-user.js';
import { Cluster, type ClusterOptions } from './cluster.js';
import { SteadyLoad, type Load, type LoadReport, type LoadTarget } from './steady-load.js';
import { WebhookInbox } from './webhook-inbox.js';

/** A cluster with a board to work on and a receiver for the events of every card. */
export class LoadedCluster {
  private constructor(
    readonly cluster: Cluster,
    private readonly inbox: WebhookInbox,
    private readonly user: ApiUser,
    private readonly target: LoadTarget,
    /** The first owner, as `npm start` would name it. */
    readonly owner: { email: string; password: string },
  ) {}

  static async start(options: ClusterOptions): Promise<LoadedCluster> {
    await bundleProduct(options.repositoryRoot);
    const cluster = await Cluster.start(options);
    const deployment = await cluster.seed();
    const user = new ApiUser(deployment);
    const inbox = await WebhookInbox.listen();
    const board = await user.call<{ id: number }>('POST', '/boards', {
      name: 'Rehearsal',
      lists: [{ name: 'To do' }],
    });
    const { lists } = await user.call<{ lists: { id: number }[] }>('GET', `/boards/${board.id}`);
    await user.call('POST', '/webhooks', { url: inbox.url, events: ['card.create'] });
    const target = { boardId: board.id, listId: lists[0]?.id ?? 0 };
    return new LoadedCluster(cluster, inbox, user, target, deployment.owner);
  }

  /** Writes, reads and MCP calls go on while `work` does something to the cluster. @returns what they met */
  async underLoad(work: () => Promise<void>): Promise<LoadReport> {
    return this.underLoadOf(async (user, target) => new SteadyLoad(user, target), work);
  }

  /** As `underLoad`, with another load. */
  async underLoadOf<L extends Load>(
    start: (user: ApiUser, target: LoadTarget) => Promise<L>,
    work: (load: L) => Promise<void>,
  ): Promise<LoadReport> {
    const load = await start(this.user, this.target);
    try {
      await eventually('the load runs', () => load.report.created.length > 5 && load.report.toolCalls > 2);
      await work(load);
    } finally {
      await load.stop();
    }
    return load.report;
  }

  /** `webhook-id` of everything that the receiver got, in order of arrival. */
  get webhookIds(): string[] {
    return this.inbox.received.map(({ id }) => id);
  }

  /** Waits for the last webhook. @returns the cards in the received webhooks, one entry per webhook, sorted by id */
  async deliveredFor(created: readonly number[]): Promise<number[]> {
    const delivered = (): number[] => this.inbox.received.map(({ data }) => data.id ?? 0);
    await eventually('every card was delivered', () => new Set(delivered()).size >= created.length, 60_000);
    return delivered().sort((a, b) => a - b);
  }

  async stop(): Promise<void> {
    await this.cluster.stop();
    await this.inbox.close();
  }
}
