import type { CreatedWebhookDto, DeliveryDto } from '@kiban/contracts';
import { eventually, startNatsServer, type TestNatsServer } from '@kiban/testing';
import { Receiver } from './receiver.js';
import { createDispatcherDatabase, type DispatcherDatabase } from './dispatcher-database.js';
import { queueEvents, testEvent, testPrincipal } from './test-engine.js';
import { startTestService, type TestService } from './test-service.js';

export interface TestResponse<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** The whole service with a receiver, called as an admin of a workspace that no test shares with another. */
export class TestApi {
  token = '';
  workspaceId = 100;

  private constructor(
    private readonly server: TestNatsServer,
    readonly testing: DispatcherDatabase,
    readonly service: TestService,
    readonly receiver: Receiver,
  ) {}

  static async start(): Promise<TestApi> {
    const server = await startNatsServer();
    const testing = await createDispatcherDatabase();
    const service = await startTestService({ database: testing.url, nats: server.url });
    return new TestApi(server, testing, service, await Receiver.listen());
  }

  async close(): Promise<void> {
    await this.service.close();
    await this.receiver.close();
    await this.testing.drop();
    await this.server.close();
  }

  /** From now on calls come from a workspace that has nothing yet. */
  enterNewWorkspace(): void {
    this.workspaceId += 1;
    this.token = this.tokenIn(this.workspaceId);
  }

  tokenIn(workspaceId: number): string {
    return this.service.tokenOf({
      ...testPrincipal,
      workspace: { ...testPrincipal.workspace, id: workspaceId },
    });
  }

  async call<Body>(method: string, path: string, body?: unknown): Promise<TestResponse<Body>> {
    const { token } = this;
    const response = await this.service.request(method, path, {
      token,
      ...(body === undefined ? {} : { body }),
    });
    return { ...response, body: response.body as Body };
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
      this.testing.database,
      Array.from({ length: count }, () => testEvent({ workspaceId })),
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
