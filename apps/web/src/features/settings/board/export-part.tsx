import type { ReactElement } from 'react';
import type { Board } from '../../../board-model/entities.js';
import { saveFile } from '../../../saved-file/save-file.js';
import { useSession } from '../../../session/session.js';
import { useBoardSettingsMessages } from '../../../texts/board-settings-messages.js';
import { useMessages } from '../../../texts/messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import parts from '../../../page-parts/parts.module.css';
import { useAction } from '../../../page-parts/use-action.js';
import { boardCsv } from './board-csv.js';
import styles from '../../../board-administration/board-settings.module.css';

/** Saves the board as a file: whole, or as a table. */
export function ExportPart({ board }: { board: Board }): ReactElement {
  const texts = useBoardSettingsMessages();
  const { properties } = useMessages();
  const { api } = useSession();
  const action = useAction();
  const path = `/boards/${board.id}/export` as const;
  const save = (made: () => Promise<Blob>, ending: string): void =>
    action.run(async () => {
      saveFile(await made(), board.name, ending);
      announce(texts.exported);
    });
  const csv = async (): Promise<Blob> =>
    new Blob([boardCsv(await api.read(path), { ...texts, properties })], { type: 'text/csv;charset=utf-8' });
  return (
    <div className={styles.part}>
      <p className={parts.soft}>{texts.exportHint}</p>
      <div className={styles.exports}>
        <div>
          <Button disabled={action.isRunning} onClick={() => save(() => api.file(path), 'json')}>
            {texts.exportJson}
          </Button>
          <p className={styles.meta}>{texts.exportJsonHint}</p>
        </div>
        <div>
          <Button disabled={action.isRunning} onClick={() => save(csv, 'csv')}>
            {texts.exportCsv}
          </Button>
          <p className={styles.meta}>{texts.exportCsvHint}</p>
        </div>
      </div>
      <Fault error={action.error} />
    </div>
  );
}
