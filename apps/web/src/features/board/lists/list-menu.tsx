import type { ReactElement } from 'react';
import { useControl } from '../../../board-control/hooks/use-control.js';
import type { ShownList } from '../../../board-model/entities.js';
import { useMessages } from '../../../texts/messages.js';
import { OpenedMenu } from '../../../ui/menu/opened-menu.js';
import { listActions } from './list-actions.js';

export interface ListMenuProps {
  readonly list: ShownList;
  readonly button: HTMLElement;
  readonly onOpen: (editor: 'name' | 'limit') => void;
  readonly onClose: () => void;
}

/** The menu of a list while it is open; a board is shown before it is loaded. */
export function ListMenu({ list, button, onOpen, onClose }: ListMenuProps): ReactElement {
  const { board: texts } = useMessages();
  return (
    <OpenedMenu
      label={texts.listMenu(list.name)}
      groups={listActions(useControl(), list, onOpen)}
      button={button}
      onClose={onClose}
    />
  );
}
