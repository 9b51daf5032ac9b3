import type { KibanEventKind } from '@kiban/client';
import type { QueryClient } from '@tanstack/react-query';
import { systemClock } from '../board-model/clock.js';
import { FOUND_CARDS } from '../workspace-model/my-cards.js';
import { Burst } from './burst.js';
import type { WorkspaceFeed } from './workspace-feed.js';

type LiveList = 'boards' | 'members' | 'myCards';

/** Frames of the stream beside the events. */
type OtherFrame = 'board.hint' | 'board.leave' | 'boards' | 'card.leave' | 'reset' | 'rights';

const ALL: readonly LiveList[] = ['boards', 'members', 'myCards'];

/** What a frame changes. The rows of cards show no comments and checklists. */
const CHANGED: Readonly<Record<KibanEventKind | OtherFrame, readonly LiveList[]>> = {
  'board.create': ['boards', 'myCards'],
  'board.update': ['boards', 'myCards'],
  'board.archive': ['boards', 'myCards'],
  'board.restore': ['boards', 'myCards'],
  'board.reorder': ['boards', 'myCards'],
  'board.delete': ['boards', 'myCards'],
  'list.create': [],
  'list.update': [],
  'list.reorder': [],
  'list.archive': [],
  'list.restore': [],
  'list.delete': [],
  'column.create': [],
  'column.update': [],
  'column.reorder': [],
  'column.delete': [],
  'row.create': [],
  'row.update': [],
  'row.reorder': [],
  'row.delete': [],
  'card.create': ['myCards'],
  'card.update': ['myCards'],
  'card.move': ['myCards'],
  'card.reorder': ['myCards'],
  'card.archive': ['myCards'],
  'card.restore': ['myCards'],
  'card.complete': ['myCards'],
  'card.reopen': ['myCards'],
  'card.delete': ['myCards'],
  'assignee.change': ['myCards'],
  'label.change': ['myCards'],
  'comment.create': [],
  'comment.update': [],
  'comment.delete': [],
  'checklist.create': [],
  'checklist.update': [],
  'checklist.delete': [],
  'field.create': [],
  'field.update': [],
  'field.delete': [],
  'value.change': [],
  'gantt.update': ['myCards'],
  'gantt.reorder': ['myCards'],
  'dependency.create': [],
  'dependency.delete': [],
  'member.add': ['members'],
  'member.update': ['members'],
  'member.remove': ['members'],
  'token.issue': [],
  'token.revoke': [],
  'client.connect': [],
  'client.revoke': [],
  'webhook.ping': [],
  'webhook.disable': [],
  'board.hint': ['myCards'],
  'board.leave': ['boards', 'myCards'],
  boards: ALL,
  'card.leave': ['myCards'],
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
  };
  const leave = feed.subscribe(({ kind }) => {
    if (kind === 'rights') onRights();
    const changed = Object.hasOwn(CHANGED, kind) ? CHANGED[kind as keyof typeof CHANGED] : [];
    for (const list of changed) bursts[list].add();
  });
  return () => {
    leave();
    for (const burst of Object.values(bursts)) burst.stop();
  };
}
