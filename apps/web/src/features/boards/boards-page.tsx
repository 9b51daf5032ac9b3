import { Navigate } from '@tanstack/react-router';
import { useCallback, useState, type ReactElement } from 'react';
import { useBoards, useShownBoards } from '../../workspace-model/boards.js';
import type { Board } from '../../board-model/entities.js';
import { routeOfBoard } from '../../board-views/default-view.js';
import { useSession } from '../../session/session.js';
import { boardImportMessages } from '../../texts/board-import-messages.js';
import { useMessages } from '../../texts/messages.js';
import { usePageTitle } from '../../ui/page-title/use-page-title.js';
import { Button } from '../../ui/button/button.js';
import { Notice } from '../../ui/notice/notice.js';
import { part } from '../../ui/part/part.js';
import { ArchivedBoards } from './archived-boards.js';
import { BoardTile } from './board-tile.js';
import styles from './boards-page.module.css';
import { useDroppedFile } from './import/use-dropped-file.js';
import { NewBoard } from './new-board.js';
import { NoBoards } from './no-boards.js';

const ImportBoard = part(async () => {
  const [component] = await Promise.all([
    import('./import/import-board.js').then((loaded) => loaded.ImportBoard),
    boardImportMessages.load(),
  ]);
  return component;
});

/** All boards that the person may see. */
export function BoardsPage(): ReactElement {
  const messages = useMessages();
  usePageTitle(messages.boards);
  const { data: boards, isError, refetch } = useBoards();
  const [dialog, setDialog] = useState<'new' | 'import' | null>(null);
  const [dropped, setDropped] = useState<File | null>(null);
  const close = (): void => {
    setDialog(null);
    setDropped(null);
  };
  const isFileOver = useDroppedFile(
    useCallback((file: File) => {
      setDropped(file);
      setDialog('import');
    }, []),
  );
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{messages.boards}</h1>
        <div className={styles.actions}>
          <Button onClick={() => setDialog('import')}>{messages.importBoard}</Button>
          <Button kind={boards?.length === 0 ? 'plain' : 'main'} onClick={() => setDialog('new')}>
            {messages.newBoard}
          </Button>
        </div>
      </header>
      {boards && <Groups boards={boards} />}
      {!boards && isError && (
        <Notice title={messages.unreachable} action={{ title: messages.retry, run: () => void refetch() }} />
      )}
      {!boards && !isError && <Notice title={messages.loading} isQuiet />}
      <ArchivedBoards />
      {dialog === 'new' && <NewBoard onClose={close} />}
      {dialog === 'import' && <ImportBoard file={dropped} onClose={close} onMissing={close} />}
      {isFileOver && dialog === null && <p className={styles.dropHere}>{messages.dropToImport}</p>}
    </div>
  );
}

const soleOf = (boards: readonly Board[]): Board | undefined => (boards.length === 1 ? boards[0] : undefined);

function Groups({ boards }: { boards: readonly Board[] }): ReactElement {
  const messages = useMessages();
  const { preferences } = useSession();
  const { starred, recent } = useShownBoards(boards);
  // The first visit opens the board that explains itself; later this page is a choice.
  const [onlyBoard] = useState(() => (preferences.get('opened').length === 0 ? soleOf(boards) : undefined));
  if (onlyBoard) return <Navigate to={routeOfBoard(onlyBoard)} params={{ boardId: onlyBoard.id }} replace />;
  if (boards.length === 0) return <NoBoards />;
  const groups = [
    { title: messages.starred, boards: starred },
    // A workspace with few boards shows each of them once.
    { title: messages.recent, boards: boards.length > recent.length + starred.length ? recent : [] },
    { title: messages.allBoards, boards: boards.filter(({ isTemplate }) => !isTemplate) },
    { title: messages.templates, boards: boards.filter(({ isTemplate }) => isTemplate) },
  ].filter((group) => group.boards.length > 0);
  return (
    <>
      {groups.map((group) => (
        <section key={group.title} className={styles.group}>
          <h2>{group.title}</h2>
          <ul className={styles.tiles}>
            {group.boards.map((board) => (
              <BoardTile key={board.id} board={board} isStarred={starred.includes(board)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
