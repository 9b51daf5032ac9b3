import { Bookmark, Circle, CircleDashed, CloudOff, ListFilter, Share2, Star } from 'lucide-react';
import { useSearch } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { useConnection } from '../../../board-control/hooks/use-board.js';
import type { Board } from '../../../board-model/entities.js';
import { toggleStar } from '../../../workspace-model/board-marks.js';
import { isFiltered } from '../../../filters/board-filter.js';
import { useSession } from '../../../session/session.js';
import { usePreference } from '../../../session/use-preference.js';
import { useMessages } from '../../../texts/messages.js';
import { savedViewMessages } from '../../../texts/saved-view-messages.js';
import { useMedia } from '../../../ui/media/use-media.js';
import { Button } from '../../../ui/button/button.js';
import styles from './board-bar.module.css';
import { BoardMenu } from './board-menu.js';
import { DisplayButton } from './display-button.js';
import { EditableName } from '../../../ui/editable-name/editable-name.js';
import { FilterBar } from './filter-bar.js';
import { ViewSwitcher } from './view-switcher.js';
import { part } from '../../../ui/part/part.js';
import { useControl, useDisplay, useFilter, useView } from '../../../board-control/hooks/use-control.js';

const DisplayChips = part(async () => {
  const [{ DisplayChips: Chips }] = await Promise.all([
    import('./display-chips.js'),
    savedViewMessages.load(),
  ]);
  return Chips;
});
const SavedViewsPanel = part(async () => {
  const [{ SavedViewsPanel: Panel }] = await Promise.all([
    import('../saved-views/saved-views-panel.js'),
    savedViewMessages.load(),
  ]);
  return Panel;
});
const ShareBoard = part(async () => {
  const [{ ShareBoard: Share }] = await Promise.all([
    import('../../../board-administration/share-board.js'),
    import('../../../texts/board-pages.js').then(({ loadShareTexts }) => loadShareTexts()),
  ]);
  return Share;
});

/** As in board-bar.module.css. */
const PHONE = '(width < 768px)';

/** Name, star, views, filter, connection and menu of the board. */
export function BoardBar({ board }: { board: Board }): ReactElement {
  const messages = useMessages();
  const control = useControl();
  const { preferences } = useSession();
  const [starred] = usePreference('starred');
  const { readOnly } = useConnection();
  const isStarred = starred.includes(board.id);
  const isOpen = useView(({ isFilterOpen }) => isFilterOpen);
  const hasFilter = isFiltered(useFilter());
  const { saved } = useSearch({ from: '/boards/$boardId' });
  const hasChips = Object.keys(useDisplay()).length > 0 || saved !== undefined;
  // Beside its button, and on a phone, whose bar has no room for one, as a dialog.
  const [views, setViews] = useState<HTMLElement | 'dialog' | null>(null);
  const closeViews = (): void => setViews(null);
  const [shared, setShared] = useState<HTMLElement | 'dialog' | null>(null);
  const closeShared = (): void => setShared(null);
  const [isEditing, setEditing] = useState(false);
  const isPhone = useMedia(PHONE);
  const star = {
    title: isStarred ? messages.unstar(board.name) : messages.star(board.name),
    run: () => toggleStar(preferences, board.id),
  };
  return (
    <>
      <header className={styles.bar}>
        {isEditing ? (
          <EditableName
            label={messages.boardName}
            name={board.name}
            className={styles.edit}
            onClose={() => setEditing(false)}
            onSave={(name) => void control.run({ kind: 'board.update', change: { name } })}
          />
        ) : (
          <h1 className={styles.name} title={board.name}>
            {board.name}
          </h1>
        )}
        {board.isTemplate && (
          <span className={`${styles.badge} ${styles.template}`}>{messages.board.template}</span>
        )}
        {!isPhone && (
          <Button
            kind="quiet"
            className={styles.star}
            aria-pressed={isStarred}
            aria-label={star.title}
            onClick={star.run}
          >
            <Star size={16} aria-hidden fill={isStarred ? 'currentColor' : 'none'} />
          </Button>
        )}
        <ViewSwitcher />
        {!isPhone && (
          <Button
            kind="quiet"
            className={styles.star}
            aria-label={messages.board.savedViews}
            aria-haspopup="dialog"
            aria-expanded={views !== null}
            onClick={({ currentTarget }) => setViews(views === null ? currentTarget : null)}
          >
            <Bookmark size={16} aria-hidden />
          </Button>
        )}
        <span className={styles.space} />
        <ConnectionState />
        {!isPhone && (
          <Button
            kind="quiet"
            className={styles.filter}
            aria-haspopup="dialog"
            aria-expanded={shared !== null}
            onClick={({ currentTarget }) => setShared(shared === null ? currentTarget : null)}
          >
            <Share2 size={16} aria-hidden />
            <span className={styles.shareWord}>{messages.board.share}</span>
          </Button>
        )}
        <Button
          kind="quiet"
          className={styles.filter}
          aria-expanded={isOpen || hasFilter}
          aria-controls="board-filter"
          data-active={hasFilter}
          onClick={() => (isOpen || hasFilter ? closeFilter() : control.focusFilter())}
        >
          <ListFilter size={16} aria-hidden />
          <span className={styles.word}>{messages.board.filter}</span>
        </Button>
        <DisplayButton />
        <BoardMenu
          board={board}
          onRename={readOnly ? null : () => setEditing(true)}
          onPhone={
            isPhone
              ? [
                  star,
                  { title: messages.board.savedViews, run: () => setViews('dialog') },
                  { title: messages.board.share, run: () => setShared('dialog') },
                ]
              : []
          }
        />
      </header>
      {views !== null && (
        <SavedViewsPanel
          anchor={views === 'dialog' ? null : views}
          onClose={closeViews}
          onMissing={closeViews}
        />
      )}
      {shared !== null && (
        <ShareBoard
          board={board}
          anchor={shared === 'dialog' ? null : shared}
          onClose={closeShared}
          onMissing={closeShared}
        />
      )}
      {(isOpen || hasFilter || hasChips) && (
        <div className={styles.shown}>
          {hasChips && <DisplayChips />}
          {(isOpen || hasFilter) && <FilterBar />}
        </div>
      )}
    </>
  );

  function closeFilter(): void {
    control.change({ isFilterOpen: false });
    control.ports.setFilter({});
  }
}

/** Whether what is shown is what the service has. */
function ConnectionState(): ReactElement {
  const messages = useMessages().board;
  const { state, waiting, retrying = false, readOnly } = useConnection();
  const [icon, word] =
    state === 'live'
      ? [<Circle key="live" size={10} fill="currentColor" aria-hidden />, messages.live]
      : state === 'offline'
        ? [<CloudOff key="offline" size={14} aria-hidden />, messages.offline]
        : [<CircleDashed key="waiting" size={12} aria-hidden />, messages.reconnecting];
  const isBehind = waiting > 0 && (retrying || state !== 'live');
  return (
    <p className={styles.connection} data-state={state}>
      {icon}
      <span className={styles.stateWord}>{word}</span>
      {isBehind && <span>{messages.changesWait(waiting)}</span>}
      {readOnly && <span className={styles.badge}>{messages.readOnly}</span>}
    </p>
  );
}
