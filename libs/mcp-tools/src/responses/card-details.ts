import { z } from 'zod';
import type { Card, CardComment } from '../api/shapes.js';
import type { WorkspaceApi } from '../api/workspace-api.js';
import { responseBytes, ResponseBudget, fitting, shortened } from './response.js';
import { mentionsShown, writtenCard } from './card-row.js';
import { cursorText, readCursor } from './cursor.js';
import { apiRowPage } from './row-page.js';
import { valueShown } from './field-value.js';

/** Position in a card: the description from a character on, then the comments. */
const place = z.object({
  card: z.int(),
  description: z.int().min(0).optional(),
  comments: z.string().optional(),
});

const COMMENTS_A_PAGE = 20;
const COMMENT_SHOWN_MAX = 2_000;

/** One response about a card: all properties, as much of the description as fits, then comments. */
export async function cardDetails(
  api: WorkspaceApi,
  cardId: number,
  cursor: string | undefined,
): Promise<object> {
  const from = cursor === undefined ? undefined : readCursor('card', place, cursor);
  const card = await api.card(cardId);
  const budget = new ResponseBudget();
  // Later pages hold only the continued part, so it always has room.
  const shown: Record<string, unknown> = from ? cardHead(card) : await wholeCard(api, card);
  budget.take(shown);
  if (from?.comments === undefined) {
    const start = from?.description ?? 0;
    const description = card.description ?? '';
    const end = start + charactersThatFit(description.slice(start), budget);
    const part = description.slice(start, end);
    if (part !== '') shown['description'] = part;
    if (end < description.length)
      return { card: shown, nextCursor: cursorText('card', { card: cardId, description: end }) };
    if (card.commentCount > 0) budget.take(part);
  }
  return card.commentCount === 0 ? { card: shown } : withComments(api, cardId, shown, budget, from?.comments);
}

async function withComments(
  api: WorkspaceApi,
  cardId: number,
  shown: object,
  budget: ResponseBudget,
  cursor: string | undefined,
): Promise<object> {
  const { rows, nextCursor } = await apiRowPage({
    kind: 'comments',
    cursor: cursor === '' ? undefined : cursor,
    limit: COMMENTS_A_PAGE,
    budget,
    load: (page) => api.comments(cardId, page),
    row: commentRow,
  });
  return {
    card: shown,
    comments: rows,
    ...(nextCursor ? { nextCursor: cursorText('card', { card: cardId, comments: nextCursor }) } : {}),
  };
}

function commentRow(comment: CardComment): object {
  const mentions = mentionsShown(comment);
  return {
    id: comment.id,
    author: shortened(comment.author.name, 80),
    at: comment.createdAt,
    text: shortened(comment.text, COMMENT_SHOWN_MAX),
    ...(mentions && { mentions }),
  };
}

function cardHead({ id, number, title, url, listId, boardId, version }: Card): Record<string, unknown> {
  return { id, number, title: shortened(title, 160), url, listId, boardId, version };
}

async function wholeCard(api: WorkspaceApi, card: Card): Promise<Record<string, unknown>> {
  const shown: Record<string, unknown> = { ...writtenCard(card), title: card.title };
  if (card.progress !== null) shown['progress'] = card.progress;
  if (card.completedAt) shown['completedAt'] = card.completedAt;
  if (card.commentCount > 0) shown['commentCount'] = card.commentCount;
  const mentions = mentionsShown(card);
  if (mentions) shown['mentions'] = mentions;
  shown['createdBy'] = shortened(card.createdBy.name, 80);
  shown['createdAt'] = card.createdAt;
  shown['updatedAt'] = card.updatedAt;
  if (card.checklist.total > 0) shown['checklist'] = await checklistShown(api, card);
  if (Object.keys(card.fields).length > 0) shown['fields'] = await fieldsShown(api, card);
  return shown;
}

/** Maximum bytes of the checklist, and of the fields, in a response. */
const PART_BYTES = 4_500;

async function checklistShown(api: WorkspaceApi, card: Card): Promise<object> {
  const items = await api.checklists.items(card.id);
  const rows = items.map(({ text, done }) => ({ text: shortened(text, 120), ...(done ? { done } : {}) }));
  return { ...card.checklist, items: fitting(rows, new ResponseBudget(PART_BYTES)) };
}

/** The values of a card with the names of their fields, as far as they fit. */
export async function fieldsShown(
  api: WorkspaceApi,
  card: Card,
): Promise<{ id: number; name: string; value: unknown }[]> {
  const fields = await api.fields(card.boardId);
  const rows = fields
    .filter(({ id }) => String(id) in card.fields)
    .map((field) => ({
      id: field.id,
      name: shortened(field.name, 60),
      value: valueShown(field, card.fields[String(field.id)], 100),
    }));
  return fitting(rows, new ResponseBudget(PART_BYTES));
}

/** Number of characters of `text` that still fit; never splits a surrogate pair. */
export function charactersThatFit(text: string, budget: ResponseBudget): number {
  const fits = (length: number): boolean =>
    responseBytes(text.slice(0, length)) + CURSOR_ROOM < budget.bytesLeft;
  // Almost every text fits.
  if (fits(text.length)) return text.length;
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  const splitsPair = low > 0 && low < text.length && /[\uD800-\uDBFF]/.test(text[low - 1] ?? '');
  return splitsPair ? low - 1 : low;
}

const CURSOR_ROOM = 400;
