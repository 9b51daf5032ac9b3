import { limits, ValidationError, type MarkInboxDto, type Principal } from '@kiban/contracts';
import { Database, type Statement } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { InboxCounts } from '../../counts/inbox-counts.js';
import { onlyBoardsOf } from '../inbox.reader.js';
import { markCard, markIds, markUpTo } from '../marking.sql.js';

const DAY_MS = 86_400_000;

/** Sets the state of entries of the caller. */
@Injectable()
export class MarkInbox {
  constructor(
    private readonly database: Database,
    private readonly counts: InboxCounts,
  ) {}

  /** @returns how many entries changed. @throws ValidationError */
  async execute(principal: Principal, body: MarkInboxDto): Promise<number> {
    const { statement, value } = chosenBy(body);
    requireSnooze(body);
    const owner = { workspaceId: principal.workspace.id, memberId: principal.member.id };
    const state = body.until === undefined ? body.state : 'snoozed';
    const values = [
      owner.workspaceId,
      owner.memberId,
      onlyBoardsOf(principal),
      state,
      body.until ?? null,
      value,
    ];
    let marked = 0;
    for (;;) {
      const changed = await this.database.write(statement, values);
      marked += changed.length;
      if (changed.length === 0) break;
    }
    if (marked > 0) this.counts.publish([owner]);
    return marked;
  }
}

function chosenBy({ ids, upTo, cardId, state }: MarkInboxDto): { statement: Statement; value: unknown } {
  const given = [ids, upTo, cardId].filter((value) => value !== undefined);
  if (given.length !== 1)
    throw new ValidationError('ids', 'one_of', 'Give exactly one of ids, upTo and cardId.');
  if (ids) return { statement: markIds, value: ids };
  if (cardId !== undefined) return { statement: markCard, value: cardId };
  if (state === 'unread')
    throw new ValidationError('upTo', 'one_of', 'upTo accepts the states read and archived only.');
  return { statement: markUpTo, value: upTo };
}

function requireSnooze({ state, until }: MarkInboxDto): void {
  if (until === undefined) return;
  if (state !== 'unread')
    throw new ValidationError('until', 'timestamp', 'until accepts the state unread only.');
  const inMs = Date.parse(until) - Date.now();
  if (inMs <= 0 || inMs > limits.inboxSnoozeDaysMax * DAY_MS)
    throw new ValidationError(
      'until',
      'timestamp',
      `until must be in the future, at most ${limits.inboxSnoozeDaysMax} days from now.`,
    );
}
