import { useEffect, useState } from 'react';
import { BoardSession } from '../../board-model/board-session.js';
import { ChangeDigest, type DigestEntry } from '../../board-model/change-digest.js';
import { systemClock } from '../../board-model/clock.js';
import { indexedDbStorage, openBroadcastChannel, webLocks } from '../../board-model/browser-ports.js';
import type { CommandOutcome } from '../../board-model/board-command.js';
import { outcomeText } from '../outcome-text.js';
import { useSession } from '../../session/session.js';
import { useMessages, type Messages } from '../../texts/messages.js';
import { announce } from '../../ui/announcer/announce.js';
import { areOthersAnnounced } from '../../ui/announcer/others-announced.js';
import { showToast } from '../../ui/toast/toasts.js';

const DATABASE = 'kiban';

/** Opens a board for as long as its page is shown. @returns null until it is opened */
export function useOpenBoard(boardId: number): BoardSession | null {
  const { api, me, refresh } = useSession();
  const [workspaceId, memberId] = [me.workspace.id, me.member.id];
  const messages = useMessages();
  const [session, setSession] = useState<BoardSession | null>(null);
  useEffect(() => {
    const digest = new ChangeDigest(systemClock, (entries) => announceChanges(entries, messages));
    const opened = new BoardSession({
      boardId,
      calls: api,
      workspaceId,
      memberId,
      storage: indexedDbStorage(DATABASE),
      tabs: { locks: webLocks, openChannel: openBroadcastChannel },
      onOthersChange: (change) => digest.add(change),
      onRightsChange: () => void refresh(),
      onOutcome: (outcome) => showFailure(outcome, messages),
    });
    const showNetwork = (): void => opened.setOnline(navigator.onLine);
    const showOrHide = (): void => opened.setVisible(!document.hidden);
    opened.open();
    if (!navigator.onLine) showNetwork();
    setSession(opened);
    addEventListener('online', showNetwork);
    addEventListener('offline', showNetwork);
    document.addEventListener('visibilitychange', showOrHide);
    return () => {
      removeEventListener('online', showNetwork);
      removeEventListener('offline', showNetwork);
      document.removeEventListener('visibilitychange', showOrHide);
      opened.close();
      digest.close();
      setSession(null);
    };
  }, [boardId, api, workspaceId, memberId, messages, refresh]);
  return session;
}

/** Commands that an earlier tab left have no view that waits for them. */
function showFailure(outcome: CommandOutcome, messages: Messages): void {
  if (!outcome.ok) showToast({ kind: 'failure', text: outcomeText(outcome, messages) });
}

/** Says what others did, unless the person switched that off. */
function announceChanges(entries: readonly DigestEntry[], { board: texts }: Messages): void {
  if (!areOthersAnnounced.get()) return;
  announce(entries.map(({ name, verb, count }) => texts.others[verb](name, count)).join(texts.othersJoint));
}
