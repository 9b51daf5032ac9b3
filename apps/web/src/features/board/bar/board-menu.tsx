import { MoreHorizontal } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useHistory } from '../../../board-control/hooks/use-board.js';
import { useControl } from '../../../board-control/hooks/use-control.js';
import type { Board } from '../../../board-model/entities.js';
import { inWords } from '../../../board-model/store-text.js';
import { keyHint } from '../../../board-control/key-signs.js';
import { screenControl } from '../../../board-control/screen-control.js';
import { singleKeys } from '../../../board-control/single-keys.js';
import { useValue } from '../../../observable/use-value.js';
import { useMessages } from '../../../texts/messages.js';
import { ActionMenu, type MenuAction } from '../../../ui/menu/menu.js';
import { part } from '../../../ui/part/part.js';
import styles from './board-bar.module.css';

const DuplicateBoard = part(() =>
  import('../../../workspace-model/duplicate-board.js').then((loaded) => loaded.DuplicateBoard),
);

export interface BoardMenuProps {
  readonly board: Board;
  readonly onRename: (() => void) | null;
  /** What has a button where the bar has room for it. */
  readonly onPhone: readonly MenuAction[];
}

/** The menu of the board, behind “…”. */
export function BoardMenu({ board, onRename, onPhone }: BoardMenuProps): ReactElement {
  const messages = useMessages();
  const control = useControl();
  const { undo, redo } = useHistory();
  const texts = messages.board;
  const history: MenuAction[] = [];
  if (undo !== undefined) {
    history.push({
      title: texts.undoOf(inWords(undo, messages.store)),
      hint: keyHint('undo'),
      run: () => void control.undo('undo'),
    });
  }
  if (redo !== undefined) {
    history.push({
      title: texts.redoOf(inWords(redo, messages.store)),
      hint: keyHint('redo'),
      run: () => void control.undo('redo'),
    });
  }
  // The hints of keys depend on it.
  useValue(singleKeys);
  const [isDuplicating, setDuplicating] = useState(false);
  const close = (): void => setDuplicating(false);
  // Who may rename a board may also make one.
  const own =
    onRename === null
      ? []
      : [
          { title: texts.renameBoard, run: onRename },
          { title: texts.duplicateBoard, run: () => setDuplicating(true) },
          {
            title: board.isTemplate ? texts.noTemplate : texts.makeTemplate,
            run: () => void control.run({ kind: 'board.update', change: { isTemplate: !board.isTemplate } }),
          },
        ];
  return (
    <>
      <ActionMenu
        label={texts.boardMenu}
        className={styles.menu}
        groups={[
          [...own, ...onPhone],
          [
            {
              title: texts.activity,
              hint: keyHint('boardActivity'),
              run: () => control.ports.openPage('activity'),
            },
            {
              title: texts.settings,
              hint: keyHint('boardSettings'),
              run: () => control.ports.openPage('settings'),
            },
          ],
          history,
          [
            {
              title: messages.commands.titles.palette,
              hint: keyHint('palette'),
              run: () => screenControl.open('palette'),
            },
            {
              title: messages.commands.titles.keys,
              hint: keyHint('keys'),
              run: () => screenControl.open('keys'),
            },
          ],
        ]}
      >
        <MoreHorizontal size={16} aria-hidden />
      </ActionMenu>
      {isDuplicating && <DuplicateBoard board={board} onClose={close} onMissing={close} />}
    </>
  );
}
