import { limits, ValidationError } from '@kiban/contracts';
import { z } from 'zod';
import type { ArchivedCard, BoardArchive } from './board-archive.js';

/** What of Trello's export is read; everything else it has is passed over. */
const trello = z.object({
  name: z.string().min(1),
  desc: z.string().default(''),
  lists: z.array(
    z.object({ id: z.string(), name: z.string(), closed: z.boolean().default(false), pos: z.number() }),
  ),
  cards: z.array(
    z.object({
      id: z.string(),
      idList: z.string(),
      name: z.string(),
      desc: z.string().default(''),
      closed: z.boolean().default(false),
      pos: z.number(),
      start: z.string().nullish(),
      due: z.string().nullish(),
      dueComplete: z.boolean().default(false),
      idLabels: z.array(z.string()).default([]),
      idMembers: z.array(z.string()).default([]),
      attachments: z.array(z.unknown()).default([]),
    }),
  ),
  labels: z
    .array(z.object({ id: z.string(), name: z.string().default(''), color: z.string().nullish() }))
    .default([]),
  checklists: z
    .array(
      z.object({
        idCard: z.string(),
        pos: z.number().default(0),
        checkItems: z.array(z.object({ name: z.string(), state: z.string(), pos: z.number().default(0) })),
      }),
    )
    .default([]),
  actions: z
    .array(
      z.object({
        type: z.string(),
        date: z.string().default(''),
        data: z
          .object({ text: z.string().optional(), card: z.object({ id: z.string() }).optional() })
          .default({}),
      }),
    )
    .default([]),
  customFields: z.array(z.unknown()).default([]),
});

type Trello = z.infer<typeof trello>;

const colors: Record<string, string> = {
  green: '#22c55e',
  yellow: '#eab308',
  orange: '#f97316',
  red: '#ef4444',
  purple: '#a855f7',
  blue: '#3b82f6',
  sky: '#0ea5e9',
  lime: '#84cc16',
  pink: '#ec4899',
  black: '#334155',
};

export function looksLikeTrello(body: object): boolean {
  return 'lists' in body && 'cards' in body && !('format' in body);
}

/** Maps a board of Trello; `unmapped` says in sentences what has no counterpart. @throws ValidationError */
export function readTrello(body: object): { archive: BoardArchive; unmapped: string[] } {
  const result = trello.safeParse(body);
  if (!result.success) {
    const [issue] = result.error.issues;
    const field = issue?.path.join('.') ?? 'body';
    throw new ValidationError(
      field,
      'trello',
      `${field} of the Trello export cannot be read: ${issue?.message ?? ''}.`,
    );
  }
  const board = result.data;
  const labelNames = uniqueLabelNames(board);
  const byPos = <Item extends { pos: number }>(items: readonly Item[]): Item[] =>
    [...items].sort((one, other) => one.pos - other.pos);
  return {
    unmapped: unmappedOf(board),
    archive: {
      format: 'kiban.board',
      formatVersion: 1,
      board: {
        name: cut(board.name, limits.nameLengthMax),
        description: board.desc ? cut(board.desc, limits.descriptionLengthMax) : null,
        kind: 'kanban',
        visibility: 'workspace',
      },
      columns: [],
      rows: [],
      labels: board.labels.map(({ id, color }) => ({
        name: labelNames.get(id) ?? id,
        color: colors[(color ?? '').split('_')[0] ?? ''] ?? '#94a3b8',
      })),
      fields: [],
      lists: byPos(board.lists).map((list) => ({
        name: cut(list.name || 'Unnamed', limits.nameLengthMax),
        info: { text: null, color: null, cardLimit: null, attributes: {} },
        column: null,
        row: null,
        archived: list.closed,
        cards: byPos(board.cards.filter(({ idList }) => idList === list.id)).map((card) =>
          cardOf(board, card, labelNames),
        ),
      })),
    },
  };
}

function cardOf(
  board: Trello,
  card: Trello['cards'][number],
  labelNames: ReadonlyMap<string, string>,
): ArchivedCard {
  const dueDate = momentOf(card.due);
  const startDate = momentOf(card.start);
  return {
    title: cut(card.name || 'Untitled', limits.titleLengthMax),
    description: card.desc ? cut(card.desc, limits.descriptionLengthMax) : null,
    startDate: startDate && dueDate && dueDate.slice(0, 10) < startDate.slice(0, 10) ? null : startDate,
    dueDate,
    completed: card.dueComplete,
    archived: card.closed,
    progress: null,
    labels: card.idLabels.flatMap((id) => labelNames.get(id) ?? []),
    checklist: board.checklists
      .filter(({ idCard }) => idCard === card.id)
      .sort((one, other) => one.pos - other.pos)
      .flatMap(({ checkItems }) => [...checkItems].sort((one, other) => one.pos - other.pos))
      .filter(({ name }) => name.trim() !== '')
      .map(({ name, state }) => ({ text: cut(name, limits.titleLengthMax), done: state === 'complete' })),
    comments: board.actions
      .filter(({ type, data }) => type === 'commentCard' && data.card?.id === card.id && data.text)
      .sort((one, other) => one.date.localeCompare(other.date))
      .map(({ data }) => ({ text: cut(data.text ?? '', limits.commentLengthMax) })),
    values: {},
  };
}

function momentOf(date: string | null | undefined): string | null {
  const at = date ? new Date(date) : null;
  return at && !Number.isNaN(at.getTime()) ? at.toISOString() : null;
}

function uniqueLabelNames(board: Trello): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, name, color } of board.labels) {
    const wanted = cut(name || color || 'label', 90);
    let free = wanted;
    for (let number = 2; taken.has(free); number += 1) free = `${wanted} ${number}`;
    taken.add(free);
    names.set(id, free);
  }
  return names;
}

function unmappedOf(board: Trello): string[] {
  const attachments = board.cards.reduce((sum, card) => sum + card.attachments.length, 0);
  const members = board.cards.filter(({ idMembers }) => idMembers.length > 0).length;
  const lists = new Set(board.lists.map(({ id }) => id));
  const homeless = board.cards.filter(({ idList }) => !lists.has(idList)).length;
  return [
    attachments > 0 ? `${attachments} attachments were left out: cards have none here.` : '',
    members > 0
      ? `The members of ${members} cards were left out: assign people of this workspace instead.`
      : '',
    board.customFields.length > 0
      ? `${board.customFields.length} custom fields of Trello were left out.`
      : '',
    homeless > 0 ? `${homeless} cards were left out: their list is not in the export.` : '',
  ].filter(Boolean);
}

const cut = (text: string, lengthMax: number): string =>
  text.replaceAll('\u0000', '').toWellFormed().slice(0, lengthMax).toWellFormed();
