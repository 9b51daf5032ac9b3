import { LayoutGrid } from 'lucide-react';
import type { ReactElement } from 'react';
import { can } from '@kiban/vocabulary';
import { useSession } from '../../session/session.js';
import { useMessages } from '../../texts/messages.js';
import { Button } from '../../ui/button/button.js';
import { Fault } from '../../ui/fault/fault.js';
import styles from './no-boards.module.css';
import { useWelcomeBoard } from './welcome-board.js';

/** The first page of a new workspace. */
export function NoBoards(): ReactElement {
  const messages = useMessages();
  const { me } = useSession();
  const welcome = useWelcomeBoard();
  const mayWrite = can(me, 'createBoard');
  return (
    <section className={styles.start} aria-labelledby="no-boards">
      <LayoutGrid size={32} aria-hidden />
      <h2 id="no-boards">{messages.noBoards}</h2>
      <p>{mayWrite ? messages.noBoardsHint : messages.noBoardsForViewer}</p>
      {mayWrite && (
        <Button kind="main" disabled={welcome.isPending} onClick={() => welcome.mutate()}>
          {messages.makeWelcomeBoard}
        </Button>
      )}
      <Fault error={welcome.error} />
    </section>
  );
}
