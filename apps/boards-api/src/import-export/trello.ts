import { limits } from '@kiban/contracts';
import { fittedItems, fittedText, type ImportReport } from '@kiban/import';
import { filledProperties } from '@kiban/vocabulary';
import type { ArchivedCard, BoardArchive } from './board-archive.js';
import { isDueBeforeStart, momentOf, readTrelloBoard, type TrelloCard } from './trello-board.js';
import { trelloChecklists, trelloComments, trelloDescription } from './trello-details.js';
import { TrelloFields } from './trello-fields.js';
import { TrelloLabels } from './trello-labels.js';
import { trelloLists } from './trello-lists.js';
import { reportUnmapped } from './trello-report.js';
import { visibleOr } from './visible-or.js';

/** What a card of Trello refers to by id. */
interface TrelloParts {
  labels: TrelloLabels;
  members: ReadonlyMap<string, string>;
  fields: TrelloFields;
  checklists: ReadonlyMap<string, ArchivedCard['checklist']>;
  comments: ReadonlyMap<string, ArchivedCard['comments']>;
}

/**
 * Converts a Trello board; the report counts everything that is cut, left out or not in the file.
 * @throws ValidationError
 */
export function readTrello(body: object, report: ImportReport): BoardArchive {
  const board = readTrelloBoard(body);
  const parts: TrelloParts = {
    labels: new TrelloLabels(board, report),
    members: new Map(board.members.map(({ id, fullName }) => [id, fullName])),
    fields: new TrelloFields(board, report),
    checklists: trelloChecklists(board, report),
    comments: trelloComments(board, report),
  };
  const description = fittedText(
    board.desc,
    limits.descriptionLengthMax,
    ['description', 'descriptions'],
    report,
  );
  reportUnmapped(board, report);
  return {
    format: 'kiban.board',
    formatVersion: 1,
    board: {
      name: visibleOr(
        fittedText(board.name, limits.nameLengthMax, ['name of a board', 'names of boards'], report).trim(),
        'Unnamed',
      ),
      description: description.trim() === '' ? null : description,
      kind: 'kanban',
      visibility: 'workspace',
      defaultView: null,
    },
    columns: [],
    rows: [],
    labels: parts.labels.definitions,
    fields: parts.fields.definitions,
    lists: trelloLists(board, (card) => cardOf(card, parts, report), report),
    gantt: { order: [], milestones: [], dependencies: [] },
  };
}

function cardOf(card: TrelloCard, parts: TrelloParts, report: ImportReport): ArchivedCard {
  const title = fittedText(card.name, limits.titleLengthMax, ['title', 'titles'], report);
  const assignees = card.idMembers.flatMap((id) => {
    const name = parts.members.get(id);
    return name ? [{ name }] : [];
  });
  return {
    ...filledProperties('export', {}),
    title: visibleOr(title, 'Untitled'),
    description: trelloDescription(card, report),
    startDate: isDueBeforeStart(card) ? null : momentOf(card.start),
    dueDate: momentOf(card.due),
    completed: card.dueComplete,
    completedAt: card.dueComplete ? momentOf(card.dateCompleted) : null,
    archived: card.closed,
    labels: parts.labels.of(card),
    assignees: fittedItems(
      assignees,
      limits.assigneesPerCardMax,
      [['assignment', 'assignments'], 'a card'],
      report,
    ),
    checklist: parts.checklists.get(card.id) ?? [],
    comments: parts.comments.get(card.id) ?? [],
    values: parts.fields.valuesOf(card),
  };
}
