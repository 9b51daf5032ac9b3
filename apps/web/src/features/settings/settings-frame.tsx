import { Link, Outlet } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useSession } from '../../session/session.js';
import { useSettingsMessages, type SettingsMessages } from '../../texts/settings-messages.js';
import styles from './settings-frame.module.css';

const VIEWS = [
  { to: '/settings', name: 'tokens' },
  { to: '/settings/members', name: 'members' },
  { to: '/settings/workspace', name: 'workspace' },
  { to: '/settings/audit', name: 'audit' },
  { to: '/settings/profile', name: 'profile' },
] as const satisfies readonly {
  to: string;
  name: keyof SettingsMessages['views'];
}[];

/** The navigation of the settings, and the view of the address below or beside it. */
export function SettingsFrame(): ReactElement {
  const texts = useSettingsMessages();
  const { me } = useSession();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.title}>{texts.title}</p>
        <p className={styles.who}>{texts.who(me.member.name, texts.roles[me.role], me.workspace.name)}</p>
      </header>
      <nav aria-label={texts.navigation} className={styles.navigation}>
        <ul>
          {VIEWS.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} activeOptions={{ exact: true, includeSearch: false }} className={styles.link}>
                {texts.views[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.view}>
        <Outlet />
      </div>
    </div>
  );
}
