import { memo, useMemo, type ReactElement } from 'react';
import { inRem } from '../../ui/media/in-rem.js';
import { useConnection } from '../../board-control/hooks/use-board.js';
import { useGanttMessages } from '../../texts/gantt-messages.js';
import { arrowPath, arrowsBetween, type ArrowEnd } from './arrows.js';
import styles from './bars.module.css';
import type { TaskRow } from './chart-rows.js';
import { boxOf, chartWidth, type ChartScale } from './chart-scale.js';
import { useGantt } from './gantt-control.js';
import type { RowWindow } from './row-window.js';

export interface BarsProps {
  readonly rows: readonly TaskRow[];
  readonly indexes: ReadonlyMap<number, number>;
  readonly window: RowWindow;
  readonly scale: ChartScale;
  readonly rowHeight: number;
  readonly critical: ReadonlySet<number>;
}

/** The bars of the rows in view, and the arrows between them. The grid beside them has all of it as text. */
export const Bars = memo(function Bars(props: BarsProps): ReactElement {
  const { rows, window, scale, rowHeight, critical } = props;
  const { readOnly } = useConnection();
  const [first, last] = window;
  return (
    <>
      <Arrows {...props} />
      <div className={styles.bars}>
        {rows.slice(first, last + 1).map((row, index) => (
          <TaskBar
            key={row.id}
            row={row}
            scale={scale}
            top={(first + index) * rowHeight}
            rowHeight={rowHeight}
            isCritical={critical.has(row.id)}
            canWrite={!readOnly}
          />
        ))}
      </div>
    </>
  );
});

interface TaskBarProps {
  readonly row: TaskRow;
  readonly scale: ChartScale;
  readonly top: number;
  readonly rowHeight: number;
  readonly isCritical: boolean;
  readonly canWrite: boolean;
}

/** About what a name needs, with its padding: it is beside a bar in which it does not fit. */
const nameWidth = (name: string): number => inRem(name.length * 7 + 16);

const TaskBar = memo(function TaskBar({
  row: { id, card, task, bar },
  scale,
  top,
  rowHeight,
  isCritical,
  canWrite,
}: TaskBarProps): ReactElement {
  const { board } = useGantt();
  const messages = useGanttMessages();
  const { left, width, isBeyond } = boxOf(scale, bar);
  const isMilestone = task.kind === 'milestone';
  const progress = card.completedAt === null ? (card.progress ?? 0) : 100;
  return (
    // The grid beside it has the same by keyboard; bars are hidden from it.
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- as above
    <div
      className={styles.bar}
      style={{ insetInlineStart: left, inlineSize: width, insetBlockStart: top, blockSize: rowHeight }}
      data-bar={id}
      data-milestone={isMilestone}
      data-critical={isCritical}
      data-beyond={isBeyond}
      data-done={card.completedAt !== null}
      data-changed={card.changedBy !== undefined}
      onClick={() => board.focus({ listId: card.listId, cardId: id }, false)}
      title={`${card.title}${isCritical ? ` (${messages.isCritical})` : ''}`}
    >
      <span className={styles.body}>
        {!isMilestone && progress > 0 && (
          <span className={styles.done} style={{ inlineSize: `${progress}%` }} />
        )}
      </span>
      <span className={styles.name} data-within={!isMilestone && nameWidth(card.title) <= width} dir="auto">
        {card.title}
      </span>
      {canWrite && !isBeyond && (
        <>
          {!isMilestone && <span className={styles.edge} data-part="start" />}
          {!isMilestone && <span className={styles.edge} data-part="end" />}
          <span className={styles.dot} data-dot="start" />
          <span className={styles.dot} data-dot="end" />
        </>
      )}
    </div>
  );
});

function Arrows({ rows, indexes, window, scale, rowHeight, critical }: BarsProps): ReactElement {
  const arrows = useMemo(
    () =>
      arrowsBetween(
        rows.slice(window[0], window[1] + 1).map(({ id, task }) => ({ id, dependencies: task.dependencies })),
        window,
        (id) => indexes.get(id),
      ),
    [rows, window, indexes],
  );
  const endOf = (id: number): ArrowEnd | null => {
    const index = indexes.get(id);
    const row = index === undefined ? undefined : rows[index];
    if (index === undefined || !row) return null;
    const { left, width } = boxOf(scale, row.bar);
    const middle = left + width / 2;
    const isMilestone = row.task.kind === 'milestone';
    const half = rowHeight / 4;
    return {
      left: isMilestone ? middle - half : left,
      right: isMilestone ? middle + half : left + width,
      y: index * rowHeight + rowHeight / 2,
    };
  };
  return (
    <svg className={styles.arrows} width={chartWidth(scale)} height={rows.length * rowHeight}>
      {arrows.map(({ taskId, dependsOn, type }) => {
        const [other, task] = [endOf(dependsOn), endOf(taskId)];
        return (
          other &&
          task && (
            <path
              key={`${taskId} ${dependsOn}`}
              d={arrowPath(type, other, task)}
              data-arrow={`${dependsOn} ${taskId} ${type}`}
              data-critical={critical.has(taskId) && critical.has(dependsOn)}
            />
          )
        );
      })}
    </svg>
  );
}
