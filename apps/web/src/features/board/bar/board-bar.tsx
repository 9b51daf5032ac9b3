import {
  CircleDashed,
  CloudOff,
  ListFilter,
  MoreHorizontal,
  Rows3,
  Share2,
  SlidersHorizontal,
  Star,
} from 'lucide-react';
import { useSearch } from '@tanstack/react-router';
import { useState, type CSSProperties, type ReactElement } from 'react';
import { useConnection } from '../../../board-control/hooks/use-board.js';
import type { Board } from '../../../board-model/entities.js';
import { boardHue, toggleStar } from '../../../workspace-model/board-marks.js';
import { isFiltered } from '../../../filters/board-filter.js';
import { useSession } from '../../../session/session.js';
import { usePreference } from '../../../session/use-preference.js';
import { useMessages } from '../../../texts/messages.js';
import { BoardMark } from '../../../ui/board-mark/board-mark.js';
import { MenuButton } from '../../../ui/menu/menu.js';
import { useMedia } from '../../../ui/media/use-media.js';
import { Button } from '../../../ui/button/button.js';
import { savedViewMessages } from '../../../texts/saved-view-messages.js';
import { BarTool, toolPanel } from './bar-tool.js';
import type { BoardDialogsProps } from './board-dialogs.js';
import styles from './board-bar.module.css';
import { EditableName } from '../../../ui/editable-name/editable-name.js';
import { ViewTabs } from './view-tabs.js';
import { useOwnView } from '../use-own-view.js';
import { part } from '../../../ui/part/part.js';
import { useControl, useDisplay, useFilter, useView } from '../../../board-control/hooks/use-control.js';

const DisplayChips = part(() => import('./display-chips.js').then((loaded) => loaded.load()));
const FilterBar = part(() => import('./filter-bar.js').then((loaded) => loaded.FilterBar));
const SavedTabs = part(async () => {
  const [{ SavedTabs: Tabs }] = await Promise.all([import('./saved-tabs.js'), savedViewMessages.load()]);
  return Tabs;
});
const BoardMenu = part(() => import('./board-menu.js').then((loaded) => loaded.BoardMenu));
const BoardDialogs = part(() => import('./board-dialogs.js').then((loaded) => loaded.BoardDialogs));
const BoardPeople = part(() => import('./board-people.js').then((loaded) => loaded.BoardPeople));
const display = toolPanel(() => import('./display-panel.js').then((loaded) => loaded.load()));
const group = toolPanel(() => import('./group-menu.js').then((loaded) => loaded.load()));

/** As in board-bar.module.css. */
const PHONE = '(width < 768px)';

/** Two rows: what the board is and who is on it, then its views and what they show. */
export function BoardBar({ board }: { board: Board }): ReactElement {
  const control = useControl();
  const isOpen = useView(({ isFilterOpen }) => isFilterOpen);
  const hasFilter = isFiltered(useFilter());
  const { saved } = useSearch({ from: '/boards/$boardId' });
  const hasChips = Object.keys(useDisplay()).length > 0 || saved !== undefined;
  const isShown = isOpen || hasFilter;
  return (
    <div className={styles.bars}>
      <BoardHead board={board} />
      <div className={styles.views}>
        <ViewTabs>
          <SavedTabs />
        </ViewTabs>
        <Tools
          isFilterShown={isShown}
          onFilter={() => {
            if (!isShown) return control.focusFilter();
            control.change({ isFilterOpen: false });
            control.ports.setFilter({});
          }}
        />
      </div>
      {(isShown || hasChips) && (
        <div className={styles.shown}>
          {hasChips && <DisplayChips />}
          {isShown && <FilterBar />}
        </div>
      )}
    </div>
  );
}

/** Mark, name, star, connection, people and menu of the board. */
function BoardHead({ board }: { board: Board }): ReactElement {
  const messages = useMessages();
  const control = useControl();
  const { preferences } = useSession();
  const [starred] = usePreference('starred');
  const { readOnly } = useConnection();
  const isStarred = starred.includes(board.id);
  // Beside its button, and on a phone, whose bar has no room for one, as a dialog.
  const [opened, setOpened] = useState<Pick<BoardDialogsProps, 'opened' | 'anchor'> | null>(null);
  const close = (): void => setOpened(null);
  const share = (anchor: HTMLElement): void =>
    setOpened(opened === null ? { opened: 'share', anchor } : null);
  const [isEditing, setEditing] = useState(false);
  const isPhone = useMedia(PHONE);
  const star = {
    title: isStarred ? messages.unstar(board.name) : messages.star(board.name),
    run: () => toggleStar(preferences, board.id),
  };
  return (
    <>
      <header className={styles.bar} style={{ '--c': boardHue(board.id) } as CSSProperties}>
        <BoardMark size={24} />
        {isEditing ? (
          <EditableName
            label={messages.boardName}
            name={board.name}
            className={styles.edit}
            onClose={() => setEditing(false)}
            onSave={(name) => void control.run({ kind: 'board.update', change: { name } })}
          />
        ) : (
          // The same as Rename in the menu, for the pointer.
          // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- as above
          <h1
            className={styles.name}
            title={board.name}
            data-writable={!readOnly}
            onClick={() => !readOnly && setEditing(true)}
          >
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
        <span className={styles.space} />
        <ConnectionState />
        {!isPhone && (
          <>
            <BoardPeople onShare={share} />
            <Button
              className={styles.share}
              aria-haspopup="dialog"
              aria-expanded={opened?.opened === 'share'}
              onClick={({ currentTarget }) => share(currentTarget)}
            >
              <Share2 size={14} aria-hidden />
              {messages.board.share}
            </Button>
          </>
        )}
        <MenuButton
          label={messages.board.boardMenu}
          className={styles.menu}
          menu={(button, closeMenu) => (
            <BoardMenu
              board={board}
              button={button}
              onClose={closeMenu}
              onMissing={closeMenu}
              onRename={readOnly ? null : () => setEditing(true)}
              onOpen={(name) => setOpened({ opened: name, anchor: null })}
              star={isPhone ? star : null}
            />
          )}
        >
          <MoreHorizontal size={16} aria-hidden />
        </MenuButton>
      </header>
      {opened && <BoardDialogs board={board} {...opened} onClose={close} onMissing={close} />}
    </>
  );
}

interface ToolsProps {
  readonly isFilterShown: boolean;
  readonly onFilter: () => void;
}

/** Filter, group and display of the view. */
function Tools({ isFilterShown, onFilter }: ToolsProps): ReactElement {
  const messages = useMessages();
  const view = useOwnView();
  const conditions = Object.keys(useFilter()).length;
  const { group: grouped } = useDisplay();
  return (
    <div className={styles.tools}>
      <Button
        kind="quiet"
        className={styles.tool}
        aria-expanded={isFilterShown}
        aria-controls="board-filter"
        aria-description={conditions > 0 ? messages.board.conditions(conditions) : undefined}
        data-active={conditions > 0}
        onClick={onFilter}
      >
        <ListFilter size={16} aria-hidden />
        <span className={styles.word}>{messages.board.filter}</span>
        {conditions > 0 && (
          <span className={styles.conditions} aria-hidden>
            {conditions}
          </span>
        )}
      </Button>
      {(view === 'board' || view === 'table') && (
        <BarTool
          title={messages.display.group}
          Icon={Rows3}
          isSet={grouped !== undefined}
          popup="menu"
          {...group}
        />
      )}
      <BarTool
        title={messages.display.title}
        Icon={SlidersHorizontal}
        isSet={false}
        popup="dialog"
        {...display}
      />
    </div>
  );
}

/** Whether what is shown is what the service has. It is seen only where it is not. */
function ConnectionState(): ReactElement {
  const messages = useMessages().board;
  const { state, waiting, retrying = false, readOnly } = useConnection();
  const isLive = state === 'live';
  const Icon = state === 'offline' ? CloudOff : CircleDashed;
  const word = isLive ? messages.live : state === 'offline' ? messages.offline : messages.reconnecting;
  const isBehind = waiting > 0 && (retrying || !isLive);
  return (
    <p className={styles.connection} data-state={state}>
      {!isLive && <Icon size={14} aria-hidden />}
      <span className={isLive ? 'visually-hidden' : undefined}>{word}</span>
      {isBehind && <span>{messages.changesWait(waiting)}</span>}
      {readOnly && <span className={styles.badge}>{messages.readOnly}</span>}
    </p>
  );
}
