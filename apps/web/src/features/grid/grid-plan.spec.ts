import { describe, expect, it } from '@jest/globals';
import { firstAxes, type GridPlan } from './grid-plan.js';

const TEXTS = {
  numbered: { column: (index: number) => `C${index}`, row: (index: number) => `R${index}` },
  weekdayName: (weekday: string) => weekday.slice(0, 3),
  timeName: (start: string, end: string | null) => `${start}-${end ?? ''}`,
};
const PLAN: GridPlan = {
  kind: 'timetable',
  columns: 2,
  rows: 1,
  hasWeekend: false,
  from: '08:00',
  to: '10:15',
  slotMinutes: 60,
};

describe('the first columns and rows of a board', () => {
  it('are numbered in a grid', () => {
    expect(firstAxes({ ...PLAN, kind: 'grid' }, TEXTS)).toEqual({
      columns: [{ name: 'C1' }, { name: 'C2' }],
      rows: [{ name: 'R1' }],
    });
  });

  it('are days and times in a timetable, with a shorter last row', () => {
    const { columns, rows } = firstAxes(PLAN, TEXTS);
    expect(columns.map(({ weekday }) => weekday)).toEqual([
      'monday',
      'tuesday',
      'wednesday',
      'thursday',
      'friday',
    ]);
    expect(rows).toEqual([
      { name: '08:00-09:00', startTime: '08:00', endTime: '09:00' },
      { name: '09:00-10:00', startTime: '09:00', endTime: '10:00' },
      { name: '10:00-10:15', startTime: '10:00', endTime: '10:15' },
    ]);
    expect(firstAxes({ ...PLAN, hasWeekend: true }, TEXTS).columns).toHaveLength(7);
  });

  it('are no rows where the end is not later than the start', () => {
    expect(firstAxes({ ...PLAN, to: '08:00' }, TEXTS).rows).toEqual([]);
  });
});
