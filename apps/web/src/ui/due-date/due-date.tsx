import { CalendarDays, CircleCheck, Clock } from 'lucide-react';
import type { ReactElement } from 'react';
import { shortDate } from '../../texts/dates.js';
import { dueState } from '../../texts/due-state.js';
import { useMessages } from '../../texts/messages.js';
import styles from './due-date.module.css';

/** A due date with a colour for how near it is, which is in words for screen readers. */
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
  const words = {
    done: messages.dueDone,
    overdue: messages.overdue,
    today: messages.dueToday,
    soon: messages.dueTomorrow,
    later: messages.dueOn,
  };
  const Icon = state === 'done' ? CircleCheck : state === 'overdue' ? Clock : CalendarDays;
  return (
    <span className={styles.due} data-state={state}>
      <Icon size={12} aria-hidden />
      <span aria-hidden>{date}</span>
      <span className="visually-hidden">{words[state](date)}</span>
    </span>
  );
}
