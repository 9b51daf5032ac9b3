import type { ViewCommand } from './command.js';

/** Days of a week. */
const WEEK = 7;

/** The commands of a chart. Where one is shown, their keys come before those of the board. */
export const CHART_COMMANDS = [
  { id: 'taskAbove', keys: ['ArrowUp', 'k'], ...reads(), run: (chart) => chart.focusTask(-1) },
  { id: 'taskBelow', keys: ['ArrowDown', 'j'], ...reads(), run: (chart) => chart.focusTask(1) },
  { id: 'dayEarlier', keys: ['ArrowLeft'], ...writes(), run: (chart) => chart.moveBar('whole', -1) },
  { id: 'dayLater', keys: ['ArrowRight'], ...writes(), run: (chart) => chart.moveBar('whole', 1) },
  { id: 'endEarlier', keys: ['Shift+ArrowLeft'], ...writes(), run: (chart) => chart.moveBar('end', -1) },
  { id: 'endLater', keys: ['Shift+ArrowRight'], ...writes(), run: (chart) => chart.moveBar('end', 1) },
  { id: 'startEarlier', keys: ['<'], ...writes(), run: (chart) => chart.moveBar('start', -1) },
  { id: 'startLater', keys: ['>'], ...writes(), run: (chart) => chart.moveBar('start', 1) },
  { id: 'weekEarlier', keys: ['PageUp'], ...writes(), run: (chart) => chart.moveBar('whole', -WEEK) },
  { id: 'weekLater', keys: ['PageDown'], ...writes(), run: (chart) => chart.moveBar('whole', WEEK) },
  { id: 'rowUp', keys: ['Shift+ArrowUp'], ...writes(), run: (chart) => chart.moveTask(-1) },
  { id: 'rowDown', keys: ['Shift+ArrowDown'], ...writes(), run: (chart) => chart.moveTask(1) },
  { id: 'dependsOn', keys: ['b'], ...writes(), run: (chart) => chart.editDependencies() },
  { id: 'zoomOut', keys: ['-'], ...reads(), run: (chart) => chart.zoom(1) },
  { id: 'zoomIn', keys: ['+'], ...reads(), run: (chart) => chart.zoom(-1) },
  { id: 'today', keys: ['Home'], ...reads(), run: (chart) => chart.showToday() },
  { id: 'criticalPath', keys: [], ...reads(), run: (chart) => chart.toggleCritical() },
] as const satisfies readonly ViewCommand<'chart'>[];

function reads(): { readonly where: 'chart'; readonly writes: false } {
  return { where: 'chart', writes: false };
}

function writes(): { readonly where: 'chart'; readonly writes: true } {
  return { where: 'chart', writes: true };
}
