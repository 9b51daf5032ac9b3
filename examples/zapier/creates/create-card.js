import { CARD_SAMPLE, contentFields, placeFields } from '../card-fields.js';
import { relationFields, relationsOf } from '../card-relations.js';
import { call, givenOf } from '../kiban-calls.js';

export const createCard = {
  key: 'create_card',
  noun: 'Card',
  display: { label: 'Create Card', description: 'Creates a card at the end of a list.' },
  operation: {
    inputFields: [...placeFields(), ...contentFields({ isNew: true }), ...relationFields],
    perform: (z, bundle) =>
      call(z, bundle, {
        method: 'POST',
        path: '/cards',
        body: {
          ...givenOf(bundle.inputData, ['title', 'description', 'startDate', 'dueDate']),
          ...relationsOf(bundle.inputData),
          listId: bundle.inputData.listId,
        },
      }),
    sample: CARD_SAMPLE,
  },
};
