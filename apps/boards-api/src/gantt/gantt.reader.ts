import { Injectable } from '@nestjs/common';
import type { GanttQueryDto, Caller } from '@kiban/contracts';
import { JsonResponse } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { scopeOf } from '../access/board-scope.js';
import { BoardsReader } from '../boards/boards.reader.js';
import { LargeResponses } from '../fairness/large-responses.js';
import { ganttChart } from './data/gantt.repository.js';

/** The Gantt charts of boards. */
@Injectable()
export class GanttReader {
  constructor(
    private readonly database: Database,
    private readonly boards: BoardsReader,
    private readonly large: LargeResponses,
  ) {}

  async chart(caller: Caller, boardId: number, query: GanttQueryDto): Promise<JsonResponse> {
    const { version, bytes } = await this.boards.requireVisibleWithSize(caller, boardId, 'chart');
    return this.large.respond(caller, bytes, async () => {
      const [row] = await this.database.query<{ json: string }>(ganttChart, [
        ...scopeOf(caller),
        boardId,
        query.from ?? null,
        query.to ?? null,
        query.scheduled === undefined ? null : query.scheduled === 'true',
      ]);
      return new JsonResponse(row?.json ?? '[]', { orderVersion: version });
    });
  }
}
