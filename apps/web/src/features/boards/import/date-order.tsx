import { readDate, type DayOrder } from '@kiban/import';
import type { ReactElement } from 'react';
import { useBoardImportMessages } from '../../../texts/board-import-messages.js';
import { dateFormat } from '../../../texts/dates.js';
import styles from './import.module.css';

const ORDERS: readonly DayOrder[] = ['day-first', 'month-first'];

export interface DateOrderProps {
  /** A date of the file that has two meanings. */
  readonly example: string;
  readonly order: DayOrder | null;
  readonly onChange: (order: DayOrder) => void;
}

/** Which part of dates such as 3/4/2026 is the month. */
export function DateOrder({ example, order, onChange }: DateOrderProps): ReactElement {
  const texts = useBoardImportMessages();
  const meanings = ORDERS.map((each) => [each, readDate(example, each)] as const);
  const usual = meanings.find(([, date]) => date === readDate(example))?.[0] ?? 'day-first';
  const words = (each: DayOrder, date: string | null): string => {
    const text = date === null ? example : longDay(date);
    return each === 'day-first' ? texts.dayFirst(text) : texts.monthFirst(text);
  };
  return (
    <label className={styles.field}>
      {texts.dates(example)}
      <select
        className={styles.select}
        value={order ?? usual}
        onChange={({ target: { value } }) => onChange(value as DayOrder)}
      >
        {meanings.map(([each, date]) => (
          <option key={each} value={each}>
            {words(each, date)}
          </option>
        ))}
      </select>
    </label>
  );
}

const longDay = (date: string): string =>
  dateFormat({ dateStyle: 'long', ...(date.includes('T') ? {} : { timeZone: 'UTC' }) }).format(
    new Date(date),
  );
