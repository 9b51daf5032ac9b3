import { useMemo, type ReactElement } from 'react';
import { useConnection } from '../../board-control/hooks/use-board.js';
import { useView } from '../../board-control/hooks/use-control.js';
import { useGanttMessages } from '../../texts/gantt-messages.js';
import type { TaskRow } from './chart-rows.js';
import type { RowWindow } from './row-window.js';
import { TaskCells } from './task-cells.js';
import styles from './task-tree.module.css';

export interface TaskTreeProps {
  readonly rows: readonly TaskRow[];
  readonly window: RowWindow;
  readonly rowHeight: number;
}

const COLUMNS = ['task', 'list', 'start', 'end', 'progress', 'dependsOn'] as const;

/** The tasks with all values as text; every change of a bar is possible here. */
export function TaskTree({ rows, window, rowHeight }: TaskTreeProps): ReactElement {
  const texts = useGanttMessages();
  const { readOnly } = useConnection();
  const spotId = useView(({ spot }) => spot?.cardId ?? null);
  const spotIndex = useMemo(() => rows.findIndex(({ id }) => id === spotId), [rows, spotId]);
  // One task is always the tab stop.
  const stop = spotIndex < 0 ? (rows[0]?.id ?? null) : spotId;
  const [first, last] = window;
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  // The focused task stays in the page while it is scrolled away.
  if (spotIndex >= 0 && (spotIndex < first || spotIndex > last)) indexes.push(spotIndex);
  return (
    <div role="treegrid" aria-label={texts.title} aria-rowcount={rows.length + 1} className={styles.tree}>
      <div role="row" aria-rowindex={1} className={styles.head}>
        {COLUMNS.map((column) => (
          <span key={column} role="columnheader" className={styles.title} data-column={column}>
            {texts[column]}
          </span>
        ))}
      </div>
      <div role="rowgroup" className={styles.rows} style={{ blockSize: rows.length * rowHeight }}>
        {indexes.map((index) => {
          const row = rows[index];
          return (
            row && (
              <TaskCells
                key={row.id}
                row={row}
                index={index}
                rowHeight={rowHeight}
                isStop={row.id === stop}
                canWrite={!readOnly}
              />
            )
          );
        })}
      </div>
    </div>
  );
}
