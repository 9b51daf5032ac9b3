import { Injectable } from '@nestjs/common';
import {
  DomainError,
  limits,
  NotFoundError,
  type CreateLabelDto,
  type UpdateLabelDto,
  requireVersion,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { JsonResponse } from '@kiban/http-kit';
import { Database, isUniqueViolation, type Executor, type Transaction } from '@kiban/persistence';
import { isVisible, scopeOf } from '../access/board-scope.js';
import { BoardsReader } from '../boards/boards.reader.js';
import { BoardChanges } from '../events/board-changes.js';
import { changesOf } from '../events/changes.js';
import { recordEvent, type Changes } from '../events/record-event.js';
import { parentVersion, respacing } from '../order/order-versions.js';
import { givenPlace } from '../order/place.js';
import { asArray, asResource, type ResourceRow } from '../sql/json-text.js';
import { BoardsRepository } from '../store/boards/boards.repository.js';
import { lockCardsWithLabel } from '../store/cards/card-locks.js';
import { ListsRepository } from '../store/lists/lists.repository.js';
import { CardPlacing } from '../store/placing/card-placing.js';
import { relatedChangeOf } from '../store/placing/placement.js';
import type { IdsChange } from '../store/placing/related.js';
import { LabelOrder, labelPosition } from './label-order.js';

interface Label {
  id: number;
  boardId: number;
  name: string;
  color: string;
  position: string;
  version: number;
}

const members = `label.id, label.board_id AS "boardId", label.name, label.color, ${labelPosition('label')} AS position, label.version`;
const ofBoard = {
  name: 'label-of-board',
  text: asArray(
    `SELECT ${members} FROM boards.label WHERE label.board_id = $1 ORDER BY label.rank, label.id`,
  ),
};
const resource = {
  name: 'label-resource',
  text: asResource(
    `SELECT ${members} FROM boards.label WHERE label.id = $1`,
    '(SELECT b.version FROM boards.board AS b WHERE b.id = resource."boardId")',
  ),
};
const boardOf = {
  name: 'label-board-of',
  text: `SELECT label.board_id AS "boardId" FROM boards.label JOIN boards.board AS b ON b.id = label.board_id
         WHERE label.id = $5 AND ${isVisible('b')}`,
};
const read = { name: 'label-read', text: `SELECT ${members} FROM boards.label WHERE label.id = $1` };
const save = {
  name: 'label-save',
  text: 'UPDATE boards.label SET name = $2, color = $3, rank = coalesce($4, rank), version = version + 1 WHERE id = $1',
};
const uncount = {
  name: 'label-uncount',
  text: `UPDATE boards.card SET label_count = label_count - 1, version = version + 1
         WHERE id IN (SELECT card_id FROM boards.card_label WHERE label_id = $1)`,
};

/** The labels of boards and cards. */
@Injectable()
export class Labels {
  private readonly order = new LabelOrder();

  constructor(
    private readonly database: Database,
    private readonly changes: BoardChanges,
    private readonly reader: BoardsReader,
    private readonly boards: BoardsRepository,
    private readonly lists: ListsRepository,
    private readonly placing: CardPlacing,
  ) {}

  async list(caller: Caller, boardId: number): Promise<JsonResponse> {
    const orderVersion = await this.reader.requireVisible(caller, boardId);
    const [row] = await this.database.query<{ json: string }>(ofBoard, [boardId]);
    return new JsonResponse(row?.json ?? '[]', { orderVersion });
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
    { name, color, ...request }: UpdateLabelDto,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const place = givenPlace(request);
    return this.changes.run(async (tx) => {
      const label = await this.lock(tx, caller, labelId);
      requireVersion(expected, label.version);
      const made = place && (await this.order.rankAt(tx, label, place));
      const before = { ...label, position: made?.before ?? label.position };
      const changed = changesOf(before, { name, color, position: made?.rank });
      // The first placement gives all labels ranks, which readers must learn also where the label stays.
      const changes = changed ?? (made?.respaced ? {} : null);
      if (changes) {
        const after = { ...label, name: name ?? label.name, color: color ?? label.color };
        await tx
          .query(save, [labelId, after.name, after.color, made?.rank])
          .catch(rejectNamesake(after.name));
        await this.recordLabel(tx, caller, after, { ...changes, ...(made && respacing(made)) });
      }
      return this.resource(tx, labelId);
    });
  }

  /** Deletes a label and removes it from every card. */
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

  /** Replaces the labels of a card; all must be of its board. */
  put(
    caller: Caller,
    cardId: number,
    labelIds: readonly number[],
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const change = { add: labelIds, remove: 'others', field: 'labelIds' } as const;
    return this.changeOn(caller, cardId, change, expected);
  }

  /** @throws NotFoundError also if the label is of another board */
  addTo(caller: Caller, cardId: number, labelId: number, expected: ExpectedVersions): Promise<ResourceRow> {
    return this.changeOn(caller, cardId, { add: [labelId], remove: [], field: null }, expected);
  }

  removeFrom(
    caller: Caller,
    cardId: number,
    labelId: number,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    return this.changeOn(caller, cardId, { add: [], remove: [labelId], field: null }, expected);
  }

  private changeOn(
    caller: Caller,
    cardId: number,
    change: IdsChange,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    return this.placing.place(relatedChangeOf({ caller, cardId, expected }, { labels: change }));
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
    tx: Transaction,
    caller: Caller,
    label: Pick<Label, 'id' | 'boardId' | 'name' | 'color'>,
    changes: Changes,
  ): Promise<void> {
    const boardVersion = await this.boards.touch(tx, label.boardId);
    await recordEvent(tx, caller, {
      kind: 'label.change',
      boardId: label.boardId,
      cardId: null,
      listIds: [],
      data: { id: label.id, name: label.name, color: label.color },
      changes: { ...changes, ...parentVersion('boardVersion', boardVersion) },
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
        `The board already has a label “${name}”; use that label or another name.`,
      );
    throw error;
  };
}
