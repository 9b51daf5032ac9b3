import { useParams } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { useSavedViewMessages } from '../../../texts/saved-view-messages.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { Fault } from '../../../ui/fault/fault.js';
import { AnchoredPopover } from '../../../ui/popover/popover.js';
import { SaveView } from './save-view.js';
import { SavedViewItem } from './saved-view-item.js';
import { useSavedViews } from '../../../workspace-model/saved-views.js';
import styles from './saved-views.module.css';

export interface SavedViewsPanelProps {
  /** The button that opened it; without one, on a phone, it is a dialog. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The saved views of the board, and the form to save what is shown. */
export function SavedViewsPanel({ anchor, onClose }: SavedViewsPanelProps): ReactElement {
  const texts = useSavedViewMessages();
  if (anchor === null) {
    return (
      <Dialog title={texts.title} onClose={onClose}>
        <Content onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <AnchoredPopover
      title={texts.title}
      anchor={anchor}
      onClose={onClose}
      content={(close) => <Content onClose={close} />}
    />
  );
}

function Content({ onClose }: { onClose: () => void }): ReactElement {
  const texts = useSavedViewMessages();
  const { boardId } = useParams({ from: '/boards/$boardId' });
  const { data: views, error } = useSavedViews(boardId);
  const [openedId, setOpenedId] = useState<number | null>(null);
  return (
    <div className={styles.panel}>
      <Fault error={error} />
      {!views && !error && <p className={styles.hint}>{texts.loading}</p>}
      {views?.length === 0 && (
        <div>
          <p className={styles.none}>{texts.none}</p>
          <p className={styles.hint}>{texts.noneHint}</p>
        </div>
      )}
      {views && views.length > 0 && (
        <ul className={styles.views}>
          {views.map((view) => (
            <SavedViewItem
              key={view.id}
              view={view}
              isOpened={view.id === openedId}
              onOpen={(isOpen) => setOpenedId(isOpen ? view.id : null)}
              onChosen={onClose}
            />
          ))}
        </ul>
      )}
      <SaveView onSaved={onClose} />
    </div>
  );
}
