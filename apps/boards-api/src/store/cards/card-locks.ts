import type { Executor, Statement } from '@kiban/persistence';

/*
 * A writer of a card locks the card, then its list. An action that locks lists and writes their cards locks these cards
 * first, in id order. The other order would deadlock with such a writer.
 * A card that is added in between may still cause a deadlock; PostgreSQL resolves it and the transaction is retried.
 */
const taking = (name: string, which: string): Statement => ({
  name,
  text: `SELECT c.id FROM boards.card AS c WHERE ${which} ORDER BY c.id FOR NO KEY UPDATE`,
});
const one = taking('card-lock-one', 'c.id = $1');
const ofList = taking('card-lock-of-list', 'c.list_id = $1');
const withLabel = taking(
  'card-lock-with-label',
  'c.id IN (SELECT card_id FROM boards.card_label WHERE label_id = $1)',
);
const withValues = taking('card-lock-with-values', 'c.board_id = $1 AND c.value_count > 0');
const some = taking('card-lock-some', 'c.id = ANY ($1::bigint[])');

export async function lockCard(tx: Executor, cardId: number): Promise<void> {
  await tx.query(one, [cardId]);
}

export async function lockCardsOfList(tx: Executor, listId: number): Promise<void> {
  await tx.query(ofList, [listId]);
}

export async function lockCardsWithLabel(tx: Executor, labelId: number): Promise<void> {
  await tx.query(withLabel, [labelId]);
}

/** Cards of a board that have a value in any of its fields. */
export async function lockCardsWithValues(tx: Executor, boardId: number): Promise<void> {
  await tx.query(withValues, [boardId]);
}

export async function lockCards(tx: Executor, cardIds: readonly number[]): Promise<void> {
  await tx.query(some, [cardIds]);
}
