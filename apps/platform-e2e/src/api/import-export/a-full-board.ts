import type { ApiCaller } from '../../client/api-caller.js';
import { ABoard } from '../a-board.js';

type Made = { id: number };

/** One field of each of the eight types, with a value. */
const fields: readonly {
  name: string;
  type: string;
  value: unknown;
  options?: { label: string; color?: string }[];
}[] = [
  { name: 'Note', type: 'text', value: 'line one\nline “two” 漢字' },
  { name: 'Points', type: 'number', value: 0.1 },
  { name: 'Approved', type: 'checkbox', value: false },
  { name: 'Day', type: 'date', value: '2026-12-01' },
  { name: 'Size', type: 'select', value: 's', options: [{ label: 'S', color: '#112233' }, { label: 's' }] },
  {
    name: 'Regions',
    type: 'multi_select',
    value: ['EMEA', 'APAC'],
    options: [{ label: 'APAC' }, { label: 'EMEA' }],
  },
  { name: 'Reviewer', type: 'member', value: undefined },
  { name: 'Link', type: 'url', value: 'https://example.com/a?b=c#d' },
];

/**
 * A kanban board with one object of every kind that an export must preserve.
 * @param memberIds two members of the workspace, who may have the same name
 */
export async function aFullBoard(api: ApiCaller, memberIds: readonly [number, number]): Promise<ABoard> {
  const [one, other] = memberIds;
  const board = await ABoard.with(api, 'To do', 'Doing', 'Put away');
  await api.must('PATCH', `/boards/${board.id}`, { description: 'All of it', visibility: 'private' });
  const info = {
    text: 'What is next',
    color: 'teal',
    cardLimit: 5,
    attributes: { owner: 'platform', empty: '' },
  };
  await api.must('PATCH', `/lists/${board.listId()}`, { info });
  const labels: number[] = [];
  for (const name of ['urgent', 'Urgent', 'later'])
    labels.push((await api.must<Made>('POST', `/boards/${board.id}/labels`, { name, color: '#ef4444' })).id);
  const [full, day, milestone, gone] = await board.cards(
    0,
    'Has everything',
    'All day',
    'Released',
    'Put away',
  );
  const [away] = await board.cards(2, 'On an archived list');
  if (!full || !day || !milestone || !gone || !away) throw new Error('A card was not created.');
  await api.must('PATCH', `/cards/${full.id}`, {
    description: '# Heading\n\n<b>not markup</b>',
    startDate: '2026-12-01T08:00:00.000Z',
    dueDate: '2026-12-04T17:30:00.000Z',
  });
  await api.must('PUT', `/cards/${full.id}/labels`, { labelIds: [labels[2], labels[0]] });
  await api.must('PUT', `/cards/${full.id}/assignees`, { memberIds: [other, one] });
  for (const [text, done] of [
    ['Draft', true],
    ['Proof-read', false],
  ] as const)
    await api.must('POST', `/cards/${full.id}/checklist`, { text, done });
  for (const text of ['First said', 'Said after'])
    await api.must('POST', `/cards/${full.id}/comments`, { text });
  for (const { name, type, value, options } of fields) {
    const { id } = await api.must<Made>('POST', `/boards/${board.id}/fields`, {
      name,
      type,
      ...(options ? { options } : {}),
    });
    const exact = name === 'Size' ? await optionId(api, board.id, id, 's') : (value ?? other);
    await api.must('PUT', `/cards/${full.id}/fields/${id}`, { value: exact });
  }
  await api.must('PATCH', `/gantt/tasks/${full.id}`, { progress: 40 });
  await api.must('PATCH', `/gantt/tasks/${day.id}`, { start: '2026-12-05', end: '2026-12-07', progress: 0 });
  await api.must('PATCH', `/gantt/tasks/${milestone.id}`, {
    start: '2026-12-24',
    end: '2026-12-24',
    kind: 'milestone',
  });
  const depends = (task: number, dependsOn: number, type: string, lagDays: number): Promise<unknown> =>
    api.must('POST', `/gantt/tasks/${task}/dependencies`, { dependsOn, type, lagDays });
  await depends(milestone.id, day.id, 'FS', 3);
  await depends(milestone.id, full.id, 'FF', -2);
  await depends(day.id, full.id, 'SS', 0);
  await depends(gone.id, day.id, 'SF', 1);
  await api.must('POST', `/gantt/tasks/${milestone.id}/reorder`, { position: 'first' });
  await api.must('POST', `/cards/${day.id}/complete`);
  await api.must('POST', `/cards/${day.id}/move`, { listId: board.listId(1) });
  await api.must('POST', `/cards/${gone.id}/archive`);
  await api.must('POST', `/lists/${board.listId(2)}/archive`);
  return board;
}

async function optionId(api: ApiCaller, boardId: number, fieldId: number, label: string): Promise<number> {
  const all = await api.must<(Made & { options: (Made & { label: string })[] })[]>(
    'GET',
    `/boards/${boardId}/fields`,
  );
  const option = all.find(({ id }) => id === fieldId)?.options.find((candidate) => candidate.label === label);
  if (!option) throw new Error(`The field has no option ${label}.`);
  return option.id;
}

/** A timetable with columns for weekdays and dates, rows, cells (one of them archived) and cards. */
export async function aFullTimetable(api: ApiCaller): Promise<number> {
  const { id } = await api.must<Made>('POST', '/boards', {
    name: 'Lessons',
    kind: 'timetable',
    columns: [
      { name: 'Mon', weekday: 'monday' },
      { name: 'Christmas', date: '2026-12-24' },
      { name: 'Free' },
    ],
    rows: [{ name: 'First', startTime: '08:00', endTime: '08:45' }, { name: 'Break' }],
  });
  const { columns, rows } = await api.must<{ columns: Made[]; rows: Made[] }>(
    'GET',
    `/boards/${id}/timetable`,
  );
  const cell = (name: string, column: number, row: number): Promise<Made> =>
    api.must('POST', `/boards/${id}/lists`, { name, columnId: columns[column]?.id, rowId: rows[row]?.id });
  const maths = await cell('Maths', 1, 0);
  await api.must('POST', '/cards', { listId: maths.id, title: 'Bring the compasses' });
  const chess = await cell('Chess', 2, 1);
  await api.must('POST', '/cards', { listId: chess.id, title: 'Bring a board' });
  await api.must('POST', `/lists/${chess.id}/archive`);
  await api.must('POST', `/boards/${id}/columns/${columns[2]?.id}/reorder`, { position: 'first' });
  return id;
}
