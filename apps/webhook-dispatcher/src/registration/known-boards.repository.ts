import { Injectable } from '@nestjs/common';
import { Database } from '@kiban/persistence';

/** Boards that events arrived from. */
@Injectable()
export class KnownBoardsRepository {
  constructor(private readonly database: Database) {}

  /** The subset of `boardIds` that belongs to the workspace. */
  async among(workspaceId: number, boardIds: readonly number[]): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      'SELECT id FROM webhooks.board WHERE workspace_id = $1 AND id = ANY($2)',
      [workspaceId, boardIds],
    );
    return rows.map(({ id }) => id);
  }
}
