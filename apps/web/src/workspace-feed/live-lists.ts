import type { KibanEventKind } from '@kiban/client';
import type { QueryClient } from '@tanstack/react-query';
import { systemClock } from '../board-model/clock.js';
import { INBOX } from '../workspace-model/inbox-count.js';
import { FOUND_CARDS } from '../workspace-model/my-cards.js';
import { Burst } from './burst.js';
import type { WorkspaceFeed } from './workspace-feed.js';

type LiveList = 'boards' | 'members' | 'myCards' | 'inbox';

/** Events that the stream of a workspace has; of the others it sends hints, or nothing. */
type StreamedKind = Exclude<
  KibanEventKind,
  `${'list' | 'column' | 'row' | 'mention' | 'field' | 'token' | 'client' | 'webhook'}.${string}`
>;

/** Frames of the stream beside the events. */
type OtherFrame = 'board.hint' | 'board.leave' | 'boards' | 'card.leave' | 'inbox' | 'reset' | 'rights';

const NONE: readonly LiveList[] = [];
const BOARDS: readonly LiveList[] = ['boards', 'myCards'];
const MEMBERS: readonly LiveList[] = ['members'];
const CARDS: readonly LiveList[] = ['myCards'];
const INBOX_ONLY: readonly LiveList[] = ['inbox'];
const ALL: readonly LiveList[] = [...BOARDS, ...MEMBERS, ...INBOX_ONLY];

/** What a frame changes. The rows of cards show no comments and checklists. */
const CHANGED: Readonly<Record<StreamedKind | OtherFrame, readonly LiveList[]>> = {
  'board.create': BOARDS,
  'board.update': BOARDS,
  'board.archive': BOARDS,
  'board.restore': BOARDS,
  'board.reorder': BOARDS,
  'board.delete': BOARDS,
  'card.create': CARDS,
  'card.update': CARDS,
  'card.move': CARDS,
  'card.reorder': CARDS,
  'card.archive': CARDS,
  'card.restore': CARDS,
  'card.complete': CARDS,
  'card.reopen': CARDS,
  'card.delete': CARDS,
  'assignee.change': CARDS,
  'label.change': CARDS,
  'comment.create': NONE,
  'comment.update': NONE,
  'comment.delete': NONE,
  'checklist.create': NONE,
  'checklist.update': NONE,
  'checklist.delete': NONE,
  'value.change': NONE,
  'gantt.update': CARDS,
  'gantt.reorder': CARDS,
  'dependency.create': NONE,
  'dependency.delete': NONE,
  'member.add': MEMBERS,
  'member.update': MEMBERS,
  'member.remove': MEMBERS,
  'board.hint': CARDS,
  'board.leave': BOARDS,
  boards: ALL,
  'card.leave': CARDS,
  inbox: INBOX_ONLY,
  reset: ALL,
  rights: ALL,
};

/**
 * Reads the boards, the members and the person's cards, also those of a shown search, again when they changed.
 * @param onRights called when the role of the person changed
 * @returns a function that ends it
 */
export function followLists(feed: WorkspaceFeed, queries: QueryClient, onRights: () => void): () => void {
  const burstOf = (queryKey: readonly string[]): Burst =>
    new Burst(systemClock, () => void queries.invalidateQueries({ queryKey }));
  const bursts: Readonly<Record<LiveList, Burst>> = {
    boards: burstOf(['boards']),
    members: burstOf(['settings', '/members']),
    // A search that is shown has some of them.
    myCards: burstOf([FOUND_CARDS]),
    inbox: burstOf([INBOX]),
  };
  const leave = feed.subscribe(({ kind }) => {
    if (kind === 'rights') onRights();
    const changed = (CHANGED as Partial<Record<string, readonly LiveList[]>>)[kind] ?? NONE;
    for (const list of changed) bursts[list].add();
  });
  return () => {
    leave();
    for (const burst of Object.values(bursts)) burst.stop();
  };
}
