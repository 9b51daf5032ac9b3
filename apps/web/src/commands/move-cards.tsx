import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { Card, List } from '../board-data/entities.js';
import { useBoard, useCardIds, useListIds } from '../board-hooks/use-board.js';
import { useBoards } from '../boards-data/boards.js';
import { MovePicker } from '../pickers/move-picker.js';
import { useSession } from '../session/session.js';
import { useMessages } from '../texts/messages.js';
import type { BoardControl } from './board-control.js';
import { moveCards } from './card-actions.js';

/** Cards of a list that are offered to be moved behind; further places are reached by dragging and keys. */
const OFFERED_MAX = 200;

export interface MoveCardsProps {
  readonly board: BoardControl;
  readonly cardIds: readonly number[];
  readonly onClose: () => void;
}

/** Moves cards to any place of this board or of another one, without dragging. */
export function MoveCards({ board, cardIds, onClose }: MoveCardsProps): ReactElement {
  const messages = useMessages().pickers;
  const { store } = board;
  const own = useBoard();
  const { data: boards = own ? [own] : [] } = useBoards();
  const [boardId, setBoardId] = useState(store.base.boardId);
  const [chosen, setChosen] = useState(() => store.card(cardIds[0] ?? 0)?.listId);
  const isElsewhere = boardId !== store.base.boardId;
  const ownLists = useListIds().flatMap((id) => store.list(id) ?? []);
  const other = useOtherBoard(isElsewhere ? boardId : null, chosen);
  const lists = isElsewhere ? other.lists : ownLists;
  const listId = (lists?.find(({ id }) => id === chosen) ?? lists?.[0])?.id;
  const ownCards = useCardIds(listId ?? 0).flatMap((id) => store.card(id) ?? []);
  const cards = isElsewhere ? other.cards : ownCards;
  return (
    <MovePicker
      boards={boards}
      boardId={boardId}
      lists={lists}
      listId={listId}
      cards={cards.filter(({ id }) => !cardIds.includes(id)).slice(0, OFFERED_MAX)}
      hint={isElsewhere ? messages.leavesBoard : undefined}
      onBoard={setBoardId}
      onList={setChosen}
      onCancel={onClose}
      onMove={(to, place) => {
        void moveCards(board, cardIds, { boardId, listId: to, place });
        onClose();
      }}
    />
  );
}

/** The lists of another board, and the cards of the chosen one. */
function useOtherBoard(
  boardId: number | null,
  chosen: number | undefined,
): { lists: readonly List[] | undefined; cards: readonly Card[] } {
  const { api } = useSession();
  const { data: lists } = useQuery({
    queryKey: ['lists', boardId],
    enabled: boardId !== null,
    queryFn: () => api.read<List[]>(`/boards/${boardId ?? 0}/lists`),
  });
  const listId = (lists?.find(({ id }) => id === chosen) ?? lists?.[0])?.id;
  const { data: cards = [] } = useQuery({
    queryKey: ['cards-of-list', listId],
    enabled: boardId !== null && listId !== undefined,
    staleTime: 0,
    queryFn: () => api.read<Card[]>(`/lists/${listId ?? 0}/cards?limit=${OFFERED_MAX}&omit=description`),
  });
  return { lists, cards };
}
