import type { ReactElement } from 'react';
import { part } from '../../../ui/part/part.js';
import { useControl, useView } from '../../../board-control/hooks/use-control.js';

// Only the first picker that is opened waits for this chunk; it is preloaded when the page is idle.
const CardDialog = part(() => import('./card-dialog.js').then((loaded) => loaded.CardDialog));

/** The picker that a command opened. */
export function CardDialogs(): ReactElement | null {
  const control = useControl();
  const dialog = useView((view) => view.dialog);
  if (dialog === null) return null;
  return (
    <CardDialog
      key={dialog.kind}
      kind={dialog.kind}
      cardIds={dialog.cardIds}
      onMissing={() => control.change({ dialog: null })}
    />
  );
}
