import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import type { Board } from '../board-model/entities.js';
import { useBoardSettingsMessages } from '../texts/board-settings-messages.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { AnchoredPopover } from '../ui/popover/popover.js';
import { CopiedValue } from '../page-parts/copied-value.js';
import parts from '../page-parts/parts.module.css';
import { BoardAccess } from './board-access.js';
import styles from './share-board.module.css';

export interface ShareBoardProps {
  readonly board: Board;
  /** The button; null on a phone, where it is a dialog. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** Who sees the board, and the link that they open. */
export function ShareBoard({ board, anchor, onClose }: ShareBoardProps): ReactElement {
  const texts = useBoardSettingsMessages();
  const title = texts.shareTitle(board.name);
  const content = <Content board={board} onClose={onClose} />;
  if (anchor === null)
    return (
      <Dialog title={title} onClose={onClose}>
        {content}
      </Dialog>
    );
  return (
    <AnchoredPopover
      title={title}
      anchor={anchor}
      onClose={onClose}
      isWide
      content={() => (
        <div className={styles.popover}>
          <p className={styles.title}>{title}</p>
          {content}
        </div>
      )}
    />
  );
}

function Content({ board, onClose }: { board: Board; onClose: () => void }): ReactElement {
  const texts = useBoardSettingsMessages();
  const address = new URL(`/boards/${board.id}`, location.origin).href;
  return (
    <div className={styles.content}>
      <BoardAccess board={board} />
      <div>
        <CopiedValue label={texts.link} value={address} />
        <p className={parts.soft}>{texts.linkHint}</p>
      </div>
      <Link to="/boards/$boardId/settings" params={{ boardId: board.id }} onClick={onClose}>
        {texts.title}
      </Link>
    </div>
  );
}
