import { Forwarder } from '../listen/forwarder.js';
import { readHeaders, readTarget } from '../listen/target.js';
import { Given, type Context, type Flag } from './command.js';

/** Flags of the commands that send events to a receiver. */
export const FORWARDING_FLAGS: Readonly<Record<string, Flag>> = {
  'forward-to': { summary: 'the receiver, such as localhost:8080/hooks', value: 'url', short: 'f' },
  header: {
    summary: 'a header beside those of a delivery, or @file with one a line',
    value: 'name: value',
    short: 'H',
    multiple: true,
  },
  timeout: { summary: 'seconds for the whole exchange (default: 10)', value: 's' },
};

const TIMEOUT_S = 10;

export async function forwarderFor(
  { output, profile }: Context,
  given: Given,
): Promise<{ forwarder: Forwarder; target: URL; origin: string }> {
  const target = readTarget(given.required('forward-to'));
  const headers = await readHeaders(given.list('header'), (sentence) => output.note(`kiban: ${sentence}`));
  const { origin } = await profile.login();
  const signingKey = await profile.signingKey();
  const timeoutMs = (given.number('timeout') ?? TIMEOUT_S) * 1_000;
  return {
    forwarder: new Forwarder({ target, signingKey, origin, headers, timeoutMs }),
    target,
    origin,
  };
}
