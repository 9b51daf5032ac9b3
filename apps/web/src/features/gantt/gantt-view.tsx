import { useEffect, useLayoutEffect, useMemo, useRef, type ReactElement } from 'react';
import { dayNumber } from '@kiban/schedule';
import { inRem } from '../../ui/media/in-rem.js';
import { planOf } from '../../board-model/chart-plan.js';
import { useConnection } from '../../board-control/hooks/use-board.js';
import { useControl, useView } from '../../board-control/hooks/use-control.js';
import { useReadAll } from '../../board-control/hooks/use-read-all.js';
import { useValue } from '../../observable/use-value.js';
import { Tray } from '../../spans/tray.js';
import { dayOf } from '../../texts/calendar-day.js';
import { useGanttMessages } from '../../texts/gantt-messages.js';
import { useMedia } from '../../ui/media/use-media.js';
import { Bars } from './bars.js';
import { criticalTasks } from './critical-path.js';
import { DependencyDialog } from './dependency-dialog.js';
import { scaleOf } from './chart-scale.js';
import { GanttContext, GanttControl } from './gantt-control.js';
import { GanttToolbar } from './gantt-toolbar.js';
import styles from './gantt-view.module.css';
import { TaskTree } from './task-tree.js';
import { TimeAxis } from './time-axis.js';
import { useChartRead, useChartRows } from './use-chart.js';
import { useGanttDrag } from './use-gantt-drag.js';
import { usePrint } from './use-print.js';
import { useTimeScroll } from './use-time-scroll.js';
import { useViewport } from './use-viewport.js';

const NONE: ReadonlySet<number> = new Set();

/** The schedule of the board: its tasks as a grid of values, and the same rows as bars. */
export function GanttView(): ReactElement {
  const board = useControl();
  const control = useMemo(() => new GanttControl(board), [board]);
  useEffect(() => {
    board.hover(null);
    return board.controls.show('chart', control);
  }, [board, control]);
  return (
    <GanttContext value={control}>
      <ReadChart control={control} />
    </GanttContext>
  );
}

/** Without dependencies and order, the chart would soon look different; without a connection it is shown as it is. */
function ReadChart({ control }: { control: GanttControl }): ReactElement {
  const texts = useGanttMessages();
  useReadAll(true);
  const isRead = useChartRead();
  const { state } = useConnection();
  if (isRead || state === 'offline') return <Chart control={control} />;
  return (
    <p role="status" className={styles.loading}>
      {texts.loading}
    </p>
  );
}

function Chart({ control }: { control: GanttControl }): ReactElement {
  const texts = useGanttMessages();
  const shown = useChartRows();
  const { zoom, isCritical, isTrayOpen, editing } = useValue(control.state);
  const rowHeight = inRem(useMedia('(pointer: coarse)') ? 44 : 34);
  const scroller = useRef<HTMLDivElement>(null);
  const today = dayNumber(dayOf(new Date()));
  const { rows, indexes, unscheduled } = shown;
  const scale = useMemo(
    () =>
      scaleOf(
        zoom,
        rows.map(({ bar }) => bar),
        today,
      ),
    [zoom, rows, today],
  );
  const critical = useMemo(
    // Dependencies may change without the cards, and rows change with both.
    () => (isCritical && rows.length > 0 ? criticalTasks(planOf(control.board.store)) : NONE),
    [isCritical, rows, control],
  );
  const viewport = useViewport(scroller, rowHeight, rows.length);
  useTitleRequests(control);
  useLayoutEffect(() => {
    control.show(shown);
  }, [control, shown]);
  useKeptFocus(control, rows);
  useTimeScroll(scroller, scale, control);
  useGanttDrag(scroller, scale, rowHeight);
  usePrint(control);
  const isFiltered = control.board.matches.get() !== undefined;
  return (
    <section className={styles.view} aria-label={texts.title}>
      <GanttToolbar />
      {rows.length === 0 && (
        <div className={styles.empty}>
          <p>{isFiltered ? texts.noMatch : texts.noTasks}</p>
          {!isFiltered && <p className={styles.hint}>{texts.noTasksHint}</p>}
        </div>
      )}
      <div ref={scroller} className={styles.scroller} data-board data-gantt>
        <div className={styles.canvas}>
          <TaskTree rows={rows} window={viewport.rows} rowHeight={rowHeight} />
          <div className={styles.chart} data-chart aria-hidden>
            <TimeAxis scale={scale} x={viewport.x} today={today} count={rows.length} rowHeight={rowHeight} />
            <Bars
              rows={rows}
              indexes={indexes}
              window={viewport.rows}
              scale={scale}
              rowHeight={rowHeight}
              critical={critical}
            />
            <div className={styles.preview} data-preview />
          </div>
        </div>
      </div>
      <Tray
        cards={unscheduled}
        hint={texts.unscheduledHint}
        isOpen={isTrayOpen}
        onToggle={() => control.change({ isTrayOpen: !isTrayOpen })}
      />
      {editing !== null && <DependencyDialog cardId={editing} />}
    </section>
  );
}

/** The focused task left the chart: the one that is now in its place gets the focus. */
function useKeptFocus(control: GanttControl, rows: GanttControl['shown']['rows']): void {
  const at = useRef(0);
  useEffect(() => {
    const { spot, hasFocus } = control.board.view.get();
    const index = rows.findIndex(({ id }) => id === spot?.cardId);
    if (index >= 0) at.current = index;
    else if (hasFocus && spot !== null && document.activeElement === document.body) {
      const row = rows[Math.min(at.current, rows.length - 1)];
      if (row) control.board.focus({ listId: row.card.listId, cardId: row.id }, false);
    }
  }, [control, rows]);
}

/** A title is edited in the panel of its card, as the chart has no place for it. */
function useTitleRequests({ board }: GanttControl): void {
  const edited = useView((view) => view.editing);
  useEffect(() => {
    if (edited === null) return;
    board.change({ editing: null });
    board.ports.openCard(edited);
  }, [board, edited]);
}
