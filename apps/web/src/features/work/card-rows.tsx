import { Link } from '@tanstack/react-router';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { useBoards } from '../../workspace-model/boards.js';
import type { FoundCard } from '../../workspace-model/my-cards.js';
import { can } from '@kiban/vocabulary';
import { useSession } from '../../session/session.js';
import { useWorkMessages } from '../../texts/work-messages.js';
import { Avatar } from '../../ui/avatar/avatar.js';
import { Button } from '../../ui/button/button.js';
import { DueDate } from '../../ui/due-date/due-date.js';
import { LabelChip } from '../../ui/label-chip/label-chip.js';
import styles from './card-rows.module.css';
import { useCompletion } from './use-completion.js';

const ASSIGNEES_SHOWN_MAX = 3;

export interface CardRowsProps {
  readonly cards: readonly FoundCard[];
  readonly label: string;
  /** All are assigned to the signed-in person, so only others are shown. */
  readonly isMine?: boolean;
}

/** Cards of any board, a row each. */
export function CardRows({ cards, label, isMine = false }: CardRowsProps): ReactElement {
  return (
    <ul className={styles.rows} aria-label={label}>
      {cards.map((card) => (
        <CardRow key={card.id} card={card} isMine={isMine} />
      ))}
    </ul>
  );
}

function CardRow({ card, isMine }: { card: FoundCard; isMine: boolean }): ReactElement {
  const texts = useWorkMessages();
  const { me } = useSession();
  const { data: boards = [] } = useBoards();
  const toggle = useCompletion();
  const isDone = card.completedAt !== null;
  const board = boards.find(({ id }) => id === card.boardId)?.name ?? `#${card.boardId}`;
  const shown = card.assignees.filter(({ memberId }) => !isMine || memberId !== me.member.id);
  const canChange = can(me, 'updateCard') && card.archivedAt === null;
  return (
    <li className={styles.row} data-done={isDone}>
      {canChange ? (
        <Button
          kind="quiet"
          className={styles.check}
          aria-label={isDone ? texts.reopen(card.title) : texts.complete(card.title)}
          data-toggle
          onClick={() => void toggle(card)}
        >
          {isDone ? <CircleCheck size={18} aria-hidden /> : <Circle size={18} aria-hidden />}
        </Button>
      ) : (
        <span />
      )}
      <div className={styles.body}>
        <Link
          to="/boards/$boardId/cards/$cardId"
          params={{ boardId: card.boardId, cardId: card.id }}
          className={styles.title}
          dir="auto"
          data-row-link
        >
          {card.title}
        </Link>
        <div className={styles.facts}>
          <span>#{card.number}</span>
          <span className={styles.place} dir="auto">
            {texts.place(board, card.listName)}
          </span>
          {card.dueDate !== null && <DueDate dueDate={card.dueDate} completedAt={card.completedAt} />}
          {card.archivedAt !== null && <span>{texts.archived}</span>}
          {card.labels.map(({ id, name, color }) => (
            <LabelChip key={id} name={name} color={color} />
          ))}
        </div>
      </div>
      <span className={styles.people}>
        {shown.slice(0, ASSIGNEES_SHOWN_MAX).map(({ memberId, name }) => (
          <Avatar key={memberId} memberId={memberId} name={name} />
        ))}
      </span>
    </li>
  );
}
