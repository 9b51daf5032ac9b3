import { describe, expect, it } from '@jest/globals';
import type { SourceCard } from './board-draft.js';
import { ImportReport } from './import-report.js';
import { presetOf, unusedColumns, usualMapping } from './presets.js';
import { tableCards } from './table-cards.js';
import { readTable } from './table.js';

function read(text: string): {
  tool: string | undefined;
  cards: SourceCard[];
  unused: string[];
  report: string[];
} {
  const { titles, rows } = readTable(text);
  const preset = presetOf(titles);
  const mapping = usualMapping(titles, preset);
  const report = new ImportReport();
  const cards = tableCards(rows, { titles, mapping, preset, report });
  const unused = unusedColumns(titles, rows, mapping, preset);
  return { tool: preset?.name, cards, unused, report: report.sentences };
}

const nothing = { checklist: [], comments: [], values: {} };

describe('an export of another tool is recognised and read', () => {
  it('of Asana', () => {
    const { tool, cards, unused } = read(
      [
        'Task ID,Created At,Completed At,Last Modified,Name,Section/Column,Assignee,Assignee Email,Start Date,Due Date,Tags,Notes,Projects,Parent task,Blocked By (Dependencies),Blocking (Dependencies)',
        '1209113,2026-03-02,2026-03-09,2026-03-09,Order the tents,Summer camp,Aiko Mori,aiko@example.org,2026-03-03,2026-03-08,"camp,budget","Ask for ""family"" size\nand pegs",Summer camp 2026,,,',
        '1209114,2026-03-02,,2026-03-04,Book the bus,Travel,,,,2026-04-01,,,Summer camp 2026,Order the tents,Order the tents,',
      ].join('\n'),
    );
    expect(tool).toBe('Asana');
    expect(cards).toEqual([
      {
        ...nothing,
        line: 2,
        title: 'Order the tents',
        list: 'Summer camp',
        description: 'Ask for "family" size\nand pegs',
        start: '2026-03-03',
        due: '2026-03-08',
        completed: true,
        completedAt: '2026-03-09',
        labels: ['camp', 'budget'],
        people: ['aiko@example.org'],
      },
      expect.objectContaining({
        line: 4,
        title: 'Book the bus',
        list: 'Travel',
        completed: false,
        people: [],
      }),
    ]);
    expect(unused).toEqual(['Parent task', 'Blocked By (Dependencies)']);
  });

  it('of Trello, with its labels without their colors', () => {
    const { tool, cards, unused } = read(
      [
        'Card ID,Card Name,Card URL,Card Description,Labels,Members,Due Date,Attachment Count,Attachment Links,Checklist Item Total Count,Checklist Item Completed Count,Vote Count,Comment Count,Last Activity Date,List ID,List Name,Board ID,Board Name,Archived,Start Date,Due Complete',
        '66a1,Paint the fence,https://trello.com/c/x1,White,"Garden (green_dark),Red (wine),Later (sky)","aiko, Sam Reed",2026-06-05T10:00:00.000Z,1,https://example.org/a.png,3,1,0,2,2026-05-01,66b1,Doing,66c1,House,false,2026-06-01,true',
      ].join('\n'),
    );
    expect(tool).toBe('Trello');
    expect(cards).toMatchObject([
      {
        title: 'Paint the fence',
        list: 'Doing',
        description: 'White',
        labels: ['Garden', 'Red (wine)', 'Later'],
        people: ['aiko', 'Sam Reed'],
        start: '2026-06-01',
        due: '2026-06-05T10:00:00.000Z',
        completed: true,
      },
    ]);
    expect(unused).toEqual(
      expect.arrayContaining(['Card URL', 'Attachment Links', 'Comment Count', 'Archived']),
    );
    expect(unused).not.toContain('Board Name');
  });

  it('of Linear, with its key in the description', () => {
    const { tool, cards } = read(
      [
        'ID,Team,Title,Description,Status,Estimate,Priority,Project ID,Project,Creator,Assignee,Labels,Cycle Number,Cycle Name,Created,Updated,Started,Completed,Canceled,Archived,Due Date,Parent issue,Initiatives',
        'APP-12,App,Crash on rotate,"Steps:\n1. Rotate",In Progress,3,Urgent,,Mobile,sam@example.org,aiko@example.org,"Bug, iOS",4,,Tue Mar 03 2026 09:12:44 GMT+0000 (GMT),Wed Mar 04 2026 10:00:00 GMT+0000 (GMT),Tue Mar 03 2026 10:00:00 GMT+0000 (GMT),,,,2026-03-20,,',
        'APP-9,App,Dark icon,,Done,,Low,,,sam@example.org,,,,,Mon Mar 02 2026 09:12:44 GMT+0000 (GMT),,,Wed Mar 04 2026 11:30:00 GMT+0000 (GMT),,,,,',
      ].join('\n'),
    );
    expect(tool).toBe('Linear');
    expect(cards).toMatchObject([
      {
        title: 'Crash on rotate',
        list: 'In Progress',
        description: 'Steps:\n1. Rotate\n\nLinear: APP-12',
        people: ['aiko@example.org'],
        labels: ['Bug', 'iOS'],
        due: '2026-03-20',
        start: '',
        completed: false,
        values: { Priority: 'Urgent', Estimate: '3' },
      },
      { title: 'Dark icon', completed: true, completedAt: 'Wed Mar 04 2026 11:30:00 GMT+0000 (GMT)' },
    ]);
  });

  it('of GitHub Projects, as tabs separate it', () => {
    const { tool, cards, unused } = read(
      [
        'Title\tURL\tAssignees\tStatus\tPriority\tSize\tLabels\tMilestone\tTarget date\tReviewers',
        'Fix the "flaky" test\thttps://github.com/acme/site/issues/41\tmonalisa, hubot\tTodo\tP1\tS\tbug, ci\tv2\tJun 5, 2026\t',
        'Write docs\t\t\tDone\t\t\t\t\t\tmonalisa',
      ]
        .join('\n')
        .replaceAll('"', ''),
    );
    expect(tool).toBe('GitHub Projects');
    expect(cards).toMatchObject([
      {
        title: 'Fix the flaky test',
        list: 'Todo',
        description: 'GitHub Projects: https://github.com/acme/site/issues/41',
        people: ['monalisa', 'hubot'],
        labels: ['bug', 'ci'],
        due: 'Jun 5, 2026',
        values: { Priority: 'P1', Size: 'S', Milestone: 'v2' },
      },
      { title: 'Write docs', list: 'Done', description: '' },
    ]);
    expect(unused).toEqual(['Reviewers']);
  });

  it('of Jira, whose titles repeat and whose own fields have a prefix', () => {
    const { tool, cards, unused, report } = read(
      [
        'Summary,Issue key,Issue id,Issue Type,Status,Status Category,Resolution,Resolved,Assignee,Due date,Labels,Labels,Attachment,Attachment,Comment,Comment,Custom field (Start date),Custom field (Team)',
        'Log in by link,WEB-3,10003,Task,Erledigt,Done,,,aiko@example.org,05/Jun/26 12:00 AM,auth,"web mobile",a.png,b.png,"04/Jun/26 9:30 AM;5f1;Looks; good",no date;x;y,01/Jun/26 12:00 AM,Core',
      ].join('\n'),
    );
    expect(tool).toBe('Jira');
    expect(cards).toMatchObject([
      {
        title: 'Log in by link',
        list: 'Erledigt',
        description: 'Jira: WEB-3',
        completed: true,
        start: '01/Jun/26 12:00 AM',
        due: '05/Jun/26 12:00 AM',
        labels: ['auth', 'web', 'mobile'],
        comments: ['04/Jun/26 9:30 AM: Looks; good', 'no date;x;y'],
        values: { Type: 'Task' },
      },
    ]);
    expect(unused).toEqual(['Custom field (Team)']);
    expect(report).toEqual(['2 attachments were left out: cards have none. Line 2.']);
  });

  it('of Jira in another language, where columns are chosen', () => {
    const { titles, rows } = readTable(
      'Zusammenfassung,Vorgangsschlüssel,Status,Kommentar\nAnmeldung,WEB-3,Offen,"04/Jun/26 9:30 AM;5f1;Gut"',
    );
    expect(presetOf(titles)).toBeNull();
    expect(usualMapping(titles, null)).toEqual([null, null, 'list', null]);
    const mapping = usualMapping(titles, null, [
      ['title', 0],
      ['key', 1],
      ['comments', 3],
    ]);
    const report = new ImportReport();
    expect(tableCards(rows, { titles, mapping, preset: null, report })).toMatchObject([
      {
        title: 'Anmeldung',
        list: 'Offen',
        description: 'Vorgangsschlüssel: WEB-3',
        comments: ['04/Jun/26 9:30 AM: Gut'],
      },
    ]);
  });
});

describe('the columns of a table', () => {
  it('are titles where there is only one', () => {
    expect(usualMapping(['Einkauf'], null)).toEqual(['title']);
  });

  it('of one property are joined, or the first filled one counts', () => {
    const { titles, rows } = readTable('Title,A,B,C,D\nTea,,2026-01-02,x,y\nMilk,2026-01-01,2026-01-02,,z');
    const mapping = ['title', 'due', 'due', 'description', 'description'] as const;
    const report = new ImportReport();
    const cards = tableCards(rows, { titles, mapping, preset: null, report });
    expect(cards.map(({ due, description }) => [due, description])).toEqual([
      ['2026-01-02', 'x\n\ny'],
      ['2026-01-01', 'z'],
    ]);
  });

  it('of checklists have an item in each line, done where it is marked', () => {
    const { cards } = read('Title,Checklist\nTrip,"[x] Pack\n[ ] Fuel; - Map\n☑ Tickets\n"');
    expect(cards[0]?.checklist).toEqual([
      { text: 'Pack', done: true },
      { text: 'Fuel', done: false },
      { text: 'Map', done: false },
      { text: 'Tickets', done: true },
    ]);
  });
});
