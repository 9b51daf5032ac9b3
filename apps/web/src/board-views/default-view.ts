import type { Board } from '../board-model/entities.js';
import { VIEW_NAMES, VIEW_ROUTES, type ViewName } from './view-names.js';

/** What a board shows at its own address: its lists or its cells. */
export const ownViewOf = (kind: Board['kind']): ViewName => (kind === 'kanban' ? 'board' : 'grid');

/** The views to choose a default from; without one, a board opens in its own. */
export const otherViews = VIEW_NAMES.filter((name) => name !== 'board' && name !== 'grid');

/** Where a link to a board leads. Boards that the browser has from a version before have no such view. */
export const routeOfBoard = (board: Partial<Pick<Board, 'defaultView'>>): (typeof VIEW_ROUTES)[ViewName] =>
  VIEW_ROUTES[board.defaultView ?? 'board'];

/** An entry of the history of the tab. */
export interface VisitedAddress {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
  /** Of the entry; another one for each navigation. */
  readonly key: string | undefined;
}

/**
 * @param arrivalKey the entry with which the person came to the screen; undefined where they returned to one that they left
 * @returns the view that takes the place of the board itself, or null to show the address as it is
 */
export function viewOnArrival(
  { pathname, search, key }: VisitedAddress,
  arrivalKey: string | undefined,
  board: Partial<Pick<Board, 'defaultView'>>,
): ViewName | null {
  const { defaultView: view } = board;
  if (key === undefined || key !== arrivalKey) return null;
  const isBare = /^\/boards\/\d+\/?$/.test(pathname) && Object.keys(search).length === 0;
  return isBare && view && view !== 'board' ? view : null;
}
