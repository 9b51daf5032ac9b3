import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { dayOf, daysAfter, weekdayOf } from '../texts/calendar-day.js';
import { dateFormat } from '../texts/dates.js';
import { dayWords } from '../texts/day-words.js';
import { dayInMonth, monthOf, monthsLater, weeksOf } from './month-days.js';
import styles from './month-grid.module.css';

export interface MonthGridProps {
  /** The chosen day, `YYYY-MM-DD`, or empty. */
  readonly chosen: string;
  /** Both ends of a span, whose days are a band; empty without one. */
  readonly from?: string;
  readonly to?: string;
  readonly onChoose: (day: string) => void;
}

/** A month of days. Arrows move by a day and a week, Page Up and Page Down by a month; Enter chooses. */
export function MonthGrid({ chosen, from = '', to = '', onChoose }: MonthGridProps): ReactElement {
  const messages = dayWords();
  const today = dayOf(new Date());
  const [spot, setSpot] = useState(chosen || today);
  const [before, setBefore] = useState(chosen);
  // A typed day is shown.
  if (before !== chosen) {
    setBefore(chosen);
    if (chosen !== '') setSpot(chosen);
  }
  const grid = useRef<HTMLDivElement>(null);
  const movedByKey = useRef(false);
  useEffect(() => {
    if (movedByKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    movedByKey.current = false;
  }, [spot]);
  const month = monthOf(spot);
  const weeks = weeksOf(month);
  const show = (count: number): void => setSpot(dayInMonth(spot, monthsLater(month, count)));
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = dayByKey(event.key, spot);
    if (next === undefined) return;
    event.preventDefault();
    movedByKey.current = true;
    setSpot(next);
  };
  const isWithin = (day: string): boolean => from !== '' && to !== '' && from <= day && day <= to;
  return (
    <div>
      <div className={styles.head}>
        <strong aria-live="polite">{format(month, { year: 'numeric', month: 'long' })}</strong>
        <button
          type="button"
          className={styles.step}
          aria-label={messages.monthBefore}
          onClick={() => show(-1)}
        >
          <ChevronLeft size={14} aria-hidden />
        </button>
        <button
          type="button"
          className={styles.step}
          aria-label={messages.monthAfter}
          onClick={() => show(1)}
        >
          <ChevronRight size={14} aria-hidden />
        </button>
      </div>
      <div
        ref={grid}
        role="grid"
        className={styles.month}
        aria-label={messages.calendar}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <div role="row" className={styles.week}>
          {weeks[2]?.map((day) => (
            <span key={day} role="columnheader" aria-label={format(day, { weekday: 'long' })}>
              {format(day, { weekday: 'narrow' })}
            </span>
          ))}
        </div>
        {weeks.map((week, index) => (
          <div key={index} role="row" className={styles.week}>
            {week.map((day, weekday) => (
              <span
                key={day || weekday}
                role="gridcell"
                aria-selected={day !== '' && day === chosen}
                data-within={isWithin(day)}
              >
                {day !== '' && (
                  <button
                    type="button"
                    className={styles.day}
                    tabIndex={day === spot ? 0 : -1}
                    aria-label={format(day, { dateStyle: 'full' })}
                    aria-current={day === today ? 'date' : undefined}
                    data-out={monthOf(day) !== month}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                )}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** A calendar day is the same in every time zone: it is read and written as UTC. */
const format = (day: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat({ ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -7],
  ['ArrowDown', 7],
]);

function dayByKey(key: string, day: string): string | undefined {
  const step = STEPS.get(key);
  if (step !== undefined) return bounded(day, step);
  if (key === 'Home') return bounded(day, 1 - weekdayOf(day));
  if (key === 'End') return bounded(day, 7 - weekdayOf(day));
  if (key === 'PageUp' || key === 'PageDown')
    return dayInMonth(day, monthsLater(monthOf(day), key === 'PageUp' ? -1 : 1));
  return undefined;
}

/** The days of the API end with its years. */
function bounded(day: string, step: number): string {
  const isLast = weeksOf(monthOf(day)).flat().includes('');
  const next = isLast && step > 0 && monthOf(day) === '9999-12-01' && Number(day.slice(8)) + step > 31;
  const first = day.startsWith('0001-01') && Number(day.slice(8)) + step < 1;
  return next || first ? day : daysAfter(day, step);
}
