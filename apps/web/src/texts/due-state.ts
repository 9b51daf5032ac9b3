import { dayOf } from './calendar-day.js';

export type DueState = 'done' | 'overdue' | 'today' | 'soon' | 'later';

const DAY_MS = 86_400_000;

/** How near the due date of a card is; `soon` is within 24 hours, which for a whole day is tomorrow. */
export function dueState(dueDate: string, completedAt: string | null, now: Date): DueState {
  if (completedAt !== null) return 'done';
  const today = dayOf(now);
  const day = dayOf(dueDate);
  const isTimed = dueDate.includes('T');
  if (isTimed ? new Date(dueDate) < now : day < today) return 'overdue';
  if (day === today) return 'today';
  const tomorrow = dayOf(new Date(now.getTime() + DAY_MS));
  const isSoon = isTimed ? Date.parse(dueDate) - now.getTime() <= DAY_MS : day === tomorrow;
  return isSoon ? 'soon' : 'later';
}
