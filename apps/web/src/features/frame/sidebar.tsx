import { Link, useParams } from '@tanstack/react-router';
import { CircleUser, Inbox, LayoutGrid, LogOut, Search, Settings, Star } from 'lucide-react';
import type { ReactElement } from 'react';
import { routeOfBoard } from '../../board-views/default-view.js';
import { useBoards, useShownBoards } from '../../workspace-model/boards.js';
import { useUnreadCount } from '../../workspace-model/inbox-count.js';
import { useDueCount } from '../../workspace-model/my-cards.js';
import { useSession } from '../../session/session.js';
import { SignOutLink } from '../../session/sign-out-link.js';
import { useMessages } from '../../texts/messages.js';
import { DisplayChoices } from './display-choices.js';
import styles from './sidebar.module.css';
import { WorkspaceName } from './workspace-name.js';

export function Sidebar({ className }: { className: string | undefined }): ReactElement {
  const messages = useMessages();
  const { me } = useSession();
  const { data: boards = [] } = useBoards();
  const { starred, recent } = useShownBoards(boards);
  const dueCount = useDueCount();
  const unreadCount = useUnreadCount();
  // In each of its views, and on its settings.
  const { boardId: shownId } = useParams({ strict: false });
  return (
    <nav className={[styles.sidebar, className].join(' ')} aria-label={messages.navigation}>
      <WorkspaceName />
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
              <span className={styles.count}>
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
              <span className={styles.count}>
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
          <ul>
            {[...starred, ...recent].map((board) => (
              <li key={board.id}>
                <Link
                  to={routeOfBoard(board)}
                  params={{ boardId: board.id }}
                  className={styles.board}
                  data-status={board.id === shownId ? 'active' : undefined}
                  aria-current={board.id === shownId ? 'page' : undefined}
                >
                  {starred.includes(board) && <Star size={12} aria-label={messages.starred} />}
                  <span>{board.name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </li>
      </ul>
      <footer className={styles.foot}>
        <DisplayChoices />
        <Link to="/settings" className={styles.link}>
          <Settings size={16} aria-hidden />
          {messages.settings}
        </Link>
        <SignOutLink className={styles.link}>
          <LogOut size={16} aria-hidden />
          {messages.signOut}
          <span className={styles.person}>{me.member.name}</span>
        </SignOutLink>
      </footer>
    </nav>
  );
}
