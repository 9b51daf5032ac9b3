import { RotateCcw, Undo2 } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useFields, useMembers } from '../board-control/hooks/use-board.js';
import { useCardPanelMessages } from '../texts/card-panel-messages.js';
import { shortDate } from '../texts/dates.js';
import { useMessages } from '../texts/messages.js';
import { fullMoment } from '../texts/moments.js';
import { Avatar } from '../ui/avatar/avatar.js';
import { ActionMenu } from '../ui/menu/menu.js';
import type { Activity } from './card-details.js';
import { changeSentence } from './change-sentence.js';
import { Moment } from './moment.js';
import { Origin } from './origin.js';
import styles from './timeline.module.css';

export interface ChangeEntryProps {
  readonly change: Activity;
  /** Of a change that is about no card. */
  readonly sentence?: string;
  /** The card, where several are listed. */
  readonly subject?: ReactNode;
  /** Absent where the change cannot be undone. */
  readonly onUndo: (() => void) | undefined;
  /** The changes of the same client since this one; one for a person. */
  readonly series: { readonly count: number; readonly undo: () => void } | undefined;
  /** One small line without a picture, between comments. */
  readonly isLine?: boolean;
}

/** Who changed what, by which client, and how to undo it. */
export function ChangeEntry(props: ChangeEntryProps): ReactElement {
  const { change, subject, onUndo, series, isLine = false } = props;
  const messages = useCardPanelMessages();
  const { display, properties } = useMessages();
  const fields = useFields();
  const members = useMembers();
  const texts = { ...messages.activity, ...display.values };
  const names = { fields, members, properties, date: shortDate };
  const sentence = props.sentence ?? changeSentence(change, texts, names);
  return (
    <li className={isLine ? styles.event : styles.entry}>
      {!isLine && <Avatar memberId={change.actor.memberId} name={change.actor.name} isDecoration />}
      <div className={styles.line}>
        <span className={styles.words} dir="auto">
          <span className={styles.actor}>{change.actor.name}</span>
          {texts.space}
          {sentence} <Origin via={change.via} />
          {subject}
        </span>
        <span className={styles.meta}>
          <Moment at={change.occurredAt} />
          {onUndo && (
            <Undo change={change} label={messages.undoChange(sentence)} onUndo={onUndo} series={series} />
          )}
        </span>
      </div>
    </li>
  );
}

function Undo({
  change,
  label,
  onUndo,
  series,
}: {
  change: Activity;
  label: string;
  onUndo: () => void;
  series: ChangeEntryProps['series'];
}): ReactElement {
  const messages = useCardPanelMessages();
  const icon = <RotateCcw size={13} aria-hidden />;
  if (!series || series.count < 2)
    return (
      <button type="button" className={styles.tool} aria-label={label} title={messages.undo} onClick={onUndo}>
        {icon}
      </button>
    );
  const since = fullMoment(change.occurredAt);
  return (
    <ActionMenu
      label={label}
      className={styles.tool}
      groups={[
        [
          { title: messages.undo, icon: <Undo2 size={16} aria-hidden />, run: onUndo },
          {
            title: messages.undoSeries(series.count, change.via.name, since),
            icon: <RotateCcw size={16} aria-hidden />,
            run: series.undo,
          },
        ],
      ]}
    >
      {icon}
    </ActionMenu>
  );
}
