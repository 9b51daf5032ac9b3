import { Link } from '@tanstack/react-router';
import { Lock, Star } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Board } from '../../board-model/entities.js';
import { routeOfBoard } from '../../board-views/default-view.js';
import { boardCounts } from '../../workspace-model/board-counts.js';
import { toggleStar } from '../../workspace-model/board-marks.js';
import { useSession } from '../../session/session.js';
import { useMessages } from '../../texts/messages.js';
import { Button } from '../../ui/button/button.js';
import styles from './boards-page.module.css';

export function BoardTile({ board, isStarred }: { board: Board; isStarred: boolean }): ReactElement {
  const messages = useMessages();
  const { preferences } = useSession();
  return (
    <li className={styles.tile}>
      <Link to={routeOfBoard(board)} params={{ boardId: board.id }} className={styles.name}>
        {board.name}
      </Link>
      <Button
        kind="quiet"
        className={styles.above}
        aria-pressed={isStarred}
        aria-label={isStarred ? messages.unstar(board.name) : messages.star(board.name)}
        onClick={() => toggleStar(preferences, board.id)}
      >
        <Star size={16} aria-hidden fill={isStarred ? 'currentColor' : 'none'} />
      </Button>
      <p className={styles.meta}>
        {board.visibility === 'private' && <Lock size={12} aria-label={messages.private} />}
        {boardCounts(board, messages)}
      </p>
    </li>
  );
}
