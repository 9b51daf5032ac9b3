import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BoardExportDto, ImportResultDto } from '@kiban/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { RunningApi, type Client } from '../testing/running-api.js';

interface Schema {
  properties?: object;
  additionalProperties?: unknown;
}

let api: RunningApi;
let token: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
});
afterAll(() => api.stop());

/** Faults of a body by a schema of the OpenAPI document, with no property besides those it names. */
function faultsOf(name: string, body: unknown): unknown {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  // The package is CommonJS: its function is the module's default member.
  (ajvFormats as unknown as { default: (ajv: Ajv2020) => void }).default(ajv);
  const file = createRequire(import.meta.url).resolve('@kiban/contracts/openapi.json');
  const document = JSON.parse(readFileSync(file, 'utf8')) as {
    components: { schemas: Record<string, Schema> };
  };
  for (const schema of Object.values(document.components.schemas))
    if (schema.properties) schema.additionalProperties ??= false;
  const validate = ajv
    .addSchema(document, 'document')
    .compile({ $ref: `document#/components/schemas/${name}` });
  return validate(body) ? [] : validate.errors;
}

const minimal = { format: 'kiban.board', formatVersion: 1, board: { name: 'Launch' } };
const full = {
  ...minimal,
  labels: [{ name: 'urgent', color: '#ef4444' }],
  fields: [
    { name: 'Region', type: 'multi_select', options: [{ label: 'EMEA', color: '#3b82f6' }] },
    { name: 'Estimate', type: 'number' },
    { name: 'Approved', type: 'checkbox' },
    { name: 'Lead', type: 'member' },
  ],
  lists: [
    {
      name: 'Doing',
      info: { text: 'Now', color: '#3b82f6', cardLimit: 5, attributes: { owner: 'platform' } },
      cards: [
        {
          title: 'Prepare the launch',
          description: 'All of it',
          startDate: '2026-11-24',
          dueDate: '2026-11-28T10:00:00Z',
          completed: true,
          progress: 40,
          labels: ['urgent'],
          assignees: [{ name: 'Owner' }],
          checklist: [{ text: 'Proof-read', done: true }],
          comments: [{ text: 'Ready' }],
          values: { Region: ['EMEA'], Estimate: 3, Approved: true, Lead: { name: 'Owner' } },
        },
        { title: 'Launch', archived: true },
      ],
    },
    { name: 'Old', archived: true },
  ],
  gantt: {
    order: [1, 0],
    milestones: [1],
    dependencies: [{ task: 1, dependsOn: 0, type: 'FS', lagDays: 2 }],
  },
};
const timetable = {
  ...minimal,
  board: { name: 'Week', description: 'Lessons', kind: 'timetable', visibility: 'private' },
  columns: [
    { name: 'Monday', weekday: 'monday' },
    { name: 'Trip', date: '2026-11-24' },
  ],
  rows: [{ name: 'First lesson', startTime: '08:00', endTime: '08:45' }],
  lists: [{ name: 'Maths', column: 0, row: 0 }],
};

describe('GET /boards/{id}/export', () => {
  it.each<[string, object]>([
    ['an empty board', minimal],
    ['a board with everything', full],
    ['a timetable', timetable],
  ])('responds with the BoardExport of the document: %s', async (_, body) => {
    expect(faultsOf('PartialBoardExport', minimal)).toEqual([]);
    const imported = await token.post<ImportResultDto>('/boards/import', body);
    expect(imported).toMatchObject({ status: 201, body: { unmapped: [] } });
    const exported = await token.get<BoardExportDto>(`/boards/${imported.body.boardId}/export`);
    expect(faultsOf('BoardExport', exported.body)).toEqual([]);
    expect(exported.body).toMatchObject({
      lists: (body as { lists?: object[] }).lists?.map(() => ({})) ?? [],
    });
  });
});
