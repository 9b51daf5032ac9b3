import { CircleAlert, CircleCheck } from 'lucide-react';
import { memo, type CSSProperties, type MouseEvent, type ReactElement } from 'react';
import { useConnection, useList } from '../../board-control/hooks/use-board.js';
import { useView } from '../../board-control/hooks/use-control.js';
import { useCalendarMessages } from '../../texts/calendar-messages.js';
import { dueState, type DueState } from '../../texts/due-state.js';
import { Avatar } from '../../ui/avatar/avatar.js';
import { useCalendar } from './calendar-control.js';
import styles from './card-bar.module.css';
import { datesText, timeOf } from './day-names.js';
import type { DatedCard } from './dated-cards.js';
import type { WeekSize } from './use-weeks.js';
import type { PlacedBar } from './week-lanes.js';

const PEOPLE_MAX = 3;

export const stateOf = ({ card }: DatedCard): DueState =>
  card.dueDate === null && card.completedAt === null
    ? 'later'
    : dueState(card.dueDate ?? '', card.completedAt, new Date());

const styleOf = ({ from, to, lane }: PlacedBar<DatedCard>): CSSProperties =>
  ({ '--days': to - from + 1, '--at': lane }) as CSSProperties;

/** A bar without words, where there is no room for them: the list of the day has the card. */
export function CardMark({ bar }: { bar: PlacedBar<DatedCard> }): ReactElement {
  return (
    <span
      className={styles.mark}
      style={styleOf(bar)}
      data-state={stateOf(bar.item)}
      data-before={bar.hasBefore}
      data-behind={bar.hasBehind}
      data-day={bar.from === bar.to && !bar.hasBefore && !bar.hasBehind}
      aria-hidden
    />
  );
}

export interface CardBarProps {
  readonly bar: PlacedBar<DatedCard>;
  /** First day of its week. */
  readonly week: number;
  readonly size: WeekSize;
}

/** The part of a card in a week: a link, which is dragged to another day, and at its ends to another length. */
export const CardBar = memo(function CardBar({ bar, week, size }: CardBarProps): ReactElement {
  const texts = useCalendarMessages();
  const { item, from, to, hasBefore, hasBehind } = bar;
  const { id, card } = item;
  const { readOnly } = useConnection();
  const isSelected = useView(({ selected }) => selected.has(id));
  const isOpened = useView(({ openedCardId }) => openedCardId === id);
  const open = useOpen(id);
  const state = stateOf(item);
  const color = card.labels[0]?.color ?? null;
  const style = { ...styleOf(bar), ...(color === null ? {} : { '--label': color }) } as CSSProperties;
  return (
    <div
      className={styles.bar}
      style={style}
      data-card={id}
      data-kind={size.kind}
      data-state={state}
      data-before={hasBefore}
      data-behind={hasBehind}
      data-selected={isSelected}
      data-opened={isOpened}
      data-pending={card.pending}
      data-changed={card.changedBy !== undefined}
    >
      <a
        className={styles.link}
        href={useCalendar().board.ports.hrefOf(id)}
        tabIndex={-1}
        draggable={false}
        dir="auto"
        data-card-link
        data-stop="card"
        data-id={id}
        data-from={week + from}
        data-to={week + to}
        title={card.title}
        onClick={open}
      >
        {hasBefore && <span className="visually-hidden">{texts.fromBefore}, </span>}
        <CardTitle item={item} state={state} />
      </a>
      {size.kind === 'week' && <CardFoot item={item} />}
      {!readOnly && !hasBefore && <span className={styles.edge} data-part="start" />}
      {!readOnly && !hasBehind && <span className={styles.edge} data-part="end" />}
    </div>
  );
});

/** Opens the panel of a card; keys with a click are left to the browser. */
export function useOpen(id: number): (event: MouseEvent) => void {
  const { board } = useCalendar();
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    board.ports.openCard(id);
  };
}

/** The title with the state of the card, and its dates for those who do not see where it is. */
export function CardTitle({ item, state }: { item: DatedCard; state: DueState }): ReactElement {
  const texts = useCalendarMessages();
  const { card, first, last } = item;
  const time = first === last ? timeOf(card.dueDate) : null;
  return (
    <>
      {state === 'done' && <CircleCheck size={12} aria-hidden className={styles.icon} />}
      {state === 'overdue' && <CircleAlert size={12} aria-hidden className={styles.icon} />}
      {time !== null && <span className={styles.time}>{time} </span>}
      {card.title}
      <span className="visually-hidden">
        , {datesText(card)}
        {texts.state[state] !== '' && `, ${texts.state[state]}`}
      </span>
    </>
  );
}

/** The list and the people of a card. */
export function CardFoot({ item: { card } }: { item: DatedCard }): ReactElement {
  const list = useList(card.listId);
  return (
    <span className={styles.foot}>
      <span className={styles.list} dir="auto">
        {list?.name}
      </span>
      {card.assignees.slice(0, PEOPLE_MAX).map(({ memberId, name }) => (
        <Avatar key={memberId} memberId={memberId} name={name} />
      ))}
    </span>
  );
}
