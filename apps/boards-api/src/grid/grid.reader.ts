import { Injectable } from '@nestjs/common';
import { NotFoundError } from '@kiban/contracts';
import type { Caller } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { scopeOf } from '../access/board-scope.js';
import type { ResourceRow } from '../sql/json-text.js';
import { gridView, gridViewWithCards } from './data/grid-view.sql.js';

/** Boards as columns, rows and cells. */
@Injectable()
export class GridReader {
  constructor(private readonly database: Database) {}

  async view(caller: Caller, boardId: number, withCards: boolean): Promise<ResourceRow> {
    const [row] = await this.database.query<ResourceRow>(withCards ? gridViewWithCards : gridView, [
      ...scopeOf(caller),
      boardId,
    ]);
    if (!row) throw new NotFoundError('board', boardId);
    return row;
  }
}
