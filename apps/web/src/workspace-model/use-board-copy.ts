import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { components } from '@kiban/client';
import { useSession } from '../session/session.js';
import { useGoToBoard } from './use-go-to-board.js';

type ImportResult = components['schemas']['ImportResult'];

/** What a person chose for the copy of a board. */
export interface ChosenCopy {
  readonly boardId: number;
  /** The same for the same choices: a repeated request makes no second board. */
  readonly key: string;
  readonly name: string;
  readonly cards?: boolean;
  readonly assignees?: boolean;
}

export interface BoardCopying {
  readonly copy: UseMutationResult<ImportResult, Error, ChosenCopy>;
  readonly open: (boardId: number) => Promise<void>;
}

/** Copies a board, and opens the copy unless something was left out that the person should read first. */
export function useBoardCopy(onOpen: () => void): BoardCopying {
  const { api } = useSession();
  const queries = useQueryClient();
  const goTo = useGoToBoard();
  const open = async (boardId: number): Promise<void> => {
    onOpen();
    await goTo(boardId);
  };
  const copy = useMutation({
    mutationFn: async ({ boardId, key, ...body }: ChosenCopy) => {
      const headers = { 'idempotency-key': key };
      return (await api.call('POST', `/boards/${boardId}/duplicate`, { body, headers })).body;
    },
    onSuccess: async ({ boardId, unmapped }) => {
      await queries.invalidateQueries({ queryKey: ['boards'] });
      if (unmapped.length === 0) await open(boardId);
    },
  });
  return { copy, open };
}
