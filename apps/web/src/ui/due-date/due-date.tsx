import { CircleCheck, Clock } from 'lucide-react';
import type { ReactElement } from 'react';
import { shortDate } from '../../texts/dates.js';
import { dueState } from '../../texts/due-state.js';
import { useMessages } from '../../texts/messages.js';
import styles from './due-date.module.css';

/** A due date in words and a colour for how near it is. */
export function DueDate({
  dueDate,
  completedAt,
}: {
  dueDate: string;
  completedAt: string | null;
}): ReactElement {
  const messages = useMessages().board;
  const now = new Date();
  const state = dueState(dueDate, completedAt, now);
  const date = shortDate(dueDate, now);
  const words = { overdue: messages.overdue, today: messages.dueToday, soon: messages.dueTomorrow };
  const isNear = state === 'overdue' || state === 'today' || state === 'soon';
  return (
    <span className={styles.due} data-state={state}>
      {state === 'done' ? <CircleCheck size={12} aria-hidden /> : <Clock size={12} aria-hidden />}
      {isNear ? (
        words[state](date)
      ) : (
        <>
          <span aria-hidden>{date}</span>
          <span className="visually-hidden">
            {state === 'done' ? messages.dueDone(date) : messages.dueOn(date)}
          </span>
        </>
      )}
    </span>
  );
}
