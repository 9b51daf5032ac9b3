import { limits } from '@kiban/client';
import { useState, type ReactElement } from 'react';
import type { CellPlace } from '../../board-control/grid-port.js';
import { useControl } from '../../board-control/hooks/use-control.js';
import { LABEL_COLORS } from '../../pickers/label-color.js';
import { useGridMessages } from '../../texts/grid-messages.js';
import { useMessages } from '../../texts/messages.js';
import { Button } from '../../ui/button/button.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import { LengthNote } from '../../ui/length-note/length-note.js';
import dialogStyles from '../../page-parts/dialogs.module.css';
import styles from './cell-dialog.module.css';
import { useGrid } from './use-grid.js';

/** Text and colour of a cell; both are of its list. */
export function CellDialog({ cell, onClose }: { cell: CellPlace; onClose: () => void }): ReactElement {
  const texts = useGridMessages();
  const messages = useMessages();
  const control = useControl();
  const { order } = useGrid();
  const listId = order.listIdAt(cell);
  const [before] = useState(() => control.store.list(listId)?.info ?? {});
  const [text, setText] = useState(before.text ?? '');
  const [color, setColor] = useState(before.color ?? null);
  const isTooLong = text.length > limits.descriptionLengthMax;
  const save = (): void => {
    const info = {
      ...(text === (before.text ?? '') ? {} : { text: text.trim() === '' ? null : text }),
      ...(color === (before.color ?? null) ? {} : { color }),
    };
    if (Object.keys(info).length > 0)
      void control.run({ kind: 'list.update', listId: order.listIdAt(cell), change: { info } });
    onClose();
  };
  const colors = color !== null && !isOffered(color) ? [color, ...LABEL_COLORS] : LABEL_COLORS;
  return (
    <Dialog title={texts.editCell(order.nameOf(listId) ?? '')} onClose={onClose}>
      <form
        className={dialogStyles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTooLong) save();
        }}
      >
        <label className={styles.field}>
          {texts.cellText}
          <textarea
            data-autofocus
            rows={3}
            dir="auto"
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <LengthNote length={text.length} max={limits.descriptionLengthMax} />
        <fieldset className={styles.colors}>
          <legend>{texts.cellColor}</legend>
          {[null, ...colors].map((each) => (
            <label key={each} className={styles.color}>
              <input
                type="radio"
                name="cell-color"
                checked={color === each}
                aria-label={each === null ? texts.noColor : texts.ownColor(each)}
                onChange={() => setColor(each)}
              />
              <span style={each === null ? undefined : { background: each }} aria-hidden />
            </label>
          ))}
        </fieldset>
        <div className={dialogStyles.buttons}>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button kind="main" type="submit" disabled={isTooLong}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const isOffered = (color: string): boolean => LABEL_COLORS.some((each) => each === color);
