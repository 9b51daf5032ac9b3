import { dayNumber } from '@kiban/schedule';
import { planOf } from '../../board-model/chart-plan.js';
import { saveFile } from '../../saved-file/save-file.js';
import { dayOf } from '../../texts/calendar-day.js';
import { preferredLanguage } from '../../texts/messages.js';
import { showToast } from '../../ui/toast/toasts.js';
import { scaleOf } from './chart-scale.js';
import { chartSvg, type Drawing } from './chart-svg.js';
import type { TaskRow } from './chart-rows.js';
import { criticalTasks } from './critical-path.js';
import type { GanttControl } from './gantt-control.js';

/** What every browser draws, in pixels: a larger chart is drawn smaller. */
const SIDE_MAX = 16_000;
const AREA_MAX = 120_000_000;

/** The shown tasks as one picture. */
export const drawChart = (control: GanttControl): Drawing => draw(control)(control.shown.rows);

/** The shown tasks as pictures of at most so many rows each. */
export function drawPages(control: GanttControl, rowsMax: number): readonly Drawing[] {
  const { rows } = control.shown;
  const drawn = draw(control);
  return Array.from({ length: Math.ceil(rows.length / rowsMax) }, (_, page) =>
    drawn(rows.slice(page * rowsMax, (page + 1) * rowsMax)),
  );
}

/** @returns what draws some of the shown rows; what does not differ between them is found once */
function draw(control: GanttControl): (rows: readonly TaskRow[]) => Drawing {
  const { zoom, isCritical } = control.state.get();
  const today = dayNumber(dayOf(new Date()));
  const common = {
    today,
    language: preferredLanguage(),
    title: control.board.store.board()?.name ?? '',
    critical: isCritical ? criticalTasks(planOf(control.board.store)) : new Set<number>(),
    scale: scaleOf(
      zoom,
      control.shown.rows.map(({ bar }) => bar),
      today,
    ),
  };
  return (rows) => chartSvg({ ...common, rows });
}

export function exportSvg(control: GanttControl): void {
  save(new Blob([drawChart(control).text], { type: 'image/svg+xml' }), control, 'svg');
}

export async function exportPng(control: GanttControl): Promise<void> {
  const blob = await pngOf(drawChart(control)).catch(() => null);
  if (blob) save(blob, control, 'png');
  else showToast({ kind: 'failure', text: control.texts.notDrawn });
}

async function pngOf({ text, width, height }: Drawing): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const fit = Math.min(2, SIDE_MAX / width, SIDE_MAX / height, Math.sqrt(AREA_MAX / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * fit);
  canvas.height = Math.ceil(height * fit);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((settle) => canvas.toBlob(settle, 'image/png'));
}

function save(blob: Blob, control: GanttControl, ending: string): void {
  saveFile(blob, control.board.store.board()?.name ?? 'chart', ending);
}
