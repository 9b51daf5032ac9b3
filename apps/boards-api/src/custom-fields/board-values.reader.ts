import { Injectable } from '@nestjs/common';
import type { Caller } from '@kiban/contracts';
import { JsonResponse } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { BoardsReader } from '../boards/boards.reader.js';
import { LargeResponses } from '../fairness/large-responses.js';
import { FieldsRepository } from '../store/fields/fields.repository.js';

/** The custom field values of a board. */
@Injectable()
export class BoardValuesReader {
  constructor(
    private readonly database: Database,
    private readonly boards: BoardsReader,
    private readonly fields: FieldsRepository,
    private readonly large: LargeResponses,
  ) {}

  /** Every value on a board, in one call. */
  async ofBoard(caller: Caller, boardId: number): Promise<JsonResponse> {
    const { bytes } = await this.boards.requireVisibleWithSize(caller, boardId, 'values');
    return this.large.respond(
      caller,
      bytes,
      async () => new JsonResponse(await this.fields.valuesOfBoard(this.database, boardId)),
    );
  }
}
