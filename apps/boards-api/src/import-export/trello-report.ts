import type { ImportReport } from '@kiban/import';
import { isDueBeforeStart, momentOf, type TrelloBoard, type TrelloCard } from './trello-board.js';
import { isComment } from './trello-details.js';

/** Counts what a Trello board has without a counterpart here, and what it counts itself but the file does not have. */
export function reportUnmapped(board: TrelloBoard, report: ImportReport): void {
  const known = new Set(board.members.filter(({ fullName }) => fullName !== '').map(({ id }) => id));
  const checkItems = sums(board.checklists.map(({ idCard, checkItems: items }) => [idCard, items.length]));
  const comments = sums(board.actions.filter(isComment).map(({ data }) => [data.card?.id ?? '', 1]));
  for (const card of board.cards) {
    countMissing(
      card,
      { checkItems: checkItems.get(card.id) ?? 0, comments: comments.get(card.id) ?? 0 },
      report,
    );
    countWithoutCounterpart(card, report);
    if (card.idMembers.some((id) => !known.has(id)))
      report.count([
        'card has members that the file does not name; these members were skipped.',
        'cards have members that the file does not name; these members were skipped.',
      ]);
  }
  report.count(
    ['power-up or its data was skipped.', 'power-ups and their data were skipped.'],
    board.powerUps.length + board.pluginData.length,
  );
}

/** Trello counts on each card what it has, and exports only some of it. */
function countMissing(
  { badges, attachments }: TrelloCard,
  has: { checkItems: number; comments: number },
  report: ImportReport,
): void {
  report.count(
    [
      'comment is not in the file: Trello exports the newest 1,000 actions of a board.',
      'comments are not in the file: Trello exports the newest 1,000 actions of a board.',
    ],
    badges.comments - has.comments,
  );
  report.count(
    ['attachment is not in the file.', 'attachments are not in the file.'],
    badges.attachments - attachments.length,
  );
  report.count(
    ['checklist item is not in the file.', 'checklist items are not in the file.'],
    badges.checkItems - has.checkItems,
  );
}

function countWithoutCounterpart(card: TrelloCard, report: ImportReport): void {
  const { stickers, idMembersVoted, coordinates, cover, start, due } = card;
  report.count(['sticker was skipped.', 'stickers were skipped.'], stickers.length);
  report.count(['vote was skipped.', 'votes were skipped.'], idMembersVoted.length);
  if (coordinates !== undefined && coordinates !== null)
    report.count(['map location was skipped.', 'map locations were skipped.']);
  if (cover?.color || cover?.idAttachment)
    report.count(['cover of a card was skipped.', 'covers of cards were skipped.']);
  if (isDueBeforeStart(card))
    report.count([
      'card was due before its start; its start date was skipped.',
      'cards were due before their start; their start dates were skipped.',
    ]);
  report.count(
    ['date was skipped: it cannot be read.', 'dates were skipped: they cannot be read.'],
    [start, due].filter((date) => date && momentOf(date) === null).length,
  );
}

function sums(pairs: readonly (readonly [key: string, count: number])[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const [key, count] of pairs) found.set(key, (found.get(key) ?? 0) + count);
  return found;
}
