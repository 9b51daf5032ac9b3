import { createAction } from '@activepieces/pieces-framework';
import { boardProp, cardProp, contentProps, givenOf, relationProps, relationsOf } from '../card-props';
import { kibanAuth, kibanOf } from '../kiban-auth';

export const updateCard = createAction({
  name: 'update_card',
  displayName: 'Update Card',
  description: 'Changes the properties of a card that are filled in; the others stay',
  auth: kibanAuth,
  props: {
    cardId: cardProp,
    ...contentProps(false),
    // Only fills the choices of labels and custom fields.
    boardId: boardProp(false),
    ...relationProps,
  },
  run: ({ auth, propsValue }) => {
    const { cardId, title, description, startDate, dueDate } = propsValue;
    const changes = {
      ...givenOf({ title, description, startDate, dueDate }),
      ...relationsOf(propsValue),
    };
    if (Object.keys(changes).length === 0)
      throw new Error('Fill in at least one of the properties, people, labels or custom fields.');
    return kibanOf(auth).cards.update(cardId, changes);
  },
});
