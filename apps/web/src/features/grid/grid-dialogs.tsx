import { useLayoutEffect, useRef, type ReactElement, type RefObject } from 'react';
import type { Axis, AxisTexts } from '../../board-model/entities.js';
import { useAxis } from '../../board-control/hooks/use-board.js';
import { useControl } from '../../board-control/hooks/use-control.js';
import { useValue } from '../../observable/use-value.js';
import { useGridMessages } from '../../texts/grid-messages.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import type { AxisDialogProps } from './axis-dialog-props.js';
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
  const finalFocus = useHeadMenu(axis, store.idOf(id));
  if (!item) return null;
  const props = { axis, item, onClose, finalFocus };
  return kind === 'delete' ? <DeleteAxis {...props} /> : <EditAxis {...props} />;
}

/** The menu of a head. The item of it that opened a dialog had the focus, and is gone when the dialog closes. */
function useHeadMenu(axis: Axis, id: number): RefObject<HTMLElement | null> {
  const menu = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    menu.current = document.querySelector(`[data-axis="${axis}"][data-id="${id}"] button`);
  }, [axis, id]);
  return menu;
}

function EditAxis({ axis, item, onClose, finalFocus }: AxisDialogProps): ReactElement {
  const texts = useGridMessages();
  const control = useControl();
  const { id, name, weekday = null, date = null, startTime = null, endTime = null } = item;
  const start: AxisTexts = axis === 'column' ? { name, weekday, date } : { name, startTime, endTime };
  return (
    <Dialog
      title={axis === 'column' ? texts.changeDay : texts.changeTime}
      onClose={onClose}
      finalFocus={finalFocus}
    >
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
