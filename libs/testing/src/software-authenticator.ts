import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** What an authenticator can be made to get wrong, or a browser to claim. */
export interface Deviations {
  /** Of the page. */
  origin?: string;
  rpId?: string;
  /** Whether it verified its person, by a fingerprint or a PIN. */
  isVerified?: boolean;
  counter?: number;
  challenge?: string;
  /** Of the account that the passkey names; null names none. */
  userHandle?: string | null;
  /** In place of none. */
  attestation?: { fmt: string; attStmt: CborValue };
}

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

interface RequestOptions {
  challenge: string;
  rpId: string;
}

type CborValue = number | string | Uint8Array | Map<number | string, CborValue> | CborValue[];

const [PRESENT, VERIFIED, HAS_CREDENTIAL] = [0x01, 0x04, 0x40];

/** One passkey with a P-256 key, and the part of the browser. It counts its signatures, unless it is a synced one. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(16).toString('base64url');
  private readonly privateKey: KeyObject;
  private readonly publicKey: { x: Buffer; y: Buffer };
  private counter = 0;
  private userHandle: string | null = null;

  constructor(
    private readonly origin: string,
    private readonly isSynced = false,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    this.publicKey = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
  }

  /** `navigator.credentials.create`, as JSON. */
  create(options: CreationOptions, deviations: Deviations = {}): Record<string, unknown> {
    this.userHandle = options.user.id;
    const { attestation = { fmt: 'none', attStmt: new Map() } } = deviations;
    const authenticatorData = this.dataOf(options.rp.id, deviations, this.attestedCredential());
    const attestationObject = cbor(
      new Map<string, CborValue>([
        ['fmt', attestation.fmt],
        ['attStmt', attestation.attStmt],
        ['authData', authenticatorData],
      ]),
    );
    return this.credential({
      clientDataJSON: this.clientData('webauthn.create', options.challenge, deviations).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** `navigator.credentials.get`, as JSON. */
  get(options: RequestOptions, deviations: Deviations = {}): Record<string, unknown> {
    const clientData = this.clientData('webauthn.get', options.challenge, deviations);
    const authenticatorData = this.dataOf(options.rpId, deviations);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    const { userHandle = this.userHandle } = deviations;
    return this.credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.privateKey).toString('base64url'),
      userHandle,
    });
  }

  private credential(response: object): Record<string, unknown> {
    const { credentialId: id } = this;
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  private clientData(type: string, challenge: string, deviations: Deviations): Buffer {
    const claims = { type, challenge, origin: this.origin, ...textsOf(deviations), crossOrigin: false };
    return Buffer.from(JSON.stringify(claims));
  }

  private dataOf(rpId: string, deviations: Deviations, attested: Buffer = Buffer.alloc(0)): Buffer {
    const { isVerified = true, counter = this.nextCount() } = deviations;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (attested.length > 0 ? HAS_CREDENTIAL : 0);
    return Buffer.concat([sha256(deviations.rpId ?? rpId), Buffer.from([flags]), count, attested]);
  }

  private nextCount(): number {
    if (this.isSynced) return 0;
    this.counter += 1;
    return this.counter;
  }

  private attestedCredential(): Buffer {
    const id = Buffer.from(this.credentialId, 'base64url');
    const { x, y } = this.publicKey;
    const key = new Map<number, CborValue>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, x],
      [-3, y],
    ]);
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)]);
  }
}

function textsOf({ origin, challenge }: Deviations): object {
  return { ...(origin === undefined ? {} : { origin }), ...(challenge === undefined ? {} : { challenge }) };
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** RFC 8949, for what authenticators send. */
function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  const pairs = Array.from(value, ([key, each]) => Buffer.concat([cbor(key), cbor(each)]));
  return Buffer.concat([head(5, value.size), ...pairs]);
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 256) return Buffer.from([(major << 5) | 24, count]);
  return Buffer.from([(major << 5) | 25, count >> 8, count & 0xff]);
}
