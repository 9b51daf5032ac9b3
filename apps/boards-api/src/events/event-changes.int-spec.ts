import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventChanges, eventKindNames, eventKinds, hasCardNumber, type EventKind } from '@kiban/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { RunningApi, type Client } from '../testing/running-api.js';

interface ObjectSchema {
  properties?: object;
  additionalProperties?: unknown;
}
interface PayloadSchema extends ObjectSchema {
  examples: [{ changes?: object }];
  $defs: Record<string, ObjectSchema>;
}

let api: RunningApi;
let token: Client;
let other: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
  other = api.member('member', 'screen', 'Bea');
});
afterAll(() => api.stop());

/** A request that must succeed. @returns the id that the response has */
async function must(method: string, path: string, body?: unknown): Promise<number> {
  const { status, body: response } = await token.send<{ id: number } | undefined>(method, path, body);
  if (status >= 300) throw new Error(`${method} ${path} responded ${status} ${JSON.stringify(response)}`);
  return response?.id ?? 0;
}

async function changeBoards(): Promise<void> {
  const first = await must('POST', '/boards', { name: 'First' });
  const second = await must('POST', '/boards', { name: 'Second' });
  await must('PATCH', `/boards/${second}`, {
    name: 'Next',
    description: 'Plans',
    visibility: 'private',
    isTemplate: true,
    defaultView: 'gantt',
  });
  await must('PUT', `/boards/${second}/members`, { memberIds: [token.as.id, other.as.id] });
  await must('POST', `/boards/${second}/reorder`, { before: first });
  await must('POST', `/boards/${second}/archive`);
  await must('POST', `/boards/${second}/restore`);
  await must('POST', `/boards/${second}/archive`);
  await must('DELETE', `/boards/${second}`);
}

async function changeLists(board: number): Promise<void> {
  const from = await must('POST', `/boards/${board}/lists`, { name: 'From' });
  const to = await must('POST', `/boards/${board}/lists`, { name: 'To' });
  await must('PATCH', `/lists/${to}`, { name: 'Into', info: { text: 'Now', attributes: { owner: 'us' } } });
  await must('POST', `/lists/${to}/reorder`, { before: from });
  await must('POST', `/lists/${to}/archive`);
  await must('POST', `/lists/${to}/restore`);
  await token.card(from);
  await must('DELETE', `/lists/${from}?moveCardsTo=${to}`);
}

async function changeAxes(): Promise<void> {
  const board = await must('POST', '/boards', { name: 'Week', kind: 'timetable' });
  const updates = {
    columns: { name: 'Monday', weekday: 'monday', date: '2026-11-23' },
    rows: { name: 'First lesson', startTime: '08:00', endTime: '08:45' },
  };
  for (const [axis, update] of Object.entries(updates)) {
    const first = await must('POST', `/boards/${board}/${axis}`, { name: 'One' });
    const second = await must('POST', `/boards/${board}/${axis}`, { name: 'Two' });
    await must('PATCH', `/boards/${board}/${axis}/${second}`, update);
    await must('POST', `/boards/${board}/${axis}/${second}/reorder`, { before: first });
    await must('DELETE', `/boards/${board}/${axis}/${second}`);
  }
}

async function changeCards(board: number, [list, next]: readonly [number, number]): Promise<void> {
  const card = await token.card(list);
  const sibling = await token.card(list);
  const dates = { startDate: '2026-11-24', dueDate: '2026-11-28T10:00:00Z' };
  await must('PATCH', `/cards/${card}`, { title: 'Launch', description: 'All of it', ...dates });
  for (const verb of ['complete', 'reopen', 'archive', 'restore'])
    await must('POST', `/cards/${card}/${verb}`);
  await must('POST', `/cards/${card}/reorder`, { after: sibling });
  await must('POST', `/cards/${card}/move`, { listId: next });
  await must('POST', `/cards/${card}/move`, { listId: list, position: 'first' });
  const elsewhere = await token.board(['Elsewhere']);
  await must('POST', `/cards/${sibling}/move`, { listId: elsewhere.lists[0] });
  await must('DELETE', `/cards/${sibling}`);
  await changeDetails(board, card);
}

async function changeDetails(board: number, card: number): Promise<void> {
  await must('PUT', `/cards/${card}/assignees`, { memberIds: [token.as.id, other.as.id] });
  const label = await must('POST', `/boards/${board}/labels`, { name: 'urgent', color: '#ef4444' });
  const later = await must('POST', `/boards/${board}/labels`, { name: 'later', color: '#64748b' });
  await must('PATCH', `/labels/${label}`, { name: 'soon', color: '#3b82f6', after: later });
  await must('PUT', `/cards/${card}/labels`, { labelIds: [label] });
  await must('DELETE', `/labels/${label}`);
  const comment = await must('POST', `/cards/${card}/comments`, { text: 'Ready' });
  await must('PATCH', `/comments/${comment}`, { text: 'Ready now' });
  await must('DELETE', `/comments/${comment}`);
  const first = await must('POST', `/cards/${card}/checklist`, { text: 'One' });
  const second = await must('POST', `/cards/${card}/checklist`, { text: 'Two' });
  await must('PATCH', `/cards/${card}/checklist/${second}`, { text: 'Half', done: true, before: first });
  await must('DELETE', `/cards/${card}/checklist/${second}`);
}

async function changeFields(board: number, card: number): Promise<void> {
  const text = await must('POST', `/boards/${board}/fields`, { name: 'Note', type: 'text' });
  const select = await must('POST', `/boards/${board}/fields`, {
    name: 'Region',
    type: 'select',
    options: [{ label: 'EMEA' }],
  });
  const options = [{ label: 'APAC', color: '#3b82f6' }];
  await must('PATCH', `/fields/${select}`, { name: 'Area', options, before: text });
  await must('PUT', `/cards/${card}/fields/${text}`, { value: 'Long' });
  await must('PUT', `/cards/${card}/fields/${text}`, { value: null });
  await changeRelated(board, card, text);
  await must('DELETE', `/fields/${text}`);
}

/** Labels, people and values in the calls of the card itself. */
async function changeRelated(board: number, card: number, field: number): Promise<void> {
  const label = await must('POST', `/boards/${board}/labels`, { name: 'soon', color: '#ef4444' });
  const related = { labelIds: [label], assigneeIds: [token.as.id], fields: { [field]: 'Short' } };
  const { listId } = (await token.get<{ listId: number }>(`/cards/${card}`)).body;
  await must('POST', '/cards', { listId, title: 'Complete', ...related });
  await must('PATCH', `/cards/${card}`, related);
}

async function changeGantt(list: number): Promise<void> {
  const first = await token.card(list, 'First', { startDate: '2026-11-02', dueDate: '2026-11-02' });
  const then = await token.card(list, 'Then', { startDate: '2026-11-03', dueDate: '2026-11-03' });
  const edge = await must('POST', `/gantt/tasks/${then}/dependencies`, { dependsOn: first });
  await must('PATCH', `/gantt/tasks/${first}`, { end: '2026-11-05', progress: 40, cascade: 'push' });
  await must('PATCH', `/gantt/tasks/${first}`, { start: '2026-11-05', kind: 'milestone' });
  await must('POST', `/gantt/tasks/${then}/reorder`, { before: first });
  await must('DELETE', `/gantt/tasks/${then}/dependencies/${edge}`);
}

/** Accepts no property that the published schema does not name. */
function validatorOf(kind: EventKind): (event: object) => unknown {
  const require = createRequire(import.meta.url);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  // The package is CommonJS: its function is the module's default member.
  (ajvFormats as unknown as { default: (ajv: Ajv2020) => void }).default(ajv);
  const text = readFileSync(require.resolve(`@kiban/contracts/schemas/${kind}.json`), 'utf8');
  const schema = JSON.parse(text) as PayloadSchema;
  for (const definition of [schema, ...Object.values(schema.$defs)])
    if (definition.properties && definition.additionalProperties === undefined)
      definition.additionalProperties = false;
  const validate = ajv.compile(schema);
  const example = { ...schema.examples[0] };
  delete example.changes;
  return (event) => (validate({ ...example, ...event }) ? [] : validate.errors);
}

describe('changes of events', () => {
  it('have exactly the properties and values that the JSON Schema of their kind names [DEC-7.7]', async () => {
    const { id, lists } = await token.board(['To do', 'Doing']);
    const [list = 0, next = 0] = lists;
    await changeBoards();
    await changeLists(id);
    await changeAxes();
    await changeCards(id, [list, next]);
    await changeFields(id, await token.card(list));
    await changeGantt(list);

    const seen = new Set<string>();
    for (const { event: kind, changes, data: recorded, ...event } of await api.events()) {
      // Recorded with the data of a card, and published beside it.
      const { number, ...data } = recorded;
      const shown = hasCardNumber(kind) ? { number, data } : { data: recorded };
      const payload = { event: kind, ...event, ...shown, ...(changes ? { changes } : {}) };
      expect({ kind, changes, faults: validatorOf(kind)(payload) }).toMatchObject({ faults: [] });
      for (const property of Object.keys(changes ?? {})) seen.add(`${kind}: ${property}`);
    }
    // Ranks grow too long for one place only after hundreds of inserts: order.int-spec.ts shows `respaced`.
    const named = eventKindNames
      .filter((kind) => eventKinds[kind].source === 'boards')
      .flatMap((kind) => Object.keys(eventChanges[kind]).map((property) => `${kind}: ${property}`))
      .filter((name) => !name.endsWith(': respaced'));
    expect([...seen].filter((name) => !name.endsWith(': respaced')).sort()).toEqual(named.sort());
  });
});
