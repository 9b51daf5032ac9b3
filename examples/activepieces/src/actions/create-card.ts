import { createAction } from '@activepieces/pieces-framework';
import { boardProp, contentProps, givenOf, listProp, relationProps, relationsOf } from '../card-props';
import { kibanAuth, kibanOf } from '../kiban-auth';

export const createCard = createAction({
  name: 'create_card',
  displayName: 'Create Card',
  description: 'Creates a card at the end of a list',
  auth: kibanAuth,
  props: {
    boardId: boardProp(false),
    listId: listProp('List', true),
    ...contentProps(true),
    ...relationProps,
  },
  run: ({ auth, propsValue }) => {
    const { listId, title, description, startDate, dueDate } = propsValue;
    return kibanOf(auth).cards.create({
      listId,
      title,
      ...givenOf({ description, startDate, dueDate }),
      ...relationsOf(propsValue),
    });
  },
});
