import { limits } from '@kiban/contracts';
import type { ArchivedCard, BoardArchive } from './board-archive.js';
import {
  byPos,
  colorOf,
  isDueBeforeStart,
  momentOf,
  readTrelloBoard,
  type TrelloBoard,
  type TrelloCard,
} from './trello-board.js';
import { freeName, TrelloFields } from './trello-fields.js';
import { unmappedOf } from './trello-report.js';

/** What a card of Trello refers to by id. */
interface TrelloNames {
  labels: ReadonlyMap<string, string>;
  members: ReadonlyMap<string, string>;
  fields: TrelloFields;
  checklists: ReadonlyMap<string, ArchivedCard['checklist']>;
  comments: ReadonlyMap<string, ArchivedCard['comments']>;
}

/**
 * Converts a Trello board; `unmapped` has a sentence for each kind of content without a counterpart.
 * @throws ValidationError
 */
export function readTrello(body: object): { archive: BoardArchive; unmapped: string[] } {
  const board = readTrelloBoard(body);
  const names = namesOf(board);
  const cards = new Map<string, TrelloCard[]>(board.lists.map(({ id }) => [id, []]));
  for (const card of byPos(board.cards)) cards.get(card.idList)?.push(card);
  return {
    unmapped: unmappedOf(board, names.fields.unmapped),
    archive: {
      format: 'kiban.board',
      formatVersion: 1,
      board: {
        name: cut(board.name, limits.nameLengthMax) || 'Unnamed',
        description: board.desc ? cut(board.desc, limits.descriptionLengthMax) : null,
        kind: 'kanban',
        visibility: 'workspace',
      },
      columns: [],
      rows: [],
      labels: labelsOf(board).map(({ id, color }) => ({
        name: names.labels.get(id) ?? id,
        color: colorOf(color),
      })),
      fields: names.fields.definitions,
      lists: byPos(board.lists).map((list) => ({
        name: cut(list.name, limits.nameLengthMax) || 'Unnamed',
        info: { text: null, color: null, cardLimit: null, attributes: {} },
        column: null,
        row: null,
        archived: list.closed,
        cards: (cards.get(list.id) ?? []).map((card) => cardOf(card, names)),
      })),
      gantt: { order: [], milestones: [], dependencies: [] },
    },
  };
}

function cardOf(card: TrelloCard, names: TrelloNames): ArchivedCard {
  return {
    title: cut(card.name, limits.titleLengthMax) || 'Untitled',
    description: card.desc ? cut(card.desc, limits.descriptionLengthMax) : null,
    startDate: isDueBeforeStart(card) ? null : momentOf(card.start),
    dueDate: momentOf(card.due),
    completed: card.dueComplete,
    completedAt: null,
    archived: card.closed,
    progress: null,
    labels: card.idLabels.flatMap((id) => names.labels.get(id) ?? []),
    assignees: card.idMembers
      .flatMap((id) => {
        const name = names.members.get(id);
        return name ? [{ name }] : [];
      })
      .slice(0, limits.assigneesPerCardMax),
    checklist: names.checklists.get(card.id) ?? [],
    comments: names.comments.get(card.id) ?? [],
    values: names.fields.valuesOf(card),
  };
}

function namesOf(board: TrelloBoard): TrelloNames {
  const taken = new Set<string>();
  const checklists = new Map<string, ArchivedCard['checklist']>();
  for (const { idCard, checkItems } of byPos(board.checklists)) {
    const items = byPos(checkItems)
      .filter(({ name }) => name.trim() !== '')
      .map(({ name, state }) => ({ text: cut(name, limits.titleLengthMax), done: state === 'complete' }));
    const all = [...(checklists.get(idCard) ?? []), ...items];
    checklists.set(idCard, all.slice(0, limits.checklistItemsPerCardMax));
  }
  const comments = new Map<string, ArchivedCard['comments']>();
  const commentActions = board.actions.filter(
    ({ type, data }) => type === 'commentCard' && data.card && data.text?.trim(),
  );
  // Trello lists the newest first.
  for (const { data } of commentActions.sort((one, other) => one.date.localeCompare(other.date))) {
    const cardId = data.card?.id ?? '';
    const known = comments.get(cardId) ?? [];
    known.push({ text: cut(data.text ?? '', limits.commentLengthMax) });
    comments.set(cardId, known);
  }
  return {
    labels: new Map(
      labelsOf(board).map(({ id, name, color }) => [id, freeName(name || color || 'label', taken)]),
    ),
    members: new Map(board.members.map(({ id, fullName }) => [id, fullName])),
    fields: new TrelloFields(board),
    checklists,
    comments,
  };
}

function labelsOf({ labels }: TrelloBoard): TrelloBoard['labels'] {
  return labels.slice(0, limits.labelsPerBoardMax);
}

/** Skips dates that the API would reject. */
/** Blank text becomes empty, so that the caller can set a name. */
function cut(text: string, lengthMax: number): string {
  const storable = text.replaceAll('\u0000', '').toWellFormed();
  return storable.trim() === '' ? '' : storable.slice(0, lengthMax).toWellFormed();
}
