import { Navigate, useRouterState } from '@tanstack/react-router';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { Board } from '../../board-model/entities.js';
import { useConnection } from '../../board-control/hooks/use-board.js';
import { arrivalKeyOf } from '../../board-views/arrival.js';
import { viewOnArrival } from '../../board-views/default-view.js';
import { VIEW_ROUTES } from '../../board-views/view-names.js';

/** A board in the view of the address; in its default one for a person who comes with the address of the board alone. */
export function ArriveAtBoard({ board, children }: { board: Board; children: ReactNode }): ReactElement {
  const { pathname, search, state } = useRouterState({ select: ({ location }) => location });
  const isStored = useConnection().asOf !== undefined;
  const [isSettled, setSettled] = useState(false);
  const address = { pathname, search: { ...search }, key: state.__TSR_key };
  const view = isSettled ? null : viewOnArrival(address, arrivalKeyOf(), board);
  // A stored board may have another view than the board that is read; one that others choose later moves no reader.
  if (view === null && !isStored && !isSettled) setSettled(true);
  if (view !== null) return <Navigate to={VIEW_ROUTES[view]} params={{ boardId: board.id }} replace />;
  return <>{children}</>;
}
