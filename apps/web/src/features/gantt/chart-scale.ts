import type { Bar } from '../../spans/bar.js';

export const ZOOMS = ['day', 'week', 'month', 'quarter'] as const;
export type Zoom = (typeof ZOOMS)[number];

/** Pixels of a day. */
const DAY_WIDTHS: Readonly<Record<Zoom, number>> = { day: 40, week: 16, month: 5, quarter: 2 };
/** Days beside the first and the last bar, for dragging. */
const MARGINS: Readonly<Record<Zoom, number>> = { day: 21, week: 42, month: 122, quarter: 366 };
/** The chart reaches fifty years from today: further dates are at its edge, or it would be too wide to scroll. */
const REACH_DAYS = 18_263;

export interface ChartScale {
  readonly zoom: Zoom;
  readonly dayWidth: number;
  /** First and last day of the chart. */
  readonly first: number;
  readonly last: number;
}

export function scaleOf(zoom: Zoom, bars: Iterable<Bar>, today: number): ChartScale {
  let first = today;
  let last = today;
  for (const bar of bars) {
    first = Math.min(first, bar.first);
    last = Math.max(last, bar.last);
  }
  const margin = MARGINS[zoom];
  return {
    zoom,
    dayWidth: DAY_WIDTHS[zoom],
    first: Math.max(first, today - REACH_DAYS) - margin,
    last: Math.min(last, today + REACH_DAYS) + margin,
  };
}

export const chartWidth = ({ first, last, dayWidth }: ChartScale): number => (last - first + 1) * dayWidth;

/** Where a day begins. */
export const xOf = ({ first, dayWidth }: ChartScale, day: number): number => (day - first) * dayWidth;

/** The day at a distance from the start of the chart. */
export const dayAtX = ({ first, dayWidth }: ChartScale, x: number): number =>
  first + Math.floor(x / dayWidth);

/** The next zoom level; the last one has none behind it. */
export function zoomBy(zoom: Zoom, steps: number): Zoom {
  const index = Math.min(ZOOMS.length - 1, Math.max(0, ZOOMS.indexOf(zoom) + steps));
  return ZOOMS[index] ?? zoom;
}

/** Where a bar is drawn. */
export interface BarBox {
  readonly left: number;
  readonly width: number;
  /** Whether it is beyond the reach of the chart, so that only its edge is shown. */
  readonly isBeyond: boolean;
}

export function boxOf(scale: ChartScale, { first, last }: Bar): BarBox {
  const from = Math.min(scale.last, Math.max(scale.first, first));
  const to = Math.min(scale.last, Math.max(scale.first, last));
  return {
    left: xOf(scale, from),
    width: (to - from + 1) * scale.dayWidth,
    isBeyond: first > scale.last || last < scale.first,
  };
}
