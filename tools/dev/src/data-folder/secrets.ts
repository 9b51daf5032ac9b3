import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import { reasonOf, SetupProblem } from '../setup-problem.js';
import { readablePassword } from './readable-password.js';

/** Everything that must stay the same from start to start. All of it is made at random on the first start. */
export interface Secrets {
  /** Passwords of the PostgreSQL logins. */
  readonly postgres: {
    readonly superuser: string;
    readonly owner: string;
    readonly boards: string;
    readonly auth: string;
    readonly webhooks: string;
  };
  /** The password of the services' login on NATS. */
  readonly nats: string;
  readonly internalApiSecret: string;
  /** Ed25519, base64 of DER: PKCS8 and SPKI. */
  readonly internalCredential: { readonly privateKey: string; readonly publicKey: string };
  readonly cookieKeys: string;
  /** A private JWKS as JSON text. */
  readonly signingJwks: string;
  /** Base64 of 32 bytes, one a service: what one service encrypts, another cannot read. */
  readonly encryptionKeys: { readonly auth: string; readonly webhooks: string };
  readonly owner: { readonly email: string; readonly password: string };
  /** The first token, once the seed has issued it. */
  readonly token: string | null;
  /** Whether the first board was made; once it was, it is never made again, even when somebody deletes it. */
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
    },
    nats: password(),
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

/** Reads the secrets file, or makes it. A file that cannot be read stops the start: new secrets would lock out the data. */
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
    return JSON.parse(text) as Secrets;
  } catch (error) {
    throw unusable(file, error);
  }
}

/** Replaces the file whole, readable by its owner only. */
export async function saveSecrets(file: string, secrets: Secrets): Promise<void> {
  const next = `${file}.next`;
  await writeFile(next, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(next, file);
}

function unusable(file: string, error: unknown): SetupProblem {
  return new SetupProblem(
    'data_folder_unusable',
    `The secrets in ${file} cannot be read (${reasonOf(error)}): put the file back, or begin afresh with npm run reset.`,
    { cause: error },
  );
}
