import { Link, useParams, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { VIEW_ICONS } from '../../../board-views/view-icons.js';
import { VIEW_ROUTES } from '../../../board-views/view-names.js';
import { useMessages } from '../../../texts/messages.js';
import { searchOf } from '../../../workspace-model/saved-view-search.js';
import { useSavedViews } from '../../../workspace-model/saved-views.js';
import { SavedViewsPanel } from '../saved-views/saved-views-panel.js';
import styles from './view-tabs.module.css';

/** The saved views by name beside the built-in ones, and where views are saved and changed. */
export function SavedTabs(): ReactElement {
  const { board: texts } = useMessages();
  const { boardId } = useParams({ from: '/boards/$boardId' });
  const { saved } = useSearch({ from: '/boards/$boardId' });
  const { data: views = [] } = useSavedViews(boardId);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      {views.length > 0 && <span className={styles.rule} aria-hidden />}
      {views.map((view) => {
        const Icon = VIEW_ICONS[view.kind];
        return (
          <Link
            key={view.id}
            to={VIEW_ROUTES[view.kind]}
            params={{ boardId }}
            search={searchOf(view)}
            className={`${styles.tab} ${styles.saved}`}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={view.id === saved ? 'true' : undefined}
            title={view.name}
          >
            <Icon size={16} aria-hidden />
            <span className={styles.word} dir="auto">
              {view.name}
            </span>
          </Link>
        );
      })}
      <button
        ref={setButton}
        type="button"
        className={styles.add}
        aria-label={texts.savedViews}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Plus size={16} aria-hidden />
      </button>
      {isOpen && button && <SavedViewsPanel anchor={button} onClose={close} />}
    </>
  );
}
