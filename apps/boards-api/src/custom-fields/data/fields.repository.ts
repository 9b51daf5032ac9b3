import { Injectable } from '@nestjs/common';
import { DomainError, NotFoundError, type NewFieldOptionDto } from '@kiban/contracts';
import type { Caller } from '@kiban/http-kit';
import { isUniqueViolation, type Executor } from '@kiban/persistence';
import { isVisible, scopeOf } from '../../access/board-scope.js';
import { Siblings } from '../../order/siblings.js';
import { asArray, asResource, type ResourceRow } from '../../sql/json-text.js';
import type { Field, FieldOption, TypedValue } from '../domain/field-value.js';

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
         WHERE field.id = $4 AND ${isVisible('b')}`,
};
const read = {
  name: 'field-read',
  text: `SELECT id, board_id AS "boardId", name, type, rank, version FROM boards.field WHERE id = $1`,
};
const options = {
  name: 'field-options',
  text: 'SELECT id, label, color FROM boards.field_option WHERE field_id = $1 ORDER BY place',
};
const value = {
  name: 'field-value',
  text: `SELECT boards.field_json(value) AS value FROM boards.field_value AS value WHERE card_id = $1 AND field_id = $2`,
};
const valuesOfBoard = {
  name: 'field-values-of-board',
  text: asArray(`
    SELECT value.card_id AS "cardId", value.field_id AS "fieldId", value.type, boards.field_json(value) AS value
    FROM boards.field_value AS value JOIN boards.card AS c ON c.id = value.card_id
    WHERE value.board_id = $1 AND c.archived_at IS NULL ORDER BY value.card_id, value.field_id`),
};
const setValue = {
  name: 'field-set-value',
  text: `INSERT INTO boards.field_value (card_id, field_id, board_id, type, text_value, number_value, checkbox_value, date_value, option_ids, member_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         ON CONFLICT (card_id, field_id) DO UPDATE SET text_value = excluded.text_value, number_value = excluded.number_value,
           checkbox_value = excluded.checkbox_value, date_value = excluded.date_value, option_ids = excluded.option_ids,
           member_id = excluded.member_id`,
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

/** Fields and their values. Whoever writes a field holds its board's lock; whoever writes a value, the card's list's. */
@Injectable()
export class FieldsRepository {
  readonly siblings = new Siblings({ table: 'boards.field', parent: 'board_id' });

  async ofBoard(executor: Executor, boardId: number): Promise<string> {
    const [row] = await executor.query<{ json: string }>(ofBoard, [boardId]);
    return row?.json ?? '[]';
  }

  async valuesOfBoard(executor: Executor, boardId: number): Promise<string> {
    const [row] = await executor.query<{ json: string }>(valuesOfBoard, [boardId]);
    return row?.json ?? '[]';
  }

  /** @throws NotFoundError also where the caller may not see it */
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

  /** @throws DomainError 409 when the board has a field of that name */
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

  /** Makes a field's options these, in this order; values of options that are gone go with them. */
  async setOptions(
    tx: Executor,
    field: Pick<Field, 'id' | 'boardId'>,
    wanted: readonly NewFieldOptionDto[],
  ): Promise<void> {
    const kept = wanted.flatMap(({ id }) => (id === undefined ? [] : [id]));
    await tx.query(dropOptionValues, [field.id, kept]);
    await tx.query(recount, [field.boardId]);
    // Two options may swap their labels, so uniqueness is asked once all are as they shall be.
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
        throw new DomainError('conflict', 'Two options would have the same label; give each its own.');
      throw error;
    });
  }

  async delete(tx: Executor, field: Field): Promise<void> {
    await tx.query('DELETE FROM boards.field WHERE id = $1', [field.id]);
    await tx.query(recount, [field.boardId]);
  }

  async value(tx: Executor, cardId: number, fieldId: number): Promise<unknown> {
    const [row] = await tx.query<{ value: unknown }>(value, [cardId, fieldId]);
    return row?.value ?? null;
  }

  async setValue(tx: Executor, cardId: number, field: Field, to: TypedValue | null): Promise<void> {
    if (to === null) {
      await tx.query('DELETE FROM boards.field_value WHERE card_id = $1 AND field_id = $2', [
        cardId,
        field.id,
      ]);
      return;
    }
    await tx.query(setValue, [
      cardId,
      field.id,
      field.boardId,
      field.type,
      to.text,
      to.number,
      to.checkbox,
      to.date,
      to.optionIds,
      to.memberId,
    ]);
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
        `The board has a field called “${name}” already; use that one or another name.`,
      );
    throw error;
  };
}
