import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useFields } from '../../board-control/hooks/use-board.js';
import { useControl } from '../../board-control/hooks/use-control.js';
import { usePreference } from '../../session/use-preference.js';
import { useMedia } from '../../ui/media/use-media.js';
import { useMessages } from '../../texts/messages.js';
import { useTableMessages } from '../../texts/table-messages.js';
import { allColumns, readTableChoice, shownColumns, type Column, type TableChoice } from './table-columns.js';
import { TableControl } from './table-control.js';
import type { TableRows } from './table-rows.js';
import { TableShape } from './table-shape.js';

export interface Table {
  readonly control: TableControl;
  readonly rows: TableRows;
  readonly all: readonly Column[];
  readonly columns: readonly Column[];
  readonly choice: TableChoice;
  readonly choose: (choice: TableChoice) => void;
  /** The grid, once it is in the page. */
  readonly scroller: HTMLElement | null;
  readonly setScroller: (element: HTMLElement | null) => void;
}

export const TableContext = createContext<Table | null>(null);

/** @throws outside of the table */
export function useTable(): Table {
  const table = use(TableContext);
  if (table === null) throw new Error('The table is used before it was opened.');
  return table;
}

/** The table of the open board. */
export function useOpenTable(): Table {
  const board = useControl();
  const texts = useTableMessages();
  const { properties } = useMessages();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const control = useMemo(() => new TableControl(board, texts), [board, texts]);
  const shape = useMemo(() => new TableShape(board), [board]);
  const rows = useSyncExternalStore(shape.subscribe, shape.rows);
  const [choice, choose] = useTableChoice(board.store.base.boardId);
  const fields = useFields();
  const isNarrow = useMedia('(width < 768px)');
  const all = useMemo(() => {
    const made = allColumns(fields, { columns: texts.columns, properties }, choice);
    return isNarrow ? made.map(narrowed) : made;
  }, [fields, texts, properties, choice, isNarrow]);
  const columns = useMemo(() => shownColumns(all, choice), [all, choice]);
  useEffect(() => control.connect(), [control]);
  // Before the rows are drawn, which ask for their part of the selection.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === document.body || focused === null;
    const hasFocus = isLost ? control.hadFocus : (scroller?.contains(focused) ?? false);
    control.setShape(rows, columns, hasFocus);
  }, [control, rows, columns, scroller]);
  return useMemo(
    () => ({ control, rows, all, columns, choice, choose, scroller, setScroller }),
    [control, rows, all, columns, choice, choose, scroller],
  );
}

/** Beside the titles, which stay in view on a phone, there is room for another column. */
const TITLE_MAX_ON_PHONE = 168;

const narrowed = (column: Column): Column =>
  column.id === 'title' ? { ...column, width: Math.min(column.width, TITLE_MAX_ON_PHONE) } : column;

function useTableChoice(boardId: number): readonly [TableChoice, (choice: TableChoice) => void] {
  const [tables, setTables] = usePreference('tables');
  const stored = tables[boardId];
  const choice = useMemo(() => readTableChoice(stored), [stored]);
  return useMemo(() => {
    const choose = (next: TableChoice): void => setTables({ ...tables, [boardId]: next });
    return [choice, choose];
  }, [tables, setTables, choice, boardId]);
}
