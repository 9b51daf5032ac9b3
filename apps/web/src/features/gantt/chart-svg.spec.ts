import { describe, expect, it } from '@jest/globals';
import { dayNumber } from '@kiban/schedule';
import type { TaskRow } from './chart-rows.js';
import { scaleOf } from './chart-scale.js';
import { chartSvg } from './chart-svg.js';

const row = (id: number, title: string, day: number, more: object = {}): TaskRow => ({
  id,
  listName: 'To do',
  bar: { first: day, last: day + 2 },
  card: { id, title, progress: 50, completedAt: null } as TaskRow['card'],
  task: { kind: 'task', dependencies: [], position: null, version: 1, ...more },
});

describe('the chart as a picture', () => {
  const today = dayNumber('2026-11-23');
  const rows = [
    row(1, 'Cake & <b>"cream"</b>\u0007', today),
    row(2, 'Party', today + 3, { dependencies: [{ id: 9, dependsOn: 1, type: 'FS', lagDays: 0 }] }),
  ];
  const drawing = chartSvg({
    rows,
    today,
    scale: scaleOf('day', [], today),
    language: 'en',
    title: 'Launch',
    critical: new Set(),
  });

  it('has names as text, without markup of their own', () => {
    expect(drawing.text).toContain('Cake &amp; &lt;b&gt;&quot;cream&quot;&lt;/b&gt;<');
    expect(drawing.text).not.toContain('\u0007');
  });

  it('has no half of a character, which neither an address nor XML can have', () => {
    const { text } = chartSvg({
      rows: [row(1, 'Cake \uD83C', today), row(2, 'Party \u{1F389}', today)],
      today,
      scale: scaleOf('day', [], today),
      language: 'en',
      title: '\uDF89 Launch',
      critical: new Set(),
    });
    expect(() => encodeURIComponent(text)).not.toThrow();
    expect(text).toContain('Cake \uFFFD');
    expect(text).toContain('Party \u{1F389}');
  });

  it('has a bar for each task, an arrow and the units of time', () => {
    expect(drawing.text.match(/<rect /g)?.length).toBe(5);
    expect(drawing.text).toContain('November 2026');
    expect(drawing.text).toContain(`width="${drawing.width}" height="${drawing.height}"`);
  });
});
