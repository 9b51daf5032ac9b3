import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useEffect, useState, type ReactElement, type RefObject } from 'react';
import { useConnection } from '../../board-control/hooks/use-board.js';
import type { Axis, AxisItem } from '../../board-model/entities.js';
import { useGridMessages } from '../../texts/grid-messages.js';
import { Button } from '../../ui/button/button.js';
import { PopoverButton } from '../../ui/popover/popover.js';
import { NewAxisForm } from './axis-form.js';
import styles from './grid-toolbar.module.css';
import { useGrid } from './use-grid.js';

export interface GridToolbarProps {
  readonly columns: readonly AxisItem[];
  readonly scroller: RefObject<HTMLElement | null>;
  /** Whether one column fills the width. */
  readonly isPaged: boolean;
  readonly onShow: (columnId: number) => void;
}

/** New columns and rows; on a phone, the way from one column to the next. */
export function GridToolbar(props: GridToolbarProps): ReactElement | null {
  const { readOnly } = useConnection();
  const isPaged = props.isPaged && props.columns.length > 1;
  if (readOnly && !isPaged) return null;
  return (
    <div className={styles.toolbar}>
      {isPaged && <Pager {...props} />}
      <span className={styles.space} />
      {!readOnly && (
        <>
          <AddButton axis="column" />
          <AddButton axis="row" />
        </>
      )}
    </div>
  );
}

function AddButton({ axis }: { axis: Axis }): ReactElement {
  const texts = useGridMessages();
  return (
    <PopoverButton
      title={texts.addLong[axis]}
      label={texts.addLong[axis]}
      className={styles.add}
      content={(close) => <NewAxisForm axis={axis} onClose={close} />}
    >
      <Plus size={16} aria-hidden />
      {texts.add[axis]}
    </PopoverButton>
  );
}

function Pager({ columns, scroller, onShow }: GridToolbarProps): ReactElement {
  const texts = useGridMessages();
  const { kind } = useGrid();
  const index = useShownIndex(scroller, columns.length);
  const shown = columns[index];
  const show = (at: number): void => {
    const column = columns[at];
    if (column) onShow(column.id);
  };
  return (
    <nav className={styles.pager} aria-label={texts.days}>
      <Button
        kind="quiet"
        aria-label={texts.previousDay[kind]}
        disabled={index === 0}
        onClick={() => show(index - 1)}
      >
        <ChevronLeft size={16} aria-hidden />
      </Button>
      <select
        aria-label={kind === 'grid' ? texts.columns : texts.days}
        value={shown?.id ?? ''}
        onChange={({ target }) => onShow(Number(target.value))}
      >
        {columns.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Button
        kind="quiet"
        aria-label={texts.nextDay[kind]}
        disabled={index >= columns.length - 1}
        onClick={() => show(index + 1)}
      >
        <ChevronRight size={16} aria-hidden />
      </Button>
    </nav>
  );
}

/** The column that a swipe or a button brought into view. */
function useShownIndex(scroller: RefObject<HTMLElement | null>, count: number): number {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const follow = (): void => {
      const width = element.querySelector<HTMLElement>('[data-axis=column]')?.offsetWidth ?? 0;
      const at = width > 0 ? Math.round(Math.abs(element.scrollLeft) / width) : 0;
      setIndex(Math.max(0, Math.min(count - 1, at)));
    };
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [scroller, count]);
  return index;
}
