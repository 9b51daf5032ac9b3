import { createAction } from '@activepieces/pieces-framework';
import { cardProp, contentProps, givenOf } from '../card-props';
import { kibanAuth, kibanOf } from '../kiban-auth';

export const updateCard = createAction({
  name: 'update_card',
  displayName: 'Update Card',
  description: 'Changes the properties of a card that are filled in; the others stay',
  auth: kibanAuth,
  props: { cardId: cardProp, ...contentProps(false) },
  run: ({ auth, propsValue }) => {
    const { cardId, title, description, startDate, dueDate } = propsValue;
    const changes = givenOf({ title, description, startDate, dueDate });
    if (Object.keys(changes).length === 0)
      throw new Error('Fill in at least one of title, description, startDate, dueDate.');
    return kibanOf(auth).cards.update(cardId, changes);
  },
});
