import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import { reasonOf, SetupProblem } from '../setup-problem.js';
import { readablePassword } from './readable-password.js';

/** Secrets that must stay the same across starts. The first start generates them at random. */
export interface Secrets {
  /** Passwords of the PostgreSQL logins. */
  readonly postgres: {
    readonly superuser: string;
    readonly owner: string;
    readonly boards: string;
    readonly auth: string;
    readonly webhooks: string;
    readonly notifications: string;
  };
  /** The password of the services' login on NATS. */
  readonly nats: string;
  /** The password of the account on NATS that only reads the events. */
  readonly natsObserver: string;
  readonly internalApiSecret: string;
  /** Ed25519, base64 of DER: PKCS8 and SPKI. */
  readonly internalCredential: { readonly privateKey: string; readonly publicKey: string };
  readonly cookieKeys: string;
  /** A private JWKS as JSON text. */
  readonly signingJwks: string;
  /** Base64 of 32 bytes per service, so that no service can decrypt another's data. */
  readonly encryptionKeys: { readonly auth: string; readonly webhooks: string };
  /** Former encryption keys, with commas: they only decrypt. Only a rotation writes them, by hand. */
  readonly encryptionKeysRetired?: { readonly auth?: string; readonly webhooks?: string };
  readonly owner: { readonly email: string; readonly password: string };
  /** The first token, once the seed has issued it. */
  readonly token: string | null;
  /** Whether the first board was created; it is never created again, even after it is deleted. */
  readonly welcomed: boolean;
}

const password = (): string => randomBytes(24).toString('base64url');
const key = (): string => randomBytes(32).toString('base64');

export function makeSecrets(): Secrets {
  const credential = generateKeyPairSync('ed25519');
  return {
    postgres: {
      superuser: password(),
      owner: password(),
      boards: password(),
      auth: password(),
      webhooks: password(),
      notifications: password(),
    },
    nats: password(),
    natsObserver: password(),
    internalApiSecret: randomBytes(36).toString('base64url'),
    internalCredential: {
      privateKey: credential.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      publicKey: credential.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    },
    cookieKeys: randomBytes(36).toString('base64url'),
    signingJwks: makeSigningKeys(),
    encryptionKeys: { auth: key(), webhooks: key() },
    owner: { email: 'owner@kiban.example', password: readablePassword() },
    token: null,
    welcomed: false,
  };
}

/** One ES256 key for access and ID tokens; its id is its RFC 7638 thumbprint. */
function makeSigningKeys(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = privateKey.export({ format: 'jwk' });
  const members = JSON.stringify({ crv: jwk.crv, kty: jwk.kty, x: jwk.x, y: jwk.y });
  const kid = createHash('sha256').update(members).digest('base64url');
  return JSON.stringify({ keys: [{ ...jwk, kid, use: 'sig', alg: 'ES256' }] });
}

/** As an older version wrote them. */
type StoredSecrets = Omit<Secrets, 'natsObserver' | 'postgres'> & {
  readonly natsObserver?: string;
  readonly postgres: Omit<Secrets['postgres'], 'notifications'> & { readonly notifications?: string };
};

function completeSecrets(stored: StoredSecrets): Secrets {
  const { natsObserver = password(), postgres } = stored;
  return {
    ...stored,
    natsObserver,
    postgres: { ...postgres, notifications: postgres.notifications ?? password() },
  };
}

/** Reads or creates the secrets file, and adds what an older version did not have. An unreadable file stops the start, since new secrets would lock out the data. */
export async function loadSecrets(file: string): Promise<Secrets> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw unusable(file, error);
  });
  if (text === undefined) {
    const made = makeSecrets();
    await saveSecrets(file, made);
    return made;
  }
  try {
    await chmod(file, 0o600);
    const stored = JSON.parse(text) as StoredSecrets;
    const complete = completeSecrets(stored);
    const isComplete = stored.natsObserver !== undefined && stored.postgres.notifications !== undefined;
    if (!isComplete) await saveSecrets(file, complete);
    return complete;
  } catch (error) {
    throw unusable(file, error);
  }
}

/** Replaces the file atomically, readable only by its owner. */
export async function saveSecrets(file: string, secrets: Secrets): Promise<void> {
  const next = `${file}.next`;
  await writeFile(next, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(next, file);
}

function unusable(file: string, error: unknown): SetupProblem {
  return new SetupProblem(
    'data_folder_unusable',
    `The secrets in ${file} cannot be read (${reasonOf(error)}): restore the file, or delete all data with npm run reset.`,
    { cause: error },
  );
}
