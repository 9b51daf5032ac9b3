import { Diamond, GripVertical } from 'lucide-react';
import { memo, useEffect, useRef, type MouseEvent, type ReactElement, type RefObject } from 'react';
import { ProgressPicker } from '../../pickers/progress-picker.js';
import { useValue } from '../../observable/use-value.js';
import { shortDate } from '../../texts/dates.js';
import { useGanttMessages } from '../../texts/gantt-messages.js';
import { PopoverButton } from '../../ui/popover/popover.js';
import type { TaskRow } from './chart-rows.js';
import { DatesForm } from './dates-form.js';
import { useGantt } from './gantt-control.js';
import styles from './task-tree.module.css';

export interface TaskCellsProps {
  readonly row: TaskRow;
  readonly index: number;
  readonly rowHeight: number;
  /** Whether it is the tab stop among the rows. */
  readonly isStop: boolean;
  readonly canWrite: boolean;
}

/** One task: its title has the focus and the keys, its other values are buttons that change them. */
export const TaskCells = memo(function TaskCells({
  row,
  index,
  rowHeight,
  isStop,
  canWrite,
}: TaskCellsProps): ReactElement {
  const { id, card, task, listName } = row;
  const texts = useGanttMessages();
  const control = useGantt();
  const { board } = control;
  const link = useFocusOf(id);
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    board.ports.openCard(id);
  };
  const dates = [
    ['start', card.startDate],
    ['end', card.dueDate],
  ] as const;
  const dependencies = task.dependencies
    .map(({ dependsOn, type, lagDays }) => `${control.titleOf(dependsOn)} ${type}${lagText(lagDays)}`)
    .join(', ');
  const progress = card.progress === null ? texts.none : texts.percent(card.progress);
  return (
    <div
      role="row"
      aria-level={1}
      aria-rowindex={index + 2}
      className={styles.row}
      style={{ insetBlockStart: index * rowHeight, blockSize: rowHeight }}
      data-row={id}
      data-pending={card.pending}
    >
      <span role="gridcell" className={styles.cell} data-column="task">
        {canWrite && (
          <span className={styles.grip} data-grip={id} title={texts.moveRow(card.title)}>
            <GripVertical size={14} aria-hidden />
          </span>
        )}
        {task.kind === 'milestone' && (
          <Diamond size={12} role="img" aria-label={texts.milestone} className={styles.milestone} />
        )}
        <a
          ref={link}
          className={styles.name}
          href={board.ports.hrefOf(id)}
          tabIndex={isStop ? 0 : -1}
          draggable={false}
          dir="auto"
          data-card-link
          data-done={card.completedAt !== null}
          onClick={open}
          onFocus={() => board.focused({ listId: card.listId, cardId: id })}
          onBlur={() => board.blurred()}
        >
          {card.title}
        </a>
      </span>
      <span role="gridcell" className={styles.cell} data-column="list" dir="auto">
        {listName}
      </span>
      {dates.map(([column, date]) => (
        <span key={column} role="gridcell" className={styles.cell} data-column={column}>
          <CellButton
            title={texts.editDates(card.title)}
            name={texts[column]}
            text={date === null ? texts.none : shortDate(date)}
            isStop={isStop}
            canWrite={canWrite}
            content={(close) => <DatesForm cardId={id} onClose={close} />}
          />
        </span>
      ))}
      <span role="gridcell" className={styles.cell} data-column="progress">
        <CellButton
          title={texts.editProgress(card.title)}
          name={texts.progress}
          text={progress}
          isStop={isStop}
          canWrite={canWrite}
          content={(close) => (
            <ProgressPicker
              value={card.progress}
              onApply={(value) => {
                close();
                control.update(id, { progress: value });
              }}
            />
          )}
        />
      </span>
      <span role="gridcell" className={styles.cell} data-column="dependsOn">
        {canWrite ? (
          <button
            type="button"
            className={styles.value}
            tabIndex={isStop ? 0 : -1}
            aria-label={`${texts.dependsOn}: ${dependencies || texts.none}`}
            onClick={() => control.change({ editing: id })}
          >
            {dependencies || texts.none}
          </button>
        ) : (
          dependencies || texts.none
        )}
      </span>
    </div>
  );
});

const lagText = (days: number): string => (days === 0 ? '' : `${days > 0 ? '+' : '−'}${Math.abs(days)}`);

interface CellButtonProps {
  readonly title: string;
  readonly name: string;
  readonly text: string;
  readonly isStop: boolean;
  readonly canWrite: boolean;
  readonly content: (close: () => void) => ReactElement;
}

function CellButton({ title, name, text, isStop, canWrite, content }: CellButtonProps): ReactElement {
  if (!canWrite) return <>{text}</>;
  return (
    <PopoverButton
      title={title}
      label={`${name}: ${text}`}
      className={styles.value}
      tabIndex={isStop ? 0 : -1}
      content={content}
    >
      {text}
    </PopoverButton>
  );
}

/** Gives the title the focus when it is requested. */
function useFocusOf(id: number): RefObject<HTMLAnchorElement | null> {
  const { board } = useGantt();
  const link = useRef<HTMLAnchorElement>(null);
  const turn = useValue(board.focusRequest, (request) => (request?.cardId === id ? request.turn : 0));
  useEffect(() => {
    const element = link.current;
    const request = turn === 0 || !element ? null : board.takeFocus(turn);
    if (!request || !element) return;
    element.focus({ preventScroll: true });
    if (request.scrolls)
      element.closest('[role=row]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [board, turn]);
  return link;
}
