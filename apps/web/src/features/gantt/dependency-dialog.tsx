import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useSyncExternalStore } from 'react';
import { limits } from '@kiban/client';
import type { DependencyType } from '@kiban/schedule';
import type { TaskDependency } from '../../board-model/entities.js';
import { OptionPicker } from '../../pickers/option-picker.js';
import { useGanttMessages } from '../../texts/gantt-messages.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import styles from './dependency-dialog.module.css';
import { useGantt } from './gantt-control.js';
import { isComposing } from '../../ui/input-method/is-composing.js';

const TYPES: readonly DependencyType[] = ['FS', 'SS', 'FF', 'SF'];

/** What a task depends on: kinds and days between are changed, dependencies added and removed. */
export function DependencyDialog({ cardId }: { cardId: number }): ReactElement {
  const texts = useGanttMessages();
  const control = useGantt();
  const { board } = control;
  const task = useSyncExternalStore(
    (listener) => board.store.subscribe('chart', listener),
    () => board.store.task(cardId),
  );
  const close = (): void => {
    control.change({ editing: null });
    const card = board.store.card(cardId);
    if (card) board.focus({ listId: card.listId, cardId }, false);
  };
  const known = new Set([cardId, ...task.dependencies.map(({ dependsOn }) => dependsOn)]);
  const others = [...control.shown.rows.map(({ card }) => card), ...control.shown.unscheduled];
  return (
    <Dialog title={texts.editDependencies(control.titleOf(cardId))} onClose={close}>
      {task.dependencies.length === 0 && <p className={styles.none}>{texts.noDependencies}</p>}
      <ul className={styles.dependencies}>
        {task.dependencies.map((dependency) => (
          <DependencyItem key={dependency.dependsOn} cardId={cardId} dependency={dependency} />
        ))}
      </ul>
      <h2 className={styles.head}>{texts.add}</h2>
      <OptionPicker
        title={texts.findTask}
        isSingle
        chosen={[]}
        onChoose={(id) => control.link(cardId, id, 'FS')}
        options={others
          .filter(({ id }) => !known.has(id))
          .map(({ id, number, title }) => ({ id, name: title, hint: `#${number}` }))}
      />
    </Dialog>
  );
}

function DependencyItem({
  cardId,
  dependency: { dependsOn, type, lagDays },
}: {
  cardId: number;
  dependency: TaskDependency;
}): ReactElement {
  const texts = useGanttMessages();
  const control = useGantt();
  const title = control.titleOf(dependsOn);
  const setLag = (value: number): void => {
    const days = Math.min(limits.lagDaysMax, Math.max(-limits.lagDaysMax, Math.trunc(value)));
    if (Number.isFinite(days)) control.link(cardId, dependsOn, type, days);
  };
  return (
    <li className={styles.dependency}>
      <span className={styles.other} dir="auto">
        {title}
      </span>
      <select
        aria-label={texts.type(title)}
        className={styles.type}
        value={type}
        onChange={({ target }) => {
          const chosen = TYPES.find((one) => one === target.value);
          if (chosen) control.link(cardId, dependsOn, chosen, lagDays);
        }}
      >
        {TYPES.map((one) => (
          <option key={one} value={one}>
            {one} · {texts.types[one]}
          </option>
        ))}
      </select>
      <label className={styles.lag}>
        <input
          key={lagDays}
          type="number"
          aria-label={texts.lag(title)}
          defaultValue={lagDays}
          min={-limits.lagDaysMax}
          max={limits.lagDaysMax}
          onBlur={({ target }) => setLag(target.valueAsNumber)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event)) setLag(event.currentTarget.valueAsNumber);
          }}
        />
        {texts.days}
      </label>
      <button
        type="button"
        className={styles.remove}
        aria-label={texts.remove(title)}
        onClick={() => control.unlink(cardId, dependsOn)}
      >
        <Trash2 size={16} aria-hidden />
      </button>
    </li>
  );
}
