import { boardField, CARD_SAMPLE, cardField, contentFields } from '../card-fields.js';
import { cardIdOf } from '../card-name.js';
import { relationFields, relationsOf } from '../card-relations.js';
import { call, givenOf, path } from '../kiban-calls.js';

const PROPERTIES = ['title', 'description', 'startDate', 'dueDate'];

export const updateCard = {
  key: 'update_card',
  noun: 'Card',
  display: {
    label: 'Update Card',
    description: 'Changes the properties of a card that are filled in; the others stay.',
  },
  operation: {
    inputFields: [
      cardField,
      ...contentFields({ isNew: false }),
      // Only fills the choices of labels and custom fields.
      boardField({ required: false }),
      ...relationFields,
    ],
    perform: async (z, bundle) => {
      const body = { ...givenOf(bundle.inputData, PROPERTIES), ...relationsOf(bundle.inputData) };
      if (Object.keys(body).length === 0)
        throw new z.errors.Error(
          `Fill in at least one of ${PROPERTIES.join(', ')}, people, labels or custom fields.`,
          'nothing_to_change',
          422,
        );
      return call(z, bundle, { method: 'PATCH', path: path`/cards/${await cardIdOf(z, bundle)}`, body });
    },
    sample: CARD_SAMPLE,
  },
};
