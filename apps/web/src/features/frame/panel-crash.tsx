import { Link, useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useShownView } from '../../board-views/use-shown-view.js';
import { VIEW_ROUTES } from '../../board-views/view-names.js';
import { readBoardSearch } from '../../filters/board-filter.js';
import { useMessages } from '../../texts/messages.js';
import { Crash } from './crash.js';
import styles from './panel-crash.module.css';

/** In place of a card's panel that failed; the board behind it goes on. */
export function PanelCrash({ error }: { error: unknown }): ReactElement {
  const messages = useMessages();
  const { boardId } = useParams({ from: '/boards/$boardId' });
  return (
    <aside className={styles.panel}>
      <Crash error={error} />
      <Link
        to={VIEW_ROUTES[useShownView()]}
        params={{ boardId }}
        search={(search) => readBoardSearch({ ...search })}
        className={styles.close}
      >
        {messages.close}
      </Link>
    </aside>
  );
}
