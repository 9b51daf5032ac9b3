import type { ReactElement } from 'react';
import { axisRestoration, cellListsOf } from '../../board-model/axis-commands.js';
import { useListIds } from '../../board-control/hooks/use-board.js';
import { useControl } from '../../board-control/hooks/use-control.js';
import { useGridMessages } from '../../texts/grid-messages.js';
import { useMessages } from '../../texts/messages.js';
import { Button } from '../../ui/button/button.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import dialogStyles from '../../page-parts/dialogs.module.css';
import type { AxisDialogProps } from './axis-dialog-props.js';

/** Says what a column or row takes with it. The API deletes none that holds cards. */
export function DeleteAxis({ axis, item, onClose, finalFocus }: AxisDialogProps): ReactElement {
  const texts = useGridMessages();
  const messages = useMessages();
  const control = useControl();
  useListIds();
  const lists = cellListsOf(control.store, axis, item.id).flatMap((id) => control.store.list(id) ?? []);
  const cards = lists.reduce((sum, { cardCount }) => sum + cardCount, 0);
  const marked = lists.filter(({ info }) => info.text || info.color).length;
  const remove = async (): Promise<void> => {
    onClose();
    const restoration = axisRestoration(control.store, axis, item.id);
    const removal = control.run({ kind: 'axis.delete', axis, id: item.id });
    const undo = restoration && control.commands.undoLast(() => restoration);
    if ((await removal).ok && undo) control.commands.done(texts.deleted[axis](item.name), undo);
  };
  return (
    <Dialog title={texts.deleteTitle[axis](item.name)} onClose={onClose} finalFocus={finalFocus}>
      <p>
        {cards > 0 ? texts.deleteFull(cards) : marked > 0 ? texts.deleteCells(marked) : texts.deleteNothing}
      </p>
      <div className={dialogStyles.buttons}>
        <Button onClick={onClose}>{cards > 0 ? messages.close : messages.cancel}</Button>
        {cards === 0 && (
          <Button kind="danger" onClick={() => void remove()}>
            {texts.deleteNow}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
