import { carriedProperties } from '@kiban/vocabulary';
import { z } from 'zod';
import { writtenCard } from '../responses/card-row.js';
import { writtenCardShape } from '../responses/output-schema.js';
import type { Card, CardChanges } from '../api/shapes.js';
import type { WorkspaceApi } from '../api/workspace-api.js';
import { cardIdOf } from '../names/resolve.js';
import { relatedOf } from '../names/related-names.js';
import { expectedVersionArgument, cardArgument, relatedArguments } from './argument-fields.js';
import { cardPropertyArguments } from './card-property-arguments.js';
import { ToolError } from '../schemas/tool-error.js';
import { defineTool } from './tool.js';

const input = z.strictObject({
  card: cardArgument(),
  ...cardPropertyArguments('update'),
  done: z.boolean().optional(),
  archived: z.boolean().optional(),
  ...relatedArguments,
  expectedVersion: expectedVersionArgument(),
});

export const updateCard = defineTool({
  name: 'update_card',
  title: 'Update a card',
  description:
    'Changes the given properties; null clears a description or date. assignees and labels replace the whole set. done completes or reopens; archived archives (read-only) or restores.',
  effect: 'overwrite',
  operations: [
    'searchCards',
    'getCard',
    'listMembers',
    'listLabels',
    'listFields',
    'updateCard',
    'completeCard',
    'reopenCard',
    'archiveCard',
    'restoreCard',
  ],
  input,
  outputSchema: writtenCardShape,
  async run(api, args) {
    const steps = await stepsOf(api, args);
    if (steps.length === 0)
      throw new ToolError('invalid_arguments', 'Nothing to change: send at least one argument besides card.');
    let card: Card | undefined;
    // The first step checks the caller's version; each further step expects the version that the previous one returned.
    for (const step of steps) card = await step(card?.version ?? args.expectedVersion);
    return writtenCard(card as Card);
  },
});

type Step = (expectedVersion: number | undefined) => Promise<Card>;

/** Resolves all names before the first write, so that an unknown name changes nothing. */
async function stepsOf(api: WorkspaceApi, args: z.infer<typeof input>): Promise<Step[]> {
  const id = await cardIdOf(api, args.card);
  const { done, archived } = args;
  const related = await relatedOf(api, async () => (await api.card(id)).boardId, args);
  const changes = Object.fromEntries(
    Object.entries({ ...carriedProperties('update', args), ...related }).filter(
      ([, value]) => value !== undefined,
    ),
  ) as CardChanges;
  const steps: Step[] = [];
  // An archived card is read-only: restore first, archive last.
  if (archived === false) steps.push((version) => api.setCardState(id, 'restore', version));
  if (Object.keys(changes).length > 0) steps.push((version) => api.updateCard(id, changes, version));
  if (done !== undefined)
    steps.push((version) => api.setCardState(id, done ? 'complete' : 'reopen', version));
  if (archived === true) steps.push((version) => api.setCardState(id, 'archive', version));
  return steps;
}
