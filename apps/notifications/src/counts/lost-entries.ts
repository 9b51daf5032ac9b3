import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import type { Reader } from '../audience/seen-boards.js';

const remove = {
  name: 'notifications-remove-lost',
  text: 'DELETE FROM notifications.entry WHERE workspace_id = $1 AND member_id = $2 AND board_id = ANY($3::bigint[])',
};

/** Entries of boards that a member sees no longer. */
@Injectable()
export class LostEntries {
  constructor(private readonly database: Database) {}

  async remove({ workspaceId, memberId }: Reader, boardIds: readonly number[]): Promise<void> {
    await this.database.query(remove, [workspaceId, memberId, boardIds]);
  }
}
