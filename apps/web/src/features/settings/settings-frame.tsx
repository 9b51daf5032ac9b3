import { Link, Outlet, useLocation, type LinkProps } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useSession } from '../../session/session.js';
import { useSettingsMessages, type SettingsMessages } from '../../texts/settings-messages.js';
import { FreshFactor } from './fresh-factor/fresh-factor.js';
import styles from '../../page-parts/settings-frame.module.css';

interface View {
  readonly to: LinkProps['to'] & string;
  readonly name: keyof SettingsMessages['views'];
  /** A view without a link of its own that belongs to this one. */
  readonly detail?: string;
}

const VIEWS: readonly View[] = [
  { to: '/settings', name: 'tokens' },
  { to: '/settings/webhooks', name: 'webhooks', detail: '/settings/deliveries' },
  { to: '/settings/members', name: 'members' },
  { to: '/settings/workspace', name: 'workspace' },
  { to: '/settings/audit', name: 'audit' },
  { to: '/settings/profile', name: 'profile' },
];

const EXACTLY = { exact: true, includeSearch: false };

/** The navigation of the settings, and the view of the address below or beside it. */
export function SettingsFrame(): ReactElement {
  const texts = useSettingsMessages();
  const { me } = useSession();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.title}>{texts.title}</p>
        <p className={styles.who}>{texts.who(me.member.name, texts.roles[me.role], me.workspace.name)}</p>
      </header>
      <nav aria-label={texts.navigation} className={styles.navigation}>
        <ul>
          {VIEWS.map(({ to, name, detail }) => (
            <li key={to}>
              <Link
                to={to}
                activeOptions={EXACTLY}
                className={styles.link}
                {...(detail === path && { 'aria-current': 'true' })}
              >
                {texts.views[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.view}>
        <FreshFactor>
          <Outlet />
        </FreshFactor>
      </div>
    </div>
  );
}
