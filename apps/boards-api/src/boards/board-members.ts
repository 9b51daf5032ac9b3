import { Injectable } from '@nestjs/common';
import {
  isOwnerOrAdmin,
  ValidationError,
  requireVersion,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { guardedTag, JsonResponse } from '@kiban/http-kit';
import { changeBy, type UnitTransaction } from '@kiban/messaging';
import { Database } from '@kiban/persistence';
import { BoardChanges } from '../events/board-changes.js';
import { recordEvent } from '../events/record-event.js';
import { MemberDirectory, type KnownMember } from '../members/member-directory.js';
import { boardEventData } from '../store/boards/board-event.js';
import { BoardsRepository } from '../store/boards/boards.repository.js';
import { BoardsReader } from './boards.reader.js';
import { requireVisibilityRight } from './visibility-right.js';

const present = {
  name: 'board-members',
  text: `SELECT added.member_id AS "memberId", coalesce(member.name, '') AS name FROM boards.board_member AS added
         JOIN boards.board AS b ON b.id = added.board_id
         LEFT JOIN boards.member ON member.workspace_id = b.workspace_id AND member.id = added.member_id
         WHERE added.board_id = $1 ORDER BY added.member_id`,
};
const set = {
  name: 'board-members-set',
  text: `WITH gone AS (DELETE FROM boards.board_member WHERE board_id = $1 AND member_id <> ALL ($2::bigint[]))
         INSERT INTO boards.board_member (board_id, member_id) SELECT $1, unnest($2::bigint[]) ON CONFLICT DO NOTHING`,
};

/** The members who see a private board in addition to the owners and admins of the workspace. */
@Injectable()
export class BoardMembers {
  constructor(
    private readonly database: Database,
    private readonly changes: BoardChanges,
    private readonly reader: BoardsReader,
    private readonly boards: BoardsRepository,
    private readonly members: MemberDirectory,
  ) {}

  /** Its entity tag carries the board's version, which every change of the members raises. */
  async list(caller: Caller, boardId: number): Promise<JsonResponse> {
    // Read first: a change between the two reads makes the tag stale, never the members.
    const version = await this.reader.requireVisible(caller, boardId);
    const text = JSON.stringify(await this.named(caller, boardId));
    return new JsonResponse(text, { etag: guardedTag(text, version) });
  }

  private async named(caller: Caller, boardId: number): Promise<KnownMember[]> {
    const listed = await this.database.query<KnownMember>(present, [boardId]);
    // A name is missing until auth's event about that member arrives.
    const nameless = listed.filter(({ name }) => name === '').map(({ memberId }) => memberId);
    if (nameless.length === 0) return listed;
    await this.members.require(caller, nameless, 'memberIds');
    return this.database.query<KnownMember>(present, [boardId]);
  }

  async put(
    caller: Caller,
    boardId: number,
    memberIds: readonly number[],
    expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    // Checked first: a board that the caller does not see is 404, even if the request has other faults.
    await this.reader.requireVisible(caller, boardId);
    await this.members.require(caller, memberIds, 'memberIds');
    await this.changes.run((tx) => this.write(tx, caller, boardId, memberIds, expected));
    return this.list(caller, boardId);
  }

  private async write(
    tx: UnitTransaction,
    caller: Caller,
    boardId: number,
    memberIds: readonly number[],
    expected: ExpectedVersions,
  ): Promise<void> {
    const board = await this.boards.lockOpen(tx, caller, boardId);
    requireVersion(expected, board.version);
    requireVisibilityRight(caller, board);
    requireOwnId(caller, memberIds);
    const from = await tx.query<KnownMember>(present, [boardId]);
    await tx.query(set, [boardId, memberIds]);
    const to = await tx.query<KnownMember>(present, [boardId]);
    if (JSON.stringify(from) === JSON.stringify(to)) return;
    await this.boards.touch(tx, boardId);
    await recordEvent(tx, caller, {
      kind: 'board.update',
      boardId,
      cardId: null,
      listIds: [],
      data: boardEventData(board),
      changes: { members: { from, to } },
    });
    const idsOf = (listed: readonly KnownMember[]): number[] => listed.map(({ memberId }) => memberId);
    tx.audit(
      changeBy(caller, {
        action: 'board.set_members',
        target: `board ${boardId}`,
        details: { name: board.name, from: idsOf(from), to: idsOf(to) },
      }),
    );
  }
}

/** @throws ValidationError if a caller whose role does not see every board leaves out their own id */
function requireOwnId({ principal: { member, role } }: Caller, memberIds: readonly number[]): void {
  if (!isOwnerOrAdmin(role) && !memberIds.includes(member.id))
    throw new ValidationError(
      'memberIds',
      'self',
      'memberIds must include your own id, or you would lose access to this board.',
    );
}
