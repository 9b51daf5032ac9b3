import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Board } from '../board-data/entities.js';
import { useSession } from '../session/session.js';
import { BoardMarks } from './board-marks.js';

/** The boards of the workspace in their order. */
export function useBoards(archived = false): UseQueryResult<Board[]> {
  const { api } = useSession();
  return useQuery({
    queryKey: ['boards', { archived }],
    queryFn: () => api.read<Board[]>(archived ? '/boards?archived=true' : '/boards'),
    refetchOnWindowFocus: 'always',
  });
}

const RECENT_MAX = 5;

/** Starred boards in the order of the workspace, and the last opened ones that have no star. */
export function useShownBoards(boards: readonly Board[]): { starred: Board[]; recent: Board[] } {
  const marks = useBoardMarks();
  const { starred, opened } = useSyncExternalStore(marks.subscribe, marks.current);
  const byId = new Map(boards.map((board) => [board.id, board]));
  return {
    starred: boards.filter(({ id }) => starred.includes(id)),
    recent: opened
      .filter((id) => !starred.includes(id))
      .flatMap((id) => byId.get(id) ?? [])
      .slice(0, RECENT_MAX),
  };
}

/** The marks of the signed-in person on this device. */
export function useBoardMarks(): BoardMarks {
  const { me } = useSession();
  return BoardMarks.of(me.workspace.id, me.member.id);
}
