// What every receiver does with a delivery, in any framework. See README.md.
import { fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { verifyWebhook, WebhookVerificationError } from '@kiban/client';

/** No event is longer: the broker that carries events has this limit. */
export const BODY_BYTES_MAX = 1_048_576;

const KEYS = /^whsec_[A-Za-z0-9+/]+={0,2}$/;

/** The settings of all receivers. */
export function settings(env = process.env) {
  const signingKeys = (env.KIBAN_SIGNING_KEYS ?? '').split(',').map((key) => key.trim());
  // The message never shows a key.
  if (!signingKeys.every((key) => KEYS.test(key)))
    throw new Error('Set KIBAN_SIGNING_KEYS to one or more keys (whsec_…), separated by commas.');
  return { signingKeys, inboxFile: env.INBOX_FILE ?? 'inbox.jsonl', port: Number(env.PORT ?? 8080) };
}

/**
 * The accepted events, a line each, which a worker of yours processes. A file keeps the example small; in a service, this is a
 * table whose primary key is the id.
 */
export function openInbox(path) {
  const file = openSync(path, 'a+');
  const ids = new Set(
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line) => {
        try {
          return [JSON.parse(line).webhookId];
        } catch {
          // The last line of a process that was killed while it wrote; its delivery got no 2xx and is sent again.
          return [];
        }
      }),
  );
  return {
    /** @returns false if the event is stored already */
    add(webhookId, event) {
      if (ids.has(webhookId)) return false;
      // A line break first: the line before may have been cut by a kill.
      writeSync(file, `\n${JSON.stringify({ webhookId, event })}`);
      fsyncSync(file);
      ids.add(webhookId);
      return true;
    },
  };
}

/**
 * Verifies a delivery and stores its event once.
 *
 * @param headers of the request: `Headers`, or an object with names in lower case
 * @param rawBody as it arrived, before anything parses or decompresses it
 * @returns the status and the text of the response; 2xx only when the event is stored
 */
export async function accept({ signingKeys, inbox }, headers, rawBody) {
  const header = (name) => (typeof headers.get === 'function' ? headers.get(name) : headers[name]);
  // The signature covers the uncompressed bytes, and the service compresses none.
  if ((header('content-encoding') ?? 'identity') !== 'identity')
    return { status: 415, text: 'The body must not be compressed.' };
  if (rawBody.length > BODY_BYTES_MAX) return { status: 413, text: 'The body is too large.' };
  try {
    const event = await verifyWebhook(signingKeys, headers, rawBody);
    const isNew = inbox.add(header('webhook-id'), event);
    console.log(`${isNew ? 'accepted' : 'repeated'} ${event.event} ${event.id}`);
    return { status: 204, text: null };
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    console.log(`rejected ${error.code}`);
    return { status: 401, text: 'The delivery is not genuine, or too old.' };
  }
}
