import { useState, type ReactElement } from 'react';
import type { ShownList } from '../../../board-model/entities.js';
import { useMessages } from '../../../texts/messages.js';
import { Button } from '../../../ui/button/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import styles from '../../../page-parts/dialogs.module.css';
import { useControl } from '../../../board-control/hooks/use-control.js';

/** Sets how many cards a list should have at most. */
export function CardLimitDialog({ list, onClose }: { list: ShownList; onClose: () => void }): ReactElement {
  const messages = useMessages();
  const control = useControl();
  const [limit, setLimit] = useState(String(list.cardLimit ?? ''));
  return (
    <Dialog title={messages.board.limitList} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const cardLimit = limit === '' ? null : Number(limit);
          void control.run({ kind: 'list.update', listId: list.id, change: { cardLimit } });
          onClose();
        }}
      >
        <label className={styles.field}>
          {messages.board.cardLimit}
          <input
            type="number"
            min={1}
            max={10_000}
            step={1}
            value={limit}
            aria-describedby="card-limit-hint"
            onChange={({ target }) => setLimit(target.value)}
          />
        </label>
        <p id="card-limit-hint" className={styles.hint}>
          {messages.board.cardLimitHint}
        </p>
        <div className={styles.buttons}>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button kind="main" type="submit">
            {messages.board.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
