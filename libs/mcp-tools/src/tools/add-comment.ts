import { limits } from '@kiban/client';
import { z } from 'zod';
import { cardIdOf } from '../names/resolve.js';
import { mentionsShown, unresolvedShown } from '../responses/card-row.js';
import { integer, record, rowList, textList } from '../responses/output-schema.js';
import { filledArgument, cardArgument, requestKeyArgument } from './argument-fields.js';
import { defineTool } from './tool.js';

export const addComment = defineTool({
  name: 'add_comment',
  title: 'Comment on a card',
  description: 'Adds a comment to a card as the signed-in person. `@Name` mentions a member of the board.',
  effect: 'add',
  operations: ['searchCards', 'createComment'],
  input: z.strictObject({
    card: cardArgument(),
    text: filledArgument(limits.commentLengthMax),
    requestKey: requestKeyArgument(),
  }),
  outputSchema: record({ id: integer, card: integer, 'mentions?': textList, 'unresolvedMentions?': rowList }),
  async run(api, { card: reference, text, requestKey }) {
    const card = await cardIdOf(api, reference);
    const comment = await api.addComment(card, text, requestKey);
    const [mentions, unresolvedMentions] = [mentionsShown(comment), unresolvedShown(comment)];
    return {
      id: comment.id,
      card,
      ...(mentions && { mentions }),
      ...(unresolvedMentions && { unresolvedMentions }),
    };
  },
});
