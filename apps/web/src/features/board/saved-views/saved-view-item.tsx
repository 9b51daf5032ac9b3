import { Link, useParams, useSearch } from '@tanstack/react-router';
import { Lock, MoreHorizontal } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { limits } from '@kiban/client';
import { VIEW_ROUTES } from '../../../board-views/view-names.js';
import { VIEW_ICONS } from '../../../board-views/view-icons.js';
import { useMessages } from '../../../texts/messages.js';
import { useSavedViewMessages } from '../../../texts/saved-view-messages.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import { ActionMenu, type MenuAction } from '../../../ui/menu/menu.js';
import { showToast } from '../../../ui/toast/toasts.js';
import { EditableName } from '../../../ui/editable-name/editable-name.js';
import { useOwnView } from '../use-own-view.js';
import {
  isUnchanged,
  queryOf,
  searchOf,
  type SavedView,
} from '../../../workspace-model/saved-view-search.js';
import { useViewChange, useViewRights, type ViewChange } from '../../../workspace-model/saved-views.js';
import styles from './saved-views.module.css';

type Update = Extract<ViewChange, { kind: 'update' }>['body'];

interface SavedViewItemProps {
  readonly view: SavedView;
  /** Whether its name is edited or its deletion asked for; one of the list at a time. */
  readonly isOpened: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChosen: () => void;
}

/** A saved view: a link to what it shows, and a menu. */
export function SavedViewItem({ view, isOpened, onOpen, onChosen }: SavedViewItemProps): ReactElement {
  const texts = useSavedViewMessages();
  const search = useSearch({ from: '/boards/$boardId' });
  const shown = useOwnView();
  const { boardId } = useParams({ from: '/boards/$boardId' });
  const change = useViewChange();
  const [opened, setOpened] = useState<'name' | 'deletion'>('name');
  const link = useRef<HTMLAnchorElement>(null);
  const { changes, changesSharing } = useViewRights()(view);
  const isCurrent = search.saved === view.id;
  const update = (body: Update, onSuccess?: () => void): void =>
    change.mutate({ kind: 'update', view, body }, onSuccess && { onSuccess });
  const open = (what: 'name' | 'deletion'): void => {
    setOpened(what);
    onOpen(true);
  };
  const close = (): void => {
    onOpen(false);
    link.current?.focus();
  };
  const own: MenuAction[] = [];
  if (changes) {
    if (isCurrent && !isUnchanged(view, shown, search)) {
      own.push({
        title: texts.update,
        run: () =>
          update({ kind: shown, query: queryOf(search) }, () =>
            showToast({ kind: 'done', text: texts.updated(view.name) }),
          ),
      });
    }
    own.push({ title: texts.rename, run: () => open('name') });
    if (changesSharing)
      own.push({
        title: view.shared ? texts.unshare : texts.share,
        run: () => update({ shared: !view.shared }),
      });
  }
  const groups: MenuAction[][] = [
    [{ title: texts.copyLink, run: () => void copyLink(view, texts) }],
    own,
    changes ? [{ title: texts.delete, isDanger: true, run: () => open('deletion') }] : [],
  ];
  const Icon = VIEW_ICONS[view.kind];
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        {isOpened && opened === 'name' ? (
          <EditableName
            label={texts.newName(view.name)}
            name={view.name}
            max={limits.viewNameLengthMax}
            onClose={close}
            onSave={(name) => update({ name })}
          />
        ) : (
          <Link
            ref={link}
            to={VIEW_ROUTES[view.kind]}
            params={{ boardId }}
            search={searchOf(view)}
            activeOptions={{ exact: true, includeSearch: true }}
            className={styles.link}
            aria-current={isCurrent ? 'true' : undefined}
            onClick={onChosen}
          >
            <Icon size={16} aria-hidden />
            <span className={styles.name} dir="auto">
              {view.name}
            </span>
            {!view.shared && <Lock size={14} role="img" aria-label={texts.onlyMe} />}
          </Link>
        )}
        <ActionMenu label={texts.actions(view.name)} className={styles.menu} groups={groups}>
          <MoreHorizontal size={16} aria-hidden />
        </ActionMenu>
      </div>
      {isOpened && opened === 'deletion' && <Deletion view={view} change={change} onClose={close} />}
      <Fault error={change.error} />
    </li>
  );
}

function Deletion({
  view,
  change,
  onClose,
}: {
  view: SavedView;
  change: ReturnType<typeof useViewChange>;
  onClose: () => void;
}): ReactElement {
  const texts = useSavedViewMessages();
  const messages = useMessages();
  const title = texts.deleteTitle(view.name);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div role="group" aria-label={title} className={styles.deletion}>
      <p>{title}</p>
      <p className={styles.hint}>{view.shared ? texts.deleteShared : texts.deleteOwn}</p>
      <div className={styles.buttons}>
        <Button ref={cancel} onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button
          kind="danger"
          disabled={change.isPending}
          onClick={() => change.mutate({ kind: 'delete', view }, { onError: onClose })}
        >
          {texts.delete}
        </Button>
      </div>
    </div>
  );
}

async function copyLink(
  { boardId, id }: SavedView,
  texts: { linkCopied: string; linkNotCopied: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${location.origin}/boards/${boardId}?saved=${id}`);
    showToast({ kind: 'done', text: texts.linkCopied });
  } catch {
    showToast({ kind: 'failure', text: texts.linkNotCopied });
  }
}
