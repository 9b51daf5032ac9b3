import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import type { Board } from '../../board-data/entities.js';
import { useSession } from '../../session/session.js';
import { useMessages } from '../../texts/messages.js';
import { Button } from '../../ui/button/button.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import { Fault } from '../../ui/fault/fault.js';
import { TextField } from '../../ui/text-field/text-field.js';
import styles from './boards-page.module.css';

const NAME_MAX = 200;

/** Creates a board and opens it. */
export function NewBoard({ onClose }: { onClose: () => void }): ReactElement {
  const messages = useMessages();
  const { api } = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  // One key for this dialog: a repeated request creates no second board.
  const [key] = useState(() => crypto.randomUUID());
  const creation = useMutation({
    mutationFn: () =>
      api.call<Board>('POST', '/boards', {
        body: { name: name.trim() },
        headers: { 'idempotency-key': key },
      }),
    onSuccess: async ({ body }) => {
      await queries.invalidateQueries({ queryKey: ['boards'] });
      await navigate({ to: '/boards/$boardId', params: { boardId: body.id } });
    },
  });
  return (
    <Dialog title={messages.newBoard} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '' && !creation.isPending) creation.mutate();
        }}
      >
        <TextField
          label={messages.boardName}
          value={name}
          maxLength={NAME_MAX}
          onChange={setName}
          takesFocus
        />
        <Fault error={creation.error} />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button kind="main" type="submit" disabled={name.trim() === '' || creation.isPending}>
            {messages.create}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
