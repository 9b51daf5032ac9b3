import { UsageError } from '../console/failure.js';
import { readGivenFile } from '../console/read-input.js';

const SENT_BY_KIBAN = /^(webhook-.*|x-service-.*|content-.*|transfer-encoding|connection|host|traceparent)$/i;
const HEADERS_BYTES_MAX = 65_536;
const SECRET = /auth|cookie|key|secret|token/i;

/** @param text an address, or a short form: `8080`, `localhost:8080/hooks` */
export function readTarget(text: string): URL {
  const whole = /^\d{1,5}(\/|$)/.test(text) ? `http://localhost:${text}` : text;
  const address = /^https?:\/\//i.test(whole) ? whole : `http://${whole}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.hostname === '' || url.username + url.password !== '')
    throw new UsageError('--forward-to must be an address such as localhost:8080/hooks, without a password.');
  url.hash = '';
  return url;
}

/**
 * Headers that are sent beside those of a delivery, such as those of a proxy in front of the receiver.
 * @param given `Name: value` each, or `@file` with one a line
 * @param warn of a secret that other users of the machine can read
 * @throws UsageError
 */
export async function readHeaders(
  given: readonly string[],
  warn: (sentence: string) => void,
): Promise<Record<string, string>> {
  const headers: Record<string, string> = {};
  for (const text of given) {
    const isFile = text.startsWith('@');
    const lines = isFile
      ? (await readGivenFile(text.slice(1), HEADERS_BYTES_MAX))
          .toString('utf8')
          .split(/\r?\n/)
          .filter(Boolean)
      : [text];
    for (const line of lines) {
      const [, name = '', value = ''] =
        /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\x20-\x7e]*)$/.exec(line) ?? [];
      // The line may be a secret, so it is not quoted.
      if (name === '') throw new UsageError('--header must be “Name: value”, or @file with one a line.');
      if (SENT_BY_KIBAN.test(name)) throw new UsageError(`--header cannot replace ${name} of a delivery.`);
      if (!isFile && SECRET.test(name))
        warn(`Others on this machine can see ${name} in the process list. Use --header @file.`);
      headers[name.toLowerCase()] = value;
    }
  }
  return headers;
}
