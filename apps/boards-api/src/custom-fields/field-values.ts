import { Injectable } from '@nestjs/common';
import { NotFoundError, type FieldValueDto } from '@kiban/contracts';
import { JsonResponse, requireVersion, type Caller, type ExpectedVersions } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { BoardsReader } from '../boards/boards.reader.js';
import { CardsRepository } from '../cards/data/cards.repository.js';
import { requireActiveCard } from '../cards/domain/card.js';
import { BoardChanges } from '../events/board-changes.js';
import { recordEvent } from '../events/record-event.js';
import { LargeResponses } from '../fairness/large-responses.js';
import { MemberDirectory } from '../members/member-directory.js';
import { textBytes } from '../quotas/growth.js';
import { Quotas } from '../quotas/quotas.js';
import { FieldsRepository } from './data/fields.repository.js';
import { readFieldValue } from './domain/field-value.js';

/** What cards have in the custom fields of their board. */
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

  /** @param expected versions of the card, which has no other for its values */
  async set(
    caller: Caller,
    cardId: number,
    fieldId: number,
    value: unknown,
    expected: ExpectedVersions,
  ): Promise<FieldValueDto> {
    const { type } = await this.visibleField(caller, fieldId);
    const members = type === 'member' && value !== null ? await this.members.all(caller) : [];
    const isText = type === 'text' || type === 'url';
    const most = { cards: 0, textBytes: isText && typeof value === 'string' ? textBytes(value) : 0 };
    const room = await this.quotas.room(caller, most);
    return this.changes.run(async (tx) => {
      const card = await this.cards.lock(tx, caller, cardId);
      requireVersion(expected, card.version);
      requireActiveCard(card);
      const field = await this.fields.read(tx, fieldId);
      if (field.boardId !== card.boardId) throw new NotFoundError('field', fieldId);
      const options = await this.fields.options(tx, fieldId);
      const wanted = readFieldValue(field, value, { options, members });
      const from = await this.fields.value(tx, cardId, fieldId);
      if (isText)
        room.take(tx, { cards: 0, textBytes: textBytes(wanted?.text) - textBytes(from as string | null) });
      await this.fields.setValue(tx, cardId, field, wanted);
      const to = await this.fields.value(tx, cardId, fieldId);
      if (JSON.stringify(from) !== JSON.stringify(to)) {
        await this.cards.touch(tx, card);
        await recordEvent(tx, caller, {
          kind: 'value.change',
          boardId: card.boardId,
          cardId,
          listIds: [card.listId],
          data: {
            cardId,
            cardTitle: card.title,
            fieldId,
            fieldName: field.name,
            type: field.type,
            value: to,
          },
          changes: { value: { from, to } },
        });
      }
      return { cardId, fieldId, type: field.type, value: to };
    });
  }

  private async visibleField(caller: Caller, fieldId: number): Promise<{ type: string }> {
    await this.fields.boardIdOf(this.database, caller, fieldId);
    return this.fields.read(this.database, fieldId);
  }
}
