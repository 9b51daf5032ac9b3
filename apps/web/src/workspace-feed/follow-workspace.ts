import type { QueryClient } from '@tanstack/react-query';
import { openBroadcastChannel, webLocks } from '../board-model/browser-ports.js';
import { followLists } from './live-lists.js';
import { WorkspaceFeed, type WorkspaceFeedOptions } from './workspace-feed.js';

/** Follows the workspace of a person in this window, one stream for all tabs. @returns a function that ends it */
export function followWorkspace(
  options: Omit<WorkspaceFeedOptions, 'tabs' | 'clock'>,
  queries: QueryClient,
  onRights: () => void,
): () => void {
  const feed = new WorkspaceFeed({
    ...options,
    tabs: { locks: webLocks, openChannel: openBroadcastChannel },
  });
  const leave = followLists(feed, queries, onRights);
  const wake = (): void => feed.wake();
  const showOrHide = (): void => feed.setVisible(!document.hidden);
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', showOrHide);
  feed.open();
  return () => {
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', showOrHide);
    leave();
    feed.close();
  };
}
