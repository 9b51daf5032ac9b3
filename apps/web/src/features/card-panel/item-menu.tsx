import { GripVertical } from 'lucide-react';
import type { ReactElement } from 'react';
import { useCardPanelMessages } from '../../texts/card-panel-messages.js';
import { useMessages } from '../../texts/messages.js';
import { ActionMenu, type MenuAction } from '../../ui/menu/menu.js';
import styles from './checklist.module.css';

export interface ItemMenuProps {
  readonly text: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
}

/** The handle by which an item is dragged; a press on it offers the same moves. Keys are Alt and the arrows. */
export function ItemMenu({ text, index, count, onMove }: ItemMenuProps): ReactElement {
  const { moveUp, moveDown } = useMessages().commands.titles;
  const { moveItem, itemFirst, itemLast } = useCardPanelMessages();
  const last = count - 1;
  const up: MenuAction[] = [
    { title: moveUp, hint: 'Alt+↑', run: () => onMove(index - 1) },
    { title: itemFirst, run: () => onMove(0) },
  ];
  const down: MenuAction[] = [
    { title: moveDown, hint: 'Alt+↓', run: () => onMove(index + 1) },
    { title: itemLast, run: () => onMove(last) },
  ];
  return (
    <span className={styles.grip} data-item-handle>
      <ActionMenu
        label={moveItem(text)}
        tabIndex={-1}
        groups={[index > 0 ? up : [], index < last ? down : []]}
      >
        <GripVertical size={16} aria-hidden />
      </ActionMenu>
    </span>
  );
}
