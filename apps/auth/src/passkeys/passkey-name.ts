import { deviceOf } from '../infrastructure/device.js';

/** The browser and system in which a passkey was made, such as “Chrome, Windows”. */
export function defaultPasskeyName(userAgent: string | null): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter((part) => part !== null).join(', ') || 'Passkey';
}
