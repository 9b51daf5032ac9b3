import { Link, useParams } from '@tanstack/react-router';
import { ChevronsUpDown, CircleUser, Inbox, LayoutGrid, Search, Settings, UserPlus } from 'lucide-react';
import { useState, type CSSProperties, type ReactElement } from 'react';
import type { Board } from '../../board-model/entities.js';
import { routeOfBoard } from '../../board-views/default-view.js';
import { boardHue } from '../../workspace-model/board-marks.js';
import { useBoards, useShownBoards } from '../../workspace-model/boards.js';
import { useUnreadCount } from '../../workspace-model/inbox-count.js';
import { useDueCount } from '../../workspace-model/my-cards.js';
import { useSession } from '../../session/session.js';
import { useMessages } from '../../texts/messages.js';
import { Avatar } from '../../ui/avatar/avatar.js';
import { BoardMark } from '../../ui/board-mark/board-mark.js';
import { MenuButton } from '../../ui/menu/menu.js';
import { part } from '../../ui/part/part.js';
import styles from './sidebar.module.css';

const WorkspaceMenu = part(() => import('./workspace-menu.js').then((loaded) => loaded.WorkspaceMenu));
const UserMenu = part(() => import('./user-menu.js').then((loaded) => loaded.UserMenu));

export function Sidebar({ className }: { className: string | undefined }): ReactElement {
  const messages = useMessages();
  const { data: boards = [] } = useBoards();
  const { starred, recent } = useShownBoards(boards);
  const { name } = useSession().me.workspace;
  const dueCount = useDueCount();
  const unreadCount = useUnreadCount();
  return (
    <nav className={[styles.sidebar, className].join(' ')} aria-label={messages.navigation} data-menu-place>
      <div className={styles.top}>
        <MenuButton
          label={messages.workspaceOf(name)}
          className={styles.workspace}
          menu={(button, close) => <WorkspaceMenu button={button} onClose={close} onMissing={close} />}
        >
          {/* By its style: text would have to be part of the name of the button. */}
          <span className={styles.initial} data-text={Array.from(name)[0]?.toUpperCase()} aria-hidden />
          <span className={styles.cut}>{name}</span>
          <ChevronsUpDown size={14} aria-hidden />
        </MenuButton>
      </div>
      <div className={styles.scroll}>
        <ul className={styles.links}>
          <li>
            <Link to="/search" className={styles.link}>
              <Search size={16} aria-hidden />
              {messages.search}
            </Link>
          </li>
          <li>
            <Link to="/inbox" search={{}} className={styles.link}>
              <Inbox size={16} aria-hidden />
              {messages.inbox}
              {unreadCount > 0 && (
                <span className={styles.unread}>
                  <span aria-hidden>{unreadCount}</span>
                  <span className="visually-hidden">{messages.inboxUnread(unreadCount)}</span>
                </span>
              )}
            </Link>
          </li>
          <li>
            <Link to="/my-work" className={styles.link}>
              <CircleUser size={16} aria-hidden />
              {messages.myWork}
              {dueCount > 0 && (
                <span className={styles.due}>
                  <span aria-hidden>{dueCount}</span>
                  <span className="visually-hidden">{messages.myWorkDue(dueCount)}</span>
                </span>
              )}
            </Link>
          </li>
          <li>
            <Link to="/boards" activeOptions={{ exact: true }} className={styles.link}>
              <LayoutGrid size={16} aria-hidden />
              {messages.boards}
            </Link>
          </li>
        </ul>
        <Boards title={messages.starred} boards={starred} />
        <Boards title={messages.recent} boards={recent} />
      </div>
      <Foot />
    </nav>
  );
}

function Boards({ title, boards }: { title: string; boards: readonly Board[] }): ReactElement | null {
  // In each of its views, and on its settings.
  const { boardId: shownId } = useParams({ strict: false });
  if (boards.length === 0) return null;
  return (
    <>
      <p className={styles.title} aria-hidden>
        {title}
      </p>
      <ul className={styles.links} aria-label={title}>
        {boards.map((board) => (
          <li key={board.id}>
            <Link
              to={routeOfBoard(board)}
              params={{ boardId: board.id }}
              className={styles.link}
              style={{ '--c': boardHue(board.id) } as CSSProperties}
              data-status={board.id === shownId ? 'active' : undefined}
              aria-current={board.id === shownId ? 'page' : undefined}
            >
              <BoardMark size={16} />
              <span className={styles.cut}>{board.name}</span>
              <span className={styles.count} aria-hidden>
                {board.cardCount}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Foot(): ReactElement {
  const messages = useMessages();
  const { id, name } = useSession().me.member;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  return (
    <footer className={styles.foot}>
      <Link to="/settings/members" className={styles.link} activeOptions={{ exact: true }}>
        <UserPlus size={16} aria-hidden />
        {messages.invitePeople}
      </Link>
      <div className={styles.me}>
        <button
          type="button"
          className={styles.link}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
        >
          <Avatar memberId={id} name={name} isDecoration />
          <span className="visually-hidden">{messages.account}</span>
          <span className={styles.cut}>{name}</span>
        </button>
        <Link to="/settings" className={styles.link} aria-label={messages.settings} title={messages.settings}>
          <Settings size={16} aria-hidden />
        </Link>
      </div>
      {anchor && <UserMenu anchor={anchor} onClose={close} onMissing={close} />}
    </footer>
  );
}
