import { useState, type ReactElement } from 'react';
import { dayWords } from '../texts/day-words.js';
import { useMessages } from '../texts/messages.js';
import { Button } from '../ui/button/button.js';
import { DayField, dayText, typedDay } from './day-field.js';
import { MonthGrid } from './month-grid.js';
import styles from './pickers.module.css';

export interface DayPickerProps {
  /** Accessible name. */
  readonly title: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly day: string;
  /** Null clears the day. */
  readonly onApply: (day: string | null) => void;
}

/** A day of the month is the whole choice; a typed one is applied with Enter. */
export function DayPicker({ title, day, onApply }: DayPickerProps): ReactElement {
  const messages = useMessages().pickers;
  const [text, setText] = useState(() => dayText(day));
  const typed = typedDay(text);
  return (
    <form
      className={styles.picker}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== undefined) onApply(typed === '' ? null : typed);
      }}
    >
      <DayField label={title} text={text} onType={setText} isFirst />
      <p role="status" className={typed === undefined ? styles.fault : 'visually-hidden'}>
        {typed === undefined ? dayWords().noDay : ''}
      </p>
      <MonthGrid chosen={typed ?? ''} onChoose={onApply} />
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={() => onApply(null)}>
          {messages.clear}
        </Button>
        <Button kind="main" type="submit" disabled={typed === undefined}>
          {messages.apply}
        </Button>
      </div>
    </form>
  );
}
