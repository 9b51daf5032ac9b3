import { CARD_SAMPLE, cardField, placeFields } from '../card-fields.js';
import { call, givenOf, path } from '../kiban-calls.js';

export const moveCard = {
  key: 'move_card',
  noun: 'Card',
  display: { label: 'Move Card', description: 'Moves a card to a list, also of another board.' },
  operation: {
    inputFields: [
      cardField,
      ...placeFields(),
      {
        key: 'position',
        label: 'Position',
        type: 'string',
        choices: { last: 'Last', first: 'First' },
        helpText: 'Last, if it is empty.',
      },
    ],
    perform: (z, bundle) =>
      call(z, bundle, {
        method: 'POST',
        path: path`/cards/${bundle.inputData.cardId}/move`,
        body: givenOf(bundle.inputData, ['listId', 'position']),
      }),
    sample: CARD_SAMPLE,
  },
};
