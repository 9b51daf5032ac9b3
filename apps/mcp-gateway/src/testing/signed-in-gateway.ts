import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createApiToken, resolveSubject } from '@kiban/auth-client';
import type { Principal } from '@kiban/contracts';
import type { HttpService } from '@kiban/http-kit';
import { connectNats, type NatsConnection } from '@kiban/messaging';
import { createLogger } from '@kiban/observability';
import { changeEnvironment, startNatsServer, type TestNatsServer } from '@kiban/testing';
import { createGateway } from '../gateway.js';

const principal: Principal = {
  kind: 'oauth',
  credentialId: 'grant:1',
  workspace: { id: 1, slug: 'demo', name: 'Demo' },
  member: { id: 1, name: 'Aiko' },
  role: 'member',
  scopes: ['boards:read', 'boards:write'],
  via: { kind: 'oauth', name: 'A client' },
  audiences: ['mcp'],
  expiresAt: null,
};

/** A gateway that resolves every bearer to one member and has no API behind it: forwarded calls fail. */
export class SignedInGateway {
  readonly bearer = createApiToken(randomBytes);

  private constructor(
    readonly port: number,
    private readonly service: HttpService,
    private readonly auth: NatsConnection,
    private readonly broker: TestNatsServer,
    private readonly restoreEnvironment: () => void,
  ) {}

  static async start(settings: Record<string, string> = {}): Promise<SignedInGateway> {
    const broker = await startNatsServer();
    const auth = await connectNats({
      url: broker.url,
      name: 'auth',
      logger: createLogger('test', 'silent'),
    });
    auth.subscribe(resolveSubject, {
      callback: (_, message) => void message.respond(JSON.stringify({ principal, leaseMs: 5_000 })),
    });
    await auth.flush();
    const { privateKey } = generateKeyPairSync('ed25519');
    const restoreEnvironment = changeEnvironment({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      PORT: '0',
      MANAGEMENT_PORT: '0',
      PUBLIC_ORIGIN: 'https://kiban.example',
      NATS_URL: broker.url,
      AUTH_INTERNAL_URL: 'http://127.0.0.1:1',
      INTERNAL_API_SECRET: randomBytes(32).toString('hex'),
      BOARDS_API_URL: 'http://127.0.0.1:1/api/v1',
      AUTH_API_URL: 'http://127.0.0.1:1/api/v1',
      INTERNAL_CREDENTIAL_PRIVATE_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      ...settings,
    });
    const service = await createGateway();
    return new SignedInGateway((await service.listen()).port, service, auth, broker, restoreEnvironment);
  }

  /** Posts a message; `headers` override the defaults. */
  post(body: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}/mcp`, {
      method: 'POST',
      body,
      headers: {
        authorization: `Bearer ${this.bearer}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
    });
  }

  async close(): Promise<void> {
    await this.service.close();
    await this.auth.close();
    await this.broker.close();
    this.restoreEnvironment();
  }
}
