import { hash, verify, type Options } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';

// Argon2id, 19 MiB, two passes, one lane (the OWASP profile); 2 is the package's number for Argon2id, whose
// enum is ambient and so cannot be named in isolated modules.
const PROFILE: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class PasswordHasher {
  private standIn: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return hash(password, PROFILE);
  }

  /** Compares with a stored hash; without one it does the same work and answers false, so that nobody learns who has an account. */
  async matches(password: string, stored: string | null): Promise<boolean> {
    // Made by whichever comes first, so that not even the first unknown account takes longer than a known one.
    const standIn = await (this.standIn ??= this.hash('nobody has this password'));
    const same = await verify(stored ?? standIn, password).catch(() => false);
    return stored !== null && same;
  }
}
