import type { Principal } from '@kiban/contracts';
import { Database, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { grantIdOf } from '../grants/grant-id.js';
import { GrantsRepository } from '../grants/grants.repository.js';
import { BrowserSessions } from '../sessions/browser-sessions.js';
import { SessionRight } from './session-right.js';

/** A browser session and one grant of the screen in it. */
export interface KeptSession {
  /** Null for a grant of an earlier release, which had no session. */
  sessionHash: Buffer | null;
  grantId: number;
}

/** The browser session in which the person at the screen sends a request. */
@Injectable()
export class CallerSession {
  constructor(
    private readonly database: Database,
    private readonly grants: GrantsRepository,
    private readonly sessions: BrowserSessions,
    private readonly right: SessionRight,
  ) {}

  async of(principal: Principal, executor: Executor = this.database): Promise<KeptSession> {
    const grantId = grantIdOf(principal);
    return { grantId, sessionHash: await this.grants.sessionOf(executor, grantId) };
  }

  /** Records that the person showed a second factor or the password. @returns false when the session has ended */
  async show(tx: Executor, principal: Principal, proof: 'factor' | 'password'): Promise<boolean> {
    return this.showIn(tx, await this.of(principal, tx), proof);
  }

  /** As `show`, in a session that was read before. */
  async showIn(tx: Executor, { sessionHash }: KeptSession, proof: 'factor' | 'password'): Promise<boolean> {
    return sessionHash !== null && this.sessions.show(tx, sessionHash, proof);
  }

  /** The workspaces of the account that the session may open, by their ids. */
  async opened(principal: Principal, accountId: number): Promise<ReadonlySet<number>> {
    const { sessionHash } = await this.of(principal);
    return this.right.opened({ accountId, sessionHash });
  }
}
