import { Plus } from 'lucide-react';
import { memo, type CSSProperties, type ReactElement } from 'react';
import { useConnection } from '../../board-control/hooks/use-board.js';
import type { Bar } from '../../spans/bar.js';
import { useCalendarMessages } from '../../texts/calendar-messages.js';
import { useCalendar } from './calendar-control.js';
import styles from './calendar-grid.module.css';
import { isInCalendar, momentOf, WEEK_DAYS } from './calendar-days.js';
import { CardBar, CardMark } from './card-bar.js';
import { dayLabel, dayTitle } from './day-names.js';
import type { DatedCard } from './dated-cards.js';
import { MONTH_LANES_MIN, type WeekSize } from './use-weeks.js';
import type { PlacedBar, WeekLayout } from './week-lanes.js';

export interface WeekRowProps {
  readonly week: WeekLayout<DatedCard>;
  readonly size: WeekSize;
  /** The days of the shown month; null where a week is shown. */
  readonly inMonth: Bar | null;
  readonly today: number;
  /** The day that is the tab stop. */
  readonly stop: number;
}

/** Seven days, each with the bars that begin on it. */
export const WeekRow = memo(function WeekRow({
  week,
  size,
  inMonth,
  today,
  stop,
}: WeekRowProps): ReactElement {
  const { bars, first } = week;
  const lanes =
    size.kind === 'week' ? bars.reduce((most, { lane }) => Math.max(most, lane + 2), 1) : size.lanes;
  const rows = size.kind === 'month' ? MONTH_LANES_MIN : lanes;
  const style = {
    '--head': `${size.head}px`,
    '--lane': `${size.lane}px`,
    minBlockSize: size.head + rows * size.lane,
  } as CSSProperties;
  return (
    <div role="row" className={styles.week} style={style}>
      {Array.from({ length: WEEK_DAYS }, (_, column) => (
        <DayCell
          key={column}
          day={first + column}
          column={column}
          week={week}
          size={size}
          isOutside={inMonth !== null && (first + column < inMonth.first || first + column > inMonth.last)}
          today={today}
          isStop={first + column === stop}
        />
      ))}
    </div>
  );
});

interface DayCellProps extends Pick<WeekRowProps, 'week' | 'size' | 'today'> {
  readonly day: number;
  readonly column: number;
  readonly isOutside: boolean;
  readonly isStop: boolean;
}

const covers = ({ from, to }: PlacedBar<DatedCard>, column: number): boolean =>
  from <= column && to >= column;

function DayCell({ day, column, week, size, isOutside, today, isStop }: DayCellProps): ReactElement {
  const texts = useCalendarMessages();
  const control = useCalendar();
  const { readOnly } = useConnection();
  if (!isInCalendar(day)) return <span role="gridcell" className={styles.day} data-outside="true" />;
  const hidden = week.hidden[column] ?? 0;
  const count = hidden + week.bars.filter((bar) => covers(bar, column)).length;
  const title = dayTitle(day, today);
  const isMini = size.kind === 'mini';
  const isNamed = !isMini && ((column === 0 && isOutside) || momentOf(day).getUTCDate() === 1);
  const lastLane = size.head + (size.lanes - 1) * size.lane;
  const starting = week.bars.filter(({ from }) => from === column);
  return (
    <div
      role="gridcell"
      className={styles.day}
      data-cell={day}
      data-outside={isOutside}
      data-today={day === today}
    >
      <button
        type="button"
        className={styles.number}
        tabIndex={isStop ? 0 : -1}
        aria-current={day === today ? 'date' : undefined}
        data-stop="day"
        data-day={day}
        data-chosen={isStop}
        onClick={() => control.openDay(day)}
      >
        <span className={styles.digits} aria-hidden>
          {dayLabel(day, isNamed)}
        </span>
        <span className="visually-hidden">{texts.day(title, count)}</span>
      </button>
      {!isMini && !readOnly && (
        <button
          type="button"
          className={styles.add}
          tabIndex={-1}
          aria-label={texts.addOn(title)}
          title={texts.addOn(title)}
          onClick={() => control.openDay(day, true)}
        >
          <Plus size={14} aria-hidden />
        </button>
      )}
      {starting.map((bar) =>
        isMini ? (
          <CardMark key={control.board.store.keyOf(bar.item.id)} bar={bar} />
        ) : (
          <CardBar key={control.board.store.keyOf(bar.item.id)} bar={bar} week={week.first} size={size} />
        ),
      )}
      {hidden > 0 && isMini && (
        <span className={styles.hidden} style={{ insetBlockStart: lastLane }} aria-hidden>
          +{hidden}
        </span>
      )}
      {hidden > 0 && !isMini && (
        <button
          type="button"
          className={styles.more}
          style={{ insetBlockStart: lastLane }}
          tabIndex={-1}
          aria-label={texts.moreOn(hidden, title)}
          data-stop="more"
          data-day={day}
          onClick={() => control.openDay(day)}
        >
          {texts.more(hidden)}
        </button>
      )}
    </div>
  );
}
