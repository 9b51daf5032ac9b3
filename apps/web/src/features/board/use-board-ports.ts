import { useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  panelOver,
  readPanelSearch,
  viewOf,
  VIEW_ROUTES,
  type PanelSearch,
  type ViewName,
} from '../../board-views/view-names.js';
import type { BoardPageName, BoardPorts } from '../../board-control/board-control.js';
import {
  readBoardDisplay,
  readBoardFilter,
  readBoardSearch,
  readOpenedView,
  type BoardDisplay,
  type BoardFilter,
  type BoardSearch,
} from '../../filters/board-filter.js';
import { readCalendarPlace } from '../../filters/calendar-place.js';
import { useSession } from '../../session/session.js';
import { useMessages } from '../../texts/messages.js';

const PAGES = {
  settings: '/boards/$boardId/settings',
  activity: '/boards/$boardId/activity',
} as const satisfies Record<BoardPageName, string>;

/** What the commands of a board do with the address; filter, group, sort and the time of the calendar stay in it from view to view. */
export function useBoardPorts(): BoardPorts {
  const messages = useMessages();
  const { id: me } = useSession().me.member;
  const navigate = useNavigate();
  const router = useRouter();
  const { boardId } = useParams({ from: '/boards/$boardId' });
  return useMemo(() => {
    const shownView = (): ViewName => {
      const { pathname, search } = router.state.location;
      return viewOf({ pathname, search: { ...search } });
    };
    return {
      me,
      messages,
      openCard: (opened, as) =>
        void navigate({
          to: '/boards/$boardId/cards/$cardId',
          params: { boardId, cardId: opened },
          search: (search) => ({
            ...search,
            page: as === 'page' ? true : undefined,
            view: panelOver(shownView()),
          }),
        }),
      openElsewhere: (otherBoard, opened) =>
        void navigate({
          to: '/boards/$boardId/cards/$cardId',
          params: { boardId: otherBoard, cardId: opened },
        }),
      showView: (view = shownView()) =>
        void navigate({
          to: VIEW_ROUTES[view],
          params: { boardId },
          search: (search) => readBoardSearch({ ...search }),
        }),
      openPage: (page) => void navigate({ to: PAGES[page], params: { boardId } }),
      setFilter: (next) =>
        void navigate({
          to: '.',
          search: (before) => searchWith({ ...before }, { ...next, ...readBoardDisplay({ ...before }) }),
          replace: true,
        }),
      setDisplay: (change) =>
        void navigate({
          to: '.',
          search: (before) =>
            searchWith(
              { ...before },
              { ...readBoardFilter({ ...before }), ...readBoardDisplay({ ...before, ...change }) },
            ),
          replace: true,
        }),
      hrefOf: (linked) => {
        const view = panelOver(shownView());
        return `/boards/${boardId}/cards/${linked}${view === undefined ? '' : `?view=${view}`}`;
      },
    };
  }, [me, messages, navigate, router, boardId]);
}

/** An address with another filter or arrangement. With neither, it no longer shows a saved view. */
const searchWith = (
  before: Readonly<Record<string, unknown>>,
  shown: BoardFilter & BoardDisplay,
): BoardSearch & PanelSearch => ({
  ...readPanelSearch(before),
  ...readCalendarPlace(before),
  ...shown,
  ...(Object.keys(shown).length > 0 ? readOpenedView(before) : {}),
});
