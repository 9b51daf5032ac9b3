import type { ReactElement, RefObject } from 'react';
import type { CalendarSpan } from '../../filters/calendar-place.js';
import { useCalendarMessages } from '../../texts/calendar-messages.js';
import styles from './calendar-grid.module.css';
import { monthStart, WEEK_DAYS } from './calendar-days.js';
import { timeTitle, weekdayName } from './day-names.js';
import type { DatedCard } from './dated-cards.js';
import type { WeekSize } from './use-weeks.js';
import type { WeekLayout } from './week-lanes.js';
import { WeekRow } from './week-row.js';

export interface CalendarGridProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Whether the cards of the day are listed. */
  readonly isDayMarked: boolean;
  readonly span: CalendarSpan;
  /** A day of the shown time. */
  readonly month: number;
  readonly today: number;
  /** The day that is the tab stop. */
  readonly day: number;
  readonly weeks: readonly WeekLayout<DatedCard>[];
  readonly size: WeekSize;
}

/** The weeks of the shown time, a row each. */
export function CalendarGrid(props: CalendarGridProps): ReactElement {
  const { ref, isDayMarked, span, month, today, day, weeks, size } = props;
  const texts = useCalendarMessages();
  const first = weeks[0]?.first ?? 0;
  const start = monthStart(month);
  const inMonth = span === 'month' ? { first: start, last: monthStart(month, 1) - 1 } : null;
  const isShown = weeks.some((week) => day >= week.first && day < week.first + WEEK_DAYS);
  return (
    <div
      ref={ref}
      role="grid"
      aria-label={`${texts.title}, ${timeTitle(span, month)}`}
      className={styles.grid}
      data-kind={size.kind}
      data-marked={isDayMarked}
      data-board
    >
      <div role="row" className={styles.weekdays}>
        {Array.from({ length: WEEK_DAYS }, (_, column) => (
          <span key={column} role="columnheader" className={styles.weekday}>
            <span aria-hidden>{weekdayName(first + column, size.kind === 'mini' ? 'narrow' : 'short')}</span>
            <span className="visually-hidden">{weekdayName(first + column, 'long')}</span>
          </span>
        ))}
      </div>
      <div role="rowgroup" className={styles.weeks}>
        {weeks.map((week) => (
          <WeekRow
            key={week.first}
            week={week}
            size={size}
            inMonth={inMonth}
            today={today}
            stop={isShown ? day : month}
          />
        ))}
      </div>
    </div>
  );
}
