import { join } from 'node:path';
import { KibanError } from '@kiban/client';
import { newSigningKey } from '@kiban/contracts/webhook-signing';
import { readServiceUrl } from '@kiban/mcp-tools/local/service-url';
import type { Environment } from '../config/environment.js';
import { CommandError, UsageError } from '../console/failure.js';
import { endedSentence, type SignInTokens } from '../sign-in/authorization.js';
import { createPrivate, readPrivate, removePrivate, writePrivate } from './private-file.js';
import { SignedIn } from './signed-in.js';

/** A deployment, and an API token for it or the tokens of a sign-in. */
export type SavedLogin =
  { origin: string; token: string; tokens?: never } | { origin: string; token?: never; tokens: SignInTokens };

/** A deployment and the bearer for it, which a sign-in renews. */
export interface Login {
  origin: string;
  token: string | (() => Promise<string>);
}

const NAME = /^[A-Za-z0-9][\w.-]{0,63}$/;

export const isProfileName = (text: string): boolean => NAME.test(text);

/** One file for each profile: the login, and apart from it the signing key of `listen`, which outlives a login. */
export class Profile {
  readonly name: string;
  /** The deployment of the sign-in in use. */
  private signedInTo: string | undefined;

  constructor(
    private readonly environment: Environment,
    name: string | undefined,
  ) {
    this.name = name ?? environment.profile ?? 'default';
    if (!isProfileName(this.name))
      throw new UsageError('A profile name has letters, digits, dots, underscores and hyphens.');
  }

  get file(): string {
    return join(this.environment.folder, 'profiles', `${this.name}.json`);
  }

  /** @param name of the file, apart from those of other profiles */
  stateFile(name: string): string {
    return join(this.environment.folder, 'state', this.name, name);
  }

  /** The environment is preferred to the file. */
  async login(): Promise<Login> {
    const { token, url } = this.environment;
    if (token !== undefined && url !== undefined) return { token, origin: readServiceUrl(url, 'KIBAN_URL') };
    const saved = await this.saved();
    // A token of the environment belongs to the deployment that the environment names, never to a saved one.
    if (token !== undefined) throw new UsageError('KIBAN_TOKEN is set, so set KIBAN_URL too.');
    if (saved === null)
      throw new UsageError(
        `The profile “${this.name}” is not logged in. Run “kiban login <url>”, or set KIBAN_URL and KIBAN_TOKEN.`,
      );
    if (url !== undefined && readServiceUrl(url, 'KIBAN_URL') !== saved.origin)
      throw new UsageError(
        `KIBAN_URL is not ${saved.origin}, to which the profile “${this.name}” is logged in.`,
      );
    if (saved.tokens === undefined) return saved;
    const { origin, tokens } = saved;
    this.signedInTo = origin;
    const signedIn = new SignedIn(origin, tokens, {
      read: async () => {
        const current = await this.saved();
        return current?.origin === origin ? (current.tokens ?? null) : null;
      },
      write: (renewed) => this.save({ origin, tokens: renewed }),
      lockFile: `${this.file}.lock`,
    });
    return { origin, token: () => signedIn.bearer() };
  }

  /** An error of a call, with what a person can do when the sign-in was revoked. */
  explained(error: unknown): unknown {
    if (!(error instanceof KibanError) || error.status !== 401 || this.signedInTo === undefined) return error;
    const { status, code, requestId } = error;
    const message = endedSentence(this.signedInTo);
    return new KibanError({ status, code, message, requestId, cause: error });
  }

  /** @returns null without a file @throws CommandError for a damaged one */
  async saved(): Promise<SavedLogin | null> {
    const text = await readPrivate(this.file);
    if (text === null) return null;
    const login = parsed(text);
    if (login === null)
      throw new CommandError(`${this.file} is damaged. Remove it, and run “kiban login” again.`);
    return login;
  }

  save(login: SavedLogin): Promise<void> {
    return writePrivate(this.file, `${JSON.stringify(login, undefined, 2)}\n`);
  }

  forget(): Promise<void> {
    return removePrivate(this.file);
  }

  /** Stable for the profile, so that a receiver is configured once. */
  async signingKey(): Promise<string> {
    const file = this.stateFile('signing-key');
    const known = await readPrivate(file);
    if (known === null) {
      await createPrivate(file, `${newSigningKey()}\n`);
      return this.signingKey();
    }
    const key = known.trim();
    if (/^whsec_[A-Za-z0-9+/]{43}=$/.test(key)) return key;
    throw new CommandError(`${file} is damaged. Remove it, and the next run makes a new signing key.`);
  }
}

function parsed(text: string): SavedLogin | null {
  try {
    const saved = JSON.parse(text) as { origin?: unknown; token?: unknown; tokens?: Partial<SignInTokens> };
    if (typeof saved.origin !== 'string') return null;
    const origin = readServiceUrl(saved.origin);
    if (typeof saved.token === 'string' && saved.token !== '') return { origin, token: saved.token };
    const { accessToken, refreshToken, expiresAt } = saved.tokens ?? {};
    if (!accessToken || !refreshToken || typeof expiresAt !== 'number') return null;
    return { origin, tokens: { accessToken, refreshToken, expiresAt } };
  } catch {
    return null;
  }
}
