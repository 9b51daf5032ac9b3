import type { ReactElement } from 'react';
import { useCard } from '../../board-control/hooks/use-board.js';
import { SpanPicker } from '../../pickers/span-picker.js';
import { useGanttMessages } from '../../texts/gantt-messages.js';
import { useGantt } from './gantt-control.js';
import styles from './dependency-dialog.module.css';

/** Start and end of a task, and whether it is a milestone. */
export function DatesForm({ cardId, onClose }: { cardId: number; onClose: () => void }): ReactElement | null {
  const texts = useGanttMessages();
  const control = useGantt();
  const card = useCard(cardId);
  if (!card) return null;
  const isMilestone = control.board.store.task(cardId).kind === 'milestone';
  const { startDate, dueDate } = card;
  return (
    <>
      <label className={styles.milestone}>
        <input
          type="checkbox"
          defaultChecked={isMilestone}
          onChange={({ target }) => {
            const day = dueDate ?? startDate;
            control.update(
              cardId,
              target.checked ? { kind: 'milestone', startDate: day, dueDate: day } : { kind: 'task' },
            );
            onClose();
          }}
        />
        {texts.isMilestone}
      </label>
      <SpanPicker
        startDate={startDate}
        dueDate={dueDate}
        onApply={(span) => {
          onClose();
          control.setDates(cardId, span);
        }}
      />
    </>
  );
}
