import { Injectable } from '@nestjs/common';
import {
  NotFoundError,
  requireVersion,
  ValidationError,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import type { Transaction } from '@kiban/persistence';
import type { ResourceRow } from '../../sql/json-text.js';
import { pipelined } from '../../sql/pipelined.js';
import { CardsRepository } from './cards.repository.js';
import { requireActiveCard } from './domain/card.js';

/** A change of the labels of a card. A label that is in both properties is added. */
export interface LabelChange {
  add: readonly number[];
  remove: readonly number[] | 'others';
  /** The request's property that names the labels to add; null if the path does. */
  field: string | null;
}

interface CardLabel {
  id: number;
  name: string;
  color: string;
}

const onCard = {
  name: 'label-on-card',
  text: `SELECT label.id, label.name, label.color FROM boards.card_label JOIN boards.label ON label.id = label_id
         WHERE card_id = $1 ORDER BY label.id`,
};
const among = {
  name: 'label-among',
  text: `SELECT id, name, color FROM boards.label
         WHERE board_id = (SELECT c.board_id FROM boards.card AS c WHERE c.id = $1) AND id = ANY ($2::bigint[]) ORDER BY id`,
};
const set = {
  name: 'label-set',
  text: `WITH gone AS (DELETE FROM boards.card_label WHERE card_id = $1 AND label_id <> ALL ($2::bigint[]))
         INSERT INTO boards.card_label (card_id, label_id) SELECT $1, unnest($2::bigint[]) ON CONFLICT DO NOTHING`,
};

/** The labels that cards have. */
@Injectable()
export class CardLabels {
  constructor(private readonly cards: CardsRepository) {}

  /** Changes the labels of a card and commits; all must be of its board. @throws DomainError */
  async change(
    tx: Transaction,
    caller: Caller,
    cardId: number,
    { add, remove, field }: LabelChange,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const [card, from, added] = await pipelined(
      this.cards.lock(tx, caller, cardId),
      tx.query<CardLabel>(onCard, [cardId]),
      tx.query<CardLabel>(among, [cardId, add]),
    );
    requireVersion(expected, card.version);
    requireActiveCard(card);
    const missing = add.filter((id) => !added.some((label) => label.id === id));
    if (missing.length > 0) throw missingError(missing, card.boardId, field);
    const isKept = ({ id }: CardLabel): boolean =>
      !add.includes(id) && remove !== 'others' && !remove.includes(id);
    const to = [...from.filter(isKept), ...added].sort((left, right) => left.id - right.id);
    if (JSON.stringify(from) === JSON.stringify(to)) return this.cards.resource(tx, caller, cardId);
    const [, row] = await pipelined(
      tx.query(set, [cardId, to.map(({ id }) => id)]),
      this.cards.touchAndCommit(tx, caller, card, {
        kind: 'label.change',
        boardId: card.boardId,
        cardId,
        listIds: [card.listId],
        data: { cardId, cardTitle: card.title, labels: to },
        changes: { labels: { from, to } },
      }),
    );
    return row;
  }
}

function missingError(missing: readonly number[], boardId: number, field: string | null): Error {
  if (field === null) return new NotFoundError('label', missing[0] ?? 0);
  return new ValidationError(
    field,
    'label',
    `${field} contains ${missing.join(', ')}, not a label of board ${boardId}; GET /boards/${boardId}/labels lists them.`,
  );
}
