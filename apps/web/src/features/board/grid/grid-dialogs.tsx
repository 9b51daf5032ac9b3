import type { ReactElement } from 'react';
import type { AxisItem, AxisTexts } from '../../../board-data/entities.js';
import { useAxis } from '../../../board-hooks/use-board.js';
import { useControl } from '../../../board-hooks/use-control.js';
import { useValue } from '../../../observable/use-value.js';
import { useGridMessages } from '../../../texts/grid-messages.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { AxisForm } from './axis-form.js';
import { CellDialog } from './cell-dialog.js';
import { DeleteAxis } from './delete-axis.js';
import { useGrid, type GridDialog } from './use-grid.js';

/** The dialog that is open; what it is for may go away through another client. */
export function GridDialogs(): ReactElement | null {
  const { dialog } = useGrid();
  const open = useValue(dialog);
  const close = (): void => dialog.set(null);
  if (open === null) return null;
  if (open.kind === 'cell') return <CellDialog cell={open} onClose={close} />;
  return <AxisDialog open={open} onClose={close} />;
}

function AxisDialog({
  open: { kind, axis, id },
  onClose,
}: {
  open: Extract<GridDialog, { axis: unknown }>;
  onClose: () => void;
}): ReactElement | null {
  const { store } = useControl();
  const item = useAxis(axis).find((one) => one.id === store.idOf(id));
  if (!item) return null;
  if (kind === 'delete') return <DeleteAxis axis={axis} item={item} onClose={onClose} />;
  return <EditAxis axis={axis} item={item} onClose={onClose} />;
}

function EditAxis({
  axis,
  item,
  onClose,
}: {
  axis: 'column' | 'row';
  item: AxisItem;
  onClose: () => void;
}): ReactElement {
  const texts = useGridMessages();
  const control = useControl();
  const { id, name, weekday = null, date = null, startTime = null, endTime = null } = item;
  const start: AxisTexts = axis === 'column' ? { name, weekday, date } : { name, startTime, endTime };
  return (
    <Dialog title={axis === 'column' ? texts.changeDay : texts.changeTime} onClose={onClose}>
      <AxisForm
        axis={axis}
        start={start}
        submit={texts.save}
        onClose={onClose}
        onSave={(changed) => {
          const keys = (Object.keys(changed) as (keyof AxisTexts)[]).filter(
            (key) => changed[key] !== start[key],
          );
          const change = Object.fromEntries(keys.map((key) => [key, changed[key]]));
          if (keys.length > 0) void control.run({ kind: 'axis.update', axis, id, change });
          onClose();
          return false;
        }}
      />
    </Dialog>
  );
}
