import { useEffect, useLayoutEffect, useMemo, useRef, type ReactElement } from 'react';
import { useConnection, useListIds } from '../../board-control/hooks/use-board.js';
import { useControl, useView } from '../../board-control/hooks/use-control.js';
import { useReadAll } from '../../board-control/hooks/use-read-all.js';
import { useValue } from '../../observable/use-value.js';
import { Tray } from '../../spans/tray.js';
import { useCalendarMessages } from '../../texts/calendar-messages.js';
import { CalendarContext, CalendarControl, today } from './calendar-control.js';
import { CalendarGrid } from './calendar-grid.js';
import { CalendarToolbar } from './calendar-toolbar.js';
import styles from './calendar-view.module.css';
import { DayCards } from './day-cards.js';
import { useCalendarCards } from './use-calendar-cards.js';
import { useCalendarEvents } from './use-calendar-events.js';
import { useGoTo, usePlace } from './use-place.js';
import { readerWeekday } from './week-start.js';
import { shownWeeks } from './calendar-days.js';
import { useLayoutOfWeeks } from './use-weeks.js';

/** The cards of the board on their days. */
export function CalendarView(): ReactElement {
  const board = useControl();
  const texts = useCalendarMessages();
  const goTo = useGoTo();
  const control = useMemo(() => new CalendarControl(board, texts, today(), goTo), [board, texts, goTo]);
  useReadAll(true);
  useRequests(control);
  useEffect(() => {
    board.hover(null);
    return board.controls.show('calendar', control);
  }, [board, control]);
  return (
    <CalendarContext value={control}>
      <Calendar control={control} />
    </CalendarContext>
  );
}

function Calendar({ control }: { control: CalendarControl }): ReactElement {
  const texts = useCalendarMessages();
  const root = useRef<HTMLElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const { span, day: placed, today: now } = usePlace();
  const { readOnly } = useConnection();
  const starts = useMemo(() => shownWeeks(span, placed, readerWeekday()), [span, placed]);
  const { dated, undated, hasDated } = useCalendarCards(starts);
  const { kept, day, isDayOpen, isTrayOpen } = useValue(control.state);
  const { weeks, size } = useLayoutOfWeeks({ starts, dated, span, kept, grid });
  useLayoutEffect(() => {
    control.show({ span, day: placed, weeks });
    control.settle();
  });
  useCalendarEvents(root, control);
  const isMini = size.kind === 'mini';
  const days = isMini && span === 'week' ? starts.flatMap(daysOfWeek) : [day];
  return (
    <section ref={root} className={styles.view} aria-label={texts.title} data-mini={isMini}>
      <CalendarToolbar span={span} day={placed} isMini={isMini} />
      <Hint hasDated={hasDated} isEmpty={dated.length === 0} />
      <div className={styles.body}>
        <CalendarGrid
          ref={grid}
          isDayMarked={isMini || isDayOpen}
          span={span}
          month={placed}
          today={now}
          day={day}
          weeks={weeks}
          size={size}
        />
        {(isMini || isDayOpen) && (
          <DayCards days={days} dated={dated} today={now} isClosable={!isMini} isReadOnly={readOnly} />
        )}
      </div>
      <Tray
        cards={undated}
        hint={texts.trayHint}
        isOpen={isTrayOpen}
        onToggle={() => control.change({ isTrayOpen: !isTrayOpen })}
      />
    </section>
  );
}

const daysOfWeek = (start: number): number[] => [0, 1, 2, 3, 4, 5, 6].map((column) => start + column);

/** Why there are no cards, and what to do about it. */
function Hint({ hasDated, isEmpty }: { hasDated: boolean; isEmpty: boolean }): ReactElement | null {
  const texts = useCalendarMessages();
  const { matches } = useControl();
  const isFiltered = useValue(matches) !== undefined;
  const { readOnly } = useConnection();
  if (hasDated && !(isEmpty && isFiltered)) return null;
  const empty = readOnly ? texts.noDatedForViewer : texts.noDated;
  return (
    <p role="status" className={styles.hint}>
      {hasDated ? texts.noMatch : empty}
    </p>
  );
}

/** What commands request of a board: the focus of a card, a place for a new card, its title to edit. */
function useRequests(control: CalendarControl): void {
  const { board } = control;
  const adding = useView((view) => view.adding);
  const editing = useView((view) => view.editing);
  const isAddingList = useView((view) => view.isAddingList);
  const hasLists = useListIds().length > 0;
  useEffect(() => {
    const meet = (): void => {
      const request = board.focusRequest.get();
      if (!request) return;
      board.takeFocus(request.turn);
      if (request.cardId !== null) control.focusCard(request.cardId);
    };
    meet();
    return board.focusRequest.subscribe(meet);
  }, [board, control]);
  useEffect(() => {
    if (!adding) return;
    board.change({ adding: null });
    if (hasLists) control.openDay(control.state.get().day, true);
  }, [board, control, adding, hasLists]);
  useEffect(() => {
    if (editing === null) return;
    board.change({ editing: null });
    board.ports.openCard(editing);
  }, [board, editing]);
  useEffect(() => {
    // Lists are made on the board.
    if (isAddingList) board.ports.showView('board');
  }, [board, isAddingList]);
}
