import type { SearchSort } from '@kiban/contracts';
import { decodeCursor, encodeCursor } from '@kiban/http-kit';
import type { Filter } from './filter.js';

interface SortKey {
  /** Of a card `c`, never null. */
  readonly sql: string;
  readonly type: string;
  readonly kind: 'number' | 'string';
  /** Before those of the first page. */
  readonly start: number | string;
}

interface SortOrder {
  /** Ids grow with the time of creation, so an order by creation needs no other key. */
  readonly key?: SortKey;
  readonly direction: 'ASC' | 'DESC';
}

const MAX = Number.MAX_SAFE_INTEGER;
const updated = {
  // In microseconds, as the column has them, so that no card is on two pages.
  sql: '(extract(epoch FROM c.updated_at) * 1000000)::bigint',
  type: 'bigint',
  kind: 'number',
} as const;
const due = (without: string): Omit<SortKey, 'start'> => ({
  sql: `(coalesce(c.due_date, '${without}') COLLATE "C")`,
  type: 'text',
  kind: 'string',
});
/** After every date. */
const LAST = '~';

/** Cards without a due date come last in both directions. */
const ORDERS: Readonly<Record<SearchSort, SortOrder>> = {
  created: { direction: 'ASC' },
  '-created': { direction: 'DESC' },
  updated: { key: { ...updated, start: 0 }, direction: 'ASC' },
  '-updated': { key: { ...updated, start: MAX }, direction: 'DESC' },
  due: { key: { ...due(LAST), start: '' }, direction: 'ASC' },
  '-due': { key: { ...due(''), start: LAST }, direction: 'DESC' },
};

/** The order of a search, and its place in it. */
export interface SearchPlace {
  readonly isNewestFirst: boolean;
  /** Parameter of the id that the page begins after. */
  readonly afterId: string;
  /** What the cards are sorted by before their ids. */
  readonly key: string;
  readonly direction: 'ASC' | 'DESC';
  readonly cursorAfter: (key: number | string, id: number) => string;
}

/** Adds that cards `c` come after the cursor. */
export function addPlace(filter: Filter, sort: SearchSort, cursor: string | undefined): SearchPlace {
  const { key, direction } = ORDERS[sort];
  const [afterKey, after] = startOf(ORDERS[sort], cursor);
  const afterId = filter.unseen(after, 'bigint');
  const operator = direction === 'ASC' ? '>' : '<';
  filter.add(
    key
      ? `(${key.sql}, c.id) ${operator} (${filter.value(afterKey)}::${key.type}, ${afterId})`
      : `c.id ${operator} ${afterId}`,
  );
  return {
    isNewestFirst: sort === '-created',
    afterId,
    key: key?.sql ?? 'c.id',
    direction,
    cursorAfter: (lastKey, id) => encodeCursor(key ? [lastKey, id] : [id]),
  };
}

function startOf({ key, direction }: SortOrder, cursor: string | undefined): [number | string, number] {
  if (cursor === undefined) return [key?.start ?? 0, direction === 'ASC' ? 0 : MAX];
  return key
    ? (decodeCursor(cursor, [key.kind, 'number']) as [number | string, number])
    : [0, decodeCursor(cursor, ['number'])[0]];
}
