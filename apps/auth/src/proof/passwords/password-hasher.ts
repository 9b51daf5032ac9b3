import { hash, verify, type Options } from '@node-rs/argon2';
import { networkOf } from '@kiban/http-kit';
import { Injectable } from '@nestjs/common';
import { HashQueue } from './hash-queue.js';

// Argon2id, 19 MiB, two passes, one lane (the OWASP profile). The package exports Argon2id (2) only as an ambient
// enum, which isolated modules cannot import.
const PROFILE: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each method queues for a hash slot. @throws ServiceBusyError when the queue is full */
@Injectable()
export class PasswordHasher {
  private readonly queue = new HashQueue();
  private standIn: Promise<string> | undefined;

  /** @param address IP address of the client, since networks take turns */
  hash(password: string, address: string): Promise<string> {
    return this.queue.run(networkOf(address), () => hash(password, PROFILE));
  }

  /**
   * Compares with a stored hash. Without a hash it does the same work and returns false, so the duration does not
   * reveal which accounts exist.
   */
  async matches(password: string, stored: string | null, address: string): Promise<boolean> {
    return this.queue.run(networkOf(address), async () => {
      // Created by the first call of either kind, so even the first unknown account takes no longer than a known one.
      const standIn = await (this.standIn ??= hash('placeholder that no account has', PROFILE));
      const same = await verify(stored ?? standIn, password).catch(() => false);
      return stored !== null && same;
    });
  }
}
