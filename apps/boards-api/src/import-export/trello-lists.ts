import { limits } from '@kiban/contracts';
import { fittedText, type ImportReport } from '@kiban/import';
import type { ArchivedCard, ArchivedList } from './board-archive.js';
import { byPos, type TrelloBoard, type TrelloCard } from './trello-board.js';
import { visibleOr } from './visible-or.js';

type TrelloList = TrelloBoard['lists'][number];

const MERGED = 'More lists';

/**
 * The lists of a board with their cards. Of too many, the last ones become one list: archived ones before the others.
 * @param cardOf converts a card
 */
export function trelloLists(
  { lists, cards }: TrelloBoard,
  cardOf: (card: TrelloCard) => ArchivedCard,
  report: ImportReport,
): ArchivedList[] {
  const cardsOf = new Map<string, TrelloCard[]>(lists.map(({ id }) => [id, []]));
  for (const card of byPos(cards)) {
    const held = cardsOf.get(card.idList);
    if (held) held.push(card);
    else
      report.count([
        'card was skipped: its list is not in the file.',
        'cards were skipped: their list is not in the file.',
      ]);
  }
  const [kept, merged] = parted(byPos(lists));
  const convert = ({ id }: TrelloList): ArchivedCard[] => (cardsOf.get(id) ?? []).map(cardOf);
  const made = kept.map((list) => listOf(list.name, list.closed, convert(list), report));
  if (merged.length === 0) return made;
  report.count(
    [
      `list became one list, “${MERGED}”: a board has at most ${limits.listsPerBoardMax}.`,
      `lists became one list, “${MERGED}”: a board has at most ${limits.listsPerBoardMax}.`,
    ],
    merged.length,
  );
  const isArchived = merged.every(({ closed }) => closed);
  // Cards of an archived list are out of sight, so they are archived in an open one.
  const inOne = merged.flatMap((list) =>
    convert(list).map((card) => (list.closed && !isArchived ? { ...card, archived: true } : card)),
  );
  return [...made, listOf(MERGED, isArchived, inOne, report)];
}

/** @returns lists to keep and lists to merge, each in their order */
function parted(lists: readonly TrelloList[]): [kept: TrelloList[], merged: TrelloList[]] {
  if (lists.length <= limits.listsPerBoardMax) return [[...lists], []];
  const openFirst = [...lists.filter(({ closed }) => !closed), ...lists.filter(({ closed }) => closed)];
  const kept = new Set(openFirst.slice(0, limits.listsPerBoardMax - 1));
  return [lists.filter((list) => kept.has(list)), lists.filter((list) => !kept.has(list))];
}

function listOf(name: string, archived: boolean, cards: ArchivedCard[], report: ImportReport): ArchivedList {
  return {
    name: visibleOr(
      fittedText(name, limits.nameLengthMax, ['name of a list', 'names of lists'], report).trim(),
      'Unnamed',
    ),
    info: { text: null, color: null, cardLimit: null, attributes: {} },
    column: null,
    row: null,
    archived,
    cards,
  };
}
