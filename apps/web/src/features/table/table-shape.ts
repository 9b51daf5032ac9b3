import { keptIfSame } from '../../arrangement/kept-references.js';
import { rowTitle } from '../../arrangement/row-title.js';
import type { BoardControl } from '../../board-control/board-control.js';
import { TableRows, type TableGroup } from './table-rows.js';

const TOPICS = ['lists', 'cards', 'labels', 'members', 'fields', 'connection'] as const;

/** How often rows that are still read appear: 200 pages make a table of 40,000 cards, and each would draw it again. */
const READING_MS = 250;

/** The groups and rows of a board’s table. What is unchanged keeps its reference. */
export class TableShape {
  #rows: TableRows | null = null;
  #hasNew = false;
  #isStale = true;

  constructor(private readonly board: BoardControl) {}

  readonly rows = (): TableRows => {
    const known = this.#rows;
    if (known && !this.#isStale) return known;
    const hasNew = this.board.canWrite;
    const groups = this.#groups(known?.groups ?? []);
    const isSame =
      known?.groups.length === groups.length && groups.every((group, index) => group === known.groups[index]);
    if (!known || !isSame || hasNew !== this.#hasNew) this.#rows = new TableRows(groups, hasNew);
    this.#hasNew = hasNew;
    this.#isStale = false;
    return this.#rows ?? new TableRows([], hasNew);
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    const { store, arranged, matches, view } = this.board;
    let later: ReturnType<typeof setTimeout> | undefined;
    const tell = (): void => {
      clearTimeout(later);
      later = undefined;
      listener();
    };
    const changed = (): void => {
      this.#isStale = true;
      if (this.#rows?.groups.some(({ isReading }) => isReading)) later ??= setTimeout(tell, READING_MS);
      else tell();
    };
    let lists: (() => void)[] = [];
    let arrangement: (() => void) | undefined;
    const follow = (): void => {
      for (const leave of lists) leave();
      lists = store.listIds().map((id) => store.subscribe(`list:${id}`, changed));
      arrangement?.();
      arrangement = arranged.get()?.subscribe(changed);
      changed();
    };
    const leave = [
      ...TOPICS.map((topic) => store.subscribe(topic, topic === 'lists' ? follow : changed)),
      arranged.subscribe(follow),
      matches.subscribe(changed),
      view.subscribe(changed),
      () => lists.forEach((each) => each()),
      () => arrangement?.(),
      () => clearTimeout(later),
    ];
    follow();
    return () => leave.forEach((each) => each());
  };

  #groups(known: readonly TableGroup[]): TableGroup[] {
    const groups = this.#rowGroups() ?? this.#listGroups();
    return groups.map((group) => {
      const before = known.find(({ key }) => key === group.key);
      if (!before) return group;
      const next = { ...group, cardIds: keptIfSame(before.cardIds, group.cardIds) };
      return isSameGroup(before, next) ? before : next;
    });
  }

  /** Groups of the board’s arrangement; null without one. */
  #rowGroups(): TableGroup[] | null {
    const { store, arranged, view, ports } = this.board;
    const cards = arranged.get();
    const rows = cards?.rows();
    const grouping = cards?.grouping;
    if (!cards || !rows || !grouping) return null;
    const { foldedRows } = view.get();
    const isReading = store.listIds().some((id) => store.list(id)?.complete === false);
    return rows.map(({ id, name, color }) => ({
      key: `row:${id}`,
      title: rowTitle(grouping, id, name, ports.messages),
      color,
      listId: store.listIds()[0] ?? null,
      row: id,
      cardIds: cards.rowCardIds(id),
      isFolded: foldedRows.has(id),
      isReading,
    }));
  }

  #listGroups(): TableGroup[] {
    const { store, view } = this.board;
    const { folded } = view.get();
    return store.listIds().map((listId) => {
      const list = store.list(listId);
      const color = list?.info.color;
      return {
        key: `list:${store.keyOf(listId)}`,
        title: list?.name ?? '',
        color: typeof color === 'string' ? color : null,
        listId,
        row: undefined,
        cardIds: this.board.shownCardIds(listId),
        isFolded: folded.has(listId),
        isReading: list?.complete === false,
      };
    });
  }
}

const isSameGroup = (a: TableGroup, b: TableGroup): boolean =>
  (Object.keys(a) as (keyof TableGroup)[]).every((key) => a[key] === b[key]);
