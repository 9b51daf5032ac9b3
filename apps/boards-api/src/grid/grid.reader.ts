import { Injectable } from '@nestjs/common';
import { NotFoundError, type Caller } from '@kiban/contracts';
import { entityTag, JsonResponse } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { scopeOf } from '../access/board-scope.js';
import { LARGE_FROM_BYTES, LargeResponses } from '../fairness/large-responses.js';
import { gridView, gridViewWithCards, type GridViewRow } from './data/grid-view.sql.js';

/** Boards as columns, rows and cells. */
@Injectable()
export class GridReader {
  constructor(
    private readonly database: Database,
    private readonly large: LargeResponses,
  ) {}

  async view(caller: Caller, boardId: number, withCards: boolean): Promise<JsonResponse> {
    const read = async (bytesMax: number | null): Promise<GridViewRow> => {
      const [row] = await this.database.query<GridViewRow>(withCards ? gridViewWithCards : gridView, [
        ...scopeOf(caller),
        boardId,
        bytesMax,
      ]);
      if (!row) throw new NotFoundError('board', boardId);
      return row;
    };
    const row = await read(LARGE_FROM_BYTES);
    if (row.json !== null) return responseOf(row);
    return this.large.respond(caller, row.bytes, async () => responseOf(await read(null)));
  }
}

function responseOf({ json, version }: GridViewRow): JsonResponse {
  const text = json ?? '';
  return new JsonResponse(text, { etag: entityTag(text, version) });
}
