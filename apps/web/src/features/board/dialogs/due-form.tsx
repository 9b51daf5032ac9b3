import { useState, type ReactElement } from 'react';
import { setDates } from '../../../board-control/card-actions.js';
import { dateInput, dateValue } from '../../../pickers/date-value.js';
import { DayField, dayText, typedDay } from '../../../pickers/day-field.js';
import { MonthGrid } from '../../../pickers/month-grid.js';
import { dayOf, daysAfter } from '../../../texts/calendar-day.js';
import { useMessages } from '../../../texts/messages.js';
import { Button } from '../../../ui/button/button.js';
import styles from '../../../page-parts/dialogs.module.css';
import { useControl } from '../../../board-control/hooks/use-control.js';

/** Sets the due date of one card or several, by one press for the near days. */
export function DueForm({
  cardIds,
  onClose,
}: {
  cardIds: readonly number[];
  onClose: () => void;
}): ReactElement {
  const messages = useMessages();
  const control = useControl();
  const [{ day: first, time }] = useState(() =>
    dateInput(control.store.card(cardIds[0] ?? 0)?.dueDate ?? null),
  );
  const [text, setText] = useState(() => dayText(first));
  const typed = typedDay(text);
  const apply = (dueDate: string | null): void => {
    setDates(control, cardIds, { dueDate });
    onClose();
  };
  const today = dayOf(new Date());
  const near = [
    { title: messages.pickers.today, day: today },
    { title: messages.pickers.tomorrow, day: daysAfter(today, 1) },
    { title: messages.pickers.nextWeek, day: daysAfter(today, 7) },
  ];
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== undefined) apply(dateValue({ day: typed, time }));
      }}
    >
      <div className={styles.buttons}>
        {near.map(({ title, day }) => (
          <Button key={title} onClick={() => apply(day)}>
            {title}
          </Button>
        ))}
        <Button onClick={() => apply(null)}>{messages.board.noDueDate}</Button>
      </div>
      <DayField label={messages.board.dueDate} text={text} onType={setText} />
      <MonthGrid chosen={typed ?? ''} onChoose={(day) => apply(dateValue({ day, time }))} />
      <div className={styles.buttons}>
        <Button kind="main" type="submit" disabled={typed === undefined}>
          {messages.board.save}
        </Button>
      </div>
    </form>
  );
}
