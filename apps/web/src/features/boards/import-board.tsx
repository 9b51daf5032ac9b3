import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import type { components } from '@kiban/client';
import { decodeText, FileError } from '@kiban/import';
import { useSession } from '../../session/session.js';
import { useMessages, type Messages } from '../../texts/messages.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import { Fault } from '../../ui/fault/fault.js';
import styles from './boards-page.module.css';

type ImportResult = components['schemas']['ImportResult'];

/** Imports a file as a new board and opens it. The API names what is wrong with the file. */
export function ImportBoard({ onClose }: { onClose: () => void }): ReactElement {
  const messages = useMessages();
  const { api } = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const creation = useMutation({
    mutationFn: async (file: File) => {
      const body = contentOf(new Uint8Array(await file.arrayBuffer()), messages);
      return api.call<ImportResult>('POST', '/boards/import', { body });
    },
    onSuccess: async ({ body }) => {
      await queries.invalidateQueries({ queryKey: ['boards'] });
      await navigate({ to: '/boards/$boardId', params: { boardId: body.boardId } });
    },
  });
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
