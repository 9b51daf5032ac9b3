import { Outlet, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { use, useEffect, useLayoutEffect, useMemo, type ReactElement } from 'react';
import {
  BoardSessionContext,
  useBoard,
  useBoardSession,
  useConnection,
  useListIds,
  useProgress,
} from '../../board-control/hooks/use-board.js';
import { BoardControl } from '../../board-control/board-control.js';
import { currentBoard } from '../../board-control/current-board.js';
import { useSession } from '../../session/session.js';
import { useMessages } from '../../texts/messages.js';
import { Notice } from '../../ui/notice/notice.js';
import { part } from '../../ui/part/part.js';
import { usePageTitle } from '../../ui/page-title/use-page-title.js';
import { useOwnView } from './use-own-view.js';
import { ArriveAtBoard } from './arrive-at-board.js';
import { BoardViewPartsContext } from '../../board-views/board-view-parts.js';
import { BoardFaces } from '../../workspace-model/board-faces.js';
import { readBoardDisplay } from '../../filters/board-filter.js';
import { BoardBar } from './bar/board-bar.js';
import { BoardLists } from './lists/board-lists.js';
import styles from './board-page.module.css';
import { CardDialogs } from './dialogs/card-dialogs.js';
import {
  BoardControlContext,
  useArranged,
  useArrangedPart,
  useFilter,
  useView,
} from '../../board-control/hooks/use-control.js';
import { useFieldMatcher } from '../../board-control/hooks/use-field-matcher.js';
import { BoardFacesContext } from '../../card-faces/use-faces.js';
import { useBoardPorts } from './use-board-ports.js';
import { useOpenBoard } from '../../board-control/hooks/use-open-board.js';
import { useRoleNotice } from '../../board-control/hooks/use-role-notice.js';
import { useStoredFolded } from './lists/use-stored-folded.js';
import { useReadAll } from '../../board-control/hooks/use-read-all.js';

const ExpiredChanges = part(() => import('./expired-changes.js').then((loaded) => loaded.ExpiredChanges));

const BulkProgress = part(() => import('./bulk-progress.js').then((loaded) => loaded.BulkProgress));

const SelectionBar = part(() => import('./selection-bar.js').then((loaded) => loaded.SelectionBar));

const BoardRows = part(() => import('./rows/board-rows.js').then((loaded) => loaded.BoardRows));

/** A board in the view of the address, and the panel of a card beside it. All views share what is read, selected and undone. */
export function BoardPage(): ReactElement {
  const { boardId } = useParams({ from: '/boards/$boardId' });
  const session = useOpenBoard(boardId);
  if (!session) return <Loading />;
  return (
    <BoardSessionContext value={session}>
      <OpenBoard key={boardId} boardId={boardId} />
    </BoardSessionContext>
  );
}

/** Before the first read, nothing is known of a board: neither its lists nor whether it is a grid. */
function Loading(): ReactElement {
  const messages = useMessages();
  return <Notice title={messages.board.loadingBoard} isQuiet />;
}

function OpenBoard({ boardId }: { boardId: number }): ReactElement {
  const messages = useMessages();
  const navigate = useNavigate();
  const board = useBoard();
  const { state, expired } = useConnection();
  const control = useBoardControl();
  const { preferences } = useSession();
  const faces = useMemo(() => new BoardFaces(boardId, preferences), [boardId, preferences]);
  useRoleNotice();
  usePageTitle(board?.name ?? messages.board.loadingBoard);
  if (state === 'gone') {
    const action = { title: messages.goToBoards, run: () => void navigate({ to: '/boards' }) };
    return <Notice title={messages.board.boardGone} action={action} isPage />;
  }
  if (!board) return <Loading />;
  return (
    <BoardControlContext value={control}>
      <BoardFacesContext value={faces}>
        <div className={styles.page}>
          <ArriveAtBoard board={board}>
            <div className={styles.view}>
              <BoardBar board={board} />
              <div className={styles.body}>
                <ShownView />
              </div>
              <Selection />
              <Progress />
              <CardDialogs />
              {expired > 0 && <ExpiredChanges />}
            </div>
            <Outlet />
          </ArriveAtBoard>
        </div>
      </BoardFacesContext>
    </BoardControlContext>
  );
}

function Selection(): ReactElement | null {
  const isEmpty = useView(({ selected }) => selected.size === 0);
  return isEmpty ? null : <SelectionBar />;
}

/** Up to this number, all cards are changed by one request. */
const PROGRESS_FROM = 201;

function Progress(): ReactElement | null {
  const progress = useProgress();
  return progress && (progress.total >= PROGRESS_FROM || progress.isLimited) ? <BulkProgress /> : null;
}

function ShownView(): ReactElement | null {
  const name = useOwnView();
  const parts = use(BoardViewPartsContext);
  const View = name === 'board' ? BoardBody : parts?.[name];
  return View ? <View /> : null;
}

/** The lists, or rows across them. */
function BoardBody(): ReactElement {
  useReadAll(useArranged() !== null);
  const hasRows = useArrangedPart((arranged) => arranged.rows() !== null);
  const hasLists = useListIds().length > 0;
  if (!hasRows || !hasLists) return <BoardLists />;
  return <BoardRows />;
}

/** The state of this view; commands of the whole screen find it as the current board. */
function useBoardControl(): BoardControl {
  const session = useBoardSession();
  const ports = useBoardPorts();
  const search = useSearch({ from: '/boards/$boardId' });
  const { cardId } = useParams({ strict: false });
  const view = useOwnView();
  const filter = useFilter();
  const hasFields = useFieldMatcher(filter, ports.me);
  const control = useMemo(() => new BoardControl(session, ports), [session, ports]);
  useStoredFolded(control);
  useEffect(() => {
    const disconnect = control.connect();
    currentBoard.set(control);
    return () => {
      disconnect();
      currentBoard.set(null);
    };
  }, [control]);
  // Before the first paint, which would show the other arrangement.
  useLayoutEffect(() => {
    const { group, ...display } = readBoardDisplay({ ...search });
    // A grid has rows of its own.
    const grouped = group === undefined || view === 'grid' ? display : { ...display, group };
    control.applyFilter(filter, grouped, new Date(), hasFields);
  }, [control, search, view, filter, hasFields]);
  useEffect(() => {
    control.change({ openedCardId: cardId ?? null });
  }, [control, cardId]);
  return control;
}
