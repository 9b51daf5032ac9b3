import { useEffect, useMemo, type PropsWithChildren, type ReactElement } from 'react';
import { openBroadcastChannel, webLocks } from '../board-data/browser-ports.js';
import { useSession } from '../session/session.js';
import { useLiveLists } from './use-live-lists.js';
import { WorkspaceFeedContext } from './use-workspace-events.js';
import { WorkspaceFeed } from './workspace-feed.js';

/** Follows the workspace while a person is signed in. */
export function WorkspaceFeedProvider({ children }: PropsWithChildren): ReactElement {
  const { api, me } = useSession();
  const [workspaceId, memberId] = [me.workspace.id, me.member.id];
  const feed = useMemo(() => {
    const tabs = { locks: webLocks, openChannel: openBroadcastChannel };
    return new WorkspaceFeed({ workspaceId, memberId, calls: api, tabs });
  }, [api, workspaceId, memberId]);
  // The effects of views run before this one, so that they are subscribed when it opens.
  useEffect(() => {
    const wake = (): void => feed.wake();
    const showOrHide = (): void => feed.setVisible(!document.hidden);
    feed.open();
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', showOrHide);
    return () => {
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', showOrHide);
      feed.close();
    };
  }, [feed]);
  return (
    <WorkspaceFeedContext value={feed}>
      <LiveLists />
      {children}
    </WorkspaceFeedContext>
  );
}

function LiveLists(): null {
  useLiveLists();
  return null;
}
