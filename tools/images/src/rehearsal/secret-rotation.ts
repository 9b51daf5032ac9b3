import type { ServiceName } from '@kiban/edge/service-name';
import type { Cluster } from './cluster.js';
import { SCHEMAS, type Schema } from './database-with-roles.js';
import type { RehearsalSecrets } from './rehearsal-secrets.js';

/** How far a rotation is: new secrets unknown; accepted by all; used by all; the old ones rejected by all. */
const STEPS = ['before', 'accepted', 'in use', 'alone'] as const;
type Step = (typeof STEPS)[number];

/** Those that open what was sealed with a former key. */
const SEALING: readonly ServiceName[] = ['auth', 'webhook-dispatcher'];

const SCHEMA_OF: Partial<Record<ServiceName, Schema>> = {
  auth: 'auth',
  'boards-api': 'boards',
  'webhook-dispatcher': 'webhooks',
  notifications: 'notifications',
};

/** Replaces every secret of a deployment in the steps of docs/runbooks/rotate-secrets.md. */
export class SecretRotation {
  private step: Step = 'before';
  private readonly databaseUrls: Partial<Record<Schema, string>> = {};

  constructor(private readonly next: RehearsalSecrets) {}

  /** For `ClusterOptions.changed`. */
  settingsOf(
    cluster: Cluster | undefined,
    service: ServiceName,
    old: Record<string, string>,
  ): Record<string, string> {
    if (this.step === 'before' || !cluster) return {};
    const { next } = this;
    const schema = SCHEMA_OF[service];
    const databaseUrl = schema && this.databaseUrls[schema];
    return {
      INTERNAL_API_SECRET: this.list(old['INTERNAL_API_SECRET'], next.internalApiSecret),
      ...(schema && {
        INTERNAL_CREDENTIAL_PUBLIC_KEY: this.list(
          old['INTERNAL_CREDENTIAL_PUBLIC_KEY'],
          next.credentialPublicKey,
        ),
      }),
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...(this.isUsed && {
        NATS_URL: cluster.broker.secondUrl(service),
        INTERNAL_CREDENTIAL_PRIVATE_KEY: next.credentialPrivateKey,
      }),
      ...(service === 'auth' && {
        COOKIE_KEYS: this.list(old['COOKIE_KEYS'], next.cookieKeys),
        SIGNING_JWKS: this.jwks(old['SIGNING_JWKS'], next.signingJwks),
      }),
      ...(SEALING.includes(service) && this.encryption(old['ENCRYPTION_KEY'] ?? '')),
    };
  }

  /** Every process accepts the new secrets, and uses the old ones. */
  async accept(cluster: Cluster): Promise<void> {
    await cluster.broker.admit('both');
    for (const schema of SCHEMAS) this.databaseUrls[schema] = cluster.database.url(schema);
    this.step = 'accepted';
  }

  /** Every process uses the new secrets, and accepts the old ones from those that have not been replaced. */
  async use(cluster: Cluster): Promise<void> {
    for (const schema of SCHEMAS) this.databaseUrls[schema] = await cluster.database.addLogin(schema);
    this.step = 'in use';
  }

  /** The old secrets are worth nothing. */
  async retire(cluster: Cluster): Promise<void> {
    for (const schema of SCHEMAS) this.databaseUrls[schema] = await cluster.database.changePassword(schema);
    await cluster.broker.admit('second');
    this.step = 'alone';
  }

  async tidyUp(cluster: Cluster): Promise<void> {
    for (const schema of SCHEMAS) await cluster.database.dropAddedLogin(schema);
  }

  private get isUsed(): boolean {
    return STEPS.indexOf(this.step) >= STEPS.indexOf('in use');
  }

  private list(old = '', next: string): string {
    if (this.step === 'alone') return next;
    return this.isUsed ? `${next},${old}` : `${old},${next}`;
  }

  private jwks(old = '{"keys":[]}', next: string): string {
    const [former, latter] = [old, next].map((text) => (JSON.parse(text) as { keys: object[] }).keys);
    if (this.step === 'alone') return JSON.stringify({ keys: latter });
    const keys = this.isUsed ? [latter, former] : [former, latter];
    return JSON.stringify({ keys: keys.flat() });
  }

  /** What was sealed with the old key stays as it is, so that the old key goes on opening. */
  private encryption(old: string): Record<string, string> {
    const { encryptionKey } = this.next;
    return this.isUsed
      ? { ENCRYPTION_KEY: encryptionKey, ENCRYPTION_KEYS_RETIRED: old }
      : { ENCRYPTION_KEY: old, ENCRYPTION_KEYS_RETIRED: encryptionKey };
  }
}
