import { randomBytes } from 'node:crypto';
import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { digestOf } from '../../infrastructure/digest.js';

const CHALLENGE_BYTES = 32;
/** How long a person has to use the passkey. */
export const CHALLENGE_MS = 5 * 60_000;

// One row for each binding, so that a page that is loaded often fills no table.
const ISSUE = {
  name: 'auth-issue-passkey-challenge',
  text: `INSERT INTO auth.passkey_challenge (binding_hash, challenge_hash, expires_at) VALUES ($1, $2, $3)
         ON CONFLICT (binding_hash) DO UPDATE SET
           challenge_hash = excluded.challenge_hash, expires_at = excluded.expires_at`,
};
// Deleted before anything is verified: each challenge is good for one attempt, on any replica.
const SPEND = {
  name: 'auth-spend-passkey-challenge',
  text: `DELETE FROM auth.passkey_challenge
         WHERE binding_hash = $1 AND challenge_hash = $2 AND expires_at > $3 RETURNING true AS done`,
};

/** Random values that a passkey signs. Each belongs to one binding, such as an interaction, and is spent by its first use. */
@Injectable()
export class PasskeyChallenges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Replaces the pending challenge of the binding.
   * @param binding a value that only this browser or session has
   * @returns Base64url
   */
  async issue(binding: string): Promise<string> {
    const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + CHALLENGE_MS);
    await this.database.query(ISSUE, [digestOf(binding), digestOf(challenge), expiresAt]);
    return challenge;
  }

  /** @returns false when it is not the pending challenge of the binding, was spent, or has expired */
  async spend(binding: string, challenge: string): Promise<boolean> {
    const values = [digestOf(binding), digestOf(challenge), this.clock.now()];
    return (await this.database.write(SPEND, values)).length > 0;
  }
}
