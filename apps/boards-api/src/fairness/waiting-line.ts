import { ServiceBusyError, TooManyRequestsError, type Caller } from '@kiban/contracts';
import type { Release, Shares } from '@kiban/http-kit';

interface Waiting {
  caller: Caller;
  amount: number;
  admit: (release: Release) => void;
}

export interface WaitingLimits {
  /** Limit of queued requests of one workspace. */
  ofWorkspace: number;
  /** Milliseconds that a request may wait; unlimited by default. */
  ms?: number;
}

const RETRY_AFTER_S = 2;

/**
 * Admits work within shares. Other work waits in order of arrival; requests whose own share is full are passed over.
 */
export class WaitingLine {
  private readonly waiting: Waiting[] = [];

  constructor(
    private readonly shares: Shares,
    private readonly limits: WaitingLimits,
  ) {}

  /** @throws TooManyRequestsError if the workspace has reached its limit of queued requests */
  async run<T>(caller: Caller, work: () => Promise<T>, amount = 1): Promise<T> {
    const release = await this.take(caller, amount);
    try {
      return await work();
    } finally {
      release();
    }
  }

  /** @throws TooManyRequestsError, ServiceBusyError */
  async take(caller: Caller, amount: number): Promise<Release> {
    const release = this.shares.fault(caller, amount)
      ? await this.wait(caller, amount)
      : this.shares.take(caller, amount);
    return () => {
      release();
      this.admitWaiting();
    };
  }

  private wait(caller: Caller, amount: number): Promise<Release> {
    const workspaceId = caller.principal.workspace.id;
    const ahead = this.waiting.filter((other) => other.caller.principal.workspace.id === workspaceId).length;
    if (ahead >= this.limits.ofWorkspace)
      throw new TooManyRequestsError(
        'The workspace has too many queued requests of this kind; try again shortly.',
        RETRY_AFTER_S,
      );
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        reject(this.shares.fault(caller, amount) ?? stillBusy());
      };
      const overdue = this.limits.ms === undefined ? undefined : setTimeout(leave, this.limits.ms);
      const admit = (release: Release): void => {
        clearTimeout(overdue);
        resolve(release);
      };
      const waiting = { caller, amount, admit };
      this.waiting.push(waiting);
    });
  }

  private admitWaiting(): void {
    for (const waiting of [...this.waiting]) {
      const { caller, amount, admit } = waiting;
      if (this.shares.fault(caller, amount)) continue;
      this.waiting.splice(this.waiting.indexOf(waiting), 1);
      admit(this.shares.take(caller, amount));
    }
  }
}

const stillBusy = (): ServiceBusyError =>
  new ServiceBusyError(`The service is busy; retry in ${RETRY_AFTER_S} seconds.`, RETRY_AFTER_S);
