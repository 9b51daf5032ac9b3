import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState, type ReactElement } from 'react';
import type { Board } from '../../../board-model/entities.js';
import { useConnection } from '../../../board-control/hooks/use-board.js';
import { can } from '@kiban/vocabulary';
import { useSession } from '../../../session/session.js';
import { useBoardSettingsMessages } from '../../../texts/board-settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import { Confirm } from '../../../page-parts/confirm.js';
import parts from '../../../page-parts/parts.module.css';
import { useRightsAction } from '../../../page-parts/use-rights-action.js';
import styles from '../../../board-administration/board-settings.module.css';
import { useBoardWrites } from '../../../board-administration/use-board-writes.js';

/** Archives the board; restores or deletes an archived one. */
export function DangerPart({ board }: { board: Board }): ReactElement {
  const texts = useBoardSettingsMessages();
  const { me } = useSession();
  const { readOnly } = useConnection();
  const writes = useBoardWrites();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const action = useRightsAction();
  const [asked, setAsked] = useState<'archive' | 'delete' | null>(null);
  // One of them has the focus after the other one is gone.
  const [archiveButton, restoreButton] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const close = (): void => setAsked(null);
  const readBoards = (): Promise<void> => queries.invalidateQueries({ queryKey: ['boards'] });
  const setArchived = async (isArchived: boolean): Promise<void> => {
    await writes.setArchived(isArchived);
    await readBoards();
    announce((isArchived ? texts.archivedNow : texts.restored)(board.name));
  };
  if (!can(me, 'updateBoard') || readOnly) return <p className={parts.soft}>{texts.readOnly}</p>;
  const restore = (): void =>
    action.run(async () => {
      await setArchived(false);
      archiveButton.current?.focus();
    });
  return (
    <div className={styles.part}>
      {board.archivedAt === null ? (
        <>
          <p className={parts.soft}>{texts.archiveHint}</p>
          <div>
            <Button ref={archiveButton} onClick={() => setAsked('archive')}>
              {texts.archiveBoard}
            </Button>
          </div>
          <p className={parts.soft}>{texts.deleteFirst}</p>
        </>
      ) : (
        <>
          <p className={parts.soft}>{texts.restoreHint}</p>
          <div>
            <Button ref={restoreButton} disabled={action.isRunning} onClick={restore}>
              {texts.restoreBoard}
            </Button>
          </div>
          <p className={parts.soft}>{texts.deleteBoardHint}</p>
          <div>
            <Button kind="danger" onClick={() => setAsked('delete')}>
              {texts.deleteBoard}
            </Button>
          </div>
        </>
      )}
      <Fault error={action.error} />
      {asked === 'archive' && (
        <Confirm
          title={texts.archiveTitle(board.name)}
          button={texts.archiveNow}
          focusAfter={restoreButton}
          run={() => setArchived(true)}
          onClose={close}
        >
          <p>{texts.archiveHint}</p>
        </Confirm>
      )}
      {asked === 'delete' && (
        <Confirm
          title={texts.deleteBoardTitle(board.name)}
          button={texts.deleteForGood}
          isDanger
          run={async () => {
            await writes.remove();
            announce(texts.deleted(board.name));
            await navigate({ to: '/boards' });
            await readBoards();
          }}
          onClose={close}
        >
          <p>{texts.deleteBoardGoes(board.listCount, board.cardCount)}</p>
          <p>{texts.deleteBoardFinal}</p>
        </Confirm>
      )}
    </div>
  );
}
