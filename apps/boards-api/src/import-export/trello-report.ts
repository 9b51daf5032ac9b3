import { limits } from '@kiban/contracts';
import { isDueBeforeStart, type TrelloBoard } from './trello-board.js';

/** One sentence for each kind of content in a Trello board that has no counterpart here. */
export function unmappedOf(board: TrelloBoard, unmappedFields: readonly string[]): string[] {
  const { cards, checklists, lists, members, actions } = board;
  const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
  const known = new Set(members.filter(({ fullName }) => fullName !== '').map(({ id }) => id));
  const listIds = new Set(lists.map(({ id }) => id));
  const items = checklists.flatMap(({ checkItems }) => checkItems);
  const perCard = new Map<string, number>();
  for (const { idCard } of checklists) perCard.set(idCard, (perCard.get(idCard) ?? 0) + 1);
  const comments = actions.filter(({ type }) => type === 'commentCard').length;
  const counted = (count: number, sentence: string): string => (count > 0 ? `${count} ${sentence}` : '');
  return [
    counted(
      total(cards.map(({ attachments }) => attachments.length)),
      'attachments were skipped: cards have no attachments.',
    ),
    counted(
      cards.filter(({ idMembers }) => idMembers.some((id) => !known.has(id))).length,
      'cards have members that the export does not name; these members were skipped.',
    ),
    counted(
      board.labels.length - limits.labelsPerBoardMax,
      `labels were skipped: a board has at most ${limits.labelsPerBoardMax}.`,
    ),
    unmappedFields.length > 0 ? `Custom fields were skipped: ${unmappedFields.join(', ')}.` : '',
    counted(
      cards.filter(({ idList }) => !listIds.has(idList)).length,
      'cards were skipped: their list is not in the export.',
    ),
    counted(comments, 'comments now have you as their author: an import cannot write for other members.'),
    counted(
      actions.length - comments,
      'entries of Trello’s history were skipped: the board’s activity starts with the import.',
    ),
    counted(
      items.filter(({ due, idMember }) => due || idMember).length,
      'checklist items lost their due date or member: checklist items have neither.',
    ),
    counted(
      [...perCard.values()].filter((count) => count > 1).length,
      'cards had several checklists; these were merged into one.',
    ),
    counted(total(cards.map(({ stickers }) => stickers.length)), 'stickers were skipped.'),
    counted(total(cards.map(({ idMembersVoted }) => idMembersVoted.length)), 'votes were skipped.'),
    counted(
      cards.filter(({ coordinates }) => coordinates !== undefined && coordinates !== null).length,
      'map locations were skipped.',
    ),
    counted(
      cards.filter(isDueBeforeStart).length,
      'cards were due before their start; their start dates were skipped.',
    ),
    counted(
      cards.filter(
        ({ name, desc }) => name.length > limits.titleLengthMax || desc.length > limits.descriptionLengthMax,
      ).length,
      `cards had texts over the limit: titles were cut to ${limits.titleLengthMax} characters, descriptions to ${limits.descriptionLengthMax}.`,
    ),
    counted(board.powerUps.length + board.pluginData.length, 'power-ups and their data were skipped.'),
  ].filter(Boolean);
}
