import { describe, expect, it } from '@jest/globals';
import { limits } from '@kiban/contracts';
import { ImportReport } from '@kiban/import';
import type { BoardArchive } from './board-archive.js';
import { readArchive } from './read-archive.js';
import { readTrello } from './trello.js';

const list = (id: string, more: object = {}): object => ({
  id,
  name: `List ${id}`,
  closed: false,
  pos: 1,
  ...more,
});
const card = (id: string, more: object = {}): object => ({
  id,
  idList: 'l',
  name: `Card ${id}`,
  desc: '',
  closed: false,
  pos: 1,
  ...more,
});

/** Also read as the import reads it, so that no test has a board that the service rejects. */
async function converted(more: object): Promise<{ board: BoardArchive; report: string[] }> {
  const report = new ImportReport();
  const board = readTrello({ name: 'Board', lists: [list('l')], cards: [card('c')], ...more }, report);
  return { board: await readArchive(board), report: report.sentences };
}

const firstCard = ({ lists }: BoardArchive) => lists[0]?.cards[0];

describe('a Trello board', () => {
  it('may have null wherever Trello has no value', async () => {
    const nothing = Object.fromEntries(
      [
        ...['desc', 'labels', 'labelNames', 'members', 'checklists', 'actions', 'customFields', 'powerUps'],
        ...['pluginData', 'closed'],
      ].map((name) => [name, null]),
    );
    const { board, report } = await converted({
      ...nothing,
      lists: [list('l', { closed: null, pos: null })],
      cards: [
        card('c', {
          ...Object.fromEntries(
            [
              ...['desc', 'closed', 'pos', 'start', 'due', 'dueComplete', 'idLabels', 'labels', 'idMembers'],
              ...[
                'idMembersVoted',
                'attachments',
                'stickers',
                'coordinates',
                'cover',
                'badges',
                'customFieldItems',
              ],
            ].map((name) => [name, null]),
          ),
        }),
      ],
      actions: [
        { type: 'commentCard', date: null, memberCreator: null, data: { text: null, card: { id: 'c' } } },
      ],
      checklists: [
        { idCard: 'c', name: null, pos: null, checkItems: [{ name: 'a', state: null, pos: null }] },
      ],
    });
    expect(firstCard(board)).toMatchObject({
      title: 'Card c',
      description: null,
      comments: [],
      completed: false,
    });
    expect(firstCard(board)?.checklist).toEqual([{ text: 'a', done: false }]);
    expect(report).toEqual(['1 comment was skipped: it has no text.']);
  });

  it('counts what its cards count and the file does not have', async () => {
    const comment = (id: string): object => ({
      type: 'commentCard',
      date: '2026-01-01T00:00:00.000Z',
      data: { text: 'x', card: { id } },
    });
    const { report } = await converted({
      cards: [
        card('a', { badges: { comments: 70, attachments: 3, checkItems: 2 } }),
        card('b', { badges: { comments: 2, attachments: 0, checkItems: 0 } }),
      ],
      actions: [comment('a'), comment('b'), comment('b'), comment('gone'), { type: 'updateCard', data: {} }],
    });
    expect(report).toEqual([
      '1 entry of Trello’s history was skipped: the board’s activity starts with the import.',
      '3 comments now have you as their author: an import cannot write for other members.',
      '1 comment was skipped: its card is not in the file.',
      '69 comments are not in the file: Trello exports the newest 1,000 actions of a board.',
      '3 attachments are not in the file.',
      '2 checklist items are not in the file.',
    ]);
  });

  it('keeps author and date of a comment in its text, the oldest first', async () => {
    const comment = (date: string, text: string, fullName?: string): object => ({
      type: text === 'copied' ? 'copyCommentCard' : 'commentCard',
      date,
      data: { text, card: { id: 'c' } },
      ...(fullName === undefined ? {} : { memberCreator: { fullName } }),
    });
    const { board } = await converted({
      actions: [
        comment('2026-02-01T00:00:00.000Z', 'second', 'Mika Tanaka'),
        comment('2026-01-01T00:00:00.000Z', 'first'),
        comment('', 'copied'),
      ],
    });
    expect(firstCard(board)?.comments.map(({ text }) => text)).toEqual([
      'copied',
      '2026-01-01T00:00:00.000Z: first',
      'Mika Tanaka, 2026-02-01T00:00:00.000Z: second',
    ]);
  });

  it('has the labels that only its cards carry, each once', async () => {
    const { board, report } = await converted({
      labels: [{ id: '1', name: 'Bug', color: 'red' }],
      labelNames: { green: 'Ready', red: 'Bug' },
      cards: [
        card('a', {
          labels: [
            { name: 'Bug', color: 'red' },
            { name: '', color: 'green' },
          ],
        }),
        card('b', { labels: [{ color: 'green' }, { name: 'Later', color: null }], idLabels: ['1'] }),
        card('c', { labels: [{ id: '9', name: 'Bug', color: 'blue' }], idLabels: ['9'] }),
      ],
    });
    expect(board.labels.map(({ name }) => name)).toEqual(['Bug', 'Ready', 'Later', 'Bug 2']);
    expect(board.lists[0]?.cards.map(({ labels }) => [...labels].sort())).toEqual([
      ['Bug', 'Ready'],
      ['Bug', 'Later', 'Ready'],
      ['Bug 2'],
    ]);
    expect(report).toEqual([]);
  });

  it('leaves out unused labels first where there are too many', async () => {
    const labels = Array.from({ length: 203 }, (_, nth) => ({
      id: `${nth}`,
      name: `Label ${nth}`,
      color: 'red',
    }));
    const { board, report } = await converted({
      labels,
      cards: [card('a', { idLabels: ['202', 'unknown'] })],
    });
    expect(board.labels).toHaveLength(limits.labelsPerBoardMax);
    expect(firstCard(board)?.labels).toEqual(['Label 202']);
    expect(report).toEqual([
      '3 labels were left out: a board has at most 200.',
      '1 label of a card was left out: the board does not have it.',
    ]);
  });

  it('keeps attachments as links below the description', async () => {
    const { board, report } = await converted({
      cards: [
        card('a', {
          desc: 'Words',
          attachments: [
            { name: 'Plan [draft]', url: 'https://example.org/plan(1)', isUpload: false },
            { name: '', url: 'https://trello.example/file.png', isUpload: true },
            { name: 'none', url: null },
            { name: 'script', url: 'javascript:alert(1)' },
          ],
        }),
      ],
    });
    expect(firstCard(board)?.description).toBe(
      'Words\n\n- [Plan \\[draft\\]](https://example.org/plan%281%29)\n- [https://trello.example/file.png](https://trello.example/file.png)',
    );
    expect(report).toEqual([
      '1 attached file stays at Trello: its card has a link to it.',
      '2 attachments were skipped: they have no address.',
    ]);
  });

  it('counts each text that is cut, and splits no character', async () => {
    const long = (length: number): string => `${'x'.repeat(length - 1)}😀`;
    const { board, report } = await converted({
      name: long(limits.nameLengthMax),
      desc: long(limits.descriptionLengthMax),
      lists: [list('l', { name: long(limits.nameLengthMax) })],
      labels: [{ id: '1', name: long(100), color: 'red' }],
      cards: [card('c', { name: long(limits.titleLengthMax), desc: long(limits.descriptionLengthMax) })],
      checklists: [{ idCard: 'c', checkItems: [{ name: long(limits.titleLengthMax), state: 'complete' }] }],
      actions: [{ type: 'commentCard', data: { text: long(limits.commentLengthMax), card: { id: 'c' } } }],
    });
    const texts = [
      board.board.name,
      board.board.description,
      board.labels[0]?.name,
      board.lists[0]?.name,
      firstCard(board)?.title,
      firstCard(board)?.description,
      firstCard(board)?.checklist[0]?.text,
      firstCard(board)?.comments[0]?.text,
    ];
    expect(texts.map((text) => text?.replaceAll('x', ''))).toEqual(texts.map(() => ''));
    expect(report.filter((sentence) => / (?:was|were) cut to /.test(sentence))).toEqual([
      '1 name of a label was cut to 100 characters.',
      '1 checklist item was cut to 500 characters.',
      '1 comment was cut to 50000 characters.',
      '2 descriptions were cut to 50000 characters.',
      '1 name of a board was cut to 500 characters.',
      '1 title was cut to 500 characters.',
      '1 name of a list was cut to 500 characters.',
    ]);
  });

  it.each([
    [30, 190, true],
    [205, 3, false],
  ])(
    'keeps all cards of %d open and %d archived lists, the last of which become one',
    async (open, closed, isArchived) => {
      const lists = Array.from({ length: open + closed }, (_, nth) =>
        list(`${nth}`, { closed: nth >= open, pos: nth }),
      );
      const cards = lists.map((_, nth) => card(`c${nth}`, { idList: `${nth}` }));
      const { board, report } = await converted({ lists, cards });
      expect(board.lists).toHaveLength(limits.listsPerBoardMax);
      expect(board.lists.flatMap((each) => each.cards)).toHaveLength(open + closed);
      const last = board.lists.at(-1);
      expect([last?.name, last?.archived]).toEqual(['More lists', isArchived]);
      const count = open + closed - limits.listsPerBoardMax + 1;
      expect(report).toEqual([`${count} lists became one list, “More lists”: a board has at most 200.`]);
      const inSight = board.lists
        .filter((each) => !each.archived)
        .flatMap((each) => each.cards.filter(({ archived }) => !archived));
      expect(inSight).toHaveLength(open);
    },
  );

  it('names every other loss with its number', async () => {
    const { report } = await converted({
      cards: [
        card('a', {
          idList: 'nowhere',
        }),
        card('b', {
          start: '2026-02-02T00:00:00.000Z',
          due: '2026-02-01T00:00:00.000Z',
          stickers: [{}, {}],
          idMembersVoted: ['m'],
          coordinates: { latitude: 1 },
          cover: { color: 'red' },
          idMembers: ['unknown'],
          customFieldItems: [
            { idCustomField: 'f', value: { number: 'many' } },
            { idCustomField: 'gone', value: { text: 'x' } },
            { idCustomField: 'f', value: null },
          ],
        }),
        card('c', { due: 'soon' }),
      ],
      customFields: [
        { id: 'f', name: 'Points', type: 'number', pos: 1 },
        { id: 'g', name: 'Odd', type: 'rating', pos: 2 },
      ],
      checklists: [
        { idCard: 'b', name: 'Before', checkItems: [{ name: 'x', state: 'complete', due: '2026-01-01' }] },
        { idCard: 'b', name: 'Checklist', checkItems: [{ name: ' ', state: 'incomplete' }] },
        { idCard: 'gone', name: '', checkItems: [{ name: 'y' }, { name: 'z' }] },
      ],
      pluginData: [{}],
    });
    expect(report).toEqual([
      '1 name of a checklist was skipped: a card has one checklist.',
      '1 checklist item lost its due date or member: checklist items have neither.',
      '1 checklist item was skipped: it has no text.',
      '2 checklist items were skipped: their card is not in the file.',
      '1 card had several checklists; these were merged into one.',
      '2 stickers were skipped.',
      '1 vote was skipped.',
      '1 map location was skipped.',
      '1 cover of a card was skipped.',
      '1 card was due before its start; its start date was skipped.',
      '1 card has members that the file does not name; these members were skipped.',
      '1 date was skipped: it cannot be read.',
      '1 power-up or its data was skipped.',
      '1 card was skipped: its list is not in the file.',
      '2 values of custom fields were skipped: they do not fit a field.',
      'Custom fields were skipped: Odd.',
    ]);
  });

  it('says when a card was completed where Trello does', async () => {
    const { board } = await converted({
      cards: [
        card('a', { dueComplete: true, dateCompleted: '2026-02-01T10:00:00.000Z' }),
        card('b', { dueComplete: false, dateCompleted: '2026-02-01T10:00:00.000Z' }),
        card('c', { dueComplete: true }),
      ],
    });
    expect(board.lists[0]?.cards.map(({ completed, completedAt }) => [completed, completedAt])).toEqual([
      [true, '2026-02-01T10:00:00.000Z'],
      [false, null],
      [true, null],
    ]);
  });
});
