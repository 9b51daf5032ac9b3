import { Inject, Injectable } from '@nestjs/common';
import { DurableConsumer, type JsMsg, type NatsConnection } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Database, type Executor } from '@kiban/persistence';
import { LOGGER, NATS } from '../infrastructure/tokens.js';

interface MemberEvent {
  id: number;
  event: string;
  data: { id: number; name: string; role: string };
}

const keep = `
  INSERT INTO boards.member AS member (workspace_id, id, name, role, removed_at, event_id)
  VALUES ($1, $2, $3, $4, CASE WHEN $5 THEN clock_timestamp() END, $6)
  ON CONFLICT (workspace_id, id) DO UPDATE SET name = excluded.name, role = excluded.role,
    removed_at = excluded.removed_at, event_id = excluded.event_id
  WHERE member.event_id < excluded.event_id`;

/** Boards show the names of assignees, so their versions increase when a member is renamed or leaves. */
const touchBoards = `
  UPDATE boards.board SET version = version + 1, updated_at = clock_timestamp() WHERE id IN (
    SELECT board_id FROM boards.card WHERE id IN (
      SELECT card_id FROM boards.card_assignee WHERE workspace_id = $1 AND member_id = $2))`;

/** Consumes auth's member.* events to keep this service's copy of names current. Idempotent by event id. */
@Injectable()
export class MemberEventsConsumer {
  private readonly consumer: DurableConsumer;

  constructor(
    private readonly database: Database,
    @Inject(NATS) connection: NatsConnection,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.consumer = new DurableConsumer({
      connection,
      logger,
      durable: 'boards-members',
      filterSubject: 'kiban.v1.*.0.member.*',
      handle: (batch) => this.handle(batch),
    });
  }

  start(): void {
    this.consumer.start();
  }

  stop(): Promise<void> {
    return this.consumer.stop();
  }

  private async handle(batch: readonly JsMsg[]): Promise<readonly JsMsg[]> {
    await this.database.transaction(async (tx) => {
      for (const message of batch) await this.apply(tx, message);
    });
    return [];
  }

  private async apply(tx: Executor, message: JsMsg): Promise<void> {
    const workspaceId = Number(message.subject.split('.')[2]);
    const { id, event, data } = message.json<MemberEvent>();
    const isRemoved = event === 'member.remove';
    await tx.query(keep, [workspaceId, data.id, data.name, data.role, isRemoved, id]);
    if (isRemoved)
      await tx.query(
        `DELETE FROM boards.board_member WHERE member_id = $2 AND board_id IN (SELECT id FROM boards.board WHERE workspace_id = $1)`,
        [workspaceId, data.id],
      );
    if (event === 'member.update') await tx.query(touchBoards, [workspaceId, data.id]);
  }
}
