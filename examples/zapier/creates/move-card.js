import { CARD_SAMPLE, cardField, placeFields } from '../card-fields.js';
import { cardIdOf } from '../card-name.js';
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
    perform: async (z, bundle) =>
      call(z, bundle, {
        method: 'POST',
        path: path`/cards/${await cardIdOf(z, bundle)}/move`,
        body: givenOf(bundle.inputData, ['listId', 'position']),
      }),
    sample: CARD_SAMPLE,
  },
};
