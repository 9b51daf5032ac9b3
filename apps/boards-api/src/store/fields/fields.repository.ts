import { Injectable } from '@nestjs/common';
import {
  DomainError,
  NotFoundError,
  type FieldType,
  type NewFieldOptionDto,
  type Caller,
} from '@kiban/contracts';
import { isUniqueViolation, type Executor } from '@kiban/persistence';
import { isVisible, scopeOf } from '../../access/board-scope.js';
import { Siblings } from '../../order/siblings.js';
import { asArray, asResource, type ResourceRow } from '../../sql/json-text.js';
import { fieldValueProperties } from '../writing/part-json.js';
import type { Field, FieldOption } from './domain/field-value.js';

const members = `field.id, field.board_id AS "boardId", field.name, field.type,
  (SELECT coalesce(json_agg(option), '[]') FROM (
     SELECT id, label, color FROM boards.field_option WHERE field_id = field.id ORDER BY place) AS option) AS options,
  field.rank AS position, field.version`;
const ofBoard = {
  name: 'field-of-board',
  text: asArray(`SELECT ${members} FROM boards.field WHERE field.board_id = $1 ORDER BY field.rank`),
};
const resource = {
  name: 'field-resource',
  text: asResource(
    `SELECT ${members} FROM boards.field WHERE field.id = $1`,
    '(SELECT b.version FROM boards.board AS b WHERE b.id = resource."boardId")',
  ),
};
const boardOf = {
  name: 'field-board-of',
  text: `SELECT field.board_id AS "boardId" FROM boards.field JOIN boards.board AS b ON b.id = field.board_id
         WHERE field.id = $5 AND ${isVisible('b')}`,
};
const read = {
  name: 'field-read',
  text: `SELECT id, board_id AS "boardId", name, type, rank, version FROM boards.field WHERE id = $1`,
};
const options = {
  name: 'field-options',
  text: 'SELECT id, label, color FROM boards.field_option WHERE field_id = $1 ORDER BY place',
};
const valuesOfBoard = {
  name: 'field-values-of-board',
  text: asArray(`
    SELECT ${fieldValueProperties('value', 'boards.field_json(value)')}
    FROM boards.field_value AS value JOIN boards.card AS c ON c.id = value.card_id
    WHERE value.board_id = $1 AND c.archived_at IS NULL ORDER BY value.card_id, value.field_id`),
};
const dropOptionValues = {
  name: 'field-drop-option-values',
  text: `WITH gone AS (SELECT id FROM boards.field_option WHERE field_id = $1 AND id <> ALL ($2::bigint[])),
              hit AS (SELECT card_id FROM boards.field_value WHERE field_id = $1 AND option_ids && (SELECT array_agg(id) FROM gone)),
              emptied AS (
                DELETE FROM boards.field_value WHERE field_id = $1 AND card_id IN (SELECT card_id FROM hit)
                  AND option_ids <@ (SELECT array_agg(id) FROM gone)),
              kept AS (
                UPDATE boards.field_value SET option_ids = ARRAY(SELECT unnest(option_ids) EXCEPT SELECT id FROM gone)
                WHERE field_id = $1 AND card_id IN (SELECT card_id FROM hit)
                  AND NOT option_ids <@ (SELECT array_agg(id) FROM gone))
         DELETE FROM boards.field_option WHERE id IN (SELECT id FROM gone)`,
};
const recount = {
  name: 'field-recount',
  text: `UPDATE boards.card AS c SET value_count = (SELECT count(*) FROM boards.field_value WHERE card_id = c.id)
         WHERE c.board_id = $1 AND c.value_count > 0`,
};

/** Cached types of fields, some 100 bytes each. */
const TYPES_MAX = 10_000;

/** Fields, and the values of a board. A writer of a field locks its board; a writer of a value locks the card's list. */
@Injectable()
export class FieldsRepository {
  readonly siblings = new Siblings({ table: 'boards.field', parent: 'board_id' });
  private readonly types = new Map<number, FieldType>();

  async ofBoard(executor: Executor, boardId: number): Promise<string> {
    const [row] = await executor.query<{ json: string }>(ofBoard, [boardId]);
    return row?.json ?? '[]';
  }

  async valuesOfBoard(executor: Executor, boardId: number): Promise<string> {
    const [row] = await executor.query<{ json: string }>(valuesOfBoard, [boardId]);
    return row?.json ?? '[]';
  }

  /** @throws NotFoundError also if the caller may not see the field */
  async boardIdOf(executor: Executor, caller: Caller, fieldId: number): Promise<number> {
    const [row] = await executor.query<{ boardId: number }>(boardOf, [...scopeOf(caller), fieldId]);
    if (!row) throw new NotFoundError('field', fieldId);
    return row.boardId;
  }

  async read(executor: Executor, fieldId: number): Promise<Field> {
    const [field] = await executor.query<Field>(read, [fieldId]);
    if (!field) throw new NotFoundError('field', fieldId);
    return field;
  }

  /** The type of a field, which never changes, so that a process reads it once. @returns undefined if there is none */
  async type(executor: Executor, fieldId: number): Promise<FieldType | undefined> {
    const cached = this.types.get(fieldId);
    if (cached) return cached;
    const [field] = await executor.query<Field>(read, [fieldId]);
    if (field) {
      if (this.types.size >= TYPES_MAX) this.types.clear();
      this.types.set(fieldId, field.type);
    }
    return field?.type;
  }

  /** @returns an empty name if there is no such field */
  async name(executor: Executor, fieldId: number): Promise<string> {
    const [field] = await executor.query<Field>(read, [fieldId]);
    return field?.name ?? '';
  }

  options(executor: Executor, fieldId: number): Promise<FieldOption[]> {
    return executor.query<FieldOption>(options, [fieldId]);
  }

  async count(tx: Executor, boardId: number): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      'SELECT count(*) AS count FROM boards.field WHERE board_id = $1',
      [boardId],
    );
    return row?.count ?? 0;
  }

  /** @throws DomainError 409 if the board already has a field of that name */
  async insert(
    tx: Executor,
    field: { boardId: number; name: string; type: string; rank: string },
  ): Promise<number> {
    const [row] = await tx
      .query<{ id: number }>(
        'INSERT INTO boards.field (board_id, name, type, rank) VALUES ($1, $2, $3, $4) RETURNING id',
        [field.boardId, field.name, field.type, field.rank],
      )
      .catch(rejectNamesake(field.name));
    if (!row) throw new Error('PostgreSQL returned no row for an inserted field.');
    return row.id;
  }

  async save(tx: Executor, field: Field): Promise<void> {
    await tx
      .query('UPDATE boards.field SET name = $2, rank = $3, version = version + 1 WHERE id = $1', [
        field.id,
        field.name,
        field.rank,
      ])
      .catch(rejectNamesake(field.name));
  }

  /** Replaces a field's options, in this order; deletes the values of removed options. */
  async setOptions(
    tx: Executor,
    field: Pick<Field, 'id' | 'boardId'>,
    wanted: readonly NewFieldOptionDto[],
  ): Promise<void> {
    const kept = wanted.flatMap(({ id }) => (id === undefined ? [] : [id]));
    await tx.query(dropOptionValues, [field.id, kept]);
    await tx.query(recount, [field.boardId]);
    // Two options may swap their labels, so uniqueness is checked after all updates.
    await tx.query('SET CONSTRAINTS boards.field_option_label DEFERRED');
    for (const [place, { id, label, color = null }] of wanted.entries()) {
      await tx.query(
        id === undefined
          ? 'INSERT INTO boards.field_option (field_id, label, color, place) VALUES ($1, $2, $3, $4)'
          : 'UPDATE boards.field_option SET label = $2, color = $3, place = $4 WHERE field_id = $1 AND id = $5',
        id === undefined ? [field.id, label, color, place] : [field.id, label, color, place, id],
      );
    }
    await tx.query('SET CONSTRAINTS boards.field_option_label IMMEDIATE').catch((error: unknown) => {
      if (isUniqueViolation(error, 'field_option_label'))
        throw new DomainError('conflict', 'Two options have the same label; give each option its own label.');
      throw error;
    });
  }

  async delete(tx: Executor, field: Field): Promise<void> {
    await tx.query('DELETE FROM boards.field WHERE id = $1', [field.id]);
    await tx.query(recount, [field.boardId]);
  }

  async resource(tx: Executor, fieldId: number): Promise<ResourceRow> {
    const [row] = await tx.query<ResourceRow>(resource, [fieldId]);
    if (!row) throw new NotFoundError('field', fieldId);
    return row;
  }
}

function rejectNamesake(name: string): (error: unknown) => never {
  return (error) => {
    if (isUniqueViolation(error, 'field_name'))
      throw new DomainError(
        'conflict',
        `The board already has a field named “${name}”; use that field or another name.`,
      );
    throw error;
  };
}
