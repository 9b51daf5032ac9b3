import { Injectable } from '@nestjs/common';
import {
  NotFoundError,
  type FieldValueDto,
  requireVersion,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { JsonResponse } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { BoardsReader } from '../boards/boards.reader.js';
import { BoardChanges } from '../events/board-changes.js';
import { LargeResponses } from '../fairness/large-responses.js';
import { MemberDirectory, type KnownMember } from '../members/member-directory.js';
import { textBytes } from '../quotas/growth.js';
import { Quotas } from '../quotas/quotas.js';
import { pipelined } from '../sql/pipelined.js';
import { CardsRepository } from '../store/cards/cards.repository.js';
import { requireActiveCard } from '../store/cards/domain/card.js';
import { readFieldValue } from '../store/fields/domain/field-value.js';
import { FieldsRepository } from '../store/fields/fields.repository.js';

/** The custom field values of cards. */
@Injectable()
export class FieldValues {
  constructor(
    private readonly database: Database,
    private readonly changes: BoardChanges,
    private readonly boards: BoardsReader,
    private readonly cards: CardsRepository,
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
  ): Promise<FieldValueDto> {
    const members = await this.membersFor(caller, fieldId, value);
    const most = { cards: 0, textBytes: typeof value === 'string' ? textBytes(value) : 0 };
    const room = await this.quotas.room(caller, most);
    return this.changes.run(async (tx) => {
      const [card, field, options, from] = await pipelined(
        this.cards.lock(tx, caller, cardId),
        this.fields.read(tx, fieldId),
        this.fields.options(tx, fieldId),
        this.fields.value(tx, cardId, fieldId),
      );
      requireVersion(expected, card.version);
      requireActiveCard(card);
      if (field.boardId !== card.boardId) throw new NotFoundError('field', fieldId);
      const wanted = readFieldValue(field, value, { options, members });
      const isText = field.type === 'text' || field.type === 'url';
      if (isText)
        room.take(tx, { cards: 0, textBytes: textBytes(wanted?.text) - textBytes(from as string | null) });
      const written = await this.fields.setValueAndCommit(tx, caller, card, field, from, wanted);
      if (written) return JSON.parse(written.json) as FieldValueDto;
      return { cardId, fieldId, type: field.type, value: from };
    });
  }

  /** The members that a value may name. They are read before the transaction, since the directory may query auth. */
  private async membersFor(caller: Caller, fieldId: number, value: unknown): Promise<KnownMember[]> {
    const mayName = typeof value === 'string' || typeof value === 'number';
    if (!mayName || (await this.fields.type(this.database, fieldId)) !== 'member') return [];
    return this.members.all(caller);
  }
}
