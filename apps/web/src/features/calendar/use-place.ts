import { dayNumber } from '@kiban/schedule';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { readBoardDisplay, readBoardFilter } from '../../filters/board-filter.js';
import { readCalendarPlace, type CalendarPlace, type CalendarSpan } from '../../filters/calendar-place.js';
import { readPanelSearch } from '../../board-views/view-names.js';
import { useToday } from './use-today.js';

/** The time in the address, and today, which is shown without one. */
export interface Place {
  readonly span: CalendarSpan;
  readonly day: number;
  readonly today: number;
}

export function usePlace(): Place {
  const search = useSearch({ from: '/boards/$boardId' });
  const { span = 'month', day } = readCalendarPlace({ ...search });
  const today = useToday();
  return useMemo(
    () => ({ span, today, day: day === undefined ? today : dayNumber(day) }),
    [span, day, today],
  );
}

/** Changes the time in the address. Each is a step of the history, so that Back returns to the time before. */
export function useGoTo(): (place: CalendarPlace) => void {
  const navigate = useNavigate();
  return useCallback(
    (place) =>
      void navigate({
        to: '.',
        search: (before) => ({
          ...readPanelSearch({ ...before }),
          ...readBoardFilter({ ...before }),
          ...readBoardDisplay({ ...before }),
          ...place,
        }),
      }),
    [navigate],
  );
}
