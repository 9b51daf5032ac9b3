import { limits, verifyWebhook, WebhookVerificationError } from '@kiban/client';
import { CommandError, UsageError } from '../console/failure.js';
import { readAll, readGivenFile } from '../console/read-input.js';
import type { Command, Context, Given } from './command.js';

/** A key has 50. */
const SMALL_FILE_BYTES_MAX = 4_096;

export const verifyCommand: Command = {
  summary: 'Verify the signature of a delivery whose body is on standard input',
  flags: {
    id: { summary: 'its webhook-id', value: 'evt_…' },
    timestamp: { summary: 'its webhook-timestamp', value: 'seconds' },
    signature: { summary: 'its webhook-signature', value: 'v1,…' },
    key: { summary: '@file with the signing key (default: that of listen)', value: '@file' },
    tolerance: { summary: 'seconds that its time may be from now (default: 300)', value: 'seconds' },
  },
  run: verify,
};

async function verify({ output, profile, stdin }: Context, given: Given): Promise<void> {
  const headers = {
    'webhook-id': given.required('id'),
    'webhook-timestamp': given.required('timestamp'),
    'webhook-signature': given.required('signature'),
  };
  const toleranceSeconds = given.number('tolerance');
  const key = await keyOf(given.text('key'), () => profile.signingKey());
  const body = await readAll(stdin, limits.bodyBytesMax);
  try {
    const options = toleranceSeconds === undefined ? {} : { toleranceSeconds };
    const { id, event } = await verifyWebhook(key, headers, body, options);
    await output.result({ verified: true, id, event }, [`Genuine: ${event} ${id}`]);
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message);
    throw error instanceof WebhookVerificationError ? new CommandError(error.message) : error;
  }
}

async function keyOf(flag: string | undefined, own: () => Promise<string>): Promise<string> {
  if (flag === undefined) return own();
  if (!flag.startsWith('@'))
    throw new UsageError('A key as an argument is visible in the process list. Give a file: --key @file');
  return (await readGivenFile(flag.slice(1), SMALL_FILE_BYTES_MAX)).toString('utf8').trim();
}
