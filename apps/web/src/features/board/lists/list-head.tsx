import { ChevronsRightLeft, MoreHorizontal } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useConnection } from '../../../board-control/hooks/use-board.js';
import type { ShownList } from '../../../board-model/entities.js';
import { useValue } from '../../../observable/use-value.js';
import { useMessages } from '../../../texts/messages.js';
import { MenuButton } from '../../../ui/menu/menu.js';
import { part } from '../../../ui/part/part.js';
import styles from './board-list.module.css';
import { EditableName } from '../../../ui/editable-name/editable-name.js';
import { toggleFolded } from '../../../board-control/folded-lists.js';
import { ListCount } from './list-count.js';
import { useControl, useView } from '../../../board-control/hooks/use-control.js';

const ListMenu = part(() => import('./list-menu.js').then((loaded) => loaded.ListMenu));
const CardLimitDialog = part(() => import('./card-limit-dialog.js').then((loaded) => loaded.CardLimitDialog));

export interface ListHeadProps {
  readonly list: ShownList;
  readonly heading: string;
  /** Number of cards that match the filter. */
  readonly shown: number;
}

/** Name, count and menu of a list. It is also the handle by which the list is dragged. */
export function ListHead({ list, heading, shown }: ListHeadProps): ReactElement {
  const messages = useMessages();
  const control = useControl();
  const { readOnly } = useConnection();
  const isCurrent = useView(({ spot }) => spot?.listId === list.id);
  const [open, setOpen] = useState<'name' | 'limit' | null>(null);
  const isFiltered = useValue(control.matches) !== undefined;
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <header className={styles.head} data-list-handle={list.id}>
      {open === 'name' ? (
        <EditableName
          label={messages.board.listName}
          name={list.name}
          onClose={() => setOpen(null)}
          onSave={(name) => void control.run({ kind: 'list.update', listId: list.id, change: { name } })}
        />
      ) : (
        <h2 id={heading} className={styles.name} title={list.name}>
          {list.name}
        </h2>
      )}
      <ListCount list={list} shown={isFiltered ? shown : null} />
      <button
        type="button"
        className={styles.icon}
        tabIndex={tabIndex}
        aria-label={messages.board.foldList(list.name)}
        aria-expanded="true"
        onClick={() => toggleFolded(control, list.id)}
      >
        <ChevronsRightLeft size={16} aria-hidden />
      </button>
      {!readOnly && (
        <MenuButton
          label={messages.board.listMenu(list.name)}
          className={styles.icon}
          tabIndex={tabIndex}
          menu={(button, close) => (
            <ListMenu list={list} button={button} onOpen={setOpen} onClose={close} onMissing={close} />
          )}
        >
          <MoreHorizontal size={16} aria-hidden />
        </MenuButton>
      )}
      {open === 'limit' && (
        <CardLimitDialog list={list} onClose={() => setOpen(null)} onMissing={() => setOpen(null)} />
      )}
    </header>
  );
}
