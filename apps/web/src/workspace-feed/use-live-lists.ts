import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { systemClock } from '../board-data/clock.js';
import { useSession } from '../session/session.js';
import { Burst } from './burst.js';
import { useWorkspaceEvents } from './use-workspace-events.js';

/** Reads the boards and the members again when they changed. */
export function useLiveLists(): void {
  const queries = useQueryClient();
  const { refresh } = useSession();
  const reads = useMemo(() => {
    const burstOf = (...queryKey: string[]): Burst =>
      new Burst(systemClock, () => void queries.invalidateQueries({ queryKey }));
    return { boards: burstOf('boards'), members: burstOf('settings', '/members') };
  }, [queries]);
  useEffect(
    () => () => {
      reads.boards.stop();
      reads.members.stop();
    },
    [reads],
  );
  useWorkspaceEvents(({ kind }) => {
    const isAll = kind === 'reset' || kind === 'rights';
    if (kind === 'rights') void refresh();
    if (isAll || kind === 'boards' || (kind.startsWith('board.') && kind !== 'board.hint'))
      reads.boards.add();
    if (isAll || kind.startsWith('member.')) reads.members.add();
  });
}
