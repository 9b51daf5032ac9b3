import { Outlet, useRouterState } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { markOpened } from '../../workspace-model/board-marks.js';
import { CommandHost } from '../../palette/command-host.js';
import { isSidebarFolded, toggleSidebar } from '../../board-control/sidebar-state.js';
import { useValue } from '../../observable/use-value.js';
import { whenIdle } from '../../observable/when-idle.js';
import { useSession } from '../../session/session.js';
import { rememberPage } from '../../session/last-page.js';
import { useMessages } from '../../texts/messages.js';
import { Announcer } from '../../ui/announcer/announcer.js';
import { Button } from '../../ui/button/button.js';
import { useMedia } from '../../ui/media/use-media.js';
import { part } from '../../ui/part/part.js';
import { ToastRegion } from '../../ui/toast/toast-region.js';
import { useLiveWorkspace } from '../../workspace-feed/use-live-workspace.js';
import styles from './frame.module.css';
import { Sidebar } from './sidebar.js';
import { useSharedChoices } from './use-shared-choices.js';
import { isComposing } from '../../ui/input-method/is-composing.js';

/** It is not needed before the page is shown. Without its file, browsers paste as they do. */
const RefusedPastes = part(async () => {
  await new Promise<void>((isIdle) => whenIdle(isIdle));
  return import('./refused-paste.js').then(
    (loaded) => loaded.RefusedPastes,
    () => () => null,
  );
});

/** The sidebar, and the view of the address beside it. Below 768 px the sidebar is a drawer. */
export function Frame(): ReactElement {
  const messages = useMessages();
  const { preferences } = useSession();
  const isFolded = useValue(isSidebarFolded);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useSharedChoices();
  useLiveWorkspace();
  useEffect(() => {
    rememberPage(path);
    const [, boardId] = /^\/boards\/(\d+)/.exec(path) ?? [];
    if (boardId !== undefined) markOpened(preferences, Number(boardId));
  }, [preferences, path]);
  // The drawer closes when it has led to another page.
  const [drawerOpenAt, setDrawerOpenAt] = useState<string | null>(null);
  const isDrawerOpen = drawerOpenAt === path;
  const hasDrawer = useMedia('(width < 768px)');
  const isShown = hasDrawer ? isDrawerOpen : !isFolded;
  useEffect(() => {
    if (!isDrawerOpen) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !isComposing(event)) setDrawerOpenAt(null);
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [isDrawerOpen]);

  return (
    <div className={styles.frame} data-folded={isFolded} data-drawer={isDrawerOpen}>
      <a className={styles.skip} href="#content">
        {messages.skipToContent}
      </a>
      <Button
        kind="quiet"
        className={styles.menu}
        aria-label={isShown ? messages.closeMenu : messages.openMenu}
        aria-expanded={isShown}
        onClick={() => {
          // A phone has only the drawer: what it shows is no choice for other devices.
          if (hasDrawer) setDrawerOpenAt(isDrawerOpen ? null : path);
          else toggleSidebar();
        }}
      >
        <Menu size={18} aria-hidden />
      </Button>
      <Sidebar className={styles.sidebar} />
      {/* The drawer also closes by its button and by Escape. */}
      <div className={styles.backdrop} onPointerDown={() => setDrawerOpenAt(null)} />
      <main className={styles.content} id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <CommandHost />
      <ToastRegion />
      <Announcer />
      <RefusedPastes />
    </div>
  );
}
