import { setTimeout as pause } from 'node:timers/promises';
import { CommandError } from '../console/failure.js';
import type { Authorization, SignInTokens } from './authorization.js';

export interface DeviceSignIn {
  authorization: Pick<Authorization, 'requestDeviceCode' | 'redeemDeviceCode'>;
  /** Shows the person where to enter which code. */
  show: (page: string, userCode: string) => void;
  /** Ends the wait. */
  signal: AbortSignal;
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** How much slower a deployment is asked that is busy (RFC 8628 §3.5). */
const SLOWER_S = 5;

const waited = (ms: number, signal: AbortSignal): Promise<unknown> => pause(ms, undefined, { signal });

/** For a machine without a browser (RFC 8628): the person signs in at another one, with the code that this one shows. */
export async function signInByDevice(request: DeviceSignIn): Promise<SignInTokens> {
  const { authorization, show, signal, wait = waited } = request;
  const { secret, userCode, page, lifetimeS, intervalS } = await authorization.requestDeviceCode();
  show(page, userCode);
  let paceS = intervalS;
  for (let passedS = 0; passedS < lifetimeS; passedS += paceS) {
    await wait(paceS * 1_000, signal).catch(() => undefined);
    if (signal.aborted) throw new CommandError('Cancelled.');
    const answer = await authorization.redeemDeviceCode(secret);
    if (typeof answer !== 'string') return answer;
    if (answer === 'slow_down') paceS += SLOWER_S;
  }
  throw new CommandError('The code has expired. Run the command again.');
}
