import type { CreatedWebhookDto, DeliveryDto } from '@kiban/contracts';
import { eventually, startNatsServer, type TestNatsServer } from '@kiban/testing';
import { Receiver } from './receiver.js';
import { createTrialDatabase, type TrialDatabase } from './trial-database.js';
import { queueEvents, trialEvent, trialPrincipal } from './trial-engine.js';
import { startTrialService, type TrialService } from './trial-service.js';

export interface TrialAnswer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** The whole service with a receiver, called as an admin of a workspace that no test shares with another. */
export class TrialApi {
  token = '';
  workspaceId = 100;

  private constructor(
    private readonly server: TestNatsServer,
    readonly trial: TrialDatabase,
    readonly service: TrialService,
    readonly receiver: Receiver,
  ) {}

  static async start(): Promise<TrialApi> {
    const server = await startNatsServer();
    const trial = await createTrialDatabase();
    const service = await startTrialService({ database: trial.url, nats: server.url });
    return new TrialApi(server, trial, service, await Receiver.listen());
  }

  async close(): Promise<void> {
    await this.service.close();
    await this.receiver.close();
    await this.trial.drop();
    await this.server.close();
  }

  /** From now on calls come from a workspace that has nothing yet. */
  enterNewWorkspace(): void {
    this.workspaceId += 1;
    this.token = this.tokenIn(this.workspaceId);
  }

  tokenIn(workspaceId: number): string {
    return this.service.tokenOf({
      ...trialPrincipal,
      workspace: { ...trialPrincipal.workspace, id: workspaceId },
    });
  }

  async call<Body>(method: string, path: string, body?: unknown): Promise<TrialAnswer<Body>> {
    const { token } = this;
    const answer = await this.service.request(method, path, {
      token,
      ...(body === undefined ? {} : { body }),
    });
    return { ...answer, body: answer.body as Body };
  }

  /** Registers a webhook for every event that comes to `path` of the receiver. */
  async register(path: string, more: object = {}): Promise<CreatedWebhookDto> {
    const { status, body } = await this.call<CreatedWebhookDto>('POST', '/webhooks', {
      url: this.receiver.url(path),
      events: ['*'],
      ...more,
    });
    if (status !== 201) throw new Error(`The registration was answered ${status}.`);
    return body;
  }

  /** Lets cards be created in the workspace, as its events tell. */
  async queue(count = 1): Promise<void> {
    const { workspaceId } = this;
    await queueEvents(
      this.trial.database,
      Array.from({ length: count }, () => trialEvent({ workspaceId })),
    );
  }

  async deliveries(id: number, query = ''): Promise<DeliveryDto[]> {
    return (await this.call<DeliveryDto[]>('GET', `/webhooks/${id}/deliveries${query}`)).body;
  }

  deliveredOnce(id: number): Promise<DeliveryDto> {
    return eventually('a delivery', async () =>
      (await this.deliveries(id)).find(({ state }) => state === 'delivered'),
    );
  }
}
