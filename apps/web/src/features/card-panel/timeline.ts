import type { Activity, Comment } from '../../card-history/card-details.js';

/** A comment, or a change that is no comment. */
export type TimelineEntry =
  | { readonly kind: 'comment'; readonly comment: Comment; readonly written?: Activity }
  | { readonly kind: 'change'; readonly change: Activity };

/**
 * Comments and changes in one list, the oldest first.
 * @param comments all comments, the oldest first
 * @param changes the pages of the activity that are read, the newest first
 * @param hasOlder whether older changes are unread: older comments then wait for them
 */
export function timelineOf(
  comments: readonly Comment[],
  changes: readonly Activity[],
  hasOlder: boolean,
): readonly TimelineEntry[] {
  const oldest = hasOlder ? (changes.at(-1)?.occurredAt ?? '') : '';
  const written = new Map(
    changes
      .filter(({ event }) => event === 'comment.create')
      .map((change) => [(change.data as { id: number }).id, change]),
  );
  const existing = new Set(comments.map(({ id }) => id));
  const entries: TimelineEntry[] = [
    ...comments
      .filter(({ createdAt }) => createdAt >= oldest)
      .map((comment): TimelineEntry => {
        const change = written.get(comment.id);
        return { kind: 'comment', comment, ...(change && { written: change }) };
      }),
    ...changes
      .filter(({ event, data }) => event !== 'comment.create' || !existing.has((data as { id: number }).id))
      .map((change): TimelineEntry => ({ kind: 'change', change })),
  ];
  return entries.sort((one, other) => (momentOf(one) < momentOf(other) ? -1 : 1));
}

const momentOf = (entry: TimelineEntry): string =>
  entry.kind === 'comment' ? entry.comment.createdAt : entry.change.occurredAt;

/** A comment, or changes in a row that one person made in one way. */
export type TimelineRow =
  | Extract<TimelineEntry, { readonly kind: 'comment' }>
  | { readonly kind: 'run'; readonly changes: readonly [Activity, ...Activity[]] };

/** @param entries the oldest first; the last one stays alone, so that what was just done can be seen and undone */
export function timelineRows(entries: readonly TimelineEntry[]): readonly TimelineRow[] {
  const rows: TimelineRow[] = [];
  entries.forEach((entry, index) => {
    const before = rows.at(-1);
    if (entry.kind === 'comment') rows.push(entry);
    else if (
      before?.kind === 'run' &&
      index < entries.length - 1 &&
      isSameHand(before.changes[0], entry.change)
    )
      rows[rows.length - 1] = { kind: 'run', changes: [...before.changes, entry.change] };
    else rows.push({ kind: 'run', changes: [entry.change] });
  });
  return rows;
}

const isSameHand = (one: Activity, other: Activity): boolean =>
  one.actor.memberId === other.actor.memberId &&
  one.via.kind === other.via.kind &&
  one.via.name === other.via.name;
