import { useRouterState } from '@tanstack/react-router';
import { viewOf, type ViewName } from './view-names.js';

/** The view of the board in the address. */
export const useShownView = (): ViewName =>
  useRouterState({ select: ({ location }) => viewOf({ ...location, search: { ...location.search } }) });
