import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { List, ShownCard } from '../../board-data/entities.js';
import { useBoard, useBoardSession, useListIds } from '../../board-hooks/use-board.js';
import { useBoards } from '../../boards-data/boards.js';
import { MovePicker } from '../../pickers/move-picker.js';
import { useSession } from '../../session/session.js';
import { useCardRun } from './use-card-run.js';

/** Moves the card to a list of this board or of another one. */
export function MoveCard({ card, onMoved }: { card: ShownCard; onMoved: () => void }): ReactElement {
  const { api } = useSession();
  const { store } = useBoardSession();
  const run = useCardRun();
  const board = useBoard();
  const { data: boards = board ? [board] : [] } = useBoards();
  const ownLists = useListIds().flatMap((id) => store.list(id) ?? []);
  const [boardId, setBoardId] = useState(card.boardId);
  const isOwn = boardId === card.boardId;
  const { data: otherLists } = useQuery({
    queryKey: ['lists', boardId],
    enabled: !isOwn,
    queryFn: () => api.read<List[]>(`/boards/${boardId}/lists`),
  });
  return (
    <MovePicker
      boards={boards}
      boardId={boardId}
      lists={isOwn ? ownLists : otherLists}
      listId={card.listId}
      onBoard={setBoardId}
      onMove={(listId, at) => {
        onMoved();
        void run({ kind: 'cards.move', cardIds: [card.id], listId, place: { at } });
      }}
    />
  );
}
