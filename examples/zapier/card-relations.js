import { call, path } from './kiban-calls.js';

const REPLACES = 'Afterwards, the card has these and no others. Without one, it keeps what it has.';
const PREFIX = 'field_';

/** What Zapier shows for each type of a custom field. Options are chosen by their label, people by their number. */
const INPUTS = {
  text: { type: 'text' },
  url: { type: 'string' },
  number: { type: 'number' },
  checkbox: { type: 'boolean' },
  date: { type: 'string', helpText: 'A day such as 2026-11-30.' },
  select: { type: 'string' },
  multi_select: { type: 'string', list: true },
  member: { type: 'integer', dynamic: 'people.id.name' },
};

/** The custom fields of the chosen board; none before. */
async function customFields(z, bundle) {
  const { boardId } = bundle.inputData;
  if (!boardId) return [];
  const fields = await call(z, bundle, { path: path`/boards/${boardId}/fields` });
  return fields
    .filter(({ type }) => INPUTS[type] !== undefined)
    .map(({ id, name, type, options }) => ({
      key: `${PREFIX}${id}`,
      label: name,
      ...INPUTS[type],
      ...(options.length > 0 && { choices: options.map(({ label }) => label) }),
    }));
}

/** People, labels and custom fields of a card. The choices of the last two depend on a field for the board. */
export const relationFields = [
  {
    key: 'assigneeIds',
    label: 'People',
    type: 'integer',
    list: true,
    dynamic: 'people.id.name',
    helpText: REPLACES,
  },
  {
    key: 'labelIds',
    label: 'Labels',
    type: 'integer',
    list: true,
    dynamic: 'labels.id.name',
    helpText: REPLACES,
  },
  customFields,
];

const isFilled = (value) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The relations that the user filled in, as the API takes them. */
export function relationsOf(inputData) {
  const filled = Object.entries(inputData).filter(([, value]) => isFilled(value));
  const lists = filled.filter(([name]) => name === 'assigneeIds' || name === 'labelIds');
  const fields = filled
    .filter(([name]) => name.startsWith(PREFIX))
    .map(([name, value]) => [name.slice(PREFIX.length), value]);
  return { ...Object.fromEntries(lists), ...(fields.length > 0 && { fields: Object.fromEntries(fields) }) };
}
