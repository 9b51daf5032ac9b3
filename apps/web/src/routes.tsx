import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { Crash } from './features/frame/crash.js';
import { Frame } from './features/frame/frame.js';
import { NotFound } from './features/frame/not-found.js';
import { readBoardSearch } from './filters/board-filter.js';

const root = createRootRoute({ component: Frame, notFoundComponent: NotFound, errorComponent: Crash });

const id = (text: string): number => (/^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0);

const boards = createRoute({
  getParentRoute: () => root,
  path: '/boards',
  component: lazyRouteComponent(() => import('./features/boards/boards-page.js'), 'BoardsPage'),
});

const board = createRoute({
  getParentRoute: () => root,
  path: '/boards/$boardId',
  params: {
    parse: ({ boardId }) => ({ boardId: id(boardId) }),
    stringify: ({ boardId }) => ({ boardId: String(boardId) }),
  },
  validateSearch: readBoardSearch,
  component: lazyRouteComponent(() => import('./features/board/board-page.js'), 'BoardPage'),
});

/** The panel of a card, over the board behind it. */
const card = createRoute({
  getParentRoute: () => board,
  path: '/cards/$cardId',
  params: {
    parse: ({ cardId }) => ({ cardId: id(cardId) }),
    stringify: ({ cardId }) => ({ cardId: String(cardId) }),
  },
  component: lazyRouteComponent(() => import('./features/card-panel/card-panel.js'), 'CardPanel'),
});

/** The short link of a card: finds the board and goes on there. */
const shortCard = createRoute({
  getParentRoute: () => root,
  path: '/cards/$cardId',
  params: {
    parse: ({ cardId }) => ({ cardId: id(cardId) }),
    stringify: ({ cardId }) => ({ cardId: String(cardId) }),
  },
  component: lazyRouteComponent(() => import('./features/frame/card-link.js'), 'CardLink'),
});

export const router = createRouter({
  routeTree: root.addChildren([boards, board.addChildren([card]), shortCard]),
  defaultPreload: 'intent',
  defaultErrorComponent: Crash,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
