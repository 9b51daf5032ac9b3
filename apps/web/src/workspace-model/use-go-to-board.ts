import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Board } from '../board-model/entities.js';
import { routeOfBoard } from '../board-views/default-view.js';

/** Opens a board of which only the id is at hand, in its default view where the list of boards has it. */
export function useGoToBoard(): (boardId: number) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    (boardId) => {
      const boards = queries.getQueryData<Board[]>(['boards', { archived: false }]);
      const board = boards?.find(({ id }) => id === boardId);
      return navigate({ to: routeOfBoard(board ?? {}), params: { boardId } });
    },
    [queries, navigate],
  );
}
