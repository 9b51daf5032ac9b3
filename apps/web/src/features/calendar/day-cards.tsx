import { Plus, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useView } from '../../board-control/hooks/use-control.js';
import { useValue } from '../../observable/use-value.js';
import { useCalendarMessages } from '../../texts/calendar-messages.js';
import { Button } from '../../ui/button/button.js';
import { useCalendar } from './calendar-control.js';
import { CardFoot, CardTitle, stateOf, useOpen } from './card-bar.js';
import styles from './day-cards.module.css';
import { dayTitle } from './day-names.js';
import type { DatedCard } from './dated-cards.js';
import { NewCard } from './new-card.js';
import { isComposing } from '../../ui/input-method/is-composing.js';

/** More are found by the filter. */
const SHOWN_MAX = 200;

export interface DayCardsProps {
  readonly days: readonly number[];
  readonly dated: readonly DatedCard[];
  readonly today: number;
  readonly isClosable: boolean;
  readonly isReadOnly: boolean;
}

/** All cards of a day, or of several on a phone, and a place for a new one. */
export function DayCards({ days, dated, today, isClosable, isReadOnly }: DayCardsProps): ReactElement {
  const control = useCalendar();
  return (
    // Escape closes it; its button does the same.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- as above
    <div
      className={styles.pane}
      data-pane
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isClosable || isComposing(event)) return;
        event.stopPropagation();
        control.closeDay();
      }}
    >
      {days.map((day) => (
        <Day
          key={day}
          day={day}
          dated={dated}
          today={today}
          isClosable={isClosable}
          isReadOnly={isReadOnly}
        />
      ))}
    </div>
  );
}

type DayProps = Omit<DayCardsProps, 'days'> & { readonly day: number };

function Day({ day, dated, today, isClosable, isReadOnly }: DayProps): ReactElement {
  const texts = useCalendarMessages();
  const control = useCalendar();
  const isChosen = useValue(control.state, (state) => state.day === day);
  const title = dayTitle(day, today);
  const cards = dated.filter(({ first, last }) => first <= day && last >= day);
  return (
    <section className={styles.day} aria-label={texts.cardsOf(title)} data-cell={day} data-list={day}>
      <div className={styles.head}>
        <h3 className={styles.title} tabIndex={-1} data-today={day === today}>
          {title}
        </h3>
        {!isChosen && !isReadOnly && (
          <Button
            kind="quiet"
            className={styles.icon}
            aria-label={texts.addOn(title)}
            onClick={() => control.openDay(day, true)}
          >
            <Plus size={16} aria-hidden />
          </Button>
        )}
        {isClosable && (
          <Button
            kind="quiet"
            className={styles.icon}
            aria-label={texts.closeDay}
            onClick={() => control.closeDay()}
          >
            <X size={16} aria-hidden />
          </Button>
        )}
      </div>
      {cards.length === 0 && <p className={styles.none}>{texts.noCards}</p>}
      <ul className={styles.cards} data-cards={day} data-board>
        {cards.slice(0, SHOWN_MAX).map((item) => (
          <DayCard key={control.board.store.keyOf(item.id)} item={item} />
        ))}
      </ul>
      {cards.length > SHOWN_MAX && <p className={styles.none}>{texts.andMore(cards.length - SHOWN_MAX)}</p>}
      {isChosen && !isReadOnly && <NewCard day={day} title={title} />}
    </section>
  );
}

function DayCard({ item }: { item: DatedCard }): ReactElement {
  const control = useCalendar();
  const { id, first, last } = item;
  const isSelected = useView(({ selected }) => selected.has(id));
  const open = useOpen(id);
  const state = stateOf(item);
  return (
    <li className={styles.card} data-card={id} data-state={state} data-selected={isSelected}>
      <a
        className={styles.link}
        href={control.board.ports.hrefOf(id)}
        draggable={false}
        dir="auto"
        data-card-link
        data-id={id}
        data-from={first}
        data-to={last}
        onClick={open}
      >
        <CardTitle item={item} state={state} />
      </a>
      <CardFoot item={item} />
    </li>
  );
}
