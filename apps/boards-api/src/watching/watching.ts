import { Injectable } from '@nestjs/common';
import {
  NotFoundError,
  watchReasons,
  type Caller,
  type WatchDto,
  type WatchLevel,
  type WatchReason,
} from '@kiban/contracts';
import { Database, type Executor, type Statement } from '@kiban/persistence';
import { isVisible, scopeOf } from '../access/board-scope.js';
import { MemberDirectory } from '../members/member-directory.js';
import { involvedWith, watches } from './watch-rules.sql.js';

export const watchables = ['board', 'list', 'card'] as const;
export type Watchable = (typeof watchables)[number];

/** The board, list and card of `$5`, NULL where it is inside of none. */
const places: Readonly<Record<Watchable, string>> = {
  board: `SELECT b.id AS board_id, NULL::bigint AS list_id, NULL::bigint AS card_id
          FROM boards.board AS b WHERE b.id = $5 AND ${isVisible('b')}`,
  list: `SELECT b.id, l.id, NULL::bigint FROM boards.list AS l JOIN boards.board AS b ON b.id = l.board_id
         WHERE l.id = $5 AND ${isVisible('b')}`,
  card: `SELECT b.id, c.list_id, c.id FROM boards.card AS c JOIN boards.board AS b ON b.id = c.board_id
         WHERE c.id = $5 AND ${isVisible('b')}`,
};

/** Aliases of the choices for each. */
const own: Readonly<Record<Watchable, string>> = { board: 'wb', list: 'wl', card: 'wc' };
const levels = { board: 'wb.level', list: 'wl.level', card: 'wc.level' };

interface State {
  level: WatchLevel | null;
  boardLevel: WatchLevel | null;
  listLevel: WatchLevel | null;
  involved: WatchReason[];
  watching: boolean;
}

const forEach = (name: string, text: (of: Watchable) => string): Readonly<Record<Watchable, Statement>> => ({
  board: { name: `${name}-board`, text: text('board') },
  list: { name: `${name}-list`, text: text('list') },
  card: { name: `${name}-card`, text: text('card') },
});

const state = forEach(
  'watch-state',
  (of) => `
    WITH place (board_id, list_id, card_id) AS (${places[of]}),
    mine AS (
      SELECT place.*, ARRAY(
        SELECT DISTINCT reason FROM (${involvedWith('place.card_id').join(' UNION ALL ')}) AS involved
        WHERE involved.member_id = $3) AS involved
      FROM place)
    SELECT ${own[of]}.level, wb.level AS "boardLevel", wl.level AS "listLevel", involved,
           ${watches(levels, 'cardinality(involved) > 0')} AS watching
    FROM mine
    LEFT JOIN boards.watch AS wb ON wb.board_id = mine.board_id AND wb.member_id = $3
    LEFT JOIN boards.watch AS wl ON wl.list_id = mine.list_id AND wl.member_id = $3
    LEFT JOIN boards.watch AS wc ON wc.card_id = mine.card_id AND wc.member_id = $3`,
);

/** The lock of the object keeps it until the choice is stored; the choice is gone with it. */
const choose = forEach(
  'watch-choose',
  (of) => `
    WITH place (board_id, list_id, card_id) AS (${places[of]}),
    locked AS (SELECT id FROM boards.${of} WHERE id = (SELECT ${of}_id FROM place) FOR KEY SHARE)
    INSERT INTO boards.watch (workspace_id, member_id, ${of}_id, level)
    SELECT $1, $3, id, $6 FROM locked
    ON CONFLICT (${of}_id, member_id) WHERE ${of}_id IS NOT NULL DO UPDATE SET level = excluded.level`,
);

const forget = forEach(
  'watch-forget',
  (of) => `
    WITH place (board_id, list_id, card_id) AS (${places[of]})
    DELETE FROM boards.watch WHERE ${of}_id = (SELECT ${of}_id FROM place) AND member_id = $3`,
);

/** What members are notified of: boards, lists and cards. A choice concerns its member alone, so it has no event and no version. */
@Injectable()
export class Watching {
  constructor(
    private readonly database: Database,
    private readonly members: MemberDirectory,
  ) {}

  read(caller: Caller, of: Watchable, id: number): Promise<WatchDto> {
    return this.stateOf(this.database, caller, of, id);
  }

  async set(caller: Caller, of: Watchable, id: number, level: WatchLevel): Promise<WatchDto> {
    // Who is not in this service’s copy of the members hears nothing.
    await this.members.complete(caller, [caller.principal.member.id]);
    return this.database.transaction(async (tx) => {
      await tx.query(choose[of], [...scopeOf(caller), id, level]);
      return this.stateOf(tx, caller, of, id);
    });
  }

  /** The caller watches it no longer: the choice ends, or gives way to `mentions` where something else would make them watch. */
  async stop(caller: Caller, of: Watchable, id: number): Promise<WatchDto> {
    return this.database.transaction(async (tx) => {
      await tx.query(forget[of], [...scopeOf(caller), id]);
      const left = await this.stateOf(tx, caller, of, id);
      if (!left.watching) return left;
      await tx.query(choose[of], [...scopeOf(caller), id, 'mentions']);
      return this.stateOf(tx, caller, of, id);
    });
  }

  /** @throws NotFoundError also if the caller may not see it */
  private async stateOf(executor: Executor, caller: Caller, of: Watchable, id: number): Promise<WatchDto> {
    const [row] = await executor.query<State>(state[of], [...scopeOf(caller), id]);
    if (!row) throw new NotFoundError(of, id);
    const { watching, level } = row;
    return { watching, level, because: watching ? reasonsOf(row) : [] };
  }
}

/** The choice that decided, or everything that the member did with the card. */
function reasonsOf({ level, listLevel, boardLevel, involved }: State): WatchReason[] {
  if (level === 'all') return ['chosen'];
  if (listLevel === 'all') return ['list'];
  if (boardLevel === 'all') return ['board'];
  return watchReasons.filter((reason) => involved.includes(reason));
}
