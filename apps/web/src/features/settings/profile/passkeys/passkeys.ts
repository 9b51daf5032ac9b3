import type { components } from '@kiban/client';

export type Passkey = components['schemas']['Passkey'];
export type PasskeyOptions = components['schemas']['PasskeyOptions'];

export const PASSKEYS = '/me/passkeys';
