import { ServiceBusyError, TooManyRequestsError, type Caller } from '@kiban/contracts';

export interface ShareLimits {
  /** Limit of one credential. */
  principal: number;
  workspace: number;
  /** Limit of this process. */
  process: number;
}

/** Returns the share; a second call does nothing. */
export type Release = () => void;

const RETRY_AFTER_S = 5;

/**
 * Bounds a costly resource of this process per principal, per workspace and in total, so that one user cannot take the
 * share of others.
 * A request larger than a share is admitted if nothing else of that share is in use.
 */
export class Shares {
  private readonly used = new Map<string, number>();

  /** @param what the bounded resource, in the plural, for the error message */
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

  /** @returns why `amount` cannot be taken; undefined if it can */
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
      `${owner} has too many ${this.what}; wait until one finishes.`,
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
