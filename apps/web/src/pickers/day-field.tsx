import type { ReactElement } from 'react';
import { dayOf } from '../texts/calendar-day.js';
import { dateFormat } from '../texts/dates.js';
import { dayWords } from '../texts/day-words.js';
import { useFocusOnMount } from '../ui/focus/use-focus-on-mount.js';
import styles from './pickers.module.css';
import { readDay } from './typed-day.js';

/** A day in the words of the page, which are read as the same day. */
export function dayText(day: string): string {
  if (day === '') return '';
  const text = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  return typedDay(text) === day ? text : day;
}

/** The day that a typed text means: empty for none, undefined where it means no day. */
export const typedDay = (text: string): string | undefined =>
  text.trim() === '' ? '' : readDay(text, dayOf(new Date()));

export interface DayFieldProps {
  readonly label: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onFocus?: () => void;
  /** Whether it takes the focus when it appears. */
  readonly isFirst?: boolean;
}

/** A day in words, such as “fri”, “12/24” and “+2w”. */
export function DayField(props: DayFieldProps): ReactElement {
  const { label, text, onType, onFocus, isFirst = false } = props;
  const input = useFocusOnMount<HTMLInputElement>(isFirst);
  return (
    <label className={styles.field}>
      {label}
      <input
        ref={input}
        className={styles.input}
        value={text}
        placeholder={dayWords().example}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={typedDay(text) === undefined}
        onChange={({ target }) => onType(target.value)}
        onFocus={({ target }) => {
          target.select();
          onFocus?.();
        }}
      />
    </label>
  );
}
