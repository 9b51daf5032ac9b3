import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface SelfSignedCertificate {
  /** PEM; also the authority that a client must trust. */
  certificate: string;
  /** PEM (PKCS 8). */
  privateKey: string;
}

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const OBJECT_ID = 0x06;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
const BOOLEAN = 0x01;
const EXPLICIT_0 = 0xa0;
const EXPLICIT_3 = 0xa3;
const DNS_NAME = 0x82;
const IP_ADDRESS_NAME = 0x87;

/** The DER object ids of ecdsa-with-SHA256, commonName, subjectAltName and basicConstraints. */
const ECDSA_SHA256 = Buffer.from('2a8648ce3d040302', 'hex');
const COMMON_NAME = Buffer.from('550403', 'hex');
const SUBJECT_ALT_NAME = Buffer.from('551d11', 'hex');
const BASIC_CONSTRAINTS = Buffer.from('551d13', 'hex');

const DAY_MS = 86_400_000;

/**
 * A self-signed server certificate for localhost and 127.0.0.1, valid for a day. Created here, so that no key is in the
 * repository and no test needs an external program (X.509 v3, RFC 5280).
 */
export function selfSignedCertificate(now: Date = new Date()): SelfSignedCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(SEQUENCE, der(OBJECT_ID, ECDSA_SHA256));
  const name = der(
    SEQUENCE,
    der(SET, der(SEQUENCE, der(OBJECT_ID, COMMON_NAME), der(UTF8_STRING, Buffer.from('Test')))),
  );
  const validity = der(
    SEQUENCE,
    der(UTC_TIME, utcTime(new Date(now.getTime() - DAY_MS))),
    der(UTC_TIME, utcTime(new Date(now.getTime() + DAY_MS))),
  );
  const alternative = der(
    SEQUENCE,
    der(DNS_NAME, Buffer.from('localhost')),
    der(IP_ADDRESS_NAME, Buffer.from([127, 0, 0, 1])),
  );
  const authority = der(SEQUENCE, der(BOOLEAN, Buffer.from([0xff])));
  const extensions = der(
    EXPLICIT_3,
    der(
      SEQUENCE,
      der(SEQUENCE, der(OBJECT_ID, SUBJECT_ALT_NAME), der(OCTET_STRING, alternative)),
      der(SEQUENCE, der(OBJECT_ID, BASIC_CONSTRAINTS), der(OCTET_STRING, authority)),
    ),
  );
  const signed = der(
    SEQUENCE,
    der(EXPLICIT_0, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ format: 'der', type: 'spki' }),
    extensions,
  );
  const signature = sign('sha256', signed, privateKey);
  const whole = der(SEQUENCE, signed, algorithm, der(BIT_STRING, Buffer.from([0]), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  };
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const length =
    content.length < 0x80
      ? Buffer.from([content.length])
      : content.length < 0x100
        ? Buffer.from([0x81, content.length])
        : Buffer.from([0x82, content.length >> 8, content.length & 0xff]);
  return Buffer.concat([Buffer.from([tag]), length, content]);
}

/** YYMMDDHHMMSSZ, RFC 5280's format for times before 2050. */
function utcTime(at: Date): Buffer {
  return Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`);
}
