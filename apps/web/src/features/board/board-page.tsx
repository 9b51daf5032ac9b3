import { Outlet, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, type ReactElement } from 'react';
import {
  BoardSessionContext,
  useBoard,
  useBoardSession,
  useConnection,
} from '../../board-hooks/use-board.js';
import { BoardControl } from '../../commands/board-control.js';
import { currentBoard } from '../../commands/current-board.js';
import { useSession } from '../../session/session.js';
import { useMessages } from '../../texts/messages.js';
import { Notice } from '../../ui/notice/notice.js';
import { part } from '../../ui/part/part.js';
import { usePageTitle } from '../../ui/page-title/use-page-title.js';
import { BoardBar } from './board-bar.js';
import { BoardLists } from './board-lists.js';
import styles from './board-page.module.css';
import { BoardSkeleton } from './board-skeleton.js';
import { BulkProgress } from './bulk-progress.js';
import { CardDialogs } from './card-dialogs.js';
import { BoardControlContext, useView } from './use-control.js';
import { useOpenBoard } from './use-open-board.js';

const ExpiredChanges = part(() => import('./expired-changes.js').then((loaded) => loaded.ExpiredChanges));

const SelectionBar = part(() => import('./selection-bar.js').then((loaded) => loaded.SelectionBar));

/** A board in its own kind, and the panel of a card over it. */
export function BoardPage(): ReactElement {
  const { boardId } = useParams({ from: '/boards/$boardId' });
  const session = useOpenBoard(boardId);
  if (!session) return <BoardSkeleton />;
  return (
    <BoardSessionContext value={session}>
      <OpenBoard key={boardId} />
    </BoardSessionContext>
  );
}

function OpenBoard(): ReactElement {
  const messages = useMessages();
  const navigate = useNavigate();
  const board = useBoard();
  const { state, expired } = useConnection();
  const control = useBoardControl();
  usePageTitle(board?.name ?? messages.board.loadingBoard);
  if (state === 'gone') {
    const action = { title: messages.goToBoards, run: () => void navigate({ to: '/boards' }) };
    return <Notice title={messages.board.boardGone} action={action} isPage />;
  }
  if (!board) return <BoardSkeleton />;
  return (
    <BoardControlContext value={control}>
      <div className={styles.page}>
        <BoardBar board={board} />
        <div className={styles.body}>
          <BoardLists />
          <Outlet />
        </div>
        <Selection />
        <BulkProgress />
        <CardDialogs />
        {expired > 0 && <ExpiredChanges />}
      </div>
    </BoardControlContext>
  );
}

function Selection(): ReactElement | null {
  const isEmpty = useView(({ selected }) => selected.size === 0);
  return isEmpty ? null : <SelectionBar />;
}

/** The state of this view; commands of the whole screen find it as the current board. */
function useBoardControl(): BoardControl {
  const session = useBoardSession();
  const messages = useMessages();
  const { me } = useSession();
  const navigate = useNavigate();
  const filter = useSearch({ from: '/boards/$boardId' });
  const { boardId } = useParams({ from: '/boards/$boardId' });
  const { cardId } = useParams({ strict: false });
  const control = useMemo(
    () =>
      new BoardControl(session, {
        me: me.member.id,
        messages,
        openCard: (opened, as) =>
          void navigate({
            to: '/boards/$boardId/cards/$cardId',
            params: { boardId, cardId: opened },
            search: (search) => ({ ...search, page: as === 'page' ? true : undefined }),
          }),
        openElsewhere: (otherBoard, opened) =>
          void navigate({
            to: '/boards/$boardId/cards/$cardId',
            params: { boardId: otherBoard, cardId: opened },
          }),
        showBoard: () =>
          void navigate({
            to: '/boards/$boardId',
            params: { boardId },
            search: (search) => ({ ...search, page: undefined }),
          }),
        setFilter: (next) => void navigate({ to: '.', search: next, replace: true }),
        hrefOf: (linked) => `/boards/${boardId}/cards/${linked}`,
      }),
    [session, me, messages, navigate, boardId],
  );
  useEffect(() => {
    const disconnect = control.connect();
    currentBoard.set(control);
    return () => {
      disconnect();
      currentBoard.set(null);
    };
  }, [control]);
  useEffect(() => {
    control.applyFilter(filter, new Date());
  }, [control, filter]);
  useEffect(() => {
    control.change({ openedCardId: cardId ?? null });
  }, [control, cardId]);
  return control;
}
