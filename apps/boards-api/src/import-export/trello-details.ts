import { limits, isVisibleText } from '@kiban/contracts';
import { fittedItems, fittedText, type ImportReport } from '@kiban/import';
import type { ArchivedCard } from './board-archive.js';
import { byPos, type TrelloBoard, type TrelloCard } from './trello-board.js';

type Checklist = ArchivedCard['checklist'];
type Comments = ArchivedCard['comments'];

/** Whether an action of Trello's history holds the text of a comment. */
export const isComment = ({ type }: { type: string }): boolean =>
  type === 'commentCard' || type === 'copyCommentCard';

/** Trello's own name of a checklist. */
const USUAL_CHECKLIST = 'Checklist';

/** Checklist items by the id of their card. */
export function trelloChecklists(board: TrelloBoard, report: ImportReport): ReadonlyMap<string, Checklist> {
  const items = new Map<string, Checklist>(board.cards.map(({ id }) => [id, []]));
  const perCard = new Map<string, number>();
  for (const { idCard, name, checkItems } of byPos(board.checklists)) {
    const known = items.get(idCard);
    if (!known) {
      report.count(
        [
          'checklist item was skipped: its card is not in the file.',
          'checklist items were skipped: their card is not in the file.',
        ],
        checkItems.length,
      );
      continue;
    }
    perCard.set(idCard, (perCard.get(idCard) ?? 0) + 1);
    if (!['', USUAL_CHECKLIST].includes(name.trim()))
      report.count([
        'name of a checklist was skipped: a card has one checklist.',
        'names of checklists were skipped: a card has one checklist.',
      ]);
    for (const item of byPos(checkItems)) {
      const text = fittedText(
        item.name,
        limits.titleLengthMax,
        ['checklist item', 'checklist items'],
        report,
      );
      if (!isVisibleText(text))
        report.count([
          'checklist item was skipped: it has no text.',
          'checklist items were skipped: they have no text.',
        ]);
      else known.push({ text, done: item.state === 'complete' });
      if (item.due || item.idMember)
        report.count([
          'checklist item lost its due date or member: checklist items have neither.',
          'checklist items lost their due date or member: checklist items have neither.',
        ]);
    }
  }
  report.count(
    [
      'card had several checklists; these were merged into one.',
      'cards had several checklists; these were merged into one.',
    ],
    [...perCard.values()].filter((count) => count > 1).length,
  );
  const { checklistItemsPerCardMax: max } = limits;
  return new Map(
    [...items].map(([id, all]) => [
      id,
      fittedItems(all, max, [['checklist item', 'checklist items'], 'a card'], report),
    ]),
  );
}

/** Comments by the id of their card, the oldest first. Author and date are in the text, since the importer becomes the author. */
export function trelloComments(board: TrelloBoard, report: ImportReport): ReadonlyMap<string, Comments> {
  const comments = new Map<string, Comments>(board.cards.map(({ id }) => [id, []]));
  const actions = board.actions.filter(isComment);
  report.count(
    [
      'entry of Trello’s history was skipped: the board’s activity starts with the import.',
      'entries of Trello’s history were skipped: the board’s activity starts with the import.',
    ],
    board.actions.length - actions.length,
  );
  for (const { date, memberCreator, data } of [...actions].sort((one, other) =>
    compare(one.date, other.date),
  )) {
    const known = comments.get(data.card?.id ?? '');
    if (!known)
      report.count([
        'comment was skipped: its card is not in the file.',
        'comments were skipped: their card is not in the file.',
      ]);
    else if (!isVisibleText(data.text))
      report.count(['comment was skipped: it has no text.', 'comments were skipped: they have no text.']);
    else {
      const by = [memberCreator?.fullName, date].filter(Boolean).join(', ');
      const text = by === '' ? data.text : `${by}: ${data.text}`;
      known.push({ text: fittedText(text, limits.commentLengthMax, ['comment', 'comments'], report) });
      report.count([
        'comment now has you as its author: an import cannot write for other members.',
        'comments now have you as their author: an import cannot write for other members.',
      ]);
    }
  }
  return comments;
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The description of a card, with links to its attachments; null for none. */
export function trelloDescription({ desc, attachments }: TrelloCard, report: ImportReport): string | null {
  const links = attachments.flatMap(({ name, url, isUpload }) => {
    if (!/^https?:\/\/\S+$/i.test(url)) {
      report.count([
        'attachment was skipped: it has no address.',
        'attachments were skipped: they have no address.',
      ]);
      return [];
    }
    if (isUpload)
      report.count([
        'attached file stays at Trello: its card has a link to it.',
        'attached files stay at Trello: their cards have links to them.',
      ]);
    return [`- [${linkText(name || url)}](${linkAddress(url)})`];
  });
  const max = limits.descriptionLengthMax;
  const isTooLong = links.join('\n').length > max / 2;
  if (isTooLong)
    report.count(
      [
        'attachment was skipped: its link is longer than half a description.',
        'attachments were skipped: their links are longer than half a description.',
      ],
      links.length,
    );
  const added = isTooLong ? '' : links.join('\n').replaceAll('\u0000', '');
  const text = fittedText(
    desc,
    added === '' ? max : max - added.length - 2,
    ['description', 'descriptions'],
    report,
  );
  return [text, added].filter((part) => part.trim() !== '').join('\n\n') || null;
}

const linkText = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/[\\[\]]/g, '\\$&');
const linkAddress = (url: string): string =>
  url.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll('<', '%3C').replaceAll('>', '%3E');
