import type { ReactElement } from 'react';
import { useHistory } from '../../../board-control/hooks/use-board.js';
import { useControl } from '../../../board-control/hooks/use-control.js';
import type { Board } from '../../../board-model/entities.js';
import { inWords } from '../../../board-model/store-text.js';
import { keyHint } from '../../../board-control/key-signs.js';
import { screenControl } from '../../../board-control/screen-control.js';
import { singleKeys } from '../../../board-control/single-keys.js';
import { useValue } from '../../../observable/use-value.js';
import { useMessages } from '../../../texts/messages.js';
import type { MenuAction } from '../../../ui/menu/menu.js';
import type { BoardDialogsProps } from './board-dialogs.js';
import { OpenedMenu } from '../../../ui/menu/opened-menu.js';

export interface BoardMenuProps {
  readonly board: Board;
  readonly onRename: (() => void) | null;
  readonly onOpen: (name: BoardDialogsProps['opened']) => void;
  /** On a phone, whose bar has no room for it. */
  readonly star: MenuAction | null;
  readonly button: HTMLElement;
  readonly onClose: () => void;
}

/** The menu of the board, behind “…”, while it is open. */
export function BoardMenu(props: BoardMenuProps): ReactElement {
  const { board, onRename, onOpen, star, button, onClose } = props;
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
  // Who may rename a board may also make one.
  const own =
    onRename === null
      ? []
      : [
          { title: texts.renameBoard, run: onRename },
          { title: texts.duplicateBoard, run: () => onOpen('duplicate') },
          {
            title: board.isTemplate ? texts.noTemplate : texts.makeTemplate,
            run: () => void control.run({ kind: 'board.update', change: { isTemplate: !board.isTemplate } }),
          },
          ...(board.kind === 'kanban'
            ? [{ title: texts.newGrid, run: () => control.ports.showView('grid') }]
            : []),
        ];
  const onPhone =
    star === null
      ? []
      : [
          star,
          { title: texts.savedViews, run: () => onOpen('views') },
          { title: texts.share, run: () => onOpen('share') },
        ];
  return (
    <OpenedMenu
      label={texts.boardMenu}
      button={button}
      onClose={onClose}
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
    />
  );
}
