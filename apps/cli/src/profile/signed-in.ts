import { setTimeout as pause } from 'node:timers/promises';
import {
  Authorization,
  endedSentence,
  SignInEndedError,
  type SignInTokens,
} from '../sign-in/authorization.js';
import { withFileLock } from './file-lock.js';

/** Where the tokens of a sign-in are kept. */
export interface StoredTokens {
  /** @returns null after a logout, or a login with an API token or to another deployment */
  read: () => Promise<SignInTokens | null>;
  write: (tokens: SignInTokens) => Promise<void>;
  lockFile: string;
}

/** Renewed before it expires, so that no request arrives with an expired token. */
const MARGIN_MS = 60_000;
/** The deployment accepts a rotated refresh token for 30 s, so a lost response can be requested again. */
const ATTEMPTS = 2;
const BETWEEN_ATTEMPTS_MS = 500;

/** The bearer of a sign-in. Concurrent processes of a profile renew it one after the other, so that each sees the newest. */
export class SignedIn {
  private renewing: Promise<SignInTokens> | undefined;

  constructor(
    private readonly origin: string,
    private tokens: SignInTokens,
    private readonly stored: StoredTokens,
  ) {}

  /** @throws SignInEndedError */
  async bearer(): Promise<string> {
    if (!isFresh(this.tokens)) {
      this.renewing ??= this.renew().finally(() => (this.renewing = undefined));
      this.tokens = await this.renewing;
    }
    return this.tokens.accessToken;
  }

  private renew(): Promise<SignInTokens> {
    return withFileLock(this.stored.lockFile, async () => {
      const current = await this.stored.read();
      if (current === null) throw new SignInEndedError(endedSentence(this.origin));
      if (isFresh(current)) return current;
      const renewed = await this.refreshed(current.refreshToken);
      await this.stored.write(renewed);
      return renewed;
    });
  }

  private async refreshed(refreshToken: string): Promise<SignInTokens> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await (await Authorization.of(this.origin)).refresh(refreshToken);
      } catch (error) {
        if (error instanceof SignInEndedError || attempt === ATTEMPTS) throw error;
        await pause(BETWEEN_ATTEMPTS_MS);
      }
    }
  }
}

const isFresh = ({ expiresAt }: SignInTokens): boolean => expiresAt - Date.now() > MARGIN_MS;
