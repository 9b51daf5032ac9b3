import { useState, type ReactElement } from 'react';
import { limits } from '@kiban/client';
import { cutText } from '@kiban/import';
import type { Board } from '../board-model/entities.js';
import { LeftOut } from './left-out.js';
import { useBoardCopy } from './use-board-copy.js';
import { useDuplicateMessages } from '../texts/duplicate-messages.js';
import { useMessages } from '../texts/messages.js';
import { Button } from '../ui/button/button.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { Fault } from '../ui/fault/fault.js';
import { TextField } from '../ui/text-field/text-field.js';
import styles from './duplicate-board.module.css';

interface DuplicateBoardProps {
  readonly board: Board;
  readonly onClose: () => void;
}

/** Copies a board and opens the copy. */
export function DuplicateBoard({ board, onClose }: DuplicateBoardProps): ReactElement {
  const messages = useMessages();
  const texts = useDuplicateMessages();
  const [name, setName] = useState(() => cutText(texts.copyOf(board.name), limits.nameLengthMax));
  const [cards, setCards] = useState(true);
  const [assignees, setAssignees] = useState(true);
  // One key for these choices: a repeated request makes no second board.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const changed = (change: () => void): void => {
    change();
    setKey(crypto.randomUUID());
  };
  const { copy, open } = useBoardCopy(onClose);
  const made = copy.data;
  if (made && made.unmapped.length > 0) {
    return (
      <Dialog title={texts.title} onClose={onClose}>
        <LeftOut
          heading={messages.board.notCopied}
          unmapped={made.unmapped}
          onOpen={() => void open(made.boardId)}
        />
      </Dialog>
    );
  }
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '' && !copy.isPending)
            copy.mutate({ boardId: board.id, key, name: name.trim(), cards, assignees });
        }}
      >
        <TextField
          label={messages.boardName}
          value={name}
          maxLength={limits.nameLengthMax}
          takesFocus
          onChange={(value) => changed(() => setName(value))}
        />
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={cards}
            onChange={({ target }) => changed(() => setCards(target.checked))}
          />
          {texts.copyCards}
        </label>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={cards && assignees}
            disabled={!cards}
            onChange={({ target }) => changed(() => setAssignees(target.checked))}
          />
          {texts.copyAssignees}
        </label>
        <p className={styles.hint}>{texts.copyHint}</p>
        <Fault error={copy.error} />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button kind="main" type="submit" disabled={name.trim() === '' || copy.isPending}>
            {copy.isPending ? messages.loading : texts.run}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
