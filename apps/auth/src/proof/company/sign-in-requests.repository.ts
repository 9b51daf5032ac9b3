import { Database, SecretBox } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { digestOf } from '../../infrastructure/digest.js';

/** How long a person has at the company’s pages. */
const LIFETIME_MS = 10 * 60_000;

/** What binds the provider’s response to the request that this service sent. */
export interface RequestSecrets {
  nonce: string;
  verifier: string;
}

export interface SentRequest {
  /** Random, in the addresses of the request and the response. */
  state: string;
  /** A random value that only this browser has. */
  browser: string;
  interaction: string;
}

const OPEN = `state_hash = $1 AND browser_hash = $2 AND used_at IS NULL AND expires_at > $3`;

const FIND = {
  name: 'auth-open-sign-in-request',
  text: `SELECT interaction FROM auth.sign_in_request WHERE ${OPEN}`,
};
const USE = {
  name: 'auth-use-sign-in-request',
  text: `UPDATE auth.sign_in_request SET used_at = $3 WHERE ${OPEN} AND interaction = $4
         RETURNING provider_id AS "providerId", secrets`,
};

/**
 * Requests that were sent to a company’s provider. Stored, so that any replica takes the response. Each is valid once, for one browser
 * and the interaction in which it began.
 */
@Injectable()
export class SignInRequestsRepository {
  constructor(
    private readonly database: Database,
    private readonly secrets: SecretBox,
    private readonly clock: Clock,
  ) {}

  async insert(request: SentRequest, providerId: number, secrets: RequestSecrets): Promise<void> {
    const hash = digestOf(request.state);
    await this.database.query(
      `INSERT INTO auth.sign_in_request (state_hash, provider_id, interaction, browser_hash, secrets, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        hash,
        providerId,
        request.interaction,
        digestOf(request.browser),
        this.secrets.seal(JSON.stringify(secrets), contextOf(hash)),
        new Date(this.clock.now().getTime() + LIFETIME_MS),
      ],
    );
  }

  /** @returns the interaction of a request of this browser that is still open */
  async interactionOf({ state, browser }: Omit<SentRequest, 'interaction'>): Promise<string | undefined> {
    const [row] = await this.database.query<{ interaction: string }>(FIND, [
      digestOf(state),
      digestOf(browser),
      this.clock.now(),
    ]);
    return row?.interaction;
  }

  /** @returns undefined when it was used, has expired or belongs to another browser or interaction */
  async use({
    state,
    browser,
    interaction,
  }: SentRequest): Promise<(RequestSecrets & { providerId: number }) | undefined> {
    const hash = digestOf(state);
    const [row] = await this.database.write<{ providerId: number; secrets: Buffer }>(USE, [
      hash,
      digestOf(browser),
      this.clock.now(),
      interaction,
    ]);
    if (!row) return undefined;
    const secrets = JSON.parse(this.secrets.open(row.secrets, contextOf(hash))) as RequestSecrets;
    return { ...secrets, providerId: row.providerId };
  }
}

const contextOf = (hash: Buffer): Buffer => Buffer.concat([Buffer.from('sign_in_request '), hash]);
