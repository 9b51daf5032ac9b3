import { createAction, Property } from '@activepieces/pieces-framework';
import { boardProp, givenOf } from '../card-props';
import { kibanAuth, kibanOf } from '../kiban-auth';

const FOUND_MAX = 10;

export const findCards = createAction({
  name: 'find_cards',
  displayName: 'Find Cards',
  description: 'Finds cards by words of their title or description, the newest first',
  auth: kibanAuth,
  props: {
    q: Property.ShortText({
      displayName: 'Words',
      description: 'Every word must be in the title or the description',
      required: true,
    }),
    boardId: boardProp(false),
  },
  run: async ({ auth, propsValue }) => {
    const { q, boardId } = propsValue;
    const query = { q, limit: FOUND_MAX, ...givenOf({ boardId }) };
    for await (const { rows } of kibanOf(auth).cards.search(query).pages()) return { cards: rows };
    return { cards: [] };
  },
});
