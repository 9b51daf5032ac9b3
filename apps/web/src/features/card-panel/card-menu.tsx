import { Archive, ArchiveRestore, CheckCheck, Copy, CopyPlus, Ellipsis, Trash2, Undo2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { ShownCard } from '../../board-model/entities.js';
import { copyCards } from '../../board-control/card-actions.js';
import { currentBoard } from '../../board-control/current-board.js';
import { keyHint } from '../../board-control/key-signs.js';
import { MoveCards } from '../../palette/move-cards.js';
import { useValue } from '../../observable/use-value.js';
import { useCardPanelMessages } from '../../texts/card-panel-messages.js';
import { useMessages } from '../../texts/messages.js';
import { Button } from '../../ui/button/button.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import { ActionMenu, type MenuAction } from '../../ui/menu/menu.js';
import { showToast } from '../../ui/toast/toasts.js';
import styles from './panel-head.module.css';
import { useCardRun } from '../../card-history/use-card-run.js';

export interface CardMenuProps {
  readonly card: ShownCard;
  readonly isReadOnly: boolean;
  readonly className: string | undefined;
  readonly onClose: () => void;
}

/** Actions on the whole card. Only an archived card can be deleted. */
export function CardMenu({ card, isReadOnly, className, onClose }: CardMenuProps): ReactElement | null {
  const messages = useCardPanelMessages();
  const { commands } = useMessages();
  const control = useValue(currentBoard);
  const run = useCardRun();
  const [isDeleting, setDeleting] = useState(false);
  const [isCopying, setCopying] = useState(false);
  const cardIds = [card.id];
  const archive = (archived: boolean): void => void run({ kind: 'cards.archive', cardIds, archived });
  const complete: MenuAction =
    card.completedAt === null
      ? {
          title: messages.complete,
          hint: keyHint('complete'),
          icon: <CheckCheck size={16} aria-hidden />,
          run: () => void run({ kind: 'cards.complete', cardIds, complete: true }),
        }
      : {
          title: messages.reopen,
          hint: keyHint('complete'),
          icon: <Undo2 size={16} aria-hidden />,
          run: () => void run({ kind: 'cards.complete', cardIds, complete: false }),
        };
  const copies: readonly MenuAction[] = [
    {
      title: commands.titles.copy,
      icon: <Copy size={16} aria-hidden />,
      run: () => control && void copyCards(control, cardIds),
    },
    {
      title: commands.titles.copyTo,
      icon: <CopyPlus size={16} aria-hidden />,
      run: () => setCopying(true),
    },
  ];
  const groups: readonly (readonly MenuAction[])[] =
    card.archivedAt === null
      ? [
          [complete],
          copies,
          [
            {
              title: messages.archive,
              hint: keyHint('archive'),
              icon: <Archive size={16} aria-hidden />,
              run: () => {
                archive(true);
                const action = { title: messages.undo, run: () => archive(false) };
                showToast({ kind: 'done', text: messages.archivedToast, action });
              },
            },
          ],
        ]
      : [
          [
            {
              title: messages.restore,
              icon: <ArchiveRestore size={16} aria-hidden />,
              run: () => archive(false),
            },
          ],
          [
            {
              title: messages.delete,
              icon: <Trash2 size={16} aria-hidden />,
              isDanger: true,
              run: () => setDeleting(true),
            },
          ],
        ];
  if (isReadOnly) return null;
  return (
    <>
      <ActionMenu label={messages.actions} className={className} groups={groups}>
        <Ellipsis size={18} aria-hidden />
      </ActionMenu>
      {isCopying && control && (
        <Dialog title={`${commands.titles.copy}: ${card.title}`} onClose={() => setCopying(false)}>
          <MoveCards board={control} cardIds={cardIds} isCopy onClose={() => setCopying(false)} />
        </Dialog>
      )}
      {isDeleting && (
        <Dialog title={messages.deleteTitle(card.number)} onClose={() => setDeleting(false)}>
          <p className={styles.hint}>{messages.deleteHint(card.title)}</p>
          <div className={styles.confirm}>
            <Button onClick={() => setDeleting(false)}>{messages.keep}</Button>
            <Button
              kind="danger"
              onClick={() => {
                onClose();
                void run({ kind: 'card.delete', cardId: card.id });
              }}
            >
              {messages.deleteForGood}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
