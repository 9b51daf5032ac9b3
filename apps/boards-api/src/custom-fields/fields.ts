import { Injectable } from '@nestjs/common';
import {
  DomainError,
  limits,
  NotFoundError,
  ValidationError,
  type CreateFieldDto,
  type FieldType,
  type NewFieldOptionDto,
  type UpdateFieldDto,
  requireVersion,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { JsonResponse } from '@kiban/http-kit';
import { Database, type Executor, type Transaction } from '@kiban/persistence';
import { BoardsReader } from '../boards/boards.reader.js';
import { BoardChanges } from '../events/board-changes.js';
import { changesOf } from '../events/changes.js';
import { recordEvent, type Changes } from '../events/record-event.js';
import { parentVersion, respacing } from '../order/order-versions.js';
import { placeOf } from '../order/place.js';
import { isInGap, type MadeRank } from '../order/siblings.js';
import type { ResourceRow } from '../sql/json-text.js';
import { BoardsRepository } from '../store/boards/boards.repository.js';
import { lockCardsWithValues } from '../store/cards/card-locks.js';
import type { Field, FieldOption } from '../store/fields/domain/field-value.js';
import { FieldsRepository } from '../store/fields/fields.repository.js';
import { ListsRepository } from '../store/lists/lists.repository.js';

/** The custom fields of boards. */
@Injectable()
export class Fields {
  constructor(
    private readonly database: Database,
    private readonly changes: BoardChanges,
    private readonly reader: BoardsReader,
    private readonly boards: BoardsRepository,
    private readonly lists: ListsRepository,
    private readonly fields: FieldsRepository,
  ) {}

  async list(caller: Caller, boardId: number): Promise<JsonResponse> {
    const orderVersion = await this.reader.requireVisible(caller, boardId);
    return new JsonResponse(await this.fields.ofBoard(this.database, boardId), { orderVersion });
  }

  create(caller: Caller, boardId: number, request: CreateFieldDto): Promise<ResourceRow> {
    requireTellableName(request.name);
    const options = request.options ?? [];
    requireOptionsFit(request.type, options);
    return this.changes.run(async (tx) => {
      await this.boards.lockOpen(tx, caller, boardId);
      if ((await this.fields.count(tx, boardId)) >= limits.fieldsPerBoardMax)
        throw new DomainError('limit_reached', `A board has at most ${limits.fieldsPerBoardMax} fields.`);
      const at = { parentId: boardId, place: { kind: 'last' } as const, movingId: null };
      const gap = await this.fields.siblings.gap(tx, boardId, at.place, null);
      const made = await this.fields.siblings.rankIn(tx, gap, at);
      const field = { boardId, name: request.name, type: request.type, rank: made.rank };
      const id = await this.fields.insert(tx, field);
      await this.fields.setOptions(
        tx,
        { id, boardId },
        options.map(({ label, color }) => ({ label, ...(color === undefined ? {} : { color }) })),
      );
      await this.record(
        tx,
        caller,
        'field.create',
        { id, ...field, version: 1 },
        { position: { from: null, to: made.rank }, ...respacing(made) },
      );
      return this.fields.resource(tx, id);
    });
  }

  update(
    caller: Caller,
    fieldId: number,
    request: UpdateFieldDto,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const { name, options, ...place } = request;
    requireTellableName(name);
    const wanted = Object.values(place).some((member) => member !== undefined) ? placeOf(place) : null;
    return this.changes.run(async (tx) => {
      const field = await this.lock(tx, caller, fieldId);
      requireVersion(expected, field.version);
      const before = await this.fields.options(tx, fieldId);
      let made: MadeRank = { rank: field.rank, respaced: false };
      if (wanted) {
        const gap = await this.fields.siblings.gap(tx, field.boardId, wanted, fieldId);
        if (!isInGap(field.rank, gap))
          made = await this.fields.siblings.rankIn(tx, gap, {
            parentId: field.boardId,
            place: wanted,
            movingId: fieldId,
          });
      }
      if (options) {
        requireOptionsFit(field.type, options);
        requireKnownOptions(before, options);
        await lockCardsWithValues(tx, field.boardId);
        await this.lists.lockAll(tx, field.boardId);
        await this.fields.setOptions(tx, field, options);
      }
      const changes = changesOf(
        { name: field.name, position: field.rank, options: before },
        {
          name,
          position: made.rank,
          ...(options ? { options: await this.fields.options(tx, fieldId) } : {}),
        },
      );
      if (changes) {
        const after = { ...field, name: name ?? field.name, rank: made.rank };
        await this.fields.save(tx, after);
        await this.record(tx, caller, 'field.update', after, { ...changes, ...respacing(made) });
      }
      return this.fields.resource(tx, fieldId);
    });
  }

  /** Deletes a field and its value on every card. */
  delete(caller: Caller, fieldId: number, expected: ExpectedVersions): Promise<void> {
    return this.changes.run(async (tx) => {
      const field = await this.lock(tx, caller, fieldId);
      requireVersion(expected, field.version);
      await lockCardsWithValues(tx, field.boardId);
      await this.lists.lockAll(tx, field.boardId);
      await this.fields.delete(tx, field);
      await this.record(tx, caller, 'field.delete', field);
    });
  }

  private async lock(tx: Executor, caller: Caller, fieldId: number): Promise<Field> {
    const boardId = await this.fields.boardIdOf(tx, caller, fieldId);
    await this.boards.lockOpen(tx, caller, boardId);
    return this.fields.read(tx, fieldId);
  }

  private async record(
    tx: Transaction,
    caller: Caller,
    kind: 'field.create' | 'field.update' | 'field.delete',
    { id, boardId, name, type }: Field,
    changes: Changes = {},
  ): Promise<void> {
    const options = await this.fields.options(tx, id);
    const boardVersion = await this.boards.touch(tx, boardId);
    await recordEvent(tx, caller, {
      kind,
      boardId,
      cardId: null,
      listIds: [],
      data: { id, name, type, options },
      changes: { ...changes, ...parentVersion('boardVersion', boardVersion) },
    });
  }
}

/** An export keys values by field name, and the JSON parser rejects a body with this property. */
function requireTellableName(name: string | undefined): void {
  if (name === '__proto__')
    throw new ValidationError('name', 'name', 'A field cannot be named __proto__; use another name.');
}

function requireOptionsFit(type: FieldType, options: readonly NewFieldOptionDto[]): void {
  if (options.length > 0 && type !== 'select' && type !== 'multi_select')
    throw new ValidationError(
      'options',
      'options',
      `A field of type ${type} has no options; remove options from the request.`,
    );
}

function requireKnownOptions(before: readonly FieldOption[], wanted: readonly NewFieldOptionDto[]): void {
  const ids = wanted.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const unknown = ids.find((id) => !before.some((option) => option.id === id));
  if (unknown !== undefined) throw new NotFoundError('option', unknown);
  if (new Set(ids).size < ids.length)
    throw new ValidationError(
      'options',
      'options',
      'options contains one option twice; list each option once.',
    );
}
