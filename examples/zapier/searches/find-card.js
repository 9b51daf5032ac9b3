import { boardField, CARD_SAMPLE } from '../card-fields.js';
import { call, givenOf } from '../kiban-calls.js';

const FOUND_MAX = 10;

export const findCard = {
  key: 'find_card',
  noun: 'Card',
  display: { label: 'Find Card', description: 'Finds cards by words of their title or description.' },
  operation: {
    inputFields: [
      {
        key: 'q',
        label: 'Words',
        type: 'string',
        required: true,
        helpText: 'Every word must be in the title or the description.',
      },
      boardField({ required: false }),
    ],
    // The newest first; Zapier goes on with the first one.
    perform: (z, bundle) =>
      call(z, bundle, {
        path: '/search',
        query: { ...givenOf(bundle.inputData, ['q', 'boardId']), limit: FOUND_MAX },
      }),
    sample: CARD_SAMPLE,
  },
};
