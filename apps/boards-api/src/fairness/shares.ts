import { ServiceBusyError, TooManyRequestsError } from '@kiban/contracts';
import type { Caller } from '@kiban/http-kit';

export interface ShareLimits {
  /** Of one credential. */
  principal: number;
  workspace: number;
  /** Of all in this process. */
  process: number;
}

/** Gives back what was taken; calling it again does nothing. */
export type Release = () => void;

const RETRY_AFTER_S = 5;

/**
 * Bounds what is dear in this process for each principal, each workspace and all of them, so that one cannot use up what the
 * others need. What is larger than a share is admitted where nothing else of that share is in use.
 */
export class Shares {
  private readonly used = new Map<string, number>();

  /** @param what is bounded, in the plural, for the sentence of a rejection */
  constructor(
    private readonly what: string,
    private readonly limits: ShareLimits,
  ) {}

  /** @throws TooManyRequestsError, ServiceBusyError */
  take(caller: Caller, amount = 1): Release {
    const fault = this.fault(caller, amount);
    if (fault) throw fault;
    const keys = Object.values(keysOf(caller));
    for (const key of keys) this.add(key, amount);
    let isTaken = true;
    return () => {
      if (isTaken) for (const key of keys) this.add(key, -amount);
      isTaken = false;
    };
  }

  /** @returns why `amount` cannot be taken; undefined where it can */
  fault(caller: Caller, amount = 1): TooManyRequestsError | ServiceBusyError | undefined {
    const full = (['principal', 'workspace', 'process'] as const).find((share) => {
      const used = this.used.get(keysOf(caller)[share]) ?? 0;
      return used > 0 && used + amount > this.limits[share];
    });
    if (!full) return undefined;
    if (full === 'process')
      return new ServiceBusyError(`The service has too many ${this.what}; try again shortly.`, RETRY_AFTER_S);
    const owner = full === 'principal' ? 'This credential' : 'The workspace';
    return new TooManyRequestsError(
      `${owner} has too many ${this.what}; wait until one of them is finished.`,
      RETRY_AFTER_S,
    );
  }

  private add(key: string, amount: number): void {
    const used = (this.used.get(key) ?? 0) + amount;
    if (used > 0) this.used.set(key, used);
    else this.used.delete(key);
  }
}

function keysOf({ principal }: Caller): Record<keyof ShareLimits, string> {
  return {
    principal: `p ${principal.credentialId}`,
    workspace: `w ${principal.workspace.id}`,
    process: 'process',
  };
}
