import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShownCard } from '../../board-model/entities.js';
import { useBoardSession, useCard } from '../../board-control/hooks/use-board.js';
import { ApiError } from '../../api/api-error.js';
import { useSession } from '../../session/session.js';

export interface OpenCard {
  readonly card: ShownCard | undefined;
  /** The board that the card is on, if it is known. */
  readonly boardId: number | undefined;
  /** The board behind the panel, which follows the address a moment later. */
  readonly shownBoardId: number;
  readonly isMissing: boolean;
  /** It was shown here before it went. */
  readonly hasLeft: boolean;
}

/** The card of the address. Archived cards and those of unread pages are read and given to the store. */
export function useOpenCard(cardId: number): OpenCard {
  const { store } = useBoardSession();
  const { api } = useSession();
  const card = useCard(cardId);
  const [shownId, setShownId] = useState<number | null>(null);
  if (card && shownId !== cardId) setShownId(cardId);
  const { data, error } = useQuery({
    queryKey: ['card', cardId, 'of-board', store.base.boardId],
    enabled: card === undefined,
    gcTime: 0,
    staleTime: 0,
    retry: (count, failure) => !(failure instanceof ApiError) && count < 3,
    queryFn: async () => {
      const read = await api.read(`/cards/${cardId}`);
      store.change((base) => base.putCard(read, null));
      return read;
    },
  });
  const hasLeft = card === undefined && shownId === cardId && store.base.departed.has(cardId);
  const isMissing = card === undefined && error !== null;
  const { boardId: shownBoardId } = store.base;
  return { card, boardId: card?.boardId ?? data?.boardId, shownBoardId, isMissing, hasLeft };
}
