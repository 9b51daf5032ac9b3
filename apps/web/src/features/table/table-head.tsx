import { ArrowDown, ArrowUp, ChevronDown, Columns3 } from 'lucide-react';
import type { PointerEvent, ReactElement } from 'react';
import { useDisplay } from '../../board-control/hooks/use-control.js';
import type { SortName } from '../../filters/board-filter.js';
import { useTableMessages } from '../../texts/table-messages.js';
import { announce } from '../../ui/announcer/announce.js';
import { ActionMenu, type MenuAction } from '../../ui/menu/menu.js';
import { PopoverButton } from '../../ui/popover/popover.js';
import { useRowMark } from './row-mark.js';
import { shownColumns, withHidden, withMoved, withWidth, type Column } from './table-columns.js';
import styles from './table-grid.module.css';
import { useCellFocus } from './use-cell-focus.js';
import { useTable } from './use-table.js';

const HEAD = -1;
const STEP = 32;

/** The names of the columns: they sort, and each has a menu for its place and width. */
export function TableHead(): ReactElement {
  const { columns } = useTable();
  const { active, turn } = useRowMark(HEAD);
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.line}>
        {columns.map((column, nth) => (
          <HeadCell
            key={column.id}
            column={column}
            nth={nth}
            isActive={active === nth}
            turn={active === nth ? turn : 0}
          />
        ))}
      </div>
    </div>
  );
}

interface HeadCellProps {
  readonly column: Column;
  readonly nth: number;
  readonly isActive: boolean;
  readonly turn: number;
}

function HeadCell({ column, nth, isActive, turn }: HeadCellProps): ReactElement {
  const texts = useTableMessages();
  const { control } = useTable();
  const { sort } = useDisplay();
  const name = useCellFocus<HTMLButtonElement>(turn);
  const groups = useColumnMenu(column);
  const isUp = column.sort !== null && sort === column.sort;
  const isDown = column.sort !== null && sort === `-${column.sort}`;
  const next: SortName | undefined =
    isUp && column.sort ? `-${column.sort}` : isDown ? undefined : (column.sort ?? undefined);
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <div
      role="columnheader"
      aria-colindex={nth + 1}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
      className={styles.cell}
      data-kind={column.kind}
      data-column={column.id}
    >
      <button
        ref={name}
        type="button"
        className={styles.name}
        tabIndex={isActive ? 0 : -1}
        onFocus={() => !isActive && control.selectAt(HEAD, nth)}
        onClick={(event) => {
          if (column.sort !== null) control.board.ports.setDisplay({ sort: next });
          else event.currentTarget.parentElement?.querySelector<HTMLElement>('[aria-haspopup]')?.click();
        }}
      >
        <span className={styles.text} dir="auto">
          {column.name}
        </span>
        {(isUp || isDown) && <Arrow size={14} aria-hidden />}
      </button>
      <ActionMenu label={texts.columnMenu(column.name)} tabIndex={-1} className={styles.menu} groups={groups}>
        <ChevronDown size={14} aria-hidden />
      </ActionMenu>
      {nth === 0 && <ColumnChoice />}
      <ResizeHandle column={column} />
    </div>
  );
}

function useColumnMenu(column: Column): readonly (readonly MenuAction[])[] {
  const texts = useTableMessages();
  const { control, all, choice, choose } = useTable();
  const { sort } = useDisplay();
  const { ports } = control.board;
  const { id, width, name } = column;
  const resize = (change: number): void => {
    const next = withWidth(choice, id, width + change);
    choose(next);
    announce(texts.width(name, next.widths?.[id] ?? width));
  };
  const key = column.sort;
  const sorts: MenuAction[] =
    key === null
      ? []
      : [
          { title: texts.sortUp, isCurrent: sort === key, run: () => ports.setDisplay({ sort: key }) },
          {
            title: texts.sortDown,
            isCurrent: sort === `-${key}`,
            run: () => ports.setDisplay({ sort: `-${key}` }),
          },
          ...(sort === key || sort === `-${key}`
            ? [{ title: texts.noSort, run: () => ports.setDisplay({ sort: undefined }) }]
            : []),
        ];
  const shown = shownColumns(all, choice);
  const at = shown.findIndex((each) => each.id === id);
  const moves: MenuAction[] = [
    ...(at > 1 ? [{ title: texts.moveLeft, run: () => choose(withMoved(choice, all, id, -1)) }] : []),
    ...(at > 0 && at < shown.length - 1
      ? [{ title: texts.moveRight, run: () => choose(withMoved(choice, all, id, 1)) }]
      : []),
    { title: texts.wider, run: () => resize(STEP) },
    { title: texts.narrower, run: () => resize(-STEP) },
    ...(id === 'title' ? [] : [{ title: texts.hide, run: () => choose(withHidden(choice, id, true)) }]),
  ];
  return [sorts, moves];
}

/** Which columns are shown. */
function ColumnChoice(): ReactElement {
  const texts = useTableMessages();
  const { all, choice, choose } = useTable();
  return (
    <PopoverButton
      title={texts.chooseColumns}
      label={texts.chooseColumns}
      className={styles.menu}
      content={() => (
        <fieldset className={styles.choice}>
          <legend>{texts.chooseColumns}</legend>
          {all
            .filter(({ id }) => id !== 'title')
            .map(({ id, name }) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={!(choice.hidden ?? []).includes(id)}
                  onChange={({ target }) => choose(withHidden(choice, id, !target.checked))}
                />
                <span dir="auto">{name}</span>
              </label>
            ))}
        </fieldset>
      )}
    >
      <Columns3 size={14} aria-hidden />
    </PopoverButton>
  );
}

/** The edge of a column, for the mouse; the menu and Shift with the arrows do the same. */
function ResizeHandle({ column: { id, width } }: { column: Column }): ReactElement {
  const { choice, choose, scroller, columns } = useTable();
  const begin = (down: PointerEvent<HTMLSpanElement>): void => {
    if (down.button !== 0 || !scroller) return;
    down.preventDefault();
    const handle = down.currentTarget;
    handle.setPointerCapture(down.pointerId);
    let next = width;
    const move = ({ clientX }: globalThis.PointerEvent): void => {
      next = withWidth(choice, id, width + clientX - down.clientX).widths?.[id] ?? width;
      // Shown while it is dragged, and kept when it ends.
      const widths = columns.map((column) => (column.id === id ? next : column.width));
      scroller.style.setProperty('--columns', widths.map((each) => `${each}px`).join(' '));
      scroller.style.setProperty('--width', `${widths.reduce((sum, each) => sum + each, 0)}px`);
    };
    const listening = new AbortController();
    const { signal } = listening;
    const end = (): void => {
      listening.abort();
      choose(withWidth(choice, id, next));
    };
    handle.addEventListener('pointermove', move, { signal });
    for (const name of ['pointerup', 'pointercancel'] as const)
      handle.addEventListener(name, end, { signal });
  };
  return <span className={styles.handle} aria-hidden onPointerDown={begin} />;
}
