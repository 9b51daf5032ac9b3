import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';

const names = {
  name: 'board-names',
  text: 'SELECT id, name FROM boards.board WHERE workspace_id = $1 AND id = ANY ($2::bigint[])',
};

/** Reads names of boards for auth, whatever the visibility of the boards. */
@Injectable()
export class BoardNamesReader {
  constructor(private readonly database: Database) {}

  /** @returns those of the boards that are in the workspace */
  of(workspaceId: number, boardIds: readonly number[]): Promise<{ id: number; name: string }[]> {
    return this.database.query<{ id: number; name: string }>(names, [workspaceId, boardIds]);
  }
}
