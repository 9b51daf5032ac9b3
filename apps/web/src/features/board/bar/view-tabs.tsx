import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useBoard } from '../../../board-control/hooks/use-board.js';
import { VIEW_ICONS } from '../../../board-views/view-icons.js';
import { VIEW_NAMES, VIEW_ROUTES } from '../../../board-views/view-names.js';
import { readBoardSearch } from '../../../filters/board-filter.js';
import { useMessages } from '../../../texts/messages.js';
import { useOwnView } from '../use-own-view.js';
import styles from './view-tabs.module.css';

/** The views of the board: links. What is filtered, grouped and selected stays. */
export function ViewTabs({ children }: { children: ReactNode }): ReactElement {
  const { views: texts } = useMessages();
  const shown = useOwnView();
  const isKanban = (useBoard()?.kind ?? 'kanban') === 'kanban';
  // The cells of a grid side by side as lists would say nothing, and a board of lists has no cells.
  const without = isKanban ? 'grid' : 'board';
  const { boardId } = useParams({ from: '/boards/$boardId' });
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  return (
    <nav ref={tabs} className={styles.tabs} aria-label={texts.views}>
      {VIEW_NAMES.filter((name) => name === shown || name !== without).map((name) => {
        const Icon = VIEW_ICONS[name];
        return (
          <Link
            key={name}
            to={VIEW_ROUTES[name]}
            params={{ boardId }}
            search={(search) => readBoardSearch({ ...search })}
            className={`${styles.tab} ${styles.kind}`}
            activeOptions={{ exact: true, includeSearch: false }}
            aria-current={name === shown ? 'page' : undefined}
          >
            <Icon size={16} aria-hidden />
            <span className={styles.word}>{texts.names[name]}</span>
          </Link>
        );
      })}
      {children}
    </nav>
  );
}
