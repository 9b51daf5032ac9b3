import { limits } from '@kiban/contracts';
import { isStronger, type Actor, type Entry, type Notice } from '../store/entry.js';

/** How long changes of a card that a member watches grow one entry. */
export const GROWS_FOR_MS = 10 * 60 * 1_000;

/**
 * Adds notices to the entries of their member and card, by two rules. One action is one notification, with the strongest
 * reason. Changes that a member hears by watching are one entry for ten minutes, unless it was read in between.
 * @param stored the entries of these members and cards, newest first; they are changed
 * @returns the new entries, and those of `stored` that changed
 */
export function mergeNotices(
  stored: readonly Entry[],
  notices: readonly Notice[],
): { added: Entry[]; changed: Entry[] } {
  const byTopic = new Map<string, Entry[]>();
  for (const entry of stored) entriesOf(byTopic, topicOf(entry)).push(entry);
  const added = new Set<Entry>();
  const changed = new Set<Entry>();
  const ordered = [...notices].sort((a, b) => a.eventId - b.eventId);
  for (const notice of ordered) {
    const entries = entriesOf(byTopic, topicOf(notice));
    const touched = addTo(entries, notice);
    for (const entry of touched) {
      if (entry.id !== undefined) changed.add(entry);
      else added.add(entry);
    }
  }
  return { added: [...added], changed: [...changed] };
}

/** @returns the entries that are new or changed */
function addTo(entries: Entry[], notice: Notice): Entry[] {
  const same = entries.find(({ action }) => action === notice.action);
  if (same && !isPreferred(notice, same)) return [];
  if (same?.state === 'unread' && (same.count === 1 || same.byWatching === notice.byWatching)) {
    replaceReason(same, notice);
    return [same];
  }
  // The change that the member watched turns out to concern them by name: it leaves the entry that grew by it.
  const shrunk = same?.state === 'unread' ? [same] : [];
  for (const entry of shrunk) entry.count -= 1;
  const open = same ? undefined : entries.find((entry) => isOpen(entry, notice));
  if (open) {
    grow(open, notice);
    return [open];
  }
  const made = newEntry(notice);
  entries.unshift(made);
  return [...shrunk, made];
}

const topicOf = ({ workspaceId, memberId, cardId, action }: Notice | Entry): string =>
  `${workspaceId} ${memberId} ${cardId ?? action}`;

function entriesOf(byTopic: Map<string, Entry[]>, topic: string): Entry[] {
  const known = byTopic.get(topic);
  if (known) return known;
  const entries: Entry[] = [];
  byTopic.set(topic, entries);
  return entries;
}

/** Of two changes of one action, what concerns the member by name precedes what they watch, then the stronger reason. */
function isPreferred(notice: Notice, entry: Entry): boolean {
  if (notice.byWatching !== entry.byWatching) return entry.byWatching;
  return isStronger(notice.reason, entry.reason);
}

function isOpen(entry: Entry, notice: Notice): boolean {
  return (
    notice.byWatching &&
    entry.byWatching &&
    entry.state === 'unread' &&
    notice.at.getTime() - entry.createdAt.getTime() < GROWS_FOR_MS
  );
}

function replaceReason(entry: Entry, notice: Notice): void {
  const { reason, kind, text, byWatching } = notice;
  Object.assign(entry, { reason, kind, text, byWatching });
  raise(entry, notice);
}

function grow(entry: Entry, notice: Notice): void {
  entry.count += 1;
  entry.actors = withNewest(entry.actors, notice.actor);
  if (isStronger(notice.reason, entry.reason)) entry.reason = notice.reason;
  if (notice.eventId < entry.eventId) return;
  const { kind, text, via, action, boardId, boardName, cardTitle } = notice;
  Object.assign(entry, { kind, text, via, action, boardId, boardName, cardTitle });
  raise(entry, notice);
}

function raise(entry: Entry, { eventId, at }: Notice): void {
  entry.eventId = Math.max(entry.eventId, eventId);
  entry.rank = Math.max(entry.rank, eventId);
  if (at > entry.changedAt) entry.changedAt = at;
}

const withNewest = (actors: readonly Actor[], actor: Actor): Actor[] =>
  [actor, ...actors.filter(({ memberId }) => memberId !== actor.memberId)].slice(0, limits.inboxActorsMax);

function newEntry({ actor, at, ...change }: Notice): Entry {
  return {
    ...change,
    id: undefined,
    rank: change.eventId,
    actors: [actor],
    count: 1,
    state: 'unread',
    snoozedUntil: null,
    createdAt: at,
    changedAt: at,
  };
}
