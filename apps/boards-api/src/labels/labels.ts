import { Injectable } from '@nestjs/common';
import {
  DomainError,
  limits,
  NotFoundError,
  ValidationError,
  type CreateLabelDto,
  type UpdateLabelDto,
} from '@kiban/contracts';
import { JsonResponse, requireVersion, type Caller, type ExpectedVersions } from '@kiban/http-kit';
import { Database, isUniqueViolation, type Executor } from '@kiban/persistence';
import { isVisible, scopeOf } from '../access/board-scope.js';
import { BoardsReader } from '../boards/boards.reader.js';
import { BoardsRepository } from '../boards/data/boards.repository.js';
import { lockCardsWithLabel } from '../cards/data/card-locks.js';
import { CardsRepository } from '../cards/data/cards.repository.js';
import { requireActiveCard } from '../cards/domain/card.js';
import { BoardChanges } from '../events/board-changes.js';
import { changesOf } from '../events/changes.js';
import { recordEvent, type Changes } from '../events/record-event.js';
import { ListsRepository } from '../lists/data/lists.repository.js';
import { asArray, asResource, type ResourceRow } from '../sql/json-text.js';

interface Label {
  id: number;
  boardId: number;
  name: string;
  color: string;
  version: number;
}

const members = 'label.id, label.board_id AS "boardId", label.name, label.color, label.version';
const ofBoard = {
  name: 'label-of-board',
  text: asArray(`SELECT ${members} FROM boards.label WHERE label.board_id = $1 ORDER BY label.id`),
};
const resource = {
  name: 'label-resource',
  text: asResource(`SELECT ${members} FROM boards.label WHERE label.id = $1`),
};
const boardOf = {
  name: 'label-board-of',
  text: `SELECT label.board_id AS "boardId" FROM boards.label JOIN boards.board AS b ON b.id = label.board_id
         WHERE label.id = $4 AND ${isVisible('b')}`,
};
const read = { name: 'label-read', text: `SELECT ${members} FROM boards.label WHERE label.id = $1` };
const onCard = {
  name: 'label-on-card',
  text: `SELECT label.id, label.name, label.color FROM boards.card_label JOIN boards.label ON label.id = label_id
         WHERE card_id = $1 ORDER BY label.id`,
};
const among = {
  name: 'label-among',
  text: `SELECT id, name, color FROM boards.label WHERE board_id = $1 AND id = ANY ($2::bigint[]) ORDER BY id`,
};
const set = {
  name: 'label-set',
  text: `WITH gone AS (DELETE FROM boards.card_label WHERE card_id = $1 AND label_id <> ALL ($2::bigint[]))
         INSERT INTO boards.card_label (card_id, label_id) SELECT $1, unnest($2::bigint[]) ON CONFLICT DO NOTHING`,
};
const uncount = {
  name: 'label-uncount',
  text: `UPDATE boards.card SET label_count = label_count - 1, version = version + 1
         WHERE id IN (SELECT card_id FROM boards.card_label WHERE label_id = $1)`,
};

/** The labels of a board, and which of them a card has. */
@Injectable()
export class Labels {
  constructor(
    private readonly database: Database,
    private readonly changes: BoardChanges,
    private readonly reader: BoardsReader,
    private readonly boards: BoardsRepository,
    private readonly lists: ListsRepository,
    private readonly cards: CardsRepository,
  ) {}

  async list(caller: Caller, boardId: number): Promise<JsonResponse> {
    await this.reader.requireVisible(caller, boardId);
    const [row] = await this.database.query<{ json: string }>(ofBoard, [boardId]);
    return new JsonResponse(row?.json ?? '[]');
  }

  create(caller: Caller, boardId: number, { name, color }: CreateLabelDto): Promise<ResourceRow> {
    return this.changes.run(async (tx) => {
      await this.boards.lockOpen(tx, caller, boardId);
      const [count] = await tx.query<{ count: number }>(
        'SELECT count(*) AS count FROM boards.label WHERE board_id = $1',
        [boardId],
      );
      if ((count?.count ?? 0) >= limits.labelsPerBoardMax)
        throw new DomainError('limit_reached', `A board has at most ${limits.labelsPerBoardMax} labels.`);
      const [row] = await tx
        .query<{ id: number }>(
          'INSERT INTO boards.label (board_id, name, color) VALUES ($1, $2, $3) RETURNING id',
          [boardId, name, color],
        )
        .catch(rejectNamesake(name));
      const id = row?.id ?? 0;
      await this.recordLabel(tx, caller, { id, boardId, name, color }, { label: { from: null, to: name } });
      return this.resource(tx, id);
    });
  }

  update(
    caller: Caller,
    labelId: number,
    { name, color }: UpdateLabelDto,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    return this.changes.run(async (tx) => {
      const label = await this.lock(tx, caller, labelId);
      requireVersion(expected, label.version);
      const changes = changesOf(label, { name, color });
      if (changes) {
        const after = { ...label, name: name ?? label.name, color: color ?? label.color };
        await tx
          .query('UPDATE boards.label SET name = $2, color = $3, version = version + 1 WHERE id = $1', [
            labelId,
            after.name,
            after.color,
          ])
          .catch(rejectNamesake(after.name));
        await this.recordLabel(tx, caller, after, changes);
      }
      return this.resource(tx, labelId);
    });
  }

  /** Deletes a label and takes it off every card. */
  delete(caller: Caller, labelId: number, expected: ExpectedVersions): Promise<void> {
    return this.changes.run(async (tx) => {
      const label = await this.lock(tx, caller, labelId);
      requireVersion(expected, label.version);
      await lockCardsWithLabel(tx, labelId);
      await this.lists.lockAll(tx, label.boardId);
      await tx.query(uncount, [labelId]);
      await tx.query('DELETE FROM boards.label WHERE id = $1', [labelId]);
      await this.recordLabel(tx, caller, label, { label: { from: label.name, to: null } });
    });
  }

  /** Gives a card exactly these labels of its board. */
  put(
    caller: Caller,
    cardId: number,
    labelIds: readonly number[],
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    return this.changes.run(async (tx) => {
      const card = await this.cards.lock(tx, caller, cardId);
      requireVersion(expected, card.version);
      requireActiveCard(card);
      const from = await tx.query(onCard, [cardId]);
      const to = await tx.query<{ id: number }>(among, [card.boardId, labelIds]);
      const missing = labelIds.filter((id) => !to.some((label) => label.id === id));
      if (missing.length > 0)
        throw new ValidationError(
          'labelIds',
          'label',
          `labelIds names ${missing.join(', ')}, not a label of board ${card.boardId}; GET /boards/${card.boardId}/labels lists them.`,
        );
      if (JSON.stringify(from) !== JSON.stringify(to)) {
        await tx.query(set, [cardId, labelIds]);
        await this.cards.touch(tx, card);
        await recordEvent(tx, caller, {
          kind: 'label.change',
          boardId: card.boardId,
          cardId,
          listIds: [card.listId],
          data: { cardId, cardTitle: card.title, labels: to },
          changes: { labels: { from, to } },
        });
      }
      return this.cards.resource(tx, caller, cardId);
    });
  }

  private async lock(tx: Executor, caller: Caller, labelId: number): Promise<Label> {
    const [found] = await tx.query<{ boardId: number }>(boardOf, [...scopeOf(caller), labelId]);
    if (!found) throw new NotFoundError('label', labelId);
    await this.boards.lockOpen(tx, caller, found.boardId);
    const [label] = await tx.query<Label>(read, [labelId]);
    if (!label) throw new NotFoundError('label', labelId);
    return label;
  }

  private async recordLabel(
    tx: Executor,
    caller: Caller,
    label: Omit<Label, 'version'>,
    changes: Changes,
  ): Promise<void> {
    await this.boards.touch(tx, label.boardId);
    await recordEvent(tx, caller, {
      kind: 'label.change',
      boardId: label.boardId,
      cardId: null,
      listIds: [],
      data: { id: label.id, name: label.name, color: label.color },
      changes,
    });
  }

  private async resource(tx: Executor, labelId: number): Promise<ResourceRow> {
    const [row] = await tx.query<ResourceRow>(resource, [labelId]);
    if (!row) throw new NotFoundError('label', labelId);
    return row;
  }
}

function rejectNamesake(name: string): (error: unknown) => never {
  return (error) => {
    if (isUniqueViolation(error, 'label_name'))
      throw new DomainError(
        'conflict',
        `The board has a label “${name}” already; use that one or another name.`,
      );
    throw error;
  };
}
