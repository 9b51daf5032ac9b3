import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import type { components } from '@kiban/client';
import { decodeText, FileError } from '@kiban/import';
import { LeftOut } from '../../boards-data/left-out.js';
import { useSession } from '../../session/session.js';
import { useMessages, type Messages } from '../../texts/messages.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import { Fault } from '../../ui/fault/fault.js';
import styles from './boards-page.module.css';

type ImportResult = components['schemas']['ImportResult'];

/**
 * Imports a file as a new board and opens it, unless something was left out that the person should read first. The API names
 * what is wrong with the file.
 */
export function ImportBoard({ onClose }: { onClose: () => void }): ReactElement {
  const messages = useMessages();
  const { api } = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const open = (boardId: number): Promise<void> => navigate({ to: '/boards/$boardId', params: { boardId } });
  const creation = useMutation({
    mutationFn: async (file: File) => {
      const body = contentOf(new Uint8Array(await file.arrayBuffer()), messages);
      return (await api.call<ImportResult>('POST', '/boards/import', { body })).body;
    },
    onSuccess: async ({ boardId, unmapped }) => {
      await queries.invalidateQueries({ queryKey: ['boards'] });
      if (unmapped.length === 0) await open(boardId);
    },
  });
  const made = creation.data;
  if (made && made.unmapped.length > 0) {
    return (
      <Dialog title={messages.importBoard} onClose={onClose}>
        <LeftOut
          heading={messages.importLeftOut(made.lists, made.cards)}
          unmapped={made.unmapped}
          onOpen={() => void open(made.boardId)}
        />
      </Dialog>
    );
  }
  return (
    <Dialog title={messages.importBoard} onClose={onClose}>
      <label className={styles.form}>
        {messages.importHint}
        <input
          type="file"
          accept="application/json,.json"
          disabled={creation.isPending}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) creation.mutate(file);
          }}
        />
      </label>
      {creation.isPending && <p role="status">{messages.loading}</p>}
      <Fault error={creation.error} />
    </Dialog>
  );
}

function contentOf(bytes: Uint8Array, { notJson, notUtf8 }: Messages): unknown {
  try {
    return JSON.parse(decodeText(bytes));
  } catch (error) {
    const isOtherText = error instanceof FileError && error.fault === 'not_utf8';
    throw new Error(isOtherText ? notUtf8(error.line) : notJson, { cause: error });
  }
}
