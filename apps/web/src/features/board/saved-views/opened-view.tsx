import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Bookmark, X } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import { readPanelSearch, VIEW_ROUTES } from '../../../board-views/view-names.js';
import { useShownView } from '../../../board-views/use-shown-view.js';
import { readCalendarPlace } from '../../../filters/calendar-place.js';
import { useMessages } from '../../../texts/messages.js';
import { useSavedViewMessages } from '../../../texts/saved-view-messages.js';
import { faultOf } from '../../../ui/fault/fault.js';
import { showToast } from '../../../ui/toast/toasts.js';
import { useOwnView } from '../use-own-view.js';
import styles from '../../../ui/chip/chip.module.css';
import {
  isArrangedSearch,
  isUnchanged,
  queryOf,
  searchOf,
} from '../../../workspace-model/saved-view-search.js';
import { useSavedViews, useViewChange, useViewRights } from '../../../workspace-model/saved-views.js';
import ownStyles from './saved-views.module.css';

/** Follows the saved view of the address, whose link may have nothing but its id, and says when what is shown differs. Its tab has its name. */
export function OpenedView({ id }: { id: number }): ReactElement | null {
  const messages = useMessages();
  const texts = useSavedViewMessages();
  const navigate = useNavigate();
  const { boardId } = useParams({ from: '/boards/$boardId' });
  const { cardId } = useParams({ strict: false });
  const search = useSearch({ from: '/boards/$boardId' });
  const shown = useShownView();
  const own = useOwnView();
  const { data: views } = useSavedViews(boardId);
  const change = useViewChange();
  const rightsOf = useViewRights();
  const arrivedAt = useRef(0);
  const view = views?.find((each) => each.id === id);
  useEffect(() => {
    if (!views) return;
    if (!view) {
      showToast({ kind: 'failure', text: texts.gone });
      void navigate({ to: '.', search: (before) => ({ ...before, saved: undefined }), replace: true });
      return;
    }
    if (arrivedAt.current === id) return;
    arrivedAt.current = id;
    const isLink = shown === 'board' && cardId === undefined && !isArrangedSearch(search);
    if (!isLink) return;
    void navigate({ to: VIEW_ROUTES[view.kind], params: { boardId }, search: searchOf(view), replace: true });
  }, [views, view, id, shown, cardId, search, boardId, navigate, texts]);
  if (!view) return null;
  const isSame = isUnchanged(view, own, search);
  const save = (): void =>
    change.mutate(
      { kind: 'update', view, body: { kind: own, query: queryOf(search) } },
      {
        onSuccess: () => showToast({ kind: 'done', text: texts.updated(view.name) }),
        onError: (error) => showToast({ kind: 'failure', text: faultOf(error, messages) }),
      },
    );
  return (
    <span className={styles.chip}>
      <Bookmark size={14} aria-hidden />
      {texts.opened}
      {!isSame && <span className={ownStyles.changed}>{texts.changed}</span>}
      {!isSame && rightsOf(view).changes && (
        <button type="button" className={ownStyles.save} disabled={change.isPending} onClick={save}>
          {texts.update}
        </button>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={texts.leave}
        onClick={() =>
          void navigate({
            to: '.',
            search: (before) => ({
              ...readPanelSearch({ ...before }),
              ...readCalendarPlace({ ...before }),
            }),
            replace: true,
          })
        }
      >
        <X size={14} aria-hidden />
      </button>
    </span>
  );
}
