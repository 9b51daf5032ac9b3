import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { BoardPage } from '../features/board/board-page.js';
import { keepArrival } from '../board-views/arrival.js';
import { cardLinkId } from '../board-views/card-link-id.js';
import { readPanelSearch, type PanelSearch } from '../board-views/view-names.js';
import { Crash } from '../features/frame/crash.js';
import { Frame } from '../features/frame/frame.js';
import { NotFound } from '../features/frame/not-found.js';
import type { ActivitySearch } from '../filters/activity-search.js';
import type { AuditSearch } from '../filters/audit-search.js';
import { readDeliverySearch } from '../filters/delivery-search.js';
import { PanelCrash } from '../features/frame/panel-crash.js';
import { readBoardSearch } from '../filters/board-filter.js';
import type { CardSearch } from '../filters/card-search.js';
import { cardPanelMessages } from '../texts/card-panel-messages.js';
import { loadPart } from '../ui/part/load-part.js';

const root = createRootRoute({ component: Frame, notFoundComponent: NotFound, errorComponent: Crash });

const id = (text: string): number => (/^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0);

const boards = createRoute({
  getParentRoute: () => root,
  path: '/boards',
  component: lazyRouteComponent(
    () => loadPart(() => import('../features/boards/boards-page.js')),
    'BoardsPage',
  ),
});

const board = createRoute({
  getParentRoute: () => root,
  path: '/boards/$boardId',
  params: {
    parse: ({ boardId }) => ({ boardId: id(boardId) }),
    stringify: ({ boardId }) => ({ boardId: String(boardId) }),
  },
  validateSearch: readBoardSearch,
  // Not lazy: it is what most visits begin with, and a part of its own would be requested after this one.
  component: BoardPage,
});

/** The panel of a card, over the board behind it. */
const card = createRoute({
  getParentRoute: () => board,
  path: '/cards/$cardId',
  params: {
    parse: ({ cardId }) => ({ cardId: id(cardId) }),
    stringify: ({ cardId }) => ({ cardId: String(cardId) }),
  },
  validateSearch: (search: Record<string, unknown>): PanelSearch => readPanelSearch(search),
  component: lazyRouteComponent(
    () =>
      loadPart(async () => {
        const [part] = await Promise.all([
          import('../features/card-panel/card-panel.js'),
          cardPanelMessages.load(),
        ]);
        return part;
      }),
    'CardPanel',
  ),
  errorComponent: PanelCrash,
});

/** The page reads what its address has, so that its rules are no part of the first board. */
const asWritten = <Search extends object>(search: Record<string, unknown>): Search => search as Search;

/** Another view of the same cards. The board renders it, as it also does behind the panel of a card. */
const table = createRoute({ getParentRoute: () => board, path: '/table' });
const calendar = createRoute({ getParentRoute: () => board, path: '/calendar' });
const gantt = createRoute({ getParentRoute: () => board, path: '/gantt' });
const grid = createRoute({ getParentRoute: () => board, path: '/grid' });

const loadWork = (): Promise<void> =>
  loadPart(async () => (await import('../texts/work-messages.js')).workMessages.load());

/** With the texts of its conditions on custom fields. */
const loadSearch = async (): Promise<void> => {
  await Promise.all([
    loadWork(),
    loadPart(async () => (await import('../texts/field-filter-messages.js')).fieldFilterMessages.load()),
  ]);
};

const myWork = createRoute({
  getParentRoute: () => root,
  path: '/my-work',
  loader: loadWork,
  component: lazyRouteComponent(
    () => loadPart(() => import('../features/work/my-work-page.js')),
    'MyWorkPage',
  ),
});

const inbox = createRoute({
  getParentRoute: () => root,
  path: '/inbox',
  validateSearch: asWritten<{ show?: string }>,
  loader: () => loadPart(async () => (await import('../texts/inbox-messages.js')).inboxMessages.load()),
  component: lazyRouteComponent(() => loadPart(() => import('../features/inbox/inbox-page.js')), 'InboxPage'),
});

const search = createRoute({
  getParentRoute: () => root,
  path: '/search',
  validateSearch: asWritten<CardSearch>,
  loader: loadSearch,
  component: lazyRouteComponent(
    () => loadPart(() => import('../features/work/search-page.js')),
    'SearchPage',
  ),
});

/** The short link of a card: finds the board and goes on there. */
const shortCard = createRoute({
  getParentRoute: () => root,
  path: '/cards/$cardId',
  params: {
    parse: ({ cardId }) => ({ cardId: id(cardId) || cardLinkId(cardId) }),
    stringify: ({ cardId }) => ({ cardId: cardId < 0 ? `#${-cardId}` : String(cardId) }),
  },
  component: lazyRouteComponent(() => loadPart(() => import('../features/frame/card-link.js')), 'CardLink'),
});

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  loader: () => loadPart(async () => (await import('../texts/settings-messages.js')).settingsMessages.load()),
  component: lazyRouteComponent(
    () => loadPart(() => import('../features/settings/settings-frame.js')),
    'SettingsFrame',
  ),
});

/** A page of its own: it is not below the board, whose route renders the views of the cards. */
const boardSettings = createRoute({
  getParentRoute: () => root,
  path: '/boards/$boardId/settings',
  params: {
    parse: ({ boardId }) => ({ boardId: id(boardId) }),
    stringify: ({ boardId }) => ({ boardId: String(boardId) }),
  },
  loader: () => loadPart(async () => (await import('../texts/board-pages.js')).loadBoardSettingsTexts()),
  component: lazyRouteComponent(
    () => loadPart(() => import('../features/settings/board/board-settings-page.js')),
    'BoardSettingsPage',
  ),
});

/** What happened on a board, as another page of its own. */
const boardActivity = createRoute({
  getParentRoute: () => root,
  path: '/boards/$boardId/activity',
  params: {
    parse: ({ boardId }) => ({ boardId: id(boardId) }),
    stringify: ({ boardId }) => ({ boardId: String(boardId) }),
  },
  validateSearch: asWritten<ActivitySearch>,
  loader: () => loadPart(async () => (await import('../texts/board-pages.js')).loadBoardActivityTexts()),
  component: lazyRouteComponent(
    () => loadPart(() => import('../features/activity/board-activity-page.js')),
    'BoardActivityPage',
  ),
});

const tokens = createRoute({
  getParentRoute: () => settings,
  path: '/',
  component: lazyRouteComponent(
    () => loadPart(() => import('../features/settings/tokens/tokens-page.js')),
    'TokensPage',
  ),
});

const members = createRoute({
  getParentRoute: () => settings,
  path: '/members',
  component: lazyRouteComponent(
    () => loadPart(() => import('../features/settings/members/members-page.js')),
    'MembersPage',
  ),
});

const workspace = createRoute({
  getParentRoute: () => settings,
  path: '/workspace',
  component: lazyRouteComponent(
    () => loadPart(() => import('../features/settings/workspace/workspace-page.js')),
    'WorkspacePage',
  ),
});

const audit = createRoute({
  getParentRoute: () => settings,
  path: '/audit',
  validateSearch: asWritten<AuditSearch>,
  component: lazyRouteComponent(
    () => loadPart(() => import('../features/settings/audit/audit-page.js')),
    'AuditPage',
  ),
});

const profile = createRoute({
  getParentRoute: () => settings,
  path: '/profile',
  component: lazyRouteComponent(
    () => loadPart(() => import('../features/settings/profile/profile-page.js')),
    'ProfilePage',
  ),
});

const webhooks = createRoute({
  getParentRoute: () => settings,
  path: '/webhooks',
  component: lazyRouteComponent(
    () => loadPart(() => import('../features/settings/webhooks/webhooks-page.js')),
    'WebhooksPage',
  ),
});

const deliveries = createRoute({
  getParentRoute: () => settings,
  path: '/deliveries',
  validateSearch: readDeliverySearch,
  component: lazyRouteComponent(
    () => loadPart(() => import('../features/settings/deliveries/deliveries-page.js')),
    'DeliveriesPage',
  ),
});

export const router = createRouter({
  routeTree: root.addChildren([
    boards,
    board.addChildren([card, table, calendar, gantt, grid]),
    boardSettings,
    boardActivity,
    shortCard,
    inbox,
    myWork,
    search,
    settings.addChildren([tokens, webhooks, deliveries, members, workspace, audit, profile]),
  ]),
  defaultPreload: 'intent',
  defaultErrorComponent: Crash,
});

keepArrival(router.history.location.state.__TSR_key);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
