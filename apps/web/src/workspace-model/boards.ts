import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Board } from '../board-model/entities.js';
import { useSession } from '../session/session.js';
import { usePreference } from '../session/use-preference.js';

/** The boards of the workspace in their order. */
export function useBoards(archived = false): UseQueryResult<Board[]> {
  const { api } = useSession();
  return useQuery({
    queryKey: ['boards', { archived }],
    queryFn: () => api.read(archived ? '/boards?archived=true' : '/boards'),
    refetchOnWindowFocus: 'always',
  });
}

const RECENT_MAX = 5;

/** Starred boards in the order of the workspace, and the last opened ones that have no star. */
export function useShownBoards(boards: readonly Board[]): { starred: Board[]; recent: Board[] } {
  const [starred] = usePreference('starred');
  const [opened] = usePreference('opened');
  const byId = new Map(boards.map((board) => [board.id, board]));
  return {
    starred: boards.filter(({ id }) => starred.includes(id)),
    recent: opened
      .filter((id) => !starred.includes(id))
      .flatMap((id) => byId.get(id) ?? [])
      .slice(0, RECENT_MAX),
  };
}
