import { limits } from '@kiban/client';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useListIds } from '../../../board-control/hooks/use-board.js';
import { useMessages } from '../../../texts/messages.js';
import { Button } from '../../../ui/button/button.js';
import styles from '../../../quick-add/quick-add.module.css';
import { useControl, useView } from '../../../board-control/hooks/use-control.js';
import { isComposing } from '../../../ui/input-method/is-composing.js';

/** The field for new lists, at the end of the board. It stays open for the next one. */
export function NewList(): ReactElement {
  const messages = useMessages().board;
  const control = useControl();
  const isEmpty = useListIds().length === 0;
  const isAsked = useView(({ isAddingList }) => isAddingList);
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // On an empty board it is the one next action, unless the focus is elsewhere.
    if (!isAsked && document.activeElement !== document.body) return;
    field.current?.focus();
    field.current?.form?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [isAsked]);
  const close = (): void => {
    const { spot } = control.view.get();
    control.change({ isAddingList: false });
    if (spot) control.focus(spot);
  };
  return (
    <form
      className={styles.list}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        void control.run({ kind: 'list.create', name: name.trim() });
        setName('');
        // The board has lists from now on, and the field stays.
        control.change({ isAddingList: true });
        field.current?.form?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
      }}
    >
      <input
        ref={field}
        className={styles.text}
        aria-label={messages.listName}
        placeholder={messages.listName}
        value={name}
        maxLength={limits.nameLengthMax}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isComposing(event)) return;
          event.stopPropagation();
          close();
        }}
      />
      <div className={styles.buttons}>
        <Button kind="main" type="submit">
          {messages.addList}
        </Button>
        {!isEmpty && (
          <Button kind="quiet" onClick={close}>
            {messages.close}
          </Button>
        )}
      </div>
    </form>
  );
}
