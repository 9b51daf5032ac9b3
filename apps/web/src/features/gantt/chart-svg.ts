import { arrowPath, arrowsBetween, type ArrowEnd } from './arrows.js';
import { boxOf, chartWidth, xOf, type ChartScale } from './chart-scale.js';
import type { TaskRow } from './chart-rows.js';
import { ticksOf } from './ticks.js';

export interface DrawnChart {
  readonly rows: readonly TaskRow[];
  readonly scale: ChartScale;
  readonly today: number;
  readonly language: string;
  readonly title: string;
  readonly critical: ReadonlySet<number>;
}

export interface Drawing {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

const NAMES = 240;
const ROW = 28;
const HEAD = 48;
/** Of the light theme: a picture is printed and sent. */
const INK = {
  text: '#18201c',
  soft: '#56605a',
  line: '#d5d9d3',
  bar: '#1b6e53',
  rest: '#a9cfc2',
  critical: '#a4281b',
};
const NAME_MAX = 36;

/** The chart as a picture of its own: names, bars, arrows and time, without any reference to the page. */
export function chartSvg({ rows, scale, today, language, title, critical }: DrawnChart): Drawing {
  const width = NAMES + chartWidth(scale);
  const height = HEAD + rows.length * ROW;
  const indexes = new Map(rows.map(({ id }, index) => [id, index]));
  const endOf = (id: number): ArrowEnd | null => {
    const index = indexes.get(id);
    const row = index === undefined ? undefined : rows[index];
    if (index === undefined || !row) return null;
    const { left, width: length } = boxOf(scale, row.bar);
    return { left: NAMES + left, right: NAMES + left + length, y: HEAD + (index + 0.5) * ROW };
  };
  const linked = rows.map(({ id, task }) => ({ id, dependencies: task.dependencies }));
  const arrows = arrowsBetween(linked, [0, rows.length - 1], (id) => indexes.get(id)).map((arrow) => {
    const [other, task] = [endOf(arrow.dependsOn), endOf(arrow.taskId)];
    const isCritical = critical.has(arrow.taskId) && critical.has(arrow.dependsOn);
    const color = isCritical ? INK.critical : INK.soft;
    return other && task
      ? `<path d="${arrowPath(arrow.type, other, task)}" fill="none" stroke="${color}"/>`
      : '';
  });
  const parts = [
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...timeOf(scale, height, language),
    ...rows.map((row, index) => rowOf(row, index, scale, critical.has(row.id))),
    ...arrows,
    `<path d="M${NAMES + xOf(scale, today) + scale.dayWidth / 2} ${HEAD}V${height}" stroke="${INK.critical}" stroke-dasharray="4 3"/>`,
  ];
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12"><title>${escaped(title)}</title>${parts.join('')}</svg>`;
  return { text, width, height };
}

function timeOf(scale: ChartScale, height: number, language: string): string[] {
  const { major, minor } = ticksOf(scale.zoom, scale.first, scale.last, language);
  const at = (day: number): number => NAMES + xOf(scale, Math.max(scale.first, day));
  return [
    ...major.map(
      ({ day, label }) => `<text x="${at(day) + 4}" y="18" fill="${INK.text}">${escaped(label)}</text>`,
    ),
    ...minor.map(
      ({ day, label }) =>
        `<path d="M${at(day)} 26V${height}" stroke="${INK.line}"/><text x="${at(day) + 3}" y="40" fill="${INK.soft}">${escaped(label)}</text>`,
    ),
  ];
}

function rowOf({ card, task, bar }: TaskRow, index: number, scale: ChartScale, isCritical: boolean): string {
  const { left, width } = boxOf(scale, bar);
  const [x, y] = [NAMES + left, HEAD + index * ROW];
  const name =
    card.title.length > NAME_MAX
      ? `${Array.from(card.title)
          .slice(0, NAME_MAX - 1)
          .join('')}…`
      : card.title;
  const color = isCritical ? INK.critical : INK.bar;
  const middle = x + width / 2;
  const shape =
    task.kind === 'milestone'
      ? `<path d="M${middle} ${y + 6}l8 8l-8 8l-8 -8z" fill="${color}"/>`
      : `<rect x="${x}" y="${y + 7}" width="${width}" height="14" rx="3" fill="${INK.rest}" stroke="${color}"/>${done(x, y + 7, (width * doneOf(card)) / 100, color)}`;
  return `<path d="M0 ${y}H${NAMES + chartWidth(scale)}" stroke="${INK.line}"/><text x="8" y="${y + 18}" fill="${INK.text}">${escaped(name)}</text>${shape}`;
}

const doneOf = (card: TaskRow['card']): number => (card.completedAt === null ? (card.progress ?? 0) : 100);

const done = (x: number, y: number, width: number, color: string): string =>
  width > 0 ? `<rect x="${x}" y="${y}" width="${width}" height="14" rx="3" fill="${color}"/>` : '';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML has no way to write other control characters and halves of a character. */
const escaped = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');
