import { Injectable } from '@nestjs/common';
import { DomainError, type Caller } from '@kiban/contracts';
import type { ImportReport } from '@kiban/import';
import type { Executor } from '@kiban/persistence';
import { firstRanks } from '../order/siblings.js';
import {
  readFieldValue,
  type Field,
  type FieldOption,
  type TypedValue,
} from '../store/fields/domain/field-value.js';
import { FieldsRepository } from '../store/fields/fields.repository.js';
import type { BoardArchive } from './board-archive.js';
import type { MadeCard } from './card-import.js';
import { NamedMembers } from './named-members.js';

type KnownField = { field: Field; options: readonly FieldOption[] };

/** What the cards of an imported board refer to by name. */
export interface ImportedNames {
  boardId: number;
  labels: ReadonlyMap<string, number>;
  fields: ReadonlyMap<string, KnownField>;
  members: NamedMembers;
}

const addLabels = {
  name: 'import-card-labels',
  text: `INSERT INTO boards.card_label (card_id, label_id)
         SELECT * FROM unnest($1::bigint[], $2::bigint[]) ON CONFLICT DO NOTHING`,
};
const addAssignees = {
  name: 'import-card-assignees',
  text: `INSERT INTO boards.card_assignee (workspace_id, card_id, member_id)
         SELECT $1, given.* FROM unnest($2::bigint[], $3::bigint[]) AS given ON CONFLICT DO NOTHING`,
};
const addItems = {
  name: 'import-card-items',
  text: `INSERT INTO boards.checklist_item (card_id, text, done, rank)
         SELECT * FROM unnest($1::bigint[], $2::text[], $3::boolean[], $4::text[])`,
};
const addComments = {
  name: 'import-card-comments',
  text: `INSERT INTO boards.comment (author_id, author_name, card_id, text)
         SELECT $1, $2, added.card_id, added.text
         FROM unnest($3::bigint[], $4::text[]) WITH ORDINALITY AS added (card_id, text, place) ORDER BY place`,
};
const addValues = {
  name: 'import-card-values',
  text: `INSERT INTO boards.field_value (card_id, field_id, board_id, type, text_value, number_value, checkbox_value, date_value, option_ids, member_id)
         SELECT "cardId", "fieldId", $1, type, text, number, checkbox, date,
           CASE WHEN "optionIds" IS NULL THEN NULL ELSE ARRAY(SELECT option::bigint FROM json_array_elements_text("optionIds") AS option) END, "memberId"
         FROM json_to_recordset($2::json) AS given ("cardId" bigint, "fieldId" bigint, type text, text text, number double precision,
           checkbox boolean, date text, "optionIds" json, "memberId" bigint)`,
};
const count = {
  name: 'import-card-counts',
  text: `UPDATE boards.card AS c SET
           label_count = (SELECT count(*) FROM boards.card_label WHERE card_id = c.id),
           assignee_count = (SELECT count(*) FROM boards.card_assignee WHERE card_id = c.id),
           value_count = (SELECT count(*) FROM boards.field_value WHERE card_id = c.id),
           comment_count = (SELECT count(*) FROM boards.comment WHERE card_id = c.id),
           checklist_total = (SELECT count(*) FROM boards.checklist_item WHERE card_id = c.id),
           checklist_done = (SELECT count(*) FROM boards.checklist_item WHERE card_id = c.id AND done)
         WHERE c.id = ANY ($1::bigint[])`,
};

/** Writes the details of imported cards. */
@Injectable()
export class CardDetailsImport {
  constructor(private readonly fields: FieldsRepository) {}

  /** Creates the labels and fields of the board, in the order of the file. */
  async insertNames(
    tx: Executor,
    boardId: number,
    archive: BoardArchive,
    members: NamedMembers,
  ): Promise<ImportedNames> {
    const labels = new Map<string, number>();
    for (const { name, color } of archive.labels) {
      const [row] = await tx.query<{ id: number }>(
        'INSERT INTO boards.label (board_id, name, color) VALUES ($1, $2, $3) RETURNING id',
        [boardId, name, color],
      );
      labels.set(name, row?.id ?? 0);
    }
    const fields = new Map<string, KnownField>();
    const ranks = firstRanks(archive.fields.length);
    for (const [index, { name, type, options }] of archive.fields.entries()) {
      const id = await this.fields.insert(tx, { boardId, name, type, rank: ranks[index] ?? '' });
      await this.fields.setOptions(tx, { id, boardId }, options);
      fields.set(name, { field: await this.fields.read(tx, id), options: await this.fields.options(tx, id) });
    }
    return { boardId, labels, fields, members };
  }

  async insert(
    tx: Executor,
    caller: Caller,
    names: ImportedNames,
    cards: readonly MadeCard[],
    report: ImportReport,
  ): Promise<void> {
    const { member, workspace } = caller.principal;
    const each = <Item>(itemsOf: (made: MadeCard) => readonly Item[]): { cardId: number; item: Item }[] =>
      cards.flatMap((made) => itemsOf(made).map((item) => ({ cardId: made.id, item })));
    const cardIds = (rows: readonly { cardId: number }[]): number[] => rows.map(({ cardId }) => cardId);
    const labels = each((made) => labelIds(names, made, report));
    const assignees = each((made) => assigneeIds(names, made, report));
    const items = each(({ card }) => {
      const ranks = firstRanks(card.checklist.length);
      return card.checklist.map((item, index) => ({ ...item, rank: ranks[index] ?? '' }));
    });
    const comments = each(({ card }) => card.comments);
    const values = each((made) => typedValues(names, made, report));
    await tx.query(addLabels, [cardIds(labels), labels.map(({ item }) => item)]);
    await tx.query(addAssignees, [workspace.id, cardIds(assignees), assignees.map(({ item }) => item)]);
    await tx.query(addItems, [
      cardIds(items),
      items.map(({ item }) => item.text),
      items.map(({ item }) => item.done),
      items.map(({ item }) => item.rank),
    ]);
    // The importer is the author: a file must not attribute text to another member.
    const texts = comments.map(({ item }) => item.text);
    await tx.query(addComments, [member.id, member.name, cardIds(comments), texts]);
    const rows = values.map(({ cardId, item }) => ({ cardId, ...item }));
    await tx.query(addValues, [names.boardId, JSON.stringify(rows)]);
    const counted = [labels, assignees, items, comments, values].flatMap(cardIds);
    await tx.query(count, [[...new Set(counted)]]);
  }
}

function labelIds(names: ImportedNames, { card }: MadeCard, report: ImportReport): number[] {
  return card.labels.flatMap((name) => {
    const id = names.labels.get(name);
    if (id !== undefined) return [id];
    report.add(`Label “${name}” of card “${card.title}” was skipped: the file has no such label.`);
    return [];
  });
}

function assigneeIds(names: ImportedNames, { card }: MadeCard, report: ImportReport): number[] {
  return card.assignees.flatMap((who) => {
    const member = names.members.find(who);
    if (member) return [member.memberId];
    report.add(`“${who.name}” was not assigned to card “${card.title}”: ${noUniqueMember(who.name)}`);
    return [];
  });
}

function typedValues(
  names: ImportedNames,
  { card }: MadeCard,
  report: ImportReport,
): (TypedValue & { fieldId: number; type: string })[] {
  return Object.entries(card.values).flatMap(([name, given]) => {
    const leftOut = (why: string): [] => {
      report.add(`“${name}” of card “${card.title}” was skipped: ${why}`);
      return [];
    };
    const known = names.fields.get(name);
    if (!known) return leftOut('the file has no such field.');
    const { field, options } = known;
    try {
      const value = readFieldValue(field, withIds(names, known, given), {
        options,
        members: names.members.all,
      });
      return value === null ? [] : [{ ...value, fieldId: field.id, type: field.type }];
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return leftOut(error.message);
    }
  });
}

/** An exact match wins over one that differs only in case. */
function withIds(names: ImportedNames, { field, options }: KnownField, given: unknown): unknown {
  if (Array.isArray(given)) return given.map((label) => withIds(names, { field, options }, label));
  if (typeof given === 'object' && given !== null) {
    const who = given as { memberId: number; name: string };
    return names.members.find(who)?.memberId ?? who.name;
  }
  return options.find(({ label }) => label === given)?.id ?? given;
}

const noUniqueMember = (name: string): string =>
  `the workspace has no member, or several members, named “${name}”.`;
