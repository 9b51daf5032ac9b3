import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { useBoards } from '../../workspace-model/boards.js';
import { LeftOut } from '../../workspace-model/left-out.js';
import { useBoardCopy } from '../../workspace-model/use-board-copy.js';
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
  const templates = useBoards().data?.filter(({ isTemplate }) => isTemplate) ?? [];
  const [templateId, setTemplateId] = useState<number | null>(null);
  // One key for these choices: a repeated request creates no second board.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const changed = (change: () => void): void => {
    change();
    setKey(crypto.randomUUID());
  };
  const creation = useMutation({
    mutationFn: () =>
      api.call('POST', '/boards', {
        body: { name: name.trim() },
        headers: { 'idempotency-key': key },
      }),
    onSuccess: async ({ body }) => {
      await queries.invalidateQueries({ queryKey: ['boards'] });
      await navigate({ to: '/boards/$boardId', params: { boardId: body.id } });
    },
  });
  const { copy, open } = useBoardCopy(onClose);
  const isPending = creation.isPending || copy.isPending;
  const create = (): void => {
    if (templateId === null) creation.mutate();
    // The people of the last plan are not those of the next one.
    else copy.mutate({ boardId: templateId, key, name: name.trim(), assignees: false });
  };
  const made = copy.data;
  if (made && made.unmapped.length > 0) {
    return (
      <Dialog title={messages.newBoard} onClose={onClose}>
        <LeftOut
          heading={messages.board.notCopied}
          unmapped={made.unmapped}
          onOpen={() => void open(made.boardId)}
        />
      </Dialog>
    );
  }
  return (
    <Dialog title={messages.newBoard} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '' && !isPending) create();
        }}
      >
        <TextField
          label={messages.boardName}
          value={name}
          maxLength={NAME_MAX}
          onChange={(value) => changed(() => setName(value))}
          takesFocus
        />
        {templates.length > 0 && (
          <label className={styles.field}>
            {messages.beginWith}
            <select
              value={templateId ?? ''}
              onChange={({ target: { value } }) =>
                changed(() => setTemplateId(value === '' ? null : Number(value)))
              }
            >
              <option value="">{messages.emptyBoard}</option>
              {templates.map((template) => (
                <option key={template.id} value={template.id}>
                  {template.name}
                </option>
              ))}
            </select>
          </label>
        )}
        <Fault error={templateId === null ? creation.error : copy.error} />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button kind="main" type="submit" disabled={name.trim() === '' || isPending}>
            {messages.create}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
