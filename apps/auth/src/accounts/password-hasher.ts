import { hash, verify, type Options } from '@node-rs/argon2';
import { networkOf } from '@kiban/http-kit';
import { Injectable } from '@nestjs/common';
import { HashQueue } from './hash-queue.js';

// Argon2id, 19 MiB, two passes, one lane (the OWASP profile); 2 is the package's number for Argon2id, whose
// enum is ambient and so cannot be named in isolated modules.
const PROFILE: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Every method waits for its turn and @throws ServiceBusyError when too many wait. */
@Injectable()
export class PasswordHasher {
  private readonly queue = new HashQueue();
  private standIn: Promise<string> | undefined;

  /** @param address of the sender; networks take turns */
  hash(password: string, address: string): Promise<string> {
    return this.queue.run(networkOf(address), () => hash(password, PROFILE));
  }

  /** Compares with a stored hash; without one it does the same work and answers false, so that nobody learns who has an account. */
  async matches(password: string, stored: string | null, address: string): Promise<boolean> {
    return this.queue.run(networkOf(address), async () => {
      // Made by whichever comes first, so that not even the first unknown account takes longer than a known one.
      const standIn = await (this.standIn ??= hash('nobody has this password', PROFILE));
      const same = await verify(stored ?? standIn, password).catch(() => false);
      return stored !== null && same;
    });
  }
}
