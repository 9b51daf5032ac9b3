import { Secret, TOTP } from 'otpauth';

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const PERIOD_S = 30;
/** Codes before and after the current one, for clocks that differ by up to 30 seconds. */
const STEPS_OFF = 1;

/** What authenticator apps expect: RFC 6238 with SHA-1, six digits, 30 seconds. */
const totp = (secret: Secret, account = ''): TOTP =>
  new TOTP({ issuer: 'Kiban', label: account, algorithm: 'SHA1', digits: 6, period: PERIOD_S, secret });

/** @returns a random secret in Base32 */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** @returns the address that authenticator apps read from a QR code */
export function setupUri(secret: string, email: string): string {
  return totp(Secret.fromBase32(secret), email).toString();
}

/** @returns the time step of a code that is valid now, which identifies it; undefined for a wrong code */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = totp(Secret.fromBase32(secret)).validate({ token: code, timestamp, window: STEPS_OFF });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / PERIOD_S) + delta;
}
