import { useNavigate } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, ChevronDown, Link, X } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ShownCard } from '../../board-model/entities.js';
import { useBoard, useCardIds } from '../../board-control/hooks/use-board.js';
import { useCardPanelMessages } from '../../texts/card-panel-messages.js';
import { PopoverButton } from '../../ui/popover/popover.js';
import { showToast } from '../../ui/toast/toasts.js';
import { CardMenu } from './card-menu.js';
import { MoveCard } from './move-card.js';
import styles from './panel-head.module.css';
import { useIsPanel } from './panel-shell.js';

export interface PanelHeadProps {
  readonly card: ShownCard;
  readonly isReadOnly: boolean;
  readonly onClose: () => void;
}

/** Where the card is, and what leads away from it. */
export function PanelHead({ card, isReadOnly, onClose }: PanelHeadProps): ReactElement {
  const messages = useCardPanelMessages();
  const board = useBoard();
  // Beside the board its name is there already; a page has a first heading of its own.
  const isPage = !useIsPanel();
  return (
    <header className={styles.head}>
      <PopoverButton
        title={messages.move}
        label={messages.list(card.listName)}
        className={styles.list}
        disabled={isReadOnly || card.archivedAt !== null}
        content={(close) => <MoveCard cardId={card.id} onClose={close} />}
      >
        <span dir="auto">{card.listName}</span>
        <ChevronDown size={14} aria-hidden />
      </PopoverButton>
      <span className={styles.number}>#{card.number}</span>
      {isPage && (
        <h1 className={styles.board} dir="auto">
          {board?.name}
        </h1>
      )}
      <div className={styles.tools}>
        <Neighbours card={card} />
        <button
          type="button"
          className={styles.tool}
          aria-label={messages.copyLink}
          onClick={() => void copyLink(card.url, messages)}
        >
          <Link size={16} aria-hidden />
        </button>
        <CardMenu card={card} isReadOnly={isReadOnly} className={styles.tool} onClose={onClose} />
        {/* With the attribute, Ariakit adds no hidden button of its own, which has an English name. */}
        <button
          type="button"
          className={styles.tool}
          aria-label={messages.close}
          data-dialog-dismiss
          onClick={onClose}
        >
          <X size={18} aria-hidden />
        </button>
      </div>
    </header>
  );
}

/** The cards above and below in the list. */
function Neighbours({ card }: { card: ShownCard }): ReactElement {
  const messages = useCardPanelMessages();
  const navigate = useNavigate();
  const ids = useCardIds(card.listId);
  const index = ids.indexOf(card.id);
  const steps = [
    { label: messages.previous, id: index > 0 ? ids[index - 1] : undefined, Icon: ArrowUp },
    { label: messages.next, id: index >= 0 ? ids[index + 1] : undefined, Icon: ArrowDown },
  ];
  return (
    <>
      {steps.map(({ label, id, Icon }) => (
        <button
          key={label}
          type="button"
          className={styles.tool}
          aria-label={label}
          disabled={id === undefined}
          onClick={() =>
            void navigate({
              to: '/boards/$boardId/cards/$cardId',
              params: { boardId: card.boardId, cardId: id ?? card.id },
              search: (search) => search,
              replace: true,
            })
          }
        >
          <Icon size={16} aria-hidden />
        </button>
      ))}
    </>
  );
}

async function copyLink(url: string, messages: { linkCopied: string; linkNotCopied: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'done', text: messages.linkCopied });
  } catch {
    showToast({ kind: 'failure', text: messages.linkNotCopied });
  }
}
