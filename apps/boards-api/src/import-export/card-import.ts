import { Injectable } from '@nestjs/common';
import { DomainError } from '@kiban/contracts';
import type { Caller } from '@kiban/http-kit';
import type { Executor } from '@kiban/persistence';
import { CardsRepository } from '../cards/data/cards.repository.js';
import { FieldsRepository } from '../custom-fields/data/fields.repository.js';
import { readFieldValue, type Field, type FieldOption } from '../custom-fields/domain/field-value.js';
import type { KnownMember } from '../members/member-directory.js';
import { firstRanks } from '../order/siblings.js';
import type { ArchivedCard, BoardArchive } from './board-archive.js';

/** What the cards of an imported board refer to by name. */
export interface ImportedBoard {
  labels: ReadonlyMap<string, number>;
  fields: ReadonlyMap<string, { field: Field; options: readonly FieldOption[] }>;
  members: readonly KnownMember[];
}

const setState = {
  name: 'import-card-state',
  text: `UPDATE boards.card SET progress = $2, completed_at = CASE WHEN $3 THEN clock_timestamp() END,
           archived_at = CASE WHEN $4 THEN clock_timestamp() END WHERE id = $1`,
};
const addLabels = {
  name: 'import-card-labels',
  text: 'INSERT INTO boards.card_label (card_id, label_id) SELECT $1, unnest($2::bigint[]) ON CONFLICT DO NOTHING',
};
const addItems = {
  name: 'import-card-items',
  text: `INSERT INTO boards.checklist_item (card_id, text, done, rank)
         SELECT $1, item.* FROM unnest($2::text[], $3::boolean[], $4::text[]) AS item`,
};
const addComments = {
  name: 'import-card-comments',
  text: `INSERT INTO boards.comment (card_id, text, author_id, author_name)
         SELECT $1, item, $3, $4 FROM unnest($2::text[]) WITH ORDINALITY AS said (item, place) ORDER BY place`,
};

/** Writes the labels, fields and cards of an import. */
@Injectable()
export class CardImport {
  constructor(
    private readonly cards: CardsRepository,
    private readonly fields: FieldsRepository,
  ) {}

  async prepare(
    tx: Executor,
    boardId: number,
    archive: BoardArchive,
    members: readonly KnownMember[],
  ): Promise<ImportedBoard> {
    const labels = new Map<string, number>();
    for (const { name, color } of archive.labels) {
      if (labels.has(name))
        throw new DomainError('conflict', `labels names “${name}” twice; name each once.`);
      const [row] = await tx.query<{ id: number }>(
        'INSERT INTO boards.label (board_id, name, color) VALUES ($1, $2, $3) RETURNING id',
        [boardId, name, color],
      );
      labels.set(name, row?.id ?? 0);
    }
    const fields = new Map<string, { field: Field; options: FieldOption[] }>();
    const ranks = firstRanks(archive.fields.length);
    for (const [index, { name, type, options }] of archive.fields.entries()) {
      const id = await this.fields.insert(tx, { boardId, name, type, rank: ranks[index] ?? '' });
      await this.fields.setOptions(tx, { id, boardId }, options);
      fields.set(name, { field: await this.fields.read(tx, id), options: await this.fields.options(tx, id) });
    }
    return { labels, fields, members };
  }

  /** @returns how many cards were made; what has no counterpart is added to `report` */
  async insertAll(
    tx: Executor,
    caller: Caller,
    board: ImportedBoard,
    listId: number,
    cards: readonly ArchivedCard[],
    report: string[],
  ): Promise<number> {
    const ranks = firstRanks(cards.length);
    for (const [index, card] of cards.entries()) {
      const { title, description, startDate, dueDate } = card;
      const made = await this.cards.insert(tx, caller, {
        listId,
        title,
        description,
        startDate,
        dueDate,
        rank: ranks[index] ?? '',
      });
      await this.insertDetails(
        tx,
        caller,
        board,
        { id: (JSON.parse(made.json) as { id: number }).id, listId },
        card,
        report,
      );
    }
    return cards.length;
  }

  private async insertDetails(
    tx: Executor,
    caller: Caller,
    board: ImportedBoard,
    made: { id: number; listId: number },
    card: ArchivedCard,
    report: string[],
  ): Promise<void> {
    const { member } = caller.principal;
    if (card.completed || card.archived || card.progress !== null)
      await tx.query(setState, [made.id, card.progress, card.completed, card.archived]);
    if (card.labels.length > 0) {
      const ids = card.labels.flatMap((name) => board.labels.get(name) ?? []);
      await tx.query(addLabels, [made.id, ids]);
    }
    if (card.checklist.length > 0)
      await tx.query(addItems, [
        made.id,
        card.checklist.map(({ text }) => text),
        card.checklist.map(({ done }) => done),
        firstRanks(card.checklist.length),
      ]);
    // Whoever imports says it: a file must not put words into another member's mouth.
    if (card.comments.length > 0)
      await tx.query(addComments, [made.id, card.comments.map(({ text }) => text), member.id, member.name]);
    for (const [name, value] of Object.entries(card.values))
      await this.setValue(tx, board, made.id, { name, value, title: card.title }, report);
    if (
      card.labels.length + card.checklist.length + card.comments.length + Object.keys(card.values).length >
      0
    )
      await this.cards.touch(tx, made);
  }

  private async setValue(
    tx: Executor,
    board: ImportedBoard,
    cardId: number,
    given: { name: string; value: unknown; title: string },
    report: string[],
  ): Promise<void> {
    const known = board.fields.get(given.name);
    if (!known) {
      report.push(`“${given.name}” of card “${given.title}” was left out: the export has no such field.`);
      return;
    }
    try {
      const value = readFieldValue(known.field, given.value, {
        options: known.options,
        members: board.members,
      });
      await this.fields.setValue(tx, cardId, known.field, value);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      report.push(`“${given.name}” of card “${given.title}” was left out: ${error.message}`);
    }
  }
}
