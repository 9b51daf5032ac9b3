import { CalendarCheck2, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStoreReading } from './use-reading.js';
import { CALENDAR_SPANS, type CalendarSpan } from '../../filters/calendar-place.js';
import { useCalendarMessages } from '../../texts/calendar-messages.js';
import { Button } from '../../ui/button/button.js';
import { useCalendar } from './calendar-control.js';
import styles from './calendar-toolbar.module.css';
import { timeTitle } from './day-names.js';

export interface CalendarToolbarProps {
  readonly span: CalendarSpan;
  readonly day: number;
  readonly isMini: boolean;
}

/** The time that is shown, and the way to others. */
export function CalendarToolbar({ span, day, isMini }: CalendarToolbarProps): ReactElement {
  const texts = useCalendarMessages();
  const control = useCalendar();
  const isReading = useStoreReading();
  return (
    <div role="toolbar" aria-label={texts.title} className={styles.toolbar}>
      <Turn steps={-1} label={texts.before[span]} />
      <Turn steps={1} label={texts.behind[span]} />
      <h2 className={styles.title}>{timeTitle(span, day, isMini)}</h2>
      <span role="status" className={styles.reading}>
        {isReading ? texts.reading : ''}
      </span>
      <Button
        kind="quiet"
        className={styles.today}
        aria-label={texts.today}
        onClick={() => control.goToToday()}
      >
        <CalendarCheck2 size={16} aria-hidden />
        <span className={styles.word}>{texts.today}</span>
      </Button>
      <span role="group" aria-label={texts.span} className={styles.spans}>
        {CALENDAR_SPANS.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.span}
            aria-pressed={each === span}
            onClick={() => each !== span && control.showSpan(each)}
          >
            {texts.spans[each]}
          </button>
        ))}
      </span>
    </div>
  );
}

function Turn({ steps, label }: { steps: 1 | -1; label: string }): ReactElement {
  const control = useCalendar();
  const Icon = steps < 0 ? ChevronLeft : ChevronRight;
  return (
    <Button
      kind="quiet"
      className={styles.icon}
      aria-label={label}
      title={label}
      data-turn={steps}
      onClick={() => control.turn(steps)}
    >
      <Icon size={18} aria-hidden className={styles.turn} />
    </Button>
  );
}
