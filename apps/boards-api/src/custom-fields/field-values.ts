import { Injectable } from '@nestjs/common';
import type { Caller, ExpectedVersions } from '@kiban/contracts';
import { JsonResponse } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { BoardsReader } from '../boards/boards.reader.js';
import { LargeResponses } from '../fairness/large-responses.js';
import { MemberDirectory } from '../members/member-directory.js';
import { Quotas } from '../quotas/quotas.js';
import { resourceResponse } from '../sql/resource-response.js';
import { CardValues, valueBytes } from '../store/fields/card-values.js';
import { FieldsRepository } from '../store/fields/fields.repository.js';

/** The custom field values of cards. */
@Injectable()
export class FieldValues {
  constructor(
    private readonly database: Database,
    private readonly boards: BoardsReader,
    private readonly values: CardValues,
    private readonly fields: FieldsRepository,
    private readonly members: MemberDirectory,
    private readonly quotas: Quotas,
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

  /** @param expected versions of the card, since its values have no version of their own */
  async set(
    caller: Caller,
    cardId: number,
    fieldId: number,
    value: unknown,
    expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    const room = await this.quotas.room(caller, { cards: 0, textBytes: valueBytes({ fieldId, value }) });
    const members = () => this.members.all(caller);
    const change = { caller, cardId, fieldId, value, expected, room, members };
    return resourceResponse(await this.values.set(this.database, change));
  }
}
