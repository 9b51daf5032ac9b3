import { CalendarDays, Percent, Tag, UserPlus } from 'lucide-react';
import type { ComponentType, ReactElement } from 'react';
import { useLabels, useMembers } from '../../board-control/hooks/use-board.js';
import { shownPickers, type PropertyPicker } from '../../card-properties/card-properties.js';
import { AssigneePicker } from '../../pickers/assignee-picker.js';
import { LabelPicker } from '../../pickers/label-picker.js';
import { ProgressPicker } from '../../pickers/progress-picker.js';
import { SpanPicker } from '../../pickers/span-picker.js';
import { useSession } from '../../session/session.js';
import { shortDate } from '../../texts/dates.js';
import { dueState } from '../../texts/due-state.js';
import { useCardPanelMessages } from '../../texts/card-panel-messages.js';
import { useMessages } from '../../texts/messages.js';
import { Avatar } from '../../ui/avatar/avatar.js';
import { LabelChip } from '../../ui/label-chip/label-chip.js';
import { PopoverButton } from '../../ui/popover/popover.js';
import styles from './card-facts.module.css';
import { CardFields } from './card-fields.js';
import type { FactProps } from './fact-props.js';
import { useCardWrite } from '../../card-history/card-queries.js';
import { useNewLabel } from '../../board-control/hooks/use-new-label.js';
import { useCardRun } from '../../card-history/use-card-run.js';

const empty = [styles.fact, styles.empty].join(' ');

/** Assignees, labels, dates, progress and custom fields, each with its picker. */
export function CardFacts({ card, canWrite }: FactProps): ReactElement {
  const messages = useCardPanelMessages();
  return (
    <section className={styles.facts} aria-label={messages.facts}>
      <Assignees card={card} canWrite={canWrite} />
      <Labels card={card} canWrite={canWrite} />
      {shownPickers().map((picker) => {
        const Fact = FACTS[picker];
        return Fact && <Fact key={picker} card={card} canWrite={canWrite} />;
      })}
      <CardFields card={card} canWrite={canWrite} />
    </section>
  );
}

/** Null for what the panel shows above its facts. */
const FACTS: Readonly<Record<PropertyPicker, ComponentType<FactProps> | null>> = {
  headline: null,
  document: null,
  span: Dates,
  percent: Progress,
};

/** What a value is, for screen readers: others see it by its form. */
const Prefix = ({ text }: { text: string }): ReactElement => (
  <span className="visually-hidden">{`${text}: `}</span>
);

function Assignees({ card, canWrite }: FactProps): ReactElement | null {
  const all = useMessages();
  const messages = useCardPanelMessages();
  const { me } = useSession();
  const members = useMembers();
  const run = useCardRun();
  const { assignees } = card;
  const isEmpty = assignees.length === 0;
  if (isEmpty && !canWrite) return null;
  return (
    <PopoverButton
      title={all.pickers.assignees}
      className={isEmpty ? empty : styles.fact}
      disabled={!canWrite}
      content={() => (
        <AssigneePicker
          members={members}
          me={me.member.id}
          chosen={assignees.map(({ memberId }) => memberId)}
          onChoose={(id, isChosen) =>
            void run({
              kind: 'cards.assignees',
              cardIds: [card.id],
              add: isChosen ? [id] : [],
              remove: isChosen ? [] : [id],
            })
          }
        />
      )}
    >
      {isEmpty ? (
        <>
          <UserPlus size={15} aria-hidden />
          {messages.assign}
        </>
      ) : (
        <>
          <Prefix text={all.pickers.assignees} />
          <span className={styles.people}>
            {assignees.slice(0, 4).map(({ memberId, name }) => (
              <Avatar key={memberId} memberId={memberId} name={name} isDecoration />
            ))}
          </span>
          <span className={styles.value} dir="auto">
            {assignees.length === 1 ? (
              assignees[0]?.name
            ) : (
              <span className="visually-hidden">{assignees.map(({ name }) => name).join(', ')}</span>
            )}
          </span>
        </>
      )}
    </PopoverButton>
  );
}

function Labels({ card, canWrite }: FactProps): ReactElement | null {
  const all = useMessages();
  const messages = useCardPanelMessages();
  const labels = useLabels();
  const run = useCardRun();
  const create = useNewLabel([card.id], run);
  const isEmpty = card.labels.length === 0;
  if (isEmpty && !canWrite) return null;
  return (
    <PopoverButton
      title={all.pickers.labels}
      className={isEmpty ? empty : styles.fact}
      disabled={!canWrite}
      content={() => (
        <LabelPicker
          labels={labels}
          chosen={card.labels.map(({ id }) => id)}
          onCreate={create}
          onChoose={(id, isChosen) =>
            void run({
              kind: 'cards.labels',
              cardIds: [card.id],
              add: isChosen ? [id] : [],
              remove: isChosen ? [] : [id],
            })
          }
        />
      )}
    >
      {isEmpty ? (
        <>
          <Tag size={15} aria-hidden />
          {messages.addLabel}
        </>
      ) : (
        <span className={styles.chips}>
          <Prefix text={all.pickers.labels} />
          {card.labels.map(({ id, name, color }) => (
            <LabelChip key={id} name={name} color={color} />
          ))}
        </span>
      )}
    </PopoverButton>
  );
}

function Dates({ card, canWrite }: FactProps): ReactElement | null {
  const all = useMessages();
  const messages = useCardPanelMessages();
  const run = useCardRun();
  const { startDate, dueDate } = card;
  const isEmpty = startDate === null && dueDate === null;
  if (isEmpty && !canWrite) return null;
  const state = dueDate === null ? 'later' : dueState(dueDate, card.completedAt, new Date());
  const isSoon = state === 'today' || state === 'soon';
  const [look, word] =
    state === 'overdue'
      ? [styles.overdue, messages.overdue]
      : isSoon
        ? [styles.soon, messages.dueSoon]
        : state === 'done'
          ? [styles.done, messages.completed]
          : ['', ''];
  const dates = [startDate, dueDate].flatMap((date) => (date === null ? [] : shortDate(date))).join(' → ');
  const span = dueDate === null && startDate !== null ? messages.starts(dates) : dates;
  const shown = word === '' ? span : `${span} · ${word}`;
  return (
    <PopoverButton
      title={all.pickers.dates}
      className={isEmpty ? empty : [styles.fact, look].join(' ')}
      disabled={!canWrite}
      content={(close) => (
        <SpanPicker
          startDate={startDate}
          dueDate={dueDate}
          onApply={(next) => {
            close();
            const change = {
              ...(next.startDate !== startDate && { startDate: next.startDate }),
              ...(next.dueDate !== dueDate && { dueDate: next.dueDate }),
            };
            if (Object.keys(change).length > 0) void run({ kind: 'card.update', cardId: card.id, change });
          }}
        />
      )}
    >
      <CalendarDays size={15} aria-hidden />
      {!isEmpty && <Prefix text={all.pickers.dates} />}
      {isEmpty ? messages.addDates : shown}
    </PopoverButton>
  );
}

function Progress({ card, canWrite }: FactProps): ReactElement | null {
  const all = useMessages();
  const messages = useCardPanelMessages();
  const { write } = useCardWrite(card.id);
  const { progress } = card;
  if (progress === null && !canWrite) return null;
  const shown = all.pickers.percent(progress ?? 0);
  return (
    <PopoverButton
      title={all.pickers.progress}
      className={progress === null ? empty : styles.fact}
      disabled={!canWrite}
      content={(close) => (
        <ProgressPicker
          value={progress}
          onApply={(next) => {
            close();
            if (next !== progress)
              void write({ method: 'PATCH', path: `/gantt/tasks/${card.id}`, body: { progress: next } });
          }}
        />
      )}
    >
      {progress === null ? (
        <>
          <Percent size={14} aria-hidden />
          {messages.addProgress}
        </>
      ) : (
        <>
          <Prefix text={all.pickers.progress} />
          <span className={styles.bar} aria-hidden>
            <span style={{ inlineSize: `${progress}%` }} />
          </span>
          {shown}
        </>
      )}
    </PopoverButton>
  );
}
