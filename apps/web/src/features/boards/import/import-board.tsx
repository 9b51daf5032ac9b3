import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactElement } from 'react';
import { useGoToBoard } from '../../../workspace-model/use-go-to-board.js';
import { useSession } from '../../../session/session.js';
import { useBoardImportMessages, type BoardImportMessages } from '../../../texts/board-import-messages.js';
import { useMessages } from '../../../texts/messages.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { Fault } from '../../../ui/fault/fault.js';
import { FileChoice } from './file-choice.js';
import { FileProblemError, ImportReader } from './import-reader.js';
import { ImportOptions } from './import-options.js';
import styles from './import.module.css';
import { importBoard } from '../imported.js';
import { ImportedBoard } from './imported-board.js';
import { problemText } from './problem-text.js';
import type { FileSummary } from './read-file.js';

export interface ImportBoardProps {
  /** One that was dropped on the page. */
  readonly file: File | null;
  readonly onClose: () => void;
}

const IMPORT = ['import-board'];

interface OpenedFile {
  readonly reader: ImportReader;
  readonly summary: FileSummary;
  readonly fileName: string;
}

/**
 * Imports a file as a new board and opens it, unless something was left out that the person should read first. The API names
 * what is wrong with JSON that is no export.
 */
export function ImportBoard({ file, onClose }: ImportBoardProps): ReactElement {
  const messages = useMessages();
  const texts = useBoardImportMessages();
  const { api } = useSession();
  const queries = useQueryClient();
  const open = useGoToBoard();
  const reader = useRef<ImportReader | null>(null);

  const creation = useMutation({
    mutationKey: IMPORT,
    mutationFn: async ({
      from,
      name,
      losses,
    }: {
      from: ImportReader;
      name: string;
      losses: readonly string[];
    }) => {
      const body = await from.body(name);
      const made = await importBoard(api, body, crypto.randomUUID());
      return { ...made, unmapped: [...losses, ...made.unmapped] };
    },
    onSuccess: async ({ boardId, unmapped }) => {
      await queries.invalidateQueries({ queryKey: ['boards'] });
      if (unmapped.length === 0) await open(boardId);
    },
  });
  const reading = useMutation({
    mutationFn: async (chosen: File): Promise<OpenedFile> => {
      reader.current?.close();
      reader.current = new ImportReader();
      const opened = reader.current;
      const summary = await opened.read(chosen);
      // JSON of no known tool: the service says what it is.
      if (summary.kind === 'export' && summary.tool === null)
        creation.mutate({ from: opened, name: summary.name, losses: [] });
      return { reader: opened, summary, fileName: chosen.name };
    },
    onMutate: () => creation.reset(),
  });
  const read = reading.mutate;
  useEffect(() => {
    // The result of an import is not lost to a file that is dropped before it arrives.
    if (file && queries.isMutating({ mutationKey: IMPORT }) === 0) read(file);
  }, [file, read, queries]);
  useEffect(() => () => reader.current?.close(), []);

  const made = creation.data;
  if (made && made.unmapped.length > 0)
    return (
      <Dialog title={messages.importBoard} onClose={onClose}>
        <ImportedBoard result={made} onOpen={() => void open(made.boardId)} />
      </Dialog>
    );
  const opened = reading.isSuccess && !isUnknown(reading.data.summary) ? reading.data : null;
  return (
    <Dialog title={messages.importBoard} onClose={onClose} isWide={opened !== null}>
      {opened ? (
        <ImportOptions
          key={reading.submittedAt}
          reader={opened.reader}
          summary={opened.summary}
          fileName={opened.fileName}
          isImporting={creation.isPending}
          fault={creation.error}
          onImport={(name, losses) => creation.mutate({ from: opened.reader, name, losses })}
          onOtherFile={() => {
            creation.reset();
            reading.reset();
          }}
        />
      ) : (
        <FileChoice onFile={read} />
      )}
      {reading.isPending && <p role="status">{texts.reading}</p>}
      {reading.error && (
        <p role="alert" className={styles.problem}>
          {faultText(reading.error, texts)}
        </p>
      )}
      {!opened && <Fault error={creation.error} />}
    </Dialog>
  );
}

const isUnknown = (summary: FileSummary): boolean => summary.kind === 'export' && summary.tool === null;

const faultText = (error: Error, texts: BoardImportMessages): string =>
  error instanceof FileProblemError
    ? problemText(error.problem, texts)
    : texts.problems.failed(error.message);
