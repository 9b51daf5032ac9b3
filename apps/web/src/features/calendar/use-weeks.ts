import { useMemo, type RefObject } from 'react';
import type { CalendarSpan } from '../../filters/calendar-place.js';
import { inRem } from '../../ui/media/in-rem.js';
import { useMedia } from '../../ui/media/use-media.js';
import type { DatedCard } from './dated-cards.js';
import { useHeight } from './use-height.js';
import { layOutWeek, type WeekLayout } from './week-lanes.js';

/** How large a week is drawn: on a phone, bars are marks below the number of the day. */
export interface WeekSize {
  readonly kind: 'mini' | CalendarSpan;
  readonly head: number;
  readonly lane: number;
  /** Number of lanes. */
  readonly lanes: number;
}

const MINI = { kind: 'mini', head: 31, lane: 7, lanes: 3 } as const;
/** What of a week is drawn at most: everything else is in the list of its day. */
const WEEK_LANES_MAX = 60;
/** The names of the weekdays, above the weeks. */
const WEEKDAYS_PX = 29;
/** A month scrolls where its weeks would have fewer. */
export const MONTH_LANES_MIN = 3;

export interface WeeksOptions {
  readonly starts: readonly number[];
  readonly dated: readonly DatedCard[];
  readonly span: CalendarSpan;
  readonly kept: number | null;
  readonly grid: RefObject<HTMLElement | null>;
}

/** The shown weeks, with as many lanes as there is room for. */
export function useLayoutOfWeeks({ starts, dated, span, kept, grid }: WeeksOptions): {
  readonly weeks: readonly WeekLayout<DatedCard>[];
  readonly size: WeekSize;
} {
  const height = useHeight(grid);
  const isMini = useMedia('(width < 768px)');
  const isCoarse = useMedia('(pointer: coarse)');
  const count = starts.length;
  const size = useMemo((): WeekSize => {
    if (isMini) return { ...MINI, head: inRem(MINI.head), lane: inRem(MINI.lane) };
    const head = inRem(isCoarse ? 44 : 30);
    if (span === 'week') return { kind: span, head, lane: inRem(48), lanes: WEEK_LANES_MAX };
    const lane = inRem(isCoarse ? 44 : 24);
    const lanes = Math.max(
      MONTH_LANES_MIN,
      Math.floor(((height - inRem(WEEKDAYS_PX)) / count - head - 2) / lane),
    );
    return { kind: span, head, lane, lanes };
  }, [isMini, isCoarse, span, height, count]);
  const weeks = useMemo(
    () => starts.map((start) => layOutWeek(dated, start, size.lanes, ({ id }) => id === kept)),
    [starts, dated, size.lanes, kept],
  );
  return { weeks, size };
}
