import type { Bar } from '../../spans/bar.js';
import { WEEK_DAYS } from './calendar-days.js';

/** The part of a bar in a week, and the lane that it is drawn in. */
export interface PlacedBar<Item> {
  readonly item: Item;
  /** First day and last day, inclusive, from the start of the week. */
  readonly from: number;
  readonly to: number;
  readonly lane: number;
  /** Whether the bar began in an earlier week, and whether it goes on in a later one. */
  readonly hasBefore: boolean;
  readonly hasBehind: boolean;
}

export interface WeekLayout<Item> {
  readonly first: number;
  readonly bars: readonly PlacedBar<Item>[];
  /** Number of bars of each day that are not drawn; the last lane is free there. */
  readonly hidden: readonly number[];
}

/**
 * Gives the bars of a week lanes, in their order, each the first one that is free. Where a day has more bars than lanes,
 * its last lane is left for their number.
 * @param keep a bar that is drawn in any case, as it has the focus
 */
export function layOutWeek<Item extends Bar>(
  items: readonly Item[],
  first: number,
  lanes: number,
  keep: (item: Item) => boolean = () => false,
): WeekLayout<Item> {
  const ofWeek = items.filter((item) => item.first < first + WEEK_DAYS && item.last >= first);
  const layout = pack(ofWeek, first, lanes);
  const kept = ofWeek.find(keep);
  if (!kept || layout.bars.some(({ item }) => item === kept)) return layout;
  return pack([kept, ...ofWeek.filter((item) => item !== kept)], first, lanes);
}

function pack<Item extends Bar>(items: readonly Item[], first: number, lanes: number): WeekLayout<Item> {
  /** The taken days of each lane as bits; a week fits into a number. */
  const taken: number[] = Array.from({ length: lanes }, () => 0);
  const hidden = Array.from({ length: WEEK_DAYS }, () => 0);
  const placed: PlacedBar<Item>[] = [];
  let overflow = 0;
  const hide = (from: number, to: number): void => {
    for (let day = from; day <= to; day += 1) hidden[day] = (hidden[day] ?? 0) + 1;
  };
  for (const item of items) {
    const from = Math.max(0, item.first - first);
    const to = Math.min(WEEK_DAYS - 1, item.last - first);
    const days = bitsOf(from, to);
    const lane = taken.findIndex((used) => (used & days) === 0);
    if (lane < 0) {
      overflow |= days;
      hide(from, to);
      continue;
    }
    taken[lane] = (taken[lane] ?? 0) | days;
    const hasBefore = item.first < first;
    const hasBehind = item.last >= first + WEEK_DAYS;
    placed.push({ item, from, to, lane, hasBefore, hasBehind });
  }
  const bars = placed.filter(({ from, to, lane }) => {
    const isDrawn = lane < lanes - 1 || (bitsOf(from, to) & overflow) === 0;
    if (!isDrawn) hide(from, to);
    return isDrawn;
  });
  return { first, bars, hidden };
}

const bitsOf = (from: number, to: number): number => (1 << (to + 1)) - (1 << from);
