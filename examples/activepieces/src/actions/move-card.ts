import { createAction, Property } from '@activepieces/pieces-framework';
import { boardProp, cardProp, givenOf, listProp } from '../card-props';
import { kibanAuth, kibanOf } from '../kiban-auth';

export const moveCard = createAction({
  name: 'move_card',
  displayName: 'Move Card',
  description: 'Moves a card to a list, also of another board',
  auth: kibanAuth,
  props: {
    cardId: cardProp,
    boardId: boardProp(false),
    listId: listProp('List', true),
    position: Property.StaticDropdown<'first' | 'last'>({
      displayName: 'Position',
      description: 'Last, if it is empty',
      required: false,
      options: {
        options: [
          { label: 'Last', value: 'last' },
          { label: 'First', value: 'first' },
        ],
      },
    }),
  },
  run: ({ auth, propsValue }) => {
    const { cardId, listId, position } = propsValue;
    return kibanOf(auth).cards.move(cardId, { listId, ...givenOf({ position }) });
  },
});
