import { useState, type ReactElement } from 'react';
import { useMessages } from '../texts/messages.js';
import { Button } from '../ui/button/button.js';
import { dateInput, dateValue, dayAfter, endsBeforeStart, type DateInput } from './date-value.js';
import styles from './pickers.module.css';

export interface Span {
  readonly startDate: string | null;
  readonly dueDate: string | null;
}

export interface SpanPickerProps extends Span {
  /** Called once, with both dates. */
  readonly onApply: (span: Span) => void;
}

/** Start and due date, each a day with an optional time. */
export function SpanPicker({ startDate, dueDate, onApply }: SpanPickerProps): ReactElement {
  const messages = useMessages().pickers;
  const [start, setStart] = useState(() => dateInput(startDate));
  const [due, setDue] = useState(() => dateInput(dueDate));
  const span: Span = { startDate: dateValue(start), dueDate: dateValue(due) };
  const isReversed = endsBeforeStart(span.startDate, span.dueDate);
  /** A shortcut is the whole choice, unless the start has to change as well. */
  const chooseDue = (next: DateInput): void => {
    const chosen: Span = { ...span, dueDate: dateValue(next) };
    setDue(next);
    if (!endsBeforeStart(chosen.startDate, chosen.dueDate)) onApply(chosen);
  };
  const days = [
    { title: messages.today, day: dayAfter(new Date(), 0) },
    { title: messages.tomorrow, day: dayAfter(new Date(), 1) },
    { title: messages.nextWeek, day: dayAfter(new Date(), 7) },
  ];
  return (
    <form
      className={styles.picker}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReversed) onApply(span);
      }}
    >
      <DateRow label={messages.due} timeLabel={messages.dueTime} value={due} onChange={setDue} />
      <div className={styles.shortcuts}>
        {days.map(({ title, day }) => (
          <Button key={title} kind="quiet" onClick={() => chooseDue({ ...due, day })}>
            {title}
          </Button>
        ))}
      </div>
      <DateRow label={messages.start} timeLabel={messages.startTime} value={start} onChange={setStart} />
      <p role="status" className={isReversed ? styles.fault : 'visually-hidden'}>
        {isReversed ? messages.startAfterDue : ''}
      </p>
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={() => onApply({ startDate: null, dueDate: null })}>
          {messages.clear}
        </Button>
        <Button kind="main" type="submit" disabled={isReversed}>
          {messages.apply}
        </Button>
      </div>
    </form>
  );
}

function DateRow({
  label,
  timeLabel,
  value,
  onChange,
}: {
  label: string;
  timeLabel: string;
  value: DateInput;
  onChange: (value: DateInput) => void;
}): ReactElement {
  return (
    <div className={styles.row}>
      <label className={styles.field}>
        {label}
        <input
          type="date"
          className={styles.input}
          value={value.day}
          max="9999-12-31"
          onChange={({ target }) => onChange({ ...value, day: target.value })}
        />
      </label>
      <input
        type="time"
        aria-label={timeLabel}
        className={styles.input}
        value={value.time}
        disabled={value.day === ''}
        onChange={({ target }) => onChange({ ...value, time: target.value })}
      />
    </div>
  );
}
