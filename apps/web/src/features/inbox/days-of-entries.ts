import type { InboxEntry } from '../../workspace-model/inbox.js';

export type EntryDay = 'today' | 'yesterday' | 'earlier';

const DAYS: readonly EntryDay[] = ['today', 'yesterday', 'earlier'];

/** The entries by the day of their newest change in the reader’s time zone, without empty days. */
export function byDay(
  entries: readonly InboxEntry[],
  now: Date,
): { day: EntryDay; entries: readonly InboxEntry[] }[] {
  const midnight = (days: number): number =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).getTime();
  const [today, yesterday] = [midnight(0), midnight(-1)];
  const dayOf = ({ updatedAt }: InboxEntry): EntryDay => {
    const at = Date.parse(updatedAt);
    return at >= today ? 'today' : at >= yesterday ? 'yesterday' : 'earlier';
  };
  return DAYS.map((day) => ({ day, entries: entries.filter((entry) => dayOf(entry) === day) })).filter(
    (group) => group.entries.length > 0,
  );
}
