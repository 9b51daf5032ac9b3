import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { HttpService } from '@kiban/http-kit';
import type { Type } from '@nestjs/common';
import {
  changeEnvironment,
  createMigratedDatabase,
  Mailbox,
  startNatsServer,
  type MailedLinks,
  type TestDatabase,
  type TestNatsServer,
} from '@kiban/testing';
import { createAuthService } from '../auth-service.js';
import { AUTH_SCHEMA } from './auth-schema.js';
import { People } from './people.js';

export type Environment = Record<string, string>;

/** A deployment of auth with its own database; any number of replicas can be started on it. */
export class AuthDeployment {
  private readonly replicas: HttpService[] = [];
  private readonly restoreEnvironment: (() => void)[] = [];
  private written: People | undefined;

  private constructor(
    readonly database: TestDatabase,
    readonly env: Environment,
    private readonly broker: TestNatsServer | undefined,
    /** Receives the mails of all replicas. */
    readonly mailbox: Mailbox,
  ) {}

  static async create(overrides: Environment = {}): Promise<AuthDeployment> {
    const database = await createMigratedDatabase(AUTH_SCHEMA);
    const login = await database.createLogin();
    // A broker of its own: on a shared one, the auth of another spec would reply to these requests.
    const broker = overrides['NATS_URL'] ? undefined : await startNatsServer();
    const mailbox = await Mailbox.start();
    const env = {
      ...secrets(),
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      PORT: '0',
      MANAGEMENT_PORT: '0',
      PUBLIC_ORIGIN: 'http://localhost:4000',
      ...(broker ? { NATS_URL: broker.url } : {}),
      AUTH_INTERNAL_URL: 'http://127.0.0.1:1',
      DATABASE_URL: login.url,
      SMTP_URL: mailbox.url,
      // A test signs in from one address more often than an office.
      SIGN_INS_PER_HOUR: '0',
      ...overrides,
    };
    return new AuthDeployment(database, env, broker, mailbox);
  }

  get origin(): string {
    return this.env['PUBLIC_ORIGIN'] as string;
  }

  /** People without the cost of a sign-up and sign-in. */
  get people(): People {
    return (this.written ??= new People(this.database.url));
  }

  /** @param module with more than the service has */
  async startReplica(overrides: Environment = {}, module?: Type): Promise<AuthReplica> {
    this.restoreEnvironment.push(changeEnvironment({ ...this.env, ...overrides }));
    const service = await createAuthService(module);
    this.replicas.push(service);
    const { port, managementPort } = await service.listen();
    return {
      service,
      url: `http://127.0.0.1:${port}`,
      managementUrl: `http://127.0.0.1:${managementPort}`,
      mailed: this.mailbox.links,
    };
  }

  async stop(): Promise<void> {
    for (const replica of this.replicas) await replica.close();
    for (const restore of this.restoreEnvironment) restore();
    await this.written?.close();
    await this.database.drop();
    await this.broker?.close();
    this.mailbox.close();
  }
}

export interface AuthReplica {
  service: HttpService;
  url: string;
  managementUrl: string;
  mailed: MailedLinks;
}

function secrets(): Environment {
  const credential = generateKeyPairSync('ed25519');
  const signing = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  return {
    INTERNAL_API_SECRET: randomBytes(36).toString('base64url'),
    INTERNAL_CREDENTIAL_PUBLIC_KEY: credential.publicKey
      .export({ format: 'der', type: 'spki' })
      .toString('base64'),
    COOKIE_KEYS: randomBytes(36).toString('base64url'),
    SIGNING_JWKS: JSON.stringify({ keys: [{ ...signing, kid: 'test', alg: 'ES256', use: 'sig' }] }),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  };
}
