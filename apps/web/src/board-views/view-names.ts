import { viewKinds, type ViewKind } from '@kiban/vocabulary';

/**
 * The views of a board, in the order of the switcher; the first one is the board itself. Each other one has a part
 * (app/view-parts.ts), a route (VIEW_ROUTES, app/routes.tsx), a command (board-control/command-table.ts) and an icon (view-icons.ts).
 */
export const VIEW_NAMES = viewKinds;

export type ViewName = ViewKind;

/** Addresses as the router writes them. */
export const VIEW_ROUTES = {
  board: '/boards/$boardId',
  table: '/boards/$boardId/table',
  calendar: '/boards/$boardId/calendar',
  gantt: '/boards/$boardId/gantt',
  grid: '/boards/$boardId/grid',
} as const satisfies Record<ViewName, string>;

const nameOf = (text: unknown): ViewName | undefined => VIEW_NAMES.find((name) => name === text);

/** What the address of a card’s panel says beside the filter. */
export interface PanelSearch {
  /** A page of its own, also where there is room for a panel. */
  readonly page?: true | undefined;
  /** The view behind the panel; absent for the board itself. */
  readonly view?: Exclude<ViewName, 'board'> | undefined;
}

/** Reads search parameters; unknown values are dropped. */
export function readPanelSearch({ page, view }: Readonly<Record<string, unknown>>): PanelSearch {
  const name = nameOf(view);
  return {
    ...(page === true ? { page } : {}),
    ...(name === undefined || name === 'board' ? {} : { view: name }),
  };
}

/** The view that an address shows; behind the panel of a card, the one that the card was opened from. */
export function viewOf(address: {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
}): ViewName {
  const [, isCard, name] = /^\/boards\/\d+\/(?:(cards)\/\d+|(\w+))\/?$/.exec(address.pathname) ?? [];
  return (isCard === undefined ? nameOf(name) : readPanelSearch(address.search).view) ?? 'board';
}

/** The search parameter of a panel over a view. */
export const panelOver = (view: ViewName): PanelSearch['view'] => (view === 'board' ? undefined : view);
