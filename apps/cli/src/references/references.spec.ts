import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Kiban } from '@kiban/client';
import { UsageError } from '../console/failure.js';
import { References } from './references.js';

const boards = [
  { id: 3, name: 'Launch' },
  { id: 4, name: 'Crème brûlée' },
  { id: 5, name: 'Twice' },
  { id: 6, name: 'Twice' },
  { id: 7, name: '3' },
];
const archived = { id: 9, name: 'Past' };
const lists = [
  { id: 31, name: 'To do' },
  { id: 32, name: 'Doing' },
  { id: 33, name: 'doing' },
];
const members = [
  { id: 71, name: 'Aiko Tanaka', email: 'aiko@example.org' },
  { id: 72, name: 'ΝΙΚΟΣ', email: null },
];
const fields = [
  {
    id: 12,
    name: 'Region',
    type: 'select',
    options: [
      { id: 120, label: 'EMEA' },
      { id: 121, label: 'APAC' },
    ],
  },
  { id: 13, name: 'Points', type: 'number', options: [] },
  { id: 14, name: 'Owner', type: 'member', options: [] },
];

describe('what a command line names', () => {
  let requests: string[];
  let references: References;
  beforeEach(() => {
    requests = [];
    const read =
      <Row>(what: string, rows: readonly Row[]) =>
      (id?: unknown): Promise<readonly Row[]> => {
        requests.push(typeof id === 'number' ? `${what} ${id}` : what);
        return Promise.resolve(rows);
      };
    references = new References({
      boards: {
        list: (query?: object) => read('boards', query === undefined ? boards : [...boards, archived])(),
      },
      lists: { list: read('lists', lists) },
      labels: { list: read('labels', [{ id: 41, name: 'Éclair' }]) },
      fields: { list: read('fields', fields) },
      members: { list: read('members', members) },
      me: { get: () => Promise.resolve({ member: { id: 70 } }) },
    } as unknown as Kiban);
  });
  const onLaunch = (): Promise<number> => Promise.resolve(3);
  const fault = async (work: Promise<unknown>): Promise<string> => {
    const error = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(UsageError);
    return (error as UsageError).message;
  };

  it('is found by id without a request', async () => {
    expect(await references.boardId('12', '<board>')).toBe(12);
    expect(await references.listId('31', undefined, '--list')).toBe(31);
    expect(await references.labelId('41', onLaunch, '--label')).toBe(41);
    expect(await references.memberId('71', '--assignee')).toBe(71);
    expect(requests).toEqual([]);
  });

  it('is found by name in another case or form, as the service compares names', async () => {
    expect(await references.boardId('CRE\u0300ME BRU\u0302LE\u0301E', '<board>')).toBe(4);
    expect(await references.memberId('νικος', '--assignee')).toBe(72);
    expect(await references.labelId('ÉCLAIR', onLaunch, '--label')).toBe(41);
    expect(await fault(references.labelId('Eclair', onLaunch, '--label'))).toBe(
      '--label: you see no label "Eclair". Nearest: 41 "Éclair".',
    );
  });

  it('is the one of exactly this name, else an ambiguous name lists the candidates', async () => {
    expect(await references.listId('doing', onLaunch, '--list')).toBe(33);
    expect(await fault(references.listId('DOING', onLaunch, '--list'))).toBe(
      '--list: several have the name "DOING": 32 "Doing", 33 "doing". Give an id.',
    );
    expect(await fault(references.boardId('Twice', '<board>'))).toContain('5 "Twice", 6 "Twice"');
    expect(requests).toEqual(['lists 3', 'boards']);
  });

  it('is an archived board where no other one has the name', async () => {
    expect(await references.boardId('past', '<board>')).toBe(9);
    expect(requests).toEqual(['boards', 'boards']);
  });

  it('is a list by name only with a board', async () => {
    expect(await fault(references.listId('Doing', undefined, '--list'))).toBe(
      '--list "Doing" needs --board.',
    );
  });

  it('is a person by name, address or me, also several in a filter', async () => {
    expect(await references.memberId('AIKO@example.org', '--assignee')).toBe(71);
    expect(await references.memberId('Me', '--assignee')).toBe(70);
    expect(await references.memberFilter('me, aiko tanaka,72,none', '--assignee')).toBe('me,71,72,none');
    expect(requests).toEqual(['members']);
  });

  it('is a condition with the names of a field, its options and members', async () => {
    expect(await references.fieldCondition('region=emea, APAC', onLaunch, '--field')).toBe('12=120,121');
    expect(await references.fieldCondition('Owner=νικος', onLaunch, '--field')).toBe('14=72');
    expect(await references.fieldCondition('12=5..9', undefined, '--field')).toBe('12=5..9');
    expect(await fault(references.fieldCondition('Points=5', undefined, '--field'))).toContain(
      'needs --board',
    );
    expect(await fault(references.fieldCondition('Region=LATAM', onLaunch, '--field'))).toContain(
      'Nearest: 120 "EMEA", 121 "APAC"',
    );
    for (const text of ['Region', '=x', 'Region='])
      expect(await fault(references.fieldCondition(text, onLaunch, '--field'))).toContain(
        'must be a condition',
      );
  });

  it('is a value by the type of its field, and an empty one clears it', async () => {
    const value = (name: string, text: string): Promise<unknown> =>
      references.fieldValue(name, text, onLaunch, '<field>');
    expect(await value('points', '5')).toEqual({ fieldId: 13, value: 5 });
    expect(await value('Owner', 'Aiko Tanaka')).toEqual({ fieldId: 14, value: 71 });
    expect(await value('Region', '')).toEqual({ fieldId: 12, value: null });
  });
});
