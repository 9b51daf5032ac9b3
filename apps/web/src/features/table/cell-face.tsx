import { Check, Maximize2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { CustomField, ShownCard } from '../../board-model/entities.js';
import { useList, useMembers } from '../../board-control/hooks/use-board.js';
import { useControl } from '../../board-control/hooks/use-control.js';
import { shortDate } from '../../texts/dates.js';
import { dueState } from '../../texts/due-state.js';
import { useTableMessages } from '../../texts/table-messages.js';
import { Avatar } from '../../ui/avatar/avatar.js';
import { LabelChip } from '../../ui/label-chip/label-chip.js';
import { valueOf } from './cell-values.js';
import type { Column } from './table-columns.js';
import styles from './table-grid.module.css';

/** What a cell shows while it is not edited. */
export function CellFace({ card, column }: { card: ShownCard; column: Column }): ReactElement | null {
  const { kind, field, id } = column;
  if (field) return <FieldFace field={field} value={card.fields[field.id]} />;
  switch (kind) {
    case 'title':
      return <TitleFace card={card} />;
    case 'list':
      return <ListFace listId={card.listId} />;
    case 'labels':
      return (
        <>
          {card.labels.map((label) => (
            <LabelChip key={label.id} name={label.name} color={label.color} />
          ))}
        </>
      );
    case 'assignees':
      return (
        <>
          {card.assignees.map(({ memberId, name }) => (
            <Person key={memberId} memberId={memberId} name={name} />
          ))}
        </>
      );
    case 'done':
      return <Switch isOn={card.completedAt !== null} />;
    case 'checklist': {
      const { done, total } = card.checklist;
      return total === 0 ? null : <span className={styles.number}>{`${done}/${total}`}</span>;
    }
    default: {
      const value = valueOf(card, column);
      if (typeof value !== 'string') return null;
      const state = id === 'due' ? dueState(value, card.completedAt, new Date()) : undefined;
      return (
        <span className={styles.text} data-due={state}>
          {shortDate(value)}
        </span>
      );
    }
  }
}

function TitleFace({ card }: { card: ShownCard }): ReactElement {
  const texts = useTableMessages();
  const { ports } = useControl();
  return (
    <>
      <span className={styles.text} dir="auto" data-complete={card.completedAt !== null}>
        {card.title}
      </span>
      <button
        type="button"
        className={styles.open}
        tabIndex={-1}
        aria-label={texts.open(card.title)}
        onClick={() => ports.openCard(card.id)}
      >
        <Maximize2 size={14} aria-hidden />
      </button>
    </>
  );
}

function ListFace({ listId }: { listId: number }): ReactElement {
  return (
    <span className={styles.text} dir="auto">
      {useList(listId)?.name}
    </span>
  );
}

function Person({ memberId, name }: { memberId: number; name: string }): ReactElement {
  return (
    <span className={styles.person} title={name}>
      <Avatar memberId={memberId} name={name} isDecoration />
      <span className={styles.text} dir="auto">
        {name}
      </span>
    </span>
  );
}

function Switch({ isOn }: { isOn: boolean }): ReactElement {
  const texts = useTableMessages();
  return (
    <span className={styles.switch} data-on={isOn} data-switch>
      {isOn && <Check size={14} aria-hidden />}
      <span className="visually-hidden">{isOn ? texts.yes : texts.no}</span>
    </span>
  );
}

function FieldFace({ field, value }: { field: CustomField; value: unknown }): ReactElement | null {
  if (field.type === 'checkbox') return <Switch isOn={value === true} />;
  if (value === undefined || value === null) return null;
  switch (field.type) {
    case 'select':
    case 'multi_select': {
      const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
      return (
        <>
          {field.options
            .filter(({ id }) => ids.includes(id))
            .map(({ id, label, color }) => (
              <LabelChip key={id} name={label} color={color} />
            ))}
        </>
      );
    }
    case 'member':
      return <MemberFace id={Number(value)} />;
    case 'number':
      return (
        <span className={styles.number}>{Number(value).toLocaleString(document.documentElement.lang)}</span>
      );
    case 'date':
      return <span className={styles.text}>{shortDate(value as string)}</span>;
    default:
      return (
        <span className={styles.text} dir="auto">
          {value as string}
        </span>
      );
  }
}

function MemberFace({ id }: { id: number }): ReactElement {
  const name = useMembers().find((member) => member.id === id)?.name ?? `#${id}`;
  return <Person memberId={id} name={name} />;
}
