import { lazy, Suspense, type ReactElement } from 'react';
import { useView } from './use-control.js';

// Only the first picker that is opened waits for this chunk; it is preloaded when the page is idle.
const pickers = (): Promise<{ default: typeof import('./card-dialog.js').CardDialog }> =>
  import('./card-dialog.js').then(({ CardDialog }) => ({ default: CardDialog }));

const CardDialog = lazy(pickers);

/** The picker that a command opened. */
export function CardDialogs(): ReactElement | null {
  const dialog = useView((view) => view.dialog);
  if (dialog === null) return null;
  return (
    <Suspense fallback={null}>
      <CardDialog key={dialog.kind} kind={dialog.kind} cardIds={dialog.cardIds} />
    </Suspense>
  );
}
