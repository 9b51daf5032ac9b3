import { TooManyRequestsError } from '@kiban/contracts';
import type { Caller } from '@kiban/http-kit';
import type { Release, Shares } from './shares.js';

interface Waiting {
  caller: Caller;
  admit: (release: Release) => void;
}

const RETRY_AFTER_S = 2;

/** Runs work within shares. What does not fit waits in the order of arrival, past those whose own share is full. */
export class WaitingLine {
  private readonly waiting: Waiting[] = [];

  constructor(
    private readonly shares: Shares,
    private readonly waitingMaxOfWorkspace: number,
  ) {}

  /** @throws TooManyRequestsError where the workspace has as many waiting as it may */
  async run<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    const release = this.shares.fault(caller) ? await this.wait(caller) : this.shares.take(caller);
    try {
      return await work();
    } finally {
      release();
      this.admitNext();
    }
  }

  private wait(caller: Caller): Promise<Release> {
    const workspaceId = caller.principal.workspace.id;
    const ahead = this.waiting.filter((other) => other.caller.principal.workspace.id === workspaceId).length;
    if (ahead >= this.waitingMaxOfWorkspace)
      throw new TooManyRequestsError(
        'Too many requests of this kind wait in the workspace; try again shortly.',
        RETRY_AFTER_S,
      );
    return new Promise((resolve) => this.waiting.push({ caller, admit: resolve }));
  }

  private admitNext(): void {
    const next = this.waiting.findIndex(({ caller }) => !this.shares.fault(caller));
    const [admitted] = next < 0 ? [] : this.waiting.splice(next, 1);
    admitted?.admit(this.shares.take(admitted.caller));
  }
}
