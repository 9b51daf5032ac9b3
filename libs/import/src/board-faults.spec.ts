import { describe, expect, it } from '@jest/globals';
import { draftBoard, type BoardDraft, type SourceCard } from './board-draft.js';
import { boardFaultOf } from './board-faults.js';
import { ImportReport } from './import-report.js';
import { People } from './people.js';
import { LIMITS } from './testing/limits.js';

const CARD: SourceCard = {
  title: 'Tea',
  list: '',
  description: '',
  start: '',
  due: '',
  completed: false,
  labels: [],
  people: [],
  comments: [],
  checklist: [],
  values: {},
};

const draftOf = (cards: readonly Partial<SourceCard>[]): BoardDraft =>
  draftBoard(
    'Board',
    { cards: cards.map((card) => ({ ...CARD, ...card })) },
    { people: new People([], new Map()), report: new ImportReport(), limits: LIMITS },
  );
const many = (count: number, card: (nth: number) => Partial<SourceCard>): Partial<SourceCard>[] =>
  Array.from({ length: count }, (_, nth) => card(nth));

describe('a board that the service would reject', () => {
  it.each([
    ['no card', [{ title: ' ' }], { what: 'no-cards', count: 0 }],
    ['lists', many(201, (nth) => ({ list: `L ${nth}` })), { what: 'lists', count: 201, max: 200 }],
    [
      'fields',
      many(1, () => ({
        values: Object.fromEntries(many(101, () => ({})).map((_, nth) => [`F ${nth}`, 'x'])),
      })),
      { what: 'fields', count: 101, max: 100 },
    ],
    [
      'cards of a list',
      many(10_002, (nth) => ({ list: nth === 0 ? 'Done' : 'Open' })),
      { what: 'cards-of-list', count: 10_001, max: 10_000, list: 'Open' },
    ],
    ['cards', many(100_001, (nth) => ({ list: `L ${nth % 20}` })), { what: 'cards', count: 100_001 }],
  ])('is named by its number of %s before it is sent', (_, cards, fault) => {
    expect(boardFaultOf(draftOf(cards), LIMITS)).toMatchObject(fault);
  });

  it('is none within the limits', () => {
    const cards = many(10_000, (nth) => ({ list: `L ${nth % 200}` }));
    expect(boardFaultOf(draftOf(cards), LIMITS)).toBeNull();
  });
});

describe('the people of a file', () => {
  const members = [
    { id: 4, name: 'Aiko Mori', email: 'aiko@example.org' },
    { id: 5, name: 'Kim', email: null },
    { id: 6, name: 'Kim' },
    { id: 7, name: 'Θωμάς' },
  ];
  const assigned = (chosen: ConstructorParameters<typeof People>[1], name: string) => {
    const report = new ImportReport();
    return [new People(members, chosen).find(name, report)?.memberId ?? null, report.sentences];
  };

  it.each([
    ['an address', {}, 'AIKO@example.org', 4],
    ['an address that was chosen', { am: 'aiko@example.org' }, 'am', 4],
    ['a name in another case and form', {}, 'ΘΩΜΑ\u0301Σ', 7],
    ['a member that was chosen of namesakes', { Kim: 6 }, 'Kim', 6],
  ])('are members by %s', (_, chosen, name, memberId) => {
    expect(assigned(new Map<string, string | number>(Object.entries(chosen)), name)).toEqual([memberId, []]);
  });

  it('are left out where that was chosen, which the report says', () => {
    expect(assigned(new Map([['Aiko Mori', null]]), 'Aiko Mori')).toEqual([
      null,
      ['1 assignment of Aiko Mori was left out: as you chose.'],
    ]);
  });
});
