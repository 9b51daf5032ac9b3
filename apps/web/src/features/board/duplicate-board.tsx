import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { limits, type components } from '@kiban/client';
import type { Board } from '../../board-data/entities.js';
import { useSession } from '../../session/session.js';
import { useMessages } from '../../texts/messages.js';
import { Button } from '../../ui/button/button.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import { Fault } from '../../ui/fault/fault.js';
import { TextField } from '../../ui/text-field/text-field.js';
import styles from './dialogs.module.css';

type ImportResult = components['schemas']['ImportResult'];

interface DuplicateBoardProps {
  readonly board: Board;
  readonly onClose: () => void;
}

/** Copies a board and opens the copy. */
export function DuplicateBoard({ board, onClose }: DuplicateBoardProps): ReactElement {
  const messages = useMessages();
  const texts = messages.board;
  const { api } = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState(() => texts.copyOf(board.name).slice(0, limits.nameLengthMax));
  const [cards, setCards] = useState(true);
  const [assignees, setAssignees] = useState(true);
  // One key for these choices: a repeated request makes no second board.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const changed = (change: () => void): void => {
    change();
    setKey(crypto.randomUUID());
  };
  const copy = useMutation({
    mutationFn: () =>
      api.call<ImportResult>('POST', `/boards/${board.id}/duplicate`, {
        body: { name: name.trim(), cards, assignees },
        headers: { 'idempotency-key': key },
      }),
    onSuccess: async ({ body }) => {
      await queries.invalidateQueries({ queryKey: ['boards'] });
      if (body.unmapped.length === 0) await open(body.boardId);
    },
  });
  const open = async (boardId: number): Promise<void> => {
    onClose();
    await navigate({ to: '/boards/$boardId', params: { boardId } });
  };
  const made = copy.data?.body;
  if (made && made.unmapped.length > 0) {
    return (
      <Dialog title={texts.duplicateTitle} onClose={onClose}>
        <div className={styles.form}>
          <p>{texts.notCopied}</p>
          <ul className={styles.unmapped}>
            {made.unmapped.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <div className={styles.buttons}>
            <Button kind="main" onClick={() => void open(made.boardId)}>
              {messages.commands.titles.open}
            </Button>
          </div>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={texts.duplicateTitle} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '' && !copy.isPending) copy.mutate();
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
            {copy.isPending ? messages.loading : texts.duplicate}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
