import { useEffect, useState } from 'react';
import { BoardSession } from '../../board-data/board-session.js';
import { indexedDbStorage, openBroadcastChannel, webLocks } from '../../board-data/browser-ports.js';
import type { CommandOutcome } from '../../board-data/board-command.js';
import { useSession } from '../../session/session.js';
import { showToast } from '../../ui/toast/toasts.js';

const DATABASE = 'kiban';

/** Opens a board for as long as its page is shown. @returns null until it is opened */
export function useOpenBoard(boardId: number): BoardSession | null {
  const { api, me } = useSession();
  const [session, setSession] = useState<BoardSession | null>(null);
  useEffect(() => {
    const opened = new BoardSession({
      boardId,
      calls: api,
      workspaceId: me.workspace.id,
      memberId: me.member.id,
      storage: indexedDbStorage(DATABASE),
      tabs: { locks: webLocks, openChannel: openBroadcastChannel },
      onOutcome: showFailure,
    });
    const wake = (): void => opened.wake();
    const showOrHide = (): void => opened.setVisible(!document.hidden);
    opened.open();
    setSession(opened);
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', showOrHide);
    return () => {
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', showOrHide);
      opened.close();
      setSession(null);
    };
  }, [boardId, api, me]);
  return session;
}

/** Commands that an earlier tab left have no view that waits for them. */
function showFailure(outcome: CommandOutcome): void {
  if (!outcome.ok) showToast({ kind: 'failure', text: outcome.sentence });
}
