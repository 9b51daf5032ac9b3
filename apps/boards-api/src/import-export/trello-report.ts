import { limits } from '@kiban/contracts';
import type { TrelloBoard } from './trello-board.js';

/** What of a board of Trello has no counterpart here, one sentence for each kind of thing. */
export function unmappedOf(board: TrelloBoard, unmappedFields: readonly string[]): string[] {
  const { cards, checklists, lists, members, actions } = board;
  const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
  const known = new Set(members.filter(({ fullName }) => fullName !== '').map(({ id }) => id));
  const listIds = new Set(lists.map(({ id }) => id));
  const items = checklists.flatMap(({ checkItems }) => checkItems);
  const perCard = new Map<string, number>();
  for (const { idCard } of checklists) perCard.set(idCard, (perCard.get(idCard) ?? 0) + 1);
  const comments = actions.filter(({ type }) => type === 'commentCard').length;
  const say = (count: number, sentence: string): string => (count > 0 ? `${count} ${sentence}` : '');
  return [
    say(
      total(cards.map(({ attachments }) => attachments.length)),
      'attachments were left out: cards have none here.',
    ),
    say(
      cards.filter(({ idMembers }) => idMembers.some((id) => !known.has(id))).length,
      'cards have members whom the export does not name; they were left out.',
    ),
    say(
      board.labels.length - limits.labelsPerBoardMax,
      `labels were left out: a board has at most ${limits.labelsPerBoardMax}.`,
    ),
    unmappedFields.length > 0 ? `Custom fields were left out: ${unmappedFields.join(', ')}.` : '',
    say(
      cards.filter(({ idList }) => !listIds.has(idList)).length,
      'cards were left out: their list is not in the export.',
    ),
    say(comments, 'comments are yours now: an import does not speak for others.'),
    say(
      actions.length - comments,
      'entries of Trello’s history were left out: the board’s history begins with the import.',
    ),
    say(
      items.filter(({ due, idMember }) => due || idMember).length,
      'checklist items lost their due date or member: items have none here.',
    ),
    say(
      [...perCard.values()].filter((count) => count > 1).length,
      'cards had several checklists, which are one now.',
    ),
    say(total(cards.map(({ stickers }) => stickers.length)), 'stickers were left out.'),
    say(total(cards.map(({ idMembersVoted }) => idMembersVoted.length)), 'votes were left out.'),
    say(
      cards.filter(({ coordinates }) => coordinates !== undefined && coordinates !== null).length,
      'places on the map were left out.',
    ),
    say(
      cards.filter(({ start, due }) => start && due && due.slice(0, 10) < start.slice(0, 10)).length,
      'cards were due before their start; their start dates were left out.',
    ),
    say(
      cards.filter(
        ({ name, desc }) => name.length > limits.titleLengthMax || desc.length > limits.descriptionLengthMax,
      ).length,
      `cards had longer texts than fit here: titles were cut to ${limits.titleLengthMax} characters, descriptions to ${limits.descriptionLengthMax}.`,
    ),
    say(board.powerUps.length + board.pluginData.length, 'power-ups and their data were left out.'),
  ].filter(Boolean);
}
