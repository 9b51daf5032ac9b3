import { useState, type ReactElement } from 'react';
import { dayWords } from '../texts/day-words.js';
import { useMessages } from '../texts/messages.js';
import { Button } from '../ui/button/button.js';
import { dateInput, dateValue, dayAfter, endsBeforeStart, type DateInput } from './date-value.js';
import { DayField, dayText, typedDay } from './day-field.js';
import { MonthGrid } from './month-grid.js';
import styles from './pickers.module.css';

export interface Span {
  readonly startDate: string | null;
  readonly dueDate: string | null;
}

export interface SpanPickerProps extends Span {
  /** Called once, with both dates. */
  readonly onApply: (span: Span) => void;
}

type End = 'start' | 'due';

/** A day as it is typed, and a time of this device. */
interface TypedDate {
  readonly text: string;
  readonly time: string;
}

const typed = ({ day, time }: DateInput): TypedDate => ({ text: dayText(day), time });

/** Start and due date, each a day with an optional time. A day of the month, or a near one, is the whole choice. */
export function SpanPicker({ startDate, dueDate, onApply }: SpanPickerProps): ReactElement {
  const messages = useMessages().pickers;
  const [dates, setDates] = useState<Readonly<Record<End, TypedDate>>>(() => ({
    start: typed(dateInput(startDate)),
    due: typed(dateInput(dueDate)),
  }));
  const [end, setEnd] = useState<End>('due');
  const days = { start: typedDay(dates.start.text), due: typedDay(dates.due.text) };
  const isUnread = days.start === undefined || days.due === undefined;
  const spanOf = (chosen: Partial<Record<End, string>>): Span => {
    const valueOf = (each: End): string | null =>
      dateValue({ day: chosen[each] ?? days[each] ?? '', time: dates[each].time });
    return { startDate: valueOf('start'), dueDate: valueOf('due') };
  };
  const span = spanOf({});
  const isReversed = endsBeforeStart(span.startDate, span.dueDate);
  const fault = isUnread ? dayWords().noDay : isReversed ? messages.startAfterDue : '';
  const change = (which: End, part: Partial<TypedDate>): void =>
    setDates((known) => ({ ...known, [which]: { ...known[which], ...part } }));
  /** Applied as soon as it is chosen, unless the other end has to change as well. */
  const choose = (which: End, day: string): void => {
    const chosen = spanOf({ [which]: day });
    change(which, { text: dayText(day) });
    if (!endsBeforeStart(chosen.startDate, chosen.dueDate)) onApply(chosen);
  };
  const near = [
    { title: messages.today, day: dayAfter(new Date(), 0) },
    { title: messages.tomorrow, day: dayAfter(new Date(), 1) },
    { title: messages.nextWeek, day: dayAfter(new Date(), 7) },
  ];
  const rowOf = (which: End, label: string, timeLabel: string): ReactElement => (
    <div className={styles.row} data-current={which === end}>
      <DayField
        label={label}
        text={dates[which].text}
        onType={(text) => change(which, { text })}
        onFocus={() => setEnd(which)}
      />
      <input
        type="time"
        aria-label={timeLabel}
        className={styles.input}
        value={dates[which].time}
        disabled={dates[which].text === ''}
        onChange={({ target }) => change(which, { time: target.value })}
      />
    </div>
  );
  return (
    <form
      className={styles.picker}
      onSubmit={(event) => {
        event.preventDefault();
        if (fault === '') onApply(span);
      }}
    >
      {rowOf('due', messages.due, messages.dueTime)}
      <div className={styles.shortcuts}>
        {near.map(({ title, day }) => (
          <Button key={title} kind="quiet" onClick={() => choose('due', day)}>
            {title}
          </Button>
        ))}
      </div>
      {rowOf('start', messages.start, messages.startTime)}
      <p role="status" className={fault === '' ? 'visually-hidden' : styles.fault}>
        {fault}
      </p>
      <MonthGrid
        chosen={days[end] ?? ''}
        from={days.start ?? ''}
        to={days.due ?? ''}
        onChoose={(day) => choose(end, day)}
      />
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={() => onApply({ startDate: null, dueDate: null })}>
          {messages.clear}
        </Button>
        <Button kind="main" type="submit" disabled={fault !== ''}>
          {messages.apply}
        </Button>
      </div>
    </form>
  );
}
