import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useConnection, useListIds } from '../../../board-control/hooks/use-board.js';
import { useMessages } from '../../../texts/messages.js';
import { Button } from '../../../ui/button/button.js';
import styles from './board-lists.module.css';
import { NewList } from './new-list.js';
import { useControl, useView } from '../../../board-control/hooks/use-control.js';

/** Behind the last list: a button, then the field for the name of a new one. */
export function AddList(): ReactElement | null {
  const messages = useMessages().board;
  const control = useControl();
  const hasLists = useListIds().length > 0;
  const { readOnly } = useConnection();
  const isAdding = useView((view) => view.isAddingList);
  if (readOnly) return null;
  if (isAdding || !hasLists) return <NewList />;
  return (
    <Button kind="quiet" className={styles.add} onClick={() => control.change({ isAddingList: true })}>
      <Plus size={16} aria-hidden />
      {messages.list}
      <span className="visually-hidden">{messages.addList}</span>
    </Button>
  );
}
