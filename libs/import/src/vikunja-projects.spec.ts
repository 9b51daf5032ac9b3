import { describe, expect, it } from '@jest/globals';
import { ImportReport } from './import-report.js';
import { isVikunjaFile, vikunjaProjects } from './vikunja-projects.js';

const NONE = '0001-01-01T00:00:00Z';
const FILE = [
  {
    id: 1,
    title: 'Inbox',
    identifier: '',
    buckets: null,
    tasks: [],
  },
  {
    id: 2,
    title: 'Garden',
    identifier: 'GRD',
    buckets: [
      { id: 7, title: 'Soon' },
      { id: 8, title: 'Later' },
    ],
    task_buckets: [{ task_id: 21, bucket_id: 7, project_view_id: 3 }],
    tasks: [
      {
        id: 21,
        title: 'Prune the roses',
        description: '<p>With <b>gloves</b> &amp; care</p><ul><li>Red</li><li>1 &lt; 2</li></ul>',
        done: true,
        done_at: '2026-03-02T10:00:00Z',
        due_date: '2026-03-05T00:00:00Z',
        start_date: NONE,
        end_date: NONE,
        labels: [{ title: 'outside' }],
        assignees: [{ username: 'aiko', name: '', email: '' }],
        comments: [
          { comment: '<p>Done.</p>', created: '2026-03-02T10:01:00Z', author: { username: 'aiko' } },
        ],
        attachments: [{ id: 1 }, { id: 2 }],
      },
      { id: 22, title: 'Seeds', done: false, bucket_id: 8, due_date: NONE, done_at: NONE },
    ],
  },
];

describe('the projects of a Vikunja file', () => {
  it('have their tasks in buckets, with text in the place of HTML', () => {
    expect(isVikunjaFile(FILE)).toBe(true);
    const report = new ImportReport();
    expect(vikunjaProjects(FILE, report)).toMatchObject([
      {
        name: 'Garden',
        lists: ['Soon', 'Later'],
        cards: [
          {
            title: 'Prune the roses',
            list: 'Soon',
            description: 'With gloves & care\n- Red\n- 1 < 2',
            start: '',
            due: '2026-03-05T00:00:00Z',
            completed: true,
            completedAt: '2026-03-02T10:00:00Z',
            labels: ['outside'],
            people: ['aiko'],
            comments: ['aiko, 2026-03-02T10:01:00Z: Done.'],
          },
          { title: 'Seeds', list: 'Later', due: '', completed: false },
        ],
      },
    ]);
    expect(report.sentences).toEqual(['2 attachments were left out: cards have none.']);
  });

  it('are none in another file, or without tasks', () => {
    for (const other of [{}, [], [1], [{ tasks: [] }], null]) expect(isVikunjaFile(other)).toBe(false);
    expect(() => vikunjaProjects(FILE.slice(0, 1), new ImportReport())).toThrow('no tasks');
  });

  it('are read in linear time', () => {
    const start = performance.now();
    const description = '<a'.repeat(500_000);
    const [project] = vikunjaProjects(
      [{ title: 'x', identifier: '', tasks: [{ id: 1, title: 'x', description }] }],
      new ImportReport(),
    );
    expect(project?.cards[0]?.description).toHaveLength(description.length);
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
