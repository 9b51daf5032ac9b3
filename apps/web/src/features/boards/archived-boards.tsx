import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { Board } from '../../board-model/entities.js';
import { boardCounts } from '../../workspace-model/board-counts.js';
import { useBoards } from '../../workspace-model/boards.js';
import { useSession } from '../../session/session.js';
import { useMessages } from '../../texts/messages.js';
import { Button } from '../../ui/button/button.js';
import { Fault } from '../../ui/fault/fault.js';
import styles from './boards-page.module.css';

/** Folded, and read only when it is opened. */
export function ArchivedBoards(): ReactElement {
  const messages = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.archived} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{messages.archived}</summary>
      {isOpen && <Tiles />}
    </details>
  );
}

function Tiles(): ReactElement {
  const messages = useMessages();
  const { api } = useSession();
  const queries = useQueryClient();
  const { data: boards } = useBoards(true);
  const restore = useMutation({
    mutationFn: (board: Board) => api.call('POST', `/boards/${board.id}/restore`),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['boards'] }),
  });
  if (!boards) return <p>{messages.loading}</p>;
  if (boards.length === 0) return <p>{messages.noArchivedBoards}</p>;
  return (
    <>
      <Fault error={restore.error} />
      <ul className={styles.tiles}>
        {boards.map((board) => (
          <li key={board.id} className={styles.tile}>
            <span className={styles.name}>{board.name}</span>
            <Button disabled={restore.isPending} onClick={() => restore.mutate(board)}>
              {messages.restore}
            </Button>
            <p className={styles.meta}>{boardCounts(board, messages)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
