import { randomBytes } from 'node:crypto';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { KNOWN_DEVICE_DAYS } from '../store/accounts/known-devices.js';

const VALUE = /^[\w-]{32}$/;
const MAX_AGE_MS = KNOWN_DEVICE_DAYS * 86_400_000;

/** A random value that outlives sign-outs, so that a browser is recognized at its next sign-in. It grants nothing. */
export class DeviceCookie {
  private readonly name: string;
  private readonly secure: boolean;

  constructor(origin: string) {
    this.secure = origin.startsWith('https:');
    this.name = this.secure ? '__Host-kiban-device' : 'kiban-device';
  }

  /** @returns the browser’s value; its life begins again */
  keep({ cookies }: Pick<KoaContextWithOIDC, 'cookies'>): string {
    const sent = cookies.get(this.name);
    const value = sent !== undefined && VALUE.test(sent) ? sent : randomBytes(24).toString('base64url');
    cookies.set(this.name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
      signed: false,
      maxAge: MAX_AGE_MS,
    });
    return value;
  }
}
