import type { Role } from '@kiban/contracts';
import { IntakeBlockedError, type ReceivedEvent } from '@kiban/messaging';
import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { AudienceClient } from '../audience/audience-client.js';
import { SeenBoards, type Reader } from '../audience/seen-boards.js';
import { InboxCounts } from '../counts/inbox-counts.js';
import { LostEntries } from '../counts/lost-entries.js';

const membersOfBoard = {
  name: 'notifications-members-of-board',
  text: 'SELECT DISTINCT member_id FROM notifications.entry WHERE workspace_id = $1 AND board_id = $2',
};
const boardsOfMember = {
  name: 'notifications-boards-of-member',
  text: `SELECT DISTINCT board_id FROM notifications.entry WHERE workspace_id = $1 AND member_id = $2 AND board_id IS NOT NULL`,
};
const deleteOfBoard = {
  name: 'notifications-delete-board',
  text: `DELETE FROM notifications.entry WHERE workspace_id = $1 AND board_id = $2
         RETURNING workspace_id AS "workspaceId", member_id AS "memberId"`,
};

const deleteOfMembers = {
  name: 'notifications-delete-board-of-members',
  text: `DELETE FROM notifications.entry WHERE workspace_id = $1 AND board_id = $2 AND member_id = ANY($3::bigint[])
         RETURNING workspace_id AS "workspaceId", member_id AS "memberId"`,
};

/** Removes the entries of boards that members have just lost, so that no pushed count includes them. */
@Injectable()
export class LostBoards {
  constructor(
    private readonly database: Database,
    private readonly seen: SeenBoards,
    private readonly audience: AudienceClient,
    private readonly entries: LostEntries,
    private readonly counts: InboxCounts,
  ) {}

  /** @throws IntakeBlockedError when boards-api does not respond */
  async removeAfter(events: readonly ReceivedEvent[]): Promise<void> {
    for (const { id, kind, workspaceId, boardId, payload } of events) {
      const changes = (payload['changes'] ?? {}) as {
        visibility?: unknown;
        members?: unknown;
        role?: unknown;
      };
      if (kind === 'board.delete' && boardId !== null) await this.ofDeletedBoard(workspaceId, boardId);
      if (kind === 'board.update' && boardId !== null && (changes.visibility ?? changes.members))
        await this.ofBoard(workspaceId, boardId, id);
      if (kind === 'member.update' && changes.role) await this.ofMember(workspaceId, payload['data']);
    }
  }

  private async ofDeletedBoard(workspaceId: number, boardId: number): Promise<void> {
    this.counts.publish(await this.database.query<Reader>(deleteOfBoard, [workspaceId, boardId]));
  }

  /** One request for all members, however many have entries of the board. */
  private async ofBoard(workspaceId: number, boardId: number, eventId: number): Promise<void> {
    const rows = await this.database.query<{ member_id: number }>(membersOfBoard, [workspaceId, boardId]);
    if (rows.length === 0) return;
    const memberIds = rows.map(({ member_id: memberId }) => memberId);
    const item = { eventId, boardId, memberIds, onlyDirect: true, alsoMuted: true };
    const seeing = new Set((await this.audience.of([{ workspaceId, item }])).get(eventId)?.direct);
    const lost = memberIds.filter((id) => !seeing.has(id));
    if (lost.length === 0) return;
    this.counts.publish(await this.database.query<Reader>(deleteOfMembers, [workspaceId, boardId, lost]));
  }

  private async ofMember(workspaceId: number, data: unknown): Promise<void> {
    const { id, role } = data as { id?: unknown; role?: Role };
    if (!Number.isSafeInteger(id)) return;
    const memberId = id as number;
    const rows = await this.database.query<{ board_id: number }>(boardsOfMember, [workspaceId, memberId]);
    await this.removeUnseen(
      { workspaceId, memberId, ...(role ? { role } : {}) },
      rows.map(({ board_id: boardId }) => boardId),
    );
  }

  private async removeUnseen(reader: Reader, boardIds: readonly number[]): Promise<void> {
    const seen = await this.seen.among(reader, boardIds).catch((error: unknown) => {
      throw new IntakeBlockedError('boards-api does not respond.', { cause: error });
    });
    const lost = boardIds.filter((id) => !seen.has(id));
    if (lost.length === 0) return;
    await this.entries.remove(reader, lost);
    this.counts.publish([reader]);
  }
}
