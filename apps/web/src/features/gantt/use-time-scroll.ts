import { useLayoutEffect, useRef, type RefObject } from 'react';
import { dayNumber } from '@kiban/schedule';
import { useValue } from '../../observable/use-value.js';
import { dayOf } from '../../texts/calendar-day.js';
import { xOf, type ChartScale } from './chart-scale.js';
import type { GanttControl } from './gantt-control.js';

/** Today is a third into the view. */
const TODAY_AT = 1 / 3;

/** Begins at today, and keeps the same time in view when the chart gets another scale. */
export function useTimeScroll(
  scroller: RefObject<HTMLElement | null>,
  scale: ChartScale,
  control: GanttControl,
): void {
  const before = useRef<ChartScale | null>(null);
  const turn = useRef(-1);
  const todayTurn = useValue(control.state, (state) => state.todayTurn);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const known = before.current;
    before.current = scale;
    const width = element.clientWidth - treeWidthOf(element);
    if (known === null || turn.current !== todayTurn) {
      turn.current = todayTurn;
      element.scrollLeft = xOf(scale, dayNumber(dayOf(new Date()))) - width * TODAY_AT;
      return;
    }
    if (known.first === scale.first && known.dayWidth === scale.dayWidth) return;
    const middle = known.first + (element.scrollLeft + width / 2) / known.dayWidth;
    element.scrollLeft = xOf(scale, middle) - width / 2;
  }, [scroller, scale, todayTurn]);
}

const treeWidthOf = (element: HTMLElement): number =>
  element.querySelector('[role=treegrid]')?.clientWidth ?? 0;
