import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { BoardSessionContext, useBoard, useConnection } from '../board-control/hooks/use-board.js';
import { useOpenBoard } from '../board-control/hooks/use-open-board.js';
import { useRoleNotice } from '../board-control/hooks/use-role-notice.js';
import { routeOfBoard } from '../board-views/default-view.js';
import type { Board } from '../board-model/entities.js';
import { useBoardSettingsMessages } from '../texts/board-settings-messages.js';
import { useMessages } from '../texts/messages.js';
import { Notice } from '../ui/notice/notice.js';
import { usePageTitle } from '../ui/page-title/use-page-title.js';
import frame from '../page-parts/settings-frame.module.css';
import styles from './board-frame.module.css';

export interface BoardFrameProps {
  readonly title: string;
  readonly navigation?: ReactNode;
  /** What is on the page once the board is read. */
  readonly children: (board: Board) => ReactNode;
}

/** A page about a board: it opens the board, follows its stream, and says when the board is gone. */
export function BoardFrame(props: BoardFrameProps): ReactElement {
  const messages = useMessages();
  const { boardId } = useParams({ strict: false });
  const session = useOpenBoard(boardId ?? 0);
  if (!session) return <Notice title={messages.loading} isQuiet />;
  return (
    <BoardSessionContext value={session}>
      <OpenPage key={boardId} {...props} />
    </BoardSessionContext>
  );
}

function OpenPage({ title, navigation, children }: BoardFrameProps): ReactElement {
  const messages = useMessages();
  const texts = useBoardSettingsMessages();
  const navigate = useNavigate();
  const board = useBoard();
  const { state } = useConnection();
  useRoleNotice();
  usePageTitle(board ? `${title} · ${board.name}` : title);
  if (state === 'gone') {
    const action = { title: messages.goToBoards, run: () => void navigate({ to: '/boards' }) };
    return <Notice title={messages.board.boardGone} action={action} isPage />;
  }
  if (!board) return <Notice title={messages.loading} isQuiet />;
  return (
    <div className={frame.page}>
      <header className={frame.head}>
        <Link
          to={routeOfBoard(board)}
          params={{ boardId: board.id }}
          className={`${frame.title} ${styles.back}`}
          aria-label={texts.backTo(board.name)}
        >
          <ArrowLeft size={16} aria-hidden />
          <span dir="auto">{board.name}</span>
        </Link>
      </header>
      {navigation}
      <div className={navigation === undefined ? `${frame.view} ${styles.whole}` : frame.view}>
        <h1>{title}</h1>
        {children(board)}
      </div>
    </div>
  );
}
