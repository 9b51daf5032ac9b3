import { CalendarDays, ChevronDown, CircleUser, Percent, Tag } from 'lucide-react';
import { useState, type ComponentType, type ReactElement } from 'react';
import { useFields, useLabels, useMembers } from '../../board-control/hooks/use-board.js';
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
import { useMedia } from '../../ui/media/use-media.js';
import styles from './card-facts.module.css';
import { CardFields } from './card-fields.js';
import type { FactProps } from './fact-props.js';
import { PropertyRow } from './property-row.js';
import { useCardWrite } from '../../card-history/card-queries.js';
import { useNewLabel } from '../../board-control/hooks/use-new-label.js';
import { useCardRun } from '../../card-history/use-card-run.js';

/** Assignees, labels, dates, progress and every custom field, a row each. */
export function CardFacts({ card, canWrite }: FactProps): ReactElement {
  const messages = useCardPanelMessages();
  const fields = useFields();
  const isPhone = useMedia('(width < 768px)');
  const [isOpen, setOpen] = useState(false);
  const isChip = isPhone && !isOpen;
  return (
    <section className={styles.facts} aria-label={messages.facts} data-chips={isChip}>
      <Assignees card={card} canWrite={canWrite} isChip={isChip} />
      <Labels card={card} canWrite={canWrite} isChip={isChip} />
      {shownPickers().map((picker) => {
        const Fact = FACTS[picker];
        return Fact && <Fact key={picker} card={card} canWrite={canWrite} isChip={isChip} />;
      })}
      {!isChip && <CardFields card={card} canWrite={canWrite} />}
      {isChip && fields.length > 0 && (
        <button type="button" className={styles.more} aria-expanded={false} onClick={() => setOpen(true)}>
          <ChevronDown size={14} aria-hidden />
          {messages.moreFields(fields.length)}
        </button>
      )}
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

const PEOPLE_SHOWN_MAX = 6;

function Assignees({ card, canWrite, isChip }: FactProps): ReactElement {
  const all = useMessages();
  const { me } = useSession();
  const members = useMembers();
  const run = useCardRun();
  const { assignees } = card;
  const more = assignees.slice(PEOPLE_SHOWN_MAX);
  return (
    <PropertyRow
      Icon={CircleUser}
      label={all.pickers.assignees}
      isEmpty={assignees.length === 0}
      canWrite={canWrite}
      isChip={isChip}
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
      {assignees.slice(0, PEOPLE_SHOWN_MAX).map(({ memberId, name }) => (
        <span key={memberId} className={styles.person}>
          <Avatar memberId={memberId} name={name} isDecoration />
          <span className={styles.cut} dir="auto">
            {name}
          </span>
        </span>
      ))}
      {more.length > 0 && (
        <>
          <span aria-hidden>+{more.length}</span>
          <span className="visually-hidden">{more.map(({ name }) => name).join(', ')}</span>
        </>
      )}
    </PropertyRow>
  );
}

function Labels({ card, canWrite, isChip }: FactProps): ReactElement {
  const all = useMessages();
  const labels = useLabels();
  const run = useCardRun();
  const create = useNewLabel([card.id], run);
  return (
    <PropertyRow
      Icon={Tag}
      label={all.pickers.labels}
      isEmpty={card.labels.length === 0}
      canWrite={canWrite}
      isChip={isChip}
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
      {card.labels.map(({ id, name, color }) => (
        <LabelChip key={id} name={name} color={color} />
      ))}
    </PropertyRow>
  );
}

function Dates({ card, canWrite, isChip }: FactProps): ReactElement {
  const all = useMessages();
  const messages = useCardPanelMessages();
  const run = useCardRun();
  const { startDate, dueDate } = card;
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
  return (
    <PropertyRow
      Icon={CalendarDays}
      label={all.pickers.dates}
      isEmpty={startDate === null && dueDate === null}
      canWrite={canWrite}
      isChip={isChip}
      className={look}
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
      {word === '' ? span : `${span} · ${word}`}
    </PropertyRow>
  );
}

function Progress({ card, canWrite, isChip }: FactProps): ReactElement {
  const all = useMessages();
  const { write } = useCardWrite(card.id);
  const { progress } = card;
  return (
    <PropertyRow
      Icon={Percent}
      label={all.pickers.progress}
      isEmpty={progress === null}
      canWrite={canWrite}
      isChip={isChip}
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
      <span className={styles.bar} aria-hidden>
        <span style={{ inlineSize: `${progress ?? 0}%` }} />
      </span>
      {all.pickers.percent(progress ?? 0)}
    </PropertyRow>
  );
}
