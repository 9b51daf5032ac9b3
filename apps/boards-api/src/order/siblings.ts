import { DomainError } from '@kiban/contracts';
import type { Executor, Statement } from '@kiban/persistence';
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import type { Place } from './place.js';

/** A longer rank respaces all ranks of the parent (decisions §5, "Order"). */
export const RANK_LENGTH_MAX = 48;

/** The ranks on both sides of a position, read under the parent's lock. */
export interface Gap {
  below: string | null;
  above: string | null;
}

/** A new rank, made under the parent's lock. */
export interface MadeRank {
  rank: string;
  /** Whether all other ranks of the parent were respaced: ranks that a client has are then invalid. */
  respaced: boolean;
}

/** The anchor of a position no longer exists, or is not in this parent. */
export class AnchorGoneError extends DomainError {
  constructor(anchorId: number) {
    super(
      'anchor_gone',
      `Anchor ${anchorId} is no longer in this order. Read the order again and use another anchor.`,
    );
  }
}

export interface SiblingsOptions {
  /** Qualified name of the table. */
  table: string;
  /** Column of the parent's id, whose row the caller has locked. */
  parent: string;
  id?: string;
  /** Predicate on `anchor` that an anchor must satisfy; other rows of the parent keep their ranks too. */
  anchor?: string;
}

/**
 * The order of the rows of one parent. Ranks are keys of the package fractional-indexing.
 * The caller holds the parent's row lock, taken by an earlier statement, since a statement sees only what was committed
 * before it began.
 */
export class Siblings {
  private readonly gapStatements: Record<Place['kind'], Statement>;
  private readonly inOrder: Statement;
  private readonly spread: Statement;

  constructor({ table, parent, id = 'id', anchor = 'true' }: SiblingsOptions) {
    const parentId = `coalesce($1::bigint, (SELECT ${parent} FROM ${table} WHERE ${id} = $2::bigint))`;
    const others = `FROM ${table} WHERE ${parent} = ${parentId} AND rank IS NOT NULL AND ${id} IS DISTINCT FROM $2::bigint`;
    const beside = (columns: string): string =>
      `SELECT ${columns} FROM ${table} AS anchor WHERE anchor.${id} = $3 AND anchor.${parent} = ${parentId} AND ${anchor}`;
    const name = (kind: string): string => `${table}-${kind}`;
    this.gapStatements = {
      last: {
        name: name('gap-last'),
        text: `SELECT (SELECT rank ${others} ORDER BY rank DESC LIMIT 1) AS below, NULL AS above`,
      },
      first: {
        name: name('gap-first'),
        text: `SELECT NULL AS below, (SELECT rank ${others} ORDER BY rank LIMIT 1) AS above`,
      },
      after: {
        name: name('gap-after'),
        text: beside(
          `anchor.rank AS below, (SELECT rank ${others} AND rank > anchor.rank ORDER BY rank LIMIT 1) AS above`,
        ),
      },
      before: {
        name: name('gap-before'),
        text: beside(
          `(SELECT rank ${others} AND rank < anchor.rank ORDER BY rank DESC LIMIT 1) AS below, anchor.rank AS above`,
        ),
      },
    };
    this.inOrder = {
      name: name('in-order'),
      text: `SELECT ${id} AS id FROM ${table} WHERE ${parent} = $1 AND rank IS NOT NULL ORDER BY rank`,
    };
    this.spread = {
      name: name('spread'),
      text: `UPDATE ${table} AS row SET rank = spread.rank
             FROM unnest($1::bigint[], $2::text[]) AS spread (id, rank) WHERE row.${id} = spread.id`,
    };
  }

  /**
   * @param parentId null = the present parent of `movingId`
   * @param movingId the moved row, so that it is not its own neighbour; null for a new row
   * @throws AnchorGoneError
   */
  async gap(tx: Executor, parentId: number | null, place: Place, movingId: number | null): Promise<Gap> {
    const anchored = 'anchorId' in place;
    const [gap] = await tx.query<Gap>(
      this.gapStatements[place.kind],
      anchored ? [parentId, movingId, place.anchorId] : [parentId, movingId],
    );
    if (!gap) throw new AnchorGoneError(anchored ? place.anchorId : 0);
    return gap;
  }

  /** A rank inside `gap`. If it would be too long, all ranks of the parent are respaced first. */
  async rankIn(
    tx: Executor,
    gap: Gap,
    at: { parentId: number; place: Place; movingId: number | null },
  ): Promise<MadeRank> {
    const rank = generateKeyBetween(gap.below, gap.above);
    if (rank.length <= RANK_LENGTH_MAX) return { rank, respaced: false };
    await this.respace(tx, at.parentId);
    const wide = await this.gap(tx, at.parentId, at.place, at.movingId);
    return { rank: generateKeyBetween(wide.below, wide.above), respaced: true };
  }

  /** Gives the parent's rows short ranks in their present order. */
  async respace(tx: Executor, parentId: number): Promise<void> {
    const rows = await tx.query<{ id: number }>(this.inOrder, [parentId]);
    await tx.query(this.spread, [rows.map(({ id }) => id), generateNKeysBetween(null, null, rows.length)]);
  }
}

/** Whether a row of this rank is already at the position. */
export function isInGap(rank: string, { below, above }: Gap): boolean {
  return (below === null || below < rank) && (above === null || rank < above);
}

/** Ranks for `count` new rows of an empty parent. */
export function firstRanks(count: number): string[] {
  return generateNKeysBetween(null, null, count);
}
