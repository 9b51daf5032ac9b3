import { z } from 'zod';
import type { Card, CardComment, CustomField } from '../api/shapes.js';
import type { WorkspaceApi } from '../api/workspace-api.js';
import { answerBytes, AnswerBudget, shortened } from './answer.js';
import { cardRow } from './card-row.js';
import { cursorText, readCursor } from './cursor.js';
import { apiRowPage } from './row-page.js';
import { valueShown } from './field-value.js';

/** What is left to read of a card: its description from a character on, then its comments. */
const place = z.object({
  card: z.int(),
  description: z.int().min(0).optional(),
  comments: z.string().optional(),
});

const COMMENTS_A_PAGE = 20;
const COMMENT_SHOWN_MAX = 2_000;

/** One answer about a card: everything about it, as much of its description as fits, then comments. */
export async function cardDetails(
  api: WorkspaceApi,
  cardId: number,
  cursor: string | undefined,
): Promise<object> {
  const from = cursor === undefined ? undefined : readCursor('card', place, cursor);
  const card = await api.card(cardId);
  const budget = new AnswerBudget();
  const shown: Record<string, unknown> = {
    ...cardRow(card, true),
    title: card.title,
    listId: card.listId,
    boardId: card.boardId,
    version: card.version,
    ...(from ? {} : await extras(api, card)),
  };
  budget.take(shown);
  if (from?.comments === undefined) {
    const start = from?.description ?? 0;
    const description = card.description ?? '';
    const end = start + charactersThatFit(description.slice(start), budget);
    if (end > start) shown['description'] = description.slice(start, end);
    budget.take(description.slice(start, end));
    if (end < description.length)
      return { card: shown, nextCursor: cursorText('card', { card: cardId, description: end }) };
  }
  return card.commentCount === 0 ? { card: shown } : withComments(api, cardId, shown, budget, from?.comments);
}

async function withComments(
  api: WorkspaceApi,
  cardId: number,
  shown: object,
  budget: AnswerBudget,
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
  return {
    id: comment.id,
    author: shortened(comment.author.name, 80),
    at: comment.createdAt,
    text: shortened(comment.text, COMMENT_SHOWN_MAX),
  };
}

async function extras(api: WorkspaceApi, card: Card): Promise<object> {
  return {
    ...(card.checklist.total > 0 ? { checklist: card.checklist } : {}),
    ...(card.progress === null ? {} : { progress: card.progress }),
    ...(card.completedAt ? { completedAt: card.completedAt } : {}),
    ...(card.commentCount > 0 ? { commentCount: card.commentCount } : {}),
    createdBy: shortened(card.createdBy.name, 80),
    createdAt: card.createdAt,
    updatedAt: card.updatedAt,
    ...(Object.keys(card.fields).length > 0
      ? { fields: fieldRows(await api.fields(card.boardId), card) }
      : {}),
  };
}

const FIELDS_SHOWN_MAX = 30;

function fieldRows(fields: readonly CustomField[], card: Card): object[] {
  return fields
    .filter(({ id }) => String(id) in card.fields)
    .slice(0, FIELDS_SHOWN_MAX)
    .map((field) => ({
      id: field.id,
      name: shortened(field.name, 60),
      value: valueShown(field, card.fields[String(field.id)], 100),
    }));
}

/** How many characters of `text` the answer still takes; never half of a surrogate pair. */
function charactersThatFit(text: string, budget: AnswerBudget): number {
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (answerBytes(text.slice(0, middle)) + CURSOR_ROOM < budget.bytesLeft) low = middle;
    else high = middle - 1;
  }
  const splitsPair = low > 0 && low < text.length && /[\uD800-\uDBFF]/.test(text[low - 1] ?? '');
  return splitsPair ? low - 1 : low;
}

const CURSOR_ROOM = 400;
