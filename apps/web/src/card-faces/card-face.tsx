import { MessageSquare, SquareCheck } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import type { ShownCard } from '../board-model/entities.js';
import type { CardFaces } from '../session/card-faces.js';
import { useMessages } from '../texts/messages.js';
import { Avatar } from '../ui/avatar/avatar.js';
import { DueDate } from '../ui/due-date/due-date.js';
import { LabelChip } from '../ui/label-chip/label-chip.js';
import styles from './card-face.module.css';
import { CardValues } from './card-values.js';

export const CardLabels = memo(function CardLabels({
  labels,
}: {
  labels: ShownCard['labels'];
}): ReactElement | null {
  if (labels.length === 0) return null;
  return (
    <div className={styles.labels}>
      {labels.map(({ id, name, color }) => (
        <LabelChip key={id} name={name} color={color} />
      ))}
    </div>
  );
});

const ASSIGNEES_SHOWN_MAX = 4;

/** Everything below the title: number, dates, counts, people, and who changed the card just now. */
export function CardMeta({ card, faces }: { card: ShownCard; faces: CardFaces }): ReactElement {
  const messages = useMessages().board;
  const { hidden, fields, isCompact } = faces;
  const { number, dueDate, checklist, commentCount, assignees, changedBy } = card;
  const more = assignees.length - ASSIGNEES_SHOWN_MAX;
  return (
    <div className={styles.meta} data-compact={isCompact}>
      {isCompact &&
        card.labels.map(({ id: label, name, color }) => <LabelChip key={label} name={name} color={color} />)}
      {number > 0 && !hidden.includes('number') && <span className={styles.number}>#{number}</span>}
      {dueDate !== null && !hidden.includes('due') && (
        <DueDate dueDate={dueDate} completedAt={card.completedAt} />
      )}
      {checklist.total > 0 && !hidden.includes('checklist') && (
        <span className={styles.fact} data-done={checklist.done === checklist.total}>
          <SquareCheck size={12} aria-hidden />
          <span aria-hidden>
            {checklist.done}/{checklist.total}
          </span>
          <span className="visually-hidden">{messages.checklist(checklist.done, checklist.total)}</span>
        </span>
      )}
      {commentCount > 0 && !hidden.includes('comments') && (
        <span className={styles.fact}>
          <MessageSquare size={12} aria-hidden />
          <span aria-hidden>{commentCount}</span>
          <span className="visually-hidden">{messages.comments(commentCount)}</span>
        </span>
      )}
      {fields.length > 0 && <CardValues card={card} shown={fields} />}
      {changedBy && (
        <span className={styles.changed} data-via={changedBy.via !== undefined}>
          {messages.changedBy(changedBy.via ?? changedBy.name)}
        </span>
      )}
      {assignees.length > 0 && (
        <span className={styles.people}>
          {assignees.slice(0, ASSIGNEES_SHOWN_MAX).map(({ memberId, name }) => (
            <Avatar key={memberId} memberId={memberId} name={name} />
          ))}
          {more > 0 && <span className={styles.more}>+{more}</span>}
        </span>
      )}
    </div>
  );
}
