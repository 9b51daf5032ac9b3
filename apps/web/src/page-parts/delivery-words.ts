import type { components } from '@kiban/client';
import type { SettingsMessages } from '../texts/settings-messages.js';

type Texts = SettingsMessages['deliveries'];
type Delivery = components['schemas']['Delivery'];

/** @param ms whole or fractional milliseconds */
export const duration = (ms: number): string =>
  ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;

/** A clause with the code of the API; a code of a later version stands alone. */
export function errorWords(code: string, texts: Texts): string {
  const words = Object.entries(texts.errors).find(([known]) => known === code)?.[1];
  return words === undefined ? code : texts.errorWithCode(words, code);
}

/** The result of the last attempt in one line; empty before the first. */
export function lastResult(
  { lastStatus, lastError }: Pick<Delivery, 'lastStatus' | 'lastError'>,
  texts: Texts,
): string {
  if (lastStatus !== null) return texts.status(lastStatus);
  return lastError === null ? '' : errorWords(lastError, texts);
}
