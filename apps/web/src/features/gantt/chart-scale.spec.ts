import { describe, expect, it } from '@jest/globals';
import { dayNumber } from '@kiban/schedule';
import { boxOf, chartWidth, dayAtX, scaleOf, xOf, zoomBy, ZOOMS } from './chart-scale.js';

const TODAY = dayNumber('2026-11-23');
const bar = (first: string, last: string): { first: number; last: number } => ({
  first: dayNumber(first),
  last: dayNumber(last),
});

describe('the scale', () => {
  it.each(ZOOMS)('has place beside today and the bars: %s', (zoom) => {
    const scale = scaleOf(zoom, [bar('2026-12-01', '2026-12-05')], TODAY);
    expect(scale.first).toBeLessThan(TODAY);
    expect(scale.last).toBeGreaterThan(dayNumber('2026-12-05'));
    expect(dayAtX(scale, xOf(scale, TODAY))).toBe(TODAY);
    expect(dayAtX(scale, xOf(scale, TODAY + 1) - 1)).toBe(TODAY);
  });

  it('stays as wide as a browser can scroll, and shows where dates beyond it are', () => {
    const far = bar('0001-01-01', '0001-01-02');
    const scale = scaleOf('day', [far, bar('9999-12-30', '9999-12-31')], TODAY);
    expect(chartWidth(scale)).toBeLessThan(2_000_000);
    expect(boxOf(scale, far)).toEqual({ left: 0, width: scale.dayWidth, isBeyond: true });
  });

  it('has four levels of zoom', () => {
    expect(zoomBy('week', 1)).toBe('month');
    expect(zoomBy('day', -1)).toBe('day');
    expect(zoomBy('quarter', 1)).toBe('quarter');
  });
});
