/** Files of the sources of `kiban import`, each with so many cards and something that a board cannot hold. */

export interface ImportSource {
  source: 'csv' | 'jira' | 'planka' | 'trello' | 'kiban';
  text: string;
  lists: number;
  /** A sentence of the report that names what is left out. */
  leftOut: RegExp;
}

const LISTS = 10;
const listOf = (card: number): number => card % LISTS;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export function importSources(cards: number): ImportSource[] {
  return [csv(cards), jira(cards), planka(cards), trello(cards), kiban(cards)];
}

function csv(cards: number): ImportSource {
  const rows = numbers(cards).map(
    (card) =>
      `"Card ${card}, ""quoted""","List ${listOf(card)}","Line one\nline two",${card % 7 === 0 ? 'soon' : '2026-12-01'},red`,
  );
  return {
    source: 'csv',
    text: `\ufefftitle,list,description,due,labels\r\n${rows.join('\r\n')}\r\n`,
    lists: LISTS,
    leftOut: /dates were left out/,
  };
}

function jira(cards: number): ImportSource {
  const rows = numbers(cards).map(
    (card) =>
      `Card ${card},KB-${card},Status ${listOf(card)},red,blue,"01/Nov/26 9:30 AM;1;Said ${card}",file.png,5`,
  );
  const titles = 'Summary,Issue key,Status,Labels,Labels,Comment,Attachment,Custom field (Story Points)';
  return {
    source: 'jira',
    text: `${titles}\n${rows.join('\n')}\n`,
    lists: LISTS,
    leftOut: /attachments were left out/,
  };
}

function planka(cards: number): ImportSource {
  const included = {
    lists: numbers(LISTS).map((list) => ({
      id: `l${list}`,
      name: `List ${list}`,
      type: 'active',
      position: list,
    })),
    cards: numbers(cards).map((card) => ({
      id: `c${card}`,
      name: `Card ${card}`,
      listId: `l${listOf(card)}`,
      position: card,
      commentsTotal: 1,
    })),
    labels: [{ id: 'red', name: 'Red', color: 'berry-red', position: 1 }],
    cardLabels: numbers(cards).map((card) => ({ cardId: `c${card}`, labelId: 'red' })),
    taskLists: numbers(cards).map((card) => ({ id: `t${card}`, cardId: `c${card}`, position: 1 })),
    tasks: numbers(cards).map((card) => ({
      taskListId: `t${card}`,
      name: 'Step',
      isCompleted: true,
      position: 1,
    })),
  };
  return {
    source: 'planka',
    text: JSON.stringify({ item: { id: '1', name: 'From Planka' }, included }),
    lists: LISTS,
    leftOut: /comments were left out/,
  };
}

function trello(cards: number): ImportSource {
  return {
    source: 'trello',
    text: JSON.stringify({
      name: 'From Trello',
      lists: numbers(LISTS).map((list) => ({ id: `l${list}`, name: `List ${list}`, pos: list + 1 })),
      cards: numbers(cards).map((card) => ({
        id: `c${card}`,
        name: `Card ${card}`,
        idList: `l${listOf(card)}`,
        pos: card + 1,
        desc: 'Text',
        attachments: [{ name: 'file.png', url: 'https://example.org/file.png', isUpload: true }],
      })),
    }),
    lists: LISTS,
    leftOut: /1000 attached files stay at Trello/,
  };
}

function kiban(cards: number): ImportSource {
  return {
    source: 'kiban',
    text: JSON.stringify({
      format: 'kiban.board',
      formatVersion: 1,
      board: { name: 'From Kiban' },
      lists: numbers(LISTS).map((list) => ({
        name: `List ${list}`,
        cards: numbers(cards)
          .filter((card) => listOf(card) === list)
          .map((card) => ({ title: `Card ${card}`, assignees: [{ memberId: 1, name: 'A stranger' }] })),
      })),
    }),
    lists: LISTS,
    leftOut: /A stranger/,
  };
}
