import { limits } from '@kiban/client';
import { z } from 'zod';
import type { WorkspaceApi } from '../api/workspace-api.js';
import { cardIdOf } from '../names/resolve.js';
import { charactersThatFit, fieldsShown } from '../responses/card-details.js';
import { cardRow } from '../responses/card-row.js';
import { listOf, object, record, text } from '../responses/output-schema.js';
import { fitting, ResponseBudget, shortened } from '../responses/response.js';
import type { Card } from '../api/shapes.js';
import { cardArgument, textArgument } from './argument-fields.js';
import { defineTool, type Tool } from './tool.js';

const RESULTS_MAX = 20;
const COMMENTS_MAX = 50;

/** The two tools of `?tools=research`, in the shapes that ChatGPT’s deep research reads. */
export function researchTools(): readonly Tool[] {
  const search = defineTool({
    name: 'search',
    title: 'Search cards',
    description: 'Finds cards on all boards by words. Returns id, title and address; fetch reads a card.',
    effect: 'read',
    operations: ['searchCards'],
    input: z.strictObject({ query: textArgument(limits.searchTextLengthMax) }),
    outputSchema: record({ results: listOf(record({ id: text, title: text, url: text })) }),
    async run(api, { query }) {
      const { body } = await api.search({ q: query }, { limit: RESULTS_MAX, cursor: null });
      const rows = body.map((card) => ({
        id: String(card.id),
        title: shortened(card.title, 160),
        url: card.url,
      }));
      return { results: fitting(rows, new ResponseBudget()) };
    },
  });
  const fetch = defineTool({
    name: 'fetch',
    title: 'Read a card',
    description:
      'Reads a card by the id of a search result: description, fields, checklist and comments as text.',
    effect: 'read',
    operations: ['searchCards', 'getCard', 'listFields', 'listChecklistItems', 'listComments'],
    input: z.strictObject({ id: cardArgument() }),
    outputSchema: record({ id: text, title: text, text, url: text, metadata: object }),
    async run(api, { id }) {
      const card = await api.card(await cardIdOf(api, id));
      const head = { id: String(card.id), title: card.title, url: card.url, metadata: metadataOf(card) };
      const budget = new ResponseBudget();
      budget.take(head);
      const whole = await textOf(api, card);
      return { ...head, text: whole.slice(0, charactersThatFit(whole, budget)) };
    },
  });
  return [search, fetch];
}

/** Strings only: clients show the metadata without a format. */
function metadataOf(card: Card): Record<string, string> {
  const shown = Object.entries({ ...cardRow(card, true), updatedAt: card.updatedAt });
  const others = shown.filter(([name]) => name !== 'id' && name !== 'title');
  return Object.fromEntries(others.map(([name, value]) => [name, [value].flat().join(', ')]));
}

async function textOf(api: WorkspaceApi, card: Card): Promise<string> {
  const parts = [card.description ?? ''];
  if (Object.keys(card.fields).length > 0)
    parts.push(
      section(
        'Fields',
        (await fieldsShown(api, card)).map(({ name, value }) => `${name}: ${[value].flat().join(', ')}`),
      ),
    );
  if (card.checklist.total > 0) {
    const items = await api.checklists.items(card.id);
    parts.push(
      section(
        'Checklist',
        items.map((item) => `[${item.done ? 'x' : ' '}] ${item.text}`),
      ),
    );
  }
  if (card.commentCount > 0) {
    const { body } = await api.comments(card.id, { limit: COMMENTS_MAX, cursor: null });
    parts.push(
      section(
        'Comments',
        body.map((one) => `${one.author.name}, ${one.createdAt}: ${one.text}`),
      ),
    );
  }
  return parts.filter((part) => part !== '').join('\n\n');
}

const section = (title: string, lines: readonly string[]): string =>
  [`${title}:`, ...lines.map((line) => `- ${line}`)].join('\n');
