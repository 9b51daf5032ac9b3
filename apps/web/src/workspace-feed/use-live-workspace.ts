import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../observable/when-idle.js';
import { useSession } from '../session/session.js';

/** Lists follow the workspace while a person is signed in. The scripts for it are loaded after what the page is for. */
export function useLiveWorkspace(): void {
  const { api: calls, me, refresh } = useSession();
  const [workspaceId, memberId] = [me.workspace.id, me.member.id];
  const queries = useQueryClient();
  useEffect(() => {
    let close: (() => void) | null = null;
    let isOver = false;
    const start = async (): Promise<void> => {
      const { followWorkspace } = await import('./follow-workspace.js');
      if (!isOver) close = followWorkspace({ workspaceId, memberId, calls }, queries, () => void refresh());
    };
    // Without it, lists are read again when the tab comes to the front.
    const cancel = whenIdle(() => void start().catch(() => undefined));
    return () => {
      isOver = true;
      cancel();
      close?.();
    };
  }, [calls, workspaceId, memberId, queries, refresh]);
}
