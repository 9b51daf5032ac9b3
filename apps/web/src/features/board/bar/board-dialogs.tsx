import type { ReactElement } from 'react';
import type { Board } from '../../../board-model/entities.js';
import { duplicateMessages } from '../../../texts/duplicate-messages.js';
import { savedViewMessages } from '../../../texts/saved-view-messages.js';
import { part } from '../../../ui/part/part.js';

const SavedViewsPanel = part(async () => {
  const [{ SavedViewsPanel: Panel }] = await Promise.all([
    import('../saved-views/saved-views-panel.js'),
    savedViewMessages.load(),
  ]);
  return Panel;
});
const ShareBoard = part(async () => {
  const [{ ShareBoard: Share }] = await Promise.all([
    import('../../../board-administration/share-board.js'),
    import('../../../texts/board-pages.js').then(({ loadShareTexts }) => loadShareTexts()),
  ]);
  return Share;
});
const DuplicateBoard = part(async () => {
  const [{ DuplicateBoard: Duplicate }] = await Promise.all([
    import('../../../workspace-model/duplicate-board.js'),
    duplicateMessages.load(),
  ]);
  return Duplicate;
});

export interface BoardDialogsProps {
  readonly board: Board;
  readonly opened: 'views' | 'share' | 'duplicate';
  /** The button that opened it; without one, on a phone, it is a dialog. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** What the bar and the menu of the board open. */
export function BoardDialogs({ board, opened, anchor, onClose }: BoardDialogsProps): ReactElement {
  if (opened === 'duplicate') return <DuplicateBoard board={board} onClose={onClose} onMissing={onClose} />;
  if (opened === 'views') return <SavedViewsPanel anchor={anchor} onClose={onClose} onMissing={onClose} />;
  return <ShareBoard board={board} anchor={anchor} onClose={onClose} onMissing={onClose} />;
}
