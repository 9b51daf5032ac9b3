import type { Executor } from '@kiban/persistence';
import type { Place } from '../order/place.js';
import { firstRanks, isInGap, Siblings, type MadeRank } from '../order/siblings.js';

/** After every rank, whose characters are letters and digits. */
const UNRANKED = '~';

/**
 * Expression for the rank of a label. Without a rank it follows those that have one, in the order of the ids.
 * @param label alias
 */
export const labelPosition = (label: string): string =>
  `coalesce(${label}.rank, '${UNRANKED}' || lpad(${label}.id::text, 19, '0'))`;

/** Gives all labels of a board ranks in their present order; no row if all have one. */
const rankAll = {
  name: 'label-rank-all',
  text: `UPDATE boards.label SET rank = given.rank
         FROM (SELECT id, row_number() OVER (ORDER BY label.rank, label.id) AS place
               FROM boards.label WHERE board_id = $1) AS present
         JOIN unnest($2::text[]) WITH ORDINALITY AS given (rank, place) USING (place)
         WHERE label.id = present.id
           AND EXISTS (SELECT 1 FROM boards.label AS other WHERE other.board_id = $1 AND other.rank IS NULL)
         RETURNING label.id`,
};
const count = { name: 'label-count', text: 'SELECT count(*) AS count FROM boards.label WHERE board_id = $1' };
const rankOf = { name: 'label-rank', text: 'SELECT rank FROM boards.label WHERE id = $1' };

/**
 * The order of the labels of boards. Labels get ranks with the first move on their board: until then, and for those that a
 * version without an order has written, it is the order of their creation.
 */
export class LabelOrder {
  private readonly siblings = new Siblings({ table: 'boards.label', parent: 'board_id' });

  /**
   * The rank of a label at a place, which the caller stores. The board is locked.
   * @returns also the label's rank before, after labels without one got theirs
   * @throws AnchorGoneError
   */
  async rankAt(
    tx: Executor,
    { id, boardId }: { id: number; boardId: number },
    place: Place,
  ): Promise<MadeRank & { before: string }> {
    const [labels] = await tx.query<{ count: number }>(count, [boardId]);
    const ranked = await tx.query(rankAll, [boardId, firstRanks(labels?.count ?? 0)]);
    const [own] = await tx.query<{ rank: string }>(rankOf, [id]);
    const before = own?.rank ?? '';
    const gap = await this.siblings.gap(tx, boardId, place, id);
    const made = isInGap(before, gap)
      ? { rank: before, respaced: false }
      : await this.siblings.rankIn(tx, gap, { parentId: boardId, place, movingId: id });
    return { ...made, before, respaced: made.respaced || ranked.length > 0 };
  }
}
