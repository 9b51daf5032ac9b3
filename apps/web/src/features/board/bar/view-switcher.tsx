import { Link, useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useControl } from '../../../board-control/hooks/use-control.js';
import { useBoard } from '../../../board-control/hooks/use-board.js';
import { VIEW_ICONS } from '../../../board-views/view-icons.js';
import { VIEW_NAMES, VIEW_ROUTES } from '../../../board-views/view-names.js';
import { readBoardSearch } from '../../../filters/board-filter.js';
import { useMessages } from '../../../texts/messages.js';
import { useMedia } from '../../../ui/media/use-media.js';
import { ActionMenu } from '../../../ui/menu/menu.js';
import { useOwnView } from '../use-own-view.js';
import styles from './view-switcher.module.css';

/** The views of the board: links, on a phone a menu. What is filtered, grouped and selected stays. */
export function ViewSwitcher(): ReactElement {
  const { views: texts } = useMessages();
  const { ports } = useControl();
  const shown = useOwnView();
  const isKanban = (useBoard()?.kind ?? 'kanban') === 'kanban';
  // The cells of a grid side by side as lists would say nothing.
  const names = VIEW_NAMES.filter((name) => isKanban || name !== 'board');
  const { boardId } = useParams({ from: '/boards/$boardId' });
  const isNarrow = useMedia('(width < 1024px)');
  if (isNarrow) {
    const actions = names.map((name) => {
      const Icon = VIEW_ICONS[name];
      return {
        title: texts.names[name],
        icon: <Icon size={16} aria-hidden />,
        isCurrent: name === shown,
        run: () => ports.showView(name),
      };
    });
    const Icon = VIEW_ICONS[shown];
    return (
      <ActionMenu label={texts.shown(texts.names[shown])} className={styles.menu} groups={[actions]}>
        <Icon size={16} aria-hidden />
      </ActionMenu>
    );
  }
  return (
    <nav className={styles.views} aria-label={texts.views}>
      {names.map((name) => {
        const Icon = VIEW_ICONS[name];
        return (
          <Link
            key={name}
            to={VIEW_ROUTES[name]}
            params={{ boardId }}
            search={(search) => readBoardSearch({ ...search })}
            className={styles.view}
            activeOptions={{ exact: true, includeSearch: false }}
            aria-current={name === shown ? 'page' : undefined}
          >
            <Icon size={14} aria-hidden />
            {texts.names[name]}
          </Link>
        );
      })}
    </nav>
  );
}
