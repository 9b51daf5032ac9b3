import { useState, type ReactElement, type RefObject } from 'react';
import type { Card, List } from '../../../board-model/entities.js';
import { useBoardSession, useListIds } from '../../../board-control/hooks/use-board.js';
import { useBoardSettingsMessages } from '../../../texts/board-settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Confirm } from '../../../page-parts/confirm.js';
import parts from '../../../page-parts/parts.module.css';
import type { ArchiveWrites } from './use-archive.js';

/** What is deleted for good. */
export type Archived =
  { readonly kind: 'lists'; readonly list: List } | { readonly kind: 'cards'; readonly card: Card };

export interface DeleteArchivedProps {
  readonly archived: Archived;
  readonly focusAfter: RefObject<HTMLElement | null>;
  readonly remove: ArchiveWrites['remove'];
  readonly onClose: () => void;
}

/** Says what goes with an archived card or list, and asks. */
export function DeleteArchived({ archived, ...props }: DeleteArchivedProps): ReactElement {
  return archived.kind === 'cards' ? (
    <DeleteCard card={archived.card} {...props} />
  ) : (
    <DeleteList list={archived.list} {...props} />
  );
}

type Props<T> = Omit<DeleteArchivedProps, 'archived'> & T;

function DeleteCard({ card, focusAfter, remove, onClose }: Props<{ card: Card }>): ReactElement {
  const texts = useBoardSettingsMessages();
  return (
    <Confirm
      title={texts.deleteCardTitle(card.number)}
      button={texts.deleteForGood}
      isDanger
      focusAfter={focusAfter}
      run={async () => {
        await remove('cards', card.id);
        announce(texts.deleted(card.title));
      }}
      onClose={onClose}
    >
      <p>{texts.deleteCardHint(card.title)}</p>
    </Confirm>
  );
}

/** The API deletes a list only after its cards, archived ones too, have another list. */
function DeleteList({ list, focusAfter, remove, onClose }: Props<{ list: List }>): ReactElement {
  const texts = useBoardSettingsMessages();
  const { store } = useBoardSession();
  const listIds = useListIds();
  const [target, setTarget] = useState(() => listIds[0]);
  return (
    <Confirm
      title={texts.deleteListTitle(list.name)}
      button={texts.deleteForGood}
      isDanger
      focusAfter={focusAfter}
      run={async () => {
        await remove('lists', list.id, target);
        announce(texts.deleted(list.name));
      }}
      onClose={onClose}
    >
      <p>{texts.deleteListHint}</p>
      {listIds.length > 0 && (
        <div className={parts.field}>
          <label>
            {texts.moveCardsTo}
            <select value={target} onChange={({ target: { value } }) => setTarget(Number(value))}>
              {listIds.map((id) => (
                <option key={id} value={id}>
                  {store.list(id)?.name}
                </option>
              ))}
            </select>
          </label>
          <p className={parts.soft}>{texts.deleteListCards}</p>
        </div>
      )}
    </Confirm>
  );
}
