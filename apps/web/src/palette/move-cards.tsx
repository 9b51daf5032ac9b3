import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { NO_VALUE } from '../arrangement/card-rows.js';
import type { Card, List } from '../board-model/entities.js';
import { useBoard, useCardIds, useListIds } from '../board-control/hooks/use-board.js';
import { useBoards } from '../workspace-model/boards.js';
import { MovePicker, type RowChoice } from '../pickers/move-picker.js';
import { useSession } from '../session/session.js';
import { useMessages } from '../texts/messages.js';
import type { BoardControl } from '../board-control/board-control.js';
import { copyCards, moveCards } from '../board-control/card-actions.js';
import { useCopyElsewhere } from '../board-control/copy-elsewhere.js';
import type { GridPort } from '../board-control/grid-port.js';

/** Cards of a list that are offered to be moved behind; further places are reached by dragging and keys. */
const OFFERED_MAX = 200;

export interface MoveCardsProps {
  readonly board: BoardControl;
  readonly cardIds: readonly number[];
  /** Copies the card, and leaves it where it is. */
  readonly isCopy?: boolean;
  readonly onClose: () => void;
}

/** Moves cards, or copies one, to any place of this board or of another one, without dragging. */
export function MoveCards({ board, cardIds, isCopy = false, onClose }: MoveCardsProps): ReactElement {
  const messages = useMessages().pickers;
  const { store } = board;
  const own = useBoard();
  const { data: boards = own ? [own] : [] } = useBoards();
  const [boardId, setBoardId] = useState(store.base.boardId);
  const [chosen, setChosen] = useState(() => store.card(cardIds[0] ?? 0)?.listId);
  const isElsewhere = boardId !== store.base.boardId;
  const ownLists = useListIds().flatMap((id) => store.list(id) ?? []);
  const other = useOtherBoard(isElsewhere ? boardId : null, chosen);
  const cell = useCellChoice(board, cardIds, isElsewhere);
  const lists = cell?.columns ?? (isElsewhere ? other.lists : ownLists);
  const listId = cell?.listId ?? (lists?.find(({ id }) => id === chosen) ?? lists?.[0])?.id;
  const { row: rowOfBoard, from } = useRowChoice(board, cardIds);
  // A copy has what puts the card into its rows.
  const row = isCopy ? undefined : rowOfBoard;
  const copyElsewhere = useCopyElsewhere(board);
  const arranged = row?.chosen == null ? null : board.arranged.get();
  const ownCards = useCardIds(listId ?? 0)
    .filter((id) => arranged?.rowIdsOf(id).includes(row?.chosen ?? 0) ?? true)
    .flatMap((id) => store.card(id) ?? []);
  const cards = isElsewhere ? other.cards : ownCards;
  return (
    <MovePicker
      boards={boards}
      boardId={boardId}
      lists={lists}
      listId={cell?.columnId ?? listId}
      isGrid={cell !== null}
      cards={cards.filter(({ id }) => isCopy || !cardIds.includes(id)).slice(0, OFFERED_MAX)}
      row={isElsewhere ? undefined : (cell?.row ?? row)}
      hint={isElsewhere ? (isCopy ? messages.losesOnBoard : messages.leavesBoard) : undefined}
      isCopy={isCopy}
      onBoard={setBoardId}
      onList={cell?.onColumn ?? setChosen}
      onCancel={onClose}
      onMove={(to, place) => {
        const rows = isElsewhere || row?.chosen == null ? undefined : { from, to: row.chosen };
        const target = { boardId, listId: cell?.listId ?? to, place, row: rows };
        if (!isCopy) void moveCards(board, cardIds, target);
        else if (isElsewhere) void copyElsewhere(cardIds[0] ?? 0, target);
        else void copyCards(board, cardIds, { listId: target.listId, place });
        onClose();
      }}
    />
  );
}

/** The columns and rows of a grid, also of cells without a list; null for other boards. */
function useCellChoice(
  board: BoardControl,
  cardIds: readonly number[],
  isElsewhere: boolean,
): {
  columns: GridPort['columns'];
  columnId: number;
  row: RowChoice;
  listId: number;
  onColumn: (id: number) => void;
} | null {
  const grid = board.controls.of('grid');
  const [cell, setCell] = useState(() => grid?.cellOf(board.store.card(cardIds[0] ?? 0)?.listId ?? 0));
  if (!grid || !cell || isElsewhere) return null;
  const { columns, rows } = grid;
  const onChoose = (rowId: number | null): void => setCell({ ...cell, rowId: rowId ?? cell.rowId });
  return {
    columns,
    columnId: cell.columnId,
    row: { rows, chosen: cell.rowId, mayKeep: false, onChoose },
    listId: grid.listIdAt(cell),
    onColumn: (columnId) => setCell({ ...cell, columnId }),
  };
}

/** The rows of a grouped board. Cards of one row begin with it; cards of several keep theirs. */
function useRowChoice(
  board: BoardControl,
  cardIds: readonly number[],
): { row: RowChoice | undefined; from: number } {
  const messages = useMessages();
  const arranged = board.arranged.get();
  const [from = NO_VALUE] = useState(() => board.rowOf(cardIds[0] ?? 0));
  const isCommon = cardIds.every((id) => arranged?.rowIdsOf(id).includes(from));
  const [chosen, onChoose] = useState(isCommon ? from : null);
  const rows = arranged?.rows()?.map(({ id }) => ({ id, name: board.shown.rowName(messages, id) }));
  return { row: rows && { rows, chosen, mayKeep: !isCommon, onChoose }, from };
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
    queryFn: () => api.read(`/boards/${boardId ?? 0}/lists`),
  });
  const listId = (lists?.find(({ id }) => id === chosen) ?? lists?.[0])?.id;
  const { data: cards = [] } = useQuery({
    queryKey: ['cards-of-list', listId],
    enabled: boardId !== null && listId !== undefined,
    staleTime: 0,
    queryFn: () => api.read(`/lists/${listId ?? 0}/cards?limit=${OFFERED_MAX}&omit=description`),
  });
  return { lists, cards };
}
